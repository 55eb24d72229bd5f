import { afterCommand, type DocumentHistory } from "../document-history.ts";
import { applyTourCommand } from "./apply-tour-command.ts";
import type { Tour } from "./tour.ts";
import type { TourCommand } from "./tour-commands.ts";

/** A tour with what led to it; a step is an act of one command or several. */
export type TourHistory = DocumentHistory<Tour, readonly TourCommand[]>;

/**
 * Does the commands of one act in their order, up to the first that is refused: together they are one step, because a person undoes what they
 * did, not its parts. What was undone before can then no longer be redone. Where nothing was done, the very same history comes back.
 */
export function recordTourCommands(
  history: TourHistory,
  commands: readonly TourCommand[],
): { readonly history: TourHistory; readonly refusal: string | null } {
  let tour = history.document;
  const done: TourCommand[] = [];
  let refusal: string | null = null;
  for (const command of commands) {
    const answer = applyTourCommand(tour, command);
    if ("refusal" in answer) {
      refusal = answer.refusal;
      break;
    }
    tour = answer.tour;
    done.push(command);
  }
  return { history: tour === history.document ? history : afterCommand(history, done, tour), refusal };
}
