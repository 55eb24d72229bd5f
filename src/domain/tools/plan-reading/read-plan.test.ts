import { expect, test } from "vitest";
import { seededRandom } from "../../shared/stats/random.ts";
import type { Picture } from "./plan-picture.ts";
import { readPlan } from "./read-plan.ts";

type Box = readonly [x: number, y: number, width: number, height: number];

/** White paper with boxes of one grey. */
function painted(width: number, height: number, boxes: readonly Box[], grey = 20): Picture {
  const data = new Uint8ClampedArray(width * height * 4).fill(255);
  for (const [left, top, w, h] of boxes)
    for (let y = top; y < top + h; y++)
      for (let x = left; x < left + w; x++) data.fill(grey, 4 * (y * width + x), 4 * (y * width + x) + 3);
  return { width, height, data };
}

/** Two rooms of 400 × 360 pixels within walls of 24, a partition of 12 with a passage of 90. */
const TWO_ROOMS: readonly Box[] = [
  [100, 100, 860, 24],
  [100, 484, 860, 24],
  [100, 100, 24, 408],
  [936, 100, 24, 408],
  [524, 100, 12, 170],
  [524, 360, 12, 140],
];

test("the walls of two rooms are read on their middle lines and share corners", () => {
  const reading = readPlan(painted(1060, 620, TWO_ROOMS));
  if (reading.kind !== "plan") throw new Error(reading.reason);
  const xs = reading.walls.flatMap(({ from, to }) => [from.x, to.x]);
  const ys = reading.walls.flatMap(({ from, to }) => [from.y, to.y]);
  expect(Math.abs(Math.min(...xs) - 112)).toBeLessThan(1.5);
  expect(Math.abs(Math.max(...xs) - 948)).toBeLessThan(1.5);
  expect(Math.abs(Math.min(...ys) - 112)).toBeLessThan(1.5);
  expect(Math.abs(Math.max(...ys) - 496)).toBeLessThan(1.5);
  const partition = reading.walls.find(({ thicknessPx }) => thicknessPx < 16)!;
  expect(Math.abs(partition.from.x - 530)).toBeLessThan(1.5);
  expect(
    reading.walls.filter(({ from, to }) =>
      [from, to].some(({ x, y }) => x === partition.from.x && y === partition.from.y),
    ).length,
  ).toBe(3);
});

test("a passage without a leaf is an opening of the partition, 90 pixels wide", () => {
  const reading = readPlan(painted(1060, 620, TWO_ROOMS));
  if (reading.kind !== "plan") throw new Error(reading.reason);
  const [passage] = reading.openings;
  expect(reading.openings).toHaveLength(1);
  expect(passage).toMatchObject({ kind: "hueco", hinge: null });
  expect(Math.abs(passage!.widthPx - 90)).toBeLessThan(3);
  expect(reading.walls[passage!.wall]!.thicknessPx).toBeLessThan(16);
});

test("light walls on a dark ground are read alike", () => {
  const { width, height, data } = painted(1060, 620, TWO_ROOMS);
  const reading = readPlan({ width, height, data: data.map((value, i) => (i % 4 === 3 ? 255 : 255 - value)) });
  expect(reading.kind).toBe("plan");
});

test("a blank page and lines of text are no plan, and the reason says so", () => {
  const random = seededRandom(5);
  const words = Array.from(
    { length: 400 },
    (_, i): Box => [60 + (i % 20) * 40, 60 + Math.floor(i / 20) * 26, 8 + Math.floor(random() * 26), 9],
  );
  for (const picture of [painted(700, 500, []), painted(900, 640, words)]) {
    const reading = readPlan(picture);
    expect(reading.kind).toBe("no-plan");
    if (reading.kind === "no-plan") {
      expect(reading.reason).toMatch(/^No veo un plano: .+\.$/u);
      expect(reading.mask).toHaveLength(reading.maskWidth * reading.maskHeight);
    }
  }
});

test("progress rises to one", () => {
  const shares: number[] = [];
  readPlan(painted(400, 300, []), (share) => shares.push(share));
  expect(shares.at(-1)).toBe(1);
  expect(shares).toEqual(shares.toSorted((a, b) => a - b));
});
