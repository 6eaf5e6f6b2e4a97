/** What every part of the table looks at. */
import { createContext } from "svelte";
import type { LorenzoTable } from "./tablestate.svelte";

export const [useTable, provideTable] = createContext<LorenzoTable>();
