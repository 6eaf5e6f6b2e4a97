/** The games' drawings, each loaded when a table of it is opened: `src/<game>/index.ts` exports `drawing`. */
import type { GameDrawing } from "./game";

const modules = import.meta.glob<{ drawing: GameDrawing }>("../{princes,lorenzo}/index.ts");

export async function loadDrawing(game: string): Promise<GameDrawing> {
  const load = modules[`../${game}/index.ts`];
  if (load) return (await load()).drawing;
  return (await import("../plain/index")).drawing;
}
