/** An edition file of the reader's own, for a new table. Whether it can be played, the server knows. */
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
