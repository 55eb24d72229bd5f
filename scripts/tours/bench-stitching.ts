import { mkdirSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { type Alignment, alignPhotos } from "../../src/domain/tools/stitching/align-photos.ts";
import { blendPhotos } from "../../src/domain/tools/stitching/blend-photos.ts";
import { evenLight } from "../../src/domain/tools/stitching/even-light.ts";
import type { ColourPicture } from "../../src/domain/tools/stitching/grey-picture.ts";
import { pointOf, rayThrough } from "../../src/domain/tools/stitching/lens.ts";
import { transposed, turned } from "../../src/domain/tools/stitching/rotation.ts";
import { findSeams } from "../../src/domain/tools/stitching/seam-map.ts";
import { judgeSeams, missesOf, turnToTruth } from "./photo-sets/judge.ts";
import { keptSet } from "./photo-sets/kept-sets.ts";
import { HELD_BACK, TUNING } from "./photo-sets/sets.ts";
import type { TakenPhoto } from "./photo-sets/take-photos.ts";

/**
 * Stitches sets of photos whose truth is known, and prints how well and how fast. The sets are drawn by code of their own, which knows
 * nothing of the stitcher: `node scripts/tours/bench-stitching.ts tuning|held-back|<part of a name> [folder for PNGs]`.
 */

const WORKING_SIDE = 900;
const WIDTH = 2048;

const [asked = "tuning", folder] = process.argv.slice(2);
const sets =
  asked === "tuning"
    ? TUNING
    : asked === "held-back"
      ? HELD_BACK
      : [...TUNING, ...HELD_BACK].filter(({ name }) => name.includes(asked));
const rows: Record<string, string | number>[] = [];
for (const order of sets) {
  const { set, truth } = await keptSet(order);
  const working = await Promise.all(set.photos.map(({ jpeg }) => decoded(jpeg, WORKING_SIDE)));
  const drawn = await Promise.all(set.photos.map(({ jpeg }) => decoded(jpeg, 1000)));
  const start = process.cpuUsage();
  const found = alignPhotos(working);
  const aligned = process.cpuUsage(start);
  const light = evenLight(working, found);
  const kept = drawn.map((photo, at) => (found.photos[at]!.rotation === null ? null : photo));
  const picture = new Uint8ClampedArray(((WIDTH * WIDTH) / 2) * 4);
  const seams = findSeams(working, found, light);
  const even = process.cpuUsage(start);
  for (const { top, data } of blendPhotos({ photos: kept, alignment: found, light, seams }, WIDTH))
    picture.set(data, top * WIDTH * 4);
  const all = process.cpuUsage(start);
  const misses = missesOf(set, (from, to, x, y) => reproject(found, from, to, x, y)).sort((a, b) => a - b);
  const judged = judgeSeams(
    picture,
    truth,
    turnToTruth(
      found.photos.map(({ rotation }, at) =>
        rotation === null || set.photos[at]!.odd !== null ? null : [...rotation],
      ),
      set.photos.map(({ turn }) => turn),
    ),
  );
  const seconds = ({ user, system }: NodeJS.CpuUsage) => ((user + system) / 1e6).toFixed(1);
  rows.push({
    set: order.name,
    "focal %": ((found.lens.focal / (set.focal * WORKING_SIDE) - 1) * 100).toFixed(2),
    "median px": at(misses, 0.5),
    "p90 px": at(misses, 0.9),
    "false ‰": judged.falseEdges.toFixed(2),
    "lost ‰": judged.lostEdges.toFixed(2),
    "align s": seconds(aligned),
    "seams s": seconds(even),
    "all s": seconds(all),
    odd: oddOnes(set.photos, found),
  });
  console.table(rows.slice(-1));
  if (folder !== undefined) {
    mkdirSync(folder, { recursive: true });
    await sharp(picture, { raw: { width: WIDTH, height: WIDTH / 2, channels: 4 } })
      .png()
      .toFile(join(folder, `${order.name.replaceAll(/[^a-z0-9]+/gi, "-")}.png`));
  }
}
if (rows.length > 1) console.table(rows);
console.log(`Peak of memory: ${Math.round(process.resourceUsage().maxRSS / 1024)} MB with everything that measures.`);

async function decoded(jpeg: Buffer, side: number): Promise<ColourPicture> {
  const { data, info } = await sharp(jpeg)
    .resize({ width: side, height: side, fit: "inside" })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data: new Uint8ClampedArray(data) };
}

function at(sorted: readonly number[], share: number): string {
  return (sorted[Math.floor((sorted.length - 1) * share)] ?? Number.NaN).toFixed(2);
}

function reproject({ lens, sizes, photos }: Alignment, from: number, to: number, x: number, y: number) {
  const [a, b] = [photos[from]!.rotation, photos[to]!.rotation];
  if (a === null || b === null) return null;
  const scale = WORKING_SIDE / 1000;
  const point = pointOf(lens, turned(transposed(b), turned(a, rayThrough(lens, sizes[from]!, x * scale, y * scale))));
  if (point === null) return { x: 9999, y: 9999 };
  return {
    x: (point.x * lens.focal + sizes[to]!.width / 2) / scale,
    y: (point.y * lens.focal + sizes[to]!.height / 2) / scale,
  };
}

/** Photos that were said not to fit, against those that truly do not: missed ones with −, wrongly blamed ones with +. */
function oddOnes(photos: readonly TakenPhoto[], found: Alignment): string {
  const said = photos.flatMap(({ odd }, place) => {
    const fault = found.photos[place]!.fault;
    if (odd === null && fault !== null) return [`+${place + 1} ${fault}`];
    if (odd !== null && fault === null) return [`−${place + 1} ${odd}`];
    return odd === null ? [] : [`${place + 1} ${fault} (${odd})`];
  });
  return said.join(", ");
}
