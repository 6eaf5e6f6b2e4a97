/** An edition file of the reader's own, for a new table. Whether it can be played, the server knows. */
import type { Finding } from "./messages";

export type Edition = Record<string, unknown>;

/** The content of the file; null if it is no JSON object. */
export async function readEdition(file: Blob): Promise<Edition | null> {
  try {
    const content: unknown = JSON.parse(await file.text());
    return typeof content === "object" && content !== null && !Array.isArray(content) ? (content as Edition) : null;
  } catch {
    return null;
  }
}

const FEW = 3;

/** The first things that are wrong with an edition, as sentences. */
export function findingsInWords(findings: Finding[]): string {
  return findings
    .slice(0, FEW)
    .map(({ where, message }) => (where ? `${where}: ${message}` : message))
    .join(" ");
}
