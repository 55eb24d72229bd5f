import { expect, test } from "vitest";
import { boxMesh, overcast, plainMaterial, sceneOf } from "../path-tracing/box-fixture.ts";
import { prepareScene } from "../path-tracing/traced-scene.ts";
import { emptyFrame, type TraceOrder, traceTiles } from "../path-tracing/tracing.ts";
import { drawInBands } from "./draw-in-bands.ts";
import { expectedSeconds, fitsServer } from "./picture-order.ts";

const scene = prepareScene(
  sceneOf([boxMesh([-0.6, -0.6, -0.6], [0.6, 0.6, 0.6])], [plainMaterial("grey", 0.6)]),
  overcast,
  () => null,
  false,
);
const order: TraceOrder = {
  camera: { kind: "section", position: [2, 2, 4], target: [0, 0, 0], fieldOfView: 30 },
  width: 48,
  height: 40,
  samples: 2,
  seed: 3,
  mostBounces: 3,
};

test("rows that are drawn by themselves are those of the whole picture", () => {
  const whole = emptyFrame(48, 40);
  for (const _ of traceTiles(scene, whole, order));
  const part = emptyFrame(48, 10);
  for (const _ of traceTiles(scene, part, { ...order, rows: { from: 20, to: 30 } }));
  expect(part.color).toEqual(whole.color.slice(20 * 48 * 3, 30 * 48 * 3));
});

test("shares rise to the end, and every pixel is opaque", () => {
  const steps = drawInBands(scene, order);
  const shares: number[] = [];
  let step = steps.next();
  while (step.done !== true) {
    shares.push(step.value);
    step = steps.next();
  }
  expect(shares).toEqual([...shares].sort((a, b) => a - b));
  expect(step.value).toHaveLength(48 * 40 * 4);
  expect(step.value.every((value, i) => i % 4 !== 3 || value === 255)).toBe(true);
});

test("every size can be drawn by the server, the largest not at the best quality", () => {
  for (const size of ["1080p", "4k", "panorama"] as const)
    expect(fitsServer({ size, quality: "buena" }), size).toBe(true);
  expect(fitsServer({ size: "1080p", quality: "alta" })).toBe(true);
  expect(fitsServer({ size: "4k", quality: "alta" })).toBe(false);
});

test("a larger or a better picture is said to take longer", () => {
  const small = expectedSeconds({ size: "1080p", quality: "borrador" });
  expect(expectedSeconds({ size: "4k", quality: "borrador" })).toBeGreaterThan(small * 3);
  expect(expectedSeconds({ size: "1080p", quality: "alta" })).toBeGreaterThan(small * 4);
});
