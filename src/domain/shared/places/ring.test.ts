import { describe, expect, test } from "vitest";
import { isInRing, type LonLat, turn } from "./ring.ts";

describe("a place inside a ring, its edge included", () => {
  /** An L: the square of 4 without its upper right quarter. */
  const ring: LonLat[] = [
    [0, 0],
    [4, 0],
    [4, 2],
    [2, 2],
    [2, 4],
    [0, 4],
  ];

  test.each<[number, number, boolean]>([
    [1, 1, true],
    [3, 1, true],
    [1, 3, true],
    [3, 3, false],
    [5, 1, false],
    [-1, 1, false],
    [1, 5, false],
    [1, -1, false],
    // Corners and edges.
    [0, 0, true],
    [4, 2, true],
    [2, 2, true],
    [2, 4, true],
    [3, 2, true],
    [2, 3, true],
    [0, 3, true],
    [3, 0, true],
    // On the line of an edge, beyond its ends.
    [3, 4, false],
    [4, 3, false],
    [-1, 0, false],
    [5, 2, false],
    [0, 5, false],
  ])("(%d, %d): %s", (x, y, expected) => expect(isInRing(ring, [x, y])).toBe(expected));

  const slanted: LonLat[] = [
    [1, 0],
    [4, 3],
    [0, 2],
  ];
  test.each<[number, number, boolean]>([
    // The side from (1, 0) to (4, 3) is x = y + 1.
    [2.5, 1.5, true],
    [2.6, 1.5, false],
    [2.4, 1.5, true],
    // The side from (0, 2) to (1, 0) is x = 1 − y / 2.
    [0.5, 1, true],
    [0.4, 1, false],
    [0.6, 1, true],
    // The side from (4, 3) to (0, 2) is y = 2 + x / 4.
    [2, 2.5, true],
    [2, 2.6, false],
    [2, 2.4, true],
    [3.5, 2.8, true],
  ])("of a slanted one (%d, %d): %s", (x, y, expected) => expect(isInRing(slanted, [x, y])).toBe(expected));
});

test("square 0–10: (5, 5) is in, (11, 5) is out, its sides and its corners are in", () => {
  const square: LonLat[] = [
    [0, 0],
    [10, 0],
    [10, 10],
    [0, 10],
  ];
  expect(isInRing(square, [5, 5])).toBe(true);
  expect(isInRing(square, [11, 5])).toBe(false);
  for (const [x, y] of [
    [0, 5],
    [10, 5],
    [5, 0],
    [5, 10],
    [0, 0],
    [10, 10],
  ] as const) {
    expect(isInRing(square, [x, y])).toBe(true);
    expect(isInRing([...square, square[0]!], [x, y]), "closed").toBe(true);
  }
  // A metre is some 1e-5 degrees: a tenth of a millimetre off is on the side, a metre is not.
  expect(isInRing(square, [5, 10.0000000009])).toBe(true);
  expect(isInRing(square, [5, 10.00001])).toBe(false);
});

test("a position that a bend of the ring leaves out is out", () => {
  // An L: the upper right quarter of the square is cut away.
  const bent: LonLat[] = [
    [0, 0],
    [10, 0],
    [10, 5],
    [5, 5],
    [5, 10],
    [0, 10],
  ];
  expect(isInRing(bent, [8, 2])).toBe(true);
  expect(isInRing(bent, [2, 8])).toBe(true);
  expect(isInRing(bent, [8, 8])).toBe(false);
  expect(isInRing(bent, [7, 5])).toBe(true);
});

test("a turn to the left is twice the triangle, one to the right its opposite, straight on is nothing", () => {
  // A triangle with legs of 4 and 3 has an area of 6.
  expect(turn([0, 0], [4, 0], [4, 3])).toBe(12);
  expect(turn([0, 0], [4, 0], [4, -3])).toBe(-12);
  expect(turn([0, 0], [4, 0], [7, 0])).toBe(0);
});
