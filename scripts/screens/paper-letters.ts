import type { Dictionary, Name, PdfFile } from "#test/pdf-objects.ts";

/** The fonts of our own PDF: which letters its glyphs are, and how wide. */

export interface Letters {
  family: string;
  weight: number;
  /** Width of a glyph in thousandths of its size. */
  widthOf: (glyph: number) => number;
  textOf: (glyph: number) => string;
}

/** Names of weights that stand in the names of fonts. */
const WEIGHTS: Readonly<Record<string, number>> = { Medium: 500, SemiBold: 600, Bold: 700, ExtraBold: 800 };

export function lettersOf(file: PdfFile, font: Dictionary): Letters {
  const base = (font.get("BaseFont") as Name | undefined)?.text ?? "";
  const widths = readWidths(file, file.dictionary(file.list(font.get("DescendantFonts"))[0]));
  const texts = font.has("ToUnicode") ? readTexts(file.stream(font.get("ToUnicode"))) : new Map<number, string>();
  return {
    family: "Archivo",
    weight: Object.entries(WEIGHTS).find(([word]) => base.endsWith(word))?.[1] ?? 400,
    widthOf: (glyph) => widths.get(glyph) ?? 0,
    textOf: (glyph) => texts.get(glyph) ?? "",
  };
}

/** `[0 [500 600] 7 9 550]`: glyph 0 and 1 by name, 7 to 9 alike. */
function readWidths(file: PdfFile, descendant: Dictionary): Map<number, number> {
  const widths = new Map<number, number>();
  const rows = file.list(descendant.get("W"));
  for (let i = 0; i < rows.length; ) {
    const first = rows[i] as number;
    const next = file.open(rows[i + 1]);
    if (Array.isArray(next)) {
      for (const [at, width] of next.entries()) widths.set(first + at, width as number);
      i += 2;
    } else {
      for (let glyph = first; glyph <= (next as number); glyph++) widths.set(glyph, rows[i + 2] as number);
      i += 3;
    }
  }
  return widths;
}

/** Letters of glyphs, out of the table that lets readers copy text. */
function readTexts(table: string): Map<number, string> {
  const texts = new Map<number, string>();
  for (const [, rows] of table.matchAll(/beginbfrange([\s\S]*?)endbfrange/g)) {
    for (const [, first, , list] of rows!.matchAll(/<([0-9a-f]+)>\s*<([0-9a-f]+)>\s*\[([^\]]*)\]/gi)) {
      const items = [...list!.matchAll(/<([0-9a-f ]*)>/gi)].map(([, digits]) => fromHex(digits!));
      for (const [at, text] of items.entries()) texts.set(Number.parseInt(first!, 16) + at, text);
    }
  }
  return texts;
}

const fromHex = (digits: string): string =>
  new TextDecoder("utf-16be").decode(Buffer.from(digits.replaceAll(" ", ""), "hex"));
