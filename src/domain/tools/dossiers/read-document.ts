import type { DocumentText } from "./document-text.ts";
import type { DocumentReading } from "./reading.ts";

/** Reads a document. Until kinds are recognised it says of every document that it does not recognise it. */
export function readDocument(_text: DocumentText, _today: { today: string }): DocumentReading {
  return {
    kind: null,
    certainty: 0,
    candidates: [],
    fields: [],
    parties: [],
    charges: { said: "unreadable", charges: [], unclear: [], saidAt: null },
    findings: [],
  };
}

/** The documents that one file holds, as ranges of page numbers, both included. */
export function splitDocuments({ pages }: DocumentText): { from: number; to: number }[] {
  return pages.length === 0 ? [] : [{ from: pages[0]!.number, to: pages.at(-1)!.number }];
}
