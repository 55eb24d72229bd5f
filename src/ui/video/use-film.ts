import { useCallback, useEffect, useRef, useState } from "react";
import type { FilmFacts, FilmShape } from "#domain/tools/video/film.ts";
import type { FilmAsk, FilmNews } from "./film-messages.ts";

/** Where the frames of a page's films come from. The order is compared by identity: another object is another film. */
export interface FilmSource {
  readonly createWorker: () => Worker;
  readonly order: unknown;
}

interface ShownFrame {
  readonly frame: number;
  readonly pixels: Uint8ClampedArray<ArrayBuffer>;
}

export interface OpenFilm {
  readonly facts: FilmFacts | null;
  readonly fault: string | null;
  /** Asks for a frame; while another one is painted, only the last one asked for follows. */
  readonly ask: (frame: number) => void;
  /** Milliseconds that the last frame took. */
  readonly tookMs: number;
}

/** A film painted in a worker for a preview. @param onFrame gets each frame as it comes */
export function useFilm(
  { createWorker, order }: FilmSource,
  shape: FilmShape,
  shortSidePx: number,
  onFrame: (shown: ShownFrame) => void,
): OpenFilm {
  const [facts, setFacts] = useState<FilmFacts | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const [tookMs, setTook] = useState(0);
  const worker = useRef<Worker | null>(null);
  const opened = useRef(0);
  const wanted = useRef<number | null>(null);
  const isBusy = useRef(false);
  const shown = useRef(onFrame);
  shown.current = onFrame;

  const post = useCallback((ask: FilmAsk) => worker.current?.postMessage(ask), []);
  const next = useCallback(() => {
    if (isBusy.current || wanted.current === null) return;
    isBusy.current = true;
    const frame = wanted.current;
    wanted.current = null;
    post({ kind: "frame", id: opened.current, frame });
  }, [post]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: one worker for as long as the page stands
  useEffect(() => {
    const mine = createWorker();
    worker.current = mine;
    mine.addEventListener("message", ({ data: news }: MessageEvent<FilmNews>) => {
      if (news.kind === "opened" && news.id === opened.current) {
        setFacts(news.facts);
        setFault(null);
        isBusy.current = false;
        next();
      } else if (news.kind === "frame" && news.id === opened.current) {
        isBusy.current = false;
        setTook(news.tookMs);
        shown.current(news);
        next();
      } else if (news.kind === "fault") {
        isBusy.current = false;
        setFault(news.detail);
        next();
      }
    });
    mine.addEventListener("error", () => setFault("worker"));
    return () => {
      mine.terminate();
      worker.current = null;
    };
  }, []);

  useEffect(() => {
    opened.current += 1;
    isBusy.current = true;
    post({ kind: "open", id: opened.current, order, shape, shortSidePx });
  }, [post, order, shape, shortSidePx]);

  const ask = useCallback(
    (frame: number) => {
      wanted.current = frame;
      next();
    },
    [next],
  );
  return { facts, fault, ask, tookMs };
}
