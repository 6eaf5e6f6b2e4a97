/** Finding words in rules, and what of a text is marked then. */
import type { GameRules, RuleSection, RuleText, RuleVariant } from "./messages";

/** A text as it is compared: small letters without accents, as many as it has. */
function folded(text: string): string {
  return Array.from({ length: text.length }, (_, at) => foldedLetter(text[at]!)).join("");
}

function foldedLetter(letter: string): string {
  return letter.normalize("NFD")[0]!.toLowerCase()[0]!;
}

/** The words somebody looks for. */
export function wantedWords(query: string): string[] {
  return folded(query).split(/\s+/).filter(Boolean);
}

/** The sections with the rules that have every word in their id, text or heading. */
export function foundSections(sections: RuleSection[], query: string): RuleSection[] {
  const wanted = wantedWords(query);
  if (wanted.length === 0) return sections;
  return sections
    .map((section) => ({ ...section, rules: section.rules.filter((rule) => hasAll(`${rule.id} ${rule.text} ${section.title}`, wanted)) }))
    .filter((section) => section.rules.length > 0);
}

function hasAll(text: string, wanted: string[]): boolean {
  const plain = folded(text);
  return wanted.every((word) => plain.includes(word));
}

export interface Stretch {
  text: string;
  marked: boolean;
}

/** A text in stretches: what was looked for is marked. */
export function stretches(text: string, query: string): Stretch[] {
  const wanted = wantedWords(query);
  const plain = folded(text);
  const marks = Array.from({ length: text.length }, () => false);
  for (const word of wanted) {
    for (let at = plain.indexOf(word); at >= 0; at = plain.indexOf(word, at + 1)) marks.fill(true, at, at + word.length);
  }
  const parts: Stretch[] = [];
  marks.forEach((marked, at) => {
    const last = parts.at(-1);
    if (last?.marked === marked) last.text += text[at]!;
    else parts.push({ text: text[at]!, marked });
  });
  return parts;
}

/** A paragraph, or the items of a list. */
export type Block = { paragraph: string } | { items: string[] };

/** The text of a rule in paragraphs and lists. */
export function blocksOf(text: string): Block[] {
  const blocks: Block[] = [];
  for (const line of text.split("\n").filter(Boolean)) {
    const last = blocks.at(-1);
    if (!line.startsWith("• ")) blocks.push({ paragraph: line });
    else if (last && "items" in last) last.items.push(line.slice(2));
    else blocks.push({ items: [line.slice(2)] });
  }
  return blocks;
}

/** What a game is played with, as far as variants go. */
export interface Played {
  options: Record<string, unknown>;
  seats: number;
}

function isPlayed(variant: RuleVariant, { options, seats }: Played): boolean {
  return (variant.seats === null || variant.seats === seats) && Object.entries(variant.options).every(([name, value]) => options[name] === value);
}

/** The named rules, in that order, without those of variants that are not played. */
export function rulesNamed(rules: GameRules, ids: string[], played: Played | null): RuleText[] {
  const all = new Map(rules.sections.flatMap((section) => section.rules.map((rule) => [rule.id, rule])));
  return ids
    .flatMap((id) => all.get(id) ?? [])
    .filter(({ variant }) => !variant || !played || isPlayed(rules.variants[variant]!, played));
}
