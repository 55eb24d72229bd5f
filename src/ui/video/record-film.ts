import { filmSizeOf } from "#domain/tools/video/film.ts";
import type { ExportAsk, Exported, Progress } from "./export-film.ts";
import type { FilmAsk, FilmNews } from "./film-messages.ts";
import type { FilmSource } from "./use-film.ts";

const SOUND_RATE = 48_000;
const KINDS = [
  "video/mp4;codecs=avc1.42E01F,mp4a.40.2",
  "video/webm;codecs=vp9,opus",
  "video/webm;codecs=vp8,opus",
  "video/webm",
] as const;

/** Whether a browser without an encoder can at least record what it plays. */
export const canRecord = (): boolean =>
  typeof MediaRecorder !== "undefined" && KINDS.some((kind) => MediaRecorder.isTypeSupported(kind));

/**
 * Plays the film at its pace and records it: it takes as long as the film, frames that are late are left out, and the page has to stay in front.
 */
export async function recordFilm(
  source: FilmSource,
  ask: ExportAsk,
  signal: AbortSignal,
  onProgress: (progress: Progress) => void,
): Promise<Exported> {
  const kind = KINDS.find((one) => MediaRecorder.isTypeSupported(one));
  if (kind === undefined) return { kind: "fault", fault: "no-encoder", detail: "MediaRecorder" };
  const { widthPx, heightPx } = filmSizeOf(ask.shape, 720);
  const canvas = document.createElement("canvas");
  canvas.width = widthPx;
  canvas.height = heightPx;
  const context = canvas.getContext("2d")!;
  const worker = source.createWorker();
  const audio = new AudioContext({ sampleRate: SOUND_RATE });
  const tell = (message: FilmAsk) => worker.postMessage(message);
  try {
    const opened = await heard(worker, signal, "opened", () =>
      tell({ kind: "open", id: 1, order: source.order, shape: ask.shape, shortSidePx: 720 }),
    );
    const { frames, framesPerSecond, cuts } = opened.facts;
    const seconds = frames / framesPerSecond;
    const sound = await heard(worker, signal, "sound", () =>
      tell({ kind: "sound", seconds, cuts, sound: ask.sound, sampleRate: SOUND_RATE }),
    );
    const stream = canvas.captureStream(framesPerSecond);
    const speaker = audio.createMediaStreamDestination();
    const player = audio.createBufferSource();
    if (sound.left.length > 0) {
      const buffer = audio.createBuffer(2, sound.left.length, SOUND_RATE);
      buffer.copyToChannel(sound.left as Float32Array<ArrayBuffer>, 0);
      buffer.copyToChannel(sound.right as Float32Array<ArrayBuffer>, 1);
      player.buffer = buffer;
      player.connect(speaker);
      for (const track of speaker.stream.getAudioTracks()) stream.addTrack(track);
    }
    const recorder = new MediaRecorder(stream, { mimeType: kind, videoBitsPerSecond: 5_000_000 });
    const parts: Blob[] = [];
    recorder.addEventListener("dataavailable", ({ data }) => parts.push(data));
    const stopped = new Promise<void>((resolve) => recorder.addEventListener("stop", () => resolve(), { once: true }));
    recorder.start(1000);
    await audio.resume();
    if (sound.left.length > 0) player.start();
    const start = performance.now();
    for (;;) {
      const elapsed = (performance.now() - start) / 1000;
      if (elapsed >= seconds) break;
      const frame = Math.min(frames - 1, Math.floor(elapsed * framesPerSecond));
      const { pixels } = await heard(worker, signal, "frame", () => tell({ kind: "frame", id: 1, frame }));
      context.putImageData(new ImageData(pixels, widthPx, heightPx), 0, 0);
      onProgress({ done: frame, frames, secondsLeft: seconds - elapsed });
      await new Promise(requestAnimationFrame);
    }
    recorder.stop();
    await stopped;
    const mediaType = kind.startsWith("video/mp4") ? "video/mp4" : "video/webm";
    const blob = new Blob(parts, { type: mediaType });
    const made = {
      mediaType,
      videoCodec: kind,
      audioCodec: sound.left.length > 0 ? "grabado" : null,
      seconds,
      frames,
      sizeBytes: blob.size,
      soundOff: 0,
    } as const;
    return { kind: "made", made, blob };
  } catch (error) {
    if (signal.aborted) return { kind: "cancelled" };
    return { kind: "fault", fault: "failed", detail: String(error) };
  } finally {
    worker.terminate();
    void audio.close();
  }
}

/** Asks, and waits for the answer of a kind. @throws where the worker fails or the signal ends it */
function heard<Kind extends FilmNews["kind"]>(
  worker: Worker,
  signal: AbortSignal,
  kind: Kind,
  ask: () => void,
): Promise<Extract<FilmNews, { kind: Kind }>> {
  return new Promise((resolve, reject) => {
    const end = () => {
      worker.removeEventListener("message", hear);
      worker.removeEventListener("error", fail);
      signal.removeEventListener("abort", fail);
    };
    const fail = () => {
      end();
      reject(new Error("ended"));
    };
    const hear = ({ data: news }: MessageEvent<FilmNews>) => {
      if (news.kind === "fault") return fail();
      if (news.kind !== kind) return;
      end();
      resolve(news as Extract<FilmNews, { kind: Kind }>);
    };
    worker.addEventListener("message", hear);
    worker.addEventListener("error", fail);
    signal.addEventListener("abort", fail);
    ask();
  });
}
