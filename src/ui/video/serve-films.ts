import { surfaceOf } from "#domain/tools/painting/surface.ts";
import { type FilmShape, filmSeconds } from "#domain/tools/video/film.ts";
import { encodeFilm, NoEncoderError, SOUND_RATE } from "./encode-film.ts";
import type { FilmAsk, FilmNews, ServedFilm } from "./film-messages.ts";
import { soundOf } from "./film-sound.ts";

const COVER_QUALITY = 0.9;

/**
 * Makes a worker paint, encode and play films. A page's own worker is one line: how its orders become films.
 *
 * @param make a film of an order; it may be asked anew at any time, and keeps by itself what is worth keeping
 */
export function serveFilms<Order>(
  make: (order: Order, shape: FilmShape, shortSidePx: number) => Promise<ServedFilm> | ServedFilm,
): void {
  let opened: { id: number; served: ServedFilm } | null = null;
  const tell = (news: FilmNews, transfer: Transferable[] = []) => postMessage(news, { transfer });

  async function answer(ask: FilmAsk): Promise<void> {
    switch (ask.kind) {
      case "open": {
        const served = await make(ask.order as Order, ask.shape, ask.shortSidePx);
        opened = { id: ask.id, served };
        const { paint: _paint, ...facts } = served.film;
        const { widthPx, heightPx, framesPerSecond, frames, cuts, captions } = facts;
        return tell({
          kind: "opened",
          id: ask.id,
          facts: { widthPx, heightPx, framesPerSecond, frames, cuts, captions },
        });
      }
      case "frame": {
        // A film that was changed since is no longer asked for.
        if (opened === null || opened.id !== ask.id) return;
        const { film, bring } = opened.served;
        const start = performance.now();
        await bring?.(ask.frame);
        const surface = surfaceOf(film.widthPx, film.heightPx);
        film.paint(ask.frame, surface);
        const pixels = surface.data as Uint8ClampedArray<ArrayBuffer>;
        return tell({ kind: "frame", id: ask.id, frame: ask.frame, pixels, tookMs: performance.now() - start }, [
          pixels.buffer,
        ]);
      }
      case "sound": {
        const sound = await soundOf(ask.sound, ask);
        const left = sound?.left ?? new Float32Array(0);
        const right = sound?.right ?? new Float32Array(0);
        return tell({ kind: "sound", left, right }, [left.buffer, right.buffer] as Transferable[]);
      }
      case "cover": {
        const { film, bring } = await make(ask.order as Order, ask.shape, ask.shortSidePx);
        const frame = Math.min(film.frames - 1, Math.max(0, Math.round(ask.second * film.framesPerSecond)));
        await bring?.(frame);
        const surface = surfaceOf(film.widthPx, film.heightPx);
        film.paint(frame, surface);
        const canvas = new OffscreenCanvas(film.widthPx, film.heightPx);
        const pixels = new ImageData(surface.data as Uint8ClampedArray<ArrayBuffer>, film.widthPx, film.heightPx);
        canvas.getContext("2d")!.putImageData(pixels, 0, 0);
        const blob = await canvas.convertToBlob({ type: "image/jpeg", quality: COVER_QUALITY });
        const bytes = await blob.arrayBuffer();
        return tell({ kind: "cover", bytes }, [bytes]);
      }
      case "export": {
        const served = await make(ask.order as Order, ask.shape, ask.shortSidePx);
        const { film } = served;
        const sound = await soundOf(ask.sound, { seconds: filmSeconds(film), cuts: film.cuts, sampleRate: SOUND_RATE });
        const onProgress = (done: number) => tell({ kind: "progress", done, frames: film.frames });
        onProgress(0);
        const { made, bytes } = await encodeFilm(served, sound, { file: ask.file, onProgress });
        return tell({ kind: "made", made, bytes }, bytes === null ? [] : [bytes]);
      }
    }
  }

  // One after another: a frame must not be painted while another one's photos come.
  let last: Promise<void> = Promise.resolve();
  addEventListener("message", ({ data: ask }: MessageEvent<FilmAsk>) => {
    last = last.then(() => answer(ask)).catch((error: unknown) => tell(faultOf(error)));
  });
}

function faultOf(error: unknown): FilmNews {
  const detail = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  if (error instanceof NoEncoderError) return { kind: "fault", fault: "no-encoder", detail };
  if (error instanceof DOMException && error.name === "QuotaExceededError")
    return { kind: "fault", fault: "disk-full", detail };
  if (error instanceof PhotoMissingError) return { kind: "fault", fault: "photos-missing", detail };
  return { kind: "fault", fault: "failed", detail };
}

/** A photo of the film can no longer be read. */
export class PhotoMissingError extends Error {}
