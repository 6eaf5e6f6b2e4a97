/** How much a principality has of what bonus and prestige cards count. */
import { FREEDOMS, LANDSCAPES, howMany, palazzoOf, type Edition, type Principality, type PrincesView } from "./model";

const SQUARES = 49;
const LANDSCAPE_OF: Record<string, string> = { forests: "forest", lakes: "lake", parks: "park" };
const SIZE_OF: Record<string, string> = { large_buildings: "large", medium_buildings: "medium", small_buildings: "small" };

export function piecesOf(principality: Principality, piece: string): number {
  return principality.pieces.filter((lying) => lying.piece === piece).length;
}

export function hasBuilding(principality: Principality, building: string): boolean {
  return piecesOf(principality, building) > 0;
}

export function buildingsOf(principality: Principality, edition: Edition, size?: string): number {
  return principality.pieces.filter(({ piece }) => {
    const kind = edition.pieces[piece]?.class;
    return size ? kind === size : kind !== "landscape";
  }).length;
}

export function landscapesOf(principality: Principality): number {
  return LANDSCAPES.reduce((sum, kind) => sum + piecesOf(principality, kind), 0);
}

export function cardsOf(principality: Principality): number {
  return howMany(principality.hand) + principality.table.length;
}

function kinds(...counts: number[]): number {
  return counts.filter((count) => count > 0).length;
}

/** The count of one feature, by the names the edition uses. */
export function countOf(feature: string, principality: Principality, view: PrincesView, edition: Edition): number {
  const landscape = LANDSCAPE_OF[feature];
  if (landscape) return piecesOf(principality, landscape);
  const size = SIZE_OF[feature];
  if (size) return buildingsOf(principality, edition, size);
  const landscapeKinds = kinds(...LANDSCAPES.map((kind) => piecesOf(principality, kind)));
  switch (feature) {
    case "buildings":
      return buildingsOf(principality, edition);
    case "building_sizes":
      return kinds(...Object.values(SIZE_OF).map((each) => buildingsOf(principality, edition, each)));
    case "landscapes":
      return landscapesOf(principality);
    case "landscape_kinds":
      return landscapeKinds;
    case "freedoms":
      return principality.freedoms.filter((freedom) => FREEDOMS.includes(freedom)).length;
    case "jesters":
      return principality.jesters;
    case "builders":
      return principality.builders;
    case "prestige_cards":
      return howMany(principality.prestige);
    case "categories":
      return (
        landscapeKinds +
        kinds(principality.jesters, principality.builders, howMany(principality.prestige), principality.freedoms.length)
      );
    case "cards_in_hand":
      return howMany(principality.hand);
    case "cards_on_table":
      return principality.table.length;
    case "empty_spaces":
      return SQUARES - palazzoOf(view, edition).length - principality.pieces.reduce((sum, { cells }) => sum + cells.length, 0);
    default:
      throw new Error(`nobody knows how to count ${feature}`);
  }
}
