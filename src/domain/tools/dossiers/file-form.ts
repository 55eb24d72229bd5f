/** The form of a file of a dossier, read from its first bytes, whatever its name says. */
export const FILE_FORMS = ["pdf", "docx", "zip", "jpeg", "png", "heic", "text"] as const;
export type FileForm = (typeof FILE_FORMS)[number];

export const MAX_DOSSIER_FILE_BYTES = 25 * 1024 * 1024;
export const MAX_DOCUMENT_PAGES = 100;

const HEIC_BRANDS = new Set(["heic", "heix", "hevc", "heim", "heis", "hevm", "hevs", "mif1", "msf1"]);

/** @returns null where it is none that is read */
export function fileFormOf(bytes: Uint8Array): FileForm | null {
  const at = (from: number, length: number) => String.fromCharCode(...bytes.subarray(from, from + length));
  if (at(0, 3) === "\xff\xd8\xff") return "jpeg";
  if (at(0, 8) === "\x89PNG\r\n\x1a\n") return "png";
  if (at(4, 4) === "ftyp") return HEIC_BRANDS.has(at(8, 4)) ? "heic" : null;
  if (at(0, 1_024).includes("%PDF-")) return "pdf";
  if (at(0, 4) === "PK\x03\x04" || at(0, 4) === "PK\x05\x06") return holds(bytes, "word/") ? "docx" : "zip";
  // Programs, films, sounds and older office files have bytes that no text has; `decodeText` looks closer.
  return bytes.length > 0 && !bytes.subarray(0, 512).includes(0) ? "text" : isWide(bytes) ? "text" : null;
}

const isWide = ([a, b]: Uint8Array) => (a === 0xff && b === 0xfe) || (a === 0xfe && b === 0xff);

/** Whether the names of an archive's parts begin so: they stand readable before each part. */
function holds(bytes: Uint8Array, name: string): boolean {
  const wanted = [...name].map((letter) => letter.charCodeAt(0));
  for (let i = bytes.indexOf(0x50); i >= 0 && i < bytes.length - 30; i = bytes.indexOf(0x50, i + 1)) {
    if (bytes[i + 1] !== 0x4b || bytes[i + 2] !== 3 || bytes[i + 3] !== 4) continue;
    if (wanted.every((code, j) => bytes[i + 30 + j] === code)) return true;
  }
  return false;
}
