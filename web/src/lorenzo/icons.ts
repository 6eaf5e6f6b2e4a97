/** Our own signs on a 24 × 24 field: shapes filled or drawn in a tone, from back to front. */
export interface Shape {
  d: string;
  /** A tone of the table, such as `coins`; `edge` and `light` for details. */
  tone: string;
  line?: number;
}

const fill = (tone: string, d: string): Shape => ({ tone, d });
const draw = (tone: string, d: string, line = 1.6): Shape => ({ tone, d, line });

export const ICONS: Record<string, Shape[]> = {
  coins: [
    fill("coins", "M12 2.5a9.5 9.5 0 1 1 0 19 9.5 9.5 0 0 1 0-19z"),
    draw("light", "M12 5.2a6.8 6.8 0 1 1 0 13.6 6.8 6.8 0 0 1 0-13.6z", 1),
    fill("light", "M12 6.8c1.9 2.2 1.9 4 0 5.9-1.9-1.9-1.9-3.7 0-5.9zM11.2 13.6c-2.9.9-4.4-.6-4.2-3 2.3-.2 3.6.9 4.2 3zM12.8 13.6c2.9.9 4.4-.6 4.2-3-2.3-.2-3.6.9-4.2 3zM9 14.3h6v1.2H9zM11.3 15.5h1.4l.6 2.2h-2.6z"),
  ],
  wood: [
    fill("wood", "M6.5 5.8h11.2a4 6.2 0 0 1 0 12.4H6.5z"),
    fill("wood-end", "M6.5 5.8a3.8 6.2 0 1 1 0 12.4 3.8 6.2 0 0 1 0-12.4z"),
    draw("wood", "M6.5 8.8a1.9 3.2 0 1 1 0 6.4 1.9 3.2 0 0 1 0-6.4zM12.5 9h5M13.5 14.6h4.5", 1.2),
  ],
  stone: [
    fill("stone-top", "M12 3.4l8.6 4.3L12 12 3.4 7.7z"),
    fill("stone", "M3.4 7.7L12 12v8.8l-8.6-4.4z"),
    fill("stone-side", "M20.6 7.7L12 12v8.8l8.6-4.4z"),
  ],
  servants: [
    fill("servants", "M4 21c.4-5.6 3.4-8.2 8-8.2s7.6 2.6 8 8.2zM12 4.2a4 4 0 1 1 0 8 4 4 0 0 1 0-8z"),
    fill("servants-cap", "M7.4 7.4c-.2-3.6 2-5 4.6-5s4.8 1.4 4.6 5c-2.6-1.3-6.6-1.3-9.2 0z"),
    fill("light", "M9.6 13.2h4.8L13.6 21h-3.2z"),
  ],
  military: [
    fill("military", "M12 2.4l8 2.7v6.4c0 5-3.1 8.3-8 10.3-4.9-2-8-5.3-8-10.3V5.1z"),
    draw("light", "M12 5.6v10.6M8.8 13.4h6.4M12 16.2v2.2", 1.8),
  ],
  faith: [
    fill("faith", "M9.6 2.4h4.8l-.8 6 6-.8v4.8l-6-.8.8 10H9.6l.8-10-6 .8V7.6l6 .8z"),
    fill("light", "M12 8.2a1.8 1.8 0 1 1 0 3.6 1.8 1.8 0 0 1 0-3.6z"),
  ],
  vp: [
    fill("vp", "M12 1.8l3 6.5 7 .8-5.2 4.8 1.5 7L12 17.4l-6.3 3.5 1.5-7L2 9.1l7-.8z"),
    draw("light", "M12 6.2l1.7 3.7 4 .4-3 2.7.9 4-3.6-2-3.6 2 .9-4-3-2.7 4-.4z", 1),
  ],
  privilege: [
    fill("privilege", "M6 3.4h12.4a2.4 2.4 0 0 1 0 4.8H17v9.4a3 3 0 0 1-3 3H5.4a2.4 2.4 0 0 1 0-4.8H7V5.8A2.4 2.4 0 0 0 6 3.4z"),
    draw("edge", "M9.6 8.4h5M9.6 11.2h5", 1.2),
    fill("military", "M13.6 13.6a2.7 2.7 0 1 1 0 5.4 2.7 2.7 0 0 1 0-5.4z"),
  ],
  harvest: [
    draw("territory", "M12 21.5V10", 1.8),
    fill("territory", "M12 2.2c1.7 1.8 1.7 3.5 0 5.2-1.7-1.7-1.7-3.4 0-5.2zM11.3 10.6C8 10.7 6.6 9 6.6 6.4c2.9.2 4.6 1.6 4.7 4.2zM12.7 10.6c3.3.1 4.7-1.6 4.7-4.2-2.9.2-4.6 1.6-4.7 4.2zM11.3 15.6c-3.3.1-4.7-1.6-4.7-4.2 2.9.2 4.6 1.6 4.7 4.2zM12.7 15.6c3.3.1 4.7-1.6 4.7-4.2-2.9.2-4.6 1.6-4.7 4.2z"),
  ],
  production: [
    fill("building", "M10.3 2.5h3.4l.5 2.6 1.9.8 2.2-1.5 2.4 2.4-1.5 2.2.8 1.9 2.6.5v3.4l-2.6.5-.8 1.9 1.5 2.2-2.4 2.4-2.2-1.5-1.9.8-.5 2.6h-3.4l-.5-2.6-1.9-.8-2.2 1.5-2.4-2.4 1.5-2.2-.8-1.9-2.6-.5v-3.4l2.6-.5.8-1.9-1.5-2.2 2.4-2.4 2.2 1.5 1.9-.8z"),
    fill("light", "M12 8.2a4 4 0 1 1 0 8 4 4 0 0 1 0-8z"),
  ],
  territory: [
    fill("territory", "M2 19.5c2.2-6.6 5-9.5 7.4-6.7C11.7 8 15.4 6 22 19.5z"),
    draw("territory", "M17.5 4.2a2 2 0 1 1 0 4 2 2 0 0 1 0-4z", 1.6),
  ],
  character: [
    fill("character", "M4 21c.5-5.2 3.5-7.6 8-7.6s7.5 2.4 8 7.6zM12 6.2a3.9 3.9 0 1 1 0 7.8 3.9 3.9 0 0 1 0-7.8z"),
    fill("character", "M7.6 6L7 1.8l2.8 1.8L12 1.4l2.2 2.2L17 1.8 16.4 6z"),
  ],
  building: [
    fill("building", "M3 21V10.4L12 3l9 7.4V21h-6v-5.2a3 3 0 0 0-6 0V21z"),
  ],
  venture: [
    draw("venture", "M5 2.5v19", 2),
    fill("venture", "M6.2 3.6H21l-3.6 4.7L21 13H6.2z"),
  ],
  any: [
    fill("territory", "M3 3h8.4v8.4H3z"),
    fill("character", "M12.6 3H21v8.4h-8.4z"),
    fill("building", "M3 12.6h8.4V21H3z"),
    fill("venture", "M12.6 12.6H21V21h-8.4z"),
  ],
  council: [
    fill("stone", "M3 21V9.5h2V8h2v1.5h2V8h6v1.5h2V8h2v1.5h2V21h-6.4v-4a2.6 2.6 0 0 0-5.2 0v4z"),
    fill("stone-side", "M10.2 8V3.6h1V2h1.6v1.6h1V8z"),
  ],
  market: [
    fill("military", "M3 9.5L5 4h14l2 5.5a2.2 2.2 0 0 1-4.5 0 2.2 2.2 0 0 1-4.5 0 2.2 2.2 0 0 1-4.5 0A2.2 2.2 0 0 1 3 9.5z"),
    draw("edge", "M5 13v8h14v-8M5 16.5h14", 1.6),
  ],
  excommunication: [
    fill("military", "M12 2l2.4 2.2 3.2-.5 1 3.1 2.9 1.5-1 3.1 1.6 2.8-2.4 2.2v3.3l-3.2.4-1.9 2.7-3-1.4-3 1.4-1.9-2.7-3.2-.4v-3.3L1.1 14.2l1.6-2.8-1-3.1 2.9-1.5 1-3.1 3.2.5z"),
    draw("light", "M8.4 8.6l7.2 7.2M15.6 8.6l-7.2 7.2", 2.2),
  ],
  leader: [
    fill("coins", "M3 8l4.4 3.4L12 4l4.6 7.4L21 8l-1.8 11H4.8z"),
    fill("military", "M12 12.6a1.8 1.8 0 1 1 0 3.6 1.8 1.8 0 0 1 0-3.6z"),
  ],
  families: [
    fill("edge", "M2.5 19c.3-4.4 2.5-6.4 5.8-6.4s5.5 2 5.8 6.4zM8.3 5a3.2 3.2 0 1 1 0 6.4 3.2 3.2 0 0 1 0-6.4zM16 6.2a2.6 2.6 0 1 1 0 5.2 2.6 2.6 0 0 1 0-5.2zM15.8 19c0-2.6-.6-4.6-1.7-5.9 3.8-.9 7.1.7 7.4 5.9z"),
  ],
  towers: [
    fill("edge", "M3.5 21V7h1.2V5h1.8v2h1.2V5h1.8v2h1.2v14zM13.3 21V11h1.2V9h1.8v2h1.2V9h1.8v2h1.2v10z"),
  ],
  log: [draw("edge", "M6 3.5h12v17H6zM9 8h6M9 12h6M9 16h4", 1.7)],
  bolt: [fill("coins", "M13.8 1.8L4.5 13.6h5.7L8.6 22.2 19 9.8h-6.3z")],
  always: [draw("edge", "M12 12c-2-3.2-3.7-4.4-5.6-4.4a4.4 4.4 0 0 0 0 8.8c1.9 0 3.6-1.2 5.6-4.4s3.7-4.4 5.6-4.4a4.4 4.4 0 0 1 0 8.8c-1.9 0-3.6-1.2-5.6-4.4z", 2)],
  end: [draw("edge", "M6 3h12M6 21h12M7.5 3c0 5.5 9 7 9 18M16.5 3c0 5.5-9 7-9 18", 1.8)],
  arrow: [draw("edge", "M4 12h14M13 6.5l5.5 5.5-5.5 5.5", 2.2)],
  less: [draw("edge", "M12 4v15M6.5 13.5L12 19l5.5-5.5", 2.2)],
  "no-floor": [draw("edge", "M4 20h16M6 15h12M8 10h8M10 5h4", 1.8), draw("military", "M3 3l18 18", 2.4)],
  check: [draw("edge", "M4.5 12.5l5 5L19.5 7", 2.6)],
  close: [draw("edge", "M6 6l12 12M18 6L6 18", 2.2)],
  minus: [draw("edge", "M5 12h14", 2.4)],
  plus: [draw("edge", "M12 5v14M5 12h14", 2.4)],
  enlarge: [draw("edge", "M14 4h6v6M20 4l-7 7M10 20H4v-6M4 20l7-7", 1.8)],
};

const OWN_TERMS = [
  "coins", "wood", "stone", "servants", "military", "faith", "vp", "privilege", "harvest", "production", "territory", "character", "building",
  "venture", "council", "market", "excommunication", "leader",
];

/** The term that a sign stands for; signs that only point or press have none. */
export const TERMS: Record<string, string | undefined> = {
  ...Object.fromEntries(OWN_TERMS.map((name) => [name, name])),
  bolt: "immediate",
  always: "lasting",
  end: "final",
  less: "discount",
  "no-floor": "no_floor",
};
