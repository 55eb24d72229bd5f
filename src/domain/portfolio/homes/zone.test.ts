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

test("sides on one line that do not meet are no crossing, in whichever direction the line runs", () => {
  // A comb with two teeth, which stand on the line 0 from 0 to 2 and from 4 to 6.
  const comb: [number, number][] = [
    [0, 0],
    [0, 2],
    [5, 2],
    [5, 4],
    [0, 4],
    [0, 6],
    [10, 6],
    [10, 0],
  ];
  expect(zoneProblem(zone(...comb))).toBeNull();
  expect(zoneProblem(zone(...comb.map(([a, b]): [number, number] => [b, a])))).toBeNull();
  // The second tooth is moved upon the first one: from 1 to 6.
  expect(zoneProblem(zone(...comb.with(3, [5, 1]).with(4, [0, 1])))).toBe("crossing");
});

test("a corner that lies on another side touches it, and so do two corners at one place", () => {
  expect(zoneProblem(zone([0, 0], [0, 10], [10, 10], [0, 5], [10, 0]))).toBe("crossing");
  expect(zoneProblem(zone([0, 0], [0, 10], [5, 5], [10, 10], [10, 0], [5, 5]))).toBe("crossing");
  expect(zoneProblem(zone([0, 0], [0, 10], [10, 10], [0.1, 5], [10, 0]))).toBeNull();
});

test("three corners are the fewest and sixty the most", () => {
  const corners = (count: number) =>
    zone(
      ...Array.from({ length: count }, (_, i): [number, number] => {
        const angle = (2 * Math.PI * i) / count;
        return [10 * Math.sin(angle), 10 * Math.cos(angle)];
      }),
    );
  expect([2, 3, 60, 61].map((count) => zoneProblem(corners(count)))).toEqual(["corners", null, null, "corners"]);
});

test("the poles and the 180th meridian are on the map, and nothing beyond them", () => {
  expect(readZone("90,0;0,180;-90,-180")).toEqual(zone([90, 0], [0, 180], [-90, -180]));
  expect(readZone("90.1,0;0,180;-90,-180")).toBeNull();
  expect(readZone("90,0;0,180.1;-90,-180")).toBeNull();
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
