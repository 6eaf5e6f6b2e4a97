/** Stacked bars: where each part of a bar lies. What was lost lies left of zero. */
export interface Segment {
  source: string;
  points: number;
  /** Its left edge and its width, in pixels. */
  x: number;
  width: number;
}

/** The points that the bars must have room for, to both sides of zero. */
export function rangeOf(bars: number[][]): { lost: number; won: number } {
  const sum = (bar: number[], sign: 1 | -1) => bar.reduce((total, points) => total + Math.max(0, sign * points), 0);
  return {
    lost: Math.max(0, ...bars.map((bar) => sum(bar, -1))),
    won: Math.max(1, ...bars.map((bar) => sum(bar, 1))),
  };
}

export function segmentsOf(bar: [source: string, points: number][], zero: number, scale: number): Segment[] {
  let right = zero;
  let left = zero;
  return bar.flatMap(([source, points]) => {
    const width = Math.abs(points) * scale;
    if (points === 0) return [];
    if (points > 0) {
      right += width;
      return [{ source, points, x: right - width, width }];
    }
    left -= width;
    return [{ source, points, x: left, width }];
  });
}
