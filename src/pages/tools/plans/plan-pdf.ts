import * as pdfjs from "pdfjs-dist";

/** Pages of a PDF as pictures, drawn in this browser. Loaded when somebody chooses one. */

type OpenedPdf =
  | { kind: "pdf"; pages: number; draw: (page: number, longestPx: number) => Promise<HTMLCanvasElement> }
  | { kind: "refused"; reason: string };

const MOST_PIXELS = 60_000_000;

export async function openPlanPdf(data: Uint8Array): Promise<OpenedPdf> {
  // Loaded beside the library, it parses in this thread in place of starting another one.
  await import("pdfjs-dist/build/pdf.worker.mjs");
  const loading = pdfjs.getDocument({
    data,
    useWorkerFetch: false,
    useSystemFonts: true,
    maxImageSize: MOST_PIXELS,
    enableXfa: false,
    verbosity: pdfjs.VerbosityLevel.ERRORS,
  });
  try {
    const pdf = await loading.promise;
    return {
      kind: "pdf",
      pages: pdf.numPages,
      async draw(number, longestPx) {
        const page = await pdf.getPage(number);
        const plain = page.getViewport({ scale: 1 });
        const viewport = page.getViewport({ scale: longestPx / Math.max(plain.width, plain.height) });
        const canvas = document.createElement("canvas");
        canvas.width = Math.ceil(viewport.width);
        canvas.height = Math.ceil(viewport.height);
        await page.render({ canvas, viewport, background: "#ffffff" }).promise;
        return canvas;
      },
    };
  } catch (error) {
    await loading.destroy();
    const isLocked = error instanceof Error && error.name === "PasswordException";
    return {
      kind: "refused",
      reason: isLocked
        ? "Este PDF está cifrado y pide contraseña. Ábrelo con ella, guárdalo o imprímelo sin contraseña y vuelve a elegirlo."
        : "Este PDF está dañado o no es un PDF. Guárdalo otra vez, o haz una captura de la página.",
    };
  }
}
