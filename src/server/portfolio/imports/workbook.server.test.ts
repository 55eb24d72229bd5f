import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { strToU8, type Zippable, zipSync } from "fflate";
import { readSheet } from "read-excel-file/node";
import { afterAll, expect, test } from "vitest";
import writeXlsxFile from "write-excel-file/node";
import type { Cell } from "#domain/portfolio/feeds/table-values.ts";
import { createDiskStore } from "../../platform/store/disk-store.server.ts";
import { workbookRows } from "./workbook.server.ts";

const folder = mkdtempSync(join(tmpdir(), "umbral-workbook-"));
afterAll(() => rmSync(folder, { recursive: true }));
const store = createDiskStore(folder);
let files = 0;

async function read(bytes: Uint8Array): Promise<{ number: number; cells: Cell[] }[]> {
  const key = `imports/${files++}`;
  await store.put(key, bytes, { mediaType: "application/octet-stream" });
  const rows = [];
  for await (const some of workbookRows(store, key)) rows.push(...some);
  return rows;
}

const RELATIONS = `<Relationships><Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`;
const WORKBOOK = `<workbook><sheets><sheet name="A" sheetId="1" r:id="r1"/></sheets></workbook>`;
const sheet = (rows: string) => `<worksheet><sheetData>${rows}</sheetData></worksheet>`;
const packed = (rows: string, more: Record<string, string> = {}) => {
  const parts: Zippable = {};
  const texts = {
    "xl/_rels/workbook.xml.rels": RELATIONS,
    "xl/workbook.xml": WORKBOOK,
    "xl/worksheets/sheet1.xml": sheet(rows),
  };
  for (const [path, text] of Object.entries({ ...texts, ...more })) parts[path] = strToU8(text);
  return zipSync(parts);
};

test("reads what spreadsheets write as the reader before it did", async () => {
  const cell = (value: unknown, format?: string) => (value === null ? null : { value, ...(format && { format }) });
  const rows = [
    ["Referencia", "Precio", "Fecha", "Ascensor", "Notas"].map((name) => cell(name)),
    [
      cell(" A-1 "),
      cell(250_000.5),
      cell(new Date("2026-11-21T00:00:00Z"), "dd/mm/yyyy"),
      cell(true),
      cell("línea\nsegunda <&>"),
    ],
    [null, null, null, null, null],
    [cell("A-2"), null, cell(new Date("2026-01-02T12:30:00Z"), "yyyy-mm-dd hh:mm"), cell(false), null],
    [cell("Ático 漢字 😀"), cell(-3), null, null, cell("_x0041_")],
  ];
  const bytes = await writeXlsxFile(rows as never).toBuffer();
  const before = await readSheet(bytes);
  const now = await read(bytes);
  const width = before[0]!.length;
  const filled = before.flatMap((cells, index) =>
    cells.some((one) => one !== null) ? [{ number: index + 1, cells: cells as Cell[] }] : [],
  );
  expect(
    now.map(({ number, cells }) => ({ number, cells: [...cells, ...Array(width - cells.length).fill(null)] })),
  ).toEqual(filled);
  expect(now.at(1)!.cells.slice(0, 4)).toEqual(["A-1", 250_000.5, new Date("2026-11-21"), true]);
});

test("a workbook may be packed once more, and needs neither styles nor shared texts", async () => {
  const bytes = packed('<row r="1"><c r="A1"><v>1</v></c></row>');
  expect(await read(gzipSync(bytes))).toEqual([{ number: 1, cells: [1] }]);
});

test("rows that only have a style are no rows", async () => {
  const rows = `<row r="1"><c r="A1"><v>1</v></c></row>${'<row s="1"><c s="1"/></row>'.repeat(20_000)}`;
  expect(await read(packed(rows))).toHaveLength(1);
});

test("a sheet that unpacks to a hundred times its size is given up while it is unpacked", async () => {
  const row = '<row><c t="inlineStr"><is><t>A</t></is></c></row>';
  const bytes = packed(row.repeat(1_000_000));
  expect(bytes.length).toBeLessThan(300_000);
  let rows = 0;
  const key = "imports/bomb";
  await store.put(key, bytes, { mediaType: "application/octet-stream" });
  const reading = async () => {
    for await (const some of workbookRows(store, key)) rows += some.length;
  };
  await expect(reading()).rejects.toThrow("descomprimido es demasiado grande");
  // Sixteen megabytes and no more.
  expect(rows).toBeLessThan(350_000);
});

test("shared texts that swell are given up too", async () => {
  const strings = `<sst>${`<si><t>${"a".repeat(1_000)}</t></si>`.repeat(40_000)}</sst>`;
  await expect(read(packed("", { "xl/sharedStrings.xml": strings }))).rejects.toThrow("demasiado grande");
});

test("sizes that the folder says of itself are not believed", async () => {
  const bytes = Buffer.from(packed('<row r="1"><c r="A1"><v>1</v></c></row>'.padEnd(4_000)));
  // Both headers of the sheet claim that it unpacks to ten bytes.
  for (let at = 0; ; ) {
    at = bytes.indexOf("xl/worksheets/sheet1.xml", at);
    if (at < 0) break;
    const isCentral = bytes.readUInt32LE(Math.max(0, at - 46)) === 0x02014b50;
    bytes.writeUInt32LE(10, at - (isCentral ? 22 : 8));
    at++;
  }
  await expect(read(bytes)).rejects.toThrow("dañado");
});

test("thousands of parts are given up", async () => {
  const parts = Object.fromEntries(Array.from({ length: 5_001 }, (_, index) => [`x/${index}`, ""]));
  await expect(read(packed("", parts))).rejects.toThrow("demasiadas partes");
});

test.each([
  ["half a file", () => packed("<row/>").slice(0, 200)],
  ["no workbook", () => zipSync({ "a.txt": strToU8("hola") })],
  [
    "a sheet that is not there",
    () => zipSync({ "xl/_rels/workbook.xml.rels": strToU8(RELATIONS), "xl/workbook.xml": strToU8(WORKBOOK) }),
  ],
  ["no XML", () => packed("", { "xl/workbook.xml": "hola" })],
])("%s says that it is damaged", async (_, make) => {
  await expect(read(make())).rejects.toThrow("El XLSX está dañado o protegido");
});
