import type { ChangeOrigin, FieldChanges } from "../../shared/home-attributes/home-values.ts";

/** What happened to a home, as its history keeps it. */
export interface HomeEvent {
  /** ISO instant. */
  at: string;
  origin: ChangeOrigin;
  kind: string;
  changes: FieldChanges;
}

/** A value that held from an instant on. */
export interface Step<T> {
  at: string;
  value: T | null;
}

/**
 * The values of a field over time, from the oldest to the one of now, each once.
 *
 * @param events in any order
 * @param since when the home was first known: what the oldest change found had held since then
 */
export function stepsOf<T>(field: string, events: readonly HomeEvent[], since: string, current: T | null): Step<T>[] {
  const changes = events
    .filter(({ changes }) => field in changes)
    .toSorted((a, b) => (a.at < b.at ? -1 : a.at > b.at ? 1 : 0))
    .map(({ at, changes }) => ({ at, before: changes[field]![0] as T | null, after: changes[field]![1] as T | null }));
  const first = changes[0];
  if (!first) return [{ at: since, value: current }];
  // What the home began with is not a change.
  const steps: Step<T>[] =
    first.before === null ? [] : [{ at: since < first.at ? since : first.at, value: first.before }];
  for (const { at, after } of changes) if (steps.at(-1)?.value !== after) steps.push({ at, value: after });
  return steps;
}
