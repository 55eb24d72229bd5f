import type { DocumentPage, DocumentText } from "#domain/tools/dossiers/document-text.ts";
import type { PartReading } from "#domain/tools/dossiers/dossier.ts";
import type { Straightening } from "#domain/tools/dossiers/page-assembly/read-picture.ts";
import { readParts } from "#domain/tools/dossiers/read-parts.ts";
import { wholeText } from "#domain/tools/dossiers/whole-text.ts";
import type { DeviceNews } from "./device-worker.ts";

/** A document that was read on this device: nothing of it was sent anywhere. */
export interface DeviceDocument {
  name: string;
  text: DocumentText;
  /** How the picture of each page is laid to stand beside its words. */
  laid: Straightening[];
  allPages: number;
  readings: PartReading[];
  fault: string | null;
}

interface Progress {
  name: string;
  pages: number;
  readPages: number;
}

/**
 * Reads a file, or the files of an archive, in a worker of this browser: as the server reads them, and without it.
 *
 * @param today `2026-11-27`
 * @param signal stops; what was read until then is given back
 */
export async function readOnDevice(
  file: File,
  { today, onProgress, signal }: { today: string; onProgress?: (progress: Progress) => void; signal?: AbortSignal },
): Promise<DeviceDocument[]> {
  const worker = new Worker(new URL("./device-worker.ts", import.meta.url), { type: "module" });
  const documents = new Map<
    string,
    { pages: DocumentPage[]; laid: Straightening[]; allPages: number; fault: string | null }
  >();
  const documentOf = (name: string) => {
    const known = documents.get(name) ?? { pages: [], laid: [], allPages: 0, fault: null };
    documents.set(name, known);
    return known;
  };
  try {
    await new Promise<void>((resolve, reject) => {
      signal?.addEventListener("abort", () => resolve(), { once: true });
      worker.addEventListener("error", () => reject(new Error("the worker that reads has failed")));
      worker.addEventListener("message", ({ data }: MessageEvent<Partial<DeviceNews>>) => {
        if (data.dossier !== true || data.name === undefined) return;
        if (data.isDone) return resolve();
        const document = documentOf(data.name);
        if (data.opened) document.allPages = data.opened.allPages;
        if (data.ended) document.fault = data.ended.fault;
        if (data.read) {
          document.pages.push(data.read.page);
          document.laid.push(data.read.laid);
        }
        onProgress?.({ name: data.name, pages: Math.min(document.allPages, 100), readPages: document.pages.length });
      });
      worker.postMessage({ file });
    });
  } finally {
    worker.terminate();
  }
  return [...documents].map(([name, { pages, laid, allPages, fault }]) => {
    const text = wholeText(pages, { allPages });
    return { name, text, laid, allPages, fault, readings: pages.length === 0 ? [] : readParts(text, today) };
  });
}
