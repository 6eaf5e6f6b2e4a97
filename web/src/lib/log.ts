/** The log: what happened, by round and turn, each line with the moment that it leads to. */
import type { Fact } from "./game";

/** What a move did to one seat, or to all together (null). */
export interface LogLine {
  /** The number of moves after which the table looks as this line tells. */
  at: number;
  seat: number | null;
  texts: string[];
}

/** What one seat did in a row. */
export interface LogTurn {
  kind: "turn";
  seat: number | null;
  lines: LogLine[];
}

/** Moves of bots in which nothing happened that others need to know. */
export interface LogFold {
  kind: "fold";
  seats: number[];
  lines: LogLine[];
}

export interface LogRound {
  title: string | null;
  parts: (LogTurn | LogFold)[];
}

/** What a log is made of. */
export interface LogSource {
  /** For each move its facts. */
  journal: Fact[][];
  /** A fact in words; nothing for one that is not told. */
  describe: (fact: Fact) => string;
  /** Whether a fact is routine of a bot. */
  isRoutine: (fact: Fact) => boolean;
}

const FEWEST_FOLDED = 2;

/** Words each fact once: the whole log is made again with every move. */
export function remembered(describe: (fact: Fact) => string): (fact: Fact) => string {
  const known = new WeakMap<Fact, string>();
  return (fact) => {
    const text = known.get(fact) ?? describe(fact);
    known.set(fact, text);
    return text;
  };
}

export function seatOf(fact: Fact): number | null {
  return typeof fact.seat === "number" ? fact.seat : null;
}

/** The whole log. A round begins with the fact that says so. */
export function logOf({ journal, describe, isRoutine }: LogSource): LogRound[] {
  const rounds: LogRound[] = [];
  let lines: (LogLine & { routine: boolean })[] = [];
  let title: string | null = null;
  const endRound = () => {
    if (title !== null || lines.length) rounds.push({ title, parts: partsOf(lines) });
    lines = [];
  };
  journal.forEach((facts, move) => {
    for (const fact of facts) {
      const text = describe(fact);
      if (!text) continue;
      if (fact.fact === "round") {
        endRound();
        title = text;
        continue;
      }
      const seat = seatOf(fact);
      const routine = isRoutine(fact);
      const last = lines.at(-1);
      if (last?.at === move + 1 && last.seat === seat && last.routine === routine) last.texts.push(text);
      else lines.push({ at: move + 1, seat, texts: [text], routine });
    }
  });
  endRound();
  return rounds;
}

function partsOf(lines: (LogLine & { routine: boolean })[]): (LogTurn | LogFold)[] {
  const parts: (LogTurn | LogFold)[] = [];
  for (let from = 0; from < lines.length; ) {
    let to = from + 1;
    while (to < lines.length && lines[to]!.routine === lines[from]!.routine) to += 1;
    const run = lines.slice(from, to);
    if (run[0]!.routine && run.length >= FEWEST_FOLDED) {
      const seats = [...new Set(run.flatMap(({ seat }) => (seat === null ? [] : [seat])))];
      parts.push({ kind: "fold", seats, lines: run });
    } else {
      for (const line of run) addToTurn(parts, line);
    }
    from = to;
  }
  return parts;
}

function addToTurn(parts: (LogTurn | LogFold)[], line: LogLine): void {
  const last = parts.at(-1);
  if (last?.kind === "turn" && last.seat === line.seat) last.lines.push(line);
  else parts.push({ kind: "turn", seat: line.seat, lines: [line] });
}
