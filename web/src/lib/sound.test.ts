import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { SOUNDS, Sounds, soundsOf, type SoundName } from "./sound";

/** What a browser would have sounded: when each source starts. */
class FakeAudio {
  static made: FakeAudio[] = [];
  state = "suspended";
  currentTime = 10;
  sampleRate = 8000;
  destination = {};
  started: number[] = [];
  levels: number[] = [];
  resume = vi.fn();

  constructor() {
    FakeAudio.made.push(this);
  }

  private node(more: object = {}) {
    const param = () => ({
      value: 0,
      setValueAtTime: vi.fn(),
      linearRampToValueAtTime: vi.fn(),
      exponentialRampToValueAtTime: vi.fn(),
    });
    return {
      gain: param(),
      frequency: param(),
      connect: (to: object) => to,
      start: (at: number) => this.started.push(at),
      stop: vi.fn(),
      ...more,
    };
  }

  createOscillator = () => this.node();
  createBiquadFilter = () => this.node();
  createBufferSource = () => this.node();
  createGain = () => {
    const gain = this.node();
    const levels = this.levels;
    Object.defineProperty(gain.gain, "value", { set: (level: number) => levels.push(level) });
    return gain;
  };
  createBuffer = (_: number, length: number) => ({ getChannelData: () => new Float32Array(length) });
}

beforeEach(() => {
  FakeAudio.made = [];
  vi.stubGlobal("AudioContext", FakeAudio);
});

afterEach(() => vi.unstubAllGlobals());

test("every sound starts all its parts", () => {
  const sounds = new Sounds(() => 1, () => true);
  for (const name of Object.keys(SOUNDS) as SoundName[]) {
    sounds.play([name]);
    expect(FakeAudio.made[0]!.started.splice(0)).toHaveLength(SOUNDS[name].length);
  }
  expect(FakeAudio.made).toHaveLength(1);
  expect(FakeAudio.made[0]!.resume).toHaveBeenCalled();
});

test("sounds of one update follow each other, as loud as wanted", () => {
  new Sounds(() => 0.3, () => true).play(["wood", "paper"]);
  const audio = FakeAudio.made[0]!;
  expect(audio.started.at(-1)! - audio.started[0]!).toBeCloseTo(0.15);
  expect(audio.levels).toContain(0.3);
});

test("nothing is heard when it is off, before the first click, or without a sound", () => {
  new Sounds(() => 0, () => true).play(["bell"]);
  new Sounds(() => 1, () => false).play(["bell"]);
  new Sounds(() => 1, () => true).play([]);
  expect(FakeAudio.made).toHaveLength(0);
});

test("a browser without sound does not mind", () => {
  vi.stubGlobal("AudioContext", undefined);
  expect(() => new Sounds(() => 1, () => true).play(["bell"])).not.toThrow();
});

test("facts choose the sounds, each once", () => {
  expect(soundsOf([{ fact: "place", seat: 1 }, { fact: "gain", seat: 1 }, { fact: "gain", seat: 2 }])).toEqual(["wood", "coin"]);
  expect(soundsOf([{ fact: "take" }])).toEqual(["paper"]);
  expect(soundsOf([{ fact: "round", round: 2, dice: { black: 1 } }])).toEqual(["dice"]);
  expect(soundsOf([{ fact: "round", round: 2 }])).toEqual([]);
  expect(soundsOf([{ fact: "pass", seat: 0 }, { fact: "something of another game" }])).toEqual([]);
});

test("of many sounds the last are heard: the end of the game is one of them", () => {
  const facts = ["place", "take", "gain", "over"].map((fact) => ({ fact }));
  expect(soundsOf(facts)).toEqual(["paper", "coin", "fanfare"]);
});
