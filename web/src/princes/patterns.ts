/** A pattern for every kind of piece, so that none is told by its colour alone; on a field of 10 × 10. */
export const PATTERNS: Record<string, string> = {
  university: "M0 5H10 M0 10H10 M5 0V5 M0 5V10 M10 5V10",
  laboratory: "M0 10L10 0",
  workshop: "M0 0H10 M0 5H10",
  library: "M2 0V10 M5 0V10",
  opera: "M0 5Q2.5 0 5 5T10 5",
  studio: "M0 0L10 10 M0 10L10 0",
  hospital: "M5 2.5V7.5 M2.5 5H7.5",
  theater: "M0 7L5 3L10 7",
  tower: "M0 3H10 M5 3V10 M0 10H10",
  chapel: "M5 1L9 5L5 9L1 5Z",
  forest: "M5 1L8 8H2Z",
  lake: "M0 3Q2.5 1 5 3T10 3 M0 8Q2.5 6 5 8T10 8",
  park: "M2.5 2.5h.1 M7.5 7.5h.1",
  palazzo: "M0 0L10 10",
};

/** Pieces of one size share a colour. */
export function toneOf(piece: string, size: string | undefined): string {
  return size === "landscape" ? piece : (size ?? "palazzo");
}
