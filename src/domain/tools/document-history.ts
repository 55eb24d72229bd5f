/** Steps of a document that can be undone. Documents share what a command leaves alone, so a step costs little more than the part that changed. */
const MOST_STEPS = 300;

interface Step<D, C> {
  readonly command: C;
  readonly before: D;
  readonly after: D;
}

/** A document with what led to it. Each step keeps the document that it replaced, so undo and redo give the very same object again. */
export interface DocumentHistory<D, C> {
  readonly document: D;
  readonly done: readonly Step<D, C>[];
  /** The next one to redo comes last. */
  readonly undone: readonly Step<D, C>[];
}

/** A history that begins with a document and has no steps. */
export const startHistory = <D, C>(document: D): DocumentHistory<D, C> => ({ document, done: [], undone: [] });

/** The history after a command made another document; what was undone before can then no longer be redone. */
export function afterCommand<D, C>(history: DocumentHistory<D, C>, command: C, after: D): DocumentHistory<D, C> {
  const step = { command, before: history.document, after };
  return { document: after, done: [...history.done, step].slice(-MOST_STEPS), undone: [] };
}

/** The history before its last step; the same one where nothing can be undone. */
export function undo<D, C>(history: DocumentHistory<D, C>): DocumentHistory<D, C> {
  const step = history.done.at(-1);
  if (!step) return history;
  return { document: step.before, done: history.done.slice(0, -1), undone: [...history.undone, step] };
}

/** The history after its last undone step is done again; the same one where there is none. */
export function redo<D, C>(history: DocumentHistory<D, C>): DocumentHistory<D, C> {
  const step = history.undone.at(-1);
  if (!step) return history;
  return { document: step.after, done: [...history.done, step], undone: history.undone.slice(0, -1) };
}
