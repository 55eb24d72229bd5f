import { expect, test } from "vitest";
import { builtAreaM2, DOORS, FLAT, ROOMS, usableAreaM2, WINDOWS } from "./flat-plan.ts";

test("the areas are those of the plan, added by hand: 18.00 + 11.84 + 6.50 + 6.24 + 5.70 + 5.10 = 53.38 m²", () => {
  expect(usableAreaM2()).toBeCloseTo(53.38, 10);
  expect(builtAreaM2()).toBeCloseTo(61.64, 10);
});

test("rooms keep 10 cm between them and 20 cm to the outside, as the walls are drawn", () => {
  for (const [i, a] of ROOMS.entries()) {
    expect(Math.min(a.x, a.y)).toBeGreaterThanOrEqual(20);
    expect(a.x + a.width).toBeLessThanOrEqual(FLAT.widthCm - 20);
    expect(a.y + a.depth).toBeLessThanOrEqual(FLAT.depthCm - 20);
    for (const b of ROOMS.slice(i + 1)) {
      const apartX = Math.max(b.x - (a.x + a.width), a.x - (b.x + b.width));
      const apartY = Math.max(b.y - (a.y + a.depth), a.y - (b.y + b.depth));
      expect(Math.max(apartX, apartY), `${a.name}, ${b.name}`).toBeGreaterThanOrEqual(10);
    }
  }
});

test("every door and window is cut into a wall, and a leaf is as long as its door is wide", () => {
  for (const hole of [...DOORS.map(({ hole }) => hole), ...WINDOWS]) {
    const [x, y, width, depth] = hole;
    const isInRoom = ROOMS.some(
      (room) => x < room.x + room.width && room.x < x + width && y < room.y + room.depth && room.y < y + depth,
    );
    expect(isInRoom, hole.join()).toBe(false);
  }
  for (const { hinge, open, shut, hole } of DOORS) {
    const length = Math.max(hole[2], hole[3]);
    expect(Math.hypot(open[0] - hinge[0], open[1] - hinge[1])).toBe(length);
    expect(Math.hypot(shut[0] - hinge[0], shut[1] - hinge[1])).toBe(length);
  }
});
