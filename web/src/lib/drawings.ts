/** The games' drawings, each loaded when a table of it is opened. */
import type { GameDrawing } from "./game";

const drawings: Record<string, () => Promise<{ drawing: GameDrawing }>> = {
  princes: () => import("../princes/index"),
  lorenzo: () => import("../lorenzo/index"),
};

export async function loadDrawing(game: string): Promise<GameDrawing> {
  const load = drawings[game];
  if (!load) throw new Error(`there is no drawing of ${game}`);
  return (await load()).drawing;
}
