import {
  type ContactFileGiven,
  type ContactFileRead,
  readContactFile,
} from "#domain/crm/contacts/read-contact-file.ts";
import { readerApart } from "../../platform/jobs/read-apart.server.ts";
import { wrong } from "./write-contact.server.ts";

/** Reading a file of this size takes no longer than starting a thread for it. */
const SMALL_BYTES = 16 * 1024;

const readApart = readerApart<ContactFileGiven, ContactFileRead | { problem: string }>({
  script: "src/server/crm/contacts/contact-file-thread.server.ts",
  // Fifty thousand contacts take two or three seconds.
  longestMs: 20_000,
  memoryMb: 512,
});

/**
 * Reads a file of contacts while its sender waits, without delaying anybody else: a file that is not small is read in a
 * thread of its own.
 *
 * @throws AppError INVALID_INPUT with the file's error; RATE_LIMIT when too many of one caller wait
 */
export async function readContactFileApart(file: ContactFileGiven): Promise<ContactFileRead> {
  const read = file.bytes.length <= SMALL_BYTES ? readContactFile(file) : await readApart(file);
  if (read === "too much") throw wrong("file", TOO_MUCH);
  if ("problem" in read) throw wrong("file", read.problem);
  return read;
}

const TOO_MUCH = "Este archivo es demasiado grande para leerlo de una vez: pártelo en varios";
