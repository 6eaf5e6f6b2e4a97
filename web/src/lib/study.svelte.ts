/** A study on the analysis board: where one looks, what was tried, and what the server keeps of it. */
import { api } from "./api";
import type { Fact, Move } from "./game";
import type { Connection, LiveEvents } from "./live";
import type { Study, StudyPosition, Table } from "./messages";
import { StudyConnection, type StudyShown } from "./studyconnection";
import { StudyTree, type Changed } from "./studytree";

const SAVE_AFTER = 400;
const MOST_KEPT = 200;

export type Walk = "first" | "previous" | "next" | "last" | "above" | "below";

export class StudyBoard {
  tree = $state.raw<StudyTree>(new StudyTree([], [], new Map()));
  node = $state(0);
  /** The seat from which one looks; null: always from the one that decides. */
  seat = $state<number | null>(null);
  shown = $state.raw<StudyShown | null>(null);
  /** What was thrown by the last request; null while all is well. */
  failure = $state.raw<unknown>(null);
  /** Changes that the server does not have yet. */
  unsaved = $state(false);
  mine: boolean;

  private version: number;
  private connection: StudyConnection | null = null;
  private readonly positions = new Map<string, StudyPosition>();
  private asked = 0;
  private numbering = 0;
  private changes = 0;
  private clock: ReturnType<typeof setTimeout> | undefined;
  private saving: Promise<void> = Promise.resolve();

  /** @param table as it is to be shown, where everybody has a name */
  constructor(
    readonly study: Study,
    private readonly table: Table,
    at: number | null,
  ) {
    this.mine = study.mine;
    this.version = study.version;
    const tried = study.tried.map((each) => ({ ...each, move: each.move as Move, facts: each.facts as Fact[] }));
    const comments = new Map(study.comments.map((comment) => [comment.at, comment.text]));
    this.tree = new StudyTree(study.moves as Move[], tried, comments);
    if (at !== null && this.tree.has(at)) this.node = at;
  }

  get id(): string {
    return this.study.id;
  }

  get position(): StudyPosition | null {
    return this.shown?.position ?? null;
  }

  /** A table that shows this board, wherever it stands. */
  connect(events: LiveEvents): Connection {
    this.connection = new StudyConnection(this, events);
    return this.connection;
  }

  /** Shows the moment that was wished for at first. */
  async open(): Promise<void> {
    await this.goTo(this.node);
  }

  async goTo(node: number): Promise<void> {
    this.node = node;
    await this.look();
    this.connection?.show();
  }

  async lookFrom(seat: number | null): Promise<void> {
    this.seat = seat;
    await this.goTo(this.node);
  }

  /** Where a step leads; null if there is nothing there. */
  to(walk: Walk): number | null {
    const { tree, node } = this;
    if (walk === "first") return node === 0 ? null : 0;
    if (walk === "previous") return tree.parentOf(node);
    if (walk === "next") return tree.childrenOf(node)[0] ?? null;
    if (walk === "last") return this.endOf(node);
    const siblings = tree.siblingsOf(node);
    return siblings[siblings.indexOf(node) + (walk === "above" ? -1 : 1)] ?? null;
  }

  private endOf(node: number): number | null {
    let end = node;
    while (this.tree.childrenOf(end).length > 0) end = this.tree.childrenOf(end)[0]!;
    return end === node ? null : end;
  }

  walk(walk: Walk): void {
    const to = this.to(walk);
    if (to !== null) void this.goTo(to);
  }

  /** Plays a move at the moment shown: the tree has it from now on. */
  async play(move: Move): Promise<void> {
    const before = { tree: this.tree, node: this.node };
    const known = this.tree.after(this.node, move);
    if (known !== null) this.node = known;
    else this.try(move);
    await this.look();
    if (this.failure && known === null) ({ tree: this.tree, node: this.node } = before);
    else if (known === null) this.changed();
  }

  private try(move: Move): void {
    const mover = this.position?.decision.seat as number;
    ({ tree: this.tree, node: this.node } = this.tree.add({ after: this.node, move, mover, facts: [] }));
  }

  /** Plays a move that was found by the search. */
  async explore(move: Move): Promise<void> {
    await this.play(move);
    this.connection?.show();
  }

  comment(text: string): void {
    this.tree = this.tree.withComment(this.node, text);
    this.changed();
  }

  /** Removes the move that led here, and all that follows it. */
  async remove(): Promise<void> {
    const { after } = this.tree.triedAt(this.node)!;
    await this.change(this.tree.without(this.node), after);
  }

  async promote(): Promise<void> {
    await this.change(this.tree.promoted(this.node), this.node);
  }

  private async change({ tree, moved }: Changed, node: number): Promise<void> {
    this.tree = tree;
    this.positions.clear();
    this.numbering += 1;
    this.changed();
    await this.goTo(moved(node) ?? 0);
  }

  close(): void {
    if (this.clock !== undefined) void this.save();
  }

  // What the server knows

  private async look(): Promise<void> {
    const { tree, node, seat } = this;
    const number = (this.asked += 1);
    this.failure = null;
    try {
      const position = await this.positionOf(tree, node, seat);
      if (number === this.asked) this.show(position);
    } catch (error) {
      if (number === this.asked) this.failure = error;
    }
  }

  private async positionOf(tree: StudyTree, node: number, seat: number | null): Promise<StudyPosition> {
    const { numbering } = this;
    const key = `${node} ${seat}`;
    const known = this.positions.get(key);
    if (known) return known;
    const position = await api.studyPosition(this.id, { ...tree.pathTo(node), seat });
    if (this.positions.size >= MOST_KEPT) this.positions.clear();
    if (numbering === this.numbering) this.positions.set(key, position);
    return position;
  }

  private show(position: StudyPosition): void {
    if (this.tree.triedAt(this.node)?.facts.length === 0) {
      this.tree = this.tree.withFacts(this.node, (position.facts.at(-1) ?? []) as Fact[]);
    }
    const line = this.tree.lineTo(this.node).slice(1);
    this.shown = {
      table: this.table,
      position,
      movers: line.map((node) => this.moverOf(node)),
      facts: line.map((node) => this.factsOf(node)),
    };
  }

  moverOf(node: number): number {
    return this.tree.triedAt(node)?.mover ?? this.study.movers[node - 1]!;
  }

  factsOf(node: number): Fact[] {
    return this.tree.triedAt(node)?.facts ?? (this.study.facts[node - 1] as Fact[]);
  }

  // Keeping it

  private changed(): void {
    this.unsaved = true;
    this.changes += 1;
    clearTimeout(this.clock);
    if (this.mine) this.clock = setTimeout(() => void this.save(), SAVE_AFTER);
  }

  /** One after the other: each version follows the one before. */
  save(): Promise<void> {
    clearTimeout(this.clock);
    this.clock = undefined;
    this.saving = this.saving.then(async () => {
      const { changes } = this;
      try {
        this.version = await api.changeStudy(this.id, this.version, this.tree.toMessage());
        if (changes === this.changes) this.unsaved = false;
      } catch (error) {
        this.failure = error;
      }
    });
    return this.saving;
  }
}
