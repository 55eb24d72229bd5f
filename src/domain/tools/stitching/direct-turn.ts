import { blurred, type GreyPicture, shrunk } from "./grey-picture.ts";
import { type Lens, pointOf, rayThrough } from "./lens.ts";
import { multiplied, type Ray, type Rotation, rotationOf, turned } from "./rotation.ts";

/** A photo small enough to be laid over others in hundreds of ways. */
export interface SmallPhoto {
  readonly picture: GreyPicture;
  /** Pixels of the working size for one of these. */
  readonly scale: number;
}

const SIDE = 160;
/** Light that changes more broadly than this, in small pixels, says more about exposure than about the room. */
const BROAD = 9;

/** Fine edges kept, broad light taken away. */
export function smallPhoto(grey: GreyPicture): SmallPhoto {
  const scale = Math.max(1, Math.max(grey.width, grey.height) / SIDE);
  const small = blurred(shrunk(blurred(grey, 0.5 * scale), scale), 1);
  const broad = blurred(small, BROAD);
  return { picture: { ...small, data: small.data.map((one, at) => one - broad.data[at]!) }, scale };
}

interface DirectTurn {
  /** From the first camera into the second. */
  readonly turn: Rotation;
  /** Correlation of what both show, less for a small overlap, −1 to 0.9; and of the next best turn elsewhere. */
  readonly likeness: number;
  readonly runnerUp: number;
}

const DEGREE = Math.PI / 180;
/** Steps of the first search and its reach, in degrees: photos in a row are turned by 10° to 75°, and held upright within a few. */
const STEP = 3;
const MOST_YAW = 75;
const MOST_PITCH = 9;
const MOST_ROLL = 6;
/** Of the first photo's points, at least so many must lie in the second. */
const LEAST_OVERLAP = 0.18;
/** Standard deviation in grey levels below which an overlap shows nothing but noise. */
const LEAST_CONTRAST = 2;
/** A small overlap is easily alike by chance: one of this share counts half of what it says. */
const SMALL_OVERLAP = 0.1;

/**
 * The turn under which two photos look most alike, by trying them over each other: for walls without corners to hold on to, and patterns that
 * repeat. It is good to about half a degree.
 *
 * @param yaws only turns about the upright axis between these are tried, in degrees
 * @returns null where no turn has enough overlap with something to see
 */
export function directTurn(
  a: SmallPhoto,
  b: SmallPhoto,
  lens: Lens,
  yaws = { from: -MOST_YAW, to: MOST_YAW },
): DirectTurn | null {
  const points = pointsOf(a, lens);
  const tried: { turn: Ray; likeness: number }[] = [];
  for (let yaw = yaws.from; yaw <= yaws.to; yaw += STEP) {
    if (Math.abs(yaw) < 8) continue;
    for (let pitch = -MOST_PITCH; pitch <= MOST_PITCH; pitch += STEP)
      for (let roll = -MOST_ROLL; roll <= MOST_ROLL; roll += STEP) {
        const turn: Ray = [pitch * DEGREE, yaw * DEGREE, roll * DEGREE];
        const likeness = likenessOf(points, b, lens, turnOf(turn));
        if (likeness > 0.15) tried.push({ turn, likeness });
      }
  }
  if (tried.length === 0) return null;
  tried.sort((p, q) => q.likeness - p.likeness);
  const tops: { turn: Ray; likeness: number }[] = [];
  for (const one of tried) {
    if (tops.length === 4) break;
    if (tops.every(({ turn }) => Math.abs(turn[1] - one.turn[1]) > 1.9 * STEP * DEGREE)) tops.push(one);
  }
  const refined = tops.map(({ turn }) => refine(points, b, lens, turn)).sort((p, q) => q.likeness - p.likeness);
  return {
    turn: turnOf(refined[0]!.turn),
    likeness: refined[0]!.likeness,
    runnerUp: refined[1]?.likeness ?? 0,
  };
}

const turnOf = ([pitch, yaw, roll]: Ray): Rotation =>
  multiplied(multiplied(rotationOf([0, 0, roll]), rotationOf([pitch, 0, 0])), rotationOf([0, yaw, 0]));

interface Points {
  readonly count: number;
  readonly rays: Float64Array;
  readonly values: Float32Array;
}

function pointsOf({ picture, scale }: SmallPhoto, lens: Lens): Points {
  const { width, height, data } = picture;
  const small = { focal: lens.focal / scale, k1: lens.k1 };
  const count = Math.floor((width - 2) / 2) * Math.floor((height - 2) / 2);
  const rays = new Float64Array(count * 3);
  const values = new Float32Array(count);
  let at = 0;
  for (let y = 1; y + 1 < height && at < count; y += 2)
    for (let x = 1; x + 1 < width && at < count; x += 2) {
      rays.set(rayThrough(small, picture, x + 0.5, y + 0.5), at * 3);
      values[at] = data[y * width + x]!;
      at++;
    }
  return { count: at, rays, values };
}

/** Correlation over what both photos show, less where that is little; −1 where it is too little or flat. */
function likenessOf({ count, rays, values }: Points, b: SmallPhoto, lens: Lens, turn: Rotation): number {
  const { width, height, data } = b.picture;
  const focal = lens.focal / b.scale;
  const [middleX, middleY] = [width / 2 - 0.5, height / 2 - 0.5];
  let [n, sumA, sumB, aa, bb, ab] = [0, 0, 0, 0, 0, 0];
  for (let at = 0; at < count; at++) {
    const x = rays[at * 3]!;
    const y = rays[at * 3 + 1]!;
    const z = rays[at * 3 + 2]!;
    const ahead = turn[6]! * x + turn[7]! * y + turn[8]! * z;
    if (ahead < 0.2) continue;
    const u = (turn[0]! * x + turn[1]! * y + turn[2]! * z) / ahead;
    const v = (turn[3]! * x + turn[4]! * y + turn[5]! * z) / ahead;
    // One step of the lens's inverse is enough at this size.
    const bend = 1 - lens.k1 * (u * u + v * v);
    const px = middleX + focal * u * bend;
    const py = middleY + focal * v * bend;
    if (px < 0 || py < 0 || px >= width - 1 || py >= height - 1) continue;
    const x0 = Math.floor(px);
    const y0 = Math.floor(py);
    const fx = px - x0;
    const fy = py - y0;
    const from = y0 * width + x0;
    const other =
      (data[from]! * (1 - fx) + data[from + 1]! * fx) * (1 - fy) +
      (data[from + width]! * (1 - fx) + data[from + width + 1]! * fx) * fy;
    const one = values[at]!;
    n++;
    sumA += one;
    sumB += other;
    aa += one * one;
    bb += other * other;
    ab += one * other;
  }
  if (n < LEAST_OVERLAP * count) return -1;
  const varianceA = aa - (sumA * sumA) / n;
  const varianceB = bb - (sumB * sumB) / n;
  if (varianceA < LEAST_CONTRAST ** 2 * n || varianceB < LEAST_CONTRAST ** 2 * n) return -1;
  const overlap = n / count;
  return ((ab - (sumA * sumB) / n) / Math.sqrt(varianceA * varianceB)) * (overlap / (overlap + SMALL_OVERLAP));
}

/** Halves steps along each axis until they are a tenth of a degree. */
function refine(points: Points, b: SmallPhoto, lens: Lens, start: Ray): { turn: Ray; likeness: number } {
  let turn = start;
  let likeness = likenessOf(points, b, lens, turnOf(turn));
  for (let step = (STEP / 2) * DEGREE; step > 0.1 * DEGREE; step /= 2)
    for (let axis = 0; axis < 6; axis++) {
      const by = axis < 3 ? step : -step;
      const next = turn.map((one, at) => (at === axis % 3 ? one + by : one)) as unknown as Ray;
      const there = likenessOf(points, b, lens, turnOf(next));
      if (there > likeness) {
        turn = next;
        likeness = there;
      }
    }
  return { turn, likeness };
}

/** Of a photo, in each direction. */
const POINTS_ACROSS = 6;

/** Matches that stand for a turn where there are no corners: where points of the first photo lie in the second, four numbers each. */
export function pointsUnderTurn(a: SmallPhoto, b: SmallPhoto, lens: Lens, turn: Rotation): Float64Array {
  const sizeA = { width: a.picture.width * a.scale, height: a.picture.height * a.scale };
  const sizeB = { width: b.picture.width * b.scale, height: b.picture.height * b.scale };
  const found: number[] = [];
  for (let row = 0; row < POINTS_ACROSS; row++)
    for (let column = 0; column < POINTS_ACROSS; column++) {
      const x = ((column + 0.5) / POINTS_ACROSS) * sizeA.width;
      const y = ((row + 0.5) / POINTS_ACROSS) * sizeA.height;
      const seen = pointOf(lens, turned(turn, rayThrough(lens, sizeA, x, y)));
      if (seen === null) continue;
      const u = seen.x * lens.focal + sizeB.width / 2;
      const v = seen.y * lens.focal + sizeB.height / 2;
      if (u > 0 && v > 0 && u < sizeB.width && v < sizeB.height) found.push(x, y, u, v);
    }
  return Float64Array.from(found);
}
