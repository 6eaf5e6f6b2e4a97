/** Six short sounds, synthesised, chosen by what happened. */
import type { Fact } from "./game";
import { settings } from "./settings.svelte";

export type SoundName = "wood" | "paper" | "coin" | "dice" | "bell" | "fanfare";

/** A part of a sound: a tone that may glide, or noise around a pitch. Times in seconds, pitches in hertz. */
interface Part {
  at: number;
  length: number;
  pitch: number;
  /** Where the pitch glides to. */
  to?: number;
  loud: number;
  wave: OscillatorType | "noise";
}

const knock = (at: number, pitch: number, loud: number): Part[] => [
  { at, length: 0.09, pitch, to: pitch / 2, loud, wave: "sine" },
  { at, length: 0.025, pitch: 1400, loud: loud / 2, wave: "noise" },
];
const clink = (at: number, loud: number): Part[] =>
  [2350, 3810].map((pitch) => ({ at, length: 0.22, pitch, loud, wave: "sine" as const }));
const note = (at: number, length: number, pitch: number): Part[] => [
  { at, length, pitch, loud: 0.16, wave: "triangle" },
  { at, length, pitch: pitch * 2, loud: 0.05, wave: "triangle" },
];

export const SOUNDS: Record<SoundName, Part[]> = {
  wood: knock(0, 190, 0.5),
  paper: [{ at: 0, length: 0.16, pitch: 2400, to: 5200, loud: 0.14, wave: "noise" }],
  coin: [...clink(0, 0.05), ...clink(0.07, 0.035)],
  dice: [0, 0.07, 0.16, 0.21, 0.33].flatMap((at, bounce) => knock(at, 330 - 25 * bounce, 0.34 - 0.05 * bounce)),
  // The partials of a bell are no multiples of its note.
  bell: [1, 2, 2.76, 5.4].map((partial, at) => ({
    at: 0,
    length: 1.5 / (1 + at / 2),
    pitch: 196 * partial,
    loud: 0.2 / (1 + 2 * at),
    wave: "sine",
  })),
  fanfare: [...note(0, 0.22, 392), ...note(0.18, 0.7, 587.33)],
};

/** What is heard of each fact; the others are silent. */
const SOUND_OF: Record<string, SoundName> = {
  place: "wood", joint: "wood", builder: "wood", mark: "wood", support: "wood", excommunicate: "wood",
  take: "paper", draft: "paper", tile: "paper", play: "paper", activate: "paper", discard: "paper", return: "paper",
  draw: "paper", keep: "paper", bury: "paper", recruit: "paper", introduce: "paper", character: "paper", work: "paper",
  princess: "paper", prestige: "paper",
  fee: "coin", gain: "coin", exchange: "coin", name: "coin", bid: "coin", win: "coin", build: "coin", payout: "coin",
  banker: "coin", offer: "coin", ask: "coin", counter: "coin",
  over: "fanfare",
}; // prettier-ignore
const MOST = 3;
const APART = 0.15;

/** The sounds of an update, each once, in order. */
export function soundsOf(facts: readonly Fact[]): SoundName[] {
  const heard = facts.flatMap((fact) => (fact.dice ? "dice" : (SOUND_OF[fact.fact] ?? [])));
  return [...new Set(heard)].slice(-MOST);
}

export class Sounds {
  private audio: AudioContext | null = null;
  private noise: AudioBuffer | null = null;

  /**
   * @param volume from 0 (off) to 1
   * @param touched whether the page has been touched: before that browsers allow no sound
   */
  constructor(
    private readonly volume: () => number,
    private readonly touched: () => boolean = () => navigator.userActivation?.hasBeenActive ?? true,
  ) {}

  play(names: readonly SoundName[]): void {
    if (names.length === 0 || this.volume() === 0 || !this.touched()) return;
    try {
      this.audio ??= new AudioContext();
      if (this.audio.state === "suspended") void this.audio.resume();
      this.schedule(this.audio, names);
    } catch {
      // no sound here
    }
  }

  private schedule(audio: AudioContext, names: readonly SoundName[]): void {
    const master = audio.createGain();
    master.gain.value = this.volume();
    master.connect(audio.destination);
    const start = audio.currentTime + 0.02;
    names.forEach((name, at) => {
      for (const part of SOUNDS[name]) this.sound(audio, part, start + at * APART + part.at).connect(master);
    });
  }

  /** One part from a moment on, fading away. */
  private sound(audio: AudioContext, part: Part, start: number): AudioNode {
    const end = start + part.length;
    const [source, pitched, pitch] = part.wave === "noise" ? this.hiss(audio) : tone(audio, part.wave);
    pitch.setValueAtTime(part.pitch, start);
    if (part.to) pitch.exponentialRampToValueAtTime(part.to, end);
    const fading = audio.createGain();
    fading.gain.setValueAtTime(0, start);
    fading.gain.linearRampToValueAtTime(part.loud, start + 0.005);
    fading.gain.exponentialRampToValueAtTime(0.0001, end);
    pitched.connect(fading);
    source.start(start);
    source.stop(end);
    return fading;
  }

  private hiss(audio: AudioContext): [AudioScheduledSourceNode, AudioNode, AudioParam] {
    this.noise ??= whiteNoise(audio);
    const source = audio.createBufferSource();
    const band = audio.createBiquadFilter();
    source.buffer = this.noise;
    band.type = "bandpass";
    source.connect(band);
    return [source, band, band.frequency];
  }
}

function tone(audio: AudioContext, wave: OscillatorType): [AudioScheduledSourceNode, AudioNode, AudioParam] {
  const source = audio.createOscillator();
  source.type = wave;
  return [source, source, source.frequency];
}

function whiteNoise(audio: AudioContext): AudioBuffer {
  const buffer = audio.createBuffer(1, audio.sampleRate / 4, audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let at = 0; at < samples.length; at += 1) samples[at] = 2 * Math.random() - 1;
  return buffer;
}

export const sounds = new Sounds(() => (settings.sound ? settings.volume : 0));
