import { expect, test } from "vitest";
import { rotationOf, turned } from "../stitching/rotation.ts";
import { findEdgeChains } from "./edge-chains.ts";
import { findEdgeLines } from "./edge-lines.ts";
import { findPhotoCamera } from "./find-camera.ts";
import { type PhotoCamera, rayOf, type Vector } from "./photo-camera.ts";

const HEIGHT_M = 2.5;
const [LEFT, RIGHT, BACK] = [-1.9, 2.3, 4.2];

function cameraOf(yaw: number, curvature: number, widthPx = 480): PhotoCamera {
  const turn = (v: Vector) => turned(rotationOf([0, 0, yaw]), turned(rotationOf([-0.06, 0, 0]), v));
  return {
    widthPx,
    heightPx: widthPx * 0.75,
    focalPx: widthPx * 0.68,
    middleX: widthPx / 2,
    middleY: widthPx * 0.375,
    curvature,
    right: turn([1, 0, 0]),
    down: turn([0, 0, -1]),
    forward: turn([0, 1, 0]),
    eyeHeightM: 1.4,
  };
}

/** A box room with a window, a door, tiles and a dark stripe round its walls, without smoothing. */
function drawn(camera: PhotoCamera) {
  const { widthPx: width, heightPx: height } = camera;
  const data = new Uint8ClampedArray(width * height * 4).fill(255);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      let sum = 0;
      for (const [a, b] of [
        [0.25, 0.25],
        [0.75, 0.25],
        [0.25, 0.75],
        [0.75, 0.75],
      ] as const)
        sum += greyAlong(rayOf(camera, { x: x + a, y: y + b }), camera.eyeHeightM);
      data.fill(sum / 4, (y * width + x) * 4, (y * width + x) * 4 + 3);
    }
  return { width, height, data };
}

function greyAlong([dx, dy, dz]: Vector, eye: number): number {
  const side = dx < 0 ? LEFT / dx : RIGHT / dx;
  const back = dy > 0 ? BACK / dy : Number.POSITIVE_INFINITY;
  const level = dz < 0 ? -eye / dz : (HEIGHT_M - eye) / dz;
  const reach = Math.min(side, back, level);
  const [x, y, z] = [dx * reach, dy * reach, eye + dz * reach];
  if (reach === level) {
    if (dz > 0) return 215;
    const isJoint = Math.abs(x / 0.5 - Math.round(x / 0.5)) < 0.02 || Math.abs(y / 0.5 - Math.round(y / 0.5)) < 0.02;
    return isJoint ? 80 : 110;
  }
  if (Math.abs(z - 1.1) < 0.04) return 120;
  if (reach === back) return x > -0.6 && x < 0.8 && z > 1.3 && z < 2.1 ? 250 : 170;
  return dx > 0 && y > 2 && y < 2.9 && z < 2.05 ? 90 : 190;
}

test("the camera of a drawn room comes back to two percent, its eye and its back corners to five", () => {
  const truth = cameraOf(0.45, 0);
  const answer = findPhotoCamera(drawn(truth), { ceilingM: HEIGHT_M });
  if (answer.kind !== "found") throw new Error(answer.kind);
  expect(Math.abs(answer.camera.focalPx / truth.focalPx - 1)).toBeLessThan(0.02);
  expect(answer.camera.curvature).toBe(0);
  expect(answer.sureness).toBeGreaterThan(0.7);
  expect(Math.abs(answer.camera.eyeHeightM / truth.eyeHeightM - 1)).toBeLessThan(0.05);
  for (const at of [0, 1, 2] as const) expect(answer.camera.forward[at]).toBeCloseTo(truth.forward[at], 1);
  expect(
    answer.room.floor.some(([x, y]) => Math.hypot(x - RIGHT, y - BACK) < 0.25 || Math.hypot(x - LEFT, y - BACK) < 0.25),
  ).toBe(true);
});

test("window and door are found in their walls, to a few centimetres", () => {
  const answer = findPhotoCamera(drawn(cameraOf(-0.3, 0)), { ceilingM: HEIGHT_M });
  if (answer.kind !== "found") throw new Error(answer.kind);
  const near = (value: number) => expect.closeTo(value, 1);
  // The right wall begins 0.6 m behind the eye; the back wall runs from right to left.
  expect(answer.room.openings).toEqual([
    { wall: 1, fromM: near(2.6), toM: near(3.5), kind: "door", bottomM: 0, topM: near(2.05) },
    { wall: 2, fromM: near(RIGHT - 0.8), toM: near(RIGHT + 0.6), kind: "window", bottomM: near(1.3), topM: near(2.1) },
  ]);
});

test("a bent lens is found out and its focal length told all the same", () => {
  const truth = cameraOf(0.6, -0.09);
  const answer = findPhotoCamera(drawn(truth));
  if (answer.kind !== "found") throw new Error(answer.kind);
  expect(answer.warnings).toContain("bent-lens");
  expect(answer.camera.curvature).toBeCloseTo(-0.09, 1);
  expect(Math.abs(answer.camera.focalPx / truth.focalPx - 1)).toBeLessThan(0.03);
});

test("a larger photo of the same room has the same camera at its own scale", () => {
  const answers = [400, 520].map((width) => findPhotoCamera(drawn(cameraOf(0.5, 0, width))));
  const [small, large] = answers.map((answer) =>
    answer.kind === "found" ? answer.camera.focalPx / answer.camera.widthPx : 0,
  );
  expect(Math.abs(small! / large! - 1)).toBeLessThan(0.02);
});

test("a focal length in the file that the lines contradict is refused and said", () => {
  const truth = cameraOf(0.45, 0);
  const answer = findPhotoCamera(drawn(truth), { focalOf35mm: 60 });
  if (answer.kind !== "found") throw new Error(answer.kind);
  expect(answer.warnings).toContain("focal-refused");
  expect(Math.abs(answer.camera.focalPx / truth.focalPx - 1)).toBeLessThan(0.02);
});

test("a bare wall and a cloudy sky are told as too few lines", () => {
  const data = new Uint8ClampedArray(400 * 300 * 4).fill(200);
  expect(findPhotoCamera({ width: 400, height: 300, data })).toEqual({ kind: "too-few-lines" });
  for (let at = 0; at < data.length; at++)
    if (at % 4 < 3) data[at] = 150 + 60 * Math.sin(((at >> 2) % 400) / 40) * Math.cos(Math.floor((at >> 2) / 400) / 35);
  expect(findPhotoCamera({ width: 400, height: 300, data }).kind).not.toBe("found");
});

test("the edge of a half plane at 37° is one line, placed to a tenth of a pixel", () => {
  const [width, height] = [240, 200];
  const slope = Math.tan((37 * Math.PI) / 180);
  const data = new Float32Array(width * height);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      let sum = 0;
      for (let k = 0; k < 16; k++) {
        const [u, v] = [x + ((k % 4) + 0.5) / 4, y + (Math.floor(k / 4) + 0.5) / 4];
        sum += v - 20 > u * slope ? 190 : 60;
      }
      data[y * width + x] = sum / 16;
    }
  const chains = findEdgeChains({ width, height, data }, 10);
  const lines = findEdgeLines(chains, { halfDiagonal: 156, leastLength: 30 });
  expect(lines).toHaveLength(1);
  const { x1, y1, x2, y2, xm, ym } = lines[0]!;
  for (const [x, y] of [
    [x1, y1],
    [xm, ym],
    [x2, y2],
  ] as const)
    expect(Math.abs((y - 20 - x * slope) / Math.hypot(1, slope))).toBeLessThan(0.1);
});
