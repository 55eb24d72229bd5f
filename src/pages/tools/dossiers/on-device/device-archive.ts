import { MOST_DOCUMENTS } from "#domain/tools/dossiers/dossier-limits.ts";
import { fileFormOf, MAX_DOSSIER_FILE_BYTES } from "#domain/tools/dossiers/file-form.ts";
import { DAMAGED_ZIP, ReadingFault, TOO_HEAVY, ZIP_WITHIN_ZIP } from "#domain/tools/dossiers/reading-fault.ts";

export type UnpackedHere = { name: string; bytes: Uint8Array } | { name: string; fault: string };

const END_OF_DIRECTORY = 0x06054b50;
const DIRECTORY_ENTRY = 0x02014b50;
const [STORED, DEFLATED] = [0, 8];

/** The files of an archive, by the decoder that the browser has itself. @throws ReadingFault */
export async function* unpackHere(bytes: Uint8Array): AsyncGenerator<UnpackedHere, void> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let files = 0;
  for (const entry of entriesOf(view)) {
    const name = entry.name.split(/[/\\]/).at(-1) ?? "";
    if (name === "" || /(^|\/)(__MACOSX\/|\.)|(^|\/)(thumbs\.db|desktop\.ini)$/i.test(entry.name)) continue;
    if (++files > MOST_DOCUMENTS)
      throw new ReadingFault(`Este ZIP tiene más de ${MOST_DOCUMENTS} documentos. Súbelos en varios expedientes`);
    if (entry.isEncrypted) yield { name, fault: "Está cifrado dentro del ZIP. Quita la contraseña y súbelo otra vez" };
    else {
      const unpacked = await unpackOne(bytes, view, entry);
      if (unpacked === null) yield { name, fault: TOO_HEAVY };
      else if (fileFormOf(unpacked) === "zip") yield { name, fault: ZIP_WITHIN_ZIP };
      else yield { name, bytes: unpacked };
    }
  }
}

interface Entry {
  name: string;
  method: number;
  isEncrypted: boolean;
  packed: number;
  at: number;
}

function entriesOf(view: DataView): Entry[] {
  const entries: Entry[] = [];
  try {
    let end = view.byteLength - 22;
    while (end >= 0 && view.getUint32(end, true) !== END_OF_DIRECTORY) end--;
    let at = view.getUint32(end + 16, true);
    for (let left = view.getUint16(end + 10, true); left > 0; left--) {
      if (view.getUint32(at, true) !== DIRECTORY_ENTRY) throw new RangeError();
      const nameLength = view.getUint16(at + 28, true);
      entries.push({
        name: new TextDecoder().decode(new Uint8Array(view.buffer, view.byteOffset + at + 46, nameLength)),
        method: view.getUint16(at + 10, true),
        isEncrypted: (view.getUint16(at + 8, true) & 1) === 1,
        packed: view.getUint32(at + 20, true),
        at: view.getUint32(at + 42, true),
      });
      at += 46 + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
    }
  } catch {
    // A place beyond the end: the file is cut or is no archive.
    throw new ReadingFault(DAMAGED_ZIP);
  }
  return entries;
}

/** Null where it is too large. */
async function unpackOne(bytes: Uint8Array, view: DataView, { at, method, packed }: Entry): Promise<Uint8Array | null> {
  try {
    const begin = at + 30 + view.getUint16(at + 26, true) + view.getUint16(at + 28, true);
    const part = Uint8Array.from(bytes.subarray(begin, begin + packed));
    if (method === STORED) return part.length > MAX_DOSSIER_FILE_BYTES ? null : part;
    if (method !== DEFLATED) throw new RangeError();
    const reader = new Blob([part]).stream().pipeThrough(new DecompressionStream("deflate-raw")).getReader();
    const pieces: Uint8Array<ArrayBuffer>[] = [];
    let size = 0;
    for (let next = await reader.read(); !next.done; next = await reader.read()) {
      size += next.value.length;
      if (size > MAX_DOSSIER_FILE_BYTES) {
        await reader.cancel();
        return null;
      }
      pieces.push(next.value);
    }
    return new Uint8Array(await new Blob(pieces).arrayBuffer());
  } catch {
    // Places beyond the end, and what the decoder refuses.
    throw new ReadingFault(DAMAGED_ZIP);
  }
}
