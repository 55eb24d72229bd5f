import type { ExactPoint, Ring } from "../../floor-plan/level-shape.ts";
import type { Level } from "../../floor-plan/plan.ts";
import type { MaterialId } from "../materials.ts";
import type { SceneParts } from "../scene-parts.ts";
import { emptySolid } from "../solids/solid.ts";
import { clipped } from "./polygons.ts";
import { addLevelFace, addUprightFace } from "./prisms.ts";
import { isOutdoors, isWet, type WallFrame, wallHeight } from "./wall-frame.ts";

/** Height of the horizontal cut of a section, above each floor, in metres: above sills and worktops, below the heads of windows. */
export const SECTION_CUT = 1.6;

/**
 * Walls as closed solids, parted where openings stand in them: full height between openings, below the sill and above the head at one.
 * Each face wears what the room before it asks for. Hidden inside each wall lies its cut surface at `SECTION_CUT`, which shows when
 * everything above is left out.
 */
export function addWalls(parts: SceneParts, level: Level, frames: readonly WallFrame[]): void {
  const floor = level.elevationMm / 1000;
  for (const frame of frames) {
    const { wall } = frame.shape;
    if (wall.kind === "virtual" || wall.thicknessMm < 1 || wall.kind === "baranda") continue;
    const height = wallHeight(frame, level);
    for (const span of wallSpans(frame)) {
      const ring = spanRing(frame, span.start, span.end);
      if (ring.length < 3) continue;
      if (!span.opening) {
        addSpan(parts, frame, ring, floor, floor + height, span);
        for (const { at, sill, head } of span.jambs)
          addJamb(parts, frame, ring, at, floor + sill, floor + Math.min(head, height));
      } else {
        const sill = Math.min(span.opening.sill, height);
        const head = Math.min(span.opening.head, height);
        if (sill > 0.001) addSpan(parts, frame, ring, floor, floor + sill, span);
        if (head < height - 0.001) addSpan(parts, frame, ring, floor + head, floor + height, span);
      }
    }
  }
}

interface WallSpan {
  readonly start: number;
  readonly end: number;
  /** Heights above the floor, in metres; null where the wall runs through. */
  readonly opening: { readonly sill: number; readonly head: number } | null;
  readonly jambs: readonly { readonly at: number; readonly sill: number; readonly head: number }[];
}

/** Stretches of the wall from its start to its end, open and closed in turn; the first and the last reach into its corners. */
export function wallSpans(frame: WallFrame): readonly WallSpan[] {
  const place = (p: ExactPoint) => (p.x - frame.origin.x) * frame.along.x + (p.y - frame.origin.y) * frame.along.y;
  const spans: WallSpan[] = [];
  let at = Number.NEGATIVE_INFINITY;
  let before: WallSpan["jambs"] = [];
  for (const { opening, start, end } of frame.shape.openings) {
    const [first, last] = [Math.max(at, place(start)), place(end)];
    if (last - first < 1) continue;
    const size = { sill: opening.sillMm / 1000, head: (opening.sillMm + opening.heightMm) / 1000 };
    spans.push({ start: at, end: first, opening: null, jambs: [...before, { at: first, ...size }] });
    spans.push({ start: first, end: last, opening: size, jambs: [] });
    before = [{ at: last, ...size }];
    at = last;
  }
  spans.push({ start: at, end: Number.POSITIVE_INFINITY, opening: null, jambs: before });
  return spans;
}

/** The part of the wall's outline between two places along it. */
export function spanRing(frame: WallFrame, start: number, end: number): Ring {
  const base = frame.origin.x * frame.along.x + frame.origin.y * frame.along.y;
  let ring: Ring = frame.shape.outline;
  if (Number.isFinite(end)) ring = clipped(ring, frame.along, base + end);
  if (Number.isFinite(start)) ring = clipped(ring, { x: -frame.along.x, y: -frame.along.y }, -(base + start));
  return ring;
}

/** Where a corner lies in the wall's own frame: along it and to its left. */
function local(frame: WallFrame, p: ExactPoint) {
  const [dx, dy] = [p.x - frame.origin.x, p.y - frame.origin.y];
  return { s: dx * frame.along.x + dy * frame.along.y, k: dx * frame.left.x + dy * frame.left.y };
}

function addSpan(parts: SceneParts, frame: WallFrame, ring: Ring, low: number, high: number, span: WallSpan): void {
  const half = frame.shape.wall.thicknessMm / 2;
  const level = emptySolid();
  addLevelFace(level, [ring], high, true);
  addLevelFace(level, [ring], low, false);
  parts.add("wall", "wall", null, level);
  ring.forEach((from, index) => {
    const to = ring[(index + 1) % ring.length]!;
    const [a, b] = [local(frame, from), local(frame, to)];
    const isCut = [span.start, span.end].some((at) => Math.abs(a.s - at) < 0.5 && Math.abs(b.s - at) < 0.5);
    if (isCut) return;
    const side = a.k > half - 1 && b.k > half - 1 ? "left" : a.k < 1 - half && b.k < 1 - half ? "right" : "end";
    const room = side === "left" ? frame.leftRoom : side === "right" ? frame.rightRoom : null;
    const solid = emptySolid();
    addUprightFace(solid, from, to, low, high, a.s / 1000);
    const material = side === "end" ? endMaterial(frame) : faceMaterial(frame, side);
    parts.add("wall", material, room?.id ?? null, solid);
  });
}

function faceMaterial(frame: WallFrame, side: "left" | "right"): MaterialId {
  const room = side === "left" ? frame.leftRoom : frame.rightRoom;
  if (isOutdoors(room)) return "facade";
  return isWet(room) ? "wet-tile" : "wall";
}

const endMaterial = (frame: WallFrame): MaterialId =>
  isOutdoors(frame.leftRoom) && isOutdoors(frame.rightRoom) ? "facade" : "wall";

/** The face that a full stretch shows to an opening. */
function addJamb(parts: SceneParts, frame: WallFrame, ring: Ring, at: number, low: number, high: number): void {
  ring.forEach((from, index) => {
    const to = ring[(index + 1) % ring.length]!;
    if (Math.abs(local(frame, from).s - at) > 0.5 || Math.abs(local(frame, to).s - at) > 0.5) return;
    const solid = emptySolid();
    addUprightFace(solid, from, to, low, high);
    parts.add("wall", endMaterial(frame), null, solid);
  });
}

/** Cut surfaces of the walls at the height of the section, one for each stretch that stands there. */
export function addWallCuts(parts: SceneParts, level: Level, frames: readonly WallFrame[]): void {
  const y = level.elevationMm / 1000 + SECTION_CUT - 0.002;
  for (const frame of frames) {
    const { wall } = frame.shape;
    if (wall.kind === "virtual" || wall.kind === "baranda" || wall.thicknessMm < 1) continue;
    if (wallHeight(frame, level) < SECTION_CUT) continue;
    for (const span of wallSpans(frame)) {
      if (span.opening && span.opening.sill < SECTION_CUT && span.opening.head > SECTION_CUT) continue;
      const ring = spanRing(frame, span.start, span.end);
      if (ring.length < 3) continue;
      const cut = emptySolid();
      addLevelFace(cut, [ring], y, true);
      parts.add("wall", "wall-cut", null, cut);
    }
  }
}
