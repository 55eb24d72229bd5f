import { strFromU8, unzipSync } from "fflate";
import { expect, test } from "vitest";
import { type FilledBlock, fillDocument, NOTHING_FILLED } from "#domain/crm/templates/fill.ts";
import { documentOfMarkup } from "#domain/crm/templates/from-markup.ts";
import { templateToDocx } from "./template-docx.server.ts";

const ABOUT = { title: "Encargo", author: "Nuria Ferrer" };

async function xmlOf(blocks: readonly FilledBlock[], name: string): Promise<string> {
  return strFromU8(unzipSync(await templateToDocx(blocks, ABOUT))[name]!);
}

test("a list begins with the number that it has in the text", async () => {
  const blocks: FilledBlock[] = [5, 1].map((start) => ({ kind: "list", isOrdered: true, start, items: [[]] }));
  const numbering = await xmlOf(blocks, "word/numbering.xml");
  const starts = [...numbering.matchAll(/<w:lvl w:ilvl="0"[^>]*><w:start w:val="(\d+)"\/><w:numFmt w:val="decimal"/g)];
  expect(starts.map(([, start]) => Number(start))).toEqual([5, 1]);
});

test.each([
  ["a heading", "# Anexo"],
  ["a paragraph", "Anexo"],
  ["a list", "- Anexo"],
  ["a table", "| Anexo |"],
  ["a line to sign", "[[firma: Anexo]]"],
])("%s after a page break begins a page", async (_, markup) => {
  const { blocks } = fillDocument(documentOfMarkup(`Antes\n\n[[página]]\n\n${markup}`), NOTHING_FILLED);
  const document = await xmlOf(blocks, "word/document.xml");
  expect(document.match(/<w:pageBreakBefore\/>/g)).toHaveLength(1);
  expect(document.indexOf("Antes")).toBeLessThan(document.indexOf("<w:pageBreakBefore/>"));
  expect(document.indexOf("<w:pageBreakBefore/>")).toBeLessThan(document.indexOf("Anexo"));
});
