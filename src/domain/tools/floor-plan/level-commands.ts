import { checkedElements, checkedLevelHead, type ElementKind } from "./checked-element.ts";
import { checkedLevel, closedDraft } from "./close-draft.ts";
import type { PlanCommand } from "./commands.ts";
import { type Draft, draftOf, LEAST_OPENING, lengthOf, Refusal, seatedOpening } from "./draft-level.ts";
import { drawRoom } from "./draw-room.ts";
import { isInRings } from "./geometry.ts";
import type { Level } from "./plan.ts";
import { shapeLevel } from "./shape-level.ts";
import { copyLoose, copyWalls, transformLoose, transformWalls } from "./transform-selection.ts";
import {
  dissolveCorner,
  drawWall,
  importWalls,
  moveBy,
  placeCorners,
  removeWalls,
  setWallLength,
  splitAt,
  wallOf,
} from "./wall-commands.ts";

/** Commands that change one level. */
export type LevelCommand = Exclude<
  Extract<PlanCommand, { levelId: string }>,
  { do: "set-level" | "remove-level" | "copy" }
>;

const drafted = (level: Level, change: (draft: Draft) => void): Level => {
  const draft = draftOf(level);
  change(draft);
  return closedDraft(draft);
};

/** @throws Refusal where the command cannot be done */
export function changedLevel(level: Level, command: LevelCommand): Level {
  switch (command.do) {
    case "draw-wall":
      return drafted(level, (draft) => {
        checkLook(command.thicknessMm, command.kind, command.id);
        if (draft.ids.has(command.id)) throw new Refusal("Ese identificador ya está en uso.");
        drawWall(draft, command.id, command.from, command.to, command);
      });
    case "draw-room": {
      checkLook(command.thicknessMm, command.kind, command.id);
      const draft = draftOf(level);
      const label = drawRoom(draft, command);
      const drawn = closedDraft(draft);
      return label ? checkedLevel({ ...drawn, rooms: [...drawn.rooms, ...checkedElements("rooms", [label])] }) : drawn;
    }
    case "set-wall":
      return drafted(level, (draft) => {
        const wall = wallOf(draft, command.wallId);
        const { thicknessMm = wall.thicknessMm, kind = wall.kind, heightMm = wall.heightMm } = command;
        const [checked] = checkedElements("walls", [{ ...wall, thicknessMm, kind, heightMm }]);
        draft.walls.set(wall.id, checked!);
      });
    case "set-wall-length":
      return drafted(level, (draft) => setWallLength(draft, command));
    case "move-vertex":
      return drafted(level, (draft) => placeCorners(draft, new Map([[command.vertexId, whole(command.to)]])));
    case "move-walls":
      return drafted(level, (draft) => {
        const corners = command.wallIds.flatMap((id) => {
          const { from, to } = wallOf(draft, id);
          return [from, to];
        });
        moveBy(draft, new Set(corners), whole(command.by));
      });
    case "split-wall":
      return drafted(level, (draft) => splitAt(draft, command));
    case "adjust":
      return drafted(level, (draft) =>
        placeCorners(draft, new Map(command.corners.map((corner) => [corner.id, whole(corner)]))),
      );
    case "import-walls":
      return drafted(level, (draft) => {
        for (const wall of command.walls) checkLook(wall.thicknessMm, wall.kind, command.id);
        importWalls(draft, command);
        checkedElements("openings", [...draft.openings.values()]);
      });
    case "put-opening":
      return putOpening(level, command.opening);
    case "put-furniture":
      return put(level, "furniture", command.furniture);
    case "put-stair":
      return put(level, "stairs", command.stair);
    case "put-dimension":
      return put(level, "dimensions", command.dimension);
    case "put-note":
      return put(level, "notes", command.note);
    case "put-low-zone":
      if (command.zone.outline.length < 3) throw new Refusal("Una zona baja tiene al menos tres esquinas.");
      return put(level, "lowZones", command.zone);
    case "put-measure":
      return putMeasure(level, command.measure);
    case "label-room":
      return put(level, "rooms", command.label);
    case "set-underlay":
      return { ...level, underlay: checkedLevelHead({ ...level, underlay: command.underlay }).underlay };
    case "remove":
      return removed(level, new Set(command.ids));
    case "transform":
      return transformed(level, command);
    case "set-furniture":
      return furnished(level, command);
  }
}

const whole = ({ x, y }: { x: number; y: number }) => ({ x: Math.round(x) + 0, y: Math.round(y) + 0 });

function checkLook(thicknessMm: number, kind: Level["walls"][number]["kind"], id: string) {
  checkedElements("walls", [{ id, from: "a", to: "b", thicknessMm, kind, heightMm: null }]);
}

/** Puts an element in the place of the one with its id, or at the end. */
function put<Kind extends ElementKind>(level: Level, kind: Kind, element: Level[Kind][number]): Level {
  const [checked] = checkedElements(kind, [element] as Level[Kind]);
  const list = level[kind] as readonly { id: string }[];
  const isKnown = list.some(({ id }) => id === element.id);
  if (!isKnown && draftOf(level).ids.has(element.id)) throw new Refusal("Ese identificador ya está en uso.");
  const next = isKnown ? list.map((each) => (each.id === element.id ? checked! : each)) : [...list, checked!];
  return checkedLevel({ ...level, [kind]: next });
}

function putOpening(level: Level, opening: Level["openings"][number]): Level {
  const draft = draftOf(level);
  const wall = draft.walls.get(opening.wallId);
  if (!wall) throw new Refusal("El muro de esa puerta o ventana ya no está en el plano.");
  if (wall.kind === "virtual") throw new Refusal("Una línea sin muro no lleva puertas ni ventanas.");
  const [checked] = checkedElements("openings", [opening]);
  const seated = seatedOpening(checked!, lengthOf(draft, wall));
  if (!seated) throw new Refusal(`Ese muro es más corto que el hueco más estrecho (${LEAST_OPENING / 10}\u00a0cm).`);
  return put(level, "openings", seated);
}

function putMeasure(level: Level, measure: Level["measures"][number]): Level {
  const corners = new Set(level.vertices.map(({ id }) => id));
  if (!corners.has(measure.fromVertex) || !corners.has(measure.toVertex))
    throw new Refusal("Una de las esquinas de esa medida ya no está en el plano.");
  if (measure.fromVertex === measure.toVertex) throw new Refusal("Una medida va de una esquina a otra distinta.");
  return put(level, "measures", measure);
}

function removed(level: Level, ids: ReadonlySet<string>): Level {
  const draft = draftOf(level);
  if (![...ids].some((id) => draft.ids.has(id))) throw new Refusal("No queda nada que quitar.");
  for (const id of ids) draft.openings.delete(id);
  removeWalls(draft, ids);
  for (const id of ids) if (draft.vertices.has(id) && isNeeded(draft, id)) dissolveCorner(draft, id);
  const left = closedDraft(draft);
  const without = <Piece extends { id: string }>(list: readonly Piece[]) => list.filter(({ id }) => !ids.has(id));
  return {
    ...left,
    rooms: without(left.rooms),
    lowZones: without(left.lowZones),
    furniture: without(left.furniture),
    stairs: without(left.stairs),
    dimensions: without(left.dimensions),
    notes: without(left.notes),
    measures: without(left.measures),
  };
}

const isNeeded = (draft: Draft, vertexId: string) =>
  [...draft.walls.values()].some(({ from, to }) => from === vertexId || to === vertexId);

function transformed(level: Level, command: Extract<PlanCommand, { do: "transform" }>): Level {
  const ids = new Set(command.ids);
  const rounded = { ...command, about: whole(command.about), by: whole(command.by) };
  if (!Number.isFinite(command.rotate)) throw new Refusal("El giro no es un número.");
  const loose = transformLoose(level, rounded, ids);
  const draft = draftOf(loose);
  transformWalls(draft, rounded, ids);
  const moved = draft.stale.size + draft.touched.size > 0 ? closedDraft(draft) : loose;
  for (const kind of ["rooms", "lowZones", "furniture", "stairs", "dimensions", "notes", "measures"] as const)
    checkedElements(kind, moved[kind].filter(({ id }) => ids.has(id)) as never);
  return moved;
}

/** Copies what is selected on one level into another, or into the same. */
export function copiedLevel(into: Level, source: Level, command: Extract<PlanCommand, { do: "copy" }>): Level {
  const ids = new Set(command.ids);
  if (command.id === "") throw new Refusal("Falta el identificador.");
  const by = whole(command.by);
  const draft = draftOf(into);
  copyWalls(draft, source, { ...command, by }, ids);
  const walls = draft.touched.size > 0 ? closedDraft(draft) : into;
  const copied = copyLoose(walls, source, { ...command, by }, ids, draft.ids);
  for (const kind of ["rooms", "lowZones", "furniture", "stairs", "dimensions", "notes"] as const)
    checkedElements(kind, copied[kind].slice(into[kind].length) as never);
  return checkedLevel(copied);
}

/** Replaces the furniture whose middle lies in a room. */
function furnished(level: Level, { roomId, furniture }: Extract<PlanCommand, { do: "set-furniture" }>): Level {
  const room = shapeLevel(level).rooms.find(({ id }) => id === roomId);
  if (!room) throw new Refusal("Esa estancia ya no está en el plano.");
  const kept = level.furniture.filter(({ at }) => !isInRings(at, room.inner));
  const bare = { ...level, furniture: kept };
  const { ids } = draftOf(bare);
  const fresh = checkedElements("furniture", [...furniture]);
  for (const { id } of fresh) {
    if (ids.has(id)) throw new Refusal("Ese identificador ya está en uso.");
    ids.add(id);
  }
  return checkedLevel({ ...bare, furniture: [...kept, ...fresh] });
}
