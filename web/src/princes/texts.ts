/** Names of cards and things in words. */
import type { Decision, Fact, Json, Move, Seat, Words } from "../lib/game";
import { RECRUITING, type BonusCard, type Cell, type Deck, type PrestigeCard } from "./model";
import { squareNames } from "./placing";
import { money } from "./price";

export function cardName(deck: Deck, card: string, words: Words): string {
  return words(`${deck}-${card}`);
}

export function professionName(card: string, words: Words): string {
  return words(card === RECRUITING ? "profession-recruiting" : `profession-${card}`);
}

/** What a bonus card counts, in words. */
export function bonusText(card: BonusCard, words: Words): string {
  const [first, second] = card.counts.map((feature) => words(`feature-${feature}-each`));
  const what = second ? words("bonus-and", { first: first!, second }) : first!;
  return words("bonus-asks", { per: card.per, what });
}

/** What a prestige card asks for, in words. */
export function prestigeText(card: PrestigeCard, words: Words): string {
  if (card.needs) {
    const what = Object.entries(card.needs).map(([feature, count]) => words(`feature-${feature}-count`, { count }));
    return words("prestige-asks-needs", { value: card.value ?? 0, what: what.join(", ") });
  }
  const values = { alone: card.alone ?? 0, tied: card.tied ?? 0, what: words(`feature-${card.most ?? card.fewest}`) };
  return words(card.most ? "prestige-asks-most" : "prestige-asks-fewest", values);
}

/** The parts of a work's value that bring something: 'building 4, cards 3'. */
export function partsInWords(parts: Record<string, number>, words: Words): string {
  return Object.entries(parts)
    .filter(([, value]) => value > 0)
    .map(([part, value]) => `${words(`part-${part}`)} ${value}`)
    .join(", ");
}

const SEATS = ["seat", "partner", "from", "start", "outbid", "bidder"];
const SUMS = ["price", "amount", "money", "cost", "next"];
const WITH_ARTICLE: Record<string, string> = {
  object: "object",
  piece: "piece",
  building: "piece",
  freedom: "freedom",
  character: "character",
};

/** One value of a fact, a decision or a move as a message wants it. */
function valueInWords(key: string, value: Json, deck: Deck, seats: Seat[], words: Words): string | number {
  const nameOf = (seat: Json) => seats[Number(seat)]?.name ?? "";
  const listed = (cards: Json) => (cards as string[]).map((card) => cardName(deck, card, words)).join(", ");
  if (SEATS.includes(key)) return nameOf(value);
  if (SUMS.includes(key)) return money(words, value as number);
  if (key in WITH_ARTICLE) return words(`${WITH_ARTICLE[key]}-${value as string}-one`);
  if (key === "landscape") return words(`object-${value as string}`);
  if (key === "deck") return words(`deck-${value as string}`);
  if (key === "card") return cardName(deck, value as string, words);
  if (key === "cards" || key === "order") return listed(value);
  if (key === "seats") return (value as number[]).map(nameOf).join(", ");
  if (key === "parts") return partsInWords(value as Record<string, number>, words);
  if (key === "cells") return cellsInWords(value, nameOf);
  return value as string | number;
}

function cellsInWords(cells: Json, nameOf: (seat: Json) => string): string {
  if (Array.isArray(cells)) return squareNames(cells as unknown as Cell[]);
  const boards = Object.entries(cells as unknown as Record<string, Cell[]>);
  return boards.map(([seat, squares]) => `${nameOf(Number(seat))} ${squareNames(squares)}`).join("; ");
}

function spoken(told: Record<string, Json>, deck: Deck, seats: Seat[], words: Words): Record<string, string | number> {
  const values: Record<string, string | number> = {};
  for (const [key, value] of Object.entries(told)) {
    if (value !== null && key !== "hidden") values[key] = valueInWords(key, value, deck, seats, words);
  }
  return values;
}

// The log

/** Facts of which something is hidden from this seat are told by another message. */
const HIDDEN: Record<string, string> = { return: "card", look: "cards", keep: "card", bury: "order" };

function messageOf(fact: Fact): string {
  const missing = HIDDEN[fact.fact];
  if (missing && !(missing in fact)) return `fact-${fact.fact}-hidden`;
  if (fact.fact === "builder") return "princes-fact-builder";
  if (fact.fact === "place" && !fact.pp) return "fact-place-plain";
  if (fact.fact === "mark" && "outbid" in fact) return "fact-mark-outbid";
  return `fact-${fact.fact}`;
}

/** One line of the log for a fact. */
export function describeFact(fact: Fact, seats: Seat[], words: Words): string {
  const { fact: kind, scores, winners, ...told } = fact;
  const deck = kind === "bonus" ? "bonus" : kind === "prestige" ? "prestige" : ((told.deck as Deck) ?? "profession");
  const values = spoken(told, deck, seats, words);
  if (scores) values.scores = (scores as number[]).map((pp, seat) => `${seats[seat]?.name} ${pp} PP`).join(", ");
  if (winners) {
    const names = (winners as number[]).map((seat) => seats[seat]?.name).join(", ");
    values.winners = words((winners as number[]).length === 1 ? "winners-one" : "winners-many", { names });
  }
  return words(messageOf(fact), values);
}

// Questions and moves

/** The question that a decision puts; the Merchant's owner is asked in two phases. */
export function question(decision: Decision, phase: string, seats: Seat[], words: Words): string {
  const { kind, ...told } = decision;
  const values = spoken(told, (told.deck as Deck) ?? "profession", seats, words);
  if (kind === "turn") values.actions = decision.actions_left as number;
  if (kind === "answer" || kind === "counter") {
    values.partner = values.from!;
    values.price = values.amount!;
  }
  if (values.building) values.piece = values.building;
  return words(`question-${kind}`, { ...values, phase });
}

/** A move in words, for buttons without a picture and for the list of moves. */
export function moveInWords(
  move: Move,
  deck: Deck,
  seats: Seat[],
  words: Words,
  more: Record<string, string | number> = {},
): string {
  const { do: verb, ...told } = move;
  const values = spoken(told, verb === "play" ? "bonus" : deck, seats, words);
  return words(`move-${verb}`, { ...values, ...more });
}
