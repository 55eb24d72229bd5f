import type { ExactPoint, Ring } from "../floor-plan/level-shape.ts";
import { furnitureItem } from "./catalogue.ts";
import type { FurnitureGroup, GroupPiece } from "./furniture-sets.ts";
import { isWithinRings, overlap, rectangleAt } from "./polygons.ts";
import type { RoomFace, RoomObstacles } from "./room-obstacles.ts";

/** How far two places along a wall, and in the middle of a room, lie apart, in mm. */
const WALL_STEP = 100;
const FREE_STEP = 200;

export interface PlacedPiece {
  readonly piece: GroupPiece;
  readonly at: ExactPoint;
  readonly rotation: number;
  readonly outline: Ring;
}

/** A group at a place where it meets no wall, leaf or way in. */
export interface Placement {
  readonly group: FurnitureGroup;
  readonly solids: readonly PlacedPiece[];
  readonly soft: readonly PlacedPiece[];
  readonly zones: readonly { readonly outline: Ring; readonly needsMm: number }[];
  readonly middle: ExactPoint;
  /** Where it looks. */
  readonly front: ExactPoint;
  readonly face: RoomFace | null;
  /** How far its middle lies from the middle of its wall, and its sides from the wall's ends, in mm. */
  readonly offMiddle: number;
  readonly offEnd: number;
}

/** Every place of a group that by itself is possible, in a fixed order. */
export function placementsOf(group: FurnitureGroup, room: RoomObstacles): Placement[] {
  const found: Placement[] = [];
  const add = (placement: Placement) => {
    if (isPossible(placement, room)) found.push(placement);
  };
  const [left, right] = widthOf(group);
  if (group.stands === "free") {
    for (const place of freePlaces(room))
      for (const turn of [0, 90]) add(placed(group, place, directionOf(room, turn), null, 0, 0));
    return found;
  }
  for (const face of room.faces) {
    const span = face.lengthMm - (right - left);
    if (!face.isWall || span < -1) continue;
    const places = new Set([0, span / 2, span]);
    for (let at = WALL_STEP; at < span; at += WALL_STEP) places.add(at);
    for (const at of [...places].sort((one, other) => one - other)) {
      if (group.stands === "corner" && at > 1 && at < span - 1) continue;
      const along = at - left;
      const base = { x: face.from.x + face.along.x * along, y: face.from.y + face.along.y * along };
      add(placed(group, base, face.along, face, Math.abs(at - span / 2), Math.min(at, span - at)));
    }
  }
  return found;
}

/** From the leftmost to the rightmost side of the pieces that take floor, in the frame of the wall. */
function widthOf(group: FurnitureGroup): readonly [number, number] {
  const solid = group.pieces.filter(({ isSoft }) => !isSoft);
  const half = (piece: GroupPiece) => (piece.widthMm ?? furnitureItem(piece.item)!.widthMm) / 2;
  return [Math.min(...solid.map((each) => each.x - half(each))), Math.max(...solid.map((each) => each.x + half(each)))];
}

function directionOf({ faces }: RoomObstacles, turn: number): ExactPoint {
  const longest = faces.reduce<RoomFace | null>(
    (best, face) => (best && best.lengthMm >= face.lengthMm ? best : face),
    null,
  );
  const { x, y } = longest?.along ?? { x: 1, y: 0 };
  return turn === 0 ? { x, y } : { x: -y, y: x };
}

function freePlaces({ rings }: RoomObstacles): ExactPoint[] {
  const outer = rings[0] ?? [];
  const xs = outer.map(({ x }) => x);
  const ys = outer.map(({ y }) => y);
  const spread = (from: number, to: number) => {
    const middle = (from + to) / 2;
    const count = Math.floor((to - from) / 2 / FREE_STEP);
    return Array.from({ length: 2 * count + 1 }, (_, at) => middle + (at - count) * FREE_STEP);
  };
  const across = spread(Math.min(...xs), Math.max(...xs));
  return spread(Math.min(...ys), Math.max(...ys)).flatMap((y) => across.map((x) => ({ x, y })));
}

function placed(
  group: FurnitureGroup,
  base: ExactPoint,
  along: ExactPoint,
  face: RoomFace | null,
  offMiddle: number,
  offEnd: number,
): Placement {
  const rotation = (Math.atan2(along.y, along.x) * 180) / Math.PI;
  const at = (x: number, y: number): ExactPoint => ({
    x: base.x + along.x * x - along.y * y,
    y: base.y + along.y * x + along.x * y,
  });
  const pieces = group.pieces.map((piece): PlacedPiece => {
    const { widthMm, depthMm } = furnitureItem(piece.item)!;
    const turned = rotation + piece.turn;
    const spot = at(piece.x, piece.y);
    // Whole millimetres and degrees to a hundredth, as the plan keeps them.
    const whole = { x: Math.round(spot.x), y: Math.round(spot.y) };
    return {
      piece,
      at: whole,
      rotation: turned,
      outline: rectangleAt(whole, piece.widthMm ?? widthMm, depthMm, turned),
    };
  });
  const solids = pieces.filter(({ piece }) => !piece.isSoft);
  return {
    group,
    solids,
    soft: pieces.filter(({ piece }) => piece.isSoft),
    zones: group.zones.map(({ x, y, widthMm, depthMm, needsMm }) => ({
      outline: rectangleAt(at(x, y), widthMm, depthMm, rotation),
      needsMm,
    })),
    middle: solids[0]!.at,
    front: { x: -along.y, y: along.x },
    face,
    offMiddle,
    offEnd,
  };
}

function isPossible({ solids, zones }: Placement, room: RoomObstacles): boolean {
  return (
    solids.every((piece) => isClear(piece.outline, furnitureItem(piece.piece.item)!.heightMm, room)) &&
    zones.every(({ outline }) => isWithinRings(outline, room.rings))
  );
}

/** Whether an outline lies in the room, out of the way of doors, and not before a window that it would darken. */
export function isClear(outline: Ring, heightMm: number, { rings, closed, windows }: RoomObstacles): boolean {
  return (
    isWithinRings(outline, rings) &&
    closed.every((each) => !overlap(outline, each)) &&
    windows.every(({ zone, sillMm }) => heightMm <= Math.max(sillMm, 100) || !overlap(outline, zone))
  );
}
