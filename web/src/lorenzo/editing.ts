/** Lorenzo il Magnifico in the edition editor. */
import type { Editing } from "../editor/editing";
import EditionFrame from "./EditionFrame.svelte";
import EditionPicture from "./EditionPicture.svelte";
import Icon from "./Icon.svelte";
import { TYPES } from "./model";

const GOODS = ["gain", "pay", "bonus", "harvest", "production", "discount", "choose", "per", "per_each", "resources"];

export const editing: Editing = {
  sections: [
    ...TYPES.map((type) => ({
      name: `cards-${type}`,
      paths: [["cards", "*"]],
      where: { type },
      names: "card",
      titled: true,
      renamed: true,
      hidden: ["type", "period"],
    })),
    { name: "leaders", paths: [["leaders", "*"]], names: "leader", titled: true, renamed: true },
    { name: "bonus_tiles", paths: [["bonus_tiles", "*"]], names: "tile", titled: true, renamed: true, hidden: ["side", "copies", "activation"] },
    {
      name: "excommunications",
      paths: [["excommunications", "*"]],
      title: "editor-excommunication",
      names: "excommunication",
      hidden: ["period"],
    },
  ],
  names: {
    ...Object.fromEntries([...GOODS, "require"].map((field) => [field, "good-*"])),
    card: "type-*",
    cards: "type-*",
    members: "member-*",
    action: "editor-action-*",
    mode: "editor-mode-*",
    when: "editor-when-*",
  },
  pools: [GOODS, ["card"]],
  Frame: EditionFrame,
  Picture: EditionPicture,
  Sign: Icon,
  own: {},
};
