import type { FieldChanges } from "../../shared/home-attributes/home-values.ts";
import { sameValue } from "../../shared/keeping/same-value.ts";
import type { Home } from "../homes/home.ts";
import type { FeedExtras, FeedRow } from "./feed-row.ts";

/** A sender's values of a home, as staged and as the home remembers them: fields, photos, and a format's extras. */
export type FeedValues = Home & { photos: string[]; extras?: FeedExtras };

/**
 * The values that a sender gives for a home. Prices are rounded to cents, as the database keeps them, so that rounding
 * never looks like a person's correction.
 */
export function feedValuesOf({ home, photos, extras }: FeedRow & { home: Home }): FeedValues {
  const feedValues: FeedValues = { ...home, photos };
  // Cents are kept, so that the database's rounding does not look like a correction.
  if (home.price !== undefined) feedValues.price = inCents(home.price);
  if (home.closedPrice !== undefined) feedValues.closedPrice = inCents(home.closedPrice);
  if (Object.keys(extras).length > 0) feedValues.extras = extras;
  return feedValues;
}

const inCents = (amount: number) => Math.round(amount * 100) / 100;

export interface Merged {
  home: Home;
  /** Former and new values of changed fields, corrections by hand among them. */
  changes: FieldChanges;
  /** Fields that somebody corrected by hand and the sender has changed since: they stay unless they are taken. */
  conflicts: string[];
}

/**
 * Merges a sender's new values into a home: a field that the sender has not changed since their last values keeps
 * corrections; one that both changed keeps them too, unless the sender's value is chosen.
 *
 * @param last the sender's last values; unknown (null) counts as the home's present ones
 */
export function mergeHome(
  { incoming: feedValues, last, current }: { incoming: FeedValues; last: Partial<FeedValues> | null; current: Home },
  takes: (field: string) => boolean = () => false,
): Merged {
  const now = fieldsOf(feedValues);
  const before = last ? fieldsOf(last) : (current as Record<string, unknown>);
  const home: Record<string, unknown> = { ...current };
  const changes: FieldChanges = {};
  const conflicts: string[] = [];
  for (const name of new Set([...Object.keys(now), ...Object.keys(before)])) {
    const [proposed, then, kept] = [now[name], before[name], (current as Record<string, unknown>)[name]];
    if (sameValue(proposed, then) || sameValue(proposed, kept)) continue;
    const isCorrected = !sameValue(kept, then);
    changes[name] = [kept ?? null, proposed ?? null];
    if (isCorrected) conflicts.push(name);
    if (isCorrected && !takes(name)) continue;
    if (proposed === undefined) delete home[name];
    else home[name] = proposed;
  }
  return { home: home as Home, changes, conflicts };
}

function fieldsOf({ photos: _p, extras: _e, ...fields }: Partial<FeedValues>): Record<string, unknown> {
  return fields;
}
