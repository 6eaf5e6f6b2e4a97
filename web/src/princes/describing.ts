/** Boards and cards in words. */
import type { Words } from "../lib/game";
import { countOf } from "./counts";
import { byId, palazzoOf, type Edition, type Principality, type PrincesView } from "./model";
import { squareNames } from "./placing";
import { bonusText, prestigeText } from "./texts";
import type { PrincesTable } from "./table";
import { bonusValue, prestigeNow } from "./works";

/** A board, for those who do not see it. */
export function boardInWords(name: string, principality: Principality, view: PrincesView, edition: Edition, words: Words): string {
  const lying = [{ piece: "palazzo", cells: palazzoOf(view, edition) }, ...principality.pieces];
  const pieces = lying.map(({ piece, cells }) => `${words(`piece-${piece}`)} ${squareNames(cells)}`).join("; ");
  const count = countOf("empty_spaces", principality, view, edition);
  return words("princes-board-in-words", { name, pieces, empty: words("feature-empty_spaces-count", { count }) });
}

/** What a card that counts something says. */
export interface CardInWords {
  text: string;
  /** What it counts. */
  features: string[];
  /** What I have of it, and the others. */
  counts: string[];
  /** What it is worth now. */
  worth: string;
}

/** A bonus card: what it would add to a work now. */
export function bonusInWords(card: string, { me, you, view, edition, words }: PrincesTable): CardInWords {
  const bonus = byId(edition.bonus_cards, card);
  const laying = view.kind !== "bonus" || view.seat !== you;
  const value = me ? bonusValue(bonus, me, view, edition, laying) : 0;
  return { text: bonusText(bonus, words), features: bonus.counts, counts: [], worth: words("princes-plus-wv", { value }) };
}

/** A prestige card: what it would score if the game ended now. */
export function prestigeInWords(card: string, { me, you, view, edition, words }: PrincesTable): CardInWords {
  const prestige = byId(edition.prestige_cards, card);
  const features = prestige.needs ? Object.keys(prestige.needs) : [prestige.most ?? prestige.fewest!];
  const count = (feature: string, principality: Principality) => countOf(feature, principality, view, edition);
  const own = me ? features.map((feature) => words(`feature-${feature}-count`, { count: count(feature, me) })) : [];
  const rivals = view.seats.filter((_, seat) => seat !== you).map((principality) => count(features[0]!, principality));
  const others = me && !prestige.needs ? [words("princes-others-have", { counts: rivals.join(", ") })] : [];
  const pp = you === null ? 0 : prestigeNow(prestige, you, view, edition);
  return { text: prestigeText(prestige, words), features, counts: [...own, ...others], worth: words("princes-pp", { pp }) };
}
