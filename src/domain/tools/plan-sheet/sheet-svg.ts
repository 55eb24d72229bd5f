import type { Path } from "../furnishing/symbols-pen.ts";
import { type ImageMark, SHEET_LAYERS, type Sheet, type SheetMark } from "./sheet.ts";

const FAMILY = "Archivo, 'Helvetica Neue', Arial, sans-serif";

/** A sheet as an SVG file of its real size, that needs nothing from elsewhere. Marks stay in their order; each names its layer. */
export function sheetSvg(sheet: Sheet): string {
  const parts: string[] = [];
  let layer: string | null = null;
  for (const mark of sheet.marks) {
    if (mark.layer !== layer) {
      if (layer !== null) parts.push("</g>");
      layer = SHEET_LAYERS.includes(mark.layer) ? mark.layer : "TEXTO";
      parts.push(`<g data-layer="${layer}">`);
    }
    parts.push(markSvg(mark));
  }
  if (layer !== null) parts.push("</g>");
  const size = `width="${number(sheet.widthMm)}mm" height="${number(sheet.heightMm)}mm" viewBox="0 0 ${number(sheet.widthMm)} ${number(sheet.heightMm)}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size} role="img" lang="es" font-family="${FAMILY}" stroke-linecap="round" stroke-linejoin="round"><title>${escaped(sheet.title)}</title><desc>${escaped(sheet.description)}</desc>${parts.join("")}</svg>`;
}

function markSvg(mark: SheetMark): string {
  if (mark.kind === "image") return imageSvg(mark);
  if (mark.kind === "text") {
    const turn =
      mark.rotation === 0 ? "" : ` transform="rotate(${number(mark.rotation)} ${number(mark.x)} ${number(mark.y)})"`;
    const anchor = mark.align === "start" ? "" : ` text-anchor="${mark.align}"`;
    const weight = mark.isBold ? ' font-weight="600"' : "";
    return `<text x="${number(mark.x)}" y="${number(mark.y)}" font-size="${number(mark.sizeMm)}"${anchor}${weight}${turn} fill="${color(mark.color)}">${escaped(mark.text)}</text>`;
  }
  const fill = mark.fill === null ? "none" : color(mark.fill);
  const line = mark.stroke === null ? "" : ` stroke="${color(mark.stroke)}" stroke-width="${number(mark.widthMm)}"`;
  const dash = mark.dashMm ? ` stroke-dasharray="${mark.dashMm.map(number).join(" ")}" stroke-linecap="butt"` : "";
  return `<path d="${pathData(mark.path)}" fill="${fill}" fill-rule="evenodd"${line}${dash}/>`;
}

function imageSvg({ x, y, widthMm, heightMm, bytes, type }: ImageMark): string {
  let binary = "";
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return `<image x="${number(x)}" y="${number(y)}" width="${number(widthMm)}" height="${number(heightMm)}" href="data:image/${type};base64,${btoa(binary)}"/>`;
}

function pathData(path: Path): string {
  return path.map(([mark, ...numbers]) => mark + (numbers as readonly number[]).map(number).join(" ")).join("");
}

/** Hundredths of a tenth of a millimetre are enough for any printer. */
const number = (value: number): string => String(Math.round(value * 1000) / 1000 + 0);

const COLOR = /^#[0-9a-f]{6}$/i;
/** A colour that came from outside and is none is ink. */
const color = (value: string): string => (COLOR.test(value) ? value : "#11192c");

/** Control characters are no XML, not even escaped ones. */
function escaped(text: string): string {
  let safe = "";
  for (const sign of text) {
    const code = sign.codePointAt(0) ?? 0;
    if (code < 32 || (code >= 0xd800 && code <= 0xdfff) || code === 0xfffe || code === 0xffff) safe += " ";
    else safe += { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" }[sign] ?? sign;
  }
  return safe;
}

/**
 * Pixels of a picture of a sheet at a resolution: A4 at 300 dpi is 2480 × 3508.
 *
 * @param dpi pixels an inch of 25.4 mm
 */
export function pngSize(
  sheet: Pick<Sheet, "widthMm" | "heightMm">,
  dpi: number,
): { readonly widthPx: number; readonly heightPx: number } {
  return { widthPx: Math.round((sheet.widthMm / 25.4) * dpi), heightPx: Math.round((sheet.heightMm / 25.4) * dpi) };
}
