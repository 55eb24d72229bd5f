import { writeFile } from "node:fs/promises";
import sharp from "sharp";
import { EXAMPLE_PLAN } from "#domain/tools/floor-plan/example-plan.ts";
import { shapeLevel } from "#domain/tools/floor-plan/shape-level.ts";
import { denoiseSteps } from "#domain/tools/path-tracing/denoise.ts";
import { meteredExposure, ROOM_SHOULDER, toneMapped } from "#domain/tools/path-tracing/tone-map.ts";
import type { TracedScene } from "#domain/tools/path-tracing/traced-scene.ts";
import { emptyFrame, type TracedFrame, traceTiles } from "#domain/tools/path-tracing/tracing.ts";
import { provenanceXmp } from "#domain/tools/pictures/provenance.ts";
import { labelSvg, PLAN_PICTURE_LABEL } from "#domain/tools/plan-pictures/picture-label.ts";
import { pictureScene } from "#domain/tools/plan-pictures/picture-scene.ts";
import { proposeCameras } from "#domain/tools/plan-scene/cameras.ts";
import type { SceneCamera } from "#domain/tools/plan-scene/scene.ts";
import { EXAMPLE_ROOMS } from "#domain/tools/tours/example-tour.ts";

/**
 * Draws the panoramas of the example tour: `node scripts/tours/draw-example.ts FOLDER [room…]`. Light is followed in a small picture; walls,
 * floors and furniture are drawn in a large one, which takes its light from the small one. A room takes half a minute of a core.
 */

const LARGE = { width: 2048, height: 1024, samples: 2 };
const SMALL = { width: 256, height: 128, samples: 20 };
const QUALITY = 62;
/** Surfaces beyond it, in metres, are the sky. */
const SKY = 900;

function drawn(scene: TracedScene, camera: SceneCamera, size: typeof LARGE, mostBounces: number): TracedFrame {
  const frame = emptyFrame(size.width, size.height);
  for (const _ of traceTiles(scene, frame, { ...size, camera, seed: 1, mostBounces }));
  return frame;
}

function finished(steps: Generator<number, Float32Array>): Float32Array {
  let step = steps.next();
  while (step.done !== true) step = steps.next();
  return step.value;
}

/** The large picture, linear: its surfaces' colours times the small picture's light, read where surfaces are alike. */
function lit(large: TracedFrame, small: TracedFrame, light: Float32Array): Float32Array {
  const out = new Float32Array(large.width * large.height * 3);
  for (let y = 0; y < large.height; y++)
    for (let x = 0; x < large.width; x++) {
      const p = y * large.width + x;
      const depth = large.distance[p]! / large.samples[p]!;
      if (depth > SKY || depth === 0) {
        for (let k = 0; k < 3; k++) out[p * 3 + k] = large.color[p * 3 + k]! / large.samples[p]!;
        continue;
      }
      const u = ((x + 0.5) / large.width) * small.width - 0.5;
      const v = ((y + 0.5) / large.height) * small.height - 0.5;
      const sum = [0, 0, 0, 0];
      for (let j = Math.floor(v) - 1; j <= Math.floor(v) + 2; j++)
        for (let i = Math.floor(u) - 1; i <= Math.floor(u) + 2; i++) {
          const q =
            Math.min(small.height - 1, Math.max(0, j)) * small.width +
            (((i % small.width) + small.width) % small.width);
          const n = Math.max(1, small.samples[q]!);
          const m = large.samples[p]!;
          const turn = [0, 1, 2].reduce(
            (all, k) => all + (large.normal[p * 3 + k]! / m) * (small.normal[q * 3 + k]! / n),
            0,
          );
          const far = Math.abs(small.distance[q]! / n - depth) / (0.05 * depth + 0.02);
          const near = Math.exp(-((i - u) ** 2 + (j - v) ** 2) / 1.6);
          const weight = near * (Math.max(0, turn) ** 8 * Math.exp(-far) + 1e-5);
          sum[3]! += weight;
          for (let k = 0; k < 3; k++)
            sum[k]! += (weight * light[q * 3 + k]!) / Math.max(0.02, small.albedo[q * 3 + k]! / n);
        }
      for (let k = 0; k < 3; k++)
        out[p * 3 + k] = (sum[k]! / sum[3]!) * Math.max(0.02, large.albedo[p * 3 + k]! / large.samples[p]!);
    }
  return out;
}

const [folder, ...only] = process.argv.slice(2);
if (folder === undefined) throw new Error("say where to");
for (const level of EXAMPLE_PLAN.levels) {
  const cameras = proposeCameras(level, shapeLevel(level)).filter(({ kind }) => kind === "panorama");
  let scene: TracedScene | null = null;
  for (const camera of cameras) {
    const room = EXAMPLE_ROOMS.find(({ id }) => id === camera.roomId);
    if (!room || (only.length > 0 && !only.includes(room.id))) continue;
    scene ??= pictureScene({
      title: EXAMPLE_PLAN.title,
      plan: EXAMPLE_PLAN,
      camera: { ...camera, position: [...camera.position], target: [...camera.target] },
      style: "mediterraneo",
      at: "2026-05-14T09:30:00.000Z",
      hasLamps: true,
      size: "panorama",
      quality: "borrador",
      label: "bottom-left",
    });
    const small = drawn(scene, camera, SMALL, 6);
    const light = finished(denoiseSteps(small));
    const picture = lit(drawn(scene, camera, LARGE, 1), small, light);
    const pixels = toneMapped(picture, meteredExposure(light), ROOM_SHOULDER);
    const { width, height } = LARGE;
    const file = await sharp(pixels, { raw: { width, height, channels: 4 } })
      .composite([{ input: Buffer.from(labelSvg(width, height, "bottom-left")) }])
      .removeAlpha()
      .withXmp(provenanceXmp("digitalCreation", { label: PLAN_PICTURE_LABEL }))
      .webp({ quality: QUALITY, effort: 5 })
      .toBuffer();
    await writeFile(`${folder}/${room.id}.webp`, file);
    console.log(`${room.id}.webp, ${Math.round(file.length / 1024)} KB`);
  }
}
