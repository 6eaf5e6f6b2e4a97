/** What every part of the table looks at. */
import { createContext } from "svelte";
import type { LorenzoTable } from "./shown.svelte";

export const [useTable, provideTable] = createContext<LorenzoTable>();
