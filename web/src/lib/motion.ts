/**
 * Things move from where they were to where they go. Whatever carries `data-thing` is measured before an update is
 * drawn and animated after it: the page itself is always in its final state, so clicks are never in the way.
 */
import { tick } from "svelte";
import { Counting, numberIn, numberNode } from "./counting";
import type { Fact } from "./game";

const QUICK = 150;
const USUAL = 250;
const LONG = 400;
/** A way from which on it counts as long, in pixels. */
const FAR = 600;
const FADE = 150;
/** More things than this are another position, not a move. */
const MOST = 48;
/** More things than this do not leave one by one: their place is gone. */
const MOST_LEAVING = 8;
const MOST_TOKENS = 9;
const EASE_OUT = "cubic-bezier(0.2, 0.7, 0.2, 1)";

/** Numbers, which do not move but count. */
const NUMBERS = /^(good|money|pp):/;
const DICE = /^die:/;
/** Where somebody sits: the goal of what leaves the table for them. */
const SEATS = /^seat:/;
/** What things stand in: if it shifts as a whole, they have not moved. */
const FRAMES = "section, ol, ul, dl, svg, [role=group], [role=img]";

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A thing as it was before the update. */
interface Thing {
  element: Element;
  /** On the page, not on the screen: scrolling is no motion. */
  box: Box;
  frame: Element;
  /** Within its frame. */
  place: Box;
  number: number | null;
}

/** How long a way takes. */
export function durationOf(distance: number): number {
  return distance >= FAR ? LONG : QUICK + ((USUAL - QUICK) * distance) / FAR;
}

/** From the centre of one box to that of another. */
function between(from: Box, to: Box): { x: number; y: number; distance: number } {
  const x = from.x + from.width / 2 - to.x - to.width / 2;
  const y = from.y + from.height / 2 - to.y - to.height / 2;
  return { x, y, distance: Math.hypot(x, y) };
}

const near = (one: Box, other: Box): boolean => between(one, other).distance < 2;

/** How much larger the one is, keeping its proportions. */
function ratio(from: Box, to: Box): number {
  return Math.min(3, Math.max(0.3, Math.sqrt((from.width * from.height) / (to.width * to.height))));
}

function boxOf(element: Element): Box {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x: x + scrollX, y: y + scrollY, width, height };
}

const nameOf = (element: Element): string => element.getAttribute("data-thing")!;

/** Elements inside an SVG, which have units of their own. */
const isDrawn = (element: Element): element is SVGGraphicsElement =>
  element instanceof SVGElement && element.ownerSVGElement !== null;

function thingOf(element: Element, box: Box, root: Element): Thing {
  const frame = element.parentElement?.closest(FRAMES) ?? root;
  const around = boxOf(frame);
  const place = { ...box, x: box.x - around.x, y: box.y - around.y };
  const number = NUMBERS.test(nameOf(element)) ? numberIn(numberNode(element)?.data ?? "") : null;
  return { element, box, frame, place, number };
}

export class Motion {
  private before: Map<string, Thing> | null = null;
  private readonly running = new Set<Animation>();
  private counting: Counting[] = [];
  /** What flies in place of a thing, over everything else. */
  private readonly flights = new Map<string, HTMLElement>();

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
    this.before = this.thingsIn(root);
    this.finish();
  }

  /** Moves everything from where it was measured to where it is now. */
  animate(root: Element, facts: readonly Fact[]): void {
    const { before } = this;
    this.before = null;
    if (!before?.size || document.hidden) return;
    const after = this.thingsIn(root);
    const moved = [...after].filter(([name, thing]) => this.hasMoved(name, thing, before.get(name)));
    if (after.size === 0 || moved.length > MOST) return;
    if (this.still()) return moved.forEach(([, { element }]) => this.fade(element));
    for (const [name, thing] of moved) this.move(name, thing, before.get(name));
    this.sendAway(root, before, after, facts);
    this.count(before, after, moved);
    if (facts.some((fact) => fact.dice)) this.rollDice(after);
  }

  /** Everything at its place at once. */
  finish(): void {
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
    for (const element of root.querySelectorAll("[data-thing]")) {
      const name = nameOf(element);
      if (things.has(name)) continue;
      const box = boxOf(this.flights.get(name) ?? element);
      if (box.width > 0 && box.height > 0) things.set(name, thingOf(element, box, root));
    }
    return things;
  }

  private hasMoved(name: string, now: Thing, before: Thing | undefined): boolean {
    if (NUMBERS.test(name) || DICE.test(name) || SEATS.test(name)) return false;
    return before === undefined || !(before.frame === now.frame ? near(before.place, now.place) : near(before.box, now.box));
  }

  private move(name: string, now: Thing, before: Thing | undefined): void {
    if (!before) this.settle(now);
    else if (before.frame === now.frame || isDrawn(now.element)) this.slide(now, before.box);
    else this.fly(name, now, before.box);
  }

  /** A new thing comes down from a little above. */
  private settle({ element, box }: Thing): void {
    const [above, here] = this.shifted(element, 0, -Math.min(16, box.height / 2));
    this.play(element, [{ ...above, opacity: 0 }, { ...here, opacity: getComputedStyle(element).opacity }], USUAL);
  }

  /** A thing that stays with its neighbours goes along among them. */
  private slide({ element, box }: Thing, from: Box): void {
    const way = between(from, box);
    this.play(element, this.shifted(element, way.x, way.y), durationOf(way.distance));
  }

  /** A thing that goes elsewhere flies over everything else; the thing itself is there already, unseen. */
  private fly(name: string, { element, box }: Thing, from: Box): void {
    const way = between(from, box);
    const duration = durationOf(way.distance);
    const flight = this.lift(element, element.parentElement!, box);
    this.flights.set(name, flight);
    this.play(element, [{ opacity: 0 }, { opacity: 0 }], duration);
    const start = `translate(${way.x}px, ${way.y}px) scale(${ratio(from, box)})`;
    this.play(flight, [{ transform: start }, { transform: "none" }], duration, 0, () => this.land(name));
  }

  /** What is seen no more goes to whoever took it, or fades. */
  private sendAway(root: Element, before: Map<string, Thing>, after: Map<string, Thing>, facts: readonly Fact[]): void {
    const left = [...before].filter(([name, { element }]) => {
      return !after.has(name) && !NUMBERS.test(name) && !SEATS.test(name) && !isDrawn(element) && !element.isConnected;
    });
    if (left.length > MOST_LEAVING) return;
    for (const [name, { element, box, frame }] of left) {
      const taker = facts.find((fact) => [fact.card, fact.leader, fact.piece].includes(name.split(":")[1]!))?.seat;
      const goal = taker === undefined ? undefined : after.get(`seat:${String(taker)}`)?.box;
      const way = goal ? between(goal, box) : { x: 0, y: 0, distance: 0 };
      const flight = this.lift(element, frame.isConnected ? frame : root, box);
      this.flights.set(name, flight);
      const end = { transform: `translate(${way.x}px, ${way.y}px) scale(${goal ? 0.3 : 0.9})`, opacity: goal ? 0.4 : 0 };
      this.play(flight, [{ transform: "none" }, end], durationOf(way.distance), 0, () => this.land(name));
    }
  }

  /** Numbers count to what they are; what they count flies to or from the place of the act. */
  private count(before: Map<string, Thing>, after: Map<string, Thing>, moved: [string, Thing][]): void {
    const act = moved.find(([name]) => before.has(name));
    const delay = act && this.flights.has(act[0]) ? durationOf(between(before.get(act[0])!.box, act[1].box).distance) : 0;
    let tokens = 0;
    for (const [name, now] of after) {
      const was = before.get(name)?.number;
      if (was == null || now.number === null || was === now.number) continue;
      this.counting.push(new Counting(numberNode(now.element)!, was, delay, LONG));
      const some = act ? Math.min(3, Math.abs(now.number - was), MOST_TOKENS - tokens) : 0;
      for (let at = 0; at < some; at += 1) this.toss(`${name}:${at}`, now, act![1].box, now.number > was, delay + 70 * at);
      tokens += some;
    }
  }

  /** One coin, log or stone on its way. */
  private toss(name: string, { element }: Thing, place: Box, gained: boolean, delay: number): void {
    const icon = element.querySelector("svg") ?? element.parentElement?.querySelector("svg");
    if (!icon) return;
    const box = boxOf(icon);
    const way = between(place, box);
    const there = { transform: `translate(${way.x}px, ${way.y}px)` };
    const here = { transform: "none" };
    const flight = this.lift(icon, icon.parentElement!, box);
    this.flights.set(name, flight);
    this.play(flight, gained ? [there, here] : [here, there], LONG, delay, () => this.land(name));
  }

  private rollDice(after: Map<string, Thing>): void {
    for (const [name, { element }] of after) {
      if (!DICE.test(name)) continue;
      const turned = { transform: "translateY(-14px) rotate(-200deg) scale(1.15)", offset: 0.5 };
      this.play(element, [{ transform: "rotate(-360deg)" }, turned, { transform: "none" }], LONG);
    }
  }

  private fade(element: Element): void {
    this.play(element, [{ opacity: 0.2 }, { opacity: getComputedStyle(element).opacity }], FADE);
  }

  /** A copy of an element in the top layer, where nothing clips it, beside the element, where it looks the same. */
  private lift(element: Element, beside: Element, box: Box): HTMLElement {
    const copy = element.cloneNode(true) as HTMLElement | SVGElement;
    for (const each of [copy, ...copy.querySelectorAll("*")]) {
      for (const attribute of ["id", "data-thing", "data-offer", "data-testid"]) each.removeAttribute(attribute);
    }
    Object.assign(copy.style, { width: `${box.width}px`, height: `${box.height}px` });
    const flight = document.createElement("div");
    flight.className = "flight";
    flight.popover = "manual";
    flight.inert = true;
    flight.ariaHidden = "true";
    Object.assign(flight.style, { left: `${box.x - scrollX}px`, top: `${box.y - scrollY}px` });
    flight.append(copy);
    beside.append(flight);
    flight.showPopover();
    return flight;
  }

  private land(name: string): void {
    this.flights.get(name)?.remove();
    this.flights.delete(name);
  }

  /** From so much of the screen away to where the element is, whatever transform it has itself. */
  private shifted(element: Element, x: number, y: number): [Keyframe, Keyframe] {
    const scale = isDrawn(element) ? ((element.parentElement as unknown as SVGGraphicsElement).getScreenCTM()?.a ?? 1) : 1;
    const own = getComputedStyle(element).transform;
    const away = `translate(${x / scale}px, ${y / scale}px)`;
    return [{ transform: own === "none" ? away : `${away} ${own}` }, { transform: own }];
  }

  private play(element: Element, frames: Keyframe[], duration: number, delay = 0, done = (): void => {}): void {
    const animation = element.animate(frames, { duration, delay, easing: EASE_OUT, fill: "backwards" });
    this.running.add(animation);
    animation.onfinish = () => {
      this.running.delete(animation);
      done();
    };
  }
}
