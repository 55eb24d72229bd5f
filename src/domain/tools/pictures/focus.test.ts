import { expect, test } from "vitest";
import { focusOf } from "./focus.ts";

/** A grey surface with a chequered patch. */
function surface(patch: { left: number; top: number; size: number } | null, width = 64, height = 48): number[] {
  return Array.from({ length: width * height }, (_, at) => {
    const [x, y] = [at % width, Math.floor(at / width)];
    const isIn =
      patch && x >= patch.left && x < patch.left + patch.size && y >= patch.top && y < patch.top + patch.size;
    return isIn && (Math.floor(x / 2) + Math.floor(y / 2)) % 2 === 0 ? 220 : 120;
  });
}

test("the focus lies where the edges are", () => {
  const right = focusOf(surface({ left: 40, top: 8, size: 12 }), 64, 48)!;
  // The patch's middle is at 46/64 and 14/48.
  expect(right.x).toBeCloseTo(46 / 64, 1);
  expect(right.y).toBeCloseTo(14 / 48, 1);
});

test("of two like patches the one nearer to the middle weighs more", () => {
  const both = surface({ left: 28, top: 18, size: 8 }).map((value, at) =>
    Math.max(value, surface({ left: 2, top: 18, size: 8 })[at]!),
  );
  const { x } = focusOf(both, 64, 48)!;
  expect(x).toBeGreaterThan((32 + 6) / 2 / 64);
});

test("a surface without edges has no focus, and what lies at the border does not pull it out of reach", () => {
  expect(focusOf(surface(null), 64, 48)).toBeNull();
  const edge = focusOf(surface({ left: 1, top: 1, size: 8 }), 64, 48)!;
  expect(edge.x).toBeGreaterThanOrEqual(0.18);
  expect(edge.y).toBeGreaterThanOrEqual(0.18);
});
