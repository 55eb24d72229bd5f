import { readFileSync } from "node:fs";
import { create } from "fontkit";
import { expect, test } from "vitest";
import { areFontsInstalled, fontFile, isWholeWoff, unpackedFont } from "./fonts.server.ts";

test("every font that is drawn with is whole", () => {
  expect(areFontsInstalled()).toBe(true);
});

test("a font that is cut, altered by a bit anywhere, or something else is not taken for one", () => {
  const isWhole = (bytes: Buffer) => {
    try {
      return isWholeWoff(bytes);
    } catch {
      return false; // unreadable bytes
    }
  };
  const bytes = readFileSync(fontFile("latin", 400));
  expect(isWhole(bytes)).toBe(true);
  expect(isWhole(bytes.subarray(0, bytes.length / 2))).toBe(false);
  expect(isWhole(Buffer.from("<html>"))).toBe(false);
  expect(isWhole(Buffer.alloc(0))).toBe(false);
  for (const part of [0.2, 0.4, 0.6, 0.8]) {
    const altered = Buffer.from(bytes);
    altered[Math.floor(altered.length * part)]! ^= 1;
    expect(isWhole(altered)).toBe(false);
  }
});

/** A font as the library reads it; its types here say nothing of that. */
interface ReadFont {
  numGlyphs: number;
  glyphForCodePoint(code: number): { advanceWidth: number; path: { toSVG(): string } };
}

test("an unpacked font has the same signs, widths and shapes", () => {
  const read = (bytes: Buffer) => create(bytes) as unknown as ReadFont;
  const [packed, unpacked] = [read(readFileSync(fontFile("latin", 600))), read(unpackedFont("latin", 600))];
  expect([packed.numGlyphs, unpacked.numGlyphs]).toEqual([302, 302]);
  for (const sign of "Aáñ€−Q1") {
    const [was, is] = [packed, unpacked].map((font) => font.glyphForCodePoint(sign.codePointAt(0)!));
    expect(is!.advanceWidth).toBe(was!.advanceWidth);
    expect(is!.path.toSVG()).toBe(was!.path.toSVG());
  }
  // The directory's three figures of searching by halves, as OpenType gives them for this number of tables.
  const count = unpackedFont("latin", 600).readUInt16BE(4);
  expect(count).toBeGreaterThan(8);
  expect([6, 8, 10].map((at) => unpackedFont("latin", 600).readUInt16BE(at))).toEqual(
    count < 16 ? [128, 3, (count - 8) * 16] : [256, 4, (count - 16) * 16],
  );
});
