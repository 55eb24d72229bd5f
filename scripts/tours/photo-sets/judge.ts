import type { Truth } from "./kept-sets.ts";
import type { TakenSet } from "./take-photos.ts";
import { apply, applyBack, type Turn } from "./turn.ts";

/** The found set as the yardstick asks for it: where photo `to` shows the point x, y of photo `from`, in pixels; null where it does not. */
export type Reproject = (from: number, to: number, x: number, y: number) => { x: number; y: number } | null;

/** How far points of each photo land from their true places in the others, over all true overlaps; pixels of a 1,000 px photo. */
export function missesOf({ photos, focal: share, k1 }: TakenSet, reproject: Reproject): number[] {
  const misses: number[] = [];
  const focal = share * 1000;
  photos.forEach((a, from) => {
    photos.forEach((b, to) => {
      if (from === to || a.odd !== null || b.odd !== null) return;
      for (let x = 15; x < a.width; x += 65)
        for (let y = 15; y < a.height; y += 65) {
          const [bentX, bentY] = [(x - a.width / 2) / focal, (y - a.height / 2) / focal];
          let [ux, uy] = [bentX, bentY];
          for (let round = 0; round < 8; round++) {
            const by = 1 + k1 * (ux * ux + uy * uy);
            [ux, uy] = [bentX / by, bentY / by];
          }
          const [vx, vy, vz] = applyBack(b.turn, ...apply(a.turn, ux, uy, 1));
          if (vz < 0.1) continue;
          const by = 1 + k1 * ((vx / vz) ** 2 + (vy / vz) ** 2);
          const [wantedX, wantedY] = [(focal * by * vx) / vz + b.width / 2, (focal * by * vy) / vz + b.height / 2];
          if (wantedX < 0 || wantedY < 0 || wantedX > b.width || wantedY > b.height) continue;
          const got = reproject(from, to, x, y);
          if (got !== null) misses.push(Math.hypot(got.x - wantedX, got.y - wantedY));
        }
    });
  });
  return misses;
}

/** The turn from the found world into the true one that fits all cameras best (polar decomposition by Higham's iteration). */
export function turnToTruth(found: readonly (Turn | null)[], truth: readonly Turn[]): Turn {
  let sum = new Array<number>(9).fill(0);
  found.forEach((turn, at) => {
    if (turn === null) return;
    for (let row = 0; row < 3; row++)
      for (let column = 0; column < 3; column++)
        for (let k = 0; k < 3; k++) sum[row * 3 + column]! += truth[at]![row * 3 + k]! * turn[column * 3 + k]!;
  });
  const size = Math.cbrt(Math.abs(determinant(sum))) || 1;
  sum = sum.map((one) => one / size);
  for (let round = 0; round < 30; round++) {
    const d = determinant(sum);
    const cofactors = sum.map((_, at) => {
      const [row, column] = [Math.floor(at / 3), at % 3];
      const m = (r: number, c: number) => sum[((row + r) % 3) * 3 + ((column + c) % 3)]!;
      return m(1, 1) * m(2, 2) - m(1, 2) * m(2, 1);
    });
    sum = sum.map((one, at) => (one + cofactors[at]! / d) / 2);
  }
  return sum;
}

const determinant = (m: readonly number[]) =>
  m[0]! * (m[4]! * m[8]! - m[5]! * m[7]!) -
  m[1]! * (m[3]! * m[8]! - m[5]! * m[6]!) +
  m[2]! * (m[3]! * m[7]! - m[4]! * m[6]!);

/** Edges within so many pixels count as the same: what parallax and turns of a degree's tenth may move. */
const REACH = 7;
const STEP = 14;

interface Seams {
  /** Of a thousand seen pixels, those with an edge that the truth has nowhere near: steps of exposure, cuts through things. */
  readonly falseEdges: number;
  /** Those with an edge of the truth that the panorama has nowhere near: ghosts and blur. */
  readonly lostEdges: number;
}

/**
 * How visible seams are, without knowing where they run: edges of luma at 2,048 px that only one of panorama and truth has.
 *
 * @param picture RGBA, as wide as the truth
 */
export function judgeSeams(picture: Uint8ClampedArray, truth: Truth, toTruth: Turn): Seams {
  const { width, height } = truth;
  const found = new Float32Array(width * height);
  const wanted = new Float32Array(width * height);
  const isSeen = new Uint8Array(width * height);
  let [light, trueLight] = [0, 0];
  for (let row = 0; row < height; row++) {
    const pitch = (0.5 - (row + 0.5) / height) * Math.PI;
    for (let column = 0; column < width; column++) {
      const at = row * width + column;
      if (picture[at * 4 + 3] === 0) continue;
      isSeen[at] = 1;
      found[at] = 0.3 * picture[at * 4]! + 0.59 * picture[at * 4 + 1]! + 0.11 * picture[at * 4 + 2]!;
      const yaw = ((column + 0.5) / width - 0.5) * 2 * Math.PI;
      const [x, y, z] = apply(
        toTruth,
        Math.cos(pitch) * Math.sin(yaw),
        -Math.sin(pitch),
        Math.cos(pitch) * Math.cos(yaw),
      );
      const px = Math.min(width - 1, Math.max(0, Math.floor((Math.atan2(x, z) / (2 * Math.PI) + 0.5) * width)));
      const py = Math.min(
        height - 1,
        Math.max(0, Math.floor((0.5 + Math.asin(Math.min(1, Math.max(-1, y))) / Math.PI) * height)),
      );
      const from = (py * width + px) * 3;
      wanted[at] = 0.3 * truth.data[from]! + 0.59 * truth.data[from + 1]! + 0.11 * truth.data[from + 2]!;
      light += found[at]!;
      trueLight += wanted[at]!;
    }
  }
  const gain = light / Math.max(1, trueLight);
  for (let at = 0; at < wanted.length; at++) wanted[at] = wanted[at]! * gain;
  const edges = (data: Float32Array) => {
    const out = new Float32Array(data.length);
    for (let row = 3; row < height - 3; row++)
      for (let column = 3; column < width - 3; column++) {
        const at = row * width + column;
        // Means of three on both sides, so that grain makes no edge.
        const across =
          data[at + 2]! +
          data[at + 2 - width]! +
          data[at + 2 + width]! -
          data[at - 2]! -
          data[at - 2 - width]! -
          data[at - 2 + width]!;
        const down =
          data[at + 2 * width]! +
          data[at + 2 * width - 1]! +
          data[at + 2 * width + 1]! -
          data[at - 2 * width]! -
          data[at - 2 * width - 1]! -
          data[at - 2 * width + 1]!;
        out[at] = Math.hypot(across, down) / 3;
      }
    return out;
  };
  const [foundEdges, trueEdges] = [edges(found), edges(wanted)];
  const [foundNear, trueNear] = [strongestNear(foundEdges, width, height), strongestNear(trueEdges, width, height)];
  let [seen, more, less] = [0, 0, 0];
  for (let row = REACH + 3; row < height - REACH - 3; row++)
    for (let column = REACH + 3; column < width - REACH - 3; column++) {
      const at = row * width + column;
      if ([at, at - 10, at + 10, at - REACH * width, at + REACH * width].some((place) => isSeen[place] !== 1)) continue;
      seen++;
      if (foundEdges[at]! > 1.25 * trueNear[at]! + STEP) more++;
      if (trueEdges[at]! > 1.8 * foundNear[at]! + STEP) less++;
    }
  return { falseEdges: (1000 * more) / seen, lostEdges: (1000 * less) / seen };
}

function strongestNear(data: Float32Array, width: number, height: number): Float32Array {
  const across = new Float32Array(data.length);
  const out = new Float32Array(data.length);
  for (let row = 0; row < height; row++)
    for (let column = 0; column < width; column++) {
      let most = 0;
      for (let k = Math.max(0, column - REACH); k <= Math.min(width - 1, column + REACH); k++)
        most = Math.max(most, data[row * width + k]!);
      across[row * width + column] = most;
    }
  for (let row = 0; row < height; row++)
    for (let column = 0; column < width; column++) {
      let most = 0;
      for (let k = Math.max(0, row - REACH); k <= Math.min(height - 1, row + REACH); k++)
        most = Math.max(most, across[k * width + column]!);
      out[row * width + column] = most;
    }
  return out;
}
