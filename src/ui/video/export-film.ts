import type { FilmShape, FilmSize } from "#domain/tools/video/film.ts";
import type { ExportFault, FilmAsk, FilmNews, FilmSound, MadeFile } from "./film-messages.ts";
import type { FilmSource } from "./use-film.ts";

export interface ExportAsk {
  readonly shape: FilmShape;
  readonly shortSidePx: FilmSize;
  readonly sound: FilmSound;
  /** Seconds of the film, by which the file's size is foreseen. */
  readonly seconds: number;
}

export type Exported =
  | { readonly kind: "made"; readonly made: MadeFile; readonly blob: Blob }
  | { readonly kind: "fault"; readonly fault: ExportFault; readonly detail: string }
  | { readonly kind: "cancelled" };

export interface Progress {
  readonly done: number;
  readonly frames: number;
  /** Seconds that are left at the pace so far; null in the first moments. */
  readonly secondsLeft: number | null;
}

/** Files that are foreseen to be larger are written to the browser's own disk instead of its memory. */
const LARGE_BYTES = 48 * 1024 * 1024;
const BITS_A_PIXEL = 0.1;
/** Before the pace is known, what is left would jump about. */
const PACE_AFTER_MS = 1500;

/** Writes a film in a worker of its own. The signal ends it at once. */
export async function exportFilm(
  source: FilmSource,
  ask: ExportAsk,
  signal: AbortSignal,
  onProgress: (progress: Progress) => void,
): Promise<Exported> {
  if (signal.aborted) return { kind: "cancelled" };
  const isLarge = (ask.shortSidePx ** 2 * 1.78 * 30 * ask.seconds * BITS_A_PIXEL) / 8 > LARGE_BYTES;
  const file = isLarge ? await diskFile() : null;
  const worker = source.createWorker();
  /** When the first frame was begun: the music that is made before it says nothing of the pace. */
  let start = performance.now();
  return await new Promise<Exported>((resolve) => {
    const end = (outcome: Exported) => {
      worker.terminate();
      signal.removeEventListener("abort", cancel);
      resolve(outcome);
    };
    const cancel = () => end({ kind: "cancelled" });
    signal.addEventListener("abort", cancel);
    worker.addEventListener("error", ({ message }) => end({ kind: "fault", fault: "failed", detail: message }));
    worker.addEventListener("message", ({ data: news }: MessageEvent<FilmNews>) => {
      if (news.kind === "progress") {
        if (news.done === 0) start = performance.now();
        const tookMs = performance.now() - start;
        const secondsLeft =
          tookMs < PACE_AFTER_MS || news.done === 0 ? null : ((tookMs / news.done) * (news.frames - news.done)) / 1000;
        onProgress({ done: news.done, frames: news.frames, secondsLeft });
      } else if (news.kind === "fault") end({ kind: "fault", fault: news.fault, detail: news.detail });
      else if (news.kind === "made") {
        const { made, bytes } = news;
        if (bytes !== null) return end({ kind: "made", made, blob: new Blob([bytes], { type: made.mediaType }) });
        file!.getFile().then(
          (kept) => end({ kind: "made", made, blob: kept.slice(0, kept.size, made.mediaType) }),
          (error: unknown) => end({ kind: "fault", fault: "failed", detail: String(error) }),
        );
      }
    });
    const { shape, shortSidePx, sound } = ask;
    worker.postMessage({ kind: "export", order: source.order, shape, shortSidePx, sound, file } satisfies FilmAsk);
  });
}

const FOLDER = "umbral-videos";
let counted = 0;

/** A file in the browser's own store; null where it has none that can be written as a stream. */
async function diskFile(): Promise<FileSystemFileHandle | null> {
  try {
    const root = await navigator.storage.getDirectory();
    // Files that earlier visits left are nobody's any more.
    if (counted === 0) await root.removeEntry(FOLDER, { recursive: true }).catch(() => {});
    const folder = await root.getDirectoryHandle(FOLDER, { create: true });
    const handle = await folder.getFileHandle(`${counted++}.video`, { create: true });
    return "createWritable" in handle ? handle : null;
  } catch {
    // A private window may have no store: the file is then made in memory.
    return null;
  }
}

/** A frame as a JPEG. @throws Error where it cannot be painted */
export async function coverOf(
  source: FilmSource,
  shape: FilmShape,
  shortSidePx: FilmSize,
  second: number,
): Promise<Blob> {
  const worker = source.createWorker();
  try {
    return await new Promise<Blob>((resolve, reject) => {
      worker.addEventListener("error", ({ message }) => reject(new Error(message)));
      worker.addEventListener("message", ({ data: news }: MessageEvent<FilmNews>) => {
        if (news.kind === "cover") resolve(new Blob([news.bytes], { type: "image/jpeg" }));
        else if (news.kind === "fault") reject(new Error(news.detail));
      });
      worker.postMessage({ kind: "cover", order: source.order, shape, shortSidePx, second } satisfies FilmAsk);
    });
  } finally {
    worker.terminate();
  }
}
