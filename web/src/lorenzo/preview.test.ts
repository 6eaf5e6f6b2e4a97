import { describe, expect, test } from "vitest";
import { gainOf, feeAt, firing, grantedValue, isMet, memberValues, nearest, needsOf, nextTerritoryNeed, spaceGain, spaceValue, supportPoints, workValue } from "./preview"; // prettier-ignore
import { components, family, fixture, fixtures, isPlacing } from "./testing";

const none = { territory: [], character: [], building: [], venture: [] };
const played = (leader: string, copy: string | null = null) => ({ leader, used: false, copy });

describe("the value of harvest and production", () => {
  test("a member, servants, the Peasant and the shared space", () => {
    const seat = family({ cards: { ...none, character: ["peasant"] } });
    expect(workValue("harvest.single", 4, 1, seat, components)).toBe(4 + 1 + 3);
    expect(workValue("harvest.shared", 4, 1, seat, components)).toBe(4 + 1 + 3 - 3);
    expect(workValue("production.single", 4, 1, seat, components)).toBe(5);
  });

  test("excommunications 1-5 and 2-6", () => {
    const seat = family({ excommunicated: ["1-5", "2-6"] });
    expect(workValue("harvest.single", 5, 4, seat, components)).toBe(5 - 3 + 2);
  });

  test("leaders who harvest know no bonus, only penalties", () => {
    const seat = family({ cards: { ...none, character: ["peasant"] }, excommunicated: ["1-5"] });
    const [sforza] = components.leader("francesco_sforza").ability;
    expect(grantedValue(sforza!, 4, seat, components)).toBe(1 - 3 + 4);
    expect(grantedValue({ op: "action", action: "harvest", value: 4 }, 0, seat, components)).toBe(4 + 3 - 3);
  });
});

test("what fires: the bonus tile and every card whose number is reached", () => {
  const seat = family({ cards: { ...none, territory: ["commercial_hub", "forest"] } });
  const { fires, rests, gain, tile } = firing("harvest", 4, seat, components);
  expect(fires.map(({ key }) => key)).toEqual(["commercial_hub"]);
  expect(rests.map(({ key }) => key)).toEqual(["forest"]);
  expect(tile).toEqual({ wood: 1, stone: 1, servants: 1 });
  expect(gain).toEqual({ coins: 1, wood: 1, stone: 1, servants: 1 });
});

test("what counts cards and points", () => {
  const seat = family({ military: 7, cards: { ...none, building: ["mint", "bank"] } });
  expect(gainOf(components.card("mint").permanent[0]!, seat)).toEqual({ coins: 2 });
  expect(gainOf(components.card("general").immediate[0]!, seat)).toEqual({ vp: 3 });
  expect(gainOf(components.card("chapel").permanent[0]!, seat)).toEqual({});
});

test("an occupied tower costs 3 coins, but not with Brunelleschi", () => {
  const { view } = fixture(isPlacing);
  const occupied = { ...view, spaces: { ...view.spaces, "territory.2": [[1, "black"] as [number, "black"]] } };
  expect(feeAt("territory.1", occupied, family(), components)).toEqual({ coins: 3 });
  expect(feeAt("building.1", { ...view, spaces: {} }, family(), components)).toEqual({});
  const copier = family({ leaders: [played("lorenzo_de_medici", "filippo_brunelleschi")] });
  expect(feeAt("territory.1", occupied, copier, components)).toEqual({});
  const strict = { ...occupied, options: { ...view.options, brunelleschi_bonus_actions: false } };
  expect(feeAt("territory.1", strict, copier, components, "bonus")).toEqual({ coins: 3 });
});

test("what spaces ask and give", () => {
  expect(spaceValue("venture.4", components)).toBe(7);
  expect(spaceValue("market.2", components)).toBe(1);
  expect(spaceGain("venture.4", undefined, components)).toEqual({ coins: 2 });
  expect(spaceGain("council", undefined, components)).toEqual({ coins: 1, privilege: 1 });
  expect(spaceGain("venture.4", family({ cards: { ...none, character: ["preacher"] } }), components)).toEqual({});
});

describe("what a leader needs", () => {
  test("cards and goods, met only together", () => {
    const seat = family({ coins: 12, faith: 1, cards: { ...none, building: ["mint", "bank", "fair"] } });
    const [needs] = needsOf(components.leader("cesare_borgia"), seat);
    expect(needs!.map(({ need, have }) => [have, need])).toEqual([[3, 3], [12, 12], [1, 2]]); // prettier-ignore
    expect(isMet(needs!)).toBe(false);
    expect(isMet(needsOf(components.leader("cesare_borgia"), { ...seat, faith: 2 })[0]!)).toBe(true);
  });

  test("of several alternatives the nearest", () => {
    const seat = family({ cards: { ...none, venture: ["crusade", "sacred_war"] } });
    expect(nearest(needsOf(components.leader("lucrezia_borgia"), seat))[0]!.subject).toEqual({ card: "venture" });
  });
});

test("the next territory needs military, but not with Cesare Borgia", () => {
  const cards = { ...none, territory: ["woods", "city"] };
  expect(nextTerritoryNeed(family({ cards }), components)).toBe(3);
  expect(nextTerritoryNeed(family({ cards, leaders: [played("cesare_borgia")] }), components)).toBeUndefined();
});

test("Sisto IV adds to the support of the Church", () => {
  expect(supportPoints(4, family(), components)).toBe(4);
  expect(supportPoints(4, family({ leaders: [played("sisto_iv")] }), components)).toBe(9);
});

test.each(fixtures.filter(([, { decision }]) => decision.values))("%s: members are worth what the engine says", (_, each) => {
  expect(memberValues(each.view, each.view.seats[each.you!]!, components)).toEqual(each.decision.values);
});
