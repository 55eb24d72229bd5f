import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { FURNITURE } from "./catalogue.ts";
import { furnitureSymbol, hasSymbol } from "./symbols.ts";
import type { SymbolStroke } from "./symbols-pen.ts";
import { stairSymbol } from "./symbols-stairs.ts";

/** The numbers of a path; fails on any mark that is not M, L, C or Z with as many numbers as it takes. */
function numbersOf({ d }: SymbolStroke): number[] {
  const marks = d.match(/[MLCZ][^MLCZ]*/g) ?? [];
  expect(marks.join("")).toBe(d);
  return marks.flatMap((mark) => {
    const numbers = mark.slice(1).split(" ").filter(Boolean).map(Number);
    expect(numbers).toHaveLength({ M: 2, L: 2, C: 6, Z: 0 }[mark[0] ?? ""] ?? -1);
    return numbers;
  });
}

function expectWithin(strokes: readonly SymbolStroke[], width: number, depth: number) {
  for (const stroke of strokes) {
    numbersOf(stroke).forEach((value, index) => {
      expect(Number.isFinite(value)).toBe(true);
      expect(Math.abs(value)).toBeLessThanOrEqual((index % 2 === 0 ? width : depth) / 2 + 0.06);
    });
    if (stroke.kind === "outline") expect(stroke.d.endsWith("Z"), stroke.d).toBe(true);
  }
}

/** The box of a symbol's strokes, control points included. */
function sizeOf(strokes: readonly SymbolStroke[]) {
  const all = strokes.flatMap((stroke) => numbersOf(stroke));
  const along = (axis: number) => all.filter((_, index) => index % 2 === axis);
  return [0, 1].map((axis) => Math.max(...along(axis)) - Math.min(...along(axis)));
}

describe.each(FURNITURE.map((item) => [item.id, item] as const))("%s", (_, item) => {
  test("has a symbol of its own that fills its box at its usual size", () => {
    expect(hasSymbol(item.id)).toBe(true);
    const strokes = furnitureSymbol(item, item.widthMm, item.depthMm);
    expectWithin(strokes, item.widthMm, item.depthMm);
    const [width = 0, depth = 0] = sizeOf(strokes);
    expect(width).toBeGreaterThanOrEqual(item.widthMm * 0.98 - 1);
    expect(depth).toBeGreaterThanOrEqual(item.depthMm * 0.98 - 1);
  });

  test("stays whole and in its box at the least and the greatest size", () => {
    for (const [width, depth] of [
      [20, 20],
      [20, 6000],
      [6000, 20],
      [6000, 6000],
    ] as const) {
      const strokes = furnitureSymbol(item, width, depth);
      expect(strokes.length).toBeGreaterThan(0);
      expectWithin(strokes, width, depth);
    }
  });

  test("lets through what stands below it only where it hangs above the cut", () => {
    const hasOutline = furnitureSymbol(item, item.widthMm, item.depthMm).some(({ kind }) => kind === "outline");
    expect(hasOutline).toBe(!["kitchen-wall", "extractor", "ceiling-lamp"].includes(item.id));
  });
});

test("seats are counted by the width: two cushions on 1.60 m, three on 2.20 m, five on 3.60 m", () => {
  const cushions = (width: number) =>
    furnitureSymbol({ id: "sofa-3" }, width, 950).filter(({ kind }) => kind === "detail").length - 2;
  expect([1600, 2200, 3600].map(cushions)).toEqual([2, 3, 5]);
});

test("a pillow keeps its size when the bed grows longer", () => {
  const pillow = (depth: number) =>
    sizeOf(
      furnitureSymbol({ id: "bed-90" }, 950, depth)
        .filter(({ kind }) => kind === "detail")
        .slice(0, 1),
    );
  expect(pillow(2200)).toEqual(pillow(2000));
});

test("a piece that this program does not know is a plain box", () => {
  expect(hasSymbol("flying-carpet")).toBe(false);
  expect(hasSymbol("toString")).toBe(false);
  const strokes = furnitureSymbol({ id: "toString" }, 800, 400);
  expect(strokes).toHaveLength(1);
  expectWithin(strokes, 800, 400);
});

test("any size of any piece gives closed outlines within its box", () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...FURNITURE),
      fc.integer({ min: 20, max: 6000 }),
      fc.integer({ min: 20, max: 6000 }),
      (item, width, depth) => {
        expectWithin(furnitureSymbol(item, width, depth), width, depth);
      },
    ),
    { numRuns: 150 },
  );
});

test("any stair is drawn within its box", () => {
  fc.assert(
    fc.property(
      fc.constantFrom("recta", "ele", "u", "caracol" as const),
      fc.integer({ min: 300, max: 6000 }),
      fc.integer({ min: 300, max: 10_000 }),
      fc.integer({ min: 2, max: 40 }),
      (shape, widthMm, depthMm, steps) => {
        expectWithin(stairSymbol({ shape, widthMm, depthMm, steps }), widthMm, depthMm);
      },
    ),
    { numRuns: 150 },
  );
});
