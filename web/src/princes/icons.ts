/** Our own signs, on a field of 24 × 24: lines, and filled shapes where a line would be too thin. */
export interface Sign {
  line?: string;
  fill?: string;
}

const circle = (x: number, y: number, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;

/** The sign of what bonus and prestige cards count. */
export const FEATURES: Record<string, string> = {
  buildings: "palazzo",
  large_buildings: "university",
  medium_buildings: "theater",
  small_buildings: "tower",
  building_sizes: "palazzo",
  landscapes: "landscape",
  landscape_kinds: "landscape",
  forests: "forest",
  lakes: "lake",
  parks: "park",
  freedoms: "opinion",
  jesters: "jester",
  builders: "builder",
  prestige_cards: "prestige",
  categories: "muse",
  cards_in_hand: "hand",
  cards_on_table: "work",
  empty_spaces: "landscape",
};

export const SIGNS: Record<string, Sign> = {
  // Buildings
  university: { line: "M3 9l9-5 9 5z M5 12v6 M9.7 12v6 M14.3 12v6 M19 12v6 M3 20.5h18" },
  laboratory: { line: "M9 3h6 M10.2 3v6.2L4.6 18.6A1.6 1.6 0 0 0 6 21h12a1.6 1.6 0 0 0 1.4-2.4L13.8 9.2V3", fill: "M7.8 15h8.4l2.3 4H5.5z" },
  workshop: { line: "M2.5 8.5h14.5c0 3.5-2.5 5-5 5v3.5h3.5v3.5H6.5V17H10v-3.5c-4 0-7.5-1.5-7.5-5z M17 5h4.5" },
  library: { line: "M3.5 4.5h4v15h-4z M7.5 6.5h4v13h-4z M13 6.8l3.7-1 3.6 13.2-3.7 1z M3.5 8h4 M7.5 16h4" },
  opera: { line: "M7 3.5c-4 5-3.5 11.5 1.5 14h7c5-2.5 5.5-9 1.5-14 M6 8h12 M10 8v9.5 M12 8v9.5 M14 8v9.5 M12 17.5v3.5 M8 21h8" },
  studio: { line: "M12 3.5a8.5 8.5 0 1 0 0 17c2.3 0 1-2.8 2.2-3.8s6.3.9 6.3-4.7A8.5 8.5 0 0 0 12 3.5z", fill: circle(8, 9, 1.4) + circle(13, 7.3, 1.4) + circle(7.5, 14, 1.4) + circle(16.8, 10.5, 1.4) },
  hospital: { line: "M9.5 3.5h5v6h6v5h-6v6h-5v-6h-6v-5h6z" },
  theater: { line: "M4 5c5 2 11 2 16 0v6.5c0 5.5-4 8.5-8 9-4-.5-8-3.5-8-9z M8 14c2.2 3 5.8 3 8 0", fill: "M7.3 9.3c1.2-.8 2.4-.8 3.6 0-1.2 1.6-2.4 1.6-3.6 0z M13.1 9.3c1.2-.8 2.4-.8 3.6 0-1.2 1.6-2.4 1.6-3.6 0z" },
  tower: { line: "M7 21V10H5.5V4H8.3v2.2h2.2V4h3v2.2h2.2V4h2.8v6H17v11z M12 12.5v2.5 M10.3 21v-2.5a1.7 1.7 0 0 1 3.4 0V21" },
  chapel: { line: "M12 2v6 M9.8 4.3h4.4 M12 8l7 6v7H5v-7z M10 21v-3.5a2 2 0 0 1 4 0V21" },
  palazzo: { line: "M3 21V8.5h2.5v2H8v-2h2.7v2h2.6v-2H16v2h2.5v-2H21V21z M9.5 21v-4a2.5 2.5 0 0 1 5 0v4 M6.5 14.5v1.5 M17.5 14.5v1.5 M12 8V3l3.5 1.3L12 5.6" },
  // Landscapes
  forest: { line: "M8 2.5c3 4.5 4.3 8 4.3 11a4.3 4.3 0 0 1-8.6 0c0-3 1.3-6.5 4.3-11z M8 10v11.5 M17.3 8c2 3 3 5 3 7.3a3 3 0 0 1-6 0c0-2.3 1-4.3 3-7.3z M17.3 14v7.5" },
  lake: { line: "M2.5 8c2-2 4.2-2 6.3 0s4.3 2 6.4 0 4.3-2 6.3 0 M2.5 13c2-2 4.2-2 6.3 0s4.3 2 6.4 0 4.3-2 6.3 0 M2.5 18c2-2 4.2-2 6.3 0s4.3 2 6.4 0 4.3-2 6.3 0" },
  park: { line: "M12 12c-2.6-3-2.6-6.5 0-9 2.6 2.5 2.6 6 0 9z M12 12c-4 .2-6.6-1.8-7.5-5.3C8 6 11 8 12 12z M12 12c4 .2 6.6-1.8 7.5-5.3C16 6 13 8 12 12z M12 12v9.5 M12 19c-1.5-3-4-4-6.5-3.5 M12 19c1.5-3 4-4 6.5-3.5" },
  landscape: { line: "M2 19.5c3.5-7 6-9.5 8-9.5s3.5 3 5 5.5c1-1.5 2-2.5 3-2.5 1.5 0 2.8 3 4 6.5z" , fill: circle(17.5, 6.5, 2.3) },
  // What else is auctioned
  jester: { line: "M5 17.5C4.5 11 5 7.5 7 5.5c.8 3.3 2.7 5 5 5s4.2-1.7 5-5c2 2 2.5 5.5 2 12z M5 17.5h14 M6 20.5h12", fill: circle(6.7, 4.3, 1.6) + circle(17.3, 4.3, 1.6) + circle(12, 8.6, 1.6) },
  builder: { line: "M3.5 20.5l5-5 M8 13l3 3 9.5-12.5z" , fill: "M8 13l3 3 9.5-12.5z" },
  prestige: { line: "M12 3l2.7 5.7 6.3.8-4.6 4.3 1.2 6.2-5.6-3.1L6.4 20l1.2-6.2L3 9.5l6.3-.8z" },
  recruiting: { line: "M8.5 4.5a3.2 3.2 0 1 1 0 6.4 3.2 3.2 0 0 1 0-6.4z M2.5 20c.3-4 2.5-6.5 6-6.5 2 0 3.6.8 4.6 2.2 M14 19h7.5 M18.5 16l3 3-3 3" },
  // Freedoms
  travel: { line: "M11.5 2.5v12.5 M11.5 4c4.5 2 6.8 5 7 9h-7 M9.3 6c-3 1.5-4.5 4-4.6 7h4.6 M3 16.5h18l-3 4.5H6z" },
  religion: { line: "M12 2.5c2.5 3 2.5 5 0 6.5-2.5-1.5-2.5-3.5 0-6.5z M9.5 11.5h5v8h-5z M5.5 21.5c0-1.3 1-2 2.5-2h8c1.5 0 2.5.7 2.5 2z" },
  opinion: { line: "M20.5 3.5C12 3.5 6.5 8.5 6 17c8 .5 13.5-4.5 14.5-13.5z M3.5 21c2-5.5 5-9.5 10-12.5" },
  // Characters
  muse: { line: "M12 2.5l1.8 6.2 6.2 1.8-6.2 1.8L12 18.5l-1.8-6.2L4 10.5l6.2-1.8z M19 16v5 M16.5 18.5h5 M5 17v3.5 M3.2 18.8h3.6" },
  cardinal: { line: "M7 11c0-4 2-6.5 5-6.5s5 2.5 5 6.5 M2.5 13c0-1.5 4.2-2.5 9.5-2.5s9.5 1 9.5 2.5-4.2 2.5-9.5 2.5S2.5 14.5 2.5 13z M6.5 15.2v4 M17.5 15.2v4", fill: circle(6.5, 20, 1.4) + circle(17.5, 20, 1.4) },
  princess: { line: "M4 18.5L2.8 8l5 4L12 5l4.2 7 5-4L20 18.5z M4.5 21h15", fill: circle(12, 4, 1.3) },
  merchant: { line: "M12 3v17 M7.5 20.5h9 M4 6.5h16 M5.5 6.5L2.5 14h6z M18.5 6.5l-3 7.5h6z M2.5 14a3 3 0 0 0 6 0 M15.5 14a3 3 0 0 0 6 0" },
  professor: { line: "M12 5L1.8 9.5 12 14l10.2-4.5z M6 11.7v5c2 2 10 2 12 0v-5 M21 10v6.5" },
  banker: { line: "M3 10.5h18V20H3z M3 10.5C3 7 5 5 8 5h8c3 0 5 2 5 5.5 M3 14h18 M10.5 12.5h3v4h-3z" },
  // Points, money, cards
  pp: { line: "M12 2.5c2.6 3 2.6 6.5 0 10.5-2.6-4-2.6-7.5 0-10.5z M10.8 14.5C6 15.5 3 12.8 3.5 9.8s4.8-2.3 5 .7 M13.2 14.5c4.8 1 7.8-1.7 7.3-4.7s-4.8-2.3-5 .7 M7.5 15.5h9 M12 15.5v6 M9.3 15.5c0 2-.6 3.3-2 4.5 M14.7 15.5c0 2 .6 3.3 2 4.5" },
  florin: { line: circle(12, 12, 9) + " M10 17.5V9.3c0-2 1.5-3 3.8-2.5 M8 11.8h5" },
  work: { line: "M5 3.5h10.5L19 7v13.5H5z M15.5 3.5V7H19 M8 11h8 M8 14h8 M8 17h5" },
  best: { line: "M7 3.5h10v6a5 5 0 0 1-10 0z M7 5H3.5c0 3.5 1.3 5.3 3.8 5.6 M17 5h3.5c0 3.5-1.3 5.3-3.8 5.6 M12 14.5V18 M8 20.5c0-1.6 1.3-2.5 4-2.5s4 .9 4 2.5z" },
  profession: { line: "M5 2.5h14v19H5z M12 6.5a2.6 2.6 0 1 1 0 5.2 2.6 2.6 0 0 1 0-5.2z M7.5 18c.5-3 2-4.3 4.5-4.3s4 1.3 4.5 4.3z" },
  bonus: { line: "M5 2.5h14v19H5z M12 8v8 M8 12h8" },
  hand: { line: "M4 8.5l7-2.5 4.5 12.5-7 2.5z M11 5.5l6 .7L15.5 19" },
  // Controls
  start: { line: "M6 21.5V3 M6 4h12.5l-3 4 3 4H6" },
  turn: { line: "M19.5 12a7.5 7.5 0 1 1-2.5-5.6 M17.5 2.5v4.5H13" },
  flip: { line: "M12 3v18 M9 7L3.5 17.5H9z M15 7l5.5 10.5H15z" },
  up: { line: "M5 15l7-7 7 7" },
  down: { line: "M5 9l7 7 7-7" },
  yes: { line: "M4.5 12.5l5 5L19.5 7" },
  enlarge: { line: "M14 4h6v6 M20 4l-7 7 M10 20H4v-6 M4 20l7-7" },
  close: { line: "M5 5l14 14 M19 5L5 19" },
};

const BUILDINGS = ["university", "laboratory", "workshop", "library", "opera", "studio", "hospital", "theater", "tower", "chapel", "palazzo"];
const OWN_TERMS = [
  "forest", "lake", "park", "landscape", "jester", "builder", "prestige", "recruiting", "travel", "religion", "opinion", "muse", "cardinal",
  "princess", "merchant", "professor", "banker", "pp", "florin", "best", "profession", "bonus",
];

/** The term that a sign stands for; signs that only point or press have none. */
export const TERMS: Record<string, string | undefined> = {
  ...Object.fromEntries(OWN_TERMS.map((name) => [name, name])),
  ...Object.fromEntries(BUILDINGS.map((name) => [name, "building"])),
  work: "works",
  hand: "profession",
};
