import { expect, test } from "vitest";
import { isDesktop, scaleOf } from "./screen";

test.each([
  [1440, 900, 1],
  [1920, 1080, 1.2],
  [3840, 2160, 1.35],
  [1280, 800, 0.889],
  [1120, 600, 0.85],
])("a window of %i × %i shows a table %d times as large", (width, height, scale) => {
  expect(scaleOf(width, height)).toBe(scale);
});

test("a tablet held upright and a phone are no desktop", () => {
  expect([1440, 1120, 1024, 820, 390].map(isDesktop)).toEqual([true, true, false, false, false]);
});
