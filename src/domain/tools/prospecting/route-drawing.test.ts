import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { drawnRoute, scaleBar } from "./route-drawing.ts";

const BOX = { width: 480, height: 300, margin: 18 };

describe("where stops are drawn", () => {
  test("north is up, east is right, and the longer side fills its room", () => {
    // 4,440 m east over 444 units of room: 10 m a unit. 1,000 m north are 100 of 264 units: 82 left above and below.
    const { at, metresPerUnit } = drawnRoute(
      [
        { x: 0, y: 0 },
        { x: 4440, y: 1000 },
      ],
      BOX,
    );
    expect(metresPerUnit).toBe(10);
    expect(at).toEqual([
      { x: 18, y: 18 + 82 + 100 },
      { x: 462, y: 18 + 82 },
    ]);
  });
  test("a tall route fills the height: 2,640 m over 264 units, and stands in the middle", () => {
    const { at, metresPerUnit } = drawnRoute(
      [
        { x: 500, y: -640 },
        { x: 500, y: 2000 },
      ],
      BOX,
    );
    expect(metresPerUnit).toBe(10);
    expect(at).toEqual([
      { x: 240, y: 282 },
      { x: 240, y: 18 },
    ]);
  });
  test("two doors of one street are drawn as if the box were a hundred metres high", () => {
    // 100 m over the 264 units of the shorter side.
    const { metresPerUnit } = drawnRoute(
      [
        { x: 0, y: 0 },
        { x: 10, y: 0 },
      ],
      BOX,
    );
    expect(metresPerUnit).toBeCloseTo(100 / 264, 10);
  });
  test("those of one place are set apart by 1.1 margins each, and not beyond the box", () => {
    const same = Array.from({ length: 3 }, () => ({ x: 7, y: 7 }));
    expect(drawnRoute(same, BOX).at.map(({ x }) => x)).toEqual(
      [240, 240 + 19.8, 240 + 39.6].map((x) => expect.closeTo(x, 9)),
    );
    const many = drawnRoute(
      Array.from({ length: 40 }, () => ({ x: 7, y: 7 })),
      BOX,
    ).at;
    expect(Math.max(...many.map(({ x }) => x))).toBe(462);
  });
  test("whatever the stops, all lie in the box and keep their distances to scale", () => {
    const metres = fc.integer({ min: -30_000, max: 30_000 });
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.record({ x: metres, y: metres }), {
          minLength: 2,
          maxLength: 12,
          selector: ({ x, y }) => `${x}/${y}`,
        }),
        (points) => {
          const { at, metresPerUnit } = drawnRoute(points, BOX);
          for (const { x, y } of at) {
            expect(x).toBeGreaterThanOrEqual(18 - 1e-9);
            expect(x).toBeLessThanOrEqual(462 + 1e-9);
            expect(y).toBeGreaterThanOrEqual(18 - 1e-9);
            expect(y).toBeLessThanOrEqual(282 + 1e-9);
          }
          expect((at[1]!.x - at[0]!.x) * metresPerUnit).toBeCloseTo(points[1]!.x - points[0]!.x, 5);
          expect((at[0]!.y - at[1]!.y) * metresPerUnit).toBeCloseTo(points[1]!.y - points[0]!.y, 5);
        },
      ),
      { numRuns: 60 },
    );
  });
});

describe("the bar of the scale is round, and at most a third of the box", () => {
  test.each([
    // A third of 480 units at 10 m: 1,600 m.
    [10, 1000, 100],
    // 3,200 m and 8,000 m.
    [20, 2000, 100],
    [50, 5000, 100],
    // 160 m.
    [1, 100, 100],
    // Exactly 500 m: all of the third.
    [3.125, 500, 160],
  ])("%d m a unit: %d m in %d units", (metresPerUnit, metres, length) => {
    expect(scaleBar(metresPerUnit, 480)).toEqual({ metres, length });
  });
});
