import { and, desc, eq, isNull, sql } from "drizzle-orm";
import { type Actor, makerIdOf } from "../../accounts/access/actor.server.ts";
import { isOwn, mayRead } from "../../accounts/access/policies.server.ts";
import type { Db } from "../../platform/db/connection.server.ts";
import { properties } from "../../platform/db/tables/portfolio-homes.server.ts";
import type { HomeCounts } from "./read-homes.server.ts";

/**
 * Counting tens of thousands of homes takes longer than showing a page of them. Every change of a home moves the newest
 * `updated_at` of its portfolio, which an index knows: while that stays the same, the last count is still right.
 */

/** Removals that move no `updated_at` (rows erased by another process) are seen after this time. */
const VALID_MS = 5_000;
const MOST_KEPT = 2_000;

interface Counted {
  version: string;
  at: number;
  counts: HomeCounts;
}

const kept = new WeakMap<Db, Map<string, Counted>>();
/** Portfolios of which rows went for good, by their own count of it. */
const erasures = new Map<string, number>();

/** The agency's homes, or those of one person or one visitor. */
const portfolioOf = (actor: Actor) => actor.agency?.id ?? makerIdOf(actor);

/** Rows of this portfolio went for good, which no newer change shows. */
export function forgetCounts(actor: Actor): void {
  const scope = portfolioOf(actor);
  if (erasures.size > MOST_KEPT) erasures.clear();
  erasures.set(scope, (erasures.get(scope) ?? 0) + 1);
}

export async function countedOnce(
  db: Db,
  { actor, asked, now }: { actor: Actor; asked: string; now: Date },
  count: () => Promise<HomeCounts>,
): Promise<HomeCounts> {
  const known = kept.get(db) ?? new Map<string, Counted>();
  kept.set(db, known);
  const key = `${portfolioOf(actor)} ${makerIdOf(actor)} ${asked}`;
  const version = await versionOf(db, actor);
  const found = known.get(key);
  if (found?.version === version && now.getTime() - found.at < VALID_MS) return found.counts;
  const counts = await count();
  // The oldest go first.
  if (known.size >= MOST_KEPT) for (const old of [...known.keys()].slice(0, MOST_KEPT / 2)) known.delete(old);
  known.delete(key);
  known.set(key, { version, at: now.getTime(), counts });
  return counts;
}

/** The newest change of the agency's homes and of the person's own, with its microseconds. */
async function versionOf(db: Db, actor: Actor): Promise<string> {
  const { updatedAt, agencyId } = properties;
  const of = [and(isOwn(actor, "home"), isNull(agencyId)), actor.agency ? eq(agencyId, actor.agency.id) : undefined];
  const versions: string[] = [];
  for (const part of of) {
    if (!part) continue;
    const [newest] = await db
      .select({ at: sql<string>`${updatedAt}::text` })
      .from(properties)
      .where(and(mayRead(actor, "home"), part))
      .orderBy(desc(updatedAt))
      .limit(1);
    versions.push(newest?.at ?? "");
  }
  return [...versions, erasures.get(portfolioOf(actor)) ?? 0].join(" ");
}
