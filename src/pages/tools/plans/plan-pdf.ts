import * as pdfjs from "pdfjs-dist";

/** Pages of a PDF as pictures, drawn in this browser. Loaded when somebody chooses one. */

type OpenedPdf =
  | {
      kind: "pdf";
      pages: number;
      /** @throws Error where the page cannot be drawn, or takes too long */
      draw: (page: number, longestPx: number) => Promise<HTMLCanvasElement>;
      /** Ends its thread; nothing can be drawn afterwards. */
      close: () => void;
    }
  | { kind: "refused"; reason: string };

const MOST_PIXELS = 60_000_000;
/** A file of some kilobytes may unfold to anything: opening and drawing end after so long, each. */
const PATIENCE_MS = 30_000;

class TooSlow extends Error {}

async function inTime<T>(work: Promise<T>): Promise<T> {
  let patience: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    patience = setTimeout(() => reject(new TooSlow("the file takes too long")), PATIENCE_MS);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(patience);
  }
}

export async function openPlanPdf(data: Uint8Array): Promise<OpenedPdf> {
  // A thread of its own parses, so that the page goes on whatever the file holds.
  const port = new Worker(new URL("./pdf-worker.ts", import.meta.url), { type: "module" });
  const worker = pdfjs.PDFWorker.create({ port });
  const loading = pdfjs.getDocument({
    data,
    worker,
    useWorkerFetch: false,
    useSystemFonts: true,
    maxImageSize: MOST_PIXELS,
    enableXfa: false,
    verbosity: pdfjs.VerbosityLevel.ERRORS,
  });
  try {
    const pdf = await inTime(loading.promise);
    return {
      kind: "pdf",
      pages: pdf.numPages,
      close: () => port.terminate(),
      async draw(number, longestPx) {
        const page = await pdf.getPage(number);
        const plain = page.getViewport({ scale: 1 });
        const viewport = page.getViewport({ scale: longestPx / Math.max(plain.width, plain.height) });
        const canvas = document.createElement("canvas");
        canvas.width = Math.ceil(viewport.width);
        canvas.height = Math.ceil(viewport.height);
        const drawing = page.render({ canvas, viewport, background: "#ffffff" });
        try {
          await inTime(drawing.promise);
        } catch (error) {
          drawing.cancel();
          if (error instanceof TooSlow) port.terminate();
          throw error;
        }
        return canvas;
      },
    };
  } catch (error) {
    port.terminate();
    worker.destroy();
    const isLocked = error instanceof Error && error.name === "PasswordException";
    if (error instanceof TooSlow)
      return {
        kind: "refused",
        reason: "Este PDF tarda demasiado en abrirse. Guarda solo la página del plano, o haz una captura.",
      };
    return {
      kind: "refused",
      reason: isLocked
        ? "Este PDF está cifrado y pide contraseña. Ábrelo con ella, guárdalo o imprímelo sin contraseña y vuelve a elegirlo."
        : "Este PDF está dañado o no es un PDF. Guárdalo otra vez, o haz una captura de la página.",
    };
  }
}
