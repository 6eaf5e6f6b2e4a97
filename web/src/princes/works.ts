/** The work calculator: what a work would be worth now, part by part, and what is missing. */
import { buildingsOf, cardsOf, countOf, hasBuilding, landscapesOf, piecesOf } from "./counts";
import { byId, seen, type BonusCard, type Edition, type PrestigeCard, type Principality, type PrincesView } from "./model";

export interface Part {
  part: "building" | "landscape" | "freedom" | "jesters" | "cards" | "muse" | "landscapes" | "builders" | "buildings";
  /** The building, landscape or freedom that the card asks for. */
  needs?: string;
  value: number;
  /** What one more of it would add. */
  adds: number;
}

export interface WorkValue {
  parts: Part[];
  wv: number;
  /** What all bonus cards in hand would add. */
  bonus: number;
  minimum: number;
  /** How much is missing to the round's minimum without and with all bonus cards; 0 if nothing is. */
  missing: number;
  missingWithBonus: number;
}

const BUILDING = 4;
const LANDSCAPE = 3;
const FREEDOM = 3;
const JESTER = 2;
const PRINCESS = { landscapes: 3, builders: 2, buildings: 2 };

export function minimumOf(round: number, edition: Edition): number {
  return edition.minimum_work_value.by_round[round - 1] ?? 0;
}

/** The parts of the work that a profession in hand would complete now. */
export function partsOf(card: string, principality: Principality, view: PrincesView, edition: Edition): Part[] {
  const profession = byId(edition.professions, card);
  const either = (part: Part["part"], needs: string, has: boolean, worth: number): Part => ({
    part,
    needs,
    value: has ? worth : 0,
    adds: has ? 0 : worth,
  });
  const parts = [
    either("building", profession.building, hasBuilding(principality, profession.building), BUILDING),
    either("landscape", profession.landscape, piecesOf(principality, profession.landscape) > 0, LANDSCAPE),
    either("freedom", profession.freedom, principality.freedoms.includes(profession.freedom), FREEDOM),
    { part: "jesters" as const, value: JESTER * principality.jesters, adds: JESTER },
    { part: "cards" as const, value: cardsOf(principality), adds: 1 },
  ];
  return principality.character === "muse" ? [...parts, { part: "muse", value: view.round, adds: 0 }] : parts;
}

/** The parts of the work that the Princess would complete now. */
export function princessParts(principality: Principality, edition: Edition): Part[] {
  return [
    { part: "landscapes", value: PRINCESS.landscapes * landscapesOf(principality), adds: PRINCESS.landscapes },
    { part: "builders", value: PRINCESS.builders * principality.builders, adds: PRINCESS.builders },
    { part: "buildings", value: PRINCESS.buildings * buildingsOf(principality, edition), adds: PRINCESS.buildings },
    { part: "cards", value: cardsOf(principality), adds: 1 },
  ];
}

export function workOf(card: string, principality: Principality, view: PrincesView, edition: Edition): WorkValue {
  const parts = partsOf(card, principality, view, edition);
  const bonus = seen(principality.bonus).reduce(
    (sum, id) => sum + bonusValue(byId(edition.bonus_cards, id), principality, view, edition, true),
    0,
  );
  return valued(parts, bonus, view, edition);
}

export function princessWork(principality: Principality, view: PrincesView, edition: Edition): WorkValue {
  return valued(princessParts(principality, edition), 0, view, edition);
}

function valued(parts: Part[], bonus: number, view: PrincesView, edition: Edition): WorkValue {
  const wv = parts.reduce((sum, { value }) => sum + value, 0);
  const minimum = minimumOf(view.round, edition);
  return {
    parts,
    wv,
    bonus,
    minimum,
    missing: Math.max(0, minimum - wv),
    missingWithBonus: Math.max(0, minimum - wv - bonus),
  };
}

/** What a bonus card adds to a work; `laying` while the work's profession is still in hand. */
export function bonusValue(
  card: BonusCard,
  principality: Principality,
  view: PrincesView,
  edition: Edition,
  laying: boolean,
): number {
  const counted = card.counts.reduce((sum, feature) => sum + countWhileLaying(feature), 0);
  return card.per * counted;

  function countWhileLaying(feature: string): number {
    const count = countOf(feature, principality, view, edition);
    if (laying && feature === "cards_in_hand") return Math.max(0, count - 1);
    if (laying && feature === "cards_on_table") return count + 1;
    return count;
  }
}

/** What a prestige card would score for a seat if the game ended now. */
export function prestigeNow(card: PrestigeCard, seat: number, view: PrincesView, edition: Edition): number {
  const count = (feature: string, principality: Principality) => countOf(feature, principality, view, edition);
  const principality = view.seats[seat]!;
  if (card.needs) {
    const met = Object.entries(card.needs).every(([feature, number]) => count(feature, principality) >= number);
    return met ? (card.value ?? 0) : 0;
  }
  const feature = card.most ?? card.fewest!;
  const own = count(feature, principality);
  if (card.most && own === 0) return 0;
  const others = view.seats.filter((_, other) => other !== seat).map((other) => count(feature, other));
  if (others.some((other) => (card.most ? other > own : other < own))) return 0;
  return (others.includes(own) ? card.tied : card.alone) ?? 0;
}

/** The place on the fame track: one more than the number of seats with more PP. */
export function rankOf(seat: number, view: PrincesView): number {
  return 1 + view.seats.filter((principality) => principality.pp > view.seats[seat]!.pp).length;
}
