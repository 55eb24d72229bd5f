import { expect, test } from "vitest";
import type { Cell } from "../table-values.ts";
import { isDateFormat } from "./date-format.ts";
import { openSheetReader } from "./sheet-reader.ts";
import { openRelations, openSharedStrings, openStyles, openWorkbookInfo, type PartReader } from "./workbook-parts.ts";

const sheet = (rows: string) =>
  `<?xml version="1.0"?><worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><dimension ref="A1:B2"/><sheetData>${rows}</sheetData></worksheet>`;

function read(xml: string, context: Partial<Parameters<typeof openSheetReader>[0]> = {}, size = 7) {
  const reader = openSheetReader({ sharedStrings: [], styles: [], is1904: false, ...context });
  const rows = [];
  for (let at = 0; at < xml.length; at += size) rows.push(...reader.write(xml.slice(at, at + size)));
  return [...rows, ...reader.end()];
}

const cellsOf = (cells: string, context?: Parameters<typeof read>[1]): Cell[] =>
  read(sheet(`<row r="1">${cells}</row>`), context)[0]?.cells ?? [];

function part<T>(reader: PartReader<T>, xml: string): T {
  for (const sign of xml) reader.write(sign);
  reader.end();
  return reader.result();
}

test("gives every kind of cell, whatever the pieces in which it comes", () => {
  const cells = [
    '<c r="A1"><v>12.5</v></c>',
    '<c r="B1" t="s"><v>1</v></c>',
    '<c r="C1" t="inlineStr"><is><t>Piso &amp; </t><r><t>ático</t></r><rPh><t>no</t></rPh></is></c>',
    '<c r="D1" t="b"><v>1</v></c>',
    '<c r="E1" t="str"><f>A1&amp;B1</f><v>  suma_x000D_ </v></c>',
    '<c r="F1" t="e"><v>#N/A</v></c>',
    '<c r="G1" s="1"><v>45000</v></c>',
    '<c r="H1" t="d"><v>2026-11-21</v></c>',
    '<c r="J1" t="inlineStr"><is><t/></is></c>',
    '<c r="K1"><v>7</v></c>',
  ].join("");
  expect(cellsOf(cells, { sharedStrings: ["cero", "uno"], styles: [false, true] })).toEqual([
    12.5,
    "uno",
    "Piso & ático",
    true,
    "suma",
    null,
    new Date("2023-03-15"),
    new Date("2026-11-21"),
    null,
    null,
    7,
  ]);
});

test("rows keep their number, empty ones are passed over, and addresses may be missing", () => {
  const rows = '<row r="3"><c r="B3"><v>1</v></c></row><row/><row><c><v>2</v></c><c><v>3</v></c></row>';
  expect(read(sheet(rows))).toEqual([
    { number: 3, cells: [null, 1] },
    { number: 5, cells: [2, 3] },
  ]);
});

test("prefixes of namespaces do not matter", () => {
  const xml =
    '<x:worksheet xmlns:x="a"><x:sheetData><x:row r="1"><x:c r="A1"><x:v>1</x:v></x:c></x:row></x:sheetData></x:worksheet>';
  expect(read(xml)).toEqual([{ number: 1, cells: [1] }]);
  const info =
    '<x:workbook xmlns:x="a" xmlns:k="b"><x:sheets><x:sheet x:name="Uno" k:id="rId7"/></x:sheets></x:workbook>';
  expect(part(openWorkbookInfo(), info)).toEqual({ relationId: "rId7", is1904: false });
});

test("days of the calendar of 1904 are the same days", () => {
  const info = '<workbook><workbookPr date1904="1"/><sheets><sheet name="A" r:id="r1"/></sheets></workbook>';
  const { is1904 } = part(openWorkbookInfo(), info);
  expect(is1904).toBe(true);
  // 21 November 2026 is day 46,347 of one and 44,885 of the other.
  expect(cellsOf('<c r="A1" s="0"><v>46347</v></c>', { styles: [true] })).toEqual([new Date("2026-11-21")]);
  expect(cellsOf('<c r="A1" s="0"><v>44885</v></c>', { styles: [true], is1904 })).toEqual([new Date("2026-11-21")]);
});

test("a workbook says by one, zero or words from which year it counts", () => {
  const is1904 = (stated: string) =>
    part(openWorkbookInfo(), `<workbook><workbookPr ${stated}/><sheets><sheet name="A" r:id="r1"/></sheets></workbook>`)
      .is1904;
  expect(['date1904="1"', 'date1904="true"', 'date1904="0"', 'date1904="false"', ""].map(is1904)).toEqual([
    true,
    true,
    false,
    false,
    false,
  ]);
});

test.each([
  [14, undefined, true],
  [22, undefined, true],
  [0, undefined, false],
  [4, undefined, false],
  [164, "dd/mm/yyyy", true],
  [164, "[$-C0A]d\\ mmmm\\ yyyy;@", true],
  [164, "[hh]:mm:ss.000", true],
  [164, 'd" de "mmmm" de "yyyy', true],
  [164, '#,##0.00 "€"', false],
  [164, "[Red]0.0", false],
  [164, "General", false],
  [164, "d".repeat(300), false],
])("format %i %s shows a date: %s", (id, template, isDate) => expect(isDateFormat(id, template)).toBe(isDate));

test("styles: own formats, and those that a style inherits", () => {
  const xml = `<styleSheet><numFmts><numFmt numFmtId="170" formatCode="yyyy-mm-dd"/></numFmts>
    <cellStyleXfs><xf numFmtId="0"/><xf numFmtId="14"/></cellStyleXfs>
    <cellXfs><xf numFmtId="0"/><xf numFmtId="170"/><xf xfId="1"/><xf numFmtId="4" xfId="1"/><xf xfId="9"/></cellXfs></styleSheet>`;
  // The last one inherits from a style that is not there.
  expect(part(openStyles(), xml)).toEqual([false, true, true, false, false]);
});

test("shared strings: plain, in runs, without phonetic parts, trimmed", () => {
  const xml = `<sst><si><t xml:space="preserve"> Uno </t></si><si><r><rPr><b/></rPr><t>Dos </t></r><r><t>y tres</t></r></si>
    <si><t>漢</t><rPh><t>kan</t></rPh></si><si><t/></si><si/></sst>`;
  expect(part(openSharedStrings(), xml)).toEqual(["Uno", "Dos y tres", "漢", null, null]);
});

test("relations: relative and absolute, of both editions of the standard", () => {
  const xml = `<Relationships><Relationship Id="a" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet1.xml"/>
    <Relationship Id="b" Type="http://purl.oclc.org/ooxml/officeDocument/relationships/worksheet" Target="/xl/hoja.xml"/>
    <Relationship Id="c" Type="http://purl.oclc.org/ooxml/officeDocument/relationships/styles" Target="estilos.xml"/></Relationships>`;
  const { sheets, styles, sharedStrings } = part(openRelations(), xml);
  expect([...sheets]).toEqual([
    ["a", "xl/worksheets/sheet1.xml"],
    ["b", "xl/hoja.xml"],
  ]);
  expect([styles, sharedStrings]).toEqual(["xl/estilos.xml", "xl/sharedStrings.xml"]);
});

test("a text longer than a cell allows is cut", () => {
  const [cell] = cellsOf(`<c r="A1" t="inlineStr"><is><t>${"a".repeat(40_000)}</t></is></c>`);
  expect(String(cell)).toHaveLength(32_767);
});

test.each([
  ["columns without end", '<row r="1"><c r="KP1"><v>1</v></c></row>', "más de 300 columnas"],
  ["a column that no sheet has", '<row r="1"><c r="AAAA1"><v>1</v></c></row>', "dañado"],
  ["a row that no sheet has", '<row r="1048577"><c><v>1</v></c></row>', "dañado"],
  ["rows backwards", '<row r="2"><c><v>1</v></c></row><row r="1"><c><v>1</v></c></row>', "dañado"],
  ["cells backwards", '<row r="1"><c r="B1"><v>1</v></c><c r="A1"><v>1</v></c></row>', "dañado"],
  ["a shared text that is not there", '<row r="1"><c r="A1" t="s"><v>9</v></c></row>', "dañado"],
  ["a tag that closes another", "<row><c></row></c>", "dañado"],
  ["tags without end", "<a>".repeat(100), "dañado"],
])("%s is refused", (_, rows, reason) => expect(() => read(sheet(rows))).toThrow(reason));

test("entities of its own are refused, and so is a text that never ends", () => {
  expect(() => read(`<!DOCTYPE x [<!ENTITY a "b">]>${sheet("")}`)).toThrow("dañado");
  const endless = `<worksheet><sheetData><row r="1"><c r="A1" t="inlineStr"><is><t>${"a".repeat(2_100_000)}`;
  expect(() => read(endless, {}, 65_536)).toThrow("dañado");
});

test("cells outside the sheet's data are no cells, and a column may come once", () => {
  const before =
    '<worksheet><row r="1"><c r="A1"><v>9</v></c></row><sheetData><row r="2"><c r="A2"><v>1</v></c></row></sheetData></worksheet>';
  expect(read(before)).toEqual([{ number: 2, cells: [1] }]);
  expect(() => cellsOf('<c r="A1"><v>1</v></c><c r="A1"><v>2</v></c>')).toThrow();
  expect(() => cellsOf('<c r="B1"><v>1</v></c><c r="A1"><v>2</v></c>')).toThrow();
});

test("elements may lie 64 deep in each other and no deeper", () => {
  const nested = (depth: number) => "<a>".repeat(depth) + "</a>".repeat(depth);
  expect(read(nested(64))).toEqual([]);
  expect(() => read(nested(65))).toThrow();
});

test("a sheet that breaks off in the middle of an element is damaged", () => {
  expect(() => read('<worksheet><sheetData><row r="1"><c r="A1"><v>1</v></c></row>')).toThrow();
});

test("the last column and the last row that a sheet has are read", () => {
  // KN is the 300th column: 11 · 26 + 14.
  expect(read(sheet('<row r="1"><c r="KN1"><v>1</v></c></row>'))[0]!.cells).toHaveLength(300);
  expect(() => read(sheet('<row r="1"><c r="KO1"><v>1</v></c></row>'))).toThrow("más de 300 columnas");
  expect(read(sheet('<row r="1048576"><c><v>1</v></c></row>'))).toEqual([{ number: 1_048_576, cells: [1] }]);
  expect(() => read(sheet('<row r="1"><c><v>1</v></c></row><row r="1"><c><v>1</v></c></row>'))).toThrow("dañado");
  expect(() => read(sheet('<row r="1.5"><c><v>1</v></c></row>'))).toThrow("dañado");
});

test("an address is letters from A to Z and a number", () => {
  expect(cellsOf('<c r="Z1"><v>1</v></c>')).toHaveLength(26);
  expect(cellsOf('<c r="AA1"><v>1</v></c>')).toHaveLength(27);
  for (const address of ["1", "", "a1", "@1", "[1", "A"])
    expect(() => cellsOf(`<c r="${address}"><v>1</v></c>`), address).toThrow("dañado");
});

test("a switch is on, off or empty, and a cell takes what it holds and no letter more", () => {
  const switched = (value: string) => cellsOf(`<c r="A1" t="b"><v>${value}</v></c><c r="B1"><v>7</v></c>`);
  expect([switched("1"), switched("0"), switched("2")]).toEqual([
    [true, 7],
    [false, 7],
    [null, 7],
  ]);
  const whole = "a".repeat(32_767);
  expect(cellsOf(`<c r="A1" t="inlineStr"><is><t>${whole}</t></is></c>`)).toEqual([whole]);
  expect(cellsOf(`<c r="A1" t="inlineStr"><is><t>${whole}</t><t>b</t></is></c>`)).toEqual([whole]);
});
