import { describe, expect, test } from "vitest";
import { type NamedLine, placeNames } from "./plan-names.ts";

const FRAME = { width: 400, height: 300, spots: [] };
const street = (points: number[], text = "Calle Colón", isRoad = false): NamedLine => ({ text, points, isRoad });

describe("the name of a street on a plan", () => {
  test("stands in the middle of its line, along it", () => {
    expect(placeNames([street([100, 100, 200, 100])], FRAME)).toEqual([
      { text: "Calle Colón", x: 150, y: 100, angle: 0 },
    ]);
  });

  test("is written once for pieces that meet, in whatever order and direction they come: 50 to 350, middle 200", () => {
    const pieces = [street([50, 80, 150, 80]), street([250, 80, 350, 80]), street([250, 80, 150, 80])];
    for (const order of [pieces, pieces.toReversed(), [pieces[1]!, pieces[2]!, pieces[0]!]]) {
      expect(placeNames(order, FRAME)).toEqual([{ text: "Calle Colón", x: 200, y: 80, angle: 0 }]);
    }
  });

  test("is never upside down", () => {
    expect(placeNames([street([200, 100, 100, 100])], FRAME)[0]).toMatchObject({ angle: 0 });
    expect(placeNames([street([100, 200, 100, 100])], FRAME)[0]!.angle).toBe(-90);
  });

  test("is left out where its straight piece is shorter than the letters and some air: 11 × 5.2 × 0.54 + 4 = 34.9", () => {
    expect(placeNames([street([100, 100, 134, 100])], FRAME)).toEqual([]);
    expect(placeNames([street([100, 100, 136, 100])], FRAME)).toHaveLength(1);
  });

  test("gives way to a road of the same place, though that is shorter", () => {
    const lines = [street([100, 100, 140, 100]), street([100, 101, 139, 101], "Gran Vía 12", true)];
    expect(placeNames(lines, FRAME).map(({ text }) => text)).toEqual(["Gran Vía 12"]);
  });

  test("moves aside for a symbol, and is left out where there is no room beside it", () => {
    const spots = [{ x: 150, y: 100, r: 8 }];
    const [name] = placeNames([street([100, 100, 200, 100])], { ...FRAME, spots });
    expect(Math.abs(name!.x - 150)).toBeGreaterThan(8 + (11 * 5.2 * 0.54) / 2);
    expect(placeNames([street([130, 100, 170, 100])], { ...FRAME, spots })).toEqual([]);
  });
});
