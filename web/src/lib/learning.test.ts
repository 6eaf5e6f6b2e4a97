import { expect, test } from "vitest";
import { BASICS, firstGame, isReady, nextOf, nextUp } from "./learning";
import type { GameInfo, LessonInfo } from "./messages";
import { placeOf, routeOf } from "./router.svelte";

const lessons = (...finished: boolean[]): LessonInfo[] =>
  finished.map((done, at) => ({ id: `l${at}`, title: "", about: "", steps: 3, finished: done ? 1 : null }));
const game: GameInfo = {
  name: "princes", fewest: 2, most: 5, minutes: 45, options: [], levels: [{ name: "newcomer", rating: null, margin: null }, { name: "casual", rating: null, margin: null }], 
  usual_level: "casual", first_level: "newcomer", judged: true, drawing: "princes", editions: true,
};

test("who has finished the basics can play, whatever else there is", () => {
  const basics = Array<boolean>(BASICS).fill(true);
  expect(isReady(lessons(...basics, false, false))).toBe(true);
  expect(isReady(lessons(...basics.slice(1), false))).toBe(false);
  expect(isReady([])).toBe(false);
});

test("the next lesson is the first that is not finished, or the one after this", () => {
  expect(nextUp(lessons(true, false, true))!.id).toBe("l1");
  expect(nextUp(lessons(true))).toBeNull();
  expect(nextOf(lessons(true, true), "l0")!.id).toBe("l1");
  expect(nextOf(lessons(true, true), "l1")).toBeNull();
  expect(nextOf([], "l1")).toBeNull();
});

test("a first game is against two novices, without options", () => {
  const { seats, options } = firstGame(game);
  expect(seats).toEqual([{ kind: "human" }, { kind: "bot", level: "newcomer" }, { kind: "bot", level: "newcomer" }]);
  expect(options).toBeUndefined();
});

test("addresses lead to games, lessons and nowhere else", () => {
  const route = (path: string) => routeOf(new URL(path, "http://signoria.test"));
  expect(route("/learn")).toEqual({ page: "learn", game: null, lesson: null });
  expect(route("/learn/princes")).toEqual({ page: "learn", game: "princes", lesson: null });
  expect(route("/learn/princes/auction")).toEqual({ page: "learn", game: "princes", lesson: "auction" });
  expect(route("/learn/princes/auction/more")).toEqual({ page: "lost" });
  expect(placeOf(route("/learn/princes/auction"))).not.toBe(placeOf(route("/learn/princes/goal")));
});
