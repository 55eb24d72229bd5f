import { describe, expect, test } from "vitest";
import type { Area, PolygonRings } from "../search/market-filter.ts";
import { areaTest, isInWindow, isWithinWindow, windowsMeet } from "./market-area.ts";

const window = (west: number, south: number, east: number, north: number) => ({ west, south, east, north });
const circle = (latitude: number, longitude: number, radiusM: number): Area => ({
  kind: "circulo",
  latitude,
  longitude,
  radiusM,
});

describe("windows", () => {
  const spain = window(-10, 36, 4, 44);
  const pacific = window(170, -10, -170, 10);

  test("a position on the edge lies inside, one beyond it outside", () => {
    for (const [latitude, longitude] of [
      [36, 0],
      [44, 0],
      [40, -10],
      [40, 4],
    ] as const)
      expect(isInWindow(spain, latitude, longitude)).toBe(true);
    for (const [latitude, longitude] of [
      [35.9, 0],
      [44.1, 0],
      [40, -10.1],
      [40, 4.1],
    ] as const)
      expect(isInWindow(spain, latitude, longitude)).toBe(false);
  });

  test("across the 180th meridian both sides are inside, and what lies between them on the other way is not", () => {
    expect([170, 180, -180, -170, 169.9, -169.9, 0].map((longitude) => isInWindow(pacific, 0, longitude))).toEqual([
      true,
      true,
      true,
      true,
      false,
      false,
      false,
    ]);
    expect(isInWindow(pacific, 10.1, 175)).toBe(false);
  });

  test("a window that fills another one lies in it; each side that passes it does not", () => {
    expect(isWithinWindow(spain, spain)).toBe(true);
    expect(isWithinWindow(spain, window(-9, 37, 3, 43))).toBe(true);
    expect(isWithinWindow(spain, window(-10.1, 36, 4, 44))).toBe(false);
    expect(isWithinWindow(spain, window(-10, 35.9, 4, 44))).toBe(false);
    expect(isWithinWindow(spain, window(-10, 36, 4.1, 44))).toBe(false);
    expect(isWithinWindow(spain, window(-10, 36, 4, 44.1))).toBe(false);
  });

  test("two windows that touch have a position in common; on each side one step farther they have none", () => {
    expect(windowsMeet(spain, window(4, 44, 5, 45))).toBe(true);
    expect(windowsMeet(spain, window(-11, 35, -10, 36))).toBe(true);
    expect(windowsMeet(spain, window(4.1, 36, 5, 44))).toBe(false);
    expect(windowsMeet(spain, window(-12, 36, -10.1, 44))).toBe(false);
    expect(windowsMeet(spain, window(-10, 44.1, 4, 45))).toBe(false);
    expect(windowsMeet(spain, window(-10, 34, 4, 35.9))).toBe(false);
    expect(windowsMeet(pacific, window(160, 0, 170, 1))).toBe(true);
    expect(windowsMeet(pacific, window(-170, 0, -160, 1))).toBe(true);
    expect(windowsMeet(pacific, window(-169, 0, 169, 1))).toBe(false);
    expect(windowsMeet(pacific, window(-180, 11, 180, 12))).toBe(false);
  });

  test("the area of a window is the window", () => {
    const { bounds, contains } = areaTest({ kind: "ventana", ...spain });
    expect(bounds).toMatchObject(spain);
    expect([contains(44, 4), contains(44.1, 4)]).toEqual([true, false]);
  });
});

describe("circles", () => {
  // A degree of latitude counts as 110 km, which it nowhere falls short of: 110 km reach one degree up and down.
  test("110 km around 40° north: 39 to 41, and to each side one degree by the cosine of 41°, 1.325", () => {
    const { west, south, east, north } = areaTest(circle(40, -3, 110_000)).bounds;
    expect([south, north]).toEqual([39, 41]);
    expect(west).toBeCloseTo(-3 - 1.325, 3);
    expect(east).toBeCloseTo(-3 + 1.325, 3);
  });

  test("south of the equator the farther side counts as well: 1/cos 41° around 40° south", () => {
    const { west, east } = areaTest(circle(-40, -60, 110_000)).bounds;
    expect(west).toBeCloseTo(-61.325, 3);
    expect(east).toBeCloseTo(-58.675, 3);
  });

  test("over the 180th meridian the window goes on at the other end of the map", () => {
    const east = areaTest(circle(0, 179.5, 110_000)).bounds;
    expect([east.west, east.east].map((degrees) => Math.round(degrees * 1000) / 1000)).toEqual([178.5, -179.5]);
    const west = areaTest(circle(0, -179.5, 110_000)).bounds;
    expect([west.west, west.east].map((degrees) => Math.round(degrees * 1000) / 1000)).toEqual([179.5, -178.5]);
  });

  test("near a pole every longitude is near: from 89° on", () => {
    expect(areaTest(circle(88, 10, 110_000)).bounds).toEqual(window(-180, 87, 180, 89));
    expect(areaTest(circle(-88, 10, 110_000)).bounds).toEqual(window(-180, -89, 180, -87));
    const { west, east } = areaTest(circle(87.9, 10, 110_000)).bounds;
    // 1/cos 88.9° = 52.09.
    expect(east - west).toBeCloseTo(2 * 52.09, 1);
  });

  test("a position as far as the radius is inside: 0.001° to the north are 111.19 m", () => {
    const { contains } = areaTest(circle(0, 0, 111.2));
    expect([contains(0.001, 0), contains(0.0011, 0)]).toEqual([true, false]);
  });
});

describe("drawn pieces", () => {
  const drawing = (...pieces: PolygonRings[]): Area => ({ kind: "dibujo", pieces });
  const square = (west: number, south: number, side: number): PolygonRings[number] => [
    [west, south],
    [west + side, south],
    [west + side, south + side],
    [west, south + side],
  ];

  test("bounds hold all pieces, and reach as far beyond their lines as a position still lies on one", () => {
    const { bounds } = areaTest(drawing([square(0, 0, 1)], [square(10, -5, 2)]));
    expect(bounds.west).toBeCloseTo(0, 8);
    expect(bounds.south).toBeCloseTo(-5, 8);
    expect(bounds.east).toBeCloseTo(12, 8);
    expect(bounds.north).toBeCloseTo(1, 8);
    expect(bounds.west).toBeLessThan(0);
    expect(bounds.east).toBeGreaterThan(12);
  });

  test("a slanted side divides the cells that it crosses at every height: below the diagonal in, above it out", () => {
    const { contains } = areaTest(
      drawing([
        [
          [0, 0],
          [32, 0],
          [32, 32],
        ],
      ]),
    );
    for (let step = 1; step < 320; step++) {
      const at = step / 10;
      expect(contains(at - 0.05, at)).toBe(true);
      expect(contains(at + 0.05, at)).toBe(false);
      expect(contains(at, at)).toBe(true);
    }
  });

  test("a steep side, a flat one and one that falls are crossed cell by cell too", () => {
    // A kite around (16, 16), whose upper tip is far away.
    const kite: PolygonRings[number] = [
      [16, 0],
      [20, 16],
      [16, 320],
      [0, 16],
    ];
    const { contains } = areaTest(drawing([kite]));
    for (let y = 1; y < 16; y++) {
      // The right side leads from x = 16 to 20, a quarter a row; the left one from 16 to 0, one a row.
      expect(contains(y, 16 + y / 4 - 0.01)).toBe(true);
      expect(contains(y, 16 + y / 4 + 0.01)).toBe(false);
      expect(contains(y, 16 - y + 0.01)).toBe(true);
      expect(contains(y, 16 - y - 0.01)).toBe(false);
    }
    // From (20, 16) to (16, 320): a step of 76 rows for one to the left.
    for (let y = 20; y < 320; y += 7) {
      expect(contains(y, 20 - (y - 16) / 76 - 0.001)).toBe(true);
      expect(contains(y, 20 - (y - 16) / 76 + 0.001)).toBe(false);
    }
  });

  test("lines that lie where cells meet are inside from both sides, those of a hole and those of a notch", () => {
    // The square is 32 by 32, so that its cells are 1 by 1 and each side of hole and notch lies where two of them meet.
    const notched: PolygonRings[number] = [
      [0, 0],
      [32, 0],
      [32, 32],
      [24, 32],
      [24, 20],
      [20, 20],
      [20, 32],
      [0, 32],
    ];
    const { contains } = areaTest(drawing([notched, square(8, 8, 8)]));
    for (const [latitude, longitude] of [
      [12, 8],
      [12, 16],
      [8, 12],
      [16, 12],
      [8, 8],
      [16, 16],
      [26, 20],
      [26, 24],
      [20, 22],
      [20, 20],
    ] as const)
      expect(contains(latitude, longitude), `${latitude}, ${longitude}`).toBe(true);
    for (const [latitude, longitude] of [
      [12, 8.001],
      [12, 15.999],
      [8.001, 12],
      [15.999, 12],
      [26, 20.001],
      [26, 23.999],
      [20.001, 22],
    ] as const)
      expect(contains(latitude, longitude), `${latitude}, ${longitude}`).toBe(false);
  });

  test("a hole is outside, its line inside; a drawing that is one line holds what lies on it", () => {
    const { contains } = areaTest(drawing([square(0, 0, 10), square(4, 4, 2)]));
    expect([contains(5, 5), contains(4, 5), contains(3.99, 5), contains(6.01, 5)]).toEqual([false, true, true, true]);
    const line = areaTest(
      drawing([
        [
          [0, 0],
          [10, 0],
        ],
      ]),
    );
    expect([line.contains(0, 5), line.contains(0.1, 5), line.contains(0, 11)]).toEqual([true, false, false]);
  });
});
