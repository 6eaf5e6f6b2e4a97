/**
 * What the signs and abbreviations at a table mean, in words from GAME-terms.ftl: `term-wv` and `term-wv-about`.
 * A sign says its term by `data-term`; an abbreviation is found in any text. Neither has to be marked.
 */
import type { Words } from "./game";

export interface Explanation {
  term: string;
  title: string;
  about: string;
}

export class Glossary {
  private readonly shorts: ReadonlyMap<string, string>;

  constructor(private readonly words: Words) {
    const pairs = this.has("term-shorts") ? words("term-shorts").split(" ") : [];
    this.shorts = new Map(pairs.map((pair) => pair.split("=") as [string, string]));
  }

  /** What a term means; null if it is none. */
  explain(term: string): Explanation | null {
    const about = `term-${term}-about`;
    return this.has(about) ? { term, title: this.words(`term-${term}`), about: this.words(about) } : null;
  }

  /** The abbreviations in a text, where they stand. A single letter is one only after a number: 300 F. */
  abbreviations(text: string): { start: number; end: number; term: string }[] {
    return [...text.matchAll(/(?<![\p{L}\d])\p{Lu}{1,3}(?![\p{L}\d])/gu)].flatMap(({ 0: short, index }) => {
      const term = this.shorts.get(short);
      const isLone = short.length === 1 && !/\d\s$/.test(text.slice(0, index));
      return term && !isLone ? [{ start: index, end: index + short.length, term }] : [];
    });
  }

  /** The terms in a part of the table, each once: those of its text, then those of its signs. */
  termsIn(part: Element): Explanation[] {
    const signs = [...part.querySelectorAll<HTMLElement>("[data-term]")].map((sign) => sign.dataset.term!);
    const shorts = this.abbreviations(part.textContent ?? "").map(({ term }) => term);
    return [...new Set([...shorts, ...signs])].flatMap((term) => this.explain(term) ?? []);
  }

  private has(key: string): boolean {
    return this.words(key) !== key;
  }
}
