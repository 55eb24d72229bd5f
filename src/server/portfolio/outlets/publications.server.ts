import { and, asc, desc, eq, isNull, sql } from "drizzle-orm";
import type * as z from "zod/mini";
import { PORTAL_NAMES } from "#domain/portfolio/portals/portals.ts";
import type { newPublication, ShownPublication } from "#domain/portfolio/portals/publications.ts";
import type { PersonActor } from "../../accounts/access/actor.server.ts";
import { AppError } from "../../platform/app-error.server.ts";
import { isoDateInMadrid } from "../../platform/clock.server.ts";
import type { Db } from "../../platform/db/connection.server.ts";
import { homeEvents } from "../../platform/db/tables/portfolio-history.server.ts";
import type { feedOutlets } from "../../platform/db/tables/portfolio-imports.server.ts";
import { homePublications } from "../../platform/db/tables/portfolio-publications.server.ts";
import { publishChange } from "../../platform/realtime/change-feed.server.ts";
import { lockHome, scopeOfHome } from "../photos/home-of-files.server.ts";

/** Where homes are published: in portals that read an outlet, and in those that agents note by hand. */

const MOST_SHOWN = 50;

/** Open publications of a home that the actor has been shown, the oldest first. */
export async function openPublications(db: Db, homeId: string): Promise<ShownPublication[]> {
  const { id, portal, outletId, url, since, until } = homePublications;
  return await db
    .select({ id, portal, outletId, url, since })
    .from(homePublications)
    .where(and(eq(homePublications.homeId, homeId), isNull(until)))
    .orderBy(asc(since), desc(id))
    .limit(MOST_SHOWN);
}

/**
 * Notes that somebody published a home in a portal. A second note of the same portal changes the link and the day of the first.
 *
 * @throws AppError NOT_FOUND; INVALID_INPUT for a day that has not come
 */
export async function notePublication(
  db: Db,
  actor: PersonActor,
  homeId: string,
  { portal, url, since }: z.output<typeof newPublication>,
  now: Date,
): Promise<string> {
  const today = isoDateInMadrid(now);
  const day = since ?? today;
  if (day > today) throw new AppError("INVALID_INPUT", [{ path: "since", message: "Ese día no ha llegado todavía" }]);
  return await db.transaction(async (tx) => {
    const home = await lockHome(tx, actor, homeId);
    const isNoted = and(
      eq(homePublications.homeId, homeId),
      eq(homePublications.portal, portal),
      isNull(homePublications.outletId),
      isNull(homePublications.until),
    );
    const [known] = await tx
      .update(homePublications)
      .set({ url, since: day })
      .where(isNoted)
      .returning({ id: homePublications.id });
    const [row] = known
      ? [known]
      : await tx
          .insert(homePublications)
          .values({ homeId, portal, url, since: day, createdAt: now })
          .returning({ id: homePublications.id });
    if (!known) await note(tx, actor, homeId, { published: [null, PORTAL_NAMES[portal]] }, now);
    await publishChange(tx, scopeOfHome(home), "homes");
    return row!.id;
  });
}

/** Ends what an agent noted. @throws AppError NOT_FOUND also for a publication that a portal reads by itself */
export async function endPublication(
  db: Db,
  actor: PersonActor,
  { homeId, publicationId }: { homeId: string; publicationId: string },
  now: Date,
): Promise<void> {
  await db.transaction(async (tx) => {
    const home = await lockHome(tx, actor, homeId);
    const { id, homeId: ofHome, outletId, until, since } = homePublications;
    const [ended] = await tx
      .update(homePublications)
      .set({ until: sql`greatest(${since}, ${isoDateInMadrid(now)}::date)` })
      .where(and(eq(id, publicationId), eq(ofHome, homeId), isNull(outletId), isNull(until)))
      .returning({ portal: homePublications.portal });
    if (!ended) throw new AppError("NOT_FOUND");
    await note(tx, actor, homeId, { withdrawn: [null, PORTAL_NAMES[ended.portal]] }, now);
    await publishChange(tx, scopeOfHome(home), "homes");
  });
}

async function note(tx: Db, actor: PersonActor, homeId: string, changes: Record<string, [null, string]>, now: Date) {
  const by = { origin: "mano", actorId: actor.ownerId, kind: "publicacion", at: now } as const;
  await tx.insert(homeEvents).values({ ...by, homeId, changes });
}

/** Keeps what a portal read at an outlet: homes that are new to it begin, those that it no longer got end. */
export async function recordRead(
  db: Db,
  outlet: Pick<typeof feedOutlets.$inferSelect, "id" | "portal">,
  homeIds: readonly string[],
  now: Date,
): Promise<void> {
  const today = isoDateInMadrid(now);
  const ids = sql`${sql.param([...homeIds])}::uuid[]`;
  await db.transaction(async (tx) => {
    const { outletId, homeId, until, since } = homePublications;
    // A home that is erased while the portal reads has no row to refer to.
    await tx.execute(sql`
      insert into ${homePublications} (home_id, portal, outlet_id, since, created_at)
      select home.id, ${outlet.portal}, ${outlet.id}, ${today}::date, ${now.toISOString()}::timestamptz
      from properties home where home.id = any(${ids})
      on conflict (outlet_id, home_id) where until is null and outlet_id is not null do nothing`);
    await tx
      .update(homePublications)
      .set({ until: sql`greatest(${since}, ${today}::date)` })
      .where(and(eq(outletId, outlet.id), isNull(until), sql`not ${homeId} = any(${ids})`));
  });
}

/** Ends what an outlet published, because nobody can read it any more. */
export async function endPublicationsOf(tx: Db, outletId: string, now: Date): Promise<void> {
  await tx
    .update(homePublications)
    .set({ until: sql`greatest(${homePublications.since}, ${isoDateInMadrid(now)}::date)` })
    .where(and(eq(homePublications.outletId, outletId), isNull(homePublications.until)));
}
