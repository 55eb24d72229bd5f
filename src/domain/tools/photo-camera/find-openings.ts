import type { FoundBox } from "./find-box.ts";
import {
  type PhotoCamera,
  type PhotoRoom,
  photoPointOf,
  type RoomOpening,
  rayOf,
  type Vector,
} from "./photo-camera.ts";
import { colourAt, type EdgeAxis, type RoomEvidence } from "./room-evidence.ts";

/** Everything in metres; the wall's first corner is where u begins. */
interface WallPlane {
  readonly wall: number;
  /** Axis of its normal, and where it stands along it. */
  readonly normal: 0 | 1;
  readonly at: number;
  readonly levelAxis: EdgeAxis;
  readonly lengthM: number;
  readonly along: (point: Vector) => number;
  readonly place: (u: number, z: number) => Vector;
}

interface Upright {
  readonly u: number;
  readonly low: number;
  readonly high: number;
}
interface Level {
  readonly z: number;
  readonly from: number;
  readonly to: number;
}

const SAME_M = 0.03;
const WIDTHS = [0.55, 3.2] as const;
const DOOR_WIDTH = 1.9;
const TOPS = [1.75, 2.7] as const;
const DOOR_TOP = 2.4;
const SILLS = [0.2, 1.5] as const;
/** So much of an upper or lower edge must have been found. */
const OVERLAP = 0.55;
/** Uprights may end so far from the upper edge, and a door's so far above the floor. */
const NEAR_TOP_M = 0.15;
const NEAR_FLOOR_M = 0.35;
/** Daylight: panes are so much lighter than the wall beside them. */
const LIGHTER = 1.12;
/** A white door is lighter than its wall as well. */
const LIGHTER_THAN_DOORS = 1.5;
const USUAL_DOOR = 1.1;
const MOST_OPENINGS = 8;

/**
 * Doors and windows in the walls that the photo shows: two upright edges with one above between them. One that reaches the floor is a door; one that
 * has an edge below and is lighter than its wall is a window. Pictures and cupboards are darker, or are left out by their sizes; what is
 * hidden or cut by the photo's border is not found.
 *
 * @param camera in metres
 */
export function findOpenings(
  evidence: RoomEvidence,
  box: FoundBox,
  camera: PhotoCamera,
  { floor, ceilingM }: Pick<PhotoRoom, "floor" | "ceilingM">,
): RoomOpening[] {
  const [[x1, near], [x2], [, y]] = floor as [[number, number], [number, number], [number, number], [number, number]];
  const planes: (WallPlane | null)[] = [
    box.isRightSeen
      ? {
          wall: 1,
          normal: 0,
          at: x2,
          levelAxis: 1,
          lengthM: y - near,
          along: (p) => p[1] - near,
          place: (u, z) => [x2, near + u, z],
        }
      : null,
    box.isBackSeen
      ? {
          wall: 2,
          normal: 1,
          at: y,
          levelAxis: 0,
          lengthM: x2 - x1,
          along: (p) => x2 - p[0],
          place: (u, z) => [x2 - u, y, z],
        }
      : null,
    box.isLeftSeen
      ? {
          wall: 3,
          normal: 0,
          at: x1,
          levelAxis: 1,
          lengthM: y - near,
          along: (p) => y - p[1],
          place: (u, z) => [x1, y - u, z],
        }
      : null,
  ];
  return planes
    .flatMap((plane) => (plane === null ? [] : openingsOf(plane, evidence, camera, ceilingM)))
    .slice(0, MOST_OPENINGS);
}

function openingsOf(plane: WallPlane, evidence: RoomEvidence, camera: PhotoCamera, ceilingM: number): RoomOpening[] {
  const uprights: Upright[] = [];
  const levels: Level[] = [];
  for (const line of evidence.lines) {
    if (line.axis !== 2 && line.axis !== plane.levelAxis) continue;
    const ends = [line.from, line.to].map((point) => onPlane(camera, plane, rayOf(camera, point)));
    const [p, q] = ends;
    if (p == null || q == null || ![p, q].every(({ u, z }) => isOn(plane, u, z, ceilingM))) continue;
    if (line.axis === 2) uprights.push({ u: (p.u + q.u) / 2, low: Math.min(p.z, q.z), high: Math.max(p.z, q.z) });
    else levels.push({ z: (p.z + q.z) / 2, from: Math.min(p.u, q.u), to: Math.max(p.u, q.u) });
  }
  const posts = mergedUprights(uprights).filter(({ low, high }) => high - low > 0.4);
  const found: (RoomOpening & { score: number })[] = [];
  for (const left of posts)
    for (const right of posts) {
      const width = right.u - left.u;
      if (width < WIDTHS[0] || width > WIDTHS[1]) continue;
      const top = bestLevel(
        levels,
        left,
        right,
        [TOPS[0], Math.min(TOPS[1], ceilingM - 0.05)],
        (left.high + right.high) / 2,
      );
      if (top === null || Math.abs(left.high - top.z) > NEAR_TOP_M || Math.abs(right.high - top.z) > NEAR_TOP_M)
        continue;
      const low = Math.max(left.low, right.low);
      const sill = bestLevel(levels, left, right, [SILLS[0], Math.min(SILLS[1], top.z - 0.4)], low);
      const isToFloor = low < NEAR_FLOOR_M;
      if (!isToFloor && (sill === null || Math.abs(low - sill.z) > 2 * NEAR_TOP_M)) continue;
      const bottomM = isToFloor ? 0 : sill!.z;
      const lightness = lightnessOf(plane, camera, evidence, {
        from: left.u,
        to: right.u,
        bottom: bottomM,
        top: top.z,
      });
      const isLight = lightness > (isToFloor ? LIGHTER_THAN_DOORS : LIGHTER);
      const kind = isLight ? "window" : isToFloor && width <= DOOR_WIDTH && top.z <= DOOR_TOP ? "door" : null;
      if (kind === null) continue;
      // The outermost frame is the opening's; two doors side by side are no wide one.
      const fit = kind === "door" && width > USUAL_DOOR ? 0.7 : 1 + width / 10;
      const score = (top.share + (isToFloor ? 1 : sill!.share)) * fit;
      found.push({ wall: plane.wall, fromM: left.u, toM: right.u, kind, bottomM, topM: top.z, score });
    }
  found.sort((p, q) => q.score - p.score);
  const kept: RoomOpening[] = [];
  for (const { score: _, ...opening } of found)
    if (!kept.some((other) => opening.fromM < other.toM && opening.toM > other.fromM)) kept.push(opening);
  return kept;
}

/** Where a line of sight meets the wall's plane: along the wall and above the floor. */
function onPlane(camera: PhotoCamera, plane: WallPlane, ray: Vector): { u: number; z: number } | null {
  const reach = plane.at / ray[plane.normal];
  if (!(reach > 0 && reach < 100)) return null;
  const point: Vector = [ray[0] * reach, ray[1] * reach, camera.eyeHeightM + ray[2] * reach];
  return { u: plane.along(point), z: point[2] };
}

function isOn({ lengthM }: WallPlane, u: number, z: number, ceilingM: number): boolean {
  return u > -0.05 && u < lengthM + 0.05 && z > -0.08 && z < ceilingM + 0.05;
}

/** Pieces of one upright edge as one, with the height that all of them reach. */
function mergedUprights(uprights: readonly Upright[]): Upright[] {
  const merged: Upright[] = [];
  for (const one of [...uprights].sort((p, q) => p.u - q.u)) {
    const last = merged.at(-1);
    if (last !== undefined && one.u - last.u < SAME_M)
      merged[merged.length - 1] = { u: last.u, low: Math.min(last.low, one.low), high: Math.max(last.high, one.high) };
    else merged.push(one);
  }
  return merged;
}

/** Of the level edges between two heights that span most of the way between two uprights, the one nearest to the uprights' ends. */
function bestLevel(
  levels: readonly Level[],
  left: Upright,
  right: Upright,
  [lowest, highest]: readonly [number, number],
  ends: number,
): { z: number; share: number } | null {
  let best: { z: number; share: number } | null = null;
  for (const { z } of levels) {
    if (z < lowest || z > highest) continue;
    let spanned = 0;
    let reached = left.u;
    for (const { from, to } of levels
      .filter((other) => Math.abs(other.z - z) < SAME_M)
      .sort((p, q) => p.from - q.from)) {
      spanned += Math.max(0, Math.min(to, right.u) - Math.max(from, reached));
      reached = Math.max(reached, Math.min(to, right.u));
    }
    const share = spanned / (right.u - left.u);
    if (share > OVERLAP && (best === null || Math.abs(z - ends) < Math.abs(best.z - ends))) best = { z, share };
  }
  return best;
}

/** How many times lighter the opening is than the wall beside it; 1 where too little of either is seen. */
function lightnessOf(
  plane: WallPlane,
  camera: PhotoCamera,
  { picture }: RoomEvidence,
  { from, to, bottom, top }: { from: number; to: number; bottom: number; top: number },
): number {
  const scale = picture.width / camera.widthPx;
  const lightAt = (u: number, z: number): number | null => {
    const point = photoPointOf(camera, plane.place(u, z));
    if (point === null || point.x < 0 || point.y < 0 || point.x >= camera.widthPx || point.y >= camera.heightPx)
      return null;
    const [r, g, b] = colourAt(picture, point.x * scale, point.y * scale);
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const inside: number[] = [];
  const beside: number[] = [];
  for (let k = 0; k < 8; k++) {
    // Upper half: below it the view out of a window is often dark.
    const z = bottom + (top - bottom) * (0.5 + k / 18);
    for (let m = 0; m < 6; m++) inside.push(...known(lightAt(from + ((to - from) * (m + 0.7)) / 6.4, z)));
    for (const u of [from - 0.2, from - 0.3, to + 0.2, to + 0.3]) beside.push(...known(lightAt(u, z)));
  }
  if (inside.length < 12 || beside.length < 6) return 1;
  return median(inside) / Math.max(1, median(beside));
}

const known = (value: number | null) => (value === null ? [] : [value]);
function median(values: number[]): number {
  return values.sort((p, q) => p - q)[values.length >> 1]!;
}
