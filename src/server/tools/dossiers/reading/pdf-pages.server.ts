import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import type { PDFDocumentProxy } from "pdfjs-dist/types/src/display/api.js";
import { type GreyPage, greyOfRgba } from "#domain/tools/dossiers/grey/grey-page.ts";
import { DAMAGED_PDF, LOCKED_PDF, ReadingFault } from "#domain/tools/dossiers/reading-fault.ts";

/** PDFs by pdf.js in Node, which draws on the canvas that came with it. Nothing of a file is fetched or run. */

const PACKAGE = dirname(createRequire(import.meta.url).resolve("pdfjs-dist/package.json"));
const folder = (name: string) => `${join(PACKAGE, name)}/`;
/** Pictures within a page with more pixels are left out; a page with nothing else is then a blank that is said to be unread. */
const MOST_PIXELS = 60_000_000;

/** A canvas as the library makes it. */
interface Drawing {
  canvas: HTMLCanvasElement;
  context: { getImageData(x: number, y: number, width: number, height: number): { data: Uint8ClampedArray } };
}
interface Canvases {
  create(width: number, height: number): Drawing;
  destroy(drawing: Drawing): void;
}

export type OpenPdf = PDFDocumentProxy;

export async function loadPdfJs() {
  return await import("pdfjs-dist/legacy/build/pdf.mjs");
}

/** @throws ReadingFault */
export async function openPdf(bytes: Uint8Array): Promise<OpenPdf> {
  const { getDocument, VerbosityLevel } = await loadPdfJs();
  const loading = getDocument({
    // The library keeps what it is given for itself.
    data: Uint8Array.from(bytes),
    standardFontDataUrl: folder("standard_fonts"),
    cMapUrl: folder("cmaps"),
    cMapPacked: true,
    wasmUrl: folder("wasm"),
    iccUrl: folder("iccs"),
    useSystemFonts: false,
    disableFontFace: true,
    maxImageSize: MOST_PIXELS,
    enableXfa: false,
    verbosity: VerbosityLevel.ERRORS,
  });
  try {
    return await loading.promise;
  } catch (error) {
    await loading.destroy();
    const name = error instanceof Error ? error.name : "";
    throw new ReadingFault(name === "PasswordException" ? LOCKED_PDF : DAMAGED_PDF);
  }
}

/** A page with so many pixels for each point, as red, green, blue and opacity on white. */
export async function drawPdfPage(
  pdf: OpenPdf,
  number: number,
  pixelsPerPoint: number,
  longestPx = Number.POSITIVE_INFINITY,
): Promise<{ rgba: Uint8ClampedArray; width: number; height: number }> {
  const { AnnotationMode } = await loadPdfJs();
  const page = await pdf.getPage(number);
  const whole = page.getViewport({ scale: 1 });
  const scale = Math.min(pixelsPerPoint, longestPx / Math.max(whole.width, whole.height));
  const viewport = page.getViewport({ scale });
  const canvases = pdf.canvasFactory as Canvases;
  const [width, height] = [Math.max(1, Math.ceil(viewport.width)), Math.max(1, Math.ceil(viewport.height))];
  const drawing = canvases.create(width, height);
  try {
    const annotationMode = AnnotationMode.ENABLE;
    await page.render({ canvas: drawing.canvas, viewport, annotationMode, background: "#ffffff" }).promise;
    return { rgba: drawing.context.getImageData(0, 0, width, height).data, width, height };
  } finally {
    canvases.destroy(drawing);
    page.cleanup();
  }
}

export async function greyOfPdfPage(pdf: OpenPdf, number: number, pixelsPerPoint: number): Promise<GreyPage> {
  const { rgba, width, height } = await drawPdfPage(pdf, number, pixelsPerPoint);
  return greyOfRgba(rgba, { width, height });
}
