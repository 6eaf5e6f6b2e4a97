/**
 * The variations of a study. Moments are numbered: 0 is the start, then each move of the game, then each move that was
 * tried, in the order of the list. So a move comes after that which it follows, and a tree is a plain list.
 */
import type { Fact, Move } from "./game";
import type { StudyComment, VariationTree } from "./messages";

export interface Tried {
  after: number;
  move: Move;
  mover: number;
  facts: Fact[];
}

/** A line of the tree as it is shown: the depth counts how many branches lead there. */
export interface TreeRow {
  node: number;
  depth: number;
  /** Whether a variation begins here. */
  begins: boolean;
}

/** A tree after a change, and where each moment has gone; those that are missing are gone. */
export interface Changed {
  tree: StudyTree;
  moved: (node: number) => number | null;
}

export class StudyTree {
  private readonly children: number[][];

  /** @param game the moves of the game itself */
  constructor(
    readonly game: readonly Move[],
    readonly tried: readonly Tried[],
    readonly comments: ReadonlyMap<number, string>,
  ) {
    this.children = Array.from({ length: this.size }, (_, node) => (node < game.length ? [node + 1] : []));
    tried.forEach(({ after }, index) => this.children[after]!.push(this.numberOf(index)));
  }

  /** How many moments there are. */
  get size(): number {
    return this.game.length + 1 + this.tried.length;
  }

  has(node: number): boolean {
    return node >= 0 && node < this.size;
  }

  isTried(node: number): boolean {
    return node > this.game.length;
  }

  triedAt(node: number): Tried | null {
    return this.tried[node - this.game.length - 1] ?? null;
  }

  parentOf(node: number): number | null {
    if (node === 0) return null;
    return this.isTried(node) ? this.triedAt(node)!.after : node - 1;
  }

  /** What follows: the game first, then what was tried, the most important first. */
  childrenOf(node: number): readonly number[] {
    return this.children[node] ?? [];
  }

  moveOf(node: number): Move | null {
    return this.isTried(node) ? this.triedAt(node)!.move : (this.game[node - 1] ?? null);
  }

  /** All moments that lead to this one, from the start. */
  lineTo(node: number): number[] {
    const line: number[] = [];
    for (let at: number | null = node; at !== null; at = this.parentOf(at)) line.push(at);
    return line.reverse();
  }

  /** A moment as the server wants it: some moves of the game, then others. */
  pathTo(node: number): { at: number; moves: Move[] } {
    const line = this.lineTo(node);
    const at = line.findLast((each) => !this.isTried(each)) ?? 0;
    return { at, moves: line.filter((each) => this.isTried(each)).map((each) => this.moveOf(each)!) };
  }

  /** Other moves at the same moment. */
  siblingsOf(node: number): readonly number[] {
    const parent = this.parentOf(node);
    return parent === null ? [] : this.childrenOf(parent);
  }

  /** The moment after this move; null if it is not in the tree. */
  after(node: number, move: Move): number | null {
    const wanted = written(move);
    return this.childrenOf(node).find((child) => written(this.moveOf(child)!) === wanted) ?? null;
  }

  add(tried: Tried): { tree: StudyTree; node: number } {
    const tree = new StudyTree(this.game, [...this.tried, tried], this.comments);
    return { tree, node: tree.size - 1 };
  }

  /** What a move did, as soon as the server has said so. */
  withFacts(node: number, facts: Fact[]): StudyTree {
    const tried = this.tried.map((each, index) => (this.numberOf(index) === node ? { ...each, facts } : each));
    return new StudyTree(this.game, tried, this.comments);
  }

  withComment(node: number, text: string): StudyTree {
    const comments = new Map(this.comments);
    if (text.trim()) comments.set(node, text);
    else comments.delete(node);
    return new StudyTree(this.game, this.tried, comments);
  }

  /** Without a move that was tried and all that follows it. */
  without(node: number): Changed {
    const gone = new Set([node]);
    this.tried.forEach(({ after }, index) => {
      if (gone.has(after)) gone.add(this.numberOf(index));
    });
    return this.inOrder(this.tried.map((_, index) => this.numberOf(index)).filter((each) => !gone.has(each)));
  }

  canPromote(node: number): boolean {
    return this.isTried(node) && this.siblingsOf(node).find((each) => this.isTried(each)) !== node;
  }

  /** With a variation before the others at its moment. */
  promoted(node: number): Changed {
    const first = this.siblingsOf(node).find((each) => this.isTried(each))!;
    const order = this.tried.map((_, index) => this.numberOf(index)).filter((each) => each !== node);
    order.splice(order.indexOf(first), 0, node);
    return this.inOrder(order);
  }

  /** The whole tree, each variation right after the move it is an alternative to. */
  rows(): TreeRow[] {
    const rows: TreeRow[] = [];
    this.addRows(0, 0, rows);
    return rows;
  }

  toMessage(): VariationTree {
    const comments: StudyComment[] = [...this.comments].map(([at, text]) => ({ at, text }));
    return { moves: this.tried.map(({ after, move }) => ({ after, move })), comments };
  }

  private numberOf(index: number): number {
    return this.game.length + 1 + index;
  }

  private addRows(from: number, depth: number, rows: TreeRow[]): void {
    for (let node = from; this.childrenOf(node).length > 0; ) {
      const [main, ...others] = this.childrenOf(node);
      rows.push({ node: main!, depth, begins: false });
      for (const other of others) {
        rows.push({ node: other, depth: depth + 1, begins: true });
        this.addRows(other, depth + 1, rows);
      }
      node = main!;
    }
  }

  /** With the moves tried in this order; those that are missing are gone, with their comments. */
  private inOrder(order: number[]): Changed {
    const numbers = new Map(order.map((node, index) => [node, this.numberOf(index)]));
    const moved = (node: number) => (this.isTried(node) ? (numbers.get(node) ?? null) : node);
    const tried = order.map((node) => {
      const each = this.triedAt(node)!;
      return { ...each, after: moved(each.after)! };
    });
    const comments = new Map<number, string>();
    for (const [node, text] of this.comments) {
      const to = moved(node);
      if (to !== null) comments.set(to, text);
    }
    return { tree: new StudyTree(this.game, tried, comments), moved };
  }
}

/** A move as text, whatever the order of its keys. */
function written(value: unknown): string {
  return JSON.stringify(value, (_, inner: unknown) =>
    inner && typeof inner === "object" && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([one], [other]) => (one < other ? -1 : 1)))
      : inner,
  );
}
