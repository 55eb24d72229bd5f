import { expect, test } from "vitest";
import { agreeingTurn } from "./agreeing-turn.ts";
import { projectInto, rayThrough } from "./lens.ts";
import { PriorityQueue } from "./priority-queue.ts";
import { type Ray, rotationOf, transposed, turned } from "./rotation.ts";
import { findSeams } from "./seam-map.ts";
import { SeamWeights } from "./seam-weights.ts";
import { seededRandom } from "./seeded-random.ts";

const unit = (x: number, y: number, z: number): Ray => {
  const size = Math.hypot(x, y, z);
  return [x / size, y / size, z / size];
};

test("of twelve rays turned by a quarter and twelve at random, the twelve agree", () => {
  const random = seededRandom(4);
  const turn = rotationOf([0, Math.PI / 2, 0]);
  const rays = Array.from({ length: 24 }, () => unit(random() - 0.5, random() - 0.5, 1));
  const from = Float64Array.from(rays.flat());
  const to = Float64Array.from(
    rays.flatMap((ray, at) => (at < 12 ? turned(turn, ray) : unit(random() - 0.5, random() - 0.5, random() - 0.5))),
  );
  const found = agreeingTurn(from, to, 0.005, random)!;
  expect(found.inliers).toEqual(Array.from({ length: 12 }, (_, at) => at));
  // A quarter turn to the right brings ahead to the right.
  expect(turned(found.turn, [0, 0, 1])[0]).toBeCloseTo(1, 6);
});

test("two matches, and rays at random, prove nothing", () => {
  const random = seededRandom(8);
  expect(agreeingTurn(new Float64Array(6).fill(0.5), new Float64Array(6).fill(0.5), 0.01, random)).toBeNull();
});

test("a ray is seen at the point that it goes through", () => {
  const lens = { focal: 320, k1: -0.06 };
  const turn = rotationOf([0.2, -0.4, 0.1]);
  const ray = turned(turn, rayThrough(lens, { width: 400, height: 300 }, 30, 280));
  const out = new Float64Array(2);
  expect(projectInto(transposed(turn), ray, lens, out)).toBe(true);
  expect([out[0]! * 320 + 200, out[1]! * 320 + 150]).toEqual([expect.closeTo(30, 2), expect.closeTo(280, 2)]);
});

test("the highest priority comes first, and of equals the last put in", () => {
  const queue = new PriorityQueue();
  queue.push(2, 10);
  queue.push(7, 20);
  queue.push(7, 30);
  expect([queue.pop(), queue.pop()]).toEqual([30, 20]);
  queue.push(5, 40);
  expect([queue.pop(), queue.pop(), queue.pop()]).toEqual([40, 10, null]);
});

test("something that only one of two photos shows belongs to one of them as a whole", () => {
  const side = 120;
  const plain = () => ({
    width: side,
    height: side,
    data: new Uint8ClampedArray(side * side * 4).map((_, at) => (at % 4 === 3 ? 255 : 120)),
  });
  const [left, right] = [plain(), plain()];
  // In the left photo, a dark post across the middle of what both show: 22.5° to the right of its middle.
  for (let y = 45; y < 75; y++)
    for (let x = 78; x < 92; x++) left.data.fill(20, (y * side + x) * 4, (y * side + x) * 4 + 3);
  const alignment = {
    lens: { focal: 60, k1: 0 },
    sizes: [left, right],
    photos: [0, Math.PI / 4].map((yaw) => ({ rotation: rotationOf([0, yaw, 0]), fault: null, missPx: 0 })),
  };
  const light = { gains: [[1, 1, 1] as const, [1, 1, 1] as const], vignette: 0 };
  const seams = findSeams([left, right], alignment, light, 256);
  const owners = new Set<number>();
  for (let x = 80; x < 90; x++) {
    const yaw = Math.atan2(x + 0.5 - 60, 60);
    owners.add(seams.owners[64 * 256 + Math.floor((yaw / (2 * Math.PI) + 0.5) * 256)]!);
  }
  expect(owners.size).toBe(1);
  // Far to the left only the left photo looks, and far to the right only the right one.
  const weights = new SeamWeights(seams, 2);
  expect(weights.at(0, 0, 0.4, 0.5)).toBe(1);
  expect(weights.at(1, 0, 0.72, 0.5)).toBe(1);
});
