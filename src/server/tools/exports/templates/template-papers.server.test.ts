import { expect, test } from "vitest";
import { HOUSE_TEXTS } from "#content/templates/house-texts.ts";
import { type FilledBlock, fillDocument, linesOfBlocks, type Run } from "#domain/crm/templates/fill.ts";
import { documentOfMarkup } from "#domain/crm/templates/from-markup.ts";
import { TEMPLATE_KINDS, type TemplateKind } from "#domain/crm/templates/template-forms.ts";
import { printable, printableDeep } from "#ui/pdf/printable.ts";
import { allParts, readTaggedPdf } from "../../../../test/read-tagged-pdf.ts";
import { drawPaper } from "../draw-paper.server.ts";

async function paperOf(blocks: readonly FilledBlock[], { title, kind }: { title: string; kind: TemplateKind }) {
  const bytes = await drawPaper({
    kind: "template",
    paper: {
      title: printable(title),
      kind: TEMPLATE_KINDS[kind],
      blocks: printableDeep(blocks),
      signer: undefined,
      createdAt: "2026-11-27T10:00:00.000Z",
    },
  });
  return readTaggedPdf(bytes);
}

const LONG = "Torrecampo de las Altas Palomeras y Urrutikoetxea-Etxebarrieta ".repeat(12).trim();
const LATIN = "Ñandú Güemes Quispe Ibáñez, Ciudad de México, $1,250,000 MXN";

test.each(
  HOUSE_TEXTS.flatMap((text) =>
    (["empty", "long", "Latin American"] as const).map((data) => [text.id, data, text] as const),
  ),
)("%s with %s data loses no text on paper", async (_, data, house) => {
  const document = documentOfMarkup(house.text);
  const { fields } = fillDocument(document, { values: {}, typed: {}, blanks: [], country: house.country });
  const value = data === "long" ? LONG : LATIN;
  const typed = data === "empty" ? {} : Object.fromEntries(fields.map(({ key }) => [key, value]));
  const filled = fillDocument(document, { values: {}, typed, blanks: [], country: house.country });
  expect(filled.missing).toEqual(data === "empty" ? fields : []);
  const { document: tree, pages } = await paperOf(filled.blocks, house);
  // A word that is cut at the end of a line gets a hyphen.
  const flat = (text: string) => text.replace(/[\s-]+/g, "");
  const told = flat(
    allParts(tree)
      .map((part) => part.text)
      .join(""),
  );
  for (const line of linesOfBlocks(filled.blocks)) {
    for (const word of line.replace(/^[•\d]+\.? |Firma: | \| /g, " ").split(/\s+/)) expect(told).toContain(flat(word));
  }
  for (const page of pages) expect(page.unmarked).toEqual([]);
});

const words = (text: string): Run[] => [
  { kind: "text", text, isBold: false, isItalic: false, isUnderlined: false, href: null },
];
const paragraph = (text: string): FilledBlock => ({ kind: "paragraph", runs: words(text) });
const list = (start: number, ...items: FilledBlock[][]): FilledBlock => ({
  kind: "list",
  isOrdered: true,
  start,
  items,
});
const cell = (rowspan: number, ...blocks: FilledBlock[]) => ({ isHead: false, colspan: 1, rowspan, blocks });

test("lists in cells, numbers that do not begin with one, and what follows an inner list are all on paper, in order", async () => {
  const { document } = await paperOf(
    [
      list(4, [paragraph("cuarta"), list(1, [paragraph("interior")]), paragraph("coletilla")], [paragraph("quinta")]),
      {
        kind: "table",
        rows: [
          [cell(2, paragraph("unida")), cell(1, list(2, [paragraph("dos"), list(1, [paragraph("hondo")])]))],
          [cell(1, paragraph("abajo"))],
        ],
      },
    ],
    { title: "Prueba", kind: "documento" },
  );
  const parts = allParts(document);
  const told = parts.map(({ text }) => text).join(" ");
  expect(told).toMatch(/4\..*cuarta.*1\..*interior.*coletilla.*5\..*quinta/s);
  expect(told).toMatch(/unida.*2\. dos.*1\. hondo.*abajo/s);
});
