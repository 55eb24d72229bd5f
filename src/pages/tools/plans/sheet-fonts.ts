import regularWoff from "@fontsource/archivo/files/archivo-latin-400-normal.woff?url";
import regularWoff2 from "@fontsource/archivo/files/archivo-latin-400-normal.woff2?url";
import boldWoff from "@fontsource/archivo/files/archivo-latin-600-normal.woff?url";
import boldWoff2 from "@fontsource/archivo/files/archivo-latin-600-normal.woff2?url";
import type { SheetFonts } from "#domain/tools/plan-sheet/sheet-pdf.ts";
import type { SvgFonts } from "#domain/tools/plan-sheet/sheet-svg.ts";

/** The letters of printed plans. Without a line, or where a file is damaged, plans are printed with those of the reader: null. */

export async function svgFonts(): Promise<SvgFonts | null> {
  const [regular, bold] = await Promise.all([bytesOf(regularWoff2), bytesOf(boldWoff2)]);
  return regular && bold ? { regular, bold } : null;
}

export async function pdfFonts(): Promise<SheetFonts | null> {
  const [fontkit, regular, bold] = await Promise.all([
    import("fontkit").catch(() => null),
    bytesOf(regularWoff),
    bytesOf(boldWoff),
  ]);
  return fontkit && regular && bold ? { fontkit, regular, bold } : null;
}

async function bytesOf(url: string): Promise<Uint8Array | null> {
  try {
    const answer = await fetch(url);
    return answer.ok ? new Uint8Array(await answer.arrayBuffer()) : null;
  } catch {
    return null;
  }
}
