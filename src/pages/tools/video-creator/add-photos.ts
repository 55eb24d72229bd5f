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

interface Kept {
  readonly id: string;
}

/** Sends a file to a project. @returns its id, or a sentence */
export async function sendFile(
  projectId: string,
  role: "source" | "result" | "cover" | "voice",
  name: string,
  blob: Blob,
): Promise<{ id: string } | { problem: string }> {
  const query = new URLSearchParams({ role, name: name.slice(0, 160) });
  try {
    const response = await fetch(`/api/studio-projects/${projectId}/files?${query}`, { method: "POST", body: blob });
    const answer = (await response.json()) as Kept & { title?: string; issues?: { message: string }[] };
    if (response.ok) return { id: answer.id };
    return { problem: answer.issues?.[0]?.message ?? answer.title ?? "El servidor no lo ha aceptado." };
  } catch {
    return { problem: "No hay conexión con el servidor." };
  }
}
