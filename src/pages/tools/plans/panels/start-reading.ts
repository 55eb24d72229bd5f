import type { PlanReading } from "#domain/tools/plan-reading/plan-picture.ts";
import type { ReadingNews, ReadingQuestion } from "../reading-worker.ts";

interface Work {
  /** Null once it was cancelled. */
  reading: Promise<{ reading: PlanReading } | { fault: string } | null>;
  cancel: () => void;
}

const FAULT =
  "No se ha podido leer esta imagen en este navegador. Prueba con una más pequeña, o dibuja encima desde «Fondo».";

/** Reads a picture in a thread of its own, which is ended by `cancel`. */
export function startReading(bitmap: ImageBitmap, onProgress: (share: number, step: string) => void): Work {
  const worker = new Worker(new URL("../reading-worker.ts", import.meta.url), { type: "module" });
  let end: (outcome: { reading: PlanReading } | { fault: string } | null) => void = () => {};
  const reading = new Promise<{ reading: PlanReading } | { fault: string } | null>((resolve) => {
    end = (outcome) => {
      worker.terminate();
      resolve(outcome);
    };
  });
  worker.onmessage = ({ data }: MessageEvent<ReadingNews>) => {
    if (data.kind === "progress") onProgress(data.share, "Buscando muros, puertas y ventanas");
    else end(data.kind === "read" ? { reading: data.reading } : { fault: FAULT });
  };
  worker.onerror = () => end({ fault: FAULT });
  worker.postMessage({ bitmap } satisfies ReadingQuestion, [bitmap]);
  return { reading, cancel: () => end(null) };
}
