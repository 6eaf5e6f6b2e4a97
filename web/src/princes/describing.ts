/** A board in words, for those who do not see it. */
import type { Words } from "../lib/game";
import { countOf } from "./counts";
import { palazzoOf, type Edition, type Prince, type PrincesView } from "./model";
import { squareNames } from "./placing";

export function boardInWords(name: string, prince: Prince, view: PrincesView, edition: Edition, words: Words): string {
  const lying = [{ piece: "palazzo", cells: palazzoOf(view, edition) }, ...prince.pieces];
  const pieces = lying.map(({ piece, cells }) => `${words(`piece-${piece}`)} ${squareNames(cells)}`).join("; ");
  const count = countOf("empty_spaces", prince, view, edition);
  return words("princes-board-in-words", { name, pieces, empty: words("feature-empty_spaces-count", { count }) });
}
