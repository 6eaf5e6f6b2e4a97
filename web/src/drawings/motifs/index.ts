/** Every motif by its name. */
import { ARMS } from "./arms";
import { BUILDINGS } from "./buildings";
import { FAITH } from "./faith";
import { LEARNING } from "./learning";
import { NATURE } from "./nature";
import { PEOPLE } from "./people";
import { TRADE } from "./trade";

export type { Motif } from "./shapes";
export const MOTIFS = { ...BUILDINGS, ...NATURE, ...PEOPLE, ...ARMS, ...FAITH, ...LEARNING, ...TRADE };
