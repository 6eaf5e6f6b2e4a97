/** What somebody has been told on this device and need not be told again. */
const KEY = "signoria-told";

function stored(): string[] {
  try {
    const known: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(known) ? known.map(String) : [];
  } catch {
    return [];
  }
}

class Told {
  #known = $state.raw(stored());

  has(what: string): boolean {
    return this.#known.includes(what);
  }

  add(what: string): void {
    this.#known = [...this.#known, what];
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#known));
    } catch {
      // a browser that keeps nothing asks again next time
    }
  }
}

export const told = new Told();
