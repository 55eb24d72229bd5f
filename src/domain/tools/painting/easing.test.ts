import { expect, test } from "vitest";
import { arriving, cubicBezier, eased, inAndOut, leaving, linear, spring, springing } from "./easing.ts";
import { cosine, exponential, sine } from "./exact-maths.ts";

test("sine, cosine and exponential agree with known values", () => {
  expect(sine(Math.PI / 6)).toBeCloseTo(0.5, 12);
  expect(sine(-Math.PI / 2)).toBeCloseTo(-1, 12);
  expect(sine(7 * Math.PI + Math.PI / 2)).toBeCloseTo(-1, 12);
  expect(cosine(Math.PI / 3)).toBeCloseTo(0.5, 12);
  expect(exponential(1)).toBeCloseTo(Math.E, 12);
  expect(exponential(-6.5)).toBeCloseTo(0.0015034391929775724, 12);
});

test("the curve of CSS's ease is 0.8024 at its middle, and a straight one is the time itself", () => {
  expect(cubicBezier(0.25, 0.1, 0.25, 1)(0.5)).toBeCloseTo(0.8024, 4);
  expect(cubicBezier(0.3, 0.3, 0.7, 0.7)(0.2)).toBeCloseTo(0.2, 6);
  expect(inAndOut(0.5)).toBeCloseTo(0.5, 6);
});

test("every curve starts at 0 and ends at 1, also beyond its span", () => {
  for (const easing of [linear, arriving, leaving, inAndOut, springing, spring(1)]) {
    expect([easing(-1), easing(0), easing(1), easing(2)]).toEqual([0, 0, 1, 1]);
    expect(Math.abs(easing(0.999) - 1)).toBeLessThan(0.05);
  }
});

test("a spring with a damping ratio of one half passes its goal by 16.3 %", () => {
  const half = spring(0.5, 12);
  const most = Math.max(...Array.from({ length: 500 }, (_, i) => half(i / 500)));
  expect(most).toBeCloseTo(1.163, 3);
  const still = spring(1, 9);
  expect(Math.max(...Array.from({ length: 500 }, (_, i) => still(i / 500)))).toBeLessThan(1);
});

test("a change that lasts no time has happened once its moment comes", () => {
  expect([eased(1.9, 2, 0, linear), eased(2, 2, 0, linear), eased(3, 2, 4, linear)]).toEqual([0, 1, 0.25]);
});
