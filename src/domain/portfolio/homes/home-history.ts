import type { ChangeOrigin, FieldChanges } from "../../shared/home-attributes/home-values.ts";

/** An event of a home, as its history keeps it. */
export interface HomeEvent {
  /** ISO instant. */
  at: string;
  origin: ChangeOrigin;
  kind: string;
  changes: FieldChanges;
}

/** A value from an instant on. */
export interface Step<T> {
  at: string;
  value: T | null;
}

/**
 * The values of a field over time, from the oldest to the present one, each once.
 *
 * @param events in any order
 * @param since when the home was first known: the oldest change's former value is dated then
 */
export function stepsOf<T>(field: string, events: readonly HomeEvent[], since: string, current: T | null): Step<T>[] {
  const changes = events
    .filter(({ changes }) => field in changes)
    .toSorted((a, b) => (a.at < b.at ? -1 : a.at > b.at ? 1 : 0))
    .map(({ at, changes }) => ({ at, before: changes[field]![0] as T | null, after: changes[field]![1] as T | null }));
  const first = changes[0];
  if (!first) return [{ at: since, value: current }];
  // The home's first value is not a change.
  const steps: Step<T>[] =
    first.before === null ? [] : [{ at: since < first.at ? since : first.at, value: first.before }];
  for (const { at, after } of changes) if (steps.at(-1)?.value !== after) steps.push({ at, value: after });
  return steps;
}

/**
 * The value that held at an instant, changes of that instant included; before the first step it is that step's.
 *
 * @param steps from the oldest to the newest, at least one
 * @param at ISO instant
 */
export function valueAt<T>(steps: readonly Step<T>[], at: string): T | null {
  const kept = steps.findLast((step) => step.at <= at) ?? steps[0]!;
  return kept.value;
}

/**
 * The currencies of an event's amounts, before it and after it. They differ where the event changed the currency.
 *
 * @param steps the currency of the home over time
 */
export function currenciesOf(
  event: Pick<HomeEvent, "at" | "changes">,
  steps: readonly Step<string>[],
): [string, string] {
  const usual = valueAt(steps, event.at) ?? "EUR";
  const [before, after] = event.changes.currency ?? [usual, usual];
  return [String(before ?? after ?? usual), String(after ?? usual)];
}

/** The prices since the currency last changed: amounts of different currencies make no course. */
export function comparablePrices(prices: readonly Step<number>[], currencies: readonly Step<string>[]): Step<number>[] {
  if (currencies.length < 2) return [...prices];
  const since = currencies.at(-1)!.at;
  const kept = prices.findLast((step) => step.at <= since);
  return [...(kept ? [{ ...kept, at: since }] : []), ...prices.filter((step) => step.at > since)];
}
