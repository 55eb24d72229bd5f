import { decodePDFRawStream, PDFDocument, PDFRawStream } from "@cantoo/pdf-lib";
import { expect, test } from "vitest";
import { EXAMPLE_PLAN } from "../floor-plan/example-plan.ts";
import { FLAT, OPTIONS, roomLevel, shaped } from "./sheet.test-data.ts";
import { sheetOf } from "./sheet-of.ts";
import { sheetPdf } from "./sheet-pdf.ts";

const MADE = new Date("2026-11-28T10:00:00Z");
const POINT = 72 / 25.4;

const sheetFor = (level: typeof FLAT) => sheetOf(EXAMPLE_PLAN, level, shaped(level).shape, OPTIONS);

/** Marks of all pages as the file writes them. */
async function contentOf(bytes: Uint8Array): Promise<string> {
  const file = await PDFDocument.load(bytes);
  return file.context
    .enumerateIndirectObjects()
    .flatMap(([, object]) => (object instanceof PDFRawStream ? [decodePDFRawStream(object).decode()] : []))
    .map((part) => Buffer.from(part).toString("latin1"))
    .join("\n");
}

test("4.00 m at 1:50 are 80.0 mm in the file: 4.20 m over the walls are 84.0 mm", async () => {
  const content = await contentOf(await sheetPdf([sheetFor(roomLevel(4000, 3000))], null, MADE));
  // The overall dimension is the longest level line of the drawing that is not the frame.
  const lines = [...content.matchAll(/([\d.]+) ([\d.]+) m\n([\d.]+) ([\d.]+) l\nS/g)].map((found) =>
    found.slice(1).map(Number),
  );
  const level = lines
    .filter(([, y1 = 0, , y2 = 1]) => y1 === y2)
    .map(([x1 = 0, , x2 = 0]) => Math.abs(x2 - x1) / POINT);
  expect(level.some((length) => Math.abs(length - 84) < 0.05)).toBe(true);
  expect(level.some((length) => Math.abs(length - 80) < 0.05)).toBe(true);
});

test("pages have the size of the paper, and the file says title, language and author", async () => {
  const bytes = await sheetPdf([sheetFor(FLAT), sheetFor(roomLevel(4000, 3000))], null, MADE);
  const file = await PDFDocument.load(bytes, { updateMetadata: false });
  expect(file.getPages().map((page) => [page.getWidth() / POINT, page.getHeight() / POINT].map(Math.round))).toEqual([
    [420, 297],
    [297, 210],
  ]);
  expect(file.getTitle()).toBe("Piso de tres dormitorios con terraza: Planta tercera");
  expect(file.getCreationDate()).toEqual(MADE);
  expect(await contentOf(bytes)).toMatch(/Tj/);
});

test("signs that the letters lack do not break the file", async () => {
  const level = roomLevel(6000, 5000, {}, { name: "Salón 客厅 🛋 ≥" });
  const bytes = await sheetPdf([sheetFor(level)], null, MADE);
  expect((await PDFDocument.load(bytes)).getPageCount()).toBe(1);
});
