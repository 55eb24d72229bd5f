import { and, asc, eq, isNotNull, sql } from "drizzle-orm";
import { storableDeep } from "#domain/shared/schema/storable.ts";
import type { DocumentPage } from "#domain/tools/dossiers/document-text.ts";
import { pagesBetween } from "#domain/tools/dossiers/read-parts.ts";
import { reviewDossier } from "#domain/tools/dossiers/review-dossier.ts";
import type { KnownHome } from "#domain/tools/dossiers/rules/across-findings.ts";
import { unreadPage, wholeText } from "#domain/tools/dossiers/whole-text.ts";
import { isoDateInMadrid } from "../../platform/clock.server.ts";
import type { Db } from "../../platform/db/connection.server.ts";
import { properties } from "../../platform/db/tables/portfolio-homes.server.ts";
import { dossierDocuments, dossierPages, dossiers } from "../../platform/db/tables/tools-dossiers.server.ts";
import type { DossierRow } from "./dossier-rows.server.ts";

/** The pages of a document that were read. */
export async function pagesOf(db: Db, documentId: string): Promise<DocumentPage[]> {
  const rows = await db
    .select({ page: dossierPages.page })
    .from(dossierPages)
    .where(eq(dossierPages.documentId, documentId))
    .orderBy(asc(dossierPages.number));
  return rows.map(({ page }) => page);
}

/** The same without their words: what the documents say together rests on their readings, and on pages that were not read. */
async function barePagesOf(db: Db, documentId: string): Promise<DocumentPage[]> {
  const { number, page } = dossierPages;
  const origin = sql<DocumentPage["origin"]>`${page} ->> 'origin'`;
  const rows = await db
    .select({ number, origin })
    .from(dossierPages)
    .where(eq(dossierPages.documentId, documentId))
    .orderBy(asc(number));
  return rows.map((row) => ({ ...unreadPage(row.number), origin: row.origin }));
}

/** Says anew what all documents of a dossier say together. Call it with the dossier locked. */
export async function reviewAgain(tx: Db, dossier: Pick<DossierRow, "id" | "homeId">, now: Date): Promise<void> {
  const documents = await tx
    .select()
    .from(dossierDocuments)
    .where(and(eq(dossierDocuments.dossierId, dossier.id), isNotNull(dossierDocuments.readings)))
    .orderBy(asc(dossierDocuments.createdAt), asc(dossierDocuments.id));
  const read = [];
  for (const document of documents) {
    const text = wholeText(await barePagesOf(tx, document.id), document);
    for (const { from, to, reading } of document.readings ?? []) {
      read.push({ reading, text: { pages: pagesBetween(text, { from, to }) } });
    }
  }
  const home = read.length === 0 || dossier.homeId === null ? {} : await knownHome(tx, dossier.homeId);
  const review = read.length === 0 ? null : reviewDossier(read, { today: isoDateInMadrid(now), home });
  await tx
    .update(dossiers)
    .set({ review: storableDeep(review), updatedAt: now })
    .where(eq(dossiers.id, dossier.id));
}

async function knownHome(tx: Db, homeId: string): Promise<KnownHome> {
  const [home] = await tx
    .select({ cadastralReference: properties.cadastralReference, builtAreaM2: properties.builtAreaM2 })
    .from(properties)
    .where(eq(properties.id, homeId));
  return { cadastralReference: home?.cadastralReference ?? undefined, builtAreaM2: home?.builtAreaM2 ?? undefined };
}
