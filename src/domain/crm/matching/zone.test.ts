import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { distanceM } from "../../shared/places/place.ts";
import { kmToRing, placeName, zonePosition } from "./zone.ts";

/** On the equator a degree is as long to the east as to the north: 111.13 km. */
const SQUARE: [number, number][] = [
  [0, 0],
  [1, 0],
  [1, 1],
  [0, 1],
];

describe("the distance to a zone", () => {
  test("is nothing inside and on the line", () => {
    expect(kmToRing(SQUARE, [0.5, 0.5])).toBe(0);
    expect(kmToRing(SQUARE, [0.5, 0])).toBe(0);
  });

  test("beside a side it is the perpendicular: 0.1 degrees below the equator are 11.113 km", () =>
    expect(kmToRing(SQUARE, [0.5, -0.1])).toBeCloseTo(11.113, 3));

  test("beside a corner it is that to the corner: 0.03 and 0.04 degrees are 0.05, which are 5.5565 km", () =>
    expect(kmToRing(SQUARE, [-0.03, -0.04])).toBeCloseTo(5.5565, 3));

  test("at 60 degrees of latitude a degree to the east is half as long", () => {
    const north = SQUARE.map(([x, y]): [number, number] => [x, y + 59.5]);
    expect(kmToRing(north, [-0.1, 60])).toBeCloseTo(5.5565, 3);
  });

  test("a side without length is its corner", () =>
    expect(kmToRing([[0, 0], [0, 0], [0, 0]], [0.01, 0])).toBeCloseTo(1.1113, 4)); // biome-ignore format: one line

  test("is never more than that to any corner, on the sphere", () => {
    fc.assert(
      fc.property(
        fc.double({ min: -0.3, max: 1.3, noNaN: true }),
        fc.double({ min: -0.3, max: 1.3, noNaN: true }),
        (x, y) => {
          const km = kmToRing(SQUARE, [x, y]);
          for (const [longitude, latitude] of SQUARE) {
            const metres = distanceM({ latitude: y, longitude: x }, { latitude, longitude });
            expect(km).toBeLessThanOrEqual((metres / 1000) * 1.01 + 0.001);
          }
        },
      ),
    );
  });
});

test("one of the asked places suffices, under the name that the demand gives it", () => {
  const asked = { places: ["Gràcia", "El Born"], zone: null };
  expect(zonePosition([placeName("Barcelona"), placeName("el born")], null, asked)).toEqual({
    kind: "inside",
    place: "El Born",
  });
  expect(zonePosition([placeName("Sants")], null, asked)).toEqual({ kind: "outside", km: null });
  expect(zonePosition([], null, asked)).toEqual({ kind: "unknown" });
});

test("a drawn zone decides where the home has a position", () => {
  const asked = { places: [], zone: SQUARE };
  expect(zonePosition([], { longitude: 0.5, latitude: 0.5 }, asked)).toEqual({ kind: "inside", place: null });
  expect(zonePosition([], { longitude: 0.5, latitude: -0.1 }, asked)).toMatchObject({ kind: "outside" });
  expect(zonePosition([placeName("Sants")], null, asked)).toEqual({ kind: "unknown" });
  expect(zonePosition([], null, { places: [], zone: null })).toEqual({ kind: "unasked" });
});

test("the names of one place in both languages are one place, whichever of them demand and home have", () => {
  const asks = (place: string) => ({ places: [place], zone: null });
  expect(zonePosition([placeName("Ruzafa")], null, asks("Russafa"))).toEqual({ kind: "inside", place: "Russafa" });
  expect(zonePosition([placeName("Russafa")], null, asks("Ruzafa"))).toEqual({ kind: "inside", place: "Ruzafa" });
  expect(zonePosition([placeName("Lleida")], null, asks("Lérida"))).toEqual({ kind: "inside", place: "Lérida" });
});
