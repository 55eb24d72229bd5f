import { and, eq, exists, not, or, sql } from "drizzle-orm";
import { inspectionPhotos } from "../../platform/db/tables/crm-inspections.server.ts";
import { files, homeDocuments, homePhotos } from "../../platform/db/tables/portfolio-files.server.ts";
import { dossierDocuments } from "../../platform/db/tables/tools-dossiers.server.ts";
import { planPictures } from "../../platform/db/tables/tools-plan-pictures.server.ts";
import { planUnderlays } from "../../platform/db/tables/tools-plans.server.ts";
import { studioProjectFiles } from "../../platform/db/tables/tools-studio.server.ts";
import { tourFiles, tourPanoramas } from "../../platform/db/tables/tools-tours.server.ts";
import { COMPARABLE_NAME } from "../../platform/images/photo-keys.server.ts";
import type { Job } from "../../platform/jobs/job.server.ts";
import { removeFiles } from "../../platform/store/remove-files.server.ts";

const QUARTER_HOUR_MS = 15 * 60_000;

/**
 * Files of photos and documents that belong to no home, no visit, no dossier, no plan, no tour and no studio project any more: erasing one removes the rows of its photos,
 * but not the files behind them.
 */
export const unusedFilesJob: Job = {
  name: "unused files",
  everyMs: QUARTER_HOUR_MS,
  async round({ database: { db }, store, log }) {
    return await db.transaction(async (tx) => {
      const isOn = (
        table:
          | typeof homePhotos
          | typeof homeDocuments
          | typeof inspectionPhotos
          | typeof dossierDocuments
          | typeof planUnderlays
          | typeof planPictures
          | typeof tourFiles
          | typeof studioProjectFiles,
      ) => exists(tx.select({ one: sql`1` }).from(table).where(sql`${table.fileId} = ${files.id}`));
      const isOfPanorama = exists(
        tx
          .select({ one: sql`1` })
          .from(tourPanoramas)
          .where(or(eq(tourPanoramas.tilesFileId, files.id), eq(tourPanoramas.sourceFileId, files.id))),
      );
      const unused = and(
        sql`${files.storageKey} ~ '^(uploads|photos|documents)/'`,
        // Those belong to reports; the job of reports knows which are used.
        sql`right(${files.storageKey}, ${COMPARABLE_NAME.length}) <> ${COMPARABLE_NAME}`,
        not(isOn(homePhotos)),
        not(isOn(homeDocuments)),
        not(isOn(inspectionPhotos)),
        not(isOn(dossierDocuments)),
        not(isOn(planUnderlays)),
        not(isOn(planPictures)),
        not(isOn(tourFiles)),
        not(isOn(studioProjectFiles)),
        not(isOfPanorama),
      );
      return await removeFiles(tx, unused, { store, log });
    });
  },
};
