/** The kind of a file, read from its first bytes: no decoder ever gets a file of another kind. */
export type FileKind = "jpeg" | "png" | "webp" | "avif" | "heic" | "pdf" | "docx";

/** Brands of HEIF (ISO 23008-12): pictures of telephones whose codec we may not bring along. */
const HEIC_BRANDS = new Set(["heic", "heix", "hevc", "heim", "heis", "hevm", "hevs", "mif1", "msf1"]);

export function fileKindOf(bytes: Buffer): FileKind | null {
  const at = (from: number, length: number) => bytes.toString("latin1", from, from + length);
  if (at(0, 3) === "\xff\xd8\xff") return "jpeg";
  if (at(0, 8) === "\x89PNG\r\n\x1a\n") return "png";
  if (at(0, 4) === "RIFF" && at(8, 4) === "WEBP") return "webp";
  if (at(4, 4) === "ftyp") {
    if (/^avi[fs]$/.test(at(8, 4))) return "avif";
    return HEIC_BRANDS.has(at(8, 4)) ? "heic" : null;
  }
  if (bytes.subarray(0, 1024).includes("%PDF-")) return "pdf";
  // A ZIP that names the parts of a document (ECMA-376).
  if (at(0, 4) === "PK\x03\x04" && bytes.includes("word/")) return "docx";
  return null;
}

export const MEDIA_TYPES: Record<Exclude<FileKind, "heic">, string> = {
  jpeg: "image/jpeg",
  png: "image/png",
  webp: "image/webp",
  avif: "image/avif",
  pdf: "application/pdf",
  docx: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
};
