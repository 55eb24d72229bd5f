import type { PhotoVariant } from "../db/tables/portfolio-files.server.ts";

/**
 * Keys of a photo's bytes. Every key follows from the photo's id, so that a try after a crash overwrites the one
 * before, and the code that deletes the file's row knows every size of it.
 */

export const VARIANT_WIDTHS = [480, 960, 1600] as const;
/** For mails and PDFs, which read neither AVIF nor WebP everywhere. */
export const JPEG_WIDTH = 960;

const EXTENSIONS: Record<PhotoVariant["format"], string> = { avif: "avif", webp: "webp", jpeg: "jpg" };

const folderOf = (id: string) => `photos/${id.slice(0, 2)}/${id}`;

/** The photo as it is kept; `files.storageKey` once it was read. */
export const masterKey = (id: string) => `${folderOf(id)}/original.jpg`;

export const variantKey = (id: string, width: number, format: PhotoVariant["format"]) =>
  `${folderOf(id)}/${width}.${EXTENSIONS[format]}`;

/** Key of the small JPEG of a photo; of the photo as it is kept where that is small already. */
export const smallJpegKey = (id: string, variants: readonly PhotoVariant[]) =>
  variants.find(({ format }) => format === "jpeg")?.key ?? masterKey(id);

/** Key of the photo of a comparable, which has one size and belongs to no home. */
export const comparableKey = (id: string) => `${folderOf(id)}/${COMPARABLE_NAME}`;
/** Last part of those keys. */
export const COMPARABLE_NAME = "comparable.jpg";

/** Key of a photo of a valuation visit, which has one size. */
export const inspectionKey = (id: string) => `${folderOf(id)}/visita.jpg`;

/** Key of an upload that waits to be read, until its master replaces it. */
export const uploadKey = (id: string) => `uploads/${id.slice(0, 2)}/${id}`;

/** Keys of everything that is deleted with a file's row. */
export function keysOfFile(storageKey: string): string[] {
  const id = /^photos\/..\/([\da-f-]{36})\/original\.jpg$/.exec(storageKey)?.[1];
  if (id === undefined) return [storageKey];
  const widths = VARIANT_WIDTHS.flatMap((width) => [variantKey(id, width, "avif"), variantKey(id, width, "webp")]);
  return [storageKey, ...widths, variantKey(id, JPEG_WIDTH, "jpeg")];
}
