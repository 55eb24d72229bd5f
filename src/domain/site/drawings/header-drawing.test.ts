import fc from "fast-check";
import { expect, test } from "vitest";
import { pointsOf } from "./drawn.test-data.ts";
import { HEADER_HEIGHT, HEADER_KINDS, HEADER_WIDTH, headerKindOf, headerShapes } from "./header-drawing.ts";
import { archway, chanceOf, circle, rectangle } from "./shape.ts";

const kind = fc.constantFrom(...HEADER_KINDS);
const slug = fc.stringMatching(/^[a-z-]{3,60}$/);

test("a rectangle, an archway and a circle are closed paths of their size", () => {
  expect(circle(50, 60, 20)).toBe("M30 60a20 20 0 0 1 40 0a20 20 0 0 1 -40 0Z");
  expect(rectangle(10, 20, 30, 40)).toBe("M10 20h30v40h-30Z");
  // 30 wide, 50 high: the circle takes 15 of the height.
  expect(archway(10, 100, 30, 50)).toBe("M10 100v-35a15 15 0 0 1 30 0v35Z");
});

test("a post always has the same drawing, and two posts of a kind have two", () => {
  fc.assert(
    fc.property(kind, slug, (one, seed) => {
      expect(headerShapes(one, seed)).toEqual(headerShapes(one, seed));
    }),
  );
  for (const one of HEADER_KINDS) {
    expect(headerShapes(one, "/blog/gastos-de-vender")).not.toEqual(headerShapes(one, "/blog/itp-por-comunidad-2026"));
  }
});

test("nothing is drawn outside the field", () => {
  fc.assert(
    fc.property(kind, slug, (one, seed) => {
      for (const { d } of headerShapes(one, seed)) {
        expect(d).not.toMatch(/NaN|undefined/);
        for (const [x, y] of pointsOf(d)) {
          expect(x).toBeGreaterThanOrEqual(0);
          expect(x).toBeLessThanOrEqual(HEADER_WIDTH);
          expect(y).toBeGreaterThanOrEqual(0);
          expect(y).toBeLessThanOrEqual(HEADER_HEIGHT);
        }
      }
    }),
  );
});

test("every drawing has its one light, and ink that carries it", () => {
  fc.assert(
    fc.property(kind, slug, (one, seed) => {
      const tones = headerShapes(one, seed).map(({ tone }) => tone);
      expect(tones).toContain("light");
      expect(tones).toContain("ink");
    }),
  );
});

test("a kind chosen by an address stays, and all are chosen", () => {
  const kinds = Array.from({ length: 60 }, (_, i) => headerKindOf(`/blog/noticia-${i}`));
  expect(new Set(kinds)).toEqual(new Set(HEADER_KINDS));
  expect(headerKindOf("/blog/noticia-7")).toBe(kinds[7]);
});

test("chance lies between 0 and 1 and differs from draw to draw", () => {
  const chance = chanceOf("x");
  const drawn = Array.from({ length: 200 }, chance);
  expect(Math.min(...drawn)).toBeGreaterThanOrEqual(0);
  expect(Math.max(...drawn)).toBeLessThan(1);
  expect(new Set(drawn).size).toBe(200);
});

test("a drawing is 640 points wide and 360 high", () => expect([HEADER_WIDTH, HEADER_HEIGHT]).toEqual([640, 360]));
