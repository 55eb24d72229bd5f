import { readerApart } from "../../../platform/jobs/read-apart.server.ts";
import type { PdfCheck } from "./check-pdf.server.ts";

const readApart = readerApart<Uint8Array<ArrayBuffer>, PdfCheck>({
  script: "src/server/crm/signatures/seal/check-pdf-thread.server.ts",
  longestMs: 30_000,
  memoryMb: 512,
});

/**
 * Checks a PDF that somebody uploaded, and keeps nobody else waiting.
 *
 * @throws AppError RATE_LIMIT when too many wait
 */
export async function checkPdfApart(bytes: Uint8Array<ArrayBuffer>): Promise<PdfCheck> {
  const check = await readApart(bytes);
  return check === "too much" ? { fault: "Este PDF es demasiado complejo. Imprímelo como PDF y sube ese" } : check;
}
