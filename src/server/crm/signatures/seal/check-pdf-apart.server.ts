import { PDF_TOO_COMPLEX } from "#domain/crm/signatures/signature-forms.ts";
import { AppError } from "../../../platform/app-error.server.ts";
import { readerApart } from "../../../platform/jobs/read-apart.server.ts";
import type { PdfCheck } from "./check-pdf.server.ts";

const readApart = readerApart<Uint8Array<ArrayBuffer>, PdfCheck>({
  script: "src/server/crm/signatures/seal/check-pdf-thread.server.ts",
  longestMs: 30_000,
  memoryMb: 512,
});

/** Documents of one person that wait while another one of theirs is read. */
const MOST_OF_ONE = 2;
/** The documents in hand of each person, the one that is read included. */
const inHand = new Map<string, { count: number; last: Promise<unknown> }>();

/**
 * Checks a PDF that somebody uploaded, writes it anew, and keeps nobody else waiting: of one person one document is read at a time,
 * so that several people take turns.
 *
 * @param caller id of the account
 * @throws AppError RATE_LIMIT when too many wait
 */
export async function checkPdfApart(caller: string, bytes: Uint8Array<ArrayBuffer>): Promise<PdfCheck> {
  const theirs = inHand.get(caller) ?? { count: 0, last: Promise.resolve() };
  if (theirs.count > MOST_OF_ONE) throw new AppError("RATE_LIMIT");
  theirs.count++;
  inHand.set(caller, theirs);
  const check = theirs.last.then(() => readApart(bytes));
  theirs.last = check.catch(() => null);
  try {
    const answer = await check;
    return answer === "too much" ? { fault: PDF_TOO_COMPLEX } : answer;
  } finally {
    theirs.count--;
    if (theirs.count === 0) inHand.delete(caller);
  }
}
