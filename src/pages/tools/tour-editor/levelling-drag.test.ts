import fc from "fast-check";
import { expect, test } from "vitest";
import { toLevelled } from "#domain/tools/tours/tour-geometry.ts";
import { levellingAfterDrag } from "./levelling-drag.ts";

const LEVEL = { pitch: 0, roll: 0 };

test("straight ahead a drag lifts the middle, at the right it takes the lean away", () => {
  expect(levellingAfterDrag(LEVEL, 0, 10)).toEqual({ pitch: 10, roll: expect.closeTo(0, 9) });
  expect(levellingAfterDrag(LEVEL, 90, 10)).toEqual({ pitch: expect.closeTo(0, 9), roll: -10 });
  expect(levellingAfterDrag(LEVEL, -90, 10)).toEqual({ pitch: expect.closeTo(0, 9), roll: 10 });
});

test("it ends at 45 degrees", () => {
  expect(levellingAfterDrag({ pitch: 40, roll: 0 }, 0, 30).pitch).toBe(45);
});

test("the horizon that is dragged a little rises as far as the hand, at every side", () => {
  fc.assert(
    fc.property(
      fc.double({ min: -180, max: 180, noNaN: true }),
      fc.double({ min: -2, max: 2, noNaN: true }),
      (yaw, risen) => {
        const after = toLevelled({ yaw, pitch: 0 }, levellingAfterDrag(LEVEL, yaw, risen));
        expect(after.pitch).toBeCloseTo(risen, 1);
      },
    ),
  );
});
