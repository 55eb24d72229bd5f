import type { PlanCommand } from "#domain/tools/floor-plan/commands.ts";
import type { ExactPoint } from "#domain/tools/floor-plan/level-shape.ts";
import type { Point, WallKind } from "#domain/tools/floor-plan/plan.ts";
import { type Snap, snapPoint } from "#domain/tools/floor-plan/snapping.ts";
import { clearCorner } from "./clear-corner.ts";
import { type Draft, type DraftContext, IDLE, type Input, type PointsTool, type Step, still } from "./draft.ts";
import { alongAndAside, distance, stepFrom, unitVector, wholePoint } from "./geometry.ts";
import { formatMetres } from "./plan-words.ts";
import { settleMeasure } from "./settle-measure.ts";
import { faceTargets, lineTargets } from "./snap-sources.ts";
import { readLength, readPlace } from "./typed-length.ts";

type PointsDraft = Extract<Draft, { kind: "points" }>;

/** Usual thicknesses, in millimetres. */
export const WALL_THICKNESS: Readonly<Record<WallKind, number>> = {
  fachada: 300,
  medianera: 250,
  tabique: 100,
  baranda: 100,
  virtual: 0,
};

/** A room of less than twenty centimetres is a slip of the pointer. */
const LEAST_SIDE_MM = 200;

/** Tools that are drawn point by point: presses, drags, typed lengths and keys. */
export function reducePoints(draft: Draft, input: Input, tool: PointsTool, context: DraftContext): Step {
  const drawn = draft.kind === "points" && draft.tool === tool ? draft : null;
  switch (input.type) {
    case "move": {
      const snap = snapFor(tool, drawn, input, context);
      if (drawn?.isSettled) return still(drawn);
      return still(
        drawn ? { ...drawn, snap } : { kind: "points", tool, points: [], snap, pressedAt: null, isSettled: false },
      );
    }
    case "down": {
      const begun = drawn && !drawn.isSettled ? drawn : null;
      const snap = snapFor(tool, begun, input, context);
      const points = begun && begun.points.length > 0 ? begun.points : [snap.point];
      return still({ kind: "points", tool, points, snap, pressedAt: input.at, isSettled: false });
    }
    case "up": {
      if (!drawn?.pressedAt) return still(draft);
      const snap = snapFor(tool, drawn, input, context);
      const last = drawn.points.at(-1);
      const isDragged = distance(input.at, drawn.pressedAt) > context.toleranceMm;
      const released: PointsDraft = { ...drawn, snap, pressedAt: null };
      if (!last || distance(input.at, last) <= context.toleranceMm) return still(released);
      const step = addPoint(released, snap.point, context);
      return isDragged && tool === "wall" && drawn.points.length === 1 ? { ...step, draft: IDLE } : step;
    }
    case "leave":
      return still(drawn && drawn.points.length > 0 ? drawn : IDLE);
    case "cancel":
      // Points that were clicked stay; a point that a lost press began does not.
      return still(drawn && drawn.points.length > 1 ? { ...drawn, pressedAt: null } : IDLE);
    case "escape":
      return drawn && drawn.points.length > 0
        ? { ...still(IDLE), say: "Dibujo terminado." }
        : { ...still(IDLE), tool: { kind: "select" } };
    case "enter":
      return drawn ? close(drawn, context) : still(draft);
    case "typed":
      return drawn ? typed(drawn, input.texts, context) : still(draft);
    default:
      return still(draft);
  }
}

function snapFor(
  tool: PointsTool,
  drawn: PointsDraft | null,
  { at, isSuspended }: { at: ExactPoint; isSuspended: boolean },
  { level, shape, toleranceMm }: DraftContext,
): Snap {
  const isFree = isSuspended || tool === "calibrate" || (tool === "dimension" && drawn?.points.length === 2);
  const targets = tool === "wall" || tool === "low-zone" ? lineTargets(level) : faceTargets(level, shape);
  const origin = tool === "room" ? undefined : drawn?.points.at(-1);
  return snapPoint(targets, { point: at, toleranceMm, origin, isSuspended: isFree });
}

/** The next point of what is drawn, and what follows from it. */
function addPoint(drawn: PointsDraft, point: Point, context: DraftContext): Step {
  const { level, tool, newId, toleranceMm } = context;
  const [first] = drawn.points;
  const last = drawn.points.at(-1);
  const points = [...drawn.points, point];
  const grown: PointsDraft = { ...drawn, points, pressedAt: null, snap: { ...drawn.snap, point } };
  if (!first || !last) return still(grown);
  const levelId = level.id;
  switch (drawn.tool) {
    case "wall": {
      const kind = tool.kind === "wall" ? tool.wall : "tabique";
      const thicknessMm = WALL_THICKNESS[kind];
      const command: PlanCommand = { do: "draw-wall", levelId, id: newId(), from: last, to: point, thicknessMm, kind };
      const isClosed = points.length > 3 && distance(first, point) < 1;
      const say = `Muro de ${formatMetres(distance(last, point))}.`;
      return { draft: isClosed ? IDLE : grown, commands: [command], say };
    }
    case "room": {
      const corner = clearCorner(level, first, point);
      const opposite = clearCorner(level, point, first);
      const widthMm = Math.abs(opposite.x - corner.x);
      const depthMm = Math.abs(opposite.y - corner.y);
      if (Math.min(widthMm, depthMm) < LEAST_SIDE_MM) {
        return { ...still(drawn), say: "La estancia tiene que medir 20\u00a0cm o más por cada lado." };
      }
      const command: PlanCommand = {
        do: "draw-room",
        levelId,
        id: newId(),
        corner,
        opposite,
        thicknessMm: WALL_THICKNESS.tabique,
        kind: "tabique",
      };
      return {
        draft: IDLE,
        commands: [command],
        say: `Estancia de ${formatMetres(widthMm)} por ${formatMetres(depthMm)}.`,
      };
    }
    case "dimension": {
      const [from, to, beside] = points;
      if (!from || !to || !beside) return still(grown);
      const { aside } = alongAndAside(from, unitVector(from, to), beside);
      // In whole centimetres, as somebody would type it.
      const offsetMm = Math.round(Math.max(-20_000, Math.min(20_000, aside)) / 10) * 10;
      return {
        draft: IDLE,
        commands: [{ do: "put-dimension", levelId, dimension: { id: newId(), from, to, offsetMm } }],
        say: `Cota de ${formatMetres(distance(from, to))}.`,
      };
    }
    case "measure":
    case "calibrate":
      return {
        ...still({ ...grown, isSettled: true }),
        say: `Hay ${formatMetres(distance(first, point))} entre los dos puntos.`,
      };
    case "low-zone":
      return points.length > 3 && distance(first, point) <= toleranceMm
        ? close({ ...grown, points: drawn.points }, context)
        : still(grown);
  }
}

/** Enter: a chain of walls or a zone goes back to its beginning; anything else takes the point under the pointer. */
function close(drawn: PointsDraft, context: DraftContext): Step {
  const [first] = drawn.points;
  const last = drawn.points.at(-1);
  if (drawn.isSettled) return still(drawn);
  if (!first || !last) return addPoint(drawn, drawn.snap.point, context);
  if (drawn.tool === "low-zone") {
    if (drawn.points.length < 3) return { ...still(drawn), say: "La zona necesita tres esquinas o más." };
    const zone = { id: context.newId(), outline: [...drawn.points] };
    return {
      draft: IDLE,
      commands: [{ do: "put-low-zone", levelId: context.level.id, zone }],
      say: "Zona baja añadida.",
    };
  }
  if (drawn.tool === "wall" && drawn.points.length > 2 && distance(first, last) >= 1) {
    return { ...addPoint(drawn, first, context), draft: IDLE, say: "Recinto cerrado." };
  }
  return distance(last, drawn.snap.point) < 1 ? still(drawn) : addPoint(drawn, drawn.snap.point, context);
}

function typed(drawn: PointsDraft, texts: readonly string[], context: DraftContext): Step {
  const [text = ""] = texts;
  const place = readPlace(text);
  if (place?.kind === "refused") return { ...still(drawn), refused: place.reason };
  if (place) return addPoint(drawn, { x: place.x, y: place.y }, context);
  const last = drawn.points.at(-1);
  if (!last)
    return { ...still(drawn), refused: "Señala primero dónde empieza, o escribe sus coordenadas: 3,20; 4,10." };
  if (drawn.tool === "room") return typedRoom(drawn, texts, last, context);
  const read = readLength(text);
  if (read.kind === "refused") return { ...still(drawn), refused: read.reason };
  if (drawn.isSettled) return settleMeasure(drawn, read.lengthMm, context);
  if (drawn.tool === "dimension" && drawn.points.length === 2) {
    const [from = last, to = last] = drawn.points;
    const { aside } = alongAndAside(from, unitVector(from, to), drawn.snap.point);
    const along = unitVector(from, to);
    return addPoint(drawn, wholePoint(stepFrom(to, along, 0, aside < 0 ? -read.lengthMm : read.lengthMm)), context);
  }
  return addPoint(drawn, wholePoint(stepFrom(last, unitVector(last, drawn.snap.point), read.lengthMm)), context);
}

/** Both clear sides; one that is left empty stays as it is shown. */
function typedRoom(drawn: PointsDraft, texts: readonly string[], corner: Point, context: DraftContext): Step {
  const shown = drawn.snap.point;
  const sides: number[] = [];
  for (const [i, now] of [shown.x - corner.x, shown.y - corner.y].entries()) {
    const text = texts[i] ?? "";
    const read = text.trim() === "" ? { kind: "length" as const, lengthMm: Math.abs(now) } : readLength(text);
    if (read.kind === "refused") return { ...still(drawn), refused: read.reason };
    sides.push(now < 0 ? -read.lengthMm : read.lengthMm);
  }
  const [x = 0, y = 0] = sides;
  // A typed length is clear: it is measured from the face of a wall in which the corner was put.
  const clear = clearCorner(context.level, corner, { x: corner.x + x, y: corner.y + y });
  const step = addPoint({ ...drawn, points: [clear] }, { x: clear.x + x, y: clear.y + y }, context);
  return step.commands.length === 0 && step.say !== undefined ? { ...step, refused: step.say } : step;
}
