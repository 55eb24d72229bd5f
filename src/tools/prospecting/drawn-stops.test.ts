import { describe, expect, test } from "vitest";
import { drawnStops, endsSoon, radarDays } from "./drawn-stops.ts";
import type { Point, ProspectingResult } from "./result.ts";

const BOX = { width: 480, height: 300, margin: 18 };
const day = (date: string, stops: readonly [number, Point | null, boolean?][]) => ({
  date,
  lengthM: 0,
  stops: stops.map(([index, point, isPlacePoint = false]) => ({
    index,
    at: `${date}T10:00`,
    legM: 0,
    point,
    isPlacePoint,
  })),
});
const result = (days: ProspectingResult["days"], hasStart = true): ProspectingResult => ({
  date: "2026-11-23",
  margin: 0.15,
  currency: "EUR",
  prospects: [],
  days,
  visitMinutes: 45,
  typedLengthM: 0,
  hasStart,
  startName: null,
  radar: [],
});

describe("the route as page and paper draw it", () => {
  test("the start, the stops by their number along the way, and a line for each day from the start", () => {
    // 4,440 m over 444 units of room: ten metres a unit; the stop in the middle stands 222 units from the left edge.
    const two = result([
      day("2026-11-24", [
        [3, { x: 2220, y: 0 }],
        [1, null],
      ]),
      day("2026-11-25", [[0, { x: 4440, y: 0 }, true]]),
    ]);
    const drawn = drawnStops(two, BOX)!;
    expect(drawn.start).toEqual({ x: 18, y: 150 });
    expect(drawn.stops).toEqual([
      { index: 3, number: 1, dayIndex: 0, at: { x: 240, y: 150 }, isPlacePoint: false },
      { index: 0, number: 3, dayIndex: 1, at: { x: 462, y: 150 }, isPlacePoint: true },
    ]);
    expect(drawn.paths).toEqual([
      {
        date: "2026-11-24",
        points: [
          { x: 18, y: 150 },
          { x: 240, y: 150 },
        ],
      },
      {
        date: "2026-11-25",
        points: [
          { x: 18, y: 150 },
          { x: 462, y: 150 },
        ],
      },
    ]);
    // A third of 480 units are 1,600 m: the bar is a kilometre long, 100 units.
    expect(drawn.bar).toEqual({ length: 100, text: "1\u00a0km" });
  });
  test("without a start the line begins at the first stop", () => {
    const drawn = drawnStops(
      result(
        [
          day("2026-11-24", [
            [0, { x: 0, y: 0 }],
            [1, { x: 4440, y: 0 }],
          ]),
        ],
        false,
      ),
      BOX,
    )!;
    expect(drawn.start).toBeUndefined();
    expect(drawn.paths[0]!.points).toEqual(drawn.stops.map(({ at }) => at));
  });
  test("nothing to draw where no stop has a point", () => {
    expect(drawnStops(result([day("2026-11-24", [[0, null]])]), BOX)).toBeUndefined();
    expect(drawnStops(result([]), BOX)).toBeUndefined();
  });
});

test("the radar is a month long at least, and a mandate that ends within a week stands out", () => {
  const radar = (...days: number[]) => ({
    radar: days.map((daysLeft, index) => ({ index, until: "2026-12-01", daysLeft })),
  });
  expect(radarDays(radar())).toBe(30);
  expect(radarDays(radar(3, 29))).toBe(30);
  expect(radarDays(radar(3, 31))).toBe(31);
  expect([endsSoon(0), endsSoon(7), endsSoon(8)]).toEqual([true, true, false]);
});
