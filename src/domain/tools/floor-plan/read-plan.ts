import { closedDraft } from "./close-draft.ts";
import { draftOf, Refusal } from "./draft-level.ts";
import { type FloorPlan, floorPlanSchema, type Level } from "./plan.ts";
import { migratePlan } from "./plan-migrations.ts";

/** Longest document that is read, in characters: the largest plan that the limits allow stays well below. */
export const LONGEST_PLAN = 5_000_000;

export type PlanRead =
  | {
      readonly kind: "plan";
      readonly plan: FloorPlan;
      /** Spanish sentences on what was put right: walls that crossed, openings outside their wall. */
      readonly repairs: readonly string[];
    }
  | { readonly kind: "unreadable"; readonly reason: string };

/**
 * Reads a plan from the text of a JSON file. Older forms are brought up to date; walls that cross or have no length are put right and
 * that is said.
 */
export function readPlan(text: string): PlanRead {
  if (text.length > LONGEST_PLAN) return unreadable("El archivo es demasiado grande para ser un plano.");
  let stored: unknown;
  try {
    stored = JSON.parse(text);
  } catch {
    // The parser's own words are English and name a position that nobody looks for.
    return unreadable("El archivo no es un JSON válido: puede que esté cortado o que sea de otro tipo.");
  }
  return readStoredPlan(stored);
}

/** The same for a document that is parsed already, as the database keeps it. */
export function readStoredPlan(stored: unknown): PlanRead {
  if (typeof stored !== "object" || stored === null || Array.isArray(stored))
    return unreadable("El archivo no contiene un plano.");
  const migration = migratePlan(stored as Readonly<Record<string, unknown>>);
  if (migration.kind === "newer")
    return unreadable("El plano se guardó con una versión más nueva. Recarga la página y vuelve a abrirlo.");
  if (migration.kind === "unknown")
    return unreadable("El archivo no contiene un plano de Umbral: falta su versión («form»).");
  const checked = floorPlanSchema.safeParse(migration.plan);
  if (!checked.success) {
    const issue = checked.error.issues[0];
    const where = issue?.path.map(String).join(" › ") ?? "";
    return unreadable(
      `El plano tiene un dato que no vale${where ? `, en «${where}»` : ""}: ${issue?.message ?? "no se entiende"}.`,
    );
  }
  const repairs: string[] = [];
  try {
    const levels = checked.data.levels.map((level) => soundLevel(level, repairs));
    const names = new Set(levels.map(({ id }) => id));
    if (names.size < levels.length) return unreadable("Dos plantas del plano tienen el mismo identificador.");
    const isSame = levels.every((level, at) => level === checked.data.levels[at]);
    return { kind: "plan", plan: isSame ? checked.data : { ...checked.data, levels }, repairs };
  } catch (fault) {
    if (fault instanceof Refusal) return unreadable(fault.message);
    throw fault;
  }
}

const unreadable = (reason: string): PlanRead => ({ kind: "unreadable", reason });

/** The level itself where it is sound; else with walls cut, joined and openings seated. */
function soundLevel(level: Level, repairs: string[]): Level {
  const draft = draftOf(level);
  const say = (text: string) => repairs.push(`${level.name}: ${text}`);
  for (const wall of level.walls) {
    if (draft.vertices.has(wall.from) && draft.vertices.has(wall.to)) {
      draft.stale.add(wall.id);
      draft.touched.add(wall.id);
      continue;
    }
    draft.walls.delete(wall.id);
    say("se quitó un muro sin esquinas.");
  }
  for (const opening of level.openings) {
    if (draft.walls.has(opening.wallId)) continue;
    draft.openings.delete(opening.id);
    say("se quitó una puerta o ventana sin muro.");
  }
  const sound = closedDraft(draft);
  if (JSON.stringify(sound) === JSON.stringify(level)) return level;
  if (sound.walls.length !== level.walls.length) say("se separaron o unieron muros que se cruzaban o se pisaban.");
  else say("se ajustaron esquinas, puertas o ventanas que no encajaban.");
  return sound;
}
