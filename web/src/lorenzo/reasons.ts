/** Why nobody of one's own can go to a place, as far as the view tells; null if nobody is asked to. */
import { waysTo } from "./choosing";
import { floorOf, type CardType } from "./model";
import { nextTerritoryNeed } from "./preview";
import type { LorenzoTable } from "./tablestate.svelte";

export function whyNotGo(space: string, table: LorenzoTable): string | null {
  const { me, view, moves, words, planning } = table;
  if (!me || !moves.some((move) => move.do === "place" || move.do === "take")) return null;
  if (waysTo(space, moves, planning.member).length > 0) return null;
  if (waysTo(space, moves, null).length > 0) return words("lorenzo-why-member");
  const floor = floorOf(space);
  if (floor && view.towers[floor.type][floor.floor - 1] === null) return words("lorenzo-why-no-card");
  if (view.spaces[space]?.length) return words("lorenzo-why-occupied");
  return (floor && whyNoCard(floor.type, table)) ?? words("lorenzo-why-reach");
}

/** What keeps a family from one more card of a type, whatever the card is. */
function whyNoCard(type: CardType, { me, components, words }: LorenzoTable): string | null {
  const most = components.edition.setup.max_cards_per_type;
  if (me!.cards[type].length >= most) return words("lorenzo-why-full", { most });
  const need = type === "territory" ? nextTerritoryNeed(me!, components) : undefined;
  return need && me!.military < need ? words("lorenzo-territory-need", { need }) : null;
}
