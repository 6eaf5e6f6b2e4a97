/** The table as every part of its drawing looks at it, and what one is about to do there. */
import { MediaQuery } from "svelte/reactivity";
import type { Confirmation } from "../lib/confirming.svelte";
import type { Fact, Json, Move, Reason } from "../lib/game";
import { TableState } from "../lib/tablestate";
import { reasonInWords } from "../lib/words";
import { freshOf } from "./toasts";
import type { LorenzoAppraisal } from "./appraisal";
import { choices, controlOf } from "./choosing";
import { confirmationOf } from "./confirming";
import { Components, type Edition, type Family, type Goods, type LorenzoView, type Member } from "./model";
import { Planning } from "./planning.svelte";
import { goodsWords, moveWords } from "./texts";

/** What can be looked at more closely. */
export type Subject =
  | { about: "card"; card: string; space?: string }
  | { about: "leader"; leader: string };

/** From this width on everything stands on one screen (see lib/screen). */
const DESKTOP = new MediaQuery("min-width: 70rem");

const ROOMY = ["tile", "draft", "vatican"];
/** So many answers fit in a line. */
const ONE_LINE = 2;

export class LorenzoTable extends TableState<Family, LorenzoView, LorenzoAppraisal> {
  readonly planning = new Planning();
  readonly components = $derived(new Components(this.props.edition as unknown as Edition));
  /** The values of one's members at home. */
  readonly values = $derived<Partial<Record<Member, number>>>(this.you === null ? {} : (this.appraisal.values[this.you] ?? {}));
  /** Members that came with the latest facts, as space, seat and member. */
  readonly fresh = $derived(freshOf(this.props.facts));
  /** What is being looked at more closely. */
  subject = $state.raw<Subject | null>(null);
  /** The family whose board is shown large: as long as it is pointed at or focused, or until it is closed. */
  peeked = $state<number | null>(null);
  pinned = $state<number | null>(null);

  /** Whether everything stands on one screen. */
  get wide(): boolean {
    return DESKTOP.current;
  }

  /** Whether places on the board are to be chosen now. */
  get placing(): boolean {
    return this.moves.some((move) => controlOf(move).on === "space");
  }

  open(subject: Subject): void {
    this.subject = subject;
  }

  /** Whether the answers take more room than a line: they are read before they are chosen. */
  get roomy(): boolean {
    const kind = this.decision?.kind ?? "";
    return ROOMY.includes(kind) || (kind !== "privilege" && choices(this.moves).length > ONE_LINE);
  }

  /** The card that is to be paid for or to exchange by. */
  get asked(): string | null {
    const about = this.decision?.kind === "pay" || this.decision?.kind === "exchange";
    return about && this.moves.length ? String(this.decision?.card) : null;
  }

  get facts(): Fact[] {
    return this.props.facts;
  }

  /** Pinned again, a board is closed. */
  pin(seat: number): void {
    this.pinned = this.pinned === seat ? null : seat;
    this.peeked = null;
  }

  closeFamily(): void {
    this.pinned = null;
    this.peeked = null;
  }

  override moveInWords(move: Move): string {
    return moveWords(move, this.view, this.components, this.words);
  }

  override valueInWords(kind: string, value: Json): string | number {
    return kind.endsWith("goods") ? goodsWords(value as Goods, this.words) : super.valueInWords(kind, value);
  }

  override play(move: Move): void {
    super.play(move);
    this.subject = null;
  }

  /** What is looked at more closely has been seen already. */
  protected override confirmation(move: Move): Confirmation | null {
    return this.subject ? null : confirmationOf(move, this);
  }

  /** Why the member picked up, or if none is, nobody can go to a space. */
  whyNotTo(space: string): string | undefined {
    const { placements, spaces } = this.appraisal.why_not ?? {};
    const member = this.planning.member;
    return this.inWords((member && placements?.[space]?.[member]) || spaces?.[space]);
  }

  /** A reason in words, while one has to decide. */
  inWords(reason: Reason | undefined): string | undefined {
    return reason && this.moves.length > 0 ? reasonInWords(reason, this.words) : undefined;
  }
}
