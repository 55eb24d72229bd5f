import { checkedLevelHead, checkedPlanHead } from "./checked-element.ts";
import { tooManyLevels } from "./close-draft.ts";
import type { ApplyCommand, PlanCommand } from "./commands.ts";
import { Refusal } from "./draft-level.ts";
import { changedLevel, copiedLevel } from "./level-commands.ts";
import { type FloorPlan, type Level, MOST_LEVELS } from "./plan.ts";

/**
 * Does a command to a plan. The plan that comes back is sound: whole coordinates within bounds, walls that meet only at corners, openings
 * within their walls, limits kept. What cannot be done is refused with a Spanish sentence and changes nothing.
 */
export const applyCommand: ApplyCommand = (plan, command) => {
  try {
    const next = changedPlan(plan, command);
    return { kind: "done", plan: next, selected: selectedAfter(plan, next, command) };
  } catch (fault) {
    if (fault instanceof Refusal) return { kind: "refused", reason: fault.message };
    throw fault;
  }
};

function changedPlan(plan: FloorPlan, command: PlanCommand): FloorPlan {
  switch (command.do) {
    case "set-plan": {
      const {
        title = plan.title,
        country = plan.country,
        northDegrees = plan.northDegrees,
        place = plan.place,
      } = command;
      return { ...plan, ...checkedPlanHead({ form: plan.form, title, country, northDegrees, place }) };
    }
    case "add-level":
      return withNewLevel(plan, command);
    case "set-level":
      return withLevel(plan, command.levelId, (level) => {
        const { name = level.name, elevationMm = level.elevationMm, ceilingMm = level.ceilingMm } = command;
        const head = checkedLevelHead({ id: level.id, name, elevationMm, ceilingMm, underlay: null });
        return { ...level, name: head.name, elevationMm, ceilingMm };
      });
    case "remove-level":
      levelOf(plan, command.levelId);
      if (plan.levels.length === 1) throw new Refusal("Un plano tiene al menos una planta.");
      return { ...plan, levels: plan.levels.filter(({ id }) => id !== command.levelId) };
    case "copy":
      return withLevel(plan, command.toLevelId ?? command.levelId, (level) =>
        copiedLevel(level, levelOf(plan, command.levelId), command),
      );
    default:
      return withLevel(plan, command.levelId, (level) => changedLevel(level, command));
  }
}

function levelOf(plan: FloorPlan, id: string): Level {
  const level = plan.levels.find((each) => each.id === id);
  if (!level) throw new Refusal("Esa planta ya no está en el plano.");
  return level;
}

function withLevel(plan: FloorPlan, id: string, change: (level: Level) => Level): FloorPlan {
  const level = levelOf(plan, id);
  const changed = change(level);
  return { ...plan, levels: plan.levels.map((each) => (each === level ? changed : each)) };
}

/** A new level goes where its height puts it. A copy brings everything but the picture to trace over. */
function withNewLevel(plan: FloorPlan, { level, copyOf }: Extract<PlanCommand, { do: "add-level" }>): FloorPlan {
  if (plan.levels.length >= MOST_LEVELS) throw tooManyLevels();
  if (level.id === "") throw new Refusal("Falta el identificador.");
  if (plan.levels.some(({ id }) => id === level.id)) throw new Refusal("Ese identificador ya está en uso.");
  const { id, name, elevationMm, ceilingMm } = level;
  const head = checkedLevelHead({ id, name, elevationMm, ceilingMm, underlay: null });
  const added =
    copyOf === undefined
      ? head
      : { ...levelOf(plan, copyOf), id, name: head.name, elevationMm, ceilingMm, underlay: null };
  const above = plan.levels.findIndex((each) => each.elevationMm > elevationMm);
  const at = above < 0 ? plan.levels.length : above;
  return { ...plan, levels: plan.levels.toSpliced(at, 0, added) };
}

/** What the person worked on: the walls and pieces that are new, else those that the command names and that are still there. */
function selectedAfter(before: FloorPlan, after: FloorPlan, command: PlanCommand): string[] {
  if (!("levelId" in command)) return [];
  const levelId = (command.do === "copy" ? command.toLevelId : undefined) ?? command.levelId;
  const was = before.levels.find(({ id }) => id === levelId);
  const is = after.levels.find(({ id }) => id === levelId);
  if (!was || !is) return [];
  const known = new Set(elementIds(was));
  const ids = elementIds(is);
  const fresh = ids.filter((id) => !known.has(id));
  const brings = ["draw-wall", "draw-room", "copy", "import-walls", "set-furniture", "split-wall"].includes(command.do);
  if (brings) return fresh;
  const named = new Set(namedIds(command));
  return ids.filter((id) => named.has(id));
}

const elementIds = (level: Level): string[] =>
  [
    level.walls,
    level.openings,
    level.rooms,
    level.lowZones,
    level.furniture,
    level.stairs,
    level.dimensions,
    level.notes,
    level.measures,
  ].flatMap((list) => list.map(({ id }) => id));

function namedIds(command: PlanCommand): readonly string[] {
  switch (command.do) {
    case "set-wall":
    case "set-wall-length":
      return [command.wallId];
    case "move-walls":
      return command.wallIds;
    case "transform":
      return command.ids;
    case "put-opening":
      return [command.opening.id];
    case "put-furniture":
      return [command.furniture.id];
    case "put-stair":
      return [command.stair.id];
    case "put-dimension":
      return [command.dimension.id];
    case "put-note":
      return [command.note.id];
    case "put-low-zone":
      return [command.zone.id];
    case "put-measure":
      return [command.measure.id];
    case "label-room":
      return [command.label.id];
    default:
      return [];
  }
}
