/** Pointing at things of a table: where they are drawn, and how to bring them into view. */
import { flushSync } from "svelte";

export interface Box {
  thing: string;
  left: number;
  top: number;
  width: number;
  height: number;
  /** Where the arrow stands; none where there are so many that arrows would hide what they point at. */
  arrow: "above" | "below" | null;
}

const MARGIN = 4;
const ARROW_ROOM = 90;
const MOST_ARROWS = 2;
/** What lies over a table on a phone, and over its edge on a desktop. */
const COVERS = ".lesson, .screen > header, .tabs, .decision";

/** The drawn element of a thing or place; a piece has a number at its end, which whoever points at it need not know. */
export function elementOf(thing: string): Element | null {
  const named = [...document.querySelectorAll("[data-thing], [data-place]")].filter((element) => {
    const names = [element.getAttribute("data-thing"), element.getAttribute("data-place")];
    return names.some((name) => name === thing || name?.startsWith(`${thing}:`));
  });
  return named.find(isDrawn) ?? null;
}

function isDrawn(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect();
  return width > 0 && height > 0;
}

/** Whether something that stays in its place lies over the middle of an element. */
function isCovered(element: Element, { left, top, width, height }: DOMRect): boolean {
  const hit = document.elementFromPoint(left + width / 2, top + height / 2);
  const cover = hit?.closest(COVERS);
  return hit === null || (cover != null && !cover.contains(element));
}

/** Where to draw around the things that can be seen. */
export function boxesOf(things: readonly string[]): Box[] {
  const boxes = things.flatMap((thing) => {
    const element = elementOf(thing);
    const box = element?.getBoundingClientRect();
    return element && box && !isCovered(element, box) ? [boxAround(thing, box, spaceAround(element))] : [];
  });
  return boxes.length > MOST_ARROWS ? boxes.map((box, at) => (at === 0 ? box : { ...box, arrow: null })) : boxes;
}

/** From where to where on the screen an element can be seen: on a phone between the bar and the lesson. */
function spaceAround(element: Element): [top: number, bottom: number] {
  if (element.closest(COVERS)) return [0, innerHeight];
  const bar = document.querySelector(".screen > header")?.getBoundingClientRect().bottom ?? 0;
  const sheet = document.querySelector(".lesson");
  const isBelow = sheet !== null && getComputedStyle(sheet).position === "fixed";
  return [bar, isBelow ? sheet.getBoundingClientRect().top : innerHeight];
}

function boxAround(thing: string, { left, top, width, height }: DOMRect, [from, to]: [number, number]): Box {
  const upper = Math.max(top - MARGIN, from);
  const lower = Math.min(top + height + MARGIN, to);
  return {
    thing,
    left: left - MARGIN,
    top: upper,
    width: width + 2 * MARGIN,
    height: lower - upper,
    arrow: upper > ARROW_ROOM ? "above" : "below",
  };
}

/** Brings one of these things into view; where a table shows one part at a time, the part that has it. */
export function bringIntoView(things: readonly string[]): void {
  const found = firstOf(things) ?? inAnotherPart(things);
  if (found) scrollTo({ top: scrollY, behavior: "instant" }); // the table may be on its way to its own question
  found?.scrollIntoView({ block: "nearest", inline: "nearest", behavior: "instant" });
}

function firstOf(things: readonly string[]): Element | null {
  for (const thing of things) {
    const element = elementOf(thing);
    if (element) return element;
  }
  return null;
}

/** Looks for things in every part of a table, and then in the parts of parts, such as the towers on a phone. */
function inAnotherPart(things: readonly string[]): Element | null {
  const parts = [...document.querySelectorAll<HTMLElement>("[data-area]")];
  const tabs = parts.filter((part) => part.closest(".tabs"));
  const inner = parts.filter((part) => !part.closest(".tabs"));
  const look = () => firstOf(things);
  return searched(tabs, look) ?? searched(tabs, () => searched(inner, look));
}

/** Opens one part after the other until something is found; if nothing is, what was open is opened again. */
function searched(parts: HTMLElement[], look: () => Element | null): Element | null {
  const open = parts.find((part) => part.getAttribute("aria-pressed") === "true");
  for (const part of parts) {
    if (!isDrawn(part)) continue;
    flushSync(() => part.click());
    const found = look();
    if (found) return found;
  }
  if (open) flushSync(() => open.click());
  return null;
}
