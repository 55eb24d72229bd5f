import { PLAN_FORM } from "./plan.ts";

/** A document as it came, of whatever form. */
type StoredPlan = Readonly<Record<string, unknown>>;

/**
 * Steps from each older form to the next one, by the form they start from. Form 1 is the first that was published, so there is none yet;
 * whoever raises `PLAN_FORM` adds the step here and a stored document of the old form to the test.
 */
const STEPS: Readonly<Record<number, (plan: StoredPlan) => StoredPlan>> = {};

export type Migration =
  | { readonly kind: "migrated"; readonly plan: StoredPlan; readonly steps: number }
  | { readonly kind: "newer"; readonly form: number }
  | { readonly kind: "unknown" };

/** Brings a document to today's form, step by step. */
export function migratePlan(
  plan: StoredPlan,
  steps: Readonly<Record<number, (plan: StoredPlan) => StoredPlan>> = STEPS,
  target: number = PLAN_FORM,
): Migration {
  const first = plan.form;
  if (typeof first !== "number" || !Number.isInteger(first) || first < 1) return { kind: "unknown" };
  if (first > target) return { kind: "newer", form: first };
  let current = plan;
  for (let form = first; form < target; form++) {
    const step = steps[form];
    if (!step) return { kind: "unknown" };
    current = { ...step(current), form: form + 1 };
  }
  return { kind: "migrated", plan: current, steps: target - first };
}
