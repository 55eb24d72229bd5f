import { and, desc, eq, isNull, sql } from "drizzle-orm";
import type { Actor, PersonActor } from "../../accounts/access/actor.server.ts";
import { mayChange, mayRead } from "../../accounts/access/policies.server.ts";
import { AppError } from "../../platform/app-error.server.ts";
import type { Db } from "../../platform/db/connection.server.ts";
import { homeEvents } from "../../platform/db/tables/portfolio-history.server.ts";
import { properties } from "../../platform/db/tables/portfolio-homes.server.ts";
import { publishChange } from "../../platform/realtime/change-feed.server.ts";

/** The home whose photos or documents somebody changes. */
export interface HomeOfFiles {
  id: string;
  ownerId: string;
  agencyId: string | null;
}

/** Columns of `HomeOfFiles`. */
export const HOME_OF_FILES = {
  id: properties.id, // Visitors without an account have no files: every home with some is an account's.
  ownerId: sql<string>`${properties.ownerId}`,
  agencyId: properties.agencyId,
};
/** Twenty photos in a row are one line of the history. */
const SAME_ACT_MS = 10 * 60_000;

/** Locks the home, so that changes of its files take turns. @throws AppError NOT_FOUND */
export async function lockHome(tx: Db, actor: PersonActor, homeId: string): Promise<HomeOfFiles> {
  const mine = and(eq(properties.id, homeId), mayChange(actor, "home"), isNull(properties.deletedAt));
  const [home] = await tx.select(HOME_OF_FILES).from(properties).where(mine).for("update");
  if (!home) throw new AppError("NOT_FOUND");
  return home;
}

/** Writes the former and present number into the home's history, and publishes the change. */
export async function noteFiles(
  tx: Db,
  home: HomeOfFiles,
  change: { kind: "foto" | "documento"; actor: PersonActor; before: number; after: number; now: Date },
): Promise<void> {
  const { kind, actor, before, after, now } = change;
  const field = kind === "foto" ? "photos" : "documents";
  const [last] = await tx
    .select()
    .from(homeEvents)
    .where(eq(homeEvents.homeId, home.id))
    .orderBy(desc(homeEvents.at), desc(homeEvents.id))
    .limit(1);
  const isSameAct =
    last?.kind === kind && last.actorId === actor.ownerId && now.getTime() - last.at.getTime() < SAME_ACT_MS;
  if (isSameAct) {
    const first = last.changes[field]?.[0] ?? before;
    await tx
      .update(homeEvents)
      .set({ at: now, changes: { [field]: [first, after] } })
      .where(eq(homeEvents.id, last.id));
  } else {
    const values = { homeId: home.id, at: now, origin: "mano" as const, actorId: actor.ownerId, kind };
    await tx.insert(homeEvents).values({ ...values, changes: { [field]: [before, after] } });
  }
  await publishHome(tx, home, now);
}

/** The home has changed: moves it in lists, and refreshes open pages. */
export async function publishHome(tx: Db, home: HomeOfFiles, now: Date): Promise<void> {
  await tx
    .update(properties)
    .set({ updatedAt: sql`greatest(${properties.updatedAt}, ${now.toISOString()}::timestamptz)` })
    .where(eq(properties.id, home.id));
  await publishChange(tx, scopeOfHome(home), "homes");
}

export const scopeOfHome = ({ agencyId, ownerId }: Pick<HomeOfFiles, "agencyId" | "ownerId">) => agencyId ?? ownerId;

/** @throws AppError NOT_FOUND for a home that the actor may not see, or that is in the trash */
export async function mustSeeHome(db: Db, actor: Actor, homeId: string): Promise<void> {
  const seen = and(eq(properties.id, homeId), mayRead(actor, "home"), isNull(properties.deletedAt));
  const [home] = await db.select({ id: properties.id }).from(properties).where(seen);
  if (!home) throw new AppError("NOT_FOUND");
}
