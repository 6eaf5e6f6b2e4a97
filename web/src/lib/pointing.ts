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

/** The drawn element of a thing; a piece has a number at its end, which whoever points at it need not know. */
export function elementOf(thing: string, root: ParentNode = document): Element | null {
  const named = [...root.querySelectorAll("[data-thing]")].filter((element) => {
    const name = element.getAttribute("data-thing")!;
    return name === thing || name.startsWith(`${thing}:`);
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

/** Opens one part after the other until one has a thing; if none has, the one that was open stays so. */
function inAnotherPart(things: readonly string[]): Element | null {
  const parts = [...document.querySelectorAll<HTMLElement>("[data-area]")].filter(isDrawn) as HTMLElement[];
  const open = parts.find((part) => part.getAttribute("aria-pressed") === "true");
  for (const part of parts) {
    flushSync(() => part.click());
    const element = firstOf(things);
    if (element) return element;
  }
  if (open) flushSync(() => open.click());
  return null;
}
