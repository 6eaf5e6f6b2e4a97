/** The pen: plain shapes as path data, on the 48 px grid of a motif. */

/**
 * A motif: its strokes from back to front, each a tone and path data. A tone is a colour of colours.css, filled and
 * outlined in ink; `flat.` before it leaves the outline out. `line` is ink on a filled shape, `wire` is a line that
 * stands against the background, `hatch` is shade. `cloth` takes the colour that a composition names.
 */
export type Motif = string[];

export const circle = (x: number, y: number, r: number) => ellipse(x, y, r, r);

export const ellipse = (x: number, y: number, rx: number, ry: number) =>
  `M${x - rx} ${y}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0z`;

export const box = (x: number, y: number, width: number, height: number) =>
  `M${x} ${y}h${width}v${height}h${-width}z`;

/** An opening with a round top. */
export const arch = (x: number, foot: number, width: number, height: number) =>
  `M${x} ${foot}v${width / 2 - height}a${width / 2} ${width / 2} 0 0 1 ${width} 0v${height - width / 2}z`;
