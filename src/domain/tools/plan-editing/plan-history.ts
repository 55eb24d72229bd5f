import type { FloorPlan } from "../floor-plan/plan.ts";

/** The way back over a plan. Plans share what a command leaves alone, so each step costs little more than what it changed. */
export interface PlanHistory {
  readonly plan: FloorPlan;
  readonly past: readonly FloorPlan[];
  readonly future: readonly FloorPlan[];
}

const MOST_STEPS = 300;

export const newHistory = (plan: FloorPlan): PlanHistory => ({ plan, past: [], future: [] });

/** A command that changed nothing leaves no step; a new one ends the way forward. */
export const remember = (history: PlanHistory, plan: FloorPlan): PlanHistory =>
  plan === history.plan ? history : { plan, past: [...history.past, history.plan].slice(-MOST_STEPS), future: [] };

export function undo(history: PlanHistory): PlanHistory {
  const before = history.past.at(-1);
  if (!before) return history;
  return { plan: before, past: history.past.slice(0, -1), future: [...history.future, history.plan] };
}

export function redo(history: PlanHistory): PlanHistory {
  const after = history.future.at(-1);
  if (!after) return history;
  return { plan: after, past: [...history.past, history.plan], future: history.future.slice(0, -1) };
}
