import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { halfTurn, toLevelled, toVector } from "#domain/tools/tours/tour-geometry.ts";
import { clipMatrix, lookInPicture, projected, soundLook, unprojected } from "./view-maths.ts";

const BOX = { width: 800, height: 600 };
const number = (min: number, max: number) => fc.double({ min, max, noNaN: true });

describe("a perspective view", () => {
  it("shows its middle in the middle, and the edge of its angle at the edge", () => {
    const look = { yaw: 40, pitch: 0, fov: 90 };
    expect(projected({ yaw: 40, pitch: 0 }, look, BOX)).toEqual({ x: 400, y: 300 });
    expect(projected({ yaw: 40, pitch: 45 }, look, BOX)!.y).toBeCloseTo(0, 6);
    // 45° to the right is as far from the middle as 45° upwards: half the height.
    expect(projected({ yaw: 85, pitch: 0 }, look, BOX)!.x).toBeCloseTo(700, 6);
    expect(projected({ yaw: -140, pitch: 0 }, look, BOX)).toBeNull();
  });

  it("finds the direction under a point again", () => {
    fc.assert(
      fc.property(
        number(-179, 179),
        number(-89, 89),
        number(30, 100),
        number(0, 800),
        number(0, 600),
        (yaw, pitch, fov, x, y) => {
          const look = { yaw, pitch, fov };
          const seen = projected(unprojected(x, y, look, BOX), look, BOX)!;
          expect(seen.x).toBeCloseTo(x, 3);
          expect(seen.y).toBeCloseTo(y, 3);
        },
      ),
    );
  });

  it("is drawn where it is projected, levelled too", () => {
    fc.assert(
      fc.property(number(-179, 179), number(-80, 80), number(-30, 30), number(-30, 30), (yaw, pitch, up, roll) => {
        const levelling = { pitch: up, roll };
        const picture = { yaw: yaw / 2, pitch: pitch / 2 };
        const look = { yaw: yaw / 2 + 10, pitch: pitch / 2, fov: 80 };
        const matrix = clipMatrix(look, BOX.width / BOX.height, levelling);
        const v = toVector(picture);
        const at = (row: number) => matrix[row]! * v[0] + matrix[4 + row]! * v[1] + matrix[8 + row]! * v[2];
        const seen = projected(toLevelled(picture, levelling), look, BOX);
        if (seen === null) return;
        expect(((at(0) / at(3) + 1) / 2) * BOX.width).toBeCloseTo(seen.x, 1);
        expect(((1 - at(1) / at(3)) / 2) * BOX.height).toBeCloseTo(seen.y, 1);
      }),
    );
  });

  it("looks at the same spot of a picture that was levelled", () => {
    expect(lookInPicture({ yaw: 0, pitch: 10, fov: 70 }, { pitch: 10, roll: 0 })).toEqual({
      yaw: expect.closeTo(0, 6),
      pitch: expect.closeTo(0, 6),
      fov: 70,
      roll: expect.closeTo(0, 6),
    });
    // A camera that leans to the right sees the level world lean to the left.
    expect(lookInPicture({ yaw: 0, pitch: 0, fov: 70 }, { pitch: 0, roll: 12 }).roll).toBeCloseTo(-12, 6);
  });

  it("stays within its bounds", () => {
    expect(soundLook({ yaw: 370, pitch: 120, fov: 5 })).toEqual({ yaw: 10, pitch: 90, fov: 30 });
    fc.assert(
      fc.property(number(-1000, 1000), (yaw) => {
        expect(Math.abs(halfTurn(soundLook({ yaw, pitch: 0, fov: 60 }).yaw - yaw))).toBeCloseTo(0, 6);
      }),
    );
  });
});
