import * as fc from "fast-check";
import { expect, test } from "vitest";
import { boxOf, fitBox, outgrows, panBy, pinch, scaleBar, toPlan, toScreen, zoomAt } from "./viewport.ts";

const view = { x: -1000, y: 500, scale: 0.1 };

test("a pixel and its plan point belong together", () => {
  expect(toPlan(view, { x: 100, y: 50 })).toEqual({ x: 0, y: 1000 });
  expect(toScreen(view, { x: 0, y: 1000 })).toEqual({ x: 100, y: 50 });
});

test("zooming holds the point under the pointer, also at the ends of the range", () => {
  fc.assert(
    fc.property(fc.double({ min: 0.01, max: 100, noNaN: true }), fc.nat(800), fc.nat(600), (factor, x, y) => {
      const before = toPlan(view, { x, y });
      const after = toPlan(zoomAt(view, { x, y }, factor), { x, y });
      expect(after.x).toBeCloseTo(before.x, 6);
      expect(after.y).toBeCloseTo(before.y, 6);
    }),
  );
});

test("dragging to the right shows what lies to the left", () => {
  expect(panBy(view, 10, -20)).toEqual({ x: -1100, y: 700, scale: 0.1 });
});

test("two fingers that part to twice their distance double the scale around their middle", () => {
  const next = pinch(
    view,
    [
      { x: 100, y: 100 },
      { x: 200, y: 100 },
    ],
    [
      { x: 50, y: 100 },
      { x: 250, y: 100 },
    ],
  );
  expect(next.scale).toBeCloseTo(0.2);
  expect(toPlan(next, { x: 150, y: 100 })).toEqual(toPlan(view, { x: 150, y: 100 }));
});

test("a box of eight by four metres fills 800 by 600 pixels up to its margin", () => {
  const box = boxOf([
    { x: 0, y: 0 },
    { x: 8000, y: 4000 },
  ]);
  const fitted = fitBox(box, { width: 800, height: 600 }, 40);
  expect(fitted.scale).toBeCloseTo(720 / 8000);
  expect(toScreen(fitted, { x: 4000, y: 2000 })).toEqual({ x: 400, y: 300 });
});

test("an empty plan shows twelve metres", () => {
  expect(boxOf([])).toBeNull();
  expect(fitBox(null, { width: 700, height: 600 }, 40).scale).toBeCloseTo(520 / 12_000);
});

test("the scale bar is a round length that fits", () => {
  expect(scaleBar(0.1, 120)).toEqual({ lengthMm: 1000, px: 100 });
  expect(scaleBar(0.05, 120)).toEqual({ lengthMm: 2000, px: 100 });
});

test("growing out of sight is noticed, having been out of sight before is not", () => {
  const size = { width: 400, height: 300 };
  // The view shows from -1,000 to 3,000 mm across and from 500 to 3,500 mm down.
  const before = { minX: 0, minY: 1000, maxX: 2000, maxY: 3000 };
  expect(outgrows(view, size, before, { ...before, maxX: 3500 })).toBe(true);
  expect(outgrows(view, size, before, { ...before, minY: -500 })).toBe(true);
  expect(outgrows(view, size, before, { ...before, maxX: 3200 })).toBe(false);
  expect(outgrows(view, size, { ...before, maxX: 9000 }, { ...before, maxX: 9000, maxY: 3400 })).toBe(false);
  expect(outgrows(view, size, null, { ...before, maxY: 9000 })).toBe(true);
  expect(outgrows(view, size, before, null)).toBe(false);
});
