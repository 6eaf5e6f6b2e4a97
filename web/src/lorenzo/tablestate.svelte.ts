/** The table as every part of its drawing looks at it, and what one is about to do there. */
import type { Confirmation } from "../lib/confirming.svelte";
import type { Move, Reason } from "../lib/game";
import { TableState } from "../lib/tablestate";
import { reasonInWords } from "../lib/words";
import { freshOf } from "./toasts";
import type { LorenzoAppraisal } from "./appraisal";
import { confirmationOf } from "./confirming";
import { Components, type Edition, type Family, type LorenzoView, type Member } from "./model";
import { Planning } from "./planning.svelte";

/** What can be looked at more closely. */
export type Subject =
  | { about: "card"; card: string; space?: string }
  | { about: "leader"; leader: string }
  | { about: "family"; seat: number };

/** From this width on there is room beside the members for a plan. */
const ROOM = 896;

export class LorenzoTable extends TableState<Family, LorenzoView, LorenzoAppraisal> {
  readonly planning = new Planning();
  readonly components = $derived(new Components(this.props.edition as unknown as Edition));
  /** The values of one's members at home. */
  readonly values = $derived<Partial<Record<Member, number>>>(this.you === null ? {} : (this.appraisal.values[this.you] ?? {}));
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
