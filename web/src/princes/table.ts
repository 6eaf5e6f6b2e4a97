/** What every part of the table looks at. */
import { createContext } from "svelte";
import type { Confirmation } from "../lib/confirming.svelte";
import type { Move, Reason } from "../lib/game";
import { TableState } from "../lib/tablestate";
import { reasonInWords } from "../lib/words";
import { confirmationOf } from "./confirming";
import type { Deck, Edition, Principality, PrincesAppraisal, PrincesView, ThingKind } from "./model";
import { moveInWords } from "./texts";

export class PrincesTable extends TableState<Principality, PrincesView, PrincesAppraisal> {
  get edition(): Edition {
    return this.props.edition as unknown as Edition;
  }

  /** Why a thing cannot be had now; null if it can, and for spectators. */
  whyNot(kind: ThingKind, thing: string): string | null {
    const why = this.appraisal.why_not;
    const always = kind === "stacks" ? undefined : why?.actions;
    return this.told(why?.[kind]?.each[thing] ?? always ?? why?.[kind]?.all);
  }

  /** Why a building cannot be offered to this neighbour. */
  whyNotOffer(building: string, partner: number): string | null {
    const why = this.appraisal.why_not?.offers?.[partner];
    return this.told(why?.each[building] ?? why?.all);
  }

  /** Why this field of a character cannot be marked. */
  whyNotMark(character: string, amount: number): string | null {
    const why = this.appraisal.why_not?.characters;
    const fields = why?.each[character];
    if (fields && amount < fields.lowest) return this.told(fields.below);
    return this.told(why?.all ?? (fields && amount > fields.highest ? fields.above : undefined));
  }

  override moveInWords(move: Move): string {
    const count = this.appraisal.looked_at[move.deck as Deck] ?? 0;
    return moveInWords(move, this.view.looked?.deck ?? "profession", this.seats, this.words, { count });
  }

  protected override confirmation(move: Move): Confirmation | null {
    return confirmationOf(move, this);
  }

  /** How many professions in my hand ask for this and have it not yet. */
  wanted(thing: string): number {
    return this.appraisal.wanted?.[thing] ?? 0;
  }

  private told(reason: Reason | undefined): string | null {
    return reason ? reasonInWords(reason, this.words) : null;
  }
}

export const [useTable, provideTable] = createContext<PrincesTable>();
