/** How much room there is for a table. */

/** The screen that tables are laid out for. */
const DESIGNED = { width: 1440, height: 900 };
const SMALLEST = 0.85;
const LARGEST = 1.35;
/** From this width on everything stands on one screen (the same as in the styles: 70rem). */
const DESKTOP = 1120;

export function isDesktop(width: number): boolean {
  return width >= DESKTOP;
}

/** How much larger than designed a table is drawn in a window of this size. */
export function scaleOf(width: number, height: number): number {
  const room = Math.min(width / DESIGNED.width, height / DESIGNED.height);
  return Math.round(Math.min(LARGEST, Math.max(SMALLEST, room)) * 1000) / 1000;
}
