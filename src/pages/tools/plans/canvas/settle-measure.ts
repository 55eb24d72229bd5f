import type { LevelShape, RoomShape } from "#domain/tools/floor-plan/level-shape.ts";
import type { Point } from "#domain/tools/floor-plan/plan.ts";
import { type Draft, type DraftContext, IDLE, type Step, still } from "./draft.ts";
import { distance, isInRing, middleOf, wholePoint } from "./geometry.ts";
import { formatMetres } from "./plan-words.ts";
import { faceTargets } from "./snap-sources.ts";

/** The command that follows from a typed measure between two points that stand: a measure of a room, or the scale of the underlay. */
export function settleMeasure(
  drawn: Extract<Draft, { kind: "points" }>,
  lengthMm: number,
  context: DraftContext,
): Step {
  const [from, to] = drawn.points;
  if (!from || !to) return still(drawn);
  return drawn.tool === "calibrate"
    ? scaleUnderlay(drawn, from, to, lengthMm, context)
    : keepMeasure(drawn, from, to, lengthMm, context);
}

/** The first point stays where it lies and the picture grows or shrinks around it. */
function scaleUnderlay(drawn: Draft, from: Point, to: Point, lengthMm: number, { level }: DraftContext): Step {
  const { underlay } = level;
  if (!underlay) return { ...still(drawn), refused: "Pon antes una imagen de fondo." };
  const factor = lengthMm / distance(from, to);
  const mmPerPixel = underlay.mmPerPixel * factor;
  if (!(mmPerPixel > 0 && mmPerPixel <= 1000))
    return { ...still(drawn), refused: "Con esa medida la imagen no cabe en el plano." };
  const at = wholePoint({
    x: from.x + (underlay.at.x - from.x) * factor,
    y: from.y + (underlay.at.y - from.y) * factor,
  });
  return {
    draft: IDLE,
    commands: [{ do: "set-underlay", levelId: level.id, underlay: { ...underlay, at, mmPerPixel } }],
    tool: { kind: "select" },
    say: "Escala del fondo fijada.",
  };
}

function keepMeasure(drawn: Draft, from: Point, to: Point, lengthMm: number, context: DraftContext): Step {
  const found = cornersOfOneRoom(from, to, context);
  if (!found) {
    return { ...still(drawn), refused: "La medida real se anota entre dos esquinas de una misma estancia." };
  }
  const { level, newId } = context;
  return {
    draft: IDLE,
    commands: [{ do: "put-measure", levelId: level.id, measure: { id: newId(), ...found, lengthMm } }],
    say: `Medida de ${formatMetres(lengthMm)} anotada.`,
  };
}

/** The corners of walls that two measured points belong to, and a point inside the room that has both; null where there is none. */
export function cornersOfOneRoom(from: Point, to: Point, { level, shape }: Pick<DraftContext, "level" | "shape">) {
  const { vertices } = faceTargets(level, shape);
  const idsAt = (point: Point) => new Set(vertices.filter((corner) => distance(corner, point) < 2).map(({ id }) => id));
  const [starts, ends] = [idsAt(from), idsAt(to)];
  for (const room of roomsOver(shape, middleOf(from, to))) {
    const corners = room.corners.flat();
    const fromVertex = corners.find((id) => starts.has(id));
    const toVertex = corners.find((id) => ends.has(id));
    if (fromVertex === undefined || toVertex === undefined || fromVertex === toVertex) continue;
    return { at: wholePoint(room.middle), fromVertex, toVertex };
  }
  return null;
}

/** Rooms with that point on their floor come first: along a face the middle lies on the edge of two. */
const roomsOver = ({ rooms }: LevelShape, point: { x: number; y: number }): readonly RoomShape[] =>
  [...rooms].sort((one, other) => Number(isOver(other, point)) - Number(isOver(one, point)));

const isOver = ({ inner }: RoomShape, point: { x: number; y: number }) => isInRing(point, inner[0] ?? []);
