import * as pdfjs from "pdfjs-dist";
import { greyOfRgba } from "#domain/tools/dossiers/grey/grey-page.ts";
import type { FileReaders } from "#domain/tools/dossiers/open-file.ts";
import type { PdfPage } from "#domain/tools/dossiers/page-assembly/read-pdf-page.ts";
import { DAMAGED_PDF, LOCKED_PDF, ReadingFault } from "#domain/tools/dossiers/reading-fault.ts";

/** PDFs by pdf.js within a worker of ours: it parses in the same thread and draws on canvases that no document holds. */

/** Fonts, tables of letters and decoders that a file may ask for, by their names, from our own build. */
const PARTS: Record<string, string> = {
  ...import.meta.glob<string>("/node_modules/pdfjs-dist/standard_fonts/*.{pfb,ttf}", {
    query: "?url",
    import: "default",
    eager: true,
  }),
  ...import.meta.glob<string>("/node_modules/pdfjs-dist/cmaps/*.bcmap", {
    query: "?url",
    import: "default",
    eager: true,
  }),
  ...import.meta.glob<string>("/node_modules/pdfjs-dist/wasm/{jbig2,openjpeg,qcms_bg}.wasm", {
    query: "?url",
    import: "default",
    eager: true,
  }),
};
const byName = new Map(Object.entries(PARTS).map(([path, url]) => [path.split("/").at(-1)!, url]));

class OwnParts {
  async fetch({ filename }: { filename: string }): Promise<Uint8Array> {
    const url = byName.get(filename);
    if (url === undefined) throw new Error(`${filename} is no part of the build`);
    return new Uint8Array(await (await fetch(new URL(url, self.location.href))).arrayBuffer());
  }
}

class OwnCanvases {
  create(width: number, height: number) {
    const canvas = new OffscreenCanvas(width, height);
    return { canvas, context: canvas.getContext("2d", { willReadFrequently: true })! };
  }
  reset({ canvas }: { canvas: OffscreenCanvas }, width: number, height: number) {
    canvas.width = width;
    canvas.height = height;
  }
  destroy({ canvas }: { canvas: OffscreenCanvas }) {
    canvas.width = 0;
    canvas.height = 0;
  }
  getNoAlphaContext(canvas: OffscreenCanvas) {
    return canvas.getContext("2d", { alpha: false, willReadFrequently: true });
  }
}

/** Filters are drawn by a document, which a worker has not; pages look the same without those that reading does not need. */
class NoFilters {
  addFilter = () => "none";
  addHCMFilter = () => "none";
  addAlphaFilter = () => "none";
  addLuminosityFilter = () => "none";
  addKnockoutFilter = () => "none";
  addHighlightHCMFilter = () => "none";
  createSelectionStyle = () => null;
  destroy() {}
}

const MOST_PIXELS = 60_000_000;

export const openPdf: FileReaders["openPdf"] = async (bytes) => {
  // Loaded beside the library, it parses in this thread in place of starting another one.
  await import("pdfjs-dist/build/pdf.worker.mjs");
  const loading = pdfjs.getDocument({
    data: Uint8Array.from(bytes),
    BinaryDataFactory: OwnParts,
    CanvasFactory: OwnCanvases,
    FilterFactory: NoFilters,
    cMapPacked: true,
    useWorkerFetch: false,
    useSystemFonts: false,
    disableFontFace: true,
    isOffscreenCanvasSupported: false,
    isImageDecoderSupported: false,
    maxImageSize: MOST_PIXELS,
    enableXfa: false,
    verbosity: pdfjs.VerbosityLevel.ERRORS,
  });
  const pdf = await loading.promise.catch(async (error: unknown) => {
    await loading.destroy();
    const isLocked = error instanceof Error && error.name === "PasswordException";
    throw new ReadingFault(isLocked ? LOCKED_PDF : DAMAGED_PDF);
  });
  const canvases = new OwnCanvases();
  return {
    pages: pdf.numPages,
    operations: pdfjs.OPS,
    page: async (number) => (await pdf.getPage(number)) as PdfPage & { cleanup(): unknown },
    async draw(number, pixelsPerPoint) {
      const page = await pdf.getPage(number);
      const viewport = page.getViewport({ scale: pixelsPerPoint });
      const size = { width: Math.max(1, Math.ceil(viewport.width)), height: Math.max(1, Math.ceil(viewport.height)) };
      const drawing = canvases.create(size.width, size.height);
      try {
        const canvas = drawing.canvas as unknown as HTMLCanvasElement;
        await page.render({ canvas, viewport, annotationMode: pdfjs.AnnotationMode.ENABLE, background: "#ffffff" })
          .promise;
        return greyOfRgba(drawing.context.getImageData(0, 0, size.width, size.height).data, size);
      } finally {
        canvases.destroy(drawing);
      }
    },
    close: () => loading.destroy(),
  };
};
