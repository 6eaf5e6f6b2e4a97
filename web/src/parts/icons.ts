/** Our own icons: paths on a 24 × 24 field, drawn as lines. */
export const ICONS = {
  close: "M6 6l12 12M18 6L6 18",
  copy: "M9 9h10v11H9zM5 15V4h10",
  check: "M5 12.5l4.5 4.5L19 7",
  download: "M12 4v11M7 11l5 5 5-5M5 20h14",
  menu: "M5 7h14M5 12h14M5 17h14",
  first: "M18 6l-7 6 7 6zM7 6v12",
  previous: "M15 6l-7 6 7 6z",
  next: "M9 6l7 6-7 6z",
  last: "M6 6l7 6-7 6zM17 6v12",
  play: "M8 5l11 7-11 7z",
  pause: "M8 6v12M16 6v12",
  undo: "M9 6L4.5 10.5 9 15M5 10.5h9a5 5 0 0 1 0 10h-3",
  link: "M10 14a4 4 0 0 0 5.7 0l3-3a4 4 0 0 0-5.7-5.7l-1 1M14 10a4 4 0 0 0-5.7 0l-3 3a4 4 0 0 0 5.7 5.7l1-1",
  settings: "M4 7h9M17 7h3M4 17h3M11 17h9M15 4.5v5M9 14.5v5",
  person: "M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM4.5 20.5c.8-4 3.8-6 7.5-6s6.7 2 7.5 6",
  bot: "M6 9h12v9H6zM12 5.5V9M9.5 13v1.5M14.5 13v1.5M3.5 12v3M20.5 12v3M12 4.5h.01",
  eye: "M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12zM12 9.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5z",
  talk: "M4 5h16v11h-8l-5 4v-4H4z",
  log: "M6 4h12v16H6zM9 8h6M9 12h6M9 16h4",
  flag: "M6 21V4M6 5h11l-2.5 4L17 13H6",
  again: "M19.5 12a7.5 7.5 0 1 1-2.3-5.4M19.5 4v4.5H15",
  crown: "M4 8l4 4 4-7 4 7 4-4-1.5 10h-13z",
  bell: "M6 16.5c1.5-1.5 1.5-3 1.5-6a4.5 4.5 0 0 1 9 0c0 3 0 4.5 1.5 6zM10 19.5c.8 1 3.2 1 4 0",
  plus: "M12 5v14M5 12h14",
  home: "M4 11.5L12 5l8 6.5M6.5 10v9h11v-9",
  clock: "M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16zM12 8v4.5l3 2",
  people:
    "M9 11a3 3 0 1 0 0-6 3 3 0 0 0 0 6zM3.5 19c.5-3.5 2.8-5 5.5-5s5 1.5 5.5 5M16 5.5a3 3 0 0 1 0 5.5M17 14c2 .4 3.2 2 3.5 5",
} as const;

export type IconName = keyof typeof ICONS;
