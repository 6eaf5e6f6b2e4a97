/** Pointing at things of a table: where they are drawn, and how to bring them into view. */
import { flushSync } from "svelte";

export interface Box {
  thing: string;
  left: number;
  top: number;
  width: number;
  height: number;
  /** Where the arrow stands. */
  side: "above" | "below";
}

const MARGIN = 4;
const ARROW_ROOM = 90;
/** What lies over a table on a phone, and over its edge on a desktop. */
const COVERS = ".lesson, header, .tabs, .decision";

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
  return things.flatMap((thing) => {
    const element = elementOf(thing);
    const box = element?.getBoundingClientRect();
    if (!element || !box || isCovered(element, box)) return [];
    return [
      {
        thing,
        left: box.left - MARGIN,
        top: box.top - MARGIN,
        width: box.width + 2 * MARGIN,
        height: box.height + 2 * MARGIN,
        side: box.top > ARROW_ROOM ? "above" : "below",
      },
    ];
  });
}

/** Brings one of these things into view; where a table shows one part at a time, the part that has it. */
export function bringIntoView(things: readonly string[], smooth: boolean): void {
  const found = firstOf(things) ?? inAnotherPart(things);
  found?.scrollIntoView({ block: "nearest", inline: "nearest", behavior: smooth ? "smooth" : "auto" });
}

function firstOf(things: readonly string[]): Element | null {
  for (const thing of things) {
    const element = elementOf(thing);
    if (element) return element;
  }
  return null;
}

const drawnParts = () => [...document.querySelectorAll<HTMLElement>("[data-area]")].filter(isDrawn) as HTMLElement[];

/** Opens one part after the other until one has a thing; if none has, what was open is opened again. */
function inAnotherPart(things: readonly string[]): Element | null {
  const open = drawnParts().filter((part) => part.getAttribute("aria-pressed") === "true");
  const found = searched(things, new Set(open));
  if (!found) for (const part of open) flushSync(() => part.click());
  return found;
}

/** A part may have parts of its own, such as the towers on a phone. */
function searched(things: readonly string[], tried: Set<HTMLElement>): Element | null {
  for (const part of drawnParts().sort((one, other) => Number(inTabs(one)) - Number(inTabs(other)))) {
    if (tried.has(part) || !part.isConnected) continue;
    tried.add(part);
    flushSync(() => part.click());
    const found = firstOf(things) ?? searched(things, tried);
    if (found) return found;
  }
  return null;
}

const inTabs = (part: Element) => part.closest(".tabs") !== null;
