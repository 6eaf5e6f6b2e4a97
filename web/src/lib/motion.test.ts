import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Fact } from "./game";
import { Motion, durationOf } from "./motion";

/** The animations begun: of which thing (or flight), and its frames. */
let begun: { of: string; frames: Keyframe[]; finish: () => void }[];
let cancelled: number;
let still: boolean;
let motion: Motion;

/** Elements lie where `data-at="x y width height"` says. */
function place(element: Element): DOMRect {
  const [x, y, width, height] = (element.getAttribute("data-at") ?? "0 0 0 0").split(" ").map(Number);
  return { x, y, width, height } as DOMRect;
}

beforeEach(() => {
  begun = [];
  cancelled = 0;
  still = false;
  motion = new Motion(() => still);
  vi.spyOn(Element.prototype, "getBoundingClientRect").mockImplementation(function (this: Element) {
    return place(this);
  });
  Element.prototype.animate = function (this: Element, frames: Keyframe[]) {
    const animation = { onfinish: () => {}, cancel: () => (cancelled += 1) };
    const of = this.getAttribute("data-thing") ?? this.className;
    begun.push({ of, frames, finish: () => animation.onfinish() });
    return animation as unknown as Animation;
  } as Element["animate"];
  HTMLElement.prototype.showPopover = () => {};
});

afterEach(() => vi.restoreAllMocks());

/** One update: the page before and after it. */
function update(before: string, after: string, facts: Fact[] = []): HTMLElement {
  const root = document.createElement("main");
  document.body.replaceChildren(root);
  root.innerHTML = before;
  motion.measure(root);
  root.innerHTML = after;
  motion.animate(root, facts);
  return root;
}

const TOWER = '<section data-at="0 0 300 300">';
const ROW = '<section data-at="0 500 300 300">';
const END = "</section>";
const thing = (name: string, at: string, inside = "") => `<b data-thing="${name}" data-at="${at}">${inside}</b>`;
const names = () => begun.map(({ of }) => of);

test("what goes elsewhere flies there while the thing itself is already in its place", () => {
  const card = (at: string) => thing("card:forest", at, '<i id="x" data-offer></i>');
  const root = update(`${TOWER}${card("0 0 100 50")}${END}${ROW}${END}`, `${TOWER}${END}${ROW}${card("200 500 100 50")}${END}`);
  expect(names()).toEqual(["card:forest", "flight"]);
  expect(begun[1]!.frames[0]).toEqual({ transform: "translate(-200px, -500px) scale(1)" });
  const flight = root.querySelector<HTMLElement>(".flight")!;
  expect(flight.inert).toBe(true);
  expect(flight.querySelector("[id], [data-thing], [data-offer]")).toBeNull();
  begun[1]!.finish();
  expect(root.querySelector(".flight")).toBeNull();
});

test("what stays in its frame slides, and a frame that shifts moves nothing", () => {
  const root = document.createElement("main");
  root.innerHTML = `<section data-at="0 0 300 300">${thing("pawn:0", "10 0 20 20")}${thing("pawn:1", "50 0 20 20")}</section>`;
  motion.measure(root);
  root.firstElementChild!.setAttribute("data-at", "0 75 300 300");
  root.querySelector('[data-thing="pawn:0"]')!.setAttribute("data-at", "200 75 20 20");
  root.querySelector('[data-thing="pawn:1"]')!.setAttribute("data-at", "50 75 20 20");
  motion.animate(root, []);
  expect(names()).toEqual(["pawn:0"]);
  expect(begun[0]!.frames[0]!.transform).toBe("translate(-190px, 0px)");
});

test("a new thing settles; what somebody took goes to their seat, anything else fades", () => {
  const seat = thing("seat:1", "600 0 100 40");
  update(
    `${seat}${thing("card:city", "0 0 100 50")}${thing("card:mine", "0 60 100 50")}`,
    `${seat}${thing("leader:x", "0 0 100 50")}`,
    [{ fact: "take", seat: 1, card: "city" }],
  );
  expect(names()).toEqual(["leader:x", "flight", "flight"]);
  expect(begun[0]!.frames[0]!.opacity).toBe(0);
  expect(begun[1]!.frames[1]!.transform).toBe("translate(600px, -5px) scale(0.3)");
  expect(begun[2]!.frames[1]!.opacity).toBe(0);
});

test("with reduced motion whatever moved only fades in", () => {
  still = true;
  update(thing("pawn:0", "0 0 20 20"), thing("pawn:0", "300 0 20 20"));
  expect(begun.flatMap(({ frames }) => frames.flatMap((frame) => Object.keys(frame)))).toEqual(["opacity", "opacity"]);
});

test("numbers count", () => {
  vi.useFakeTimers({ toFake: ["requestAnimationFrame", "cancelAnimationFrame", "performance"] });
  const root = update(thing("money:0", "0 0 20 20", "300 F"), thing("money:0", "0 0 20 20", "900 F"));
  expect(root.textContent).toBe("300 F");
  motion.finish();
  expect(root.textContent).toBe("900 F");
  expect(begun).toHaveLength(0);
  vi.useRealTimers();
});

test("dice tumble when they were thrown, and only then", () => {
  const die = thing("die:black", "0 0 20 20");
  update(die, die);
  expect(begun).toHaveLength(0);
  update(die, die, [{ fact: "round", dice: { black: 3 } }]);
  expect(names()).toEqual(["die:black"]);
});

test("the next update, or a click, ends what still moves", () => {
  const root = update(`${TOWER}${thing("pawn:0", "0 0 9 9")}${END}`, `${ROW}${thing("pawn:0", "0 900 9 9")}${END}`);
  expect(root.querySelectorAll(".flight")).toHaveLength(1);
  motion.finish();
  expect(root.querySelectorAll(".flight")).toHaveLength(0);
  expect(cancelled).toBe(2);
});

test("another position is not a move: nothing flies, and nothing flies over a curtain", () => {
  const many = (y: number) => Array.from({ length: 60 }, (_, at) => thing(`card:${at}`, `0 ${y + at} 9 9`)).join("");
  update(many(0), many(500));
  update(many(0), "<p>Pass the device</p>");
  expect(begun).toHaveLength(0);
});

test("what is not seen does not move, and of two alike the one that is seen does", () => {
  update(thing("pawn:0", "0 0 9 9"), `${thing("pawn:0", "0 0 0 0")}${thing("pawn:0", "50 0 9 9")}`);
  expect(names()).toEqual(["pawn:0"]);
});

test("ways take 150 to 250 ms, long ones 400", () => {
  expect([durationOf(0), durationOf(300), durationOf(599) < 250, durationOf(600)]).toEqual([150, 200, true, 400]);
});
