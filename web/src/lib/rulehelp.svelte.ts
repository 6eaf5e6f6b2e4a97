/** The rules of the games, fetched when somebody wants to read them, and those that are shown over a table. */
import { api } from "./api";
import type { GameRules } from "./messages";
import type { Played } from "./rulesearch";

const known = new Map<string, Promise<GameRules>>();

/** The rules of a game in a language. */
export function rulesOf(game: string, language: string): Promise<GameRules> {
  const key = `${game} ${language}`;
  const asked = known.get(key) ?? api.rules(game, language);
  known.set(key, asked);
  asked.catch(() => known.delete(key)); // whoever needs them next asks again
  return asked;
}

/** The rules that govern a kind of decision, or the rule that explains a term. */
export interface RuleQuestion {
  game: string;
  about: { kind: string } | { term: string };
  title: string;
  played: Played | null;
}

class RuleHelp {
  asked = $state.raw<RuleQuestion | null>(null);
}

export const ruleHelp = new RuleHelp();
