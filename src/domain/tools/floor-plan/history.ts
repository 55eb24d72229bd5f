import { afterCommand, type DocumentHistory } from "../document-history.ts";
import { applyCommand } from "./apply-command.ts";
import type { CommandAnswer, PlanCommand } from "./commands.ts";
import type { FloorPlan } from "./plan.ts";

/** A plan with what led to it. */
export type PlanHistory = DocumentHistory<FloorPlan, PlanCommand>;

/** Does a command; what was undone before can then no longer be redone. A refused command leaves the very same history. */
export function recordCommand(
  history: PlanHistory,
  command: PlanCommand,
): { readonly history: PlanHistory; readonly answer: CommandAnswer } {
  const answer = applyCommand(history.document, command);
  if (answer.kind === "refused") return { history, answer };
  return { history: afterCommand(history, command, answer.plan), answer };
}
