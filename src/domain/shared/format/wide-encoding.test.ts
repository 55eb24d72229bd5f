import { expect, test } from "vitest";
import { wideEncoding } from "./wide-encoding.ts";

test.each([
  [[0xff, 0xfe, 0x41, 0x00], "utf-16le"],
  [[0xfe, 0xff, 0x00, 0x41], "utf-16be"],
  [[0xef, 0xbb, 0xbf], undefined],
  [[], undefined],
] as const)("%j is %s", (bytes, encoding) => {
  expect(wideEncoding(Uint8Array.from(bytes))).toBe(encoding);
});
