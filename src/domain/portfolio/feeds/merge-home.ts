import type { FieldChanges } from "../../shared/home-attributes/home-values.ts";
import type { Home } from "../homes/home.ts";
import { sameValue } from "../homes/home-changes.ts";
import type { FeedExtras, FeedRow } from "./feed-row.ts";

/** What a sender says of a home, as it is staged and as the home remembers it: its fields, photos, and a format's extras. */
export type Said = Home & { photos: string[]; extras?: FeedExtras };

export function saidOf({ home, photos, extras }: FeedRow & { home: Home }): Said {
  const said: Said = { ...home, photos };
  // Cents are kept: what the database would round must not look like somebody's correction.
  if (home.price !== undefined) said.price = inCents(home.price);
  if (home.closedPrice !== undefined) said.closedPrice = inCents(home.closedPrice);
  if (Object.keys(extras).length > 0) said.extras = extras;
  return said;
}

const inCents = (amount: number) => Math.round(amount * 100) / 100;

export interface Merged {
  home: Home;
  /** Before and after of what differs, what somebody corrected by hand among it. */
  changes: FieldChanges;
  /** Fields that somebody corrected by hand and the sender has changed since: they stay unless they are taken. */
  conflicts: string[];
}

/**
 * What becomes of a home: a field that the sender did not change since he last spoke keeps what somebody made of it; one that
 * both changed keeps it too, unless the sender's is taken.
 *
 * @param last what the sender said then; unknown (null) counts as what the home is now
 */
export function mergeHome(
  { said, last, current }: { said: Said; last: Partial<Said> | null; current: Home },
  takes: (field: string) => boolean = () => false,
): Merged {
  const now = fieldsOf(said);
  const before = last ? fieldsOf(last) : (current as Record<string, unknown>);
  const home: Record<string, unknown> = { ...current };
  const changes: FieldChanges = {};
  const conflicts: string[] = [];
  for (const name of new Set([...Object.keys(now), ...Object.keys(before)])) {
    const [proposed, then, held] = [now[name], before[name], (current as Record<string, unknown>)[name]];
    if (sameValue(proposed, then) || sameValue(proposed, held)) continue;
    const isCorrected = !sameValue(held, then);
    changes[name] = [held ?? null, proposed ?? null];
    if (isCorrected) conflicts.push(name);
    if (isCorrected && !takes(name)) continue;
    if (proposed === undefined) delete home[name];
    else home[name] = proposed;
  }
  return { home: home as Home, changes, conflicts };
}

function fieldsOf({ photos: _p, extras: _e, ...fields }: Partial<Said>): Record<string, unknown> {
  return fields;
}
