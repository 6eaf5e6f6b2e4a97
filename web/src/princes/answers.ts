/** The moves that are buttons below the question: what each says, and what it would cost. */
import type { Move } from "../lib/game";
import { capital } from "../lib/words";
import { movesOf } from "./moves";
import { money, priceInWords } from "./price";
import { moveInWords } from "./texts";
import type { PrincesTable } from "./table";
import { princessWork, rankOf } from "./works";

export interface Answer {
  move: Move;
  text: string;
  icon?: string;
  /** Whether it is the move that goes on, rather than away. */
  chief: boolean;
}

const CHIEF = ["bid", "accept", "free", "finish"];
const ICONS: Record<string, string> = { merchant: "merchant", princess: "princess", free: "merchant", bid: "florin" };

export function answersOf(table: PrincesTable): Answer[] {
  return movesOf("answers", table.moves).map((move) => ({
    move,
    text: capital(textOf(move, table)),
    icon: move.do === "professor" ? (move.deck as string) : ICONS[move.do],
    chief: CHIEF.includes(move.do) || (move.do === "end" && table.moves.length === 1),
  }));
}

function textOf(move: Move, table: PrincesTable): string {
  const { words, decision, view } = table;
  const said = moveInWords(move, "profession", table.seats, words);
  const me = table.me!;
  const price = (amount: unknown) => priceInWords(amount as number, me, words);
  const rank = () => rankOf(table.you!, view);
  switch (move.do) {
    case "bid":
      return words("move-bid", { amount: price(move.amount) });
    case "pay":
      return words("princes-pay-and-score", { price: price(decision?.price), pp: rank() });
    case "free":
      return words("princes-merchant-pays", { price: money(words, decision?.price as number) });
    case "merchant":
      return words("princes-merchant-scores", { pp: rank() });
    case "princess":
      return words("princes-princess-works", { wv: princessWork(me, view, table.edition).wv });
    case "accept":
      return decision?.kind === "answer"
        ? words("princes-accept-paying", { price: price(decision.amount) })
        : words("princes-accept-getting", acceptance(table));
    default:
      return said;
  }
}

/** What the active seat gets from its partner and owes the bank. */
function acceptance({ decision, me, words }: PrincesTable): Record<string, string> {
  const amount = decision?.amount as number;
  const richer = { ...me!, money: (me!.money ?? 0) + amount };
  return { amount: money(words, amount), cost: priceInWords(decision?.cost as number, richer, words) };
}
