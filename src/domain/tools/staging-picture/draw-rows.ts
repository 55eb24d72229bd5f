import { seededRandom } from "../path-tracing/random.ts";
import type { TracedScene } from "../path-tracing/traced-scene.ts";
import type { PhotoCamera } from "../photo-camera/photo-camera.ts";
import type { LightGatherer } from "./gather-light.ts";
import { addGrain, blurLayer, coarseGrain, MARGIN } from "./layer-finish.ts";
import { sceneRays } from "./lens.ts";
import { FALLING, FURNITURE, LIGHT_STRIDE, type LightFrame, MIRRORED } from "./light-frame.ts";
import { codeOf, LINEAR } from "./linear-light.ts";
import { occludedRow } from "./occluders.ts";
import type { PhotoCharacter } from "./photo-character.ts";
import { leaveBox, type RoomBox } from "./room-box.ts";
import { pixelShader } from "./shade-pixel.ts";
import type { StagingOrder } from "./staging-order.ts";
import { type ProjectedTriangles, SAMPLES, visibleRows } from "./visible-triangles.ts";

/** All that rows of the picture are drawn from. */
export interface RowsFrom {
  readonly scene: TracedScene;
  readonly camera: PhotoCamera;
  readonly box: RoomBox;
  readonly triangles: ProjectedTriangles;
  readonly frame: LightFrame;
  readonly gatherer: LightGatherer;
  readonly character: PhotoCharacter;
  readonly order: Pick<StagingOrder, "light" | "occluders" | "seed">;
}

/** Shadows reach from nearly black to a little light that furniture throws back. */
const LEAST_SHADE = 0.04;
const MOST_BOUNCE = 1.12;
/** Brightness from which on furniture rolls off towards white, as photos do. */
const SHOULDER = 0.72;
/** Furniture that stands so far behind a surface of the room, in metres, is hidden by it: a wall that juts out. */
const BEHIND = 0.15;

/**
 * Draws furniture and its shade into rows of a photo.
 *
 * @param photo RGBA of these rows; it is drawn over
 * @param mask one byte for each pixel of these rows: 255 where a pixel was changed
 */
export function drawRows(parts: RowsFrom, from: number, to: number, photo: Uint8ClampedArray, mask: Uint8Array): void {
  const { camera, order, character, frame } = parts;
  const width = camera.widthPx;
  const top = Math.max(0, from - MARGIN);
  const bottom = Math.min(camera.heightPx, to + MARGIN);
  const layer = furnitureLayer(parts, top, bottom);
  if (layer !== null && character.blurPx > 0.25) blurLayer(layer, width, bottom - top, character.blurPx);
  const random = seededRandom();
  const shade = new Float64Array(6);
  const { stops, warmth, shadow } = order.light;
  const gain = 2 ** stops;
  const tint = [gain * (1 + 0.18 * warmth), gain, gain * (1 - 0.22 * warmth)];
  const codes = new Float64Array(3);
  const occluded = new Float32Array(width);
  const isQuiet = quietPlaces(frame);
  const rayOf = sceneRays(camera);
  const direction = new Float64Array(3);
  const hit = { surface: -1, distance: 0 };
  /** Which surface of the room a pixel shows, to the pixel. */
  const surfaceAt = (x: number, y: number): number => {
    rayOf(x, y, direction);
    leaveBox(parts.box, 0, camera.eyeHeightM, 0, direction[0]!, direction[1]!, direction[2]!, hit);
    return hit.surface;
  };
  const [perX, perY] = [frame.width / width, frame.height / camera.heightPx];
  for (let y = from; y < to; y++) {
    const hasOccluders = occludedRow(order.occluders, y, occluded);
    for (let x = 0; x < width; x++) {
      const clear = hasOccluders ? 1 - occluded[x]! : 1;
      if (clear <= 0) continue;
      const at = ((y - top) * width + x) * 4;
      const alpha = layer === null ? 0 : layer[at + 3]! * clear;
      const out = ((y - from) * width + x) * 4;
      const place = Math.floor((y + 0.5) * perY) * frame.width + Math.floor((x + 0.5) * perX);
      if (alpha === 0 && isQuiet[place] === 1) continue;
      const isShaded = alpha < 0.999 && shadeAt(frame, camera, x + 0.5, y + 0.5, surfaceAt, shade);
      if (alpha < 0.004 && !isShaded) continue;
      for (let k = 0; k < 3; k++) codes[k] = photo[out + k]!;
      let isChanged = false;
      random.begin(order.seed, y * width + x, 5);
      for (let k = 0; k < 3; k++) {
        const own = LINEAR[codes[k]!]!;
        let base = own;
        if (isShaded) {
          const depth = 1 - (1 - shade[k]!) * shadow * clear;
          base = own * Math.min(MOST_BOUNCE, Math.max(LEAST_SHADE, depth));
          base = Math.max(base * 0.6, base + shade[3 + k]! * clear);
        }
        let code: number;
        if (alpha > 0.004 && layer !== null) {
          const furniture = rolledOff((layer[at + k]! / Math.max(1e-6, layer[at + 3]!)) * tint[k]!);
          const lifted = character.black + furniture * (1 - character.black);
          code = codeOf(base * (1 - alpha) + lifted * alpha);
        } else code = codes[k]! + codeOf(base) - codeOf(own);
        if (Math.abs(code - codes[k]!) >= 1) isChanged = true;
        codes[k] = code;
      }
      if (!isChanged) continue;
      // Where the photo's own grain is covered, new grain of the same kind is laid on.
      if (alpha > 0.004) {
        addGrain(codes, alpha, character, random.next);
        if (character.coarse > 0.15) {
          const blotch = coarseGrain(order.seed, x, y) * character.coarse * alpha;
          for (let k = 0; k < 3; k++) codes[k]! += blotch;
          random.begin(order.seed, y * width + x, 7);
        }
      }
      // Codes between whole ones are rounded up or down by chance, so that a soft shade makes no bands.
      for (let k = 0; k < 3; k++) photo[out + k] = Math.floor(codes[k]! + random.next());
      mask[(y - from) * width + x] = 255;
    }
  }
}

/** Furniture alone: light times cover, and cover; null where these rows show none. */
function furnitureLayer(parts: RowsFrom, top: number, bottom: number): Float32Array | null {
  const { scene, camera, box, triangles, frame, gatherer } = parts;
  const isNone = triangles.count === 0 || triangles.bottom <= top || triangles.top >= bottom;
  if (isNone) return null;
  const width = camera.widthPx;
  const { triangle } = visibleRows(triangles, width, top, bottom, (t) => isLookedThrough(scene, t));
  const shadeOf = pixelShader(scene, frame, gatherer, camera);
  const rayOf = sceneRays(camera);
  const layer = new Float32Array(width * (bottom - top) * 4);
  const direction = new Float64Array(3);
  const light = new Float64Array(3);
  const hit = { surface: -1, distance: 0 };
  for (let y = top; y < bottom; y++) {
    for (let x = triangles.left; x < triangles.right; x++) {
      const pixel = (y - top) * width + x;
      const first = pixel * SAMPLES;
      let seen = 0;
      for (let s = 0; s < SAMPLES; s++) if (triangle[first + s]! >= 0) seen++;
      if (seen === 0) continue;
      rayOf(x + 0.5, y + 0.5, direction);
      const [dx, dy, dz] = direction as unknown as [number, number, number];
      if (!box.isConvex) {
        leaveBox(box, 0, camera.eyeHeightM, 0, dx, dy, dz, hit);
        if (depthOf(scene, triangle[first] === -1 ? -1 : triangle[first]!, camera, dx, dy, dz) > hit.distance + BEHIND)
          continue;
      }
      for (let s = 0; s < SAMPLES; s++) {
        const shown = triangle[first + s]!;
        if (shown < 0) continue;
        // Samples of one triangle are shaded once; it counts for all of them.
        let count = 1;
        let isDone = false;
        for (let other = 0; other < SAMPLES; other++) {
          if (other === s || triangle[first + other] !== shown) continue;
          if (other < s) isDone = true;
          count++;
        }
        if (isDone) continue;
        shadeOf(shown, x + 0.5, y + 0.5, dx, dy, dz, light);
        const share = count / SAMPLES;
        // Before edges are mixed, light is kept within what paper shows: one spark would else outshine its pixel.
        for (let k = 0; k < 3; k++) layer[pixel * 4 + k]! += share * Math.min(1.6, light[k]!);
        layer[pixel * 4 + 3]! += share;
      }
    }
  }
  return layer;
}

/** Clear glass of furniture: cabinet doors, shower screens. */
const isLookedThrough = ({ materials, materialOf }: TracedScene, triangle: number): boolean => {
  const material = materials[materialOf[triangle]!]!;
  return material.transmission > 0.6 && material.roughness < 0.35;
};

function depthOf(
  { edges }: TracedScene,
  triangle: number,
  camera: PhotoCamera,
  dx: number,
  dy: number,
  dz: number,
): number {
  if (triangle < 0) return 0;
  const at = triangle * 9;
  return edges[at]! * dx + (edges[at + 1]! - camera.eyeHeightM) * dy + edges[at + 2]! * dz;
}

/** Less than this, as a share, changes no code of eight bits. */
const NO_SHADE = 5e-4;
const quietOf = new WeakMap<LightFrame, Uint8Array>();

/** Pixels of the frame around which, as far as `shadeAt` looks, nothing changes the room. */
function quietPlaces(frame: LightFrame): Uint8Array {
  const known = quietOf.get(frame);
  if (known !== undefined) return known;
  const { width, height, kind, values } = frame;
  const isQuiet = new Uint8Array(width * height).fill(1);
  for (let pixel = 0; pixel < width * height; pixel++) {
    if (kind[pixel]! < 0 && kind[pixel] !== FURNITURE) continue;
    let most = kind[pixel] === FURNITURE ? 1 : 0;
    for (let k = 0; k < 3 && most <= NO_SHADE; k++) {
      const at = pixel * LIGHT_STRIDE + k;
      most = Math.max(most, Math.abs(values[at + FALLING]! - 1), Math.abs(values[at + MIRRORED]!));
    }
    if (most <= NO_SHADE) continue;
    const [x, y] = [pixel % width, Math.floor(pixel / width)];
    for (let j = Math.max(0, y - SHADE_REACH); j <= Math.min(height - 1, y + SHADE_REACH); j++) {
      isQuiet.fill(0, j * width + Math.max(0, x - SHADE_REACH), j * width + Math.min(width, x + SHADE_REACH + 1));
    }
  }
  quietOf.set(frame, isQuiet);
  return isQuiet;
}

/** How many pixels of the frame around are asked for shade. */
const SHADE_REACH = 3;

/** Factors and mirrored light of a surface of the room between the pixels of the frame, into `out`; false where nothing changes. */
function shadeAt(
  frame: LightFrame,
  camera: PhotoCamera,
  x: number,
  y: number,
  surfaceAt: (x: number, y: number) => number,
  out: Float64Array,
): boolean {
  const { width, height, kind, values } = frame;
  const lx = (x * width) / camera.widthPx - 0.5;
  const ly = (y * height) / camera.heightPx - 0.5;
  const x0 = Math.floor(lx);
  const y0 = Math.floor(ly);
  const nearX = Math.min(width - 1, Math.max(0, Math.round(lx)));
  const nearY = Math.min(height - 1, Math.max(0, Math.round(ly)));
  let surface = kind[nearY * width + nearX]!;
  // Between surfaces the small frame is too coarse to tell which of them a pixel shows.
  const farX = Math.min(width - 1, Math.max(0, nearX === x0 ? x0 + 1 : x0));
  const farY = Math.min(height - 1, Math.max(0, nearY === y0 ? y0 + 1 : y0));
  const isMixed = kind[nearY * width + farX] !== surface || kind[farY * width + nearX] !== surface;
  if (isMixed || kind[farY * width + farX] !== surface) surface = surfaceAt(x, y);
  for (let reach = 1; reach <= SHADE_REACH; reach++) {
    let sum = 0;
    out.fill(0);
    for (let j = Math.max(0, y0 - reach + 1); j <= Math.min(height - 1, y0 + reach); j++) {
      const down = 1 - Math.abs(ly - j) / reach;
      if (down <= 0) continue;
      for (let i = Math.max(0, x0 - reach + 1); i <= Math.min(width - 1, x0 + reach); i++) {
        const across = 1 - Math.abs(lx - i) / reach;
        const pixel = j * width + i;
        if (across <= 0 || kind[pixel]! < 0) continue;
        if (surface < 0) surface = kind[pixel]!;
        if (kind[pixel] !== surface) continue;
        const weight = across * down;
        const at = pixel * LIGHT_STRIDE;
        sum += weight;
        for (let k = 0; k < 3; k++) out[k]! += weight * values[at + FALLING + k]!;
        for (let k = 0; k < 3; k++) out[3 + k]! += weight * values[at + MIRRORED + k]!;
      }
    }
    if (sum < 1e-3) continue;
    let most = 0;
    for (let k = 0; k < 6; k++) {
      out[k]! /= sum;
      most = Math.max(most, Math.abs(k < 3 ? out[k]! - 1 : out[k]!));
    }
    return most > NO_SHADE;
  }
  return false;
}

function rolledOff(light: number): number {
  if (light <= SHOULDER) return light;
  const rest = 1 - SHOULDER;
  return 1 - (rest * rest) / (light - SHOULDER + rest);
}
