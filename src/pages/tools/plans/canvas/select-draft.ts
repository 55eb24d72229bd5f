import type { PlanCommand } from "#domain/tools/floor-plan/commands.ts";
import type { ExactPoint } from "#domain/tools/floor-plan/level-shape.ts";
import type { Furniture, Point } from "#domain/tools/floor-plan/plan.ts";
import { snapPoint, snapTargets } from "#domain/tools/floor-plan/snapping.ts";
import { furnitureItem } from "#domain/tools/furnishing/catalogue.ts";
import { type Draft, type DraftContext, IDLE, type Input, type Step, still } from "./draft.ts";
import { degreesOf, distance, minus, normalDegrees, plus, rotatePoint, wholePoint } from "./geometry.ts";
import { placeOpening } from "./place-opening.ts";
import { placePiece } from "./place-piece.ts";
import { formatMetres } from "./plan-words.ts";
import { lineTargets } from "./snap-sources.ts";
import { thingAt, thingsWithin } from "./things.ts";

type Pointing = Extract<Input, { type: "move" | "down" | "up" }>;

/** Choosing, moving and turning what stands already. */
export function reduceSelect(draft: Draft, input: Input, context: DraftContext): Step {
  switch (input.type) {
    case "move":
      return move(draft, input, context);
    case "down":
      return press(input, context);
    case "up":
      return release(draft, input, context);
    case "cancel":
    case "leave":
      return still(IDLE);
    case "escape":
      return draft.kind === "idle" ? { ...still(IDLE), select: [] } : still(IDLE);
    default:
      return still(draft);
  }
}

function press({ at, isAdding }: Pointing, context: DraftContext): Step {
  const { things, selected, toleranceMm, isReadOnly } = context;
  const handle = isReadOnly ? null : handleAt(at, context);
  if (handle) return still(handle);
  return still({
    kind: "press",
    from: at,
    id: thingAt(things, at, toleranceMm)?.id ?? "",
    isAdding: isAdding && selected.length > 0,
  });
}

/** Where the handle that turns a single piece stands, straight behind its back. */
export function turnHandle(
  { at, rotation, depthMm }: Pick<Furniture, "at" | "rotation" | "depthMm">,
  toleranceMm: number,
): ExactPoint {
  return plus(at, rotatePoint({ x: 0, y: -(depthMm / 2 + 2.4 * toleranceMm) }, rotation));
}

function handleAt(at: ExactPoint, { level, selected, vertices, toleranceMm }: DraftContext): Draft | null {
  const [only] = selected;
  if (selected.length === 1) {
    const piece = [...level.furniture, ...level.stairs].find(({ id }) => id === only);
    if (piece && distance(at, turnHandle(piece, toleranceMm)) <= toleranceMm) {
      return { kind: "turn", id: piece.id, about: piece.at, degrees: piece.rotation };
    }
  }
  for (const wall of level.walls) {
    if (!selected.includes(wall.id)) continue;
    for (const id of [wall.from, wall.to]) {
      const start = vertices.get(id);
      if (!start || distance(at, start) > toleranceMm) continue;
      const snap = { point: { x: start.x, y: start.y }, kind: "vertex" as const, ids: [], guide: null };
      return { kind: "vertex", id, start: snap.point, snap };
    }
  }
  return null;
}

function move(draft: Draft, input: Pointing, context: DraftContext): Step {
  const { at, isSuspended } = input;
  switch (draft.kind) {
    case "press":
      return distance(at, draft.from) <= context.toleranceMm / 2
        ? still(draft)
        : move(begin(draft, context), input, context);
    case "marquee":
      return still({ ...draft, to: at });
    case "move":
      return still(moveBy(draft, input, context));
    case "vertex":
      return still({ ...draft, snap: snapVertex(draft.id, input, context) });
    case "slide": {
      const { widthMm, wallId } = draft.opening;
      const asked = { at, widthMm, toleranceMm: context.toleranceMm, isSuspended };
      const near = placeOpening(context.shape, context.vertices, { ...asked, toleranceMm: 2 * context.toleranceMm });
      const place = near ?? placeOpening(context.shape, context.vertices, { ...asked, wallId });
      return still({ ...draft, place });
    }
    case "turn": {
      // The handle stands behind the back, which looks up at 0°.
      const exact = normalDegrees(degreesOf(draft.about, at) + 90);
      return still({ ...draft, degrees: isSuspended ? Math.round(exact) : normalDegrees(Math.round(exact / 15) * 15) });
    }
    default: {
      const over = thingAt(context.things, at, context.toleranceMm)?.id ?? null;
      return draft.kind === "idle" && draft.over === over ? still(draft) : still({ kind: "idle", over, snap: null });
    }
  }
}

/** A press that has moved becomes a drag: of what it met, or of a frame where it met nothing that moves. */
function begin({ from, id, isAdding }: Extract<Draft, { kind: "press" }>, context: DraftContext): Draft {
  const { level, selected, isReadOnly, things } = context;
  const thing = things.find((candidate) => candidate.id === id);
  const isSelected = selected.includes(id);
  // The floor of a room that is not chosen is where a frame begins.
  if (!thing || isReadOnly || isAdding || (thing.kind === "room" && !isSelected))
    return { kind: "marquee", from, to: from, isAdding };
  const opening = level.openings.find((candidate) => candidate.id === id);
  if (opening && !(isSelected && selected.length > 1)) return { kind: "slide", opening, place: null };
  return { kind: "move", ids: isSelected ? selected : [id], from, by: { x: 0, y: 0 }, snap: null };
}

/** A dragged selection keeps to the walls and the grid by the corner that was nearest when it was taken. */
function moveBy(draft: Extract<Draft, { kind: "move" }>, { at, isSuspended }: Pointing, context: DraftContext): Draft {
  const { level, vertices, toleranceMm, things } = context;
  const walls = new Set(wallsOf(draft.ids, context));
  const ends = level.walls.filter(({ id }) => walls.has(id)).flatMap(({ from, to }) => [from, to]);
  const anchors: readonly ExactPoint[] =
    ends.length > 0
      ? ends.flatMap((id) => vertices.get(id) ?? [])
      : things.filter(({ id }) => draft.ids.includes(id)).flatMap(({ points }) => points);
  const anchor = anchors.reduce(
    (best, point) => (distance(point, draft.from) < distance(best, draft.from) ? point : best),
    anchors[0] ?? draft.from,
  );
  const point = plus(anchor, minus(at, draft.from));
  const targets = ends.length > 0 ? snapTargets(level, new Set(ends)) : lineTargets(level);
  const snap = snapPoint(targets, { point, toleranceMm, isSuspended });
  return { ...draft, by: wholePoint(minus(snap.point, anchor)), snap };
}

/** The walls among what is chosen, those around chosen rooms included. */
function wallsOf(ids: readonly string[], { level, shape }: Pick<DraftContext, "level" | "shape">): readonly string[] {
  const chosen = new Set(ids);
  const around = shape.rooms
    .filter(({ id }) => chosen.has(id))
    .flatMap(({ sides }) => sides.flat().map(({ wallId }) => wallId));
  return [...new Set([...level.walls.map(({ id }) => id).filter((id) => chosen.has(id)), ...around])];
}

/** A corner on which one wall alone hangs keeps that wall's direction. */
function snapVertex(id: string, { at, isSuspended }: Pointing, { level, vertices, toleranceMm }: DraftContext) {
  const hanging = level.walls.filter(({ from, to }) => from === id || to === id);
  const [only] = hanging;
  const other = only && hanging.length === 1 ? vertices.get(only.from === id ? only.to : only.from) : undefined;
  return snapPoint(snapTargets(level, new Set([id])), { point: at, toleranceMm, origin: other, isSuspended });
}

function release(draft: Draft, input: Pointing, context: DraftContext): Step {
  const { things, selected } = context;
  switch (draft.kind) {
    case "press": {
      const { id, isAdding } = draft;
      if (id === "") return { ...still(IDLE), select: isAdding ? selected : [] };
      const next = !isAdding
        ? [id]
        : selected.includes(id)
          ? selected.filter((other) => other !== id)
          : [...selected, id];
      const thing = things.find((candidate) => candidate.id === id);
      return { ...still(IDLE), select: next, ...(thing ? { say: `${thing.name}, ${thing.detail}.` } : {}) };
    }
    case "marquee": {
      const found = thingsWithin(things, draft.from, draft.to);
      const select = draft.isAdding ? [...new Set([...selected, ...found])] : found;
      return {
        ...still(IDLE),
        select,
        say: select.length === 1 ? "1 elemento elegido." : `${select.length} elementos elegidos.`,
      };
    }
    default: {
      const { draft: last } = move(draft, input, context);
      const command = commandOf(last, context);
      if (!command) return still(IDLE);
      const select =
        last.kind === "slide" ? { select: [last.opening.id] } : last.kind === "move" ? { select: last.ids } : {};
      const say =
        last.kind === "vertex" ? { say: `Esquina movida ${formatMetres(distance(last.start, last.snap.point))}.` } : {};
      return { draft: IDLE, commands: [command], ...select, ...say };
    }
  }
}

/** The one command that a drag sends when it is let go, and that its preview is drawn by; null while it changes nothing. */
export function commandOf(
  draft: Draft,
  context: Pick<DraftContext, "level" | "shape" | "vertices" | "toleranceMm">,
): PlanCommand | null {
  const { level } = context;
  const levelId = level.id;
  switch (draft.kind) {
    case "vertex":
      return distance(draft.start, draft.snap.point) < 1
        ? null
        : { do: "move-vertex", levelId, vertexId: draft.id, to: draft.snap.point };
    case "slide": {
      if (!draft.place) return null;
      const { wallId, offsetMm, widthMm } = draft.place;
      const isSame = wallId === draft.opening.wallId && offsetMm === draft.opening.offsetMm;
      return isSame ? null : { do: "put-opening", levelId, opening: { ...draft.opening, wallId, offsetMm, widthMm } };
    }
    case "turn": {
      const furniture = level.furniture.find(({ id }) => id === draft.id);
      if (furniture) return { do: "put-furniture", levelId, furniture: { ...furniture, rotation: draft.degrees } };
      const stair = level.stairs.find(({ id }) => id === draft.id);
      return stair ? { do: "put-stair", levelId, stair: { ...stair, rotation: draft.degrees } } : null;
    }
    case "move": {
      if (draft.by.x === 0 && draft.by.y === 0) return null;
      return moveCommand(draft.ids, draft.by, draft.from, context, draft.snap?.kind !== "free");
    }
    default:
      return null;
  }
}

/**
 * Moves what is chosen; walls stretch those that hang on them.
 *
 * @param sticks a single piece turns its back to the wall that it comes near, and touches it
 */
export function moveCommand(
  ids: readonly string[],
  by: Point,
  from: ExactPoint,
  context: Pick<DraftContext, "level" | "shape" | "vertices" | "toleranceMm">,
  sticks: boolean,
): PlanCommand {
  const { level, shape, vertices, toleranceMm } = context;
  const levelId = level.id;
  const piece = ids.length === 1 ? level.furniture.find(({ id }) => id === ids[0]) : undefined;
  if (piece) {
    const stands = furnitureItem(piece.item)?.stands ?? "free";
    const at = plus(piece.at, by);
    const stuck = placePiece(shape, vertices, { ...piece, at, stands, toleranceMm, isSuspended: !sticks });
    const furniture =
      stuck.wallId === null ? { ...piece, at: wholePoint(at) } : { ...piece, at: stuck.at, rotation: stuck.rotation };
    return { do: "put-furniture", levelId, furniture };
  }
  const wallIds = wallsOf(ids, context);
  const isOnlyWalls = ids.every((id) => wallIds.includes(id) || shape.rooms.some((room) => room.id === id));
  if (wallIds.length > 0 && isOnlyWalls) return { do: "move-walls", levelId, wallIds: [...wallIds], by };
  return { do: "transform", levelId, ids: [...ids], about: wholePoint(from), by, rotate: 0, mirror: "none" };
}
