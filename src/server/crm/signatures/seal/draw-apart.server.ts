import { readerApart } from "../../../platform/jobs/read-apart.server.ts";
import type { EvidenceSheet } from "../evidence-sheet.server.ts";
import type { SignaturePlace } from "./seal-pdf.server.ts";

export interface DrawnDocument {
  original: Uint8Array<ArrayBuffer>;
  sheet: EvidenceSheet;
  about: SignaturePlace & { title: string };
}

/**
 * Draws the evidence sheet behind a signed document and prepares the place of its seal, with limited time and memory. The key that signs
 * never enters the thread, which reads what strangers uploaded.
 */
export const drawApart = readerApart<DrawnDocument, Uint8Array<ArrayBuffer>>({
  script: "src/server/crm/signatures/seal/draw-thread.server.ts",
  longestMs: 60_000,
  memoryMb: 512,
});
