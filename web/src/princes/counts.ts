/** How much a principality has of what bonus and prestige cards count. */
import { FREEDOMS, LANDSCAPES, howMany, palazzoOf, type Edition, type Prince, type PrincesView } from "./model";

const SQUARES = 49;
const LANDSCAPE_OF: Record<string, string> = { forests: "forest", lakes: "lake", parks: "park" };
const SIZE_OF: Record<string, string> = { large_buildings: "large", medium_buildings: "medium", small_buildings: "small" };

export function piecesOf(prince: Prince, piece: string): number {
  return prince.pieces.filter((lying) => lying.piece === piece).length;
}

export function hasBuilding(prince: Prince, building: string): boolean {
  return piecesOf(prince, building) > 0;
}

export function buildingsOf(prince: Prince, edition: Edition, size?: string): number {
  return prince.pieces.filter(({ piece }) => {
    const kind = edition.pieces[piece]?.class;
    return size ? kind === size : kind !== "landscape";
  }).length;
}

export function landscapesOf(prince: Prince): number {
  return LANDSCAPES.reduce((sum, kind) => sum + piecesOf(prince, kind), 0);
}

export function cardsOf(prince: Prince): number {
  return howMany(prince.hand) + prince.table.length;
}

function kinds(...counts: number[]): number {
  return counts.filter((count) => count > 0).length;
}

/** The count of one feature, by the names the edition uses. */
export function countOf(feature: string, prince: Prince, view: PrincesView, edition: Edition): number {
  const landscape = LANDSCAPE_OF[feature];
  if (landscape) return piecesOf(prince, landscape);
  const size = SIZE_OF[feature];
  if (size) return buildingsOf(prince, edition, size);
  const landscapeKinds = kinds(...LANDSCAPES.map((kind) => piecesOf(prince, kind)));
  switch (feature) {
    case "buildings":
      return buildingsOf(prince, edition);
    case "building_sizes":
      return kinds(...Object.values(SIZE_OF).map((each) => buildingsOf(prince, edition, each)));
    case "landscapes":
      return landscapesOf(prince);
    case "landscape_kinds":
      return landscapeKinds;
    case "freedoms":
      return prince.freedoms.filter((freedom) => FREEDOMS.includes(freedom)).length;
    case "jesters":
      return prince.jesters;
    case "builders":
      return prince.builders;
    case "prestige_cards":
      return howMany(prince.prestige);
    case "categories":
      return (
        landscapeKinds +
        kinds(prince.jesters, prince.builders, howMany(prince.prestige), prince.freedoms.length)
      );
    case "cards_in_hand":
      return howMany(prince.hand);
    case "cards_on_table":
      return prince.table.length;
    case "empty_spaces":
      return SQUARES - palazzoOf(view, edition).length - prince.pieces.reduce((sum, { cells }) => sum + cells.length, 0);
    default:
      throw new Error(`nobody knows how to count ${feature}`);
  }
}
