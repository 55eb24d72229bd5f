import { combineRings, MOST_RING_STEPS, type RingWork, TooTangled } from "./combine-rings.ts";
import { axisOf, type Face, faceOf, facesOf, overlaps } from "./faces.ts";
import { crossesItself, isInRings, ringArea, ringsArea, windingOf } from "./geometry.ts";
import { type WallGraph, wallGraph } from "./half-edges.ts";
import { innerMiddle } from "./inner-middle.ts";
import { isTangled, levelProblems, tangledWalls } from "./level-problems.ts";
import type { Ring, RoomShape, ShapeLevel, WallShape } from "./level-shape.ts";
import { openingShapes } from "./opening-shapes.ts";
import { outerRings } from "./outer-rings.ts";
import type { Level, Opening, RoomLabel } from "./plan.ts";
import { halfThickness, previousEdges, type WallCorner, wallCorners, wallOutline } from "./wall-corners.ts";
import { wallSolids } from "./wall-solids.ts";

/** Faces smaller than this between walls are no rooms, in mm². */
const LEAST_ROOM = 10_000;

/**
 * Rooms, solids and problems of a level, from its walls alone.
 *
 * Faces are walked by half-edges; what is seen of them lies half a thickness inside, mitred. Where mitres run into each other (walls
 * closer than they are thick, very sharp corners) the ring is taken anew, exactly, as the face without the walls' solids. A level that is
 * too tangled for that has no rooms, and a problem that says so: no plan holds its page or a server up.
 */
export const shapeLevel: ShapeLevel = (level) => {
  const graph = wallGraph(level);
  const corners = wallCorners(graph);
  const walls = wallShapes(level, graph, corners);
  const problems = levelProblems(level, graph, walls);
  const tangled = { rooms: [], walls, outer: [], problems: [...problems, tangledWalls(level)] };
  if (isTangled(problems)) return tangled;
  const work: RingWork = { steps: MOST_RING_STEPS };
  try {
    return {
      rooms: roomShapes(level, graph, corners, work),
      walls,
      outer: outerRings(level, halfThickness, work),
      problems,
    };
  } catch (error) {
    if (error instanceof TooTangled) return tangled;
    throw error;
  }
};

function wallShapes(level: Level, graph: WallGraph, corners: readonly WallCorner[]): WallShape[] {
  const before = previousEdges(graph);
  const openings = new Map<string, Opening[]>();
  for (const opening of level.openings) {
    const list = openings.get(opening.wallId);
    if (list) list.push(opening);
    else openings.set(opening.wallId, [opening]);
  }
  return graph.walls.map((wall, at) => {
    const from = graph.start[2 * at]!;
    const to = graph.start[2 * at + 1]!;
    return {
      wall,
      outline: wallOutline(graph, corners, before, at),
      lengthMm: Math.hypot(to.x - from.x, to.y - from.y),
      openings: openingShapes(wall, from, to, openings.get(wall.id) ?? []),
    };
  });
}

function roomShapes(level: Level, graph: WallGraph, corners: readonly WallCorner[], work: RingWork): RoomShape[] {
  const solids = wallSolidsOnce(graph, corners);
  const taken = new Set<string>();
  const used = new Set<string>();
  const rooms: RoomShape[] = [];
  for (const face of facesOf(graph).faces) {
    const walks = [face.walk, ...face.holes];
    const inner = innerRings(face, corners, solids, work);
    const innerAreaMm2 = ringsArea(inner);
    if (innerAreaMm2 < LEAST_ROOM) continue;
    const axis = walks.map((walk) => axisOf(graph, walk));
    const label = labelWithin(level.rooms, axis, taken);
    if (label) taken.add(label.id);
    const ids = walks.map((walk) => walk.edges.map((edge) => graph.start[edge]!.id));
    rooms.push({
      id: label?.id ?? faceId(ids[0]!, used),
      label,
      inner,
      axis,
      corners: ids,
      sides: walks.map((walk) =>
        walk.edges.map((edge) => ({ wallId: graph.walls[edge >> 1]!.id, isReversed: edge % 2 === 1 })),
      ),
      innerAreaMm2,
      lowAreaMm2: lowArea(level, inner, work),
      middle: innerMiddle(inner),
    });
  }
  return rooms;
}

function wallSolidsOnce(graph: WallGraph, corners: readonly WallCorner[]): () => Ring[] {
  let solids: Ring[] | null = null;
  return () => {
    solids ??= wallSolids(graph, corners);
    return solids;
  };
}

function innerRings(
  { walk, axis, holes }: Face,
  corners: readonly WallCorner[],
  solids: () => Ring[],
  work: RingWork,
): Ring[] {
  const mitred = [walk, ...holes].map((each) => faceOf(each, corners));
  const isSound =
    mitred.every((ring) => !crossesItself(ring)) &&
    ringArea(mitred[0]!) > 0 &&
    mitred.slice(1).every((hole) => !meets(hole, mitred[0]!));
  if (isSound) return mitred.filter((ring, at) => at === 0 || ringArea(ring) < 0);
  const regions = combineRings(
    [axis],
    solids().filter((solid) => overlaps(solid, axis)),
    (face, wall) => face > 0 && wall === 0,
    work,
  );
  return largestRegion(regions);
}

/** Whether a hole leaves its outer ring, by its corners and edges. */
function meets(hole: Ring, outer: Ring): boolean {
  return hole.some((point) => windingOf(point, outer) <= 0) || outer.some((point) => windingOf(point, hole) !== 0);
}

/** A face that thick walls pinch into several floors is the largest of them. */
function largestRegion(rings: readonly Ring[]): Ring[] {
  const outer = rings.filter((ring) => ringArea(ring) > 0).sort((one, other) => ringArea(other) - ringArea(one))[0];
  if (!outer) return [];
  return [outer, ...rings.filter((ring) => ringArea(ring) < 0 && windingOf(ring[0]!, outer) > 0)];
}

/** The first label inside a face names it. */
function labelWithin(
  labels: readonly RoomLabel[],
  axis: readonly Ring[],
  taken: ReadonlySet<string>,
): RoomLabel | null {
  return labels.find((label) => !taken.has(label.id) && isInRings(label.at, axis)) ?? null;
}

function faceId(corners: readonly string[], used: Set<string>): string {
  const stem = `face-${[...new Set(corners)].sort().slice(0, 3).join("-")}`;
  let id = stem;
  for (let again = 2; used.has(id); again++) id = `${stem}-${again}`;
  used.add(id);
  return id;
}

function lowArea(level: Level, inner: readonly Ring[], work: RingWork): number {
  const zones = level.lowZones
    .map(({ outline }) => outline)
    .filter((outline) => outline.length > 2 && overlaps(outline, inner[0]!));
  if (zones.length === 0) return 0;
  const clockwise = zones.map((zone) => (ringArea(zone) < 0 ? [...zone].reverse() : zone));
  return ringsArea(combineRings(inner, clockwise, (room, low) => room > 0 && low !== 0, work));
}
