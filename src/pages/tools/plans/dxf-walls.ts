import type { DxfReading } from "#domain/tools/plan-sheet/read-dxf.ts";
import type { DxfNews } from "./dxf-worker.ts";

/** A drawing that takes longer than this, in milliseconds, is not one of a home. */
const PATIENCE_MS = 30_000;

const FAILED: DxfReading = {
  kind: "refused",
  reason: "Este navegador no ha podido leer el dibujo. Guarda solo la planta que necesitas y prueba otra vez.",
};

/** Reads a DXF in a thread of its own, so that the page goes on meanwhile. */
export async function readDxfFile(file: File): Promise<DxfReading> {
  const worker = new Worker(new URL("./dxf-worker.ts", import.meta.url), { type: "module" });
  let patience: ReturnType<typeof setTimeout> | undefined;
  try {
    return await new Promise((resolve) => {
      worker.onmessage = ({ data }: MessageEvent<DxfNews>) => resolve(data.kind === "answer" ? data.reading : FAILED);
      worker.onerror = () => resolve(FAILED);
      patience = setTimeout(() => resolve(FAILED), PATIENCE_MS);
      worker.postMessage(file);
    });
  } finally {
    clearTimeout(patience);
    worker.terminate();
  }
}
