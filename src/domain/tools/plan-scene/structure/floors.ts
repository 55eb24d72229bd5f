import type { ExactPoint, LevelShape, Ring, RoomShape } from "../../floor-plan/level-shape.ts";
import type { Level, Stair } from "../../floor-plan/plan.ts";
import type { MaterialId } from "../materials.ts";
import type { SceneParts } from "../scene-parts.ts";
import { emptySolid } from "../solids/solid.ts";
import { isInside, triangles, withoutConvex } from "./polygons.ts";
import { addLevelFace, addUprightFace, prism } from "./prisms.ts";
import { isOutdoors, isWet, type WallFrame } from "./wall-frame.ts";
import { spanRing, wallSpans } from "./walls.ts";

/** How thick floors and ceilings are, in metres: only their edges show it. */
const SLAB = 0.12;
const SKIRTING_HEIGHT = 0.08;
const SKIRTING_MM = 12;

const floorMaterial = (room: RoomShape | null): MaterialId => `floor-${room?.label?.floor ?? "roble"}`;

/** Boards run along the longer side of a room. */
function runsAcross(room: RoomShape | null): boolean {
  const outer = room?.inner[0];
  if (!outer) return false;
  const [xs, ys] = [outer.map((p) => p.x), outer.map((p) => p.y)];
  return Math.max(...ys) - Math.min(...ys) > Math.max(...xs) - Math.min(...xs);
}

/** Floors of all rooms as slabs below their height, and what is walked on within the walls, at doors. `holes` are stairs that come up. */
export function addFloors(
  parts: SceneParts,
  level: Level,
  shape: LevelShape,
  frames: readonly WallFrame[],
  holes: readonly Ring[],
): void {
  const y = level.elevationMm / 1000;
  for (const room of shape.rooms) {
    if (room.label?.use === "escalera" && holes.some((hole) => isInside(room.inner, middleOf(hole)))) continue;
    for (const piece of pieces(room.inner, holes)) {
      parts.add("floor", floorMaterial(room), room.id, prism(piece, y - SLAB, y, runsAcross(room)));
    }
  }
  for (const frame of frames) {
    for (const span of wallSpans(frame)) {
      if (!span.opening || span.opening.sill > 0.001) continue;
      const ring = spanRing(frame, span.start, span.end);
      const room = isOutdoors(frame.rightRoom) ? (frame.leftRoom ?? frame.rightRoom) : frame.rightRoom;
      if (ring.length >= 3) parts.add("floor", floorMaterial(room), room?.id ?? null, prism([ring], y - SLAB, y));
    }
  }
}

export function addCeilings(
  parts: SceneParts,
  level: Level,
  shape: LevelShape,
  frames: readonly WallFrame[],
  holes: readonly Ring[],
): void {
  const y = (level.elevationMm + level.ceilingMm) / 1000;
  for (const room of shape.rooms) {
    if (room.label?.cover === "exterior-descubierto") continue;
    for (const piece of pieces(room.inner, holes)) parts.add("ceiling", "ceiling", room.id, prism(piece, y, y + SLAB));
  }
  for (const { shape: wall } of frames) {
    if (wall.wall.heightMm !== null || wall.wall.kind === "baranda" || wall.outline.length < 3) continue;
    parts.add("ceiling", "facade", null, prism([wall.outline], y, y + SLAB));
  }
}

/** The rings whole where no hole touches them; else their triangles without the holes. */
function pieces(rings: readonly Ring[], holes: readonly Ring[]): readonly (readonly Ring[])[] {
  const touching = holes.filter((hole) => hole.some((p) => isInside(rings, p)) || isInside(rings, middleOf(hole)));
  if (touching.length === 0) return [rings];
  let left: readonly Ring[] = triangles(rings);
  for (const hole of touching) left = left.flatMap((piece) => withoutConvex(piece, hole));
  return left.map((ring) => [ring]);
}

const middleOf = (ring: Ring): ExactPoint => ({
  x: ring.reduce((sum, p) => sum + p.x, 0) / ring.length,
  y: ring.reduce((sum, p) => sum + p.y, 0) / ring.length,
});

/** The part of the floor above that a stair takes, as a rectangle. */
export function stairFootprint(stair: Stair): Ring {
  const angle = (stair.rotation * Math.PI) / 180;
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  return [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ].map(([u, v]) => {
    const [x, y] = [(u! * stair.widthMm) / 2, (v! * stair.depthMm) / 2];
    return { x: stair.at.x + c * x - s * y, y: stair.at.y + s * x + c * y };
  });
}

/** Skirting along the inner faces of dry rooms, mitred in corners and parted where one walks through. */
export function addSkirting(parts: SceneParts, level: Level, shape: LevelShape, frames: readonly WallFrame[]): void {
  const y = level.elevationMm / 1000;
  for (const room of shape.rooms) {
    if (isOutdoors(room) || isWet(room) || room.label?.use === "garaje" || room.label?.use === "trastero") continue;
    const around = new Set(room.sides.flat().map((side) => side.wallId));
    const gaps = frames.flatMap((frame) => (around.has(frame.shape.wall.id) ? gapsOf(frame) : []));
    for (const ring of room.inner) {
      const inset = insetRing(ring, SKIRTING_MM);
      ring.forEach((a, index) => {
        const next = (index + 1) % ring.length;
        addSkirtingSide(parts, room.id, [a, ring[next]!], [inset[index]!, inset[next]!], gaps, y);
      });
    }
  }
}

interface Gap {
  readonly start: ExactPoint;
  readonly end: ExactPoint;
  readonly reach: number;
}

function gapsOf({ shape, origin, along, left }: WallFrame): readonly Gap[] {
  if (shape.wall.kind === "virtual") {
    const end = { x: origin.x + along.x * shape.lengthMm, y: origin.y + along.y * shape.lengthMm };
    return [{ start: origin, end, reach: 20 + Math.abs(left.x) }];
  }
  return shape.openings
    .filter(({ opening }) => opening.sillMm === 0)
    .map(({ opening, start, end }) => {
      const casing = opening.kind === "hueco" ? 0 : 70;
      const shift = { x: along.x * casing, y: along.y * casing };
      return {
        start: { x: start.x - shift.x, y: start.y - shift.y },
        end: { x: end.x + shift.x, y: end.y + shift.y },
        reach: shape.wall.thicknessMm / 2 + 15,
      };
    });
}

/** Each corner moved into the room along the bisector, so that every side lies `by` millimetres further in. */
function insetRing(ring: Ring, by: number): Ring {
  return ring.map((p, index) => {
    const before = ring[(index + ring.length - 1) % ring.length]!;
    const after = ring[(index + 1) % ring.length]!;
    const a = rightOf(before, p);
    const b = rightOf(p, after);
    const scale = by / Math.max(0.2, 1 + a.x * b.x + a.y * b.y);
    return { x: p.x + (a.x + b.x) * scale, y: p.y + (a.y + b.y) * scale };
  });
}

function rightOf(a: ExactPoint, b: ExactPoint): ExactPoint {
  const size = Math.hypot(b.x - a.x, b.y - a.y) || 1;
  return { x: -(b.y - a.y) / size, y: (b.x - a.x) / size };
}

function addSkirtingSide(
  parts: SceneParts,
  roomId: string,
  [a, b]: readonly [ExactPoint, ExactPoint],
  [c, d]: readonly [ExactPoint, ExactPoint],
  gaps: readonly Gap[],
  y: number,
): void {
  const size = Math.hypot(b.x - a.x, b.y - a.y);
  if (size < 30) return;
  const along = { x: (b.x - a.x) / size, y: (b.y - a.y) / size };
  const taken = gaps
    .filter((gap) => isBeside(gap, a, along))
    .map((gap) => [gap.start, gap.end].map((p) => (p.x - a.x) * along.x + (p.y - a.y) * along.y).sort((s, t) => s - t))
    .filter(([s, t]) => t! > 0 && s! < size)
    .sort((s, t) => s[0]! - t[0]!);
  let at = 0;
  for (const [start, end] of [...taken, [size, size]]) {
    if (start! - at > 20) {
      const point = (s: number): ExactPoint => ({ x: a.x + along.x * s, y: a.y + along.y * s });
      const inner = (s: number): ExactPoint => {
        if (s <= 0) return c;
        if (s >= size) return d;
        const into = rightOf(a, b);
        return { x: a.x + along.x * s + into.x * SKIRTING_MM, y: a.y + along.y * s + into.y * SKIRTING_MM };
      };
      const ring = [point(at), point(Math.min(start!, size)), inner(Math.min(start!, size)), inner(at)];
      const solid = emptySolid();
      addLevelFace(solid, [ring], y + SKIRTING_HEIGHT, true);
      addLevelFace(solid, [ring], y, false);
      ring.forEach((from, index) => {
        addUprightFace(solid, from, ring[(index + 1) % 4]!, y, y + SKIRTING_HEIGHT);
      });
      parts.add("skirting", "skirting", roomId, solid);
    }
    at = Math.max(at, end!);
  }
}

function isBeside(gap: Gap, a: ExactPoint, along: ExactPoint): boolean {
  const off = (p: ExactPoint) => Math.abs((p.x - a.x) * along.y - (p.y - a.y) * along.x);
  return off(gap.start) <= gap.reach && off(gap.end) <= gap.reach;
}
