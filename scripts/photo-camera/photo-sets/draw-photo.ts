import sharp from "sharp";
import { bell, type Chance, chanceOf } from "./chance.ts";
import type { Surface } from "./surfaces.ts";

/** A thing that stands in the room: a turned box or an upright cylinder, in metres. */
export interface Thing {
  readonly kind: "box" | "cylinder";
  readonly x: number;
  readonly y: number;
  readonly bottom: number;
  readonly top: number;
  /** Half sides along and across; a cylinder's radius is the first. */
  readonly half: readonly [number, number];
  readonly turn: number;
  readonly surface: Surface;
}

interface Lamp {
  readonly at: readonly [number, number, number];
  readonly power: number;
}

/** A room on its own axes: the floor's corners in metres, counter-clockwise, z up. */
export interface Room {
  readonly corners: readonly (readonly [number, number])[];
  readonly height: number;
  readonly floor: Surface;
  readonly ceiling: Surface;
  readonly walls: readonly Surface[];
  readonly things: readonly Thing[];
  readonly lamps: readonly Lamp[];
  readonly ambient: number;
  /** A slanting patch of sun on the floor, or null: middle and two sides. */
  readonly sun: readonly [number, number, number, number, number, number] | null;
}

/** The true camera: turns in radians about up (to the left), right (up) and the view (clockwise), Brown's first radial coefficient. */
export interface TrueCamera {
  readonly width: number;
  readonly height: number;
  readonly focal: number;
  readonly eye: readonly [number, number, number];
  readonly yaw: number;
  readonly pitch: number;
  readonly roll: number;
  /** r_d = r_u · (1 + bend · r_u²), radii in half diagonals. */
  readonly bend: number;
}

export interface Wear {
  readonly blur: number;
  readonly noise: number;
  readonly quality: number;
  readonly vignette: number;
  readonly exposure: number;
}

type Triple = [number, number, number];

/** Right, down and forward of the camera in the room. */
export function axesOf({ yaw, pitch, roll }: Pick<TrueCamera, "yaw" | "pitch" | "roll">): [Triple, Triple, Triple] {
  const forward: Triple = [-Math.sin(yaw) * Math.cos(pitch), Math.cos(yaw) * Math.cos(pitch), Math.sin(pitch)];
  const right: Triple = [Math.cos(yaw), Math.sin(yaw), 0];
  const down: Triple = [-Math.sin(yaw) * Math.sin(pitch), Math.cos(yaw) * Math.sin(pitch), -Math.cos(pitch)];
  const [c, s] = [Math.cos(roll), Math.sin(roll)];
  return [
    right.map((one, at) => c * one - s * down[at]!) as Triple,
    right.map((one, at) => s * one + c * down[at]!) as Triple,
    forward,
  ];
}

/** Where a point of the room is in the photo, in pixels; null behind the eye. */
export function seenBy(camera: TrueCamera, point: readonly [number, number, number]): [number, number] | null {
  const [right, down, forward] = axesOf(camera);
  const way = point.map((one, at) => one - camera.eye[at]!) as Triple;
  const along = (axis: Triple) => axis[0] * way[0] + axis[1] * way[1] + axis[2] * way[2];
  const depth = along(forward);
  if (depth < 0.02) return null;
  const [x, y] = [(camera.focal * along(right)) / depth, (camera.focal * along(down)) / depth];
  const radius = Math.hypot(x, y) / (Math.hypot(camera.width, camera.height) / 2);
  // Beyond twice the corner the polynomial folds back.
  if (radius > 2) return null;
  const by = 1 + camera.bend * radius * radius;
  return [camera.width / 2 + x * by, camera.height / 2 + y * by];
}

function unbent(radius: number, bend: number): number {
  let guess = radius;
  for (let round = 0; round < 12; round++)
    guess -= (guess * (1 + bend * guess * guess) - radius) / (1 + 3 * bend * guess * guess);
  return guess;
}

const light = new Float64Array(3);

/** Looks along one ray: light into `light`, and the number of what is hit. */
function look(room: Room, eye: Triple, way: Triple): number {
  let reach = Number.POSITIVE_INFINITY;
  let hit = -1;
  const [dx, dy, dz] = way;
  const plane = (dz > 0 ? room.height - eye[2] : -eye[2]) / dz;
  if (plane > 0) {
    reach = plane;
    hit = dz > 0 ? 1 : 0;
  }
  const count = room.corners.length;
  for (let at = 0; at < count; at++) {
    const [ax, ay] = room.corners[at]!;
    const [bx, by] = room.corners[(at + 1) % count]!;
    const ex = bx - ax;
    const ey = by - ay;
    const turn = dx * ey - dy * ex;
    // Walls are seen from inside only: counter-clockwise corners have the room on their left.
    if (turn <= 1e-12) continue;
    const t = ((ax - eye[0]) * ey - (ay - eye[1]) * ex) / turn;
    if (t <= 0 || t >= reach) continue;
    const u = ((ax - eye[0]) * dy - (ay - eye[1]) * dx) / turn;
    if (u < 0 || u > 1) continue;
    reach = t;
    hit = 2 + at;
  }
  let side = 0;
  for (let at = 0; at < room.things.length; at++) {
    const thing = room.things[at]!;
    const c = Math.cos(thing.turn);
    const s = Math.sin(thing.turn);
    const ox = eye[0] - thing.x;
    const oy = eye[1] - thing.y;
    const px = c * ox + s * oy;
    const py = c * oy - s * ox;
    const vx = c * dx + s * dy;
    const vy = c * dy - s * dx;
    let near = (dz > 0 ? thing.bottom - eye[2] : thing.top - eye[2]) / dz;
    let far = (dz > 0 ? thing.top - eye[2] : thing.bottom - eye[2]) / dz;
    let on = 3;
    if (thing.kind === "box") {
      const nearX = (vx > 0 ? -thing.half[0] - px : thing.half[0] - px) / vx;
      const nearY = (vy > 0 ? -thing.half[1] - py : thing.half[1] - py) / vy;
      if (nearX > near) {
        near = nearX;
        on = 1;
      }
      if (nearY > near) {
        near = nearY;
        on = 2;
      }
      const farX = (vx > 0 ? thing.half[0] - px : -thing.half[0] - px) / vx;
      const farY = (vy > 0 ? thing.half[1] - py : -thing.half[1] - py) / vy;
      far = Math.min(far, farX, farY);
    } else {
      const [a, b, c2] = [vx * vx + vy * vy, px * vx + py * vy, px * px + py * py - thing.half[0] ** 2];
      const root = b * b - a * c2;
      if (root < 0) continue;
      const first = (-b - Math.sqrt(root)) / a;
      if (first > near) {
        near = first;
        on = 1;
      }
      far = Math.min(far, (-b + Math.sqrt(root)) / a);
    }
    if (near <= 0 || near >= far || near >= reach) continue;
    reach = near;
    hit = 100 + at * 4 + on;
    side = on;
  }
  if (hit < 0) {
    light.fill(0);
    return hit;
  }
  const at: Triple = [eye[0] + dx * reach, eye[1] + dy * reach, eye[2] + dz * reach];
  let normal: Triple = [0, 0, 1];
  if (hit === 0) room.floor(at[0], at[1], light);
  else if (hit === 1) {
    room.ceiling(at[0], at[1], light);
    normal = [0, 0, -1];
  } else if (hit < 100) {
    const [ax, ay] = room.corners[hit - 2]!;
    const [bx, by] = room.corners[(hit - 1) % count]!;
    const length = Math.hypot(bx - ax, by - ay);
    room.walls[hit - 2]!(Math.hypot(at[0] - ax, at[1] - ay), at[2], light);
    normal = [-(by - ay) / length, (bx - ax) / length, 0];
  } else {
    const thing = room.things[Math.floor((hit - 100) / 4)]!;
    const [c, s] = [Math.cos(thing.turn), Math.sin(thing.turn)];
    const [ox, oy] = [at[0] - thing.x, at[1] - thing.y];
    const [px, py] = [c * ox + s * oy, c * oy - s * ox];
    if (thing.kind === "cylinder" && side === 1) {
      thing.surface(Math.atan2(py, px) * thing.half[0], at[2] - thing.bottom, light);
      normal = [ox / thing.half[0], oy / thing.half[0], 0];
    } else if (side === 3) {
      thing.surface(px, py, light);
      normal = [0, 0, dz > 0 ? -1 : 1];
    } else {
      thing.surface(side === 1 ? py : px, at[2] - thing.bottom, light);
      const sign = side === 1 ? Math.sign(px) : Math.sign(py);
      normal = side === 1 ? [c * sign, s * sign, 0] : [-s * sign, c * sign, 0];
    }
  }
  shade(room, at, normal, hit);
  return hit;
}

function shade(room: Room, at: Triple, normal: Triple, hit: number): void {
  let sum = room.ambient * (0.85 + 0.15 * normal[2]);
  for (const { at: lamp, power } of room.lamps) {
    const way: Triple = [lamp[0] - at[0], lamp[1] - at[1], lamp[2] - at[2]];
    const far = way[0] * way[0] + way[1] * way[1] + way[2] * way[2] + 0.3;
    const facing = (way[0] * normal[0] + way[1] * normal[1] + way[2] * normal[2]) / Math.sqrt(far);
    sum += (power * Math.max(0.05, facing)) / far;
  }
  // Corners are darker: less of the room sees them.
  if (hit > 1 && hit < 100) sum *= 1 - 0.12 * Math.exp(-at[2] / 0.15) - 0.1 * Math.exp(-(room.height - at[2]) / 0.2);
  if (hit < 2) {
    let near = Number.POSITIVE_INFINITY;
    const count = room.corners.length;
    for (let k = 0; k < count; k++) {
      const [ax, ay] = room.corners[k]!;
      const [bx, by] = room.corners[(k + 1) % count]!;
      const length = Math.hypot(bx - ax, by - ay);
      near = Math.min(near, Math.abs((at[0] - ax) * (by - ay) - (at[1] - ay) * (bx - ax)) / length);
    }
    sum *= 1 - 0.15 * Math.exp(-near / 0.2);
  }
  if (hit === 0 && room.sun !== null) {
    const [cx, cy, ux, uy, vx, vy] = room.sun;
    const turn = ux * vy - uy * vx;
    const p = ((at[0] - cx) * vy - (at[1] - cy) * vx) / turn;
    const q = (ux * (at[1] - cy) - uy * (at[0] - cx)) / turn;
    if (Math.abs(p) < 0.5 && Math.abs(q) < 0.5) sum *= 1.8;
  }
  for (let channel = 0; channel < 3; channel++) light[channel] = light[channel]! * sum;
}

/** The photo as JPEG. Edges are looked at nine times, the rest once. */
export async function drawPhoto(room: Room, camera: TrueCamera, wear: Wear, seed: number): Promise<Buffer> {
  const { width, height } = camera;
  const [right, down, forward] = axesOf(camera);
  const eye = [...camera.eye] as Triple;
  const half = Math.hypot(width, height) / 2;
  const lookAt = (px: number, py: number) => {
    const [x, y] = [px - width / 2, py - height / 2];
    const radius = Math.hypot(x, y) / half;
    const by = camera.bend === 0 || radius === 0 ? 1 : unbent(radius, camera.bend) / radius;
    const [a, b] = [(x * by) / camera.focal, (y * by) / camera.focal];
    const way: Triple = [
      a * right[0] + b * down[0] + forward[0],
      a * right[1] + b * down[1] + forward[1],
      a * right[2] + b * down[2] + forward[2],
    ];
    return look(room, eye, way);
  };
  const hits = new Int16Array(width * height);
  const sum = new Float32Array(width * height * 3);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const at = y * width + x;
      hits[at] = lookAt(x + 0.5, y + 0.5);
      sum.set(light, at * 3);
    }
  const first = sum.slice();
  const differ = (p: number, q: number) =>
    hits[p] !== hits[q] || Math.abs(first[p * 3 + 1]! - first[q * 3 + 1]!) > 0.04 * (0.1 + first[p * 3 + 1]!);
  for (let y = 1; y < height - 1; y++)
    for (let x = 1; x < width - 1; x++) {
      const at = y * width + x;
      if (!(differ(at, at + 1) || differ(at, at - 1) || differ(at, at + width) || differ(at, at - width))) continue;
      const total = [0, 0, 0];
      for (let k = 0; k < 9; k++) {
        lookAt(x + ((k % 3) + 0.5) / 3, y + (Math.floor(k / 3) + 0.5) / 3);
        for (let c = 0; c < 3; c++) total[c] = total[c]! + Math.min(1.3, light[c]!);
      }
      for (let c = 0; c < 3; c++) sum[at * 3 + c] = total[c]! / 9;
    }
  return developed(sum, width, height, wear, chanceOf(seed));
}

async function developed(
  sum: Float32Array,
  width: number,
  height: number,
  wear: Wear,
  chance: Chance,
): Promise<Buffer> {
  const bytes = new Uint8Array(width * height * 3);
  const half2 = (width * width + height * height) / 4;
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const dark = 1 - (wear.vignette * ((x - width / 2) ** 2 + (y - height / 2) ** 2)) / half2;
      for (let c = 0; c < 3; c++) {
        const at = (y * width + x) * 3 + c;
        bytes[at] = 255 * Math.min(1, (sum[at]! * wear.exposure * dark) ** (1 / 2.2));
      }
    }
  let picture = sharp(bytes, { raw: { width, height, channels: 3 } });
  if (wear.blur >= 0.3) picture = picture.blur(wear.blur);
  const { data } = await picture.raw().toBuffer({ resolveWithObject: true });
  if (wear.noise > 0) {
    const spread = Array.from({ length: 4096 }, () => bell(chance) * wear.noise);
    for (let at = 0; at < data.length; at++)
      data[at] = Math.max(0, Math.min(255, data[at]! + spread[(chance() * 4096) | 0]!));
  }
  return sharp(data, { raw: { width, height, channels: 3 } })
    .jpeg({ quality: wear.quality })
    .toBuffer();
}
