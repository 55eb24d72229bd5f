import fc from "fast-check";
import { expect, test } from "vitest";
import { copyPicture, fillPath } from "./fill-path.ts";
import { boxPath, circlePath, joinedPaths, outlinePath, type Path, polygonPath } from "./path.ts";
import { type Surface, surfaceOf } from "./surface.ts";

const WHITE = "#ffffff";
const red = ({ data }: Surface, at = 0) => data[at * 4]!;

/** Red of every pixel of a white shape on black. */
function covered(path: Path, widthPx: number, heightPx: number, options = {}): number[] {
  const surface = surfaceOf(widthPx, heightPx);
  fillPath(surface, path, WHITE, options);
  return Array.from({ length: widthPx * heightPx }, (_, i) => red(surface, i));
}

test("a pixel that is covered by half is 128, by a quarter 64, wholly 255", () => {
  expect(covered(boxPath({ x: 0.5, y: 0, width: 1, height: 1 }), 2, 1)).toEqual([128, 128]);
  expect(covered(boxPath({ x: 0.5, y: 0.5, width: 1, height: 1 }), 2, 2)).toEqual([64, 64, 64, 64]);
  expect(covered(boxPath({ x: 0, y: 0, width: 1, height: 1 }), 2, 1)).toEqual([255, 0]);
});

test("a diagonal leaves half of its pixel, and a flat one shares its area between pixels", () => {
  expect(
    covered(
      polygonPath([
        [0, 0],
        [1, 1],
        [0, 1],
      ]),
      1,
      1,
    ),
  ).toEqual([128]);
  // The triangle (0,0) (4,1) (0,1) covers 1/8, 3/8, 5/8 and 7/8 of what lies below its edge, from right to left.
  expect(
    covered(
      polygonPath([
        [0, 0],
        [4, 1],
        [0, 1],
      ]),
      4,
      1,
    ),
  ).toEqual([223, 159, 96, 32]);
});

test("an edge outside counts as the clip's own edge, whatever its fraction", () => {
  const big = boxPath({ x: -50, y: -50, width: 200, height: 200 });
  expect(covered(big, 2, 2)).toEqual([255, 255, 255, 255]);
  expect(covered(big, 2, 1, { clip: { x: 0.5, y: 0, width: 1, height: 1 } })).toEqual([128, 128]);
  expect(covered(big, 2, 1, { clip: { x: 0, y: 0, width: 0, height: 1 } })).toEqual([0, 0]);
});

test("a place that two outlines cover in opposite directions is a hole, in the same direction it counts once", () => {
  const outer = boxPath({ x: 0, y: 0, width: 3, height: 1 });
  const inner = polygonPath([
    [1, 0],
    [1, 1],
    [2, 1],
    [2, 0],
  ]);
  expect(covered(joinedPaths(outer, inner), 3, 1)).toEqual([255, 0, 255]);
  const same = boxPath({ x: 1, y: 0, width: 1, height: 1 });
  expect(covered(joinedPaths(outer, same), 3, 1)).toEqual([255, 255, 255]);
  expect(covered(joinedPaths(outer, same), 3, 1, { rule: "evenodd" })).toEqual([255, 0, 255]);
});

test("alpha and coverage multiply: a quarter of red over blue", () => {
  const surface = surfaceOf(1, 1, "#0000ff");
  fillPath(surface, boxPath({ x: 0, y: 0, width: 0.5, height: 1 }), "#ff0000", { alpha: 0.5 });
  expect([...surface.data]).toEqual([64, 0, 191, 255]);
});

test("the area of a circle is π r² to a thousandth", () => {
  const sum = covered(circlePath(20.3, 19.7, 15), 40, 40).reduce((total, value) => total + value, 0) / 255;
  expect(sum / (Math.PI * 225)).toBeCloseTo(1, 3);
});

test("an outline in SVG with arcs is the same opening as the house's own", () => {
  const arch = outlinePath("M2 10V6A4 4 0 0 1 10 6V10Z");
  // A box of 8 × 4 and half a circle of radius 4.
  const sum = covered(arch, 12, 12).reduce((total, value) => total + value, 0) / 255;
  expect(Math.abs(sum - (32 + 8 * Math.PI))).toBeLessThan(0.1);
  expect(() => outlinePath("M0 0S1 1 2 2")).toThrow();
});

test("a gradient is one colour before its start, the mean at its middle, the other after its end", () => {
  const surface = surfaceOf(9, 1);
  const paint = {
    kind: "linear",
    from: [2, 0],
    to: [7, 0],
    stops: [
      { at: 0, colour: "#000000" },
      { at: 1, colour: "#c80000" },
    ],
  } as const;
  fillPath(surface, boxPath({ x: 0, y: 0, width: 9, height: 1 }), paint);
  expect(red(surface, 0)).toBe(0);
  expect(Math.abs(red(surface, 4) - 100)).toBeLessThanOrEqual(1);
  expect(Math.abs(red(surface, 8) - 200)).toBeLessThanOrEqual(1);
});

test("a picture copied at its own size is itself; at half its size, means of four", () => {
  const picture = surfaceOf(4, 2);
  picture.data.set([10, 20, 30, 255, 50, 60, 70, 255], 0);
  const same = surfaceOf(4, 2);
  copyPicture(same, picture, { x: 0, y: 0, width: 4, height: 2 });
  expect([...same.data]).toEqual([...picture.data]);
  const half = surfaceOf(2, 1);
  copyPicture(half, picture, { x: 0, y: 0, width: 2, height: 1 });
  expect([...half.data.slice(0, 3)]).toEqual([15, 20, 25]);
});

test("a clear pixel of a picture leaves the surface as it is", () => {
  const surface = surfaceOf(1, 1, "#102030");
  copyPicture(
    surface,
    { widthPx: 1, heightPx: 1, data: new Uint8ClampedArray([255, 255, 255, 0]) },
    { x: 0, y: 0, width: 1, height: 1 },
  );
  expect([...surface.data]).toEqual([16, 32, 48, 255]);
});

test("a triangle anywhere covers its area, as much as lies inside", () => {
  const coordinate = fc.double({ min: 1, max: 29, noNaN: true });
  fc.assert(
    fc.property(
      fc.tuple(coordinate, coordinate, coordinate, coordinate, coordinate, coordinate),
      ([a, b, c, d, e, f]) => {
        const area = Math.abs((c - a) * (f - b) - (e - a) * (d - b)) / 2;
        const path = polygonPath([
          [a, b],
          [c, d],
          [e, f],
        ]);
        const sum = covered(path, 30, 30).reduce((total, value) => total + value, 0) / 255;
        // Each pixel on an edge is rounded by half a step of 255 at most.
        expect(Math.abs(sum - area)).toBeLessThan(0.25);
        expect(covered(path, 30, 30).every((value) => value === 0)).toBe(sum === 0);
      },
    ),
    { numRuns: 60 },
  );
});

test("numbers that are none paint nothing", () => {
  expect(covered(boxPath({ x: Number.NaN, y: 0, width: 1, height: 1 }), 1, 1)).toEqual([0]);
  expect(covered(boxPath({ x: 0, y: 0, width: 1, height: 1 }), 1, 1, { matrix: [1, 0, 0, 0, 0, 0] })).toEqual([0]);
});
