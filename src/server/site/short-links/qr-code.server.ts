import sharp from "sharp";
import { encode } from "uqr";

/** Codes to be printed: black on white whatever the theme is, with the quiet zone of four modules that the standard asks for. */

const QUIET_MODULES = 4;
const DOTS_PER_INCH = 300;
const MM_PER_INCH = 25.4;

/** @param mm side of the printed square, quiet zone included */
export function qrSvg(text: string, mm: number): string {
  // A quarter of it may be dirty or torn.
  const { size, data } = encode(text, { ecc: "Q", border: QUIET_MODULES });
  const modules = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${mm}mm" height="${mm}mm" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges">`,
    `<rect width="${size}" height="${size}" fill="#fff"/>`,
    `<path d="${modules.join("")}" fill="#000"/>`,
    "</svg>",
  ].join("");
}

/** The same at 300 dots an inch; whole dots for each module, so that no edge is blurred. */
export async function qrPng(text: string, mm: number): Promise<Uint8Array<ArrayBuffer>> {
  const { size, data } = encode(text, { ecc: "Q", border: QUIET_MODULES });
  const scale = Math.max(1, Math.round((mm / MM_PER_INCH) * DOTS_PER_INCH * (1 / size)));
  const pixels = Buffer.from(data.flatMap((row) => row.map((isDark) => (isDark ? 0 : 255))));
  const image = sharp(pixels, { raw: { width: size, height: size, channels: 1 } })
    .resize(size * scale, size * scale, { kernel: "nearest" })
    .withMetadata({ density: DOTS_PER_INCH })
    .png({ palette: false });
  return new Uint8Array(await image.toBuffer());
}
