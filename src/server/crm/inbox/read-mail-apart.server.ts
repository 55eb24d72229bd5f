import { AppError } from "../../platform/app-error.server.ts";
import { readerApart } from "../../platform/jobs/read-apart.server.ts";
import type { GivenNotice } from "../contacts/take-notice.server.ts";
import { readMail } from "./read-mail.server.ts";

/** Reading a mail of this length takes no longer than starting a thread for it. */
const SMALL_LENGTH = 32 * 1024;

const readApart = readerApart<string | Uint8Array<ArrayBuffer>, GivenNotice | "too much">({
  script: "src/server/crm/inbox/mail-thread.server.ts",
  // Ten megabytes of pictures take half a second; ten of empty lines would take half a minute.
  longestMs: 8_000,
  memoryMb: 512,
});

/**
 * Reads a mail that a stranger may have written, and keeps nobody else waiting.
 *
 * @throws AppError INVALID_INPUT for a mail that takes too long; RATE_LIMIT when too many of one caller wait
 */
export async function readMailApart(raw: string | Uint8Array<ArrayBuffer>): Promise<GivenNotice> {
  const read = raw.length <= SMALL_LENGTH ? await readMail(raw) : await readApart(raw);
  if (read === "too much") {
    throw new AppError("INVALID_INPUT", [
      { path: "raw", message: "No se ha podido leer este correo: es demasiado complejo" },
    ]);
  }
  return read;
}
