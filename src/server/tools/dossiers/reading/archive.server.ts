import type { Readable } from "node:stream";
import { type Entry, fromBufferPromise } from "yauzl";
import { isSwollen } from "#domain/portfolio/feeds/unpacked-limits.ts";
import { lastSigns } from "#domain/shared/format/text-ends.ts";
import { oneLine } from "#domain/shared/schema/visible-text.ts";
import { MOST_DOCUMENTS } from "#domain/tools/dossiers/dossier-limits.ts";
import { fileFormOf, MAX_DOSSIER_FILE_BYTES } from "#domain/tools/dossiers/file-form.ts";
import { ReadingFault } from "#domain/tools/dossiers/reading-fault.ts";

/** Files within an archive, unpacked one at a time and counted while they are: what its directory says is not believed. */

const MOST_ENTRIES = 500;
const MOST_UNPACKED_BYTES = 200 * 1024 * 1024;
const MAX_NAME = 160;

/** A file of an archive, or why it was left out. */
export type Unpacked = { name: string; bytes: Buffer } | { name: string; fault: string };

/** @throws ReadingFault where the archive as a whole cannot be read */
export async function* unpackArchive(bytes: Buffer): AsyncGenerator<Unpacked, void> {
  const folder = await fromBufferPromise(bytes, { lazyEntries: true }).catch(() => {
    throw new ReadingFault("Este ZIP está dañado o incompleto. Comprímelo otra vez o sube los archivos sueltos");
  });
  let [entries, files, unpacked] = [0, 0, 0];
  try {
    for await (const entry of folder.eachEntry()) {
      if (++entries > MOST_ENTRIES)
        throw new ReadingFault(`Este ZIP tiene más de ${MOST_ENTRIES} archivos. Sube solo los documentos`);
      const name = plainName(entry.fileName);
      // Folders, and what computers put beside files.
      if (name === "" || /(^|\/)(__MACOSX\/|\.)|(^|\/)(thumbs\.db|desktop\.ini)$/i.test(entry.fileName)) continue;
      if (++files > MOST_DOCUMENTS)
        throw new ReadingFault(`Este ZIP tiene más de ${MOST_DOCUMENTS} documentos. Súbelos en varios expedientes`);
      if (entry.isEncrypted()) {
        yield { name, fault: "Está cifrado dentro del ZIP. Quita la contraseña y súbelo otra vez" };
        continue;
      }
      const read = await readEntry(await folder.openReadStreamPromise(entry), entry, bytes.length);
      if (typeof read === "string") {
        yield { name, fault: read };
        continue;
      }
      unpacked += read.length;
      if (unpacked > MOST_UNPACKED_BYTES)
        throw new ReadingFault("Este ZIP ocupa demasiado al descomprimirlo. Sube los archivos en varias veces");
      if (fileFormOf(read) === "zip")
        yield { name, fault: "Es un ZIP dentro de otro ZIP. Sube sus documentos sueltos" };
      else yield { name, bytes: read };
    }
  } catch (error) {
    if (error instanceof ReadingFault) throw error;
    throw new ReadingFault("Este ZIP está dañado o incompleto: lo que falta no se ha podido leer. Comprímelo otra vez");
  }
}

async function readEntry(stream: Readable, entry: Entry, archiveBytes: number): Promise<Buffer | string> {
  const parts: Buffer[] = [];
  let size = 0;
  const packed = Math.min(entry.compressedSize, archiveBytes);
  try {
    for await (const piece of stream as AsyncIterable<Buffer>) {
      size += piece.length;
      if (size > MAX_DOSSIER_FILE_BYTES) return "Pesa más de 25\u00a0MB al descomprimirlo";
      if (isSwollen(packed, size))
        return "Se descomprime en mucho más de lo que pesa, como hacen los archivos trampa. No lo hemos abierto";
      parts.push(piece);
    }
    return Buffer.concat(parts);
  } finally {
    stream.destroy();
  }
}

const plainName = (path: string) =>
  lastSigns(oneLine(path.endsWith("/") ? "" : (path.split(/[/\\]/).at(-1) ?? "")), MAX_NAME);

/** Whether the parts of a Word file unfold to what a document may be. */
export async function isHonestArchive(bytes: Buffer, mostBytes: number): Promise<boolean> {
  const folder = await fromBufferPromise(bytes, { lazyEntries: true });
  let [unpacked, entries] = [0, 0];
  for await (const entry of folder.eachEntry()) {
    if (++entries > 5_000) return false;
    const stream: Readable = await folder.openReadStreamPromise(entry);
    try {
      for await (const piece of stream as AsyncIterable<Buffer>) {
        unpacked += piece.length;
        if (unpacked > mostBytes) return false;
      }
    } finally {
      stream.destroy();
    }
  }
  return true;
}
