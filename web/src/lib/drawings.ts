/** The games' drawings, each loaded when a table of it is opened. A folder of web/src with an index.ts is one. */
import type { Component } from "svelte";
import type { Editing } from "../editor/editing";
import type { GameDrawing } from "./game";

const drawings = import.meta.glob<{ drawing: GameDrawing }>("../*/index.ts");
const banners = import.meta.glob<{ default: Component }>("../*/Banner.svelte");
const editors = import.meta.glob<{ editing: Editing }>("../*/editing.ts");
const frames = import.meta.glob<{ default: Component }>("../*/EditionFrame.svelte");
const rulePictures = import.meta.glob<{ default: Component<{ section: string }> }>("../*/RulesPicture.svelte");
const GENERIC = "generic";

/** A drawing by its name; what this page does not have is drawn as every game can be. */
export async function loadDrawing(name: string): Promise<GameDrawing> {
  const load = drawings[`../${name}/index.ts`] ?? drawings[`../${GENERIC}/index.ts`]!;
  return (await load()).drawing;
}

/** The picture of a game in the lobby. */
export async function loadBanner(name: string): Promise<Component> {
  const load = banners[`../${name}/Banner.svelte`] ?? banners[`../${GENERIC}/Banner.svelte`]!;
  return (await load()).default;
}

/** Whether the edition editor knows a game. */
export function hasEditor(game: string): boolean {
  return `../${game}/editing.ts` in editors;
}

export async function loadEditing(game: string): Promise<Editing> {
  return (await editors[`../${game}/editing.ts`]!()).editing;
}

/** The drawings of a game's rules, by the id of their section, and the frame they need. */
export interface RulePictures {
  Picture: Component<{ section: string }>;
  Frame: Component;
}

/** The drawings in a game's rules; null where there are none. */
export async function loadRulePictures(game: string): Promise<RulePictures | null> {
  const [picture, frame] = [rulePictures[`../${game}/RulesPicture.svelte`], frames[`../${game}/EditionFrame.svelte`]];
  if (!picture || !frame) return null;
  const [{ default: Picture }, { default: Frame }] = await Promise.all([picture(), frame()]);
  return { Picture, Frame };
}
