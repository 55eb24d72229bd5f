import { writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import PDFDocument from "pdfkit";

/**
 * Writes `src/domain/tools/pictures/letters.json`: outline, advance and kerning of every letter that pictures are set in, from the variable
 * Archivo. A picture is drawn from outlines so that the server and every browser show the very same one; and the house's display cut
 * (112 % wide) exists in the variable font only. Run by hand when the font's version changes: `node scripts/pictures/write-letters.ts`.
 */

interface Point {
  x: number;
  y: number;
  onCurve: boolean;
  endContour: boolean;
}
interface Glyph {
  id: number;
  advanceWidth: number;
  path: { toSVG(): string };
  _decode(): { numberOfContours: number; points: Point[] } | null;
}
interface Font {
  numGlyphs: number;
  characterSet: number[];
  capHeight: number;
  directory: { tables: Record<string, { offset: number; length: number }> };
  stream: { buffer: Uint8Array };
  getGlyph(id: number): Glyph;
  glyphForCodePoint(code: number): Glyph;
  getVariation(axes: { wght: number; wdth: number }): Font;
  layout(text: string): { positions: { xAdvance: number }[] };
}

/** The font as pdfkit reads it. */
function opened(source: string | Buffer): Font {
  const document = new PDFDocument({});
  // pdfkit's types know files alone; it reads bytes too.
  document.font(source as string);
  return (document as unknown as { _font: { font: Font } })._font.font;
}

/** The same font without the packing of WOFF2, whose reader knows no variations. */
function unpacked(font: Font): Font {
  const glyphs = Array.from({ length: font.numGlyphs }, (_, id) =>
    glyphBytes(font.getGlyph(id)._decode()?.points ?? []),
  );
  const ends = [0];
  for (const bytes of glyphs) ends.push(ends.at(-1)! + bytes.length);
  const loca = Buffer.alloc(ends.length * 4);
  for (const [i, end] of ends.entries()) loca.writeUInt32BE(end, i * 4);
  const tables: Record<string, Buffer> = { glyf: Buffer.concat(glyphs), loca };
  for (const [tag, { offset, length }] of Object.entries(font.directory.tables)) {
    tables[tag] ??= Buffer.from(font.stream.buffer.subarray(offset, offset + length));
  }
  // The places of glyphs are long numbers.
  tables.head!.writeInt16BE(1, 50);
  const tags = Object.keys(tables).sort();
  const head = Buffer.alloc(12 + 16 * tags.length);
  head.writeUInt32BE(0x0001_0000, 0);
  head.writeUInt16BE(tags.length, 4);
  let at = head.length;
  const bodies = tags.map((tag, i) => {
    const bytes = tables[tag]!;
    const entry = 12 + 16 * i;
    head.write(tag, entry, "latin1");
    head.writeUInt32BE(at, entry + 8);
    head.writeUInt32BE(bytes.length, entry + 12);
    const padded = Buffer.concat([bytes, Buffer.alloc((4 - (bytes.length % 4)) % 4)]);
    at += padded.length;
    return padded;
  });
  return opened(Buffer.concat([head, ...bodies]));
}

/** A glyph as the table `glyf` holds it: every point with two long coordinates. */
function glyphBytes(points: readonly Point[]): Buffer {
  if (points.length === 0) return Buffer.alloc(0);
  const ends = points.flatMap(({ endContour }, i) => (endContour ? [i] : []));
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const steps = (values: number[]) => values.map((value, i) => value - (values[i - 1] ?? 0));
  const words = (values: number[]) => {
    const bytes = Buffer.alloc(values.length * 2);
    for (const [i, value] of values.entries()) bytes.writeInt16BE(value, i * 2);
    return bytes;
  };
  const bytes = Buffer.concat([
    words([ends.length, Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys), ...ends, 0]),
    Buffer.from(points.map(({ onCurve }) => (onCurve ? 1 : 0))),
    words([...steps(xs), ...steps(ys)]),
  ]);
  return Buffer.concat([bytes, Buffer.alloc((4 - (bytes.length % 4)) % 4)]);
}

const CUTS = {
  display: { wght: 650, wdth: 112 },
  strong: { wght: 620, wdth: 100 },
  text: { wght: 440, wdth: 100 },
};
const RANGES = [
  [0x20, 0x7e],
  [0xa0, 0x17f],
  [0x2010, 0x2044],
  [0x20a0, 0x20cf],
  [0x2122, 0x2122],
  [0x2190, 0x2193],
  [0x2212, 0x2212],
] as const;
const isWanted = (code: number) => RANGES.some(([from, to]) => code >= from && code <= to);
/** Accented letters are kerned like their base. */
const KERNED = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789.,:-'’\"«»()/"];

const { resolve } = createRequire(import.meta.url);
const files = ["latin", "latin-ext"].map((part) =>
  unpacked(opened(resolve(`@fontsource-variable/archivo/files/archivo-${part}-wdth-normal.woff2`))),
);

const cuts = Object.fromEntries(
  Object.entries(CUTS).map(([name, axes]) => {
    const letters: Record<string, [number, string]> = {};
    const fonts = files.map((font) => font.getVariation(axes));
    for (const [i, font] of fonts.entries()) {
      for (const code of files[i]!.characterSet.filter(isWanted)) {
        const { advanceWidth, path } = font.glyphForCodePoint(code);
        letters[String.fromCodePoint(code)] ??= [
          Math.round(advanceWidth),
          path.toSVG().replace(/-?\d+\.\d+/g, (number) => String(Math.round(Number(number)))),
        ];
      }
    }
    const kerning: Record<string, number> = {};
    for (const left of KERNED) {
      for (const right of KERNED) {
        const set = fonts[0]!.layout(left + right).positions.reduce((sum, { xAdvance }) => sum + xAdvance, 0);
        const apart = Math.round(set - letters[left]![0] - letters[right]![0]);
        if (Math.abs(apart) >= 4) kerning[left + right] = apart;
      }
    }
    return [name, { letters, kerning }];
  }),
);
writeFileSync(
  new URL("../../src/domain/tools/pictures/letters.json", import.meta.url),
  `${JSON.stringify({ unitsPerEm: 1000, capHeight: files[0]!.capHeight, cuts })}\n`,
);
