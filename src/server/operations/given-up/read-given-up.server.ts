import { inArray } from "drizzle-orm";
import { fullNameOf } from "#domain/accounts/account/person-name.ts";
import { workSlug } from "#domain/operations/monitoring/jobs.ts";
import type { Db } from "../../platform/db/connection.server.ts";
import { users } from "../../platform/db/tables/accounts.server.ts";
import { agencies } from "../../platform/db/tables/accounts-agencies.server.ts";
import { type Cursor, writeCursor } from "../../platform/http/cursor.server.ts";
import type { GivenUpRows } from "../../platform/jobs/given-up.server.ts";
import { GIVEN_UP_WORKS } from "./given-up-works.server.ts";

/** Rows of a work that are shown at once. */
const PAGE = 10;

export interface ShownGivenUp {
  id: string;
  at: string;
  reason: string;
  subject: string;
  /** The agency, or the person without one; null for a row of Umbral's own, and of somebody who is gone. */
  whose: string | null;
}

export interface GivenUpPage {
  rows: ShownGivenUp[];
  /** Where the next page begins; null at the end. */
  next: string | null;
}

export interface GivenUpWork extends GivenUpPage {
  name: string;
  slug: string;
  count: number;
  mayDismiss: boolean;
}

/** A work by its name in an address. */
export function findWork(slug: string): { name: string; rows: GivenUpRows } | undefined {
  const found = Object.entries(GIVEN_UP_WORKS).find(([name]) => workSlug(name) === slug);
  return found && { name: found[0], rows: found[1] };
}

/** Works with rows that were given up, those with most first, each with its newest rows. */
export async function listGivenUp(db: Db): Promise<GivenUpWork[]> {
  const works: GivenUpWork[] = [];
  for (const [name, rows] of Object.entries(GIVEN_UP_WORKS)) {
    const count = await rows.count(db);
    if (count === 0) continue;
    const mayDismiss = rows.dismiss !== undefined;
    works.push({ name, slug: workSlug(name), count, mayDismiss, ...(await givenUpPage(db, rows)) });
  }
  return works.sort((a, b) => b.count - a.count);
}

/** A page of a work's rows, newest first. */
export async function givenUpPage(db: Db, rows: GivenUpRows, before?: Cursor): Promise<GivenUpPage> {
  const found = await rows.list(db, { limit: PAGE + 1, before });
  const page = found.slice(0, PAGE);
  const last = found.length > PAGE ? page.at(-1)! : null;
  const names = await namesOf(db, [...new Set(page.flatMap(({ scope }) => scope ?? []))]);
  return {
    rows: page.map(({ id, at, reason, subject, scope }) => ({
      id,
      at: at.toISOString(),
      reason,
      subject,
      whose: scope === null ? null : (names.get(scope) ?? null),
    })),
    next: last && writeCursor(last),
  };
}

/** Names of agencies and people by id; a person without a name is called by the part of the address before its sign. */
async function namesOf(db: Db, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const { id, email, metadata } = users;
  const people = await db.select({ id, email, metadata }).from(users).where(inArray(id, ids));
  const named = await db
    .select({ id: agencies.id, name: agencies.name })
    .from(agencies)
    .where(inArray(agencies.id, ids));
  return new Map([
    ...people.map((one) => [one.id, fullNameOf(one.metadata) || one.email.split("@", 1)[0]!] as const),
    ...named.map((one) => [one.id, one.name] as const),
  ]);
}

/** How many rows were given up since then, by the names of their works; works without any are left out. */
export async function givenUpSince(db: Db, since: Date): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const [name, rows] of Object.entries(GIVEN_UP_WORKS)) {
    const count = await rows.count(db, since);
    if (count > 0) counts[name] = count;
  }
  return counts;
}
