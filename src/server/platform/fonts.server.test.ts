import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { areFontsInstalled, fontFile, isWholeWoff } from "./fonts.server.ts";

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
