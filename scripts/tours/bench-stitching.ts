import { type Alignment, alignPhotos } from "../../src/domain/tools/stitching/align-photos.ts";
import { blendPhotos } from "../../src/domain/tools/stitching/blend-photos.ts";
import { evenLight, rayOf } from "../../src/domain/tools/stitching/even-light.ts";
import { pointOf, rayThrough } from "../../src/domain/tools/stitching/lens.ts";
import {
  circle,
  drawPhotoSet,
  type PhotoSet,
  type PhotoSetOrder,
  roomColour,
} from "../../src/domain/tools/stitching/photo-set-fixture.ts";
import { rotationBetween, transposed, turned } from "../../src/domain/tools/stitching/rotation.ts";

/**
 * Stitches drawn sets of photos, whose truth is known, and prints how well and how fast:
 * `node scripts/tours/bench-stitching.ts [names of sets]`.
 */

const base: PhotoSetOrder = {
  seed: 11,
  width: 800,
  height: 600,
  focalWidths: 0.8,
  looks: circle(12),
  jitterDegrees: 3,
  k1: 0.03,
  exposure: 0.15,
  vignette: 0.25,
  noise: 3,
  wander: 0,
};

const SETS: Readonly<Record<string, PhotoSetOrder>> = {
  "trípode, 12": base,
  "mano, 12": { ...base, seed: 12, jitterDegrees: 5, wander: 0.02 },
  "dos filas, 20": { ...base, seed: 13, looks: [...circle(10, 15), ...circle(10, -25)] },
  "vertical, 14": { ...base, seed: 14, width: 600, height: 800, focalWidths: 1.1, looks: circle(14) },
  "exposición, 12": { ...base, seed: 15, exposure: 0.5, vignette: 0.5, noise: 6 },
  "medio giro, 8": { ...base, seed: 16, looks: circle(16).slice(0, 8) },
  "gente, 12": { ...base, seed: 17, hasPerson: true },
  "faltan dos, 10": { ...base, seed: 18, looks: [...circle(12).slice(0, 5), ...circle(12).slice(7)] },
  "un paso, 12": { ...base, seed: 19, moved: { photo: 4, metres: 0.5 } },
};

const asked = process.argv.slice(2);
const rows: Record<string, string | number>[] = [];
for (const [name, order] of Object.entries(SETS)) {
  if (asked.length > 0 && !asked.includes(name)) continue;
  const set = drawPhotoSet(order);
  const began = performance.now();
  const found = alignPhotos(set.photos);
  const aligned = performance.now();
  const { seam, elsewhere } = seams(set, order, found);
  rows.push({
    set: name,
    "focal %": ((found.lens.focal / set.focal - 1) * 100).toFixed(2),
    "median px": middle(missesOf(set, order, found)).toFixed(2),
    "align s": ((aligned - began) / 1000).toFixed(1),
    "all s": ((performance.now() - began) / 1000).toFixed(1),
    seam: seam.toFixed(2),
    elsewhere: elsewhere.toFixed(2),
    faults: found.photos.flatMap(({ fault }, at) => (fault === null ? [] : [`${at}:${fault}`])).join(" "),
  });
  console.table(rows.slice(-1));
}
console.table(rows);

function middle(numbers: readonly number[]): number {
  return [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;
}

/** How far a point of one photo lands from its true place in another, in pixels, over all overlaps. */
function missesOf({ rotations, focal }: PhotoSet, { k1, width, height }: PhotoSetOrder, found: Alignment): number[] {
  const misses: number[] = [];
  const truth = { focal, k1 };
  for (let i = 0; i < rotations.length; i++)
    for (let j = 0; j < rotations.length; j++) {
      const [ri, rj] = [found.photos[i]!.rotation, found.photos[j]!.rotation];
      if (i === j || ri === null || rj === null) continue;
      for (let x = 20; x < width; x += 60)
        for (let y = 20; y < height; y += 60) {
          const wanted = pointOf(
            truth,
            turned(transposed(rotations[j]!), turned(rotations[i]!, rayThrough(truth, { width, height }, x, y))),
          );
          if (wanted === null || Math.abs(wanted.x * focal) > width / 2 || Math.abs(wanted.y * focal) > height / 2)
            continue;
          const got = pointOf(
            found.lens,
            turned(transposed(rj), turned(ri, rayThrough(found.lens, { width, height }, x, y))),
          );
          misses.push(
            got === null
              ? 999
              : Math.hypot(got.x * found.lens.focal - wanted.x * focal, got.y * found.lens.focal - wanted.y * focal),
          );
        }
    }
  return misses;
}

/** Mean difference from the true panorama, of 255, within two pixels of a seam at 2,048 px and elsewhere. */
function seams(set: PhotoSet, order: PhotoSetOrder, found: Alignment): { seam: number; elsewhere: number } {
  const width = 2048;
  const height = 1024;
  const picture = new Uint8ClampedArray(width * height * 4);
  for (const { top, data } of blendPhotos(set.photos, found, evenLight(set.photos, found), width))
    picture.set(data, top * width * 4);
  const ahead = (turns: readonly (Float64Array | null)[]) =>
    Float64Array.from(
      turns.flatMap((turn, at) =>
        turn === null || found.photos[at]!.rotation === null
          ? []
          : [...turned(turn, [0, 0, 1]), ...turned(turn, [0, 1, 0])],
      ),
    );
  const toTruth = rotationBetween(ahead(found.photos.map(({ rotation }) => rotation)), ahead(set.rotations));
  const inverse = found.photos.map(({ rotation }) => (rotation === null ? null : transposed(rotation)));
  const winner = new Int16Array(width * height).fill(-1);
  const ratio = [0, 0, 0];
  const truth = new Float32Array(width * height * 3);
  let count = 0;
  for (let at = 0; at < winner.length; at++) {
    if (picture[at * 4 + 3] === 0) continue;
    const ray = rayOf(
      (((at % width) + 0.5) / width - 0.5) * 2 * Math.PI,
      (0.5 - (Math.floor(at / width) + 0.5) / height) * Math.PI,
    );
    let deepest = 0;
    inverse.forEach((back, photo) => {
      const point = back === null ? null : pointOf(found.lens, turned(back, ray));
      if (point === null) return;
      const depth = Math.min(
        order.width / 2 / found.lens.focal - Math.abs(point.x),
        order.height / 2 / found.lens.focal - Math.abs(point.y),
      );
      if (depth > deepest) {
        deepest = depth;
        winner[at] = photo;
      }
    });
    const colour = roomColour([0, 0, 0], turned(toTruth, ray), order.seed);
    count++;
    for (let channel = 0; channel < 3; channel++) {
      truth[at * 3 + channel] = colour[channel]!;
      ratio[channel]! += colour[channel]! / Math.max(4, picture[at * 4 + channel]!);
    }
  }
  const sums = { seam: 0, seams: 0, elsewhere: 0, elsewheres: 0 };
  for (let y = 2; y < height - 2; y++)
    for (let x = 2; x < width - 2; x++) {
      const at = y * width + x;
      if (winner[at] === -1) continue;
      const isSeam = [-2, 2, -2 * width, 2 * width].some(
        (step) => winner[at + step] !== winner[at] && winner[at + step] !== -1,
      );
      let miss = 0;
      for (let channel = 0; channel < 3; channel++)
        miss += Math.abs(truth[at * 3 + channel]! - (picture[at * 4 + channel]! * ratio[channel]!) / count) / 3;
      sums[isSeam ? "seam" : "elsewhere"] += miss;
      sums[isSeam ? "seams" : "elsewheres"]++;
    }
  return { seam: sums.seam / sums.seams, elsewhere: sums.elsewhere / sums.elsewheres };
}
