import { and, eq, gt, isNotNull, isNull, or } from "drizzle-orm";
import * as z from "zod/mini";
import { isBanned } from "../../accounts/auth/sessions.server.ts";
import type { Db } from "../../platform/db/connection.server.ts";
import { users } from "../../platform/db/tables/accounts.server.ts";
import { tours } from "../../platform/db/tables/tools-tours.server.ts";
import type { TourRow } from "./tour-rows.server.ts";

/** Tours as visitors find them. */

export interface Visited {
  readonly row: TourRow;
  /** Until when its owner may not use the product: their tours are closed meanwhile. */
  readonly bannedUntil: Date | null;
  /** Found by the address that says nothing of its people. */
  readonly isBare: boolean;
}

/** By either of its addresses. Undefined where nothing was ever published, and for what no address can be. */
export async function visitedTour(db: Db, id: string): Promise<Visited | undefined> {
  if (!z.uuid().safeParse(id).success) return undefined;
  const [found] = await db
    .select({ row: tours, bannedUntil: users.bannedUntil })
    .from(tours)
    .innerJoin(users, eq(users.id, tours.ownerId))
    .where(and(or(eq(tours.id, id), eq(tours.bareId, id)), isNotNull(tours.published)));
  return found && { ...found, isBare: found.row.id !== id.toLowerCase() };
}

/** Whether visitors may walk through it at this time; whether they know the password is another question. */
export const isOpen = ({ row, bannedUntil }: Omit<Visited, "isBare">, now: Date): boolean =>
  row.published !== null &&
  row.publishedAt !== null &&
  row.archivedAt === null &&
  row.deletedAt === null &&
  (row.expiresAt === null || row.expiresAt > now) &&
  !isBanned({ bannedUntil }, now);

/** The tours of a home that anybody may see, the first published first: what adverts, pages and answers name. */
export async function toursOfHome(db: Db, homeId: string, now: Date): Promise<{ id: string; title: string }[]> {
  const rows = await db
    .select({ row: tours, bannedUntil: users.bannedUntil })
    .from(tours)
    .innerJoin(users, eq(users.id, tours.ownerId))
    .where(
      and(
        eq(tours.homeId, homeId),
        isNotNull(tours.publishedAt),
        isNull(tours.passwordHash),
        or(isNull(tours.expiresAt), gt(tours.expiresAt, now)),
      ),
    )
    .orderBy(tours.publishedAt, tours.id);
  return rows.filter((found) => isOpen(found, now)).map(({ row }) => ({ id: row.id, title: row.published!.title }));
}
