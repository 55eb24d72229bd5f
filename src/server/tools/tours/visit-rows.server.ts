import { and, eq, getTableColumns, isNotNull, or, type SQL, sql } from "drizzle-orm";
import * as z from "zod/mini";
import type { Tour } from "#domain/tools/tours/tour.ts";
import { isBanned } from "../../accounts/auth/sessions.server.ts";
import type { Db } from "../../platform/db/connection.server.ts";
import { users } from "../../platform/db/tables/accounts.server.ts";
import { tourPanoramas, tours } from "../../platform/db/tables/tools-tours.server.ts";
import type { PanoramaRow } from "./panoramas/panorama-tiles.server.ts";
import type { TourRow } from "./tour-rows.server.ts";

/**
 * Tours as visitors find them. A document may have two megabytes, and each tile asks for its tour: the documents stay in the database, which
 * answers the one question that a call has about them.
 */

/** A tour without its documents. */
export type VisitedRow = Omit<TourRow, "document" | "published">;

const { document: _draft, published: _shown, ...withoutDocuments } = getTableColumns(tours);

export interface Visited {
  readonly row: VisitedRow;
  /** Until when its owner may not use the product: their tours are closed meanwhile. */
  readonly bannedUntil: Date | null;
  /** Found by the address that says nothing of its people. */
  readonly isBare: boolean;
}

/** By either of its addresses. Undefined where nothing was ever published, and for what no address can be. */
export async function visitedTour(db: Db, id: string): Promise<Visited | undefined> {
  if (!z.uuid().safeParse(id).success) return undefined;
  const [found] = await db
    .select({ row: withoutDocuments, bannedUntil: users.bannedUntil })
    .from(tours)
    .innerJoin(users, eq(users.id, tours.ownerId))
    .where(and(or(eq(tours.id, id), eq(tours.bareId, id)), isNotNull(tours.published)));
  return found && { ...found, isBare: found.row.id !== id.toLowerCase() };
}

/** The document that visitors see. Whether they may was asked before, as for all that follows. */
export async function publishedOf(db: Db, tourId: string): Promise<Tour | null> {
  const [found] = await db.select({ published: tours.published }).from(tours).where(eq(tours.id, tourId));
  return found?.published ?? null;
}

/** Whether the document that visitors see has such a part (PostgreSQL's containment of `jsonb`). */
const shows = (part: object): SQL => sql`${tours.published} @> ${JSON.stringify(part)}::jsonb`;

/** A panorama of a scene that visitors see: pictures of a draft are nobody's to see. */
export async function shownPanorama(db: Db, tourId: string, panoramaId: string): Promise<PanoramaRow | undefined> {
  const [found] = await db
    .select({ row: tourPanoramas })
    .from(tourPanoramas)
    .innerJoin(tours, eq(tours.id, tourPanoramas.tourId))
    .where(and(eq(tourPanoramas.id, panoramaId), eq(tours.id, tourId), shows({ scenes: [{ panoramaId }] })));
  return found?.row;
}

/** Whether a hotspot, a map or the sound that visitors get names this file. */
export async function showsFile(db: Db, tourId: string, fileId: string): Promise<boolean> {
  const named = or(
    shows({ scenes: [{ hotspots: [{ fileId }] }] }),
    shows({ levels: [{ map: { fileId } }] }),
    shows({ sound: { fileId } }),
  );
  return (await db.$count(tours, and(eq(tours.id, tourId), named))) > 0;
}

/** The parts that a message or the time of a look may name. */
export interface Shown {
  readonly hasForm: boolean;
  readonly sceneIds: readonly string[];
}

export async function shownOf(db: Db, tourId: string): Promise<Shown> {
  const sceneIds = sql<string[]>`jsonb_path_query_array(${tours.published}, '$.scenes[*].id')`;
  const hasForm = sql<boolean>`coalesce((${tours.published} ->> 'hasForm')::boolean, false)`;
  const [found] = await db.select({ hasForm, sceneIds }).from(tours).where(eq(tours.id, tourId));
  return found ?? { hasForm: false, sceneIds: [] };
}

/** Whether visitors may walk through it at this time; whether they know the password is another question. */
export const isOpen = ({ row, bannedUntil }: Omit<Visited, "isBare">, now: Date): boolean =>
  row.publishedAt !== null &&
  row.archivedAt === null &&
  row.deletedAt === null &&
  (row.expiresAt === null || row.expiresAt > now) &&
  !isBanned({ bannedUntil }, now);
