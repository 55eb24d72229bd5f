import type { ColourPicture } from "./grey-picture.ts";
import { multiplied, type Ray, type Rotation, rotationOf, turned } from "./rotation.ts";
import { seededRandom } from "./seeded-random.ts";

/** Photos of a drawn room, with what a stitcher has to find: for tests and the bench, never for users. */
export interface PhotoSet {
  readonly photos: readonly ColourPicture[];
  readonly rotations: readonly Rotation[];
  readonly focal: number;
}

export interface PhotoSetOrder {
  readonly seed: number;
  readonly width: number;
  readonly height: number;
  /** In widths of a photo. */
  readonly focalWidths: number;
  readonly looks: readonly { readonly yaw: number; readonly pitch: number }[];
  readonly jitterDegrees: number;
  readonly k1: number;
  /** Largest change of exposure up or down, as a logarithm. */
  readonly exposure: number;
  readonly vignette: number;
  /** Standard deviation of the noise, of 255. */
  readonly noise: number;
  /** How far the camera wanders, in metres, in a room of five by four; also by photo. */
  readonly wander: number;
  readonly moved?: { readonly photo: number; readonly metres: number };
  /** A person of two metres that stands elsewhere in each photo. */
  readonly hasPerson?: boolean;
}

/** A full circle at the horizon, `count` photos. */
export const circle = (count: number, pitch = 0) =>
  Array.from({ length: count }, (_, at) => ({ yaw: (at * 360) / count, pitch }));

const hash = (x: number, y: number, seed: number) => {
  let mixed = Math.imul(x | 0, 374761393) ^ Math.imul(y | 0, 668265263) ^ Math.imul(seed, 2246822519);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 1274126177);
  return ((mixed ^ (mixed >>> 16)) >>> 0) / 4294967296;
};
function noiseAt(x: number, y: number, seed: number): number {
  const x0 = Math.floor(x);
  const y0 = Math.floor(y);
  const fx = x - x0;
  const fy = y - y0;
  const top = hash(x0, y0, seed) * (1 - fx) + hash(x0 + 1, y0, seed) * fx;
  const bottom = hash(x0, y0 + 1, seed) * (1 - fx) + hash(x0 + 1, y0 + 1, seed) * fx;
  return top * (1 - fy) + bottom * fy;
}

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly light: number;
  readonly tint: number;
  readonly seed: number;
}
const known = new Map<number, readonly Box[]>();
function boxesOf(wall: number, seed: number): readonly Box[] {
  const key = seed * 16 + wall;
  const found = known.get(key);
  if (found !== undefined) return found;
  const made = Array.from({ length: 10 }, (_, step) => ({
    x: hash(step, wall, seed + 3) * 5 - 2.5,
    y: hash(step, wall, seed + 4) * 4 - 2,
    width: 0.1 + 0.45 * hash(step, wall, seed + 5),
    height: 0.1 + 0.35 * hash(step, wall, seed + 6),
    light: 40 + 180 * hash(step, wall, seed + 8),
    tint: 40 * (hash(step, wall, seed + 9) - 0.5),
    seed: seed + step,
  }));
  known.set(key, made);
  return made;
}

/** Colour of a wall at u, v metres: plaster with frames, furniture-like boxes and grain. */
function surface(u: number, v: number, wall: number, seed: number): [number, number, number] {
  const base = 120 + 50 * hash(wall, 7, seed);
  let light =
    base + 40 * (noiseAt(u * 1.3, v * 1.3, seed + wall) - 0.5) + 30 * (noiseAt(u * 9, v * 9, seed + wall * 5) - 0.5);
  light += 22 * (noiseAt(u * 34, v * 34, seed + wall * 9) - 0.5);
  let tint = 0;
  for (const box of boxesOf(wall, seed))
    if (Math.abs(u - box.x) < box.width && Math.abs(v - box.y) < box.height) {
      light = box.light + 40 * (noiseAt(u * 14, v * 14, box.seed) - 0.5);
      tint = box.tint;
    }
  return [light + tint, light, light - tint];
}

/** Colour that is seen from a place inside the room along a ray (x right, y down, z ahead, metres). */
export function roomColour(from: Ray, [x, y, z]: Ray, seed: number): [number, number, number] {
  const far = [
    x > 0 ? (2.5 - from[0]) / x : x < 0 ? (-2.5 - from[0]) / x : 1e9,
    y > 0 ? (1.5 - from[1]) / y : y < 0 ? (-1.2 - from[1]) / y : 1e9,
    z > 0 ? (2 - from[2]) / z : z < 0 ? (-2 - from[2]) / z : 1e9,
  ];
  const axis = far[0]! <= far[1]! && far[0]! <= far[2]! ? 0 : far[1]! <= far[2]! ? 1 : 2;
  const t = far[axis]!;
  const hit = [from[0] + x * t, from[1] + y * t, from[2] + z * t] as const;
  if (axis === 0) return surface(hit[2], hit[1], x > 0 ? 1 : 2, seed);
  if (axis === 1) return surface(hit[0], hit[2], y > 0 ? 3 : 4, seed);
  return surface(hit[0], hit[1], z > 0 ? 5 : 6, seed);
}

const radians = (degrees: number) => (degrees * Math.PI) / 180;
const gaussian = (random: () => number) => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());

export function drawPhotoSet(order: PhotoSetOrder): PhotoSet {
  const random = seededRandom(order.seed);
  const focal = order.focalWidths * order.width;
  const rotations: Rotation[] = [];
  const photos = order.looks.map(({ yaw, pitch }, index) => {
    const jitter = () => radians(order.jitterDegrees) * (random() * 2 - 1);
    const rotation = multiplied(
      multiplied(rotationOf([0, radians(yaw) + jitter(), 0]), rotationOf([radians(pitch) + jitter(), 0, 0])),
      rotationOf([0, 0, jitter()]),
    );
    rotations.push(rotation);
    const wander = order.moved?.photo === index ? order.moved.metres : order.wander * random();
    const about = random() * 2 * Math.PI;
    const place: Ray = [wander * Math.cos(about), 0.2 * wander, wander * Math.sin(about)];
    const gain = [0, 1, 2].map(() => 0.25 * order.exposure * (random() * 2 - 1));
    const exposure = order.exposure * (random() * 2 - 1);
    return drawPhoto(
      order,
      rotation,
      focal,
      place,
      gain.map((one) => Math.exp(one + exposure)),
      index,
      random,
    );
  });
  return { photos, rotations, focal };
}

function drawPhoto(
  { width, height, k1, vignette, noise, seed, hasPerson }: PhotoSetOrder,
  rotation: Rotation,
  focal: number,
  place: Ray,
  gain: readonly number[],
  index: number,
  random: () => number,
): ColourPicture {
  const data = new Uint8ClampedArray(width * height * 4);
  for (let py = 0; py < height; py++)
    for (let px = 0; px < width; px++) {
      const sum = [0, 0, 0];
      for (const [ox, oy] of [
        [0.25, 0.25],
        [0.75, 0.75],
      ] as const) {
        const x = (px + ox - width / 2) / focal;
        const y = (py + oy - height / 2) / focal;
        const factor = 1 + k1 * (x * x + y * y);
        const ray = turned(rotation, [x * factor, y * factor, 1]);
        const yaw = Math.atan2(ray[0], ray[2]) - index * 0.9;
        const isPerson = hasPerson === true && Math.cos(yaw) > 0.993 && ray[1] > -0.15;
        const colour = isPerson ? [60, 40, 110] : roomColour(place, ray, seed);
        const dark = Math.exp(-vignette * (x * x + y * y)) / 2;
        for (let channel = 0; channel < 3; channel++) sum[channel]! += colour[channel]! * dark * gain[channel]!;
      }
      const at = (py * width + px) * 4;
      for (let channel = 0; channel < 3; channel++)
        data[at + channel] = sum[channel]! + (noise > 0 ? noise * gaussian(random) : 0);
      data[at + 3] = 255;
    }
  return { width, height, data };
}
