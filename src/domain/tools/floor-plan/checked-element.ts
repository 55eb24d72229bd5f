import { Refusal } from "./draft-level.ts";
import { emptyLevel } from "./empty-plan.ts";
import { type FloorPlan, floorPlanSchema, type Level, PLAN_FORM } from "./plan.ts";

/** The lists of a level. */
export type ElementKind =
  | "vertices"
  | "walls"
  | "openings"
  | "rooms"
  | "lowZones"
  | "furniture"
  | "stairs"
  | "dimensions"
  | "notes"
  | "measures";

const barePlan = (level: Level): FloorPlan => ({
  form: PLAN_FORM,
  title: "",
  country: "ES",
  northDegrees: 0,
  place: null,
  levels: [level],
});

/**
 * Elements as the schema of the document takes them, texts cleaned.
 *
 * @throws Refusal with the schema's own Spanish sentence
 */
export function checkedElements<Kind extends ElementKind>(kind: Kind, elements: Level[Kind]): Level[Kind] {
  for (const { id } of elements) if (id === "") throw new Refusal("Falta el identificador.");
  return parsed(barePlan({ ...emptyLevel("p", ""), [kind]: elements })).levels[0]![kind];
}

/** A level without its elements. */
export const checkedLevelHead = (head: Pick<Level, "id" | "name" | "elevationMm" | "ceilingMm" | "underlay">): Level =>
  parsed(barePlan({ ...emptyLevel("p", ""), ...head })).levels[0]!;

/** A plan without its levels. */
export const checkedPlanHead = (head: Omit<FloorPlan, "levels">): Omit<FloorPlan, "levels"> => {
  const { levels: _, ...checked } = parsed({ ...head, levels: [emptyLevel("p", "")] });
  return checked;
};

function parsed(plan: FloorPlan): FloorPlan {
  const answer = floorPlanSchema.safeParse(plan);
  if (!answer.success)
    throw new Refusal(`${answer.error.issues[0]?.message ?? "Ese dato no vale"}.`.replace("..", "."));
  return answer.data;
}
