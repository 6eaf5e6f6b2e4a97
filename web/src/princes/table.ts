/** What every part of the table looks at. */
import { createContext } from "svelte";
import { TableState } from "../lib/tablestate";
import { RECRUITING, seen, type Edition, type Principality, type PrincesView } from "./model";
import { partsOf } from "./works";

export class PrincesTable extends TableState<Principality, PrincesView> {
  get edition(): Edition {
    return this.props.edition as unknown as Edition;
  }

  /** Who may pay in PP what cash does not reach: I, but nobody with Muse & Princess. */
  get debtor(): Principality | null {
    return this.view.options.muse_and_princess ? null : this.me;
  }
}

export const [useTable, provideTable] = createContext<PrincesTable>();

/** How many professions in my hand ask for this building, landscape or freedom that I have not yet. */
export function wantedBy(need: string, { me, view, edition }: PrincesTable): number {
  if (!me) return 0;
  const asks = (card: string) =>
    partsOf(card, me, view, edition).some((part) => part.adds > 0 && (part.needs === need || fits(part.part, need)));
  return seen(me.hand).filter((card) => card !== RECRUITING && asks(card)).length;
}

/** With two seats a landscape may be of any kind. */
function fits(part: string, need: string): boolean {
  return part === "landscape" && need === "landscape";
}
