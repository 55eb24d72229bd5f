import { splitDocuments } from "./classify.ts";
import { MOST_CORRECTIONS } from "./corrections.ts";
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
  { from, to, corrections = [] }: Pick<PartReading, "from" | "to" | "corrections">,
  kind: DocumentKind | null,
  today: string,
): PartReading {
  const document = { pages: pagesBetween(text, { from, to }) };
  const part: PartReading = { from, to, reading: readDocument(document, { today, kind, corrections }) };
  if (kind !== null) part.isKindTold = true;
  if (corrections.length > 0) part.corrections = corrections;
  return part;
}

/** Reads it again with what a person says that one of its fields is; null takes back what they said. */
export function correctPart(
  text: DocumentText,
  part: PartReading,
  { field, text: typed }: { field: string; text: string | null },
  today: string,
): PartReading {
  const others = (part.corrections ?? []).filter((one) => one.field !== field);
  const corrections = typed === null ? others : [...others, { field, text: typed }].slice(-MOST_CORRECTIONS);
  return readPartAs(text, { ...part, corrections }, part.isKindTold ? part.reading.kind : null, today);
}

/** Pages of a part; whatever stands behind the last page belongs to the part that ends with it. */
export const pagesBetween = ({ pages }: DocumentText, { from, to }: { from: number; to: number }) =>
  pages.filter(({ number, isBeyond }) => number >= from && (number <= to || (isBeyond === true && number === to + 1)));
