import fc from "fast-check";
import { expect, test } from "vitest";
import { zoneDistance } from "./zone-outlier.ts";

test("4200 beside 2900, 3000, 3050, 3100, 3200: median 3050, MAD 50, z = 0.6745 · 1150 / 50 = 15.5", () => {
  const distance = zoneDistance(4200, [2900, 3000, 3050, 3100, 3200]);
  expect(distance).toMatchObject({ kind: "distancia", middle: 3050, isApart: true });
  expect(distance).toHaveProperty("z", expect.closeTo(15.51, 2));
});

test("3200 beside the same: z = 0.6745 · 150 / 50 = 2.02, not apart", () => {
  expect(zoneDistance(3200, [2900, 3000, 3050, 3100, 3200])).toMatchObject({
    z: expect.closeTo(2.02, 2),
    isApart: false,
  });
});

test("most alike, MAD 0: the mean deviation of 3000, 3000, 3000, 3400 is 100, z of 3200 = 200 / 125.33 = 1.60", () => {
  expect(zoneDistance(3200, [3000, 3000, 3000, 3400])).toMatchObject({ z: expect.closeTo(1.6, 2), isApart: false });
});

test("all alike: no distance can be told", () => {
  expect(zoneDistance(4200, [3000, 3000, 3000])).toEqual({ kind: "sin-dispersion" });
  expect(zoneDistance(3000, [3000])).toEqual({ kind: "sin-dispersion" });
});

test("nobody around: nothing", () => {
  expect(zoneDistance(3000, [])).toBeUndefined();
});

test("figures in cents stand as far apart as in euros, and the order of the zone changes nothing", () => {
  const figures = fc.array(fc.integer({ min: 500, max: 9000 }), { minLength: 3, maxLength: 30 });
  fc.assert(
    fc.property(fc.integer({ min: 500, max: 9000 }), figures, (figure, around) => {
      const distance = zoneDistance(figure, around);
      expect(zoneDistance(figure, around.toReversed())).toEqual(distance);
      const inCents = zoneDistance(
        figure * 100,
        around.map((one) => one * 100),
      );
      if (distance?.kind !== "distancia" || inCents?.kind !== "distancia") {
        expect(inCents?.kind).toBe(distance?.kind);
        return;
      }
      expect(inCents.z).toBeCloseTo(distance.z, 6);
      expect(Math.sign(distance.z)).toBe(Math.sign(figure - distance.middle));
    }),
  );
});
