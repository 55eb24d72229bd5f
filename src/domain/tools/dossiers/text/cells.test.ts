import { expect, test } from "vitest";
import { rowAt } from "./cells.ts";
import { documentOf } from "./document-of.test-data.ts";
import { flatten } from "./flat.ts";

const cellsOf = (text: string) => {
  const flat = flatten(documentOf(text));
  return flat.rows.map(({ cells }) => cells.map(({ start, end }) => flat.text.slice(start, end)));
};

test("wide gaps part cells, the blanks of words do not", () => {
  expect(cellsOf("Valor del suelo     Tipo\n10,00     0,5")).toEqual([
    ["valor del suelo", "tipo"],
    ["10,00", "0,5"],
  ]);
});

test("prose that is set to both edges is one cell", () => {
  expect(cellsOf("el    precio    se    paga    hoy\ncomo se ha dicho ya antes por tus")[0]).toHaveLength(1);
  expect(cellsOf("el    precio    se    paga    hoy\ncomo se ha dicho ya")[0]).toHaveLength(5);
});

test("heads that nearly touch are parted by the values below them", () => {
  expect(cellsOf("Suelo Vuelo    Total\n1,00    2,00    3,00")[0]).toEqual(["suelo", "vuelo", "total"]);
  expect(cellsOf("Importe suelo Importe vuelo    Total\n1,00          2,00             3,00")[0]).toEqual([
    "importe suelo",
    "importe vuelo",
    "total",
  ]);
});

test("the line of a place", () => {
  const flat = flatten(documentOf("uno dos\ntres"));
  expect(rowAt(flat, flat.text.indexOf("tres"))?.cells).toHaveLength(1);
});
