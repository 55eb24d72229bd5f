import { and, eq, gt, isNull, or, sql } from "drizzle-orm";
import { isBanned } from "../../accounts/auth/sessions.server.ts";
import type { Db } from "../../platform/db/connection.server.ts";
import { users } from "../../platform/db/tables/accounts.server.ts";
import { files, homePhotos } from "../../platform/db/tables/portfolio-files.server.ts";
import { shareLinks, toolRuns } from "../../platform/db/tables/tools-runs.server.ts";
import { masterKey } from "../../platform/images/photo-keys.server.ts";
import { homeBehind } from "../homes/lock-homes.server.ts";

/** Finds a file of any owner: the link that names it was signed for the person who has it. */
export async function findFile(db: Db, id: string): Promise<typeof files.$inferSelect | undefined> {
  const [file] = await db.select().from(files).where(eq(files.id, id));
  return file;
}

/** Whether a photo is ready and has this size of itself, wherever its bytes lie. */
export async function hasPhoto(db: Db, id: string, key: string): Promise<boolean> {
  if (!UUID.test(id)) return false;
  const isThere = sql`${homePhotos.variants} <> '[]'
    and (${key} = ${masterKey(id)} or ${homePhotos.variants} @> ${JSON.stringify([{ key }])}::jsonb)`;
  return (await db.$count(homePhotos, and(eq(homePhotos.id, id), isThere))) > 0;
}

/** Whether a link still shows its page, of a home or of a result: what it showed ends with it. */
export async function isLinkOpen(db: Db, id: string, now: Date): Promise<boolean> {
  const lasts = or(isNull(shareLinks.expiresAt), gt(shareLinks.expiresAt, now));
  const [link] = await db
    .select({ bannedUntil: users.bannedUntil, homeId: shareLinks.homeId, runDeletedAt: toolRuns.deletedAt })
    .from(shareLinks)
    .innerJoin(users, eq(users.id, shareLinks.ownerId))
    .leftJoin(toolRuns, eq(toolRuns.id, shareLinks.runId))
    .where(and(eq(shareLinks.id, id), isNull(shareLinks.revokedAt), lasts));
  if (!link || isBanned(link, now)) return false;
  if (link.homeId === null) return link.runDeletedAt === null;
  const home = await homeBehind(db, link.homeId);
  return home !== undefined && home.deletedAt === null;
}

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;
