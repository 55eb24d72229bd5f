import { and, eq, inArray, or } from "drizzle-orm";
import { firstSigns } from "#domain/shared/format/text-ends.ts";
import { pageText, type Quote } from "#domain/tools/dossiers/document-text.ts";
import type { DossierPart } from "#domain/tools/dossiers/dossier-parts.ts";
import { quoteKey, quotesOfPart } from "#domain/tools/dossiers/quotes.ts";
import type { DossierReview } from "#domain/tools/dossiers/reading.ts";
import type { Db } from "../../platform/db/connection.server.ts";
import { dossierPages } from "../../platform/db/tables/tools-dossiers.server.ts";

/** Pages whose words are asked for at once. */
const PAGES_AT_ONCE = 20;
const LONGEST_QUOTE = 400;

/** The words of everything that a dossier names, by `quoteKey`. Ask first whether the dossier may be seen. */
export async function quoteTexts(
  db: Db,
  parts: readonly DossierPart[],
  review: DossierReview | null,
): Promise<Record<string, string>> {
  const named = new Map<string, { documentId: string; quote: Quote }>();
  const note = (part: number, quote: Quote) => {
    const documentId = parts[part]?.documentId;
    if (documentId !== undefined) named.set(quoteKey(documentId, quote), { documentId, quote });
  };
  for (const [at, { reading }] of parts.entries()) for (const quote of quotesOfPart(reading)) note(at, quote);
  for (const { quotes } of review?.findings ?? []) for (const quote of quotes) note(quote.document, quote);
  for (const { quote } of review?.deadlines ?? []) note(quote.document, quote);

  const pages = new Map<string, Set<number>>();
  for (const { documentId, quote } of named.values())
    pages.set(documentId, (pages.get(documentId) ?? new Set()).add(quote.page));
  const asked = [...pages].flatMap(([documentId, numbers]) => [...numbers].map((number) => ({ documentId, number })));
  const texts = new Map<string, string>();
  for (let from = 0; from < asked.length; from += PAGES_AT_ONCE) {
    for (const { documentId, number, page } of await pagesAt(db, asked.slice(from, from + PAGES_AT_ONCE)))
      texts.set(`${documentId} ${number}`, pageText(page));
  }
  return Object.fromEntries(
    [...named].map(([key, { documentId, quote }]) => {
      const text = texts.get(`${documentId} ${quote.page}`)?.slice(quote.start, quote.end) ?? "";
      const line = text.replace(/\s+/g, " ").trim();
      return [key, line.length > LONGEST_QUOTE ? `${firstSigns(line, LONGEST_QUOTE).trimEnd()}…` : line];
    }),
  );
}

function pagesAt(db: Db, asked: readonly { documentId: string; number: number }[]) {
  const { documentId, number, page } = dossierPages;
  const byDocument = new Map<string, number[]>();
  for (const one of asked) byDocument.set(one.documentId, [...(byDocument.get(one.documentId) ?? []), one.number]);
  const isAsked = [...byDocument].map(([id, numbers]) => and(eq(documentId, id), inArray(number, numbers)));
  return db
    .select({ documentId, number, page })
    .from(dossierPages)
    .where(or(...isAsked));
}
