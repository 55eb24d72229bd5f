import mammoth from "mammoth";
import { documentOfHtml } from "#domain/crm/templates/from-html.ts";
import type { DocxRead } from "./read-docx-apart.server.ts";

/** Bytes of all parts of a file once they are unpacked, and their number. */
const MOST_UNPACKED = 120 * 1_048_576;
const MOST_PARTS = 2_000;
/** Letters of the text as HTML: six times what a document may hold. */
const MOST_HTML = 8_000_000;

const BROKEN = "No podemos leer este documento. Ábrelo en Word, guárdalo otra vez como .docx y súbelo";

/** Reads a Word file: structure and emphasis, never styles, pictures, fields or programs. */
export async function readDocx(bytes: Uint8Array): Promise<DocxRead> {
  const buffer = Buffer.from(bytes);
  const size = unpackedSize(buffer);
  if (size === null) return { fault: BROKEN };
  if (size > MOST_UNPACKED) return { fault: "Este documento ocupa demasiado al abrirlo. Quítale las imágenes" };
  let html: string;
  const lost = new Set<string>();
  try {
    const read = await mammoth.convertToHtml(
      { buffer },
      {
        styleMap: [
          "u => u",
          "br[type='page'] => hr:fresh",
          "p[style-name='Title'] => h1:fresh",
          "p[style-name='Título'] => h1:fresh",
        ],
        includeEmbeddedStyleMap: false,
        includeDefaultStyleMap: true,
        convertImage: mammoth.images.imgElement(async () => ({ src: "" })),
      },
    );
    html = read.value;
    if (read.messages.some(({ type }) => type === "error")) lost.add("Partes que Word marca como rotas");
  } catch {
    // Mammoth throws whatever its parsers throw at a file that is none; the bytes are the sender's, and so is the fault.
    return { fault: BROKEN };
  }
  if (html.length > MOST_HTML) return { fault: "Este documento es demasiado largo. Pártelo en dos" };
  const { document, dropped } = documentOfHtml(html);
  return { document, dropped: [...dropped, ...lost] };
}

const END_OF_DIRECTORY = 0x06054b50;
const DIRECTORY_ENTRY = 0x02014b50;

/** Bytes that a ZIP file says its parts have; null where it is none. What it does not say is bounded by the thread. */
function unpackedSize(zip: Buffer): number | null {
  for (let at = zip.length - 22; at >= 0 && at > zip.length - 66_000; at--) {
    if (zip.readUInt32LE(at) !== END_OF_DIRECTORY) continue;
    const parts = zip.readUInt16LE(at + 10);
    let entry = zip.readUInt32LE(at + 16);
    if (parts > MOST_PARTS) return Number.POSITIVE_INFINITY;
    let size = 0;
    for (let i = 0; i < parts; i++) {
      if (entry + 46 > zip.length || zip.readUInt32LE(entry) !== DIRECTORY_ENTRY) return null;
      size += zip.readUInt32LE(entry + 24);
      entry += 46 + zip.readUInt16LE(entry + 28) + zip.readUInt16LE(entry + 30) + zip.readUInt16LE(entry + 32);
    }
    return size;
  }
  return null;
}
