import { and, eq, inArray, isNotNull, isNull, lt, not, notExists, or, sql } from "drizzle-orm";
import { WEEK_MS } from "#domain/shared/time/durations.ts";
import { amongLocked } from "../../../platform/db/among-locked.server.ts";
import { files } from "../../../platform/db/tables/portfolio-files.server.ts";
import { tourImports, tourPanoramas } from "../../../platform/db/tables/tools-tours.server.ts";
import type { Job } from "../../../platform/jobs/job.server.ts";
import { removeFiles } from "../../../platform/store/remove-files.server.ts";
import { PARTS } from "./tour-storage.server.ts";

const QUARTER_HOUR_MS = 15 * 60_000;
const PORTION = 200;

/**
 * Ends uploads that nobody has gone on with for a week, forgets imports of tours that are over for as long, and takes away the pieces of uploads whose panorama is gone or whose archive was read. A
 * panorama that was given up keeps its pieces for as long, so that it can be tried again; so does an archive that the machine gave up.
 */
export const unfinishedUploadsJob: Job = {
  name: "unfinished uploads",
  everyMs: QUARTER_HOUR_MS,
  async round({ database: { db }, store, log, now }) {
    const before = new Date(now().getTime() - WEEK_MS);
    const isPartOf = sql`${files.storageKey} like ${PARTS} || ${tourPanoramas.id}::text || '/%'`;
    return await db.transaction(async (tx) => {
      const left = tx
        .select({ id: tourPanoramas.id })
        .from(tourPanoramas)
        .where(
          and(
            eq(tourPanoramas.state, "subiendo"),
            lt(tourPanoramas.createdAt, before),
            notExists(
              tx
                .select({ one: sql`1` })
                .from(files)
                .where(and(isPartOf, not(lt(files.createdAt, before)))),
            ),
          ),
        )
        .limit(PORTION)
        .for("update", { skipLocked: true });
      const ended = await tx
        .delete(tourPanoramas)
        .where(amongLocked(tourPanoramas.id, left))
        .returning({ id: tourPanoramas.id });
      const isArchivePart = sql`${files.storageKey} like ${PARTS} || ${tourImports.id}::text || '/%'`;
      await tx.delete(tourImports).where(
        and(
          lt(tourImports.createdAt, before),
          inArray(tourImports.state, ["subiendo", "fallida", "lista"]),
          notExists(
            tx
              .select({ one: sql`1` })
              .from(files)
              .where(and(isArchivePart, not(lt(files.createdAt, before)))),
          ),
        ),
      );
      const isWantedArchive = tx
        .select({ one: sql`1` })
        .from(tourImports)
        .where(
          and(
            isArchivePart,
            or(inArray(tourImports.state, ["subiendo", "en-cola", "trabajando"]), isNotNull(tourImports.givenUpAt)),
          ),
        );
      const isWanted = tx
        .select({ one: sql`1` })
        .from(tourPanoramas)
        .where(
          and(
            isPartOf,
            // Tiles that stand were made of them; they are left where the process ended right after.
            isNull(tourPanoramas.tilesFileId),
            or(
              not(eq(tourPanoramas.state, "fallida")),
              not(lt(files.createdAt, before)),
              not(isNull(tourPanoramas.nextAttemptAt)),
            ),
          ),
        );
      const unused = and(sql`${files.storageKey} like ${`${PARTS}%`}`, notExists(isWanted), notExists(isWantedArchive));
      const mayBeMore = await removeFiles(tx, unused, { store, log });
      return ended.length === PORTION || mayBeMore;
    });
  },
};
