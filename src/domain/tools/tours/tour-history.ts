import { applyTourCommand } from "./apply-tour-command.ts";
import type { Tour } from "./tour.ts";
import type { TourCommand } from "./tour-commands.ts";

/** Steps that can be undone. Tours share what a command leaves alone, so a step costs little more than the scene that changed. */
const MOST_STEPS = 300;

interface Step {
  readonly before: Tour;
  readonly after: Tour;
}

/** A tour with what led to it. Each step keeps the tour that it replaced, so undo and redo give the very same object again. */
export interface TourHistory {
  readonly tour: Tour;
  readonly done: readonly Step[];
  /** The next one to redo comes last. */
  readonly undone: readonly Step[];
}

/** A history that begins with a tour and has no steps. */
export const startTourHistory = (tour: Tour): TourHistory => ({ tour, done: [], undone: [] });

/**
 * Does the commands of one act in their order, up to the first that is refused: together they are one step, because a person undoes what they
 * did, not its parts. What was undone before can then no longer be redone. Where nothing was done, the very same history comes back.
 */
export function recordTourCommands(
  history: TourHistory,
  commands: readonly TourCommand[],
): { readonly history: TourHistory; readonly refusal: string | null } {
  let { tour } = history;
  let refusal: string | null = null;
  for (const command of commands) {
    const answer = applyTourCommand(tour, command);
    if ("refusal" in answer) {
      refusal = answer.refusal;
      break;
    }
    tour = answer.tour;
  }
  if (tour === history.tour) return { history, refusal };
  const done = [...history.done, { before: history.tour, after: tour }].slice(-MOST_STEPS);
  return { history: { tour, done, undone: [] }, refusal };
}

/** The history before its last step; the same one where nothing can be undone. */
export function undoTour(history: TourHistory): TourHistory {
  const step = history.done.at(-1);
  if (!step) return history;
  return { tour: step.before, done: history.done.slice(0, -1), undone: [...history.undone, step] };
}

/** The history after its last undone step is done again; the same one where there is none. */
export function redoTour(history: TourHistory): TourHistory {
  const step = history.undone.at(-1);
  if (!step) return history;
  return { tour: step.after, done: [...history.done, step], undone: history.undone.slice(0, -1) };
}
