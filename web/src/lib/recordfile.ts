/** Reading a record from a file or from pasted text; whether it is one, the server says. */

/** Larger ones the server would refuse. */
export const LARGEST = 512 * 1024;

export class NotARecord extends Error {
  /** @param reason what is wrong: `not-json`, `too-large` or `unreadable` */
  constructor(readonly reason: "not-json" | "too-large" | "unreadable") {
    super(reason);
  }
}

/** The object that a text holds. */
export function readRecord(text: string): Record<string, unknown> {
  if (text.length > LARGEST) throw new NotARecord("too-large");
  let found: unknown;
  try {
    found = JSON.parse(text);
  } catch {
    throw new NotARecord("not-json");
  }
  if (typeof found !== "object" || found === null || Array.isArray(found)) throw new NotARecord("not-json");
  return found as Record<string, unknown>;
}

/** The text of a file, which may be compressed as those of a tournament are. */
export async function textOf(file: Blob): Promise<string> {
  if (file.size > LARGEST) throw new NotARecord("too-large");
  try {
    const [first, second] = new Uint8Array(await file.slice(0, 2).arrayBuffer());
    const packed = first === 0x1f && second === 0x8b;
    return packed ? await unpacked(file) : await file.text();
  } catch (error) {
    throw error instanceof NotARecord ? error : new NotARecord("unreadable");
  }
}

/** A small file may unpack to a very large one: reading ends where it would be too large. */
async function unpacked(file: Blob): Promise<string> {
  const reader = file.stream().pipeThrough(new DecompressionStream("gzip")).getReader();
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    size += next.value.length;
    if (size > LARGEST) {
      await reader.cancel();
      throw new NotARecord("too-large");
    }
    parts.push(next.value);
  }
  return new Blob(parts).text();
}
