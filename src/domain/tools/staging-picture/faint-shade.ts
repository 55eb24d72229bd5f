import type { TracedScene } from "../path-tracing/traced-scene.ts";
import { furnitureBoxes } from "./furniture-reach.ts";
import { FALLING, LIGHT_STRIDE, type LightFrame, MIRRORED } from "./light-frame.ts";

/**
 * Shade that is dropped, as a share of the light: beside furniture what changes hardly one code of eight bits, and far from it a veil of
 * some few codes over whole walls, which nobody sees without the photo beside it. A camera that meters the furnished room takes it out too.
 */
const NEAR_SHADE = 0.015;
const FAR_SHADE = 0.1;
/** From this distance on, in metres, a place is far from furniture. */
const FAR_M = 0.7;
/** Shade of so many times what is dropped is left whole; between, it fades, so that no edge shows. */
const WHOLE = 2;
/** Brightness of a usual floor: mirrored light is measured against it. */
const USUAL_FLOOR = 0.35;

/**
 * The frame without the shade that nobody sees, so that the pixels under it stay the photo's own. Deep shade stays, however far from
 * furniture it falls.
 *
 * @param frame after its noise was taken out
 */
export function withoutFaintShade(frame: LightFrame, scene: Pick<TracedScene, "bvh" | "triangles">): LightFrame {
  const boxes = furnitureBoxes(scene);
  const { kind } = frame;
  const values = frame.values.slice();
  for (let pixel = 0; pixel < kind.length; pixel++) {
    if (kind[pixel]! < 0) continue;
    const at = pixel * LIGHT_STRIDE;
    let shade = 0;
    for (let k = 0; k < 3; k++) {
      const mirrored = Math.abs(values[at + MIRRORED + k]!) / USUAL_FLOOR;
      shade = Math.max(shade, Math.abs(values[at + FALLING + k]! - 1), mirrored);
    }
    if (shade >= FAR_SHADE * WHOLE || shade === 0) continue;
    const away = distanceTo(boxes, values[at]!, values[at + 1]!, values[at + 2]!);
    const dropped = NEAR_SHADE + (FAR_SHADE - NEAR_SHADE) * smoothStep(away / FAR_M);
    const left = smoothStep((shade / dropped - 1) / (WHOLE - 1));
    for (let k = 0; k < 3; k++) {
      values[at + FALLING + k] = 1 + (values[at + FALLING + k]! - 1) * left;
      values[at + MIRRORED + k]! *= left;
    }
  }
  return { ...frame, values };
}

/** From 0 to 1, level at both ends. */
function smoothStep(share: number): number {
  const within = Math.min(1, Math.max(0, share));
  return within * within * (3 - 2 * within);
}

/** Distance to the nearest box, in metres; 0 inside of one, infinite where there is none. */
function distanceTo(boxes: Float64Array, x: number, y: number, z: number): number {
  let least = Number.POSITIVE_INFINITY;
  for (let at = 0; at < boxes.length; at += 6) {
    const gapX = Math.max(0, boxes[at]! - x, x - boxes[at + 3]!);
    const gapY = Math.max(0, boxes[at + 1]! - y, y - boxes[at + 4]!);
    const gapZ = Math.max(0, boxes[at + 2]! - z, z - boxes[at + 5]!);
    least = Math.min(least, gapX * gapX + gapY * gapY + gapZ * gapZ);
  }
  return Math.sqrt(least);
}
