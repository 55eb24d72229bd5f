import { expect, test } from "vitest";
import { likenessOf, unlikenessOf, weightOf } from "./likeness.ts";
import type { Network } from "./network.ts";
import type { SegmentGap } from "./segments.ts";

const DOOR: SegmentGap = { start: 10, end: 18, kind: "puerta", confidence: 1, hinge: null, opensTo: null };

/** A grid of cells of 100 pixels; every `doorEvery`th piece has a door, none with 0. */
function grid(columns: number, rows: number, doorEvery: number): Network {
  const corners = Array.from({ length: (columns + 1) * (rows + 1) }, (_, i) => ({
    x: 100 * (i % (columns + 1)),
    y: 100 * Math.floor(i / (columns + 1)),
  }));
  const ends = corners.flatMap(({ x, y }, i): [number, number][] => [
    ...(x < 100 * columns ? [[i, i + 1] as [number, number]] : []),
    ...(y < 100 * rows ? [[i, i + columns + 1] as [number, number]] : []),
  ]);
  const pieces = ends.map(([start, end], i) => ({
    start,
    end,
    thickness: 8,
    gaps: doorEvery > 0 && i % doorEvery === 0 ? [DOOR] : [],
  }));
  return { corners, pieces };
}

test("two cells side by side are two loops of seven pieces, with two corners where three meet", () => {
  const seen = likenessOf(grid(2, 1, 1));
  expect(seen).toEqual({ loops: 2, openingsPerLoop: 3.5, squareShare: 1, crossingShare: 0, closedShare: 1 });
  expect(weightOf(seen)).toBeCloseTo(1);
  expect(unlikenessOf(seen)).toBeNull();
});

test("a table of four by four without a door is refused, and crosses at nine of its 21 meetings", () => {
  const seen = likenessOf(grid(4, 4, 0));
  expect(seen.loops).toBe(16);
  expect(seen.crossingShare).toBeCloseTo(9 / 21);
  expect(unlikenessOf(seen)).toMatch(/tabla/u);
});

test("the same rooms with a door in every other wall are none of a table", () => {
  expect(unlikenessOf(likenessOf(grid(4, 4, 2)))).toBeNull();
});

test("lines that run at 30 degrees are no walls, and count for less", () => {
  const turned = (network: Network): Network => ({
    ...network,
    corners: network.corners.map(({ x, y }) => ({ x: 0.866 * x - 0.5 * y, y: 0.5 * x + 0.866 * y })),
  });
  const seen = likenessOf(turned(grid(2, 1, 1)));
  expect(seen.squareShare).toBe(0);
  expect(weightOf(seen)).toBeCloseTo(0.3);
  expect(unlikenessOf(seen)).toMatch(/direcciones/u);
});

test("an empty network closes nothing", () => {
  expect(likenessOf({ corners: [], pieces: [] })).toEqual({
    loops: 0,
    openingsPerLoop: 0,
    squareShare: 0,
    crossingShare: 0,
    closedShare: 0,
  });
});
