import { splitDocuments } from "./classify.ts";
import type { DocumentText } from "./document-text.ts";
import type { PartReading } from "./dossier.ts";
import { readDocument } from "./read-document.ts";
import type { DocumentKind } from "./reading.ts";

/** Reads each of the documents in a file. */
export function readParts(text: DocumentText, today: string): PartReading[] {
  const last = text.pages.findLast(({ isBeyond }) => !isBeyond)?.number ?? 0;
  return splitDocuments(text)
    .filter(({ from }) => from <= last)
    .map(({ from, to }) => {
      const pages = { from, to: Math.min(to, last) };
      return { ...pages, reading: readDocument({ pages: pagesBetween(text, pages) }, { today }) };
    });
}

/**
 * Reads one of the documents in a file as the kind that a person says it is.
 *
 * @param kind null reads it as the engine takes it
 */
export function readPartAs(
  text: DocumentText,
  { from, to }: Pick<PartReading, "from" | "to">,
  kind: DocumentKind | null,
  today: string,
): PartReading {
  const document = { pages: pagesBetween(text, { from, to }) };
  const part = { from, to, reading: readDocument(document, { today, kind }) };
  return kind === null ? part : { ...part, isKindTold: true };
}

/** Pages of a part; whatever stands behind the last page belongs to the part that ends with it. */
export const pagesBetween = ({ pages }: DocumentText, { from, to }: { from: number; to: number }) =>
  pages.filter(({ number, isBeyond }) => number >= from && (number <= to || (isBeyond === true && number === to + 1)));
