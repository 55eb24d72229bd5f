import { type Draft, endsOf, Refusal } from "./draft-level.ts";
import { isInRings, turn, windingOf } from "./geometry.ts";
import { faceWalks, wallGraph } from "./half-edges.ts";
import { innerMiddle } from "./inner-middle.ts";
import { type Level, MOST_LEVELS, MOST_WALLS, PLAN_SIDE_MM, type Point, type RoomLabel } from "./plan.ts";
import { tidyWalls } from "./tidy-walls.ts";

/** Most elements of a kind on a level, as the schema says. */
const MOST = {
  openings: [500, "puertas y ventanas"],
  rooms: [200, "nombres de estancia"],
  lowZones: [50, "zonas bajas"],
  furniture: [500, "muebles"],
  stairs: [20, "escaleras"],
  dimensions: [300, "cotas"],
  notes: [200, "notas"],
  measures: [300, "medidas"],
} as const satisfies Partial<Record<keyof Level, readonly [number, string]>>;

/** The level that a draft became: walls sound, corners without walls gone, measures and names brought along. */
export function closedDraft(draft: Draft): Level {
  tidyWalls(draft);
  dropLooseCorners(draft);
  const walls = [...draft.walls.values()];
  const vertices = [...draft.vertices.values()];
  const level: Level = {
    ...draft.before,
    vertices,
    walls,
    openings: [...draft.openings.values()].filter(({ wallId }) => draft.walls.has(wallId)),
    measures: keptMeasures(draft),
  };
  return checkedLevel({ ...level, rooms: keptLabels(draft.before, level) });
}

/** @throws Refusal if a limit of the document is passed */
export function checkedLevel(level: Level): Level {
  if (level.walls.length > MOST_WALLS) throw new Refusal(`Un plano tiene como mucho ${MOST_WALLS} muros.`);
  for (const [kind, [most, name]] of Object.entries(MOST))
    if ((level[kind as keyof typeof MOST] as readonly unknown[]).length > most)
      throw new Refusal(`Una planta tiene como mucho ${most} ${name}.`);
  if (level.vertices.some((vertex) => !isWithin(vertex))) throw new Refusal("El plano cabe en 100 × 100\u00a0m.");
  return level;
}

export const tooManyLevels = () => new Refusal(`Un plano tiene como mucho ${MOST_LEVELS} plantas.`);

/** Whether both coordinates, in millimetres, lie within the plan's square. */
export const isWithin = ({ x, y }: Point): boolean =>
  Math.abs(x) <= PLAN_SIDE_MM / 2 && Math.abs(y) <= PLAN_SIDE_MM / 2;

function dropLooseCorners(draft: Draft) {
  const needed = new Set([...draft.walls.values()].flatMap(({ from, to }) => [from, to]));
  for (const id of [...draft.vertices.keys()]) if (!needed.has(id)) draft.vertices.delete(id);
}

/** Measures follow corners that were joined and go with those that went. */
function keptMeasures(draft: Draft): Level["measures"] {
  const follow = (id: string): string => {
    let at = id;
    for (let next = draft.merged.get(at); next !== undefined; next = draft.merged.get(at)) at = next;
    return at;
  };
  const { measures } = draft.before;
  if (measures.every(({ fromVertex, toVertex }) => draft.vertices.has(fromVertex) && draft.vertices.has(toVertex)))
    return measures;
  return measures
    .map((measure) => ({ ...measure, fromVertex: follow(measure.fromVertex), toVertex: follow(measure.toVertex) }))
    .filter(
      ({ fromVertex, toVertex }) =>
        fromVertex !== toVertex && draft.vertices.has(fromVertex) && draft.vertices.has(toVertex),
    );
}

/** A name stays in its room: where the walls moved away from under its point, it goes to the middle of the same corners. */
function keptLabels(before: Level, level: Level): readonly RoomLabel[] & Level["rooms"] {
  if (level.rooms.length === 0) return level.rooms;
  const graph = wallGraph(before);
  const places = new Map(level.vertices.map((vertex) => [vertex.id, vertex]));
  const faces = faceWalks(graph).filter(({ area }) => area > 0);
  return level.rooms.map((label) => {
    const face = faces.find(
      ({ edges }) =>
        windingOf(
          label.at,
          edges.map((edge) => graph.start[edge]!),
        ) > 0,
    );
    if (!face) return label;
    const corners = face.edges.map((edge) => graph.start[edge]!);
    const after = corners.map(({ id }) => places.get(id));
    if (after.some((corner) => !corner)) return label;
    const ring = after.map((corner) => corner!);
    if (ring.every((corner, at) => corner === corners[at]) || isInRings(label.at, [ring])) return label;
    const { x, y } = innerMiddle([ring]);
    return { ...label, at: { x: Math.round(x), y: Math.round(y) } };
  });
}

/** Whether a corner lies straight between two others, to a millimetre. */
export function isStraight(draft: Draft, vertexId: string): boolean {
  const [one, other, ...more] = [...draft.walls.values()].filter(
    ({ from, to }) => from === vertexId || to === vertexId,
  );
  if (!one || !other || more.length > 0) return false;
  const at = draft.vertices.get(vertexId)!;
  const [a, b] = [one, other].map((wall) => endsOf(draft, wall).find(({ id }) => id !== vertexId));
  if (!a || !b) return false;
  const length = Math.hypot(b.x - a.x, b.y - a.y);
  const dot = (at.x - a.x) * (b.x - at.x) + (at.y - a.y) * (b.y - at.y);
  return length > 0 && dot > 0 && Math.abs(turn(a, b, at)) <= length;
}
