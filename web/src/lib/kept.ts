/** Something kept on this device for each table. A browser that keeps nothing has forgotten it after a reload. */
const MOST_TABLES = 100;

export class KeptByTable<Value> {
  /** @param key under which the browser keeps it */
  constructor(private readonly key: string) {}

  /** What is kept for a table. */
  at(table: string): Value | undefined {
    return this.stored().find(([each]) => each === table)?.[1];
  }

  /** Keeps it, in place of what was kept for this table before; tables not heard of for long make room. */
  keep(table: string, value: Value): void {
    const others = this.stored().filter(([each]) => each !== table);
    try {
      localStorage.setItem(this.key, JSON.stringify([...others, [table, value]].slice(-MOST_TABLES)));
    } catch {
      // no room, or not allowed
    }
  }

  private stored(): [table: string, value: Value][] {
    try {
      const known: unknown = JSON.parse(localStorage.getItem(this.key) ?? "[]");
      return Array.isArray(known) ? (known as [string, Value][]).filter(Array.isArray) : [];
    } catch {
      return [];
    }
  }
}
