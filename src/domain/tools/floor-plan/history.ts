import { applyCommand } from "./apply-command.ts";
import type { CommandAnswer, PlanCommand } from "./commands.ts";
import type { FloorPlan } from "./plan.ts";

/** Steps that can be undone. Plans share what a command leaves alone, so a step costs little more than the level's list that changed. */
const MOST_STEPS = 300;

interface Step {
  readonly command: PlanCommand;
  readonly before: FloorPlan;
  readonly after: FloorPlan;
}

/** A plan with what led to it. Each step keeps the plan that it replaced, so undo and redo give the very same object again. */
export interface PlanHistory {
  readonly plan: FloorPlan;
  readonly done: readonly Step[];
  /** The next one to redo comes last. */
  readonly undone: readonly Step[];
}

/** A history that begins with a plan and has no steps. */
export const startHistory = (plan: FloorPlan): PlanHistory => ({ plan, done: [], undone: [] });

/** Does a command; what was undone before can then no longer be redone. A refused command leaves the very same history. */
export function recordCommand(
  history: PlanHistory,
  command: PlanCommand,
): { readonly history: PlanHistory; readonly answer: CommandAnswer } {
  const answer = applyCommand(history.plan, command);
  if (answer.kind === "refused") return { history, answer };
  const step = { command, before: history.plan, after: answer.plan };
  const done = [...history.done, step].slice(-MOST_STEPS);
  return { history: { plan: answer.plan, done, undone: [] }, answer };
}

/** The history before its last step; the same one where nothing can be undone. */
export function undo(history: PlanHistory): PlanHistory {
  const step = history.done.at(-1);
  if (!step) return history;
  return { plan: step.before, done: history.done.slice(0, -1), undone: [...history.undone, step] };
}

/** The history after its last undone step is done again; the same one where there is none. */
export function redo(history: PlanHistory): PlanHistory {
  const step = history.undone.at(-1);
  if (!step) return history;
  return { plan: step.after, done: [...history.done, step], undone: history.undone.slice(0, -1) };
}
