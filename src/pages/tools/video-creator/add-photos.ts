import { fileProblem } from "#ui/form/file-check.ts";

/** Photos as somebody drops them: looked at before they are taken. */

export const PHOTO_RULES = {
  extensions: [".jpg", ".jpeg", ".png", ".webp", ".avif", ".heic", ".heif"],
  maxBytes: 25_000_000,
} as const;

export interface OpenedPhoto {
  readonly file: File;
  readonly widthPx: number;
  readonly heightPx: number;
}

/** A photo smaller than this is a blur on a phone. */
const LEAST_PX = 320;

/** The photos that this browser can open, and one sentence for each that it cannot. */
export async function openPhotos(files: readonly File[]): Promise<{ photos: OpenedPhoto[]; problems: string[] }> {
  const photos: OpenedPhoto[] = [];
  const problems: string[] = [];
  for (const file of files) {
    const problem = fileProblem(file, PHOTO_RULES);
    if (problem !== undefined) {
      problems.push(`${problem}.`);
      continue;
    }
    try {
      const bitmap = await createImageBitmap(file);
      const { width, height } = bitmap;
      bitmap.close();
      if (Math.min(width, height) < LEAST_PX)
        problems.push(`«${file.name}» mide ${width} × ${height} píxeles: es demasiado pequeña para un vídeo.`);
      else photos.push({ file, widthPx: width, heightPx: height });
    } catch {
      problems.push(
        /\.hei[cf]$/i.test(file.name)
          ? `«${file.name}» es HEIC y este navegador no lo abre. En el iPhone elige Ajustes › Cámara › Formatos › «Más compatible», o guárdala como JPEG.`
          : `«${file.name}» no se puede abrir: está dañada o no es una foto. Guárdala de nuevo como JPEG.`,
      );
    }
  }
  return { photos, problems };
}
