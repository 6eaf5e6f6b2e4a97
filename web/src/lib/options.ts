/** Variants, within what the server says that a number of seats allows. */
import type { Words } from "./game";
import type { OptionInfo } from "./messages";
import { named } from "./words";

type Options = Record<string, unknown>;

/** The numbers of seats with which a value can be chosen. */
export const seatsFor = (option: OptionInfo, value: unknown): number[] => option.seats[option.values.indexOf(value)] ?? [];

/** What can be chosen with so many seats; all else has its default. */
export function possible(chosen: Options, options: OptionInfo[], seats: number): Options {
  const allowed = options.filter(({ name, ...option }) => name in chosen && seatsFor({ name, ...option }, chosen[name]).includes(seats));
  return Object.fromEntries(allowed.map(({ name }) => [name, chosen[name]]));
}

/** A value in words, such as ‘on’. */
export function valueInWords(option: string, value: string, words: Words): string {
  if (value === "true" || value === "false") return words(`variant-${value}`);
  return named(words, `option-${option}-${value}`, value);
}

/** A variant that was chosen: by its name if that says it all. */
export function variantInWords(option: string, value: unknown, words: Words): string {
  const name = named(words, `option-${option}`, option);
  return value === true ? name : `${name}: ${valueInWords(option, String(value), words)}`;
}
