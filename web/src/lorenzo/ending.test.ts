import { expect, test } from "vitest";
import { accountsOf, forecast, partsOf } from "./ending";
import { components, family, fixture, fixtures, isPlacing } from "./testing";

const over = fixtures.filter(([, { view }]) => view.phase === "over");

test.each(over)("%s: every column adds up to the seat's points, best first", (_, { view, facts }) => {
  const accounts = accountsOf(view, components, facts);
  for (const { seat, total } of accounts) expect(total).toBe(view.seats[seat]!.vp);
  expect(accounts.map(({ total }) => total)).toEqual(accounts.map(({ total }) => total).sort((one, other) => other - one));
});

test.each(over.filter(([, { facts }]) => facts.length))("%s: the cards tell the same as the facts", (_, { view, facts }) => {
  expect(accountsOf(view, components, [])).toEqual(accountsOf(view, components, facts));
});

test("excommunications of the third period", () => {
  const { view } = fixture(isPlacing);
  const cards = { territory: ["woods", "city", "farm"], character: ["hero"], building: ["mint"], venture: ["crusade"] };
  const goods = { coins: 4, wood: 3, stone: 2, servants: 1, military: 3 };
  const parts = (tile: string) => partsOf(family({ ...goods, cards, excommunicated: [tile] }), view, components);
  expect(parts("1-1")).toMatchObject({ territories: 1, characters: 1, ventures: 5, goods: 2, excommunications: 0 });
  expect(parts("3-1").characters).toBe(0);
  expect(parts("3-5").excommunications).toBe(-3);
  expect(parts("3-6").excommunications).toBe(-4);
  expect(parts("3-7").excommunications).toBe(-10);
});

test("a forecast ranks by what everybody would have now", () => {
  const { view } = fixture(isPlacing);
  expect(forecast(view, components).map(({ rank }) => rank)).toEqual(view.seats.map((_, at) => at + 1));
});
