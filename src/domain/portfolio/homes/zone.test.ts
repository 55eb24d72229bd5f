import fc from "fast-check";
import { expect, test } from "vitest";
import { isInRing } from "../../shared/places/ring.ts";
import { boundsOfZone, positionOf, readZone, type Zone, zoneProblem, zoneText } from "./zone.ts";

const zone = (...corners: [latitude: number, longitude: number][]): Zone =>
  corners.map(([latitude, longitude]) => ({ latitude, longitude }));
const SQUARE = zone([0, 0], [0, 10], [10, 10], [10, 0]);

test("a zone that crosses itself is refused, one that only bends is not", () => {
  expect(zoneProblem(SQUARE)).toBeNull();
  expect(zoneProblem(zone([0, 0], [10, 10], [0, 10], [10, 0]))).toBe("crossing");
  expect(zoneProblem(zone([0, 0], [0, 10], [0, 5]))).toBe("crossing");
  expect(zoneProblem(zone([0, 0], [0, 0], [5, 5]))).toBe("crossing");
  expect(zoneProblem(zone([0, 0], [0, 10]))).toBe("corners");
  expect(zoneProblem(zone([0, 0], [0, 5], [0, 10], [10, 10]))).toBeNull();
});

test("an address keeps a zone; any other text is refused", () => {
  expect(zoneText(zone([39.460911111, -0.37], [39.47, -0.36], [39.465, -0.38]))).toBe(
    "39.46091,-0.37;39.47,-0.36;39.465,-0.38",
  );
  expect(readZone("39.46091,-0.37;39.47,-0.36;39.465,-0.38")).toEqual(
    zone([39.46091, -0.37], [39.47, -0.36], [39.465, -0.38]),
  );
  for (const text of ["", "1,1;2,2", "a,b;c,d;e,f", "0,0;10,10;0,10;10,0", "95,0;0,1;1,0"]) {
    expect(readZone(text)).toBeNull();
  }
});

test("every point of a zone lies in its box", () => {
  const corner = fc.tuple(fc.integer({ min: -50, max: 50 }), fc.integer({ min: -50, max: 50 }));
  fc.assert(
    fc.property(fc.array(corner, { minLength: 3, maxLength: 8 }), corner, (corners, [latitude, longitude]) => {
      const drawn = zone(...corners);
      const ring = drawn.map(positionOf);
      const { south, west, north, east } = boundsOfZone(drawn);
      const isInBox = latitude >= south && latitude <= north && longitude >= west && longitude <= east;
      if (isInRing(ring, [longitude, latitude])) expect(isInBox).toBe(true);
      for (const each of ring) expect(isInRing(ring, each)).toBe(true);
    }),
  );
});
