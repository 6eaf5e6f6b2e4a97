import { beforeEach, expect, test, vi } from "vitest";
import { boxesOf, bringIntoView, elementOf } from "./pointing";

/** Elements have the size that `data-at` says, as long as no part around them is hidden. */
beforeEach(() => {
  vi.spyOn(Element.prototype, "getBoundingClientRect").mockImplementation(function (this: Element) {
    const [left = 0, top = 0, width = 0, height = 0] = this.closest("[hidden]") ? [] : (this.getAttribute("data-at") ?? "0 200 40 20").split(" ").map(Number);
    return { left, top, width, height } as DOMRect;
  });
  Element.prototype.scrollIntoView = vi.fn();
  document.elementFromPoint = () => document.body;
});

test("things and places are found by their names, pieces also without their number", () => {
  document.body.innerHTML = `<i data-thing="money:0"></i><i data-thing="piece:0:tower:1"></i><i data-place="building:tower"></i>`;
  expect(elementOf("money:0")).toBeTruthy();
  expect(elementOf("piece:0:tower")).toBeTruthy();
  expect(elementOf("building:tower")).toBeTruthy();
  expect(elementOf("building:tow")).toBeNull();
});

test("what is not drawn, or lies under something that stays in its place, is not outlined", () => {
  document.body.innerHTML = `<i data-thing="card:a"></i><i data-thing="card:b" hidden></i><div class="lesson"></div>`;
  expect(boxesOf(["card:a", "card:b", "card:c"]).map(({ thing }) => thing)).toEqual(["card:a"]);
  document.elementFromPoint = () => document.querySelector(".lesson");
  expect(boxesOf(["card:a"])).toEqual([]);
});

test("the arrow stands where there is room", () => {
  document.body.innerHTML = `<i data-thing="card:a" data-at="0 50 40 20"></i><i data-thing="card:b" data-at="0 300 40 20"></i>`;
  expect(boxesOf(["card:a", "card:b"]).map(({ side }) => side)).toEqual(["below", "above"]);
});

/** A table that shows one part at a time; the first has two towers, of which one is shown. */
function phone(): void {
  document.body.innerHTML = `
    <div id="board"><button data-area="east" aria-pressed="true"></button><button data-area="west"></button>
      <i id="east" data-thing="card:east"></i><i id="west" data-thing="card:west" hidden></i></div>
    <div id="mine" hidden><i data-thing="card:mine"></i></div>
    <div class="tabs"><button data-area="board" aria-pressed="true"></button><button data-area="mine"></button></div>`;
  const show = (group: string[], shown: string) => {
    for (const id of group) {
      document.getElementById(id)!.hidden = id !== shown;
      document.querySelector(`[data-area=${id}]`)!.setAttribute("aria-pressed", String(id === shown));
    }
  };
  for (const group of [["board", "mine"], ["east", "west"]]) {
    for (const id of group) document.querySelector(`[data-area=${id}]`)!.addEventListener("click", () => show(group, id));
  }
}
const isShown = (thing: string) => elementOf(thing) !== null;

test.each(["card:east", "card:west", "card:mine"])("%s is brought into view, wherever it is", (thing) => {
  phone();
  bringIntoView([thing], false);
  expect(isShown(thing)).toBe(true);
  expect(Element.prototype.scrollIntoView).toHaveBeenCalled();
});

test("what is nowhere leaves everything as it was", () => {
  phone();
  bringIntoView(["card:none"], false);
  expect([isShown("card:east"), isShown("card:west"), isShown("card:mine")]).toEqual([true, false, false]);
});

test("if one of the things is in view, nothing is turned", () => {
  phone();
  bringIntoView(["card:mine", "card:east"], false);
  expect(isShown("card:mine")).toBe(false);
});
