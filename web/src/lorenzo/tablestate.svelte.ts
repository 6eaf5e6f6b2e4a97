/** The table as every part of its drawing looks at it, and what one is about to do there. */
import type { Move } from "../lib/game";
import { TableState } from "../lib/tablestate";
import { freshOf } from "./toasts";
import { Components, type Edition, type Family, type LorenzoView, type Member } from "./model";
import { memberValues } from "./preview";
import { Planning } from "./planning.svelte";

/** What can be looked at more closely. */
export type Subject =
  | { about: "card"; card: string; space?: string }
  | { about: "leader"; leader: string }
  | { about: "family"; seat: number };

/** From this width on there is room beside the members for a plan. */
const ROOM = 896;

export class LorenzoTable extends TableState<Family, LorenzoView> {
  readonly planning = new Planning();
  readonly components = $derived(new Components(this.props.edition as unknown as Edition));
  /** The worth of one's members at home. */
  readonly values = $derived.by(() => this.worthOfMembers());
  /** Members that came with the latest facts, as space, seat and member. */
  readonly fresh = $derived(freshOf(this.props.facts));
  width = $state(0);
  readonly narrow = $derived(this.width < ROOM);
  /** What is being looked at more closely. */
  subject = $state.raw<Subject | null>(null);

  open(subject: Subject): void {
    this.subject = subject;
  }

  override play(move: Move): void {
    this.subject = null;
    super.play(move);
  }

  private worthOfMembers(): Partial<Record<Member, number>> {
    const told = this.decision?.seat === this.you ? this.decision?.values : undefined;
    if (told) return told as Record<Member, number>;
    return this.me ? memberValues(this.view, this.me, this.components) : {};
  }
}
