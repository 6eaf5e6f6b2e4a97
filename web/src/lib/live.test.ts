import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { Live, type ConnectionStatus } from "./live";

class FakeSocket {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static readonly CLOSED = 3;
  static all: FakeSocket[] = [];
  readyState = 0;
  sent: string[] = [];
  onopen = () => {};
  onmessage: ((_: { data: string }) => void) | null = () => {};
  onclose: ((_: { code: number }) => void) | null = () => {};

  constructor(readonly url: URL) {
    FakeSocket.all.push(this);
  }
  open() {
    this.readyState = FakeSocket.OPEN;
    this.onopen();
  }
  drop(code = 1006) {
    this.readyState = FakeSocket.CLOSED;
    this.onclose?.({ code });
  }
  send(text: string) {
    this.sent.push(text);
  }
  close() {
    this.drop(1000);
  }
  hear() {
    this.onmessage?.({ data: '{"type":"pong"}' });
  }
  /** A server that answers every ping at once. */
  answer(milliseconds: number) {
    for (let passed = 0; passed < milliseconds; passed += 50) {
      const asked = this.sent.length;
      vi.advanceTimersByTime(50);
      if (this.sent.length > asked) this.hear();
    }
  }
}

const sockets = FakeSocket.all;
let statuses: ConnectionStatus[];
let since: number | null;
let signedOut: number;
let live: Live;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", FakeSocket);
  sockets.length = 0;
  statuses = [];
  since = null;
  signedOut = 0;
  live = new Live("k3VqT0c9xJmA", {
    message: () => {},
    status: (status) => statuses.push(status),
    since: () => since,
    signedOut: () => (signedOut += 1),
  });
});

afterEach(() => {
  live.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("the first call asks for everything", () => {
  expect(sockets[0]!.url.pathname).toBe("/api/tables/k3VqT0c9xJmA/live");
  expect(sockets[0]!.url.protocol).toBe("ws:");
  expect(sockets[0]!.url.search).toBe("?appraisal=true");
  sockets[0]!.open();
  expect(statuses).toEqual(["connecting", "open"]);
});

test("a lost connection comes back by itself and asks for what was missed", () => {
  sockets[0]!.open();
  since = 17;
  sockets[0]!.drop();
  expect(statuses.at(-1)).toBe("lost");
  vi.advanceTimersByTime(500);
  expect(sockets).toHaveLength(2);
  expect(sockets[1]!.url.search).toBe("?appraisal=true&since=17");
  sockets[1]!.open();
  expect(statuses.at(-1)).toBe("open");
});

test("it waits longer from attempt to attempt, and not for ever", () => {
  sockets[0]!.drop();
  vi.advanceTimersByTime(500);
  sockets[1]!.drop();
  vi.advanceTimersByTime(500);
  expect(sockets).toHaveLength(2);
  vi.advanceTimersByTime(500);
  expect(sockets).toHaveLength(3);
  for (let attempt = 2; attempt < 12; attempt += 1) {
    sockets[attempt]!.drop();
    vi.advanceTimersByTime(12_000);
    expect(sockets).toHaveLength(attempt + 2);
  }
});

test("a reader who comes back does not wait", () => {
  sockets[0]!.open();
  sockets[0]!.drop();
  dispatchEvent(new Event("online"));
  expect(sockets).toHaveLength(2);
});

test("a table that is gone is not asked for again", () => {
  sockets[0]!.drop(4404);
  vi.advanceTimersByTime(60_000);
  expect(statuses.at(-1)).toBe("gone");
  expect(sockets).toHaveLength(1);
});

test("who was let in only to be told no does not knock again at once", () => {
  sockets[0]!.open();
  sockets[0]!.drop(4429);
  vi.advanceTimersByTime(5_000);
  expect(sockets).toHaveLength(1);
  vi.advanceTimersByTime(8_000);
  expect(sockets).toHaveLength(2);
});

test("who was signed out is told so, and comes back as a spectator", () => {
  sockets[0]!.open();
  sockets[0]!.drop(4401);
  expect(signedOut).toBe(1);
  vi.advanceTimersByTime(500);
  expect(sockets).toHaveLength(2);
});

test("nothing is sent into a broken connection", () => {
  expect(live.send({ type: "say", text: "ciao" })).toBe(false);
  sockets[0]!.open();
  expect(live.send({ type: "say", text: "ciao" })).toBe(true);
  expect(sockets[0]!.sent).toEqual(['{"type":"say","text":"ciao"}']);
});

test("leaving the page ends it", () => {
  sockets[0]!.open();
  live.close();
  vi.advanceTimersByTime(60_000);
  expect(sockets).toHaveLength(1);
});

describe("silence", () => {
  beforeEach(() => sockets[0]!.open());

  test("a server that answers is asked a few times a second, and nobody is warned", () => {
    sockets[0]!.answer(10_000);
    expect(statuses).toEqual(["connecting", "open"]);
    expect(sockets[0]!.sent.length).toBeGreaterThan(15);
    expect(sockets[0]!.sent.length).toBeLessThan(30);
    expect(new Set(sockets[0]!.sent)).toEqual(new Set(['{"type":"ping"}']));
  });

  test("nobody waits for a second without being warned, whenever the server falls silent", () => {
    for (const before of [0, 50, 130, 390, 410, 800]) {
      sockets[0]!.hear();
      sockets[0]!.answer(before);
      vi.advanceTimersByTime(1000);
      expect(statuses.at(-1), `${before} ms`).toBe("silent");
      sockets[0]!.hear();
      expect(statuses.at(-1)).toBe("open");
      (live as unknown as { patience: number }).patience = 800;
    }
  });

  test("nothing is sent into the silence, so that nobody takes it for sent", () => {
    vi.advanceTimersByTime(1000);
    expect(live.send({ type: "say", text: "ciao" })).toBe(false);
    sockets[0]!.hear();
    expect(live.send({ type: "say", text: "ciao" })).toBe(true);
  });

  test("a slow connection is given more time once it has shown to be slow", () => {
    vi.advanceTimersByTime(1000);
    sockets[0]!.hear();
    const warned = statuses.length;
    vi.advanceTimersByTime(1500);
    expect(statuses).toHaveLength(warned);
    vi.advanceTimersByTime(500);
    expect(statuses.at(-1)).toBe("silent");
  });

  test("after some seconds it is given up for another connection", () => {
    vi.advanceTimersByTime(6200);
    expect(statuses.at(-1)).toBe("lost");
    vi.advanceTimersByTime(500);
    expect(sockets).toHaveLength(2);
    sockets[0]!.hear();
    sockets[1]!.open();
    expect(statuses.at(-1)).toBe("open");
  });

  test("a browser that knows it is offline says so at once; if the server still answers, all is well", () => {
    dispatchEvent(new Event("offline"));
    expect(statuses.at(-1)).toBe("silent");
    sockets[0]!.hear();
    expect(statuses.at(-1)).toBe("open");
  });

  test("who does not look is not warned, and asks nothing of the server", () => {
    const hidden = vi.spyOn(document, "hidden", "get").mockReturnValue(true);
    vi.advanceTimersByTime(60_000);
    expect(statuses.at(-1)).toBe("open");
    expect(sockets[0]!.sent).toEqual([]);
    hidden.mockRestore();
    vi.advanceTimersByTime(900);
    expect(sockets[0]!.sent.length).toBeGreaterThan(0);
  });

  test("a device that slept does not blame the connection", () => {
    vi.setSystemTime(Date.now() + 3_600_000);
    const asleep = vi.spyOn(performance, "now").mockReturnValue(performance.now() + 3_600_000);
    vi.advanceTimersByTime(100);
    expect(statuses.at(-1)).toBe("open");
    asleep.mockRestore();
  });
});
