import { expect, test } from "vitest";
import type { LonLat } from "../../shared/places/ring.ts";
import { drawingProblem, MOST_DRAWN, MOST_HOLES, MOST_PIECES } from "./market-area.ts";

/** A ring of so many corners about a point. */
const ring = (corners: number, longitude = -3.7, latitude = 40.4): LonLat[] =>
  Array.from({ length: corners }, (_, i) => {
    const turn = (2 * Math.PI * i) / corners;
    return [longitude + 0.01 * Math.cos(turn), latitude + 0.01 * Math.sin(turn)];
  });

test("a drawing has from one to eight pieces, each with an edge and at most four holes", () => {
  const pieces = (count: number) => Array.from({ length: count }, (_, i) => [ring(4, -3.7 + i)]);
  expect(drawingProblem([])).toBe("corners");
  expect([pieces(1), pieces(MOST_PIECES), pieces(MOST_PIECES + 1)].map(drawingProblem)).toEqual([
    null,
    null,
    "corners",
  ]);
  expect(drawingProblem([[]])).toBe("corners");
  const holed = (holes: number) => [[ring(4), ...Array.from({ length: holes }, () => ring(4))]];
  expect([holed(MOST_HOLES), holed(MOST_HOLES + 1)].map(drawingProblem)).toEqual([null, "corners"]);
});

test("corners are counted over all its rings", () => {
  const four = (more: number) => [0, 1, 2, 3].map((i) => [ring(MOST_DRAWN / 4 + (i === 3 ? more : 0), -3.7 + i)]);
  expect([four(0), four(1)].map(drawingProblem)).toEqual([null, "corners"]);
});

test("each ring must be one that encloses something", () => {
  const crossed: LonLat[] = [
    [0, 0],
    [1, 1],
    [1, 0],
    [0, 1],
  ];
  expect(drawingProblem([[ring(4)], [crossed]])).not.toBeNull();
});
