import { findPhotoCamera } from "../../src/domain/tools/photo-camera/find-camera.ts";
import { type Judged, judge } from "./judge.ts";
import { HELD_BACK } from "./photo-sets/held-back-photos.ts";
import { keptPhoto } from "./photo-sets/kept-photo.ts";
import { TUNING } from "./photo-sets/tuning-photos.ts";

/**
 * Looks for the camera of photos whose camera is known, and prints by kind how well and how fast:
 * `node scripts/photo-camera/bench-camera.ts tuning|held-back|<part of a name> [exif]`. With `exif` the file tells its focal length,
 * rounded to a millimetre as phones do.
 */

const FILM_DIAGONAL = 43.267;
const SURE = 0.7;
const RIGHT = 0.06;

const [asked = "tuning", told] = process.argv.slice(2);
const orders =
  asked === "tuning"
    ? TUNING
    : asked === "held-back"
      ? HELD_BACK
      : [...TUNING, ...HELD_BACK].filter(({ name }) => name.includes(asked));
const rows: (Judged & { name: string; kind: string; ms: number })[] = [];
for (const order of orders) {
  const photo = await keptPhoto(order);
  const { camera } = order;
  const focalOf35mm =
    told === "exif" ? Math.round((camera.focal / Math.hypot(camera.width, camera.height)) * FILM_DIAGONAL) : undefined;
  const start = process.cpuUsage();
  const answer = findPhotoCamera(photo, { focalOf35mm, ceilingM: order.room.height });
  const { user, system } = process.cpuUsage(start);
  rows.push({ ...judge(order, answer), name: order.name, kind: order.kind, ms: (user + system) / 1000 });
}
const bad = rows.filter(({ isFound, focal }) => !isFound || focal > RIGHT);
console.table(
  bad.map(({ name, isFound, focal, sureness }) => ({
    name,
    isFound,
    focal: percent(focal),
    sureness: sureness.toFixed(2),
  })),
);
const kinds = [...new Set(rows.map(({ kind }) => kind))];
console.table([
  ...kinds.map((kind) =>
    summed(
      kind,
      rows.filter((row) => row.kind === kind),
    ),
  ),
  summed("all", rows),
]);
console.log(`Peak of memory: ${Math.round(process.resourceUsage().maxRSS / 1024)} MB with everything that measures.`);

function summed(kind: string, all: typeof rows) {
  const found = all.filter(({ isFound }) => isFound);
  const sure = found.filter(({ sureness }) => sureness >= SURE);
  return {
    kind,
    photos: all.length,
    found: found.length,
    "focal median": percent(
      at(
        found.map(({ focal }) => focal),
        0.5,
      ),
    ),
    "focal p90": percent(
      at(
        found.map(({ focal }) => focal),
        0.9,
      ),
    ),
    "grid median px": at(
      found.map(({ gridPx }) => gridPx),
      0.5,
    ).toFixed(1),
    "grid p90 px": at(
      found.map(({ gridPx }) => gridPx),
      0.9,
    ).toFixed(1),
    sure: sure.length,
    "sure and right": sure.filter(({ focal }) => focal <= RIGHT).length,
    "sure p90": percent(
      at(
        sure.map(({ focal }) => focal),
        0.9,
      ),
    ),
    "eye median": percent(
      at(
        found.map(({ eye }) => eye),
        0.5,
      ),
    ),
    "eye within 5 %": found.filter(({ eye }) => eye < 0.05).length,
    ms: Math.round(
      at(
        all.map(({ ms }) => ms),
        0.5,
      ),
    ),
  };
}

function at(values: readonly number[], share: number): number {
  const known = values.filter((value) => !Number.isNaN(value)).sort((p, q) => p - q);
  return known[Math.min(known.length - 1, Math.floor(known.length * share))] ?? Number.NaN;
}
function percent(share: number): string {
  return `${(share * 100).toFixed(1)} %`;
}
