import type { DocumentText } from "./document-text.ts";
import type { DocumentReading, DossierReview } from "./reading.ts";

/** What all documents of a home say together. Until they are understood nothing of them may be called in order. */
export function reviewDossier(
  documents: readonly { reading: DocumentReading; text: DocumentText }[],
  _asked: { today: string },
): DossierReview {
  return { findings: documents.flatMap(({ reading }) => reading.findings), deadlines: [], light: "review" };
}
