import { afterCommand, type DocumentHistory } from "../document-history.ts";
import { applyTourCommand } from "./apply-tour-command.ts";
import type { Tour } from "./tour.ts";
import type { TourCommand, TourCommandAnswer } from "./tour-commands.ts";

/** A tour with what led to it. */
export type TourHistory = DocumentHistory<Tour, TourCommand>;

/** Does a command; what was undone before can then no longer be redone. A refused command leaves the very same history. */
export function recordTourCommand(
  history: TourHistory,
  command: TourCommand,
): { readonly history: TourHistory; readonly answer: TourCommandAnswer } {
  const answer = applyTourCommand(history.document, command);
  if ("refusal" in answer) return { history, answer };
  return { history: afterCommand(history, command, answer.tour), answer };
}
