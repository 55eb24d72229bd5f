import { splitDocuments } from "./classify.ts";
import type { DocumentText } from "./document-text.ts";
import type { PartReading } from "./dossier.ts";
import { readDocument } from "./read-document.ts";

/** Reads each of the documents in a file. */
export function readParts(text: DocumentText, today: string): PartReading[] {
  return splitDocuments(text).map(({ from, to }) => ({
    from,
    to,
    reading: readDocument({ pages: pagesBetween(text, { from, to }) }, { today }),
  }));
}

export const pagesBetween = ({ pages }: DocumentText, { from, to }: { from: number; to: number }) =>
  pages.filter(({ number }) => number >= from && number <= to);
