import { createReadStream } from "node:fs";
import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGunzip } from "node:zlib";
import * as z from "zod/mini";
import { list, text } from "#domain/shared/schema/text.ts";
import { PART_BYTES } from "./tar.server.ts";

/**
 * The format of a backup: gzip of lines of JSON, in this order.
 *
 * 1. A `BackupHeader`.
 * 2. A `FileEntry` for each stored file that a row names. The bytes are stored beside the backup, in the file pool or
 *   in the same tar.
 * 3. A `ManifestEnd`, with the SHA-256 of everything before it: the list of files is also read alone.
 * 4. For each table a `TableHeader`, then its rows: arrays of texts and nulls in the order of its columns, each text as
 *    PostgreSQL itself writes the value, so that every type survives to the last digit.
 * 5. A `BackupEnd`, with the SHA-256 of everything before it.
 *
 * It is not `pg_dump`, which the embedded PostgreSQL does not bring and a small machine may lack; and a backup of one
 * server can be restored into another version.
 */

export const FORMAT = 2;
/** In bytes. The largest rows are mails of a few megabytes; a file without an end of line must not fill the memory. */
export const LONGEST_LINE = 128 * 1024 ** 2;

const MOST_MIGRATIONS = 10_000;
/** PostgreSQL takes no more. */
const MOST_COLUMNS = 1_600;
/** Longest key; the store's are shorter by far. */
const LONGEST_KEY = 1_000;

const count = z.int().check(z.nonnegative());
const sha256 = text({ max: 64 }).check(z.regex(/^[\da-f]{64}$/));
/** A whole number that may be larger than JavaScript's. */
const bigCount = text({ max: 20 }).check(z.regex(/^-?\d+$/));
const fingerprint = text({ max: 64 });

/**
 * The secret that opens sealed values. One that the data folder keeps is carried along; for one from the environment
 * only a fingerprint is kept, because it is deployed from elsewhere.
 */
const carriedSecret = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("file"), value: text({ max: 4_096 }).check(z.minLength(32)), fingerprint }),
  z.object({ kind: z.literal("env"), fingerprint }),
]);
export type CarriedSecret = z.infer<typeof carriedSecret>;

export const backupHeader = z.object({
  umbral: z.literal(FORMAT),
  /** Version of the product that wrote it. */
  product: text(),
  /** `18.4` */
  postgres: text(),
  /** ISO time at which the backup began. */
  at: text().check(z.iso.datetime()),
  /** Hashes of the migrations that its database had seen, oldest first. */
  migrations: list(text(), { max: MOST_MIGRATIONS }),
  secret: carriedSecret,
});
export type BackupHeader = z.infer<typeof backupHeader>;

/** A key that no store takes for a way out of its folder, or for a file of the store's own. */
const KEY = /^(?!unfinished\/)[\w-][\w.-]*(\/[\w-][\w.-]*)+$/;
export const isStoreKey = (key: string): boolean => key.length <= LONGEST_KEY && KEY.test(key);

/** A file that rows name. `null` in place of size and hash: its bytes are not in the backup. */
export const fileEntry = z.union([
  z.object({ file: text({ max: LONGEST_KEY, isExact: true }).check(z.regex(KEY)), bytes: count, sha256 }),
  z.object({ file: text({ max: 100_000 }), bytes: z.null(), sha256: z.null() }),
]);
export type FileEntry = z.infer<typeof fileEntry>;

export const manifestEnd = z.object({ listed: count, sha256 });

export const tableHeader = z.object({
  table: text(),
  columns: list(text(), { max: MOST_COLUMNS }),
  /** The next values of its serial and identity columns; whether `value` has been given out already. */
  sequences: list(z.object({ column: text(), value: bigCount, isCalled: z.boolean() }), { max: MOST_COLUMNS }),
});
export type TableHeader = z.infer<typeof tableHeader>;
export type SequenceState = TableHeader["sequences"][number];

const backupCounts = z.object({
  tables: count,
  rows: count,
  /** Files whose bytes the backup has. */
  files: count,
  fileBytes: count,
  /** Files that rows name and whose bytes are missing. */
  missingFiles: count,
});
export type BackupCounts = z.infer<typeof backupCounts>;

export const backupEnd = z.extend(backupCounts, { end: z.literal(true), sha256 });
export type BackupEnd = z.infer<typeof backupEnd>;

/** The backup cannot be used as it is; the message is the Spanish line that people read. */
export class DamagedBackup extends Error {
  constructor(name: string, detail: string, advice = "") {
    super(`La copia ${name} está dañada o incompleta (${detail}): no se ha cambiado nada.${advice && ` ${advice}`}`);
  }
}

export class LineTooLong extends Error {}

/**
 * The whole lines of a stream, many at once: a row costs so little that handing over each by itself would cost more. Only the line feed ends a
 * line: texts hold U+2028 and U+2029, which `node:readline` also takes for ends.
 *
 * @returns parts of which each ends with a line feed; a last line without one is left out, because it was cut
 * @throws LineTooLong
 */
export async function* wholeLines(stream: AsyncIterable<Buffer>): AsyncGenerator<Buffer, void> {
  let rest: Buffer[] = [];
  let waiting = 0;
  for await (const part of stream) {
    const to = part.lastIndexOf(10) + 1;
    if (to > 0) {
      const piece = part.subarray(0, to);
      yield rest.length > 0 ? Buffer.concat([...rest, piece]) : piece;
      rest = [];
      waiting = 0;
    }
    if (to < part.length) rest.push(part.subarray(to));
    waiting += part.length - to;
    if (waiting > LONGEST_LINE) throw new LineTooLong();
  }
}

/** The unpacked bytes of a gzip file or of a part of one, and how much of it has been read. */
export function unpacked(
  file: string,
  range: { start?: number; end?: number } = {},
): { bytes: Readable; readBytes(): number } {
  const packed = createReadStream(file, { ...range, highWaterMark: PART_BYTES });
  const bytes = createGunzip({ chunkSize: PART_BYTES });
  // A missing or damaged file ends the returned stream with its error, where it is read; no other handler is needed.
  pipeline(packed, bytes).catch(() => {});
  return { bytes, readBytes: () => packed.bytesRead };
}
