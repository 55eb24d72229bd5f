import fc from "fast-check";
import { expect, test } from "vitest";
import { HIDDEN_RADIUS_M, hiddenDegrees } from "./hidden-place.ts";

test("39.46097531 lies between 39.46 and 39.465: 39.4625; −0.37354642 between −0.375 and −0.37: −0.3725", () => {
  expect(hiddenDegrees(39.46097531)).toBe(39.4625);
  expect(hiddenDegrees(-0.37354642)).toBe(-0.3725);
});

test("a home lies within its circle, and its neighbours of the same square have the same one", () => {
  const place = fc.record({
    latitude: fc.double({ min: -55, max: 60, noNaN: true }),
    longitude: fc.double({ min: -118, max: 5, noNaN: true }),
  });
  fc.assert(
    fc.property(place, ({ latitude, longitude }) => {
      const [middleLatitude, middleLongitude] = [hiddenDegrees(latitude), hiddenDegrees(longitude)];
      // A degree of latitude is 111.2 km, of longitude as much by the cosine.
      const north = (latitude - middleLatitude) * 111_200;
      const east = (longitude - middleLongitude) * 111_200 * Math.cos((latitude * Math.PI) / 180);
      expect(Math.hypot(north, east)).toBeLessThanOrEqual(HIDDEN_RADIUS_M);
      expect(hiddenDegrees(middleLatitude)).toBe(middleLatitude);
    }),
  );
});
