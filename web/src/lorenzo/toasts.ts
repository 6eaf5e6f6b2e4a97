/** What just happened, as small notes: who, which sign, what came and what went. */
import type { Fact } from "../lib/game";
import { floorOf, sum, workOf, type Goods } from "./model";

export interface Toast {
  seat: number;
  icon: string;
  gain: Goods;
  pay: Goods;
  /** The card or leader it is about. */
  card?: string;
  leader?: string;
}

type ToToast = (fact: Fact) => Partial<Toast>;

const TOASTS: Record<string, ToToast> = {
  place: (fact) => ({ icon: spaceIcon(String(fact.space)), pay: fact.servants ? { servants: fact.servants as number } : {} }),
  fee: (fact) => ({ icon: "towers", pay: { coins: fact.coins as number } }),
  take: (fact) => ({ icon: String(floorOf(String(fact.space))?.type), pay: fact.goods as Goods, card: fact.card as string }),
  gain: (fact) => ({ gain: fact.goods as Goods }),
  exchange: (fact) => ({ icon: "production", pay: fact.goods as Goods }),
  play: (fact) => ({ icon: "leader", leader: fact.leader as string }),
  activate: (fact) => ({ icon: "leader", leader: fact.leader as string }),
  discard: (fact) => ({ icon: "leader", leader: fact.leader as string }),
  excommunicate: () => ({ icon: "excommunication" }),
  faith: (fact) => ({ icon: "faith", gain: { vp: fact.vp as number } }),
};

export function spaceIcon(space: string): string {
  return floorOf(space)?.type ?? workOf(space) ?? space.split(".")[0]!;
}

/** Gains that follow each other for the same seat become one note. */
export function toastsOf(facts: Fact[]): Toast[] {
  const notes: Toast[] = [];
  for (const fact of facts) {
    const toToast = TOASTS[fact.fact];
    if (!toToast || typeof fact.seat !== "number") continue;
    const note: Toast = { seat: fact.seat, icon: "", gain: {}, pay: {}, ...toToast(fact) };
    const last = notes.at(-1);
    if (fact.fact === "gain" && last?.seat === note.seat) last.gain = sum(last.gain, note.gain);
    else notes.push(note);
  }
  return notes;
}

/** Members placed in these facts, as space, seat and member. */
export function freshOf(facts: Fact[]): string[] {
  return facts.filter((fact) => fact.fact === "place").map((fact) => `${fact.space} ${fact.seat} ${fact.member}`);
}
