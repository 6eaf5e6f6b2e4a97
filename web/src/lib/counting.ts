/** Numbers that run from what they were to what they are. Only the text of Svelte's own node is changed, and put back. */

const NUMBER = /\d(?:[\d.,’\u00a0\u202f]*\d)?/;

/** The first number in a text; null if there is none. */
export function numberIn(text: string): number | null {
  const found = text.match(NUMBER);
  return found ? Number(found[0].replace(/\D/g, "")) : null;
}

/** A text with its first number replaced, written as that one was. */
export function withNumber(text: string, number: number, language: string): string {
  return text.replace(NUMBER, (written) => (/^\d+$/.test(written) ? String(number) : number.toLocaleString(language)));
}

/** The node with the number that is seen. */
export function numberNode(element: Element): Text | null {
  const nodes = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  while (nodes.nextNode()) {
    const node = nodes.currentNode as Text;
    if (numberIn(node.data) !== null && !node.parentElement?.closest(".for-readers")) return node;
  }
  return null;
}

export class Counting {
  private readonly to: string;
  private shown: string;
  private frame = 0;

  constructor(
    private readonly node: Text,
    private readonly from: number,
    private readonly delay: number,
    private readonly duration: number,
  ) {
    this.to = node.data;
    this.shown = this.to;
    const start = performance.now();
    const step = (): void => {
      const done = (performance.now() - start - this.delay) / this.duration;
      this.show(done);
      if (done < 1) this.frame = requestAnimationFrame(step);
    };
    step();
  }

  /** The true number at once. */
  finish(): void {
    cancelAnimationFrame(this.frame);
    this.write(this.to);
  }

  private show(done: number): void {
    if (done >= 1) return this.write(this.to);
    const to = numberIn(this.to) ?? this.from;
    const now = Math.round(this.from + (to - this.from) * Math.max(0, done));
    this.write(withNumber(this.to, now, document.documentElement.lang));
  }

  /** What Svelte has written in the meantime stays. */
  private write(text: string): void {
    if (this.node.data !== this.shown) return;
    this.node.data = text;
    this.shown = text;
  }
}
