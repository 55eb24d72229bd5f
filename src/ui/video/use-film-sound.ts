import { useEffect, useRef, useState } from "react";
import type { FilmAsk, FilmNews, FilmSound } from "./film-messages.ts";

/** Enough for a preview, and half the work of a file's. */
const PREVIEW_RATE = 44_100;
const PAUSE_MS = 400;

export interface PlayedSound {
  /** The sound is being made. */
  readonly isMaking: boolean;
  /** Begins at a second of the film; silent while there is no sound. */
  readonly play: (second: number) => void;
  readonly stop: () => void;
}

/** The sound of a preview, made in a worker of its own so that frames do not wait for it. */
export function useFilmSound(
  createWorker: () => Worker,
  sound: FilmSound,
  film: { seconds: number; cuts: readonly number[] } | null,
): PlayedSound {
  const [isMaking, setMaking] = useState(false);
  const context = useRef<AudioContext | null>(null);
  const buffer = useRef<AudioBuffer | null>(null);
  const playing = useRef<AudioBufferSourceNode | null>(null);
  const key = film === null ? "" : `${film.seconds} ${film.cuts.join(" ")}`;

  const stop = () => {
    playing.current?.stop();
    playing.current = null;
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says all of the film that its sound depends on
  useEffect(() => {
    buffer.current = null;
    if (film === null || film.seconds <= 0 || (sound.pieceId === null && sound.voice === null)) return setMaking(false);
    setMaking(true);
    let worker: Worker | null = null;
    const pause = setTimeout(() => {
      worker = createWorker();
      worker.addEventListener("message", ({ data: news }: MessageEvent<FilmNews>) => {
        if (news.kind === "sound" && news.left.length > 0) {
          const made = new AudioBuffer({ length: news.left.length, numberOfChannels: 2, sampleRate: PREVIEW_RATE });
          made.copyToChannel(news.left as Float32Array<ArrayBuffer>, 0);
          made.copyToChannel(news.right as Float32Array<ArrayBuffer>, 1);
          buffer.current = made;
        }
        setMaking(false);
        worker?.terminate();
      });
      const ask: FilmAsk = { kind: "sound", seconds: film.seconds, cuts: film.cuts, sound, sampleRate: PREVIEW_RATE };
      worker.postMessage(ask);
    }, PAUSE_MS);
    return () => {
      clearTimeout(pause);
      worker?.terminate();
    };
  }, [key, sound]);

  useEffect(
    () => () => {
      void context.current?.close();
      context.current = null;
    },
    [],
  );

  return {
    isMaking,
    stop,
    play: (second) => {
      stop();
      if (buffer.current === null) return;
      context.current ??= new AudioContext();
      void context.current.resume();
      const source = new AudioBufferSourceNode(context.current, { buffer: buffer.current });
      source.connect(context.current.destination);
      source.start(0, Math.min(second, buffer.current.duration));
      playing.current = source;
    },
  };
}
