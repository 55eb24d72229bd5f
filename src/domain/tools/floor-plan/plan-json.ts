import type { FloorPlan } from "./plan.ts";

/** The plan as a file that other programs read (docs/plan-format.md): indented, so that two versions can be compared line by line. */
export const planJson = (plan: FloorPlan): string => `${JSON.stringify(plan, null, 2)}\n`;
