/** One line of the log for each journal fact. */
import type { Fact, Seat, Words } from "../lib/game";
import { floorOf, workOf, type Goods } from "./model";
import { cardName, goodsWords, joined, leaderName, seatName, spaceWords } from "./texts";

/** The log is told without the edition at hand: these keys tell leaders and bonus tiles from cards. */
const LEADERS = new Set([
  "francesco_sforza", "ludovico_ariosto", "filippo_brunelleschi", "federico_da_montefeltro", "girolamo_savonarola",
  "giovanni_dalle_bande_nere", "sandro_botticelli", "michelangelo_buonarroti", "ludovico_iii_gonzaga",
  "leonardo_da_vinci", "pico_della_mirandola", "sisto_iv", "lucrezia_borgia", "sigismondo_malatesta",
  "lorenzo_de_medici", "ludovico_il_moro", "cesare_borgia", "santa_rita", "cosimo_de_medici", "bartolomeo_colleoni",
]); // prettier-ignore
const TILES = /^(basic|adv_\d+)$/;

type FactText = (fact: Fact, words: Words, name: (seat: unknown) => string) => [key: string, values?: Values];
type Values = Record<string, string | number>;

const count = (value: unknown) => Number(value ?? 0);
const text = (value: unknown) => String(value);

/** Facts that need more than the names of seat, card, leader, member and goods. */
const FACT_TEXTS: Record<string, FactText> = {
  tile: (fact, words) => ["fact-tile", { tile: words(`tile-${fact.tile}`) }],
  draft: (fact) => [fact.leader ? "fact-draft" : "fact-draft-hidden"],
  round: (fact, _, name) => {
    const dice = fact.dice as Record<string, number>;
    return ["fact-round", { ...dice, round: count(fact.round), order: orderWords(fact, name) }];
  },
  fee: (fact, words) => ["fact-fee", { goods: goodsWords({ coins: count(fact.coins) }, words) }],
  bonus: (fact, words) =>
    fact.space ? ["fact-bonus-space"] : ["fact-bonus-work", { work: words(`work-${fact.action}-one`) }],
  take: (fact) => [Object.keys(fact.goods as Goods).length ? "fact-take" : "fact-take-free"],
  gain: (fact, words) => ["fact-gain", { from: originWords(text(fact.from), words) }],
  work: (fact) => [`fact-work-${fact.action}`],
  privilege: (fact, words) => ["fact-privilege", { gain: words(`privilege-${fact.gain}`) }],
  play: (fact, words) => (fact.copy ? ["fact-play-copy", { copy: leaderName(text(fact.copy), words) }] : ["fact-play"]),
  excommunicate: (fact, words) => ["fact-excommunicate", { tile: words(`excommunication-${fact.tile}`) }],
  end_of_round: (fact, _, name) => ["fact-end_of_round", { round: count(fact.round), order: orderWords(fact, name) }],
  final: (fact, words) => ["fact-final", { parts: partsWords(fact.parts as Record<string, number>, words) }],
  over: (fact, words, name) => {
    const scores = fact.scores as number[];
    const winners = fact.winners as number[];
    const names = joined(winners.map(name), words);
    return [
      "fact-over",
      {
        scores: scores.map((vp, seat) => `${name(seat)} ${vp}`).join(", "),
        winners: words(winners.length > 1 ? "winners-many" : "winners-one", { names }),
      },
    ];
  },
};

export function describeFact(fact: Fact, seats: Seat[], words: Words): string {
  const name = (seat: unknown) => seatName(Number(seat), seats);
  const [key, values] = FACT_TEXTS[fact.fact]?.(fact, words, name) ?? [`fact-${fact.fact}`];
  return words(key, { ...commonValues(fact, words, name), ...values });
}

function commonValues(fact: Fact, words: Words, name: (seat: unknown) => string): Values {
  const values: Values = {};
  for (const key of ["servants", "value", "faith", "vp"]) if (typeof fact[key] === "number") values[key] = fact[key];
  if (fact.seat !== undefined) values.seat = name(fact.seat);
  if (fact.card) values.card = cardName(text(fact.card), words);
  if (fact.leader) values.leader = leaderName(text(fact.leader), words);
  if (fact.member) values.member = words(`member-${fact.member}-one`);
  if (fact.space) values.to = spaceWords(text(fact.space), words, "-to");
  if (fact.goods) values.goods = goodsWords(fact.goods as Goods, words);
  return values;
}

function orderWords(fact: Fact, name: (seat: unknown) => string): string {
  return (fact.order as number[]).map(name).join(", ");
}

function partsWords(parts: Record<string, number>, words: Words): string {
  return joined(
    Object.entries(parts)
      .filter(([, vp]) => vp !== 0)
      .map(([part, vp]) => words("final-part", { part: words(`final-${part}`), vp })),
    words,
  );
}

/** Where goods came from: a space, a bonus tile, a card, a leader, a privilege or the Church. */
function originWords(origin: string, words: Words): string {
  if (origin === "privilege" || origin === "support") return words(`from-${origin}`);
  if (floorOf(origin) || workOf(origin) || origin === "council" || origin.startsWith("market.")) {
    return spaceWords(origin, words);
  }
  if (LEADERS.has(origin)) return leaderName(origin, words);
  return TILES.test(origin) ? words(`tile-${origin}`) : cardName(origin, words);
}
