import type { TourAnswer } from "#domain/tools/tours/tour-forms.ts";
import type { Db } from "../../platform/db/connection.server.ts";
import { cardOf, panoramasOf } from "./panoramas/panorama-rows.server.ts";
import { fileCardOf, filesOfTour } from "./panoramas/tour-files.server.ts";
import { stateOf, type TourRow } from "./tour-rows.server.ts";

/** A tour with its pictures and files, as its editor reads it. */
export async function tourAnswer(db: Db, row: TourRow): Promise<TourAnswer> {
  const [panoramas, files] = await Promise.all([panoramasOf(db, row.id), filesOfTour(db, row.id)]);
  return {
    id: row.id,
    document: row.document,
    revision: row.revision,
    state: stateOf(row),
    publishedRevision: row.publishedRevision,
    hasPassword: row.passwordHash !== null,
    expiresAt: row.expiresAt?.toISOString() ?? null,
    homeId: row.homeId,
    isTrashed: row.deletedAt !== null,
    panoramas: panoramas.map(cardOf),
    files: files.map(fileCardOf),
  };
}
