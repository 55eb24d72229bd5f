import { strToU8, zipSync } from "fflate";
import { expect, test } from "vitest";
import { fileFormOf } from "./file-form.ts";

test.each([
  ["a PDF behind some bytes", strToU8("\n\n%PDF-1.7\n"), "pdf"],
  ["a JPEG", Uint8Array.of(0xff, 0xd8, 0xff, 0xe0), "jpeg"],
  ["a PNG", Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a), "png"],
  ["a photograph of a telephone", strToU8("\0\0\0\x18ftypheic\0\0"), "heic"],
  ["a film", strToU8("\0\0\0\x18ftypisom\0\0"), null],
  ["an archive", zipSync({ "nota.pdf": strToU8("no es") }), "zip"],
  ["a Word file", zipSync({ "word/document.xml": strToU8("<w/>") }), "docx"],
  ["a text", strToU8("Recibí la señal"), "text"],
  ["a text in UTF-16", Uint8Array.of(0xff, 0xfe, 0x61, 0), "text"],
  ["a program", Uint8Array.of(0x4d, 0x5a, 0, 0), null],
  ["nothing", new Uint8Array(), null],
])("%s", (_what, bytes, form) => {
  expect(fileFormOf(bytes)).toBe(form);
});
