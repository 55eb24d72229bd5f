import { pngSize } from "#domain/tools/plan-sheet/sheet-svg.ts";

/** PNG of a drawing. */

const DPI = 300;
/** Larger canvases stay empty in some browsers. */
const LONGEST_PX = 8_000;

/**
 * Draws an SVG at 300 points per inch, or as fine as the browser's canvases allow.
 *
 * @param paper size of the sheet in millimetres
 * @throws where the browser cannot draw it
 */
export async function pngOfSvg(svg: string, paper: { widthMm: number; heightMm: number }): Promise<Blob> {
  const wanted = pngSize(paper, DPI);
  const share = Math.min(1, LONGEST_PX / Math.max(wanted.widthPx, wanted.heightPx));
  const url = URL.createObjectURL(new Blob([svg], { type: "image/svg+xml" }));
  try {
    const image = new Image();
    image.src = url;
    await image.decode();
    const canvas = document.createElement("canvas");
    canvas.width = Math.round(wanted.widthPx * share);
    canvas.height = Math.round(wanted.heightPx * share);
    const context = canvas.getContext("2d");
    if (!context) throw new Error("no canvas");
    context.fillStyle = "#ffffff";
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.drawImage(image, 0, 0, canvas.width, canvas.height);
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/png"));
    if (!blob) throw new Error("the canvas gave no picture");
    return blob;
  } finally {
    URL.revokeObjectURL(url);
  }
}
