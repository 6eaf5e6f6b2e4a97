/** Boards and cards in words. */
import { byId, palazzoOf, squaresOf } from "./model";
import { squareNames } from "./placing";
import { money } from "./price";
import { bonusText, prestigeText } from "./texts";
import type { PrincesTable } from "./table";

/** A board, for those who do not see it. */
export function boardInWords(seat: number, { view, appraisal, edition, seats, words }: PrincesTable): string {
  const lying = [{ piece: "palazzo", cells: palazzoOf(view, edition) }, ...view.seats[seat]!.pieces];
  const pieces = lying.map(({ piece, cells }) => `${words(`piece-${piece}`)} ${squareNames(cells)}`).join("; ");
  const empty = words("feature-empty_spaces-count", { count: appraisal.seats[seat]!.empty_spaces });
  return words("princes-board-in-words", { name: seats[seat]?.name ?? "", pieces, empty });
}

/** What an object that is auctioned gives. */
export function objectGives(object: string, { edition, words }: PrincesTable): string {
  return words(`object-${object}-gives`, { squares: squaresOf(edition.pieces[object]?.shape ?? []).length });
}

/** What a character gives as things stand. */
export function characterGives(character: string, { view, appraisal, you, words }: PrincesTable): string {
  return words(`character-${character}-gives`, {
    round: view.round,
    wv: appraisal.princess?.wv ?? "?",
    rank: you === null ? "?" : appraisal.seats[you]!.fame,
    money: money(words, view.characters.banker ?? 0),
  });
}

/** What a card that counts something says. */
export interface CardInWords {
  text: string;
  /** What it counts. */
  features: string[];
  /** What I have of it, and the others. */
  counts: string[];
  /** What it is worth now; nothing where no game is played. */
  worth?: string;
}

/** A bonus card: what it would add to a work now. */
export function bonusInWords(card: string, { appraisal, edition, words }: PrincesTable): CardInWords {
  const bonus = byId(edition.bonus_cards, card);
  const said = { text: bonusText(bonus, words), features: bonus.counts, counts: [] };
  const value = appraisal.bonus?.[card];
  return value === undefined ? said : { ...said, worth: words("princes-plus-wv", { value }) };
}

/** A prestige card: what it would score if the game ended now. */
export function prestigeInWords(card: string, { you, appraisal, edition, words }: PrincesTable): CardInWords {
  const prestige = byId(edition.prestige_cards, card);
  const features = prestige.needs ? Object.keys(prestige.needs) : [prestige.most ?? prestige.fewest!];
  const said = { text: prestigeText(prestige, words), features, counts: [] };
  const now = appraisal.prestige?.[card];
  if (!now) return said;
  const { pp, counts } = now;
  const own = Object.entries(counts).map(([feature, bySeat]) => words(`feature-${feature}-count`, { count: bySeat[you!]! }));
  const rivals = Object.values(counts)[0]?.filter((_, seat) => seat !== you) ?? [];
  const others = prestige.needs ? [] : [words("princes-others-have", { counts: rivals.join(", ") })];
  return { ...said, counts: [...own, ...others], worth: words("princes-pp", { pp }) };
}
