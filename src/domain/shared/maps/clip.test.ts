import fc from "fast-check";
import { expect, test } from "vitest";
import { clipLine, clipRing } from "./clip.ts";

const frame = { left: 0, top: 0, right: 10, bottom: 10 };

test("a line from −5 to 15 at height 4 is cut to 0 … 10", () => {
  expect(clipLine([-5, 4, 15, 4], frame)).toEqual([[0, 4, 10, 4]]);
});

test("a line that leaves and comes back is two; a bend within stays one", () => {
  // Up over the edge at y = 0 from (2, 5) to (2, −5), along outside, and back in at (8, 0).
  expect(clipLine([2, 5, 2, -5, 8, -5, 8, 5], frame)).toEqual([
    [2, 5, 2, 0],
    [8, 0, 8, 5],
  ]);
  expect(clipLine([1, 1, 5, 5, 9, 1], frame)).toEqual([[1, 1, 5, 5, 9, 1]]);
});

test("a line beside the frame, and one that only passes its corner, is left out", () => {
  expect(clipLine([-5, -1, 15, -1], frame)).toEqual([]);
  expect(clipLine([-6, 5, 5, -6], frame)).toEqual([]);
});

test("a square of 20 over the corner keeps its 5 by 5 within", () => {
  const ring = clipRing([5, 5, 25, 5, 25, 25, 5, 25], frame);
  expect(area(ring)).toBe(25);
});

test("a ring around the whole frame becomes the frame, one outside nothing", () => {
  expect(area(clipRing([-9, -9, 99, -9, 99, 99, -9, 99], frame))).toBe(100);
  expect(clipRing([20, 20, 30, 20, 30, 30], frame)).toEqual([]);
});

test("whatever is cut lies within, and no ring grows", () => {
  const coordinate = fc.integer({ min: -40, max: 40 });
  fc.assert(
    fc.property(fc.array(fc.tuple(coordinate, coordinate), { minLength: 3, maxLength: 9 }), (points) => {
      for (const cut of [...clipLine(points.flat(), frame), clipRing(points.flat(), frame)]) {
        for (const each of cut) {
          expect(each).toBeGreaterThan(-1e-9);
          expect(each).toBeLessThan(10 + 1e-9);
        }
      }
    }),
  );
});

/** The shoelace formula. */
function area(ring: readonly number[]): number {
  let twice = 0;
  for (let i = 0; i < ring.length; i += 2) {
    const next = (i + 2) % ring.length;
    twice += ring[i]! * ring[next + 1]! - ring[next]! * ring[i + 1]!;
  }
  return Math.abs(twice) / 2;
}

test("a frame that does not begin at nothing cuts at its own edges: 3 to 9 across, 4 to 8 down", () => {
  const inner = { left: 3, top: 4, right: 9, bottom: 8 };
  expect(clipLine([0, 5, 20, 5], inner)).toEqual([[3, 5, 9, 5]]);
  expect(clipLine([5, 0, 5, 20], inner)).toEqual([[5, 4, 5, 8]]);
  // From (1, 2) down to (7, 8): in at (3, 4), out at (7, 8).
  expect(clipLine([1, 2, 7, 8], inner)).toEqual([[3, 4, 7, 8]]);
  expect(clipLine([2, 3, 2, 9], inner)).toEqual([]);
  expect(clipLine([10, 5, 12, 5], inner)).toEqual([]);
  expect(area(clipRing([0, 0, 20, 0, 20, 20, 0, 20], inner))).toBe(24);
  expect(area(clipRing([6, 6, 20, 6, 20, 20, 6, 20], inner))).toBe(6);
});

test("a line along an edge of the frame is shown, one point is no line", () => {
  expect(clipLine([0, 0, 10, 0], frame)).toEqual([[0, 0, 10, 0]]);
  expect(clipLine([10, 2, 10, 8], frame)).toEqual([[10, 2, 10, 8]]);
  expect(clipLine([5, 5], frame)).toEqual([]);
  expect(clipLine([], frame)).toEqual([]);
});
