import { describe, expect, test } from "vitest";
import { NAME_SIZE, type NamedLine, placeNames } from "./plan-names.ts";

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
    expect(placeNames([street([100, 100, 134.88, 100])], FRAME)).toEqual([]);
    expect(placeNames([street([100, 100, 134.89, 100])], FRAME)).toHaveLength(1);
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

  test("touches no symbol with any of its letters: eleven of them reach 15.4 to each side of the middle", () => {
    const spot = (x: number) =>
      placeNames([street([132, 100, 168, 100])], { ...FRAME, spots: [{ x, y: 100, r: 0.5 }] });
    for (let x = 136; x <= 164; x++) expect(spot(x), String(x)).toEqual([]);
    expect(spot(125)).toHaveLength(1);
    expect(spot(175)).toHaveLength(1);
  });

  // Half the height of a letter's spot: 0.62 of its size. A name may come as near to the frame as that, and not touch it.
  const REACH = NAME_SIZE * 0.62;
  test.each([
    ["left", [REACH, 100, REACH, 200], [REACH + 0.01, 100, REACH + 0.01, 200]],
    ["right", [400 - REACH, 100, 400 - REACH, 200], [399.99 - REACH, 100, 399.99 - REACH, 200]],
    ["upper", [100, REACH, 200, REACH], [100, REACH + 0.01, 200, REACH + 0.01]],
    ["lower", [100, 300 - REACH, 200, 300 - REACH], [100, 299.99 - REACH, 200, 299.99 - REACH]],
  ])("stays clear of the %s edge of the frame", (_edge, touching, clear) => {
    expect(placeNames([street(touching)], FRAME)).toEqual([]);
    expect(placeNames([street(clear)], FRAME)).toHaveLength(1);
  });

  test("ends within 0.6 of each other meet, farther ones do not: 50 to 90 and on to 130 or only so far", () => {
    const joined = (gap: number) =>
      placeNames([street([50, 80, 90, 80]), street([90 + gap, 80, 130, 80])], FRAME)[0]!.x;
    expect(joined(0.6)).toBe(90);
    expect(joined(0.7)).toBe(70);
  });

  test("a line that bends by nine degrees carries a name over the bend, one of ten does not", () => {
    const bent = (degrees: number) => {
      const turn = (degrees * Math.PI) / 180;
      return placeNames(
        [street([100, 150, 150, 150, 150 + 60 * Math.cos(turn), 150 - 60 * Math.sin(turn)])],
        FRAME,
      )[0]!;
    };
    // Over the bend it points from end to end; else the longer second piece carries it alone.
    expect(bent(8.9).angle).toBeCloseTo(-4.85, 1);
    expect(bent(10).angle).toBeCloseTo(-10, 6);
  });

  test("no plan carries more than 22 names", () => {
    const lines = Array.from({ length: 25 }, (_, i) => street([50, 10 + 11 * i, 350, 10 + 11 * i], `Calle ${i + 10}`));
    expect(placeNames(lines, FRAME)).toHaveLength(22);
  });

  test("longer streets come first, and of two as long the first of the alphabet", () => {
    const lines = [
      street([50, 50, 150, 50], "Calle B"),
      street([50, 90, 150, 90], "Calle A"),
      street([50, 20, 250, 20], "Calle C"),
    ];
    expect(placeNames(lines, FRAME).map(({ text }) => text)).toEqual(["Calle C", "Calle A", "Calle B"]);
  });
});

test("a line that leads up is read from below, one that leads down from above: 45 degrees to each side", () => {
  const angle = (points: number[]) => Math.round(placeNames([street(points)], FRAME)[0]!.angle);
  expect(angle([100, 100, 200, 200])).toBe(45);
  expect(angle([200, 200, 100, 100])).toBe(45);
  expect(angle([100, 200, 200, 100])).toBe(-45);
  expect(angle([200, 100, 100, 200])).toBe(-45);
  expect(angle([100, 100, 100, 200])).toBe(90);
});
