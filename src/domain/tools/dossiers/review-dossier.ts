import type { DocumentText } from "./document-text.ts";
import type { DocumentReading, DossierReview } from "./reading.ts";

/** Judges all documents of a home together. Until they are understood nothing of them may be called in order. */
export function reviewDossier(
  documents: readonly { reading: DocumentReading; text: DocumentText }[],
  _asked: { today: string },
): DossierReview {
  return { findings: documents.flatMap(({ reading }) => reading.findings), deadlines: [], light: "review" };
}
