/**
 * Things move from where they were to where they go. Whatever carries `data-thing` is measured before an update is
 * drawn and animated after it: the page itself is always in its final state, so motion is never in the way of a click.
 */
import { tick } from "svelte";
import { Counting, numberIn, numberNode } from "./counting";
import type { Fact } from "./game";

const QUICK = 150;
const USUAL = 250;
const LONG = 400;
/** A way from which on it counts as long, and one that needs no flight, in pixels. */
const FAR = 600;
const CLOSE = 80;
const FADE = 150;
/** More things than this are another position, not a move. */
const MOST = 48;
/** More things than this do not leave one by one: their place is gone. */
const MOST_LEAVING = 8;
const MOST_TOKENS = 9;
const EASE_OUT = "cubic-bezier(0.2, 0.7, 0.2, 1)";

/** Numbers, which do not move but count. */
const NUMBERS = /^(good|money):/;
const DICE = /^die:/;
/** Where somebody sits: the goal of what leaves the table for them. */
const SEATS = /^seat:/;
/** Stacks of the market, which stay where they are. */
const STACKS = /^object:/;
const STILL = [NUMBERS, DICE, SEATS, STACKS];
/** What things stand in: if it shifts as a whole, they have not moved. */
const FRAMES = "section, ol, ul, dl, svg";

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A thing, where it is. */
interface Thing {
  element: Element;
  /** On the page, not on the screen: scrolling is no motion. */
  box: Box;
  /** What it stands in, from the inside out, with the places of these. */
  frames: Map<Element, Box>;
  number: number | null;
}

interface Move {
  name: string;
  thing: Thing;
  /** Where it comes from; null for something new. */
  from: Box | null;
  /** Whether it stays among its neighbours. */
  stays: boolean;
}

/** Begins an animation. What it needs to know was read before, so that the layout is worked out once for all of them. */
type Start = () => void;

/** How long a way takes. */
export function durationOf(distance: number): number {
  return distance >= FAR ? LONG : QUICK + ((USUAL - QUICK) * distance) / FAR;
}

/** From the centre of one box to that of another. */
function way(from: Box, to: Box): { x: number; y: number; length: number } {
  const x = to.x + to.width / 2 - from.x - from.width / 2;
  const y = to.y + to.height / 2 - from.y - from.height / 2;
  return { x, y, length: Math.hypot(x, y) };
}

/** How much larger the one is, keeping its proportions. */
function ratio(one: Box, other: Box): number {
  return Math.min(3, Math.max(0.3, Math.sqrt((one.width * one.height) / (other.width * other.height))));
}

function boxOf(element: Element): Box {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x: x + scrollX, y: y + scrollY, width, height };
}

/** Elements inside an SVG, which have units of their own. */
function isDrawn(element: Element): element is SVGGraphicsElement {
  return element instanceof SVGElement && element.ownerSVGElement !== null;
}

/** What things stand in. Many stand in the same frames: each is measured once. */
class Frames {
  private readonly known = new Map<Element, Map<Element, Box>>();

  constructor(private readonly root: Element) {}

  /** The frames of an element, from the inside out, with their places. */
  of(element: Element): Map<Element, Box> {
    const parent = element.parentElement;
    const nearest = parent?.closest(FRAMES);
    const frame = nearest && this.root.contains(nearest) ? nearest : this.root;
    const known = this.known.get(frame);
    if (known) return known;
    const frames = new Map([[frame, boxOf(frame)]]);
    if (frame !== this.root) for (const [outer, box] of this.of(frame)) frames.set(outer, box);
    this.known.set(frame, frames);
    return frames;
  }
}

function firstOf(frames: Map<Element, Box>): Element {
  return frames.keys().next().value!;
}

/** A thing's move, told from how its surroundings shifted; null if it has not moved. */
function moveOf(name: string, thing: Thing, before: Thing | undefined): Move | null {
  if (STILL.some((kind) => kind.test(name))) return null;
  if (!before) return { name, thing, from: null, stays: true };
  const common = [...thing.frames.keys()].find((frame) => before.frames.has(frame))!;
  const [was, is] = [before.frames.get(common)!, thing.frames.get(common)!];
  const shifted = { ...before.box, x: before.box.x + is.x - was.x, y: before.box.y + is.y - was.y };
  const { length } = way(shifted, thing.box);
  if (length < 2) return null;
  const together = firstOf(before.frames) === firstOf(thing.frames);
  const stays = together || length < CLOSE || isDrawn(thing.element);
  return { name, thing, from: stays ? shifted : before.box, stays };
}

/** A copy of an element without what makes it that element. */
function copyOf(element: Element, box: Box): Element {
  const copy = element.cloneNode(true) as HTMLElement | SVGElement;
  for (const each of [copy, ...copy.querySelectorAll("*")]) {
    for (const attribute of ["id", "data-thing", "data-offer", "data-testid"]) each.removeAttribute(attribute);
  }
  Object.assign(copy.style, { width: `${box.width}px`, height: `${box.height}px` });
  return copy;
}

/** The picture of what a number counts: inside it or beside it. */
function iconOf(element: Element): Element | undefined {
  const places = [element, element.previousElementSibling, element.nextElementSibling, element.parentElement];
  return places.flatMap((place) => (place?.matches("svg") ? place : (place?.querySelector("svg") ?? [])))[0];
}

/** From so much of the screen away to where an element is, whatever transform it has itself. */
function shifted(element: Element, x: number, y: number): [Keyframe, Keyframe] {
  const scale = isDrawn(element) ? ((element.parentElement as unknown as SVGGraphicsElement).getScreenCTM()?.a ?? 1) : 1;
  const own = getComputedStyle(element).transform || "none";
  const away = `translate(${x / scale}px, ${y / scale}px)`;
  return [{ transform: own === "none" ? away : `${away} ${own}` }, { transform: own }];
}

export class Motion {
  private before: Map<string, Thing> | null = null;
  private readonly running = new Set<Animation>();
  private counting: Counting[] = [];
  /** What flies in place of a thing, over everything else. */
  private readonly flights = new Map<string, HTMLElement>();
  /** How far the page is scrolled: asked for once, since each time the layout has to be worked out. */
  private scrolled = { x: 0, y: 0 };

  /** @param still whether a fade is wanted in place of motion */
  constructor(private readonly still: () => boolean) {}

  /**
   * To be called before an update is drawn.
   * @param facts what the update tells, looked up once it is drawn
   */
  follow(root: Element, facts: () => readonly Fact[]): void {
    this.measure(root);
    void tick().then(() => this.animate(root, facts()));
  }

  /** Notes where everything is, and lets whatever still moves arrive. */
  measure(root: Element): void {
    const things = this.thingsIn(root);
    this.finish();
    this.before = things;
  }

  /** Moves everything from where it was measured to where it is now. */
  animate(root: Element, facts: readonly Fact[]): void {
    const { before } = this;
    this.before = null;
    if (!before?.size || document.hidden) return;
    const after = this.thingsIn(root);
    const moves = [...after].flatMap(([name, thing]) => moveOf(name, thing, before.get(name)) ?? []);
    if (after.size === 0 || moves.length > MOST) return;
    const starts = this.still()
      ? moves.map(({ thing }) => this.fade(thing))
      : [
          ...moves.map((move) => this.move(move)),
          ...this.departures(root, before, after, facts),
          ...this.counts(before, after, moves),
          ...(facts.some((fact) => fact.dice) ? this.throwDice(after) : []),
        ];
    for (const start of starts) start();
    for (const flight of this.flights.values()) flight.showPopover(); // all at once: each would work out the layout again
  }

  /** Everything at its place at once, also what has been measured but not begun to move. */
  finish(): void {
    this.before = null;
    for (const animation of this.running) animation.cancel();
    for (const counting of this.counting) counting.finish();
    for (const flight of this.flights.values()) flight.remove();
    this.running.clear();
    this.flights.clear();
    this.counting = [];
  }

  /** Every thing that is seen, by its name; of one shown twice the first. */
  private thingsIn(root: Element): Map<string, Thing> {
    const things = new Map<string, Thing>();
    this.scrolled = { x: scrollX, y: scrollY };
    const frames = new Frames(root);
    for (const element of root.querySelectorAll("[data-thing]")) {
      const name = element.getAttribute("data-thing")!;
      if (things.has(name)) continue;
      const box = boxOf(this.flights.get(name) ?? element);
      if (box.width === 0 || box.height === 0) continue;
      const number = NUMBERS.test(name) ? numberIn(numberNode(element)?.data ?? "") : null;
      things.set(name, { element, box, frames: frames.of(element), number });
    }
    return things;
  }

  private move({ name, thing, from, stays }: Move): Start {
    if (!from) return this.settle(thing);
    return stays ? this.slide(thing, from) : this.fly(name, thing, from);
  }

  /** A new thing comes down from a little above. */
  private settle({ element, box }: Thing): Start {
    const [above, here] = shifted(element, 0, -Math.min(16, box.height / 2));
    const { opacity } = getComputedStyle(element);
    return () => this.play(element, [{ ...above, opacity: 0 }, { ...here, opacity }], USUAL);
  }

  /** A thing that stays with its neighbours goes along among them. */
  private slide({ element, box }: Thing, from: Box): Start {
    const back = way(box, from);
    const frames = shifted(element, back.x, back.y);
    return () => this.play(element, frames, durationOf(back.length));
  }

  /** A thing that goes elsewhere flies over everything else; the thing itself is there already, unseen. */
  private fly(name: string, { element, box }: Thing, from: Box): Start {
    const back = way(box, from);
    const duration = durationOf(back.length);
    const there = { transform: `translate(${back.x}px, ${back.y}px) scale(${ratio(from, box)})` };
    return () => {
      const flight = this.lift(name, element, element.parentElement!, box);
      this.play(element, [{ opacity: 0 }, { opacity: 0 }], duration);
      this.play(flight, [there, { transform: "none" }], duration, 0, () => this.land(name));
    };
  }

  /** What is seen no more goes to whoever took it, or fades. */
  private departures(root: Element, before: Map<string, Thing>, after: Map<string, Thing>, facts: readonly Fact[]): Start[] {
    const left = [...before].filter(
      ([name, { element }]) =>
        !after.has(name) && !STILL.some((kind) => kind.test(name)) && !isDrawn(element) && !element.isConnected,
    );
    if (left.length > MOST_LEAVING) return [];
    return left.map(([name, { element, box, frames }]) => {
      const about = name.split(":")[1]!;
      const taker = facts.find((fact) => [fact.card, fact.leader, fact.piece].includes(about))?.seat;
      const goal = after.get(`seat:${String(taker)}`)?.box;
      const on = goal ? way(box, goal) : { x: 0, y: 0, length: 0 };
      const end = { transform: `translate(${on.x}px, ${on.y}px) scale(${goal ? 0.3 : 0.9})`, opacity: goal ? 0.4 : 0 };
      const beside = [...frames.keys()].find((frame) => frame.isConnected && !isDrawn(frame)) ?? root;
      return () => {
        const flight = this.lift(name, element, beside, box);
        this.play(flight, [{ transform: "none", opacity: 1 }, end], durationOf(on.length), 0, () => this.land(name));
      };
    });
  }

  /** Numbers count to what they are; what they count flies to or from the place of the act, the longest way gone. */
  private counts(before: Map<string, Thing>, after: Map<string, Thing>, moves: Move[]): Start[] {
    const length = ({ from, thing, stays }: Move) => (from && !stays ? way(from, thing.box).length : 0);
    const act = [...moves].sort((one, other) => length(other) - length(one))[0];
    const delay = act && length(act) > 0 ? durationOf(length(act)) : 0;
    let tokens = delay > 0 ? MOST_TOKENS : 0;
    return [...after].flatMap(([name, { element, number }]) => {
      const was = before.get(name)?.number ?? number;
      if (was === null || number === null || was === number) return [];
      const some = Math.min(3, Math.abs(number - was), tokens);
      tokens -= some;
      const tosses = Array.from({ length: some }, (_, at) =>
        this.toss(`${name}:${at}`, element, act!.thing.box, number > was, delay + 70 * at),
      );
      return [() => this.counting.push(new Counting(numberNode(element)!, was, delay, LONG)), ...tosses];
    });
  }

  /** One coin, log or stone on its way. */
  private toss(name: string, element: Element, place: Box, gained: boolean, delay: number): Start {
    const icon = iconOf(element);
    if (!icon) return () => {};
    const box = boxOf(icon);
    const { x, y } = way(box, place);
    const there = { transform: `translate(${x}px, ${y}px)` };
    const here = { transform: "none" };
    const [start, end] = gained ? [there, here] : [here, there];
    return () => {
      const flight = this.lift(name, icon, icon.parentElement!, box);
      const frames = [{ ...start, opacity: 0 }, { opacity: 1, offset: 0.1 }, { ...end, opacity: 1 }];
      this.play(flight, frames, LONG, delay, () => this.land(name));
    };
  }

  private throwDice(after: Map<string, Thing>): Start[] {
    const middle = { transform: "translateY(-14px) rotate(-200deg) scale(1.15)", offset: 0.5 };
    const frames = [{ transform: "rotate(-360deg)" }, middle, { transform: "none" }];
    const dice = [...after].filter(([name]) => DICE.test(name));
    return dice.map(([, { element }]) => () => this.play(element, frames, LONG));
  }

  private fade({ element }: Thing): Start {
    const { opacity } = getComputedStyle(element);
    return () => this.play(element, [{ opacity: 0.2 }, { opacity }], FADE);
  }

  /** A copy of an element in the top layer, where nothing clips it, among those beside it, where it looks the same. */
  private lift(name: string, element: Element, beside: Element, box: Box): HTMLElement {
    const flight = document.createElement("div");
    flight.className = "flight";
    flight.popover = "manual";
    flight.inert = true;
    flight.ariaHidden = "true";
    Object.assign(flight.style, { left: `${box.x - this.scrolled.x}px`, top: `${box.y - this.scrolled.y}px` });
    flight.append(copyOf(element, box));
    beside.append(flight);
    this.flights.set(name, flight);
    return flight;
  }

  private land(name: string): void {
    this.flights.get(name)?.remove();
    this.flights.delete(name);
  }

  private play(element: Element, frames: Keyframe[], duration: number, delay = 0, done: Start = () => {}): void {
    const animation = element.animate(frames, { duration, delay, easing: EASE_OUT, fill: "backwards" });
    this.running.add(animation);
    animation.onfinish = () => {
      this.running.delete(animation);
      done();
    };
  }
}
