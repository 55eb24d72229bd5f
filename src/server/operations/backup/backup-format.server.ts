import { createReadStream } from "node:fs";
import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGunzip } from "node:zlib";

/**
 * The format of a backup: gzip of lines of JSON, in this order.
 *
 * 1. A `BackupHeader`.
 * 2. A `FileEntry` for each stored file that a row names. The bytes lie beside the backup, in the file pool or in the same tar.
 * 3. For each table a `TableHeader`, then its rows: arrays of texts and nulls in the order of its columns, each text as
 *    PostgreSQL itself writes the value, so that every type survives to the last digit.
 * 4. A `BackupEnd`, with the SHA-256 of everything before it.
 *
 * It is not `pg_dump`, which the embedded PostgreSQL does not bring and a small machine may lack; and a backup of one server can be
 * restored into another version.
 */

export const FORMAT = 2;

export interface BackupHeader {
  umbral: typeof FORMAT;
  /** Version of the product that wrote it. */
  product: string;
  /** `18.4` */
  postgres: string;
  /** ISO time at which the backup began. */
  at: string;
  /** Hashes of the migrations that its database had seen, oldest first. */
  migrations: string[];
  secret: CarriedSecret;
}

/**
 * What opens sealed values. A secret that the data folder keeps is carried along; of one that the environment gives only a
 * fingerprint, because whoever deploys keeps it elsewhere.
 */
export type CarriedSecret = { kind: "file"; value: string; fingerprint: string } | { kind: "env"; fingerprint: string };

/** A file that rows name. `null` in place of size and hash: the store held no bytes for it. */
export interface FileEntry {
  file: string;
  bytes: number | null;
  sha256: string | null;
}

export interface TableHeader {
  table: string;
  columns: string[];
  /** The next values of its serial and identity columns. */
  sequences: SequenceState[];
}

export interface SequenceState {
  column: string;
  value: string;
  /** Whether `value` has been given out already. */
  isCalled: boolean;
}

export interface BackupCounts {
  tables: number;
  rows: number;
  /** Files whose bytes the backup has. */
  files: number;
  fileBytes: number;
  /** Files that rows name although the store did not hold them. */
  missingFiles: number;
}

export interface BackupEnd extends BackupCounts {
  end: true;
  sha256: string;
}

/** The backup cannot be used as it is; the message is the Spanish line that people read. */
export class DamagedBackup extends Error {
  constructor(name: string, detail: string) {
    super(`La copia ${name} está dañada o incompleta (${detail}): no se ha cambiado nada.`);
  }
}

/**
 * The lines of a stream. Only the line feed ends a line: texts hold U+2028 and U+2029, which `node:readline` also takes for ends.
 *
 * @returns each line without its line feed; a last one without a line feed is left out, because it was cut
 */
export async function* linesOf(stream: AsyncIterable<Buffer>): AsyncGenerator<Buffer, void> {
  let rest: Buffer[] = [];
  for await (const part of stream) {
    let from = 0;
    for (let at = part.indexOf(10); at >= 0; at = part.indexOf(10, from)) {
      const piece = part.subarray(from, at);
      yield rest.length > 0 ? Buffer.concat([...rest, piece]) : piece;
      rest = [];
      from = at + 1;
    }
    if (from < part.length) rest.push(part.subarray(from));
  }
}

/** The unpacked bytes of a gzip file or of a part of one. */
export function unpacked(file: string, range?: { start: number; end: number }): Readable {
  const gunzip = createGunzip();
  // A missing or damaged file ends the returned stream with its error, where it is read; nobody else has to hear of it.
  pipeline(createReadStream(file, range), gunzip).catch(() => {});
  return gunzip;
}
