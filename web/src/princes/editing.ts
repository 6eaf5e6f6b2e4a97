/** The Princes of Florence in the edition editor. */
import type { Editing } from "../editor/editing";
import BordersField from "./BordersField.svelte";
import EditionFrame from "./EditionFrame.svelte";
import EditionPicture from "./EditionPicture.svelte";
import FeatureSign from "./FeatureSign.svelte";
import { toneOf } from "./roofs";

/** What bonus and prestige cards count. */
const COUNTED = ["counts", "most", "fewest", "needs"];

export const editing: Editing = {
  sections: [
    { name: "professions", paths: [["professions", "*"]], names: "profession", titled: true, renamed: true },
    { name: "pieces", paths: [["pieces", "*"]], names: "piece", hidden: ["class"] },
    { name: "boards", paths: [["cooperative_board"], ["cooperative_map"], ["principality"]] },
    { name: "bonus_cards", paths: [["bonus_cards", "*"]], names: "bonus", titled: true, renamed: true },
    { name: "prestige_cards", paths: [["prestige_cards", "*"]], names: "prestige", titled: true, renamed: true },
    { name: "characters", paths: [["characters", "*"]], names: "character", titled: true },
    { name: "supply", paths: [["minimum_work_value"], ["stacks"]], titled: true },
  ],
  names: {
    building: "piece-*",
    landscape: "piece-*",
    ...Object.fromEntries(COUNTED.map((field) => [field, "feature-*-each"])),
  },
  pools: [COUNTED],
  Frame: EditionFrame,
  Picture: EditionPicture,
  toneOf: (id, component) => toneOf(id, (component as { class?: string }).class),
  Sign: FeatureSign,
  own: { borders: BordersField },
};
