/** Numbers as the reader's language writes them. */
import { settings } from "../lib/settings.svelte";

export function percent(share: number): string {
  return new Intl.NumberFormat(settings.language, { style: "percent", maximumFractionDigits: 0 }).format(share);
}

export function oneDecimal(value: number, digits = 1): string {
  return new Intl.NumberFormat(settings.language, { minimumFractionDigits: digits, maximumFractionDigits: digits })
    .format(value)
    .replace("-", "−");
}

/** With its sign, also where it is positive. */
export function withSign(value: number): string {
  return value > 0 ? `+${oneDecimal(value)}` : oneDecimal(value);
}
