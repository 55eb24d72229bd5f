import { inflateRawSync } from "node:zlib";
import mammoth from "mammoth";
import { MAX_NODES } from "#domain/crm/templates/document.ts";
import { documentOfHtml } from "#domain/crm/templates/from-html.ts";
import type { DocxRead } from "./read-docx-apart.server.ts";

/** Bytes of all parts of a file once they are unpacked, and their number. */
const MOST_UNPACKED = 120 * 1_048_576;
const MOST_PARTS = 2_000;
/** Letters of the text as HTML: six times what a document may hold. */
const MOST_HTML = 8_000_000;

/** Marks of the texts, each element one or two. Half a million fill the memory of a thread, and one without memory may end the whole process. */
const MOST_ELEMENTS = 350_000;

const TOO_LONG = "Este documento es demasiado largo. Pártelo en dos";
const BROKEN = "No podemos leer este documento. Ábrelo en Word, guárdalo otra vez como .docx y súbelo";

/** Why a Word file is not converted, looked at before anything of it is; null where nothing forbids it. @param mostParagraphs of its texts */
export function faultOfDocx(buffer: Buffer, mostParagraphs: number): string | null {
  const parts = partsOf(buffer);
  if (parts === null) return BROKEN;
  const size = parts.reduce((sum, part) => sum + part.size, 0);
  if (parts.length > MOST_PARTS || size > MOST_UNPACKED)
    return "Este documento ocupa demasiado al abrirlo. Quítale las imágenes";
  const counts = textCounts(buffer, parts);
  if (counts === null) return BROKEN;
  return counts.elements > MOST_ELEMENTS || counts.paragraphs > mostParagraphs ? TOO_LONG : null;
}

/** Reads a Word file: structure and emphasis, never styles, pictures, fields or programs. */
export async function readDocx(bytes: Uint8Array): Promise<DocxRead> {
  const buffer = Buffer.from(bytes);
  const fault = faultOfDocx(buffer, MAX_NODES);
  if (fault !== null) return { fault };
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
  if (html.length > MOST_HTML) return { fault: TOO_LONG };
  const { document, dropped } = documentOfHtml(html);
  return { document, dropped: [...dropped, ...lost] };
}

const END_OF_DIRECTORY = 0x06054b50;
const DIRECTORY_ENTRY = 0x02014b50;
const DEFLATED = 8;

interface Part {
  name: string;
  method: number;
  /** Bytes, packed and as the file says of itself unpacked. */
  packed: number;
  size: number;
  /** Where its own head stands. */
  at: number;
}

/** The parts that a ZIP file says it has; null where it is none. What it does not say is bounded by the thread. */
function partsOf(zip: Buffer): Part[] | null {
  for (let at = zip.length - 22; at >= 0 && at > zip.length - 66_000; at--) {
    if (zip.readUInt32LE(at) !== END_OF_DIRECTORY) continue;
    const parts: Part[] = [];
    let entry = zip.readUInt32LE(at + 16);
    for (let left = Math.min(zip.readUInt16LE(at + 10), MOST_PARTS + 1); left > 0; left--) {
      if (entry + 46 > zip.length || zip.readUInt32LE(entry) !== DIRECTORY_ENTRY) return null;
      const nameEnd = entry + 46 + zip.readUInt16LE(entry + 28);
      parts.push({
        name: zip.toString("latin1", entry + 46, nameEnd),
        method: zip.readUInt16LE(entry + 10),
        packed: zip.readUInt32LE(entry + 20),
        size: zip.readUInt32LE(entry + 24),
        at: zip.readUInt32LE(entry + 42),
      });
      entry = nameEnd + zip.readUInt16LE(entry + 30) + zip.readUInt16LE(entry + 32);
    }
    return parts;
  }
  return null;
}

/** Elements and paragraphs of the texts, counted in a moment where converting them takes many seconds; null where a part is broken. */
function textCounts(zip: Buffer, parts: readonly Part[]): { elements: number; paragraphs: number } | null {
  let [elements, paragraphs] = [0, 0];
  for (const { name, method, packed, at } of parts) {
    if (!/\.xml$/i.test(name)) continue;
    try {
      const begin = at + 30 + zip.readUInt16LE(at + 26) + zip.readUInt16LE(at + 28);
      const bytes = zip.subarray(begin, begin + packed);
      const text = method === DEFLATED ? inflateRawSync(bytes, { maxOutputLength: MOST_UNPACKED }) : bytes;
      for (let i = text.indexOf("<"); i >= 0; i = text.indexOf("<", i + 1)) {
        elements++;
        // Whatever letter a file calls its names by: `<w:p>`, `<w:p/>`, `<w:p w:rsidR="…">`.
        if (text[i + 2] === COLON && text[i + 3] === LETTER_P && !isLetter(text[i + 4]!)) paragraphs++;
      }
    } catch {
      // The bytes are the sender's, and so is the fault.
      return null;
    }
  }
  return { elements, paragraphs };
}

const COLON = 0x3a;
const LETTER_P = 0x70;
const isLetter = (byte: number) => byte >= 0x41;
