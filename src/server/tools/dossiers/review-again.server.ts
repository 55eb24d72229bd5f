import { and, asc, eq, isNotNull } from "drizzle-orm";
import type { DocumentPage, DocumentText } from "#domain/tools/dossiers/document-text.ts";
import { reviewDossier } from "#domain/tools/dossiers/review-dossier.ts";
import { isoDateInMadrid } from "../../platform/clock.server.ts";
import type { Db } from "../../platform/db/connection.server.ts";
import { dossierDocuments, dossierPages, dossiers } from "../../platform/db/tables/tools-dossiers.server.ts";
import type { DocumentRow, DossierRow } from "./dossier-rows.server.ts";

/** The pages of a document that were read. */
export async function pagesOf(db: Db, documentId: string): Promise<DocumentPage[]> {
  const rows = await db
    .select({ page: dossierPages.page })
    .from(dossierPages)
    .where(eq(dossierPages.documentId, documentId))
    .orderBy(asc(dossierPages.number));
  return rows.map(({ page }) => page);
}

/**
 * The text of a document. One that has more pages than are read ends with a page of which nothing may be said, so that no engine takes it
 * for whole.
 */
export function wholeText(pages: readonly DocumentPage[], { allPages }: Pick<DocumentRow, "allPages">): DocumentText {
  const last = pages.at(-1);
  if (!last || allPages === null || allPages <= pages.length) return { pages };
  const { number, width, height } = last;
  return { pages: [...pages, { number: number + 1, width, height, lines: [], origin: "unread" }] };
}

/** Says anew what all documents of a dossier say together. Call it with the dossier locked. */
export async function reviewAgain(tx: Db, dossier: Pick<DossierRow, "id">, now: Date): Promise<void> {
  const documents = await tx
    .select()
    .from(dossierDocuments)
    .where(and(eq(dossierDocuments.dossierId, dossier.id), isNotNull(dossierDocuments.readings)))
    .orderBy(asc(dossierDocuments.createdAt), asc(dossierDocuments.id));
  const read = [];
  for (const document of documents) {
    const text = wholeText(await pagesOf(tx, document.id), document);
    for (const { from, to, reading } of document.readings ?? []) {
      read.push({ reading, text: { pages: text.pages.filter(({ number }) => number >= from && number <= to) } });
    }
  }
  const review = read.length === 0 ? null : reviewDossier(read, { today: isoDateInMadrid(now) });
  await tx.update(dossiers).set({ review, updatedAt: now }).where(eq(dossiers.id, dossier.id));
}
