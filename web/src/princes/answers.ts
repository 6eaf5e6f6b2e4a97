/** The moves that are buttons below the question: what each says, and what it would cost. */
import type { Move } from "../lib/game";
import { capital } from "../lib/words";
import type { Payment } from "./model";
import { movesOf } from "./moves";
import { money, paymentInWords } from "./price";
import { moveInWords } from "./texts";
import type { PrincesTable } from "./table";

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
  const { words, decision, appraisal } = table;
  const payment = (paid: Payment | undefined) => (paid ? paymentInWords(paid, words) : "");
  const pp = appraisal.seats[table.you!]!.fame;
  switch (move.do) {
    case "bid":
      return words("move-bid", { amount: payment(appraisal.prices?.bid) });
    case "pay":
      return words("princes-pay-and-score", { price: payment(appraisal.prices?.object), pp });
    case "free":
      return words("princes-merchant-pays", { price: money(words, decision?.price as number) });
    case "merchant":
      return words("princes-merchant-scores", { pp });
    case "princess":
      return words("princes-princess-works", { wv: appraisal.princess!.wv });
    case "accept": {
      const amount = decision?.amount as number;
      const paid = payment(appraisal.sums?.[amount]);
      return decision?.kind === "answer"
        ? words("princes-accept-paying", { price: paid })
        : words("princes-accept-getting", { amount: money(words, amount), cost: paid });
    }
    default:
      return moveInWords(move, "profession", table.seats, words);
  }
}
