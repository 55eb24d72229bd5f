import type { HtmlRead } from "#domain/crm/templates/from-html.ts";
import { MAX_DOCX_BYTES } from "#domain/crm/templates/template-forms.ts";
import { AppError } from "../../platform/app-error.server.ts";
import { readerApart } from "../../platform/jobs/read-apart.server.ts";
import { checkedDocument } from "./templates.server.ts";

export type DocxRead = HtmlRead | { fault: string };

const readApart = readerApart<Uint8Array<ArrayBuffer>, DocxRead>({
  script: "src/server/crm/templates/docx-thread.server.ts",
  longestMs: 8_000,
  memoryMb: 384,
  atOnce: 1,
  mostOfCaller: 4,
});

const faultOf = (message: string) => new AppError("INVALID_INPUT", [{ path: "file", message }]);

/**
 * Makes a document of a Word file that somebody uploaded, in a thread of its own with limited time and memory.
 *
 * @param bytes null for a file that is heavier than allowed
 * @throws AppError INVALID_INPUT at `file`; RATE_LIMIT when too many of one caller wait, READING_BUSY when one waits too long
 */
export async function readDocxApart(bytes: Buffer | null): Promise<HtmlRead> {
  if (!bytes)
    throw faultOf(`Pesa más de ${MAX_DOCX_BYTES / 1_048_576}\u00a0MB. Quítale las imágenes y súbelo otra vez`);
  if (bytes.subarray(0, 2).toString("latin1") !== "PK") throw faultOf("Sube un documento de Word (.docx)");
  const read = await readApart(new Uint8Array(bytes));
  if (read === "too much") throw faultOf("Este documento es demasiado complejo. Pártelo o quítale las imágenes");
  if ("fault" in read) throw faultOf(read.fault);
  return { document: checkedDocument(read.document), dropped: read.dropped };
}
