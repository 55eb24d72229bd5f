import { distanceToSegment } from "../floor-plan/geometry.ts";
import type { ExactPoint } from "../floor-plan/level-shape.ts";
import { unreached, type WalkField } from "./passages.ts";
import type { Placement } from "./placements.ts";
import { gapBetween, overlap, rectangleAt } from "./polygons.ts";
import type { RoomObstacles } from "./room-obstacles.ts";

/** A group with all its possible places and the one it takes now. */
export interface Chosen {
  readonly slot: string;
  readonly places: readonly Placement[];
  readonly at: number;
}

interface Conflict {
  /** Spanish, without its first capital: «entre la cama y el armario quedarían 41 cm y hacen falta 60». */
  readonly text: string;
  readonly items: readonly string[];
}

const placeOf = ({ places, at }: Chosen): Placement => places[at]!;

/** Pieces that overlap, or stand in what another needs clear. */
export function conflictsOf(chosen: readonly Chosen[]): Conflict[] {
  const conflicts: Conflict[] = [];
  chosen.forEach((one, at) => {
    for (const other of chosen.slice(at + 1)) {
      const conflict = conflictOf(placeOf(one), placeOf(other));
      if (conflict) conflicts.push(conflict);
    }
  });
  return conflicts;
}

function conflictOf(one: Placement, other: Placement): Conflict | null {
  const names = `entre ${one.group.name} y ${other.group.name}`;
  const items = [one.group.pieces[0]!.item, other.group.pieces[0]!.item];
  if (one.solids.some(({ outline }) => other.solids.some((each) => overlap(outline, each.outline))))
    return { text: `${one.group.name} y ${other.group.name} se pisarían.`, items };
  for (const [owner, guest] of [
    [one, other],
    [other, one],
  ] as const)
    for (const zone of owner.zones)
      if (guest.solids.some(({ outline }) => overlap(outline, zone.outline))) {
        const gap = Math.min(
          ...owner.solids.flatMap(({ outline }) => guest.solids.map((each) => gapBetween(outline, each.outline))),
        );
        return {
          text: `${names} quedarían ${Math.round(gap / 10)}\u00a0cm y hacen falta ${Math.round(zone.needsMm / 10)}.`,
          items,
        };
      }
  return null;
}

/** Names of the groups, and of doors, that cannot be walked to. */
export function farAway(chosen: readonly Chosen[], field: WalkField): string[] {
  const solids = chosen.flatMap((each) => placeOf(each).solids.map(({ outline }) => outline));
  const groups = chosen.map(placeOf).filter(({ zones }) => zones.length > 0);
  const doors = field.doors.slice(1).map((door) => rectangleAt(door, 100, 100, 0));
  // The last clear rectangle is the one before the piece.
  const fronts = groups.map(({ zones }) => zones[zones.length - 1]!.outline);
  return unreached(field, solids, [...doors, ...fronts]).map(
    (at) => groups[at - doors.length]?.group.name ?? "otra puerta",
  );
}

/** How far a layout is from how one would put it; 0 is as good as it gets. */
export function weigh(chosen: readonly Chosen[], room: RoomObstacles): number {
  return chosen.reduce((sum, each) => sum + weighOne(each, chosen, room), 0);
}

function weighOne(each: Chosen, chosen: readonly Chosen[], room: RoomObstacles): number {
  const place = placeOf(each);
  const { group, face, offMiddle, offEnd, front, middle } = place;
  let weight = 0;
  if (group.likes === "middle-of-wall") weight += offMiddle / 1000;
  if (group.likes === "corner") weight += Math.min(2, offEnd / 400);
  if (group.likes === "middle-of-room") weight += middleWeight(middle, chosen, each, room);
  if (face && group.avoidsDoorWall && face.hasDoor) weight += 1.2;
  if (face && group.avoidsWindowWall && face.hasWindow) weight += 0.8;
  // A short piece of wall is a niche: good for nothing that wants the middle of one.
  if (face && group.likes === "middle-of-wall" && face.lengthMm < 1800) weight += 0.6;
  const seen = group.faces === null ? undefined : chosen.find(({ slot }) => slot === group.faces);
  if (seen) {
    weight += facingWeight(front, middle, placeOf(seen));
    // Nobody wants a table between the sofa and the television.
    const others = chosen.filter((other) => other !== each && other !== seen);
    const between = others.filter((other) => standsBetween(placeOf(other), middle, placeOf(seen).middle));
    weight += 1.5 * between.length;
  }
  return weight;
}

/** Far from walls and from other groups. */
function middleWeight(middle: ExactPoint, chosen: readonly Chosen[], self: Chosen, { rings }: RoomObstacles): number {
  const outer = rings[0]!;
  const others = chosen.filter((each) => each !== self);
  if (others.length === 0) {
    const x = (Math.min(...outer.map((each) => each.x)) + Math.max(...outer.map((each) => each.x))) / 2;
    const y = (Math.min(...outer.map((each) => each.y)) + Math.max(...outer.map((each) => each.y))) / 2;
    return Math.hypot(middle.x - x, middle.y - y) / 1000;
  }
  const nearest = Math.min(
    ...others.map((each) => Math.hypot(placeOf(each).middle.x - middle.x, placeOf(each).middle.y - middle.y)),
  );
  return Math.max(0, 2 - nearest / 1500);
}

/** Whether a piece of a group comes within 60 cm of the line between two points. */
function standsBetween({ solids }: Placement, from: ExactPoint, to: ExactPoint): boolean {
  return solids.some(({ at }) => distanceToSegment(at, from, to) < 600);
}

/** Straight opposite, two to four metres away. */
function facingWeight(front: ExactPoint, middle: ExactPoint, other: Placement): number {
  const against = -(front.x * other.front.x + front.y * other.front.y);
  const toward = { x: other.middle.x - middle.x, y: other.middle.y - middle.y };
  const ahead = toward.x * front.x + toward.y * front.y;
  const aside = Math.abs(toward.x * front.y - toward.y * front.x);
  const far = ahead < 1800 ? (1800 - ahead) / 500 : Math.max(0, ahead - 4200) / 800;
  return (1 - against) * 2 + aside / 500 + far;
}
