import fc from "fast-check";
import { expect, test } from "vitest";
import { binarised, clearedPage, inkLevel } from "./contrast.ts";
import { type GreyPage, greyOfRgba, pgmOf, reduced, straightened, turnedPage } from "./grey-page.ts";
import { lieOf } from "./straighten.ts";

/** A sheet with lines of text: strokes of ink with gaps between them, as letters leave. */
function sheet({ width = 800, height = 1_100, degrees = 0 } = {}): GreyPage {
  const pixels = new Uint8Array(width * height).fill(245);
  const slope = Math.tan((degrees * Math.PI) / 180);
  // Letters of words whose lengths repeat in no order, so that only lines run through the page.
  let chance = 7;
  for (let line = 120; line < height - 120; line += 28) {
    let letters = 0;
    for (let x = 80; x < width - 80; x += 9) {
      chance = (chance * 75 + 74) % 65_537;
      if (letters-- <= 0) {
        letters = 2 + (chance % 9);
        x += chance % 7;
        continue;
      }
      const top = Math.round(line + (x - width / 2) * slope);
      for (let y = top; y < top + 11; y++)
        for (let dx = 0; dx < 6; dx++) if (y >= 0 && y < height) pixels[y * width + x + dx] = 30;
    }
  }
  return { width, height, pixels };
}

test.each([0, 1.2, -2.5, 4, -7, 10])("lines that fall by %s degrees are noticed and straightened", (degrees) => {
  const page = sheet({ degrees });
  const lie = lieOf(page);
  expect(lie.isSideways).toBe(false);
  expect(Math.abs(lie.degrees - degrees)).toBeLessThanOrEqual(0.25);
  expect(Math.abs(lieOf(straightened(page, lie.degrees)).degrees)).toBeLessThanOrEqual(0.3);
});

test("a page that lies on its side is noticed", () => {
  expect(lieOf(turnedPage(sheet(), 90)).isSideways).toBe(true);
  expect(lieOf(turnedPage(sheet(), 270)).isSideways).toBe(true);
  expect(lieOf(turnedPage(sheet(), 180)).isSideways).toBe(false);
});

test("four turns to the right give the page back, and a turn moves each pixel", () => {
  const page = { width: 3, height: 2, pixels: Uint8Array.of(1, 2, 3, 4, 5, 6) };
  expect(turnedPage(page, 90)).toEqual({ width: 2, height: 3, pixels: Uint8Array.of(4, 1, 5, 2, 6, 3) });
  expect(turnedPage(turnedPage(page, 90), 270)).toEqual(page);
  expect(turnedPage(turnedPage(page, 180), 180)).toEqual(page);
  expect(turnedPage(turnedPage(page, 90), 90)).toEqual(turnedPage(page, 180));
});

test("the shadow of a photograph goes, and its ink becomes black", () => {
  const page = sheet();
  const shadowed = {
    ...page,
    pixels: page.pixels.map((level, i) => level * (1 - (0.6 * (i % page.width)) / page.width)),
  };
  const before = binarised(page).reduce((sum, mark) => sum + mark, 0);
  // As it was photographed, half of the paper is as dark as ink elsewhere.
  expect(binarised(shadowed).reduce((sum, mark) => sum + mark, 0)).toBeGreaterThan(before * 1.5);
  const cleared = clearedPage(shadowed);
  expect(binarised(cleared).reduce((sum, mark) => sum + mark, 0) / before).toBeCloseTo(1, 1);
  expect(cleared.pixels[0]).toBeGreaterThan(240);
});

test("ink and paper part between their levels", () => {
  const pixels = Uint8Array.from({ length: 1_000 }, (_, i) => (i % 5 === 0 ? 40 : 220));
  expect(inkLevel({ width: 100, height: 10, pixels })).toBeGreaterThanOrEqual(40);
  expect(inkLevel({ width: 100, height: 10, pixels })).toBeLessThan(220);
});

test("grey stays grey, and what shines through is paper", () => {
  const rgba = [100, 100, 100, 255, 0, 0, 0, 0, 255, 255, 255, 255];
  expect([...greyOfRgba(rgba, { width: 3, height: 1 }).pixels]).toEqual([100, 255, 255]);
});

test("a page of any size is prepared without a fault, and keeps its size", () => {
  const size = fc.record({
    width: fc.integer({ min: 1, max: 120 }),
    height: fc.integer({ min: 1, max: 120 }),
    level: fc.nat(255),
  });
  fc.assert(
    fc.property(size, ({ width, height, level }) => {
      const page = { width, height, pixels: new Uint8Array(width * height).fill(level) };
      const cleared = clearedPage(page);
      expect([cleared.width, cleared.height, cleared.pixels.length]).toEqual([width, height, width * height]);
      expect(lieOf(page)).toMatchObject({ degrees: 0, isSideways: false });
      expect(straightened(page, 3).pixels).toHaveLength(width * height);
      expect(reduced(page, 2).width).toBe(Math.floor(width / 2));
      expect(pgmOf(page)).toHaveLength(`P5\n${width} ${height}\n255\n`.length + width * height);
    }),
  );
});
