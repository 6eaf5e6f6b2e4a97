/** What just happened, as small notes beside the seats it happened to. */
import type { Fact } from "../lib/game";

export interface Toast {
  seat: number;
  icon: string;
  /** PP and florins won (or lost, below 0). */
  pp: number;
  money: number;
  /** A work's value, where a card was laid. */
  wv?: number;
  /** The deck and card that was shown. */
  card?: { deck: "profession" | "bonus" | "prestige"; id: string };
}

type ToToast = (fact: Fact) => Partial<Toast>;

const price: ToToast = (fact) => ({ money: -(fact.price as number) });

/** Only what others can see too: a card taken in hand is no show. */
const TOASTS: Record<string, ToToast> = {
  win: (fact) => ({ icon: fact.object as string, ...price(fact) }),
  character: (fact) => ({ icon: fact.character as string, ...price(fact) }),
  banker: (fact) => ({ icon: "banker", money: fact.money as number }),
  banker_pp: () => ({ icon: "banker" }),
  draw: (fact) => ({ icon: fact.deck as string, ...price(fact) }),
  introduce: (fact) => ({ icon: fact.freedom as string, ...price(fact) }),
  build: (fact) => ({ icon: fact.building as string, ...price(fact) }),
  place: (fact) => ({ icon: fact.piece as string }),
  joint: (fact) => ({ icon: fact.building as string }),
  builder: () => ({ icon: "builder" }),
  merchant: () => ({ icon: "merchant" }),
  recruit: (fact) => ({ icon: "recruiting", card: { deck: "profession", id: fact.card as string } }),
  work: (fact) => ({ icon: "work", wv: fact.wv as number, card: { deck: "profession", id: fact.card as string } }),
  princess: (fact) => ({ icon: "princess", wv: fact.wv as number }),
  bonus: (fact) => ({ icon: "bonus", wv: fact.wv as number, card: { deck: "bonus", id: fact.card as string } }),
  payout: (fact) => ({ icon: "work", money: fact.money as number }),
  best_work: (fact) => ({ icon: "best", wv: fact.wv as number }),
  prestige: (fact) => ({ icon: "prestige", card: { deck: "prestige", id: fact.card as string } }),
};

/** The seats that a fact happened to. */
function seatsOf(fact: Fact): number[] {
  if (fact.fact === "best_work") return fact.seats as number[];
  return fact.fact === "joint" ? [fact.seat as number, fact.partner as number] : [fact.seat as number];
}

/** The notes for these facts, in order; facts that need none have none. */
export function toastsOf(facts: Fact[]): Toast[] {
  return facts.flatMap((fact) => {
    const toToast = TOASTS[fact.fact];
    if (!toToast || (fact.fact === "place" && !fact.pp)) return [];
    return seatsOf(fact).map((seat) => ({
      seat,
      icon: "",
      pp: (fact.pp as number | undefined) ?? 0,
      money: 0,
      ...toToast(fact),
    }));
  });
}

export type Buyers = Record<string, { seat: number; price: number }>;

/** Who bought what in a round, as far as these facts reach. */
export function buyersOf(facts: Fact[], round: number): Buyers {
  const begins = facts.findIndex((fact) => fact.fact === "round" && fact.round === round);
  const ends = facts.findIndex((fact) => fact.fact === "round" && fact.round === round + 1);
  const buyers: Buyers = {};
  for (const fact of facts.slice(begins + 1, ends < 0 ? undefined : ends)) {
    if (fact.fact === "win") buyers[fact.object as string] = { seat: fact.seat as number, price: fact.price as number };
  }
  return buyers;
}
