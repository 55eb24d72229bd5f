import { expect, test } from "vitest";
import { readDocument } from "./read-document.ts";
import { gridOf, widthOf } from "./table-grid.ts";

const cell = (name: string, colspan = 1, rowspan = 1) => ({ name, colspan, rowspan });
const drawn = (...rows: ReturnType<typeof cell>[][]) => gridOf(rows).map((row) => row.map((one) => one?.name ?? "·"));

test("a cell that reaches down keeps its column, and short rows are as wide as the others", () => {
  expect(drawn([cell("a", 1, 2), cell("b")], [cell("c")], [cell("d"), cell("e")])).toEqual([
    ["a", "b"],
    ["·", "c"],
    ["d", "e"],
  ]);
  expect(drawn([cell("a"), cell("b", 2, 2)], [cell("c")])).toEqual([
    ["a", "b"],
    ["c", "·", "·"],
  ]);
  expect(drawn([cell("a", 3)], [cell("b")], [])).toEqual([["a"], ["b", "·", "·"], ["·", "·", "·"]]);
  expect(gridOf([[cell("a", 3)], [cell("b")], []]).map(widthOf)).toEqual([3, 3, 3]);
});

test("a table that merged cells push beyond twelve columns is refused", () => {
  const row = (columns: number, rowspan: number) => ({
    type: "tableRow",
    content: Array.from({ length: columns }, () => ({ type: "tableCell", attrs: { colspan: 1, rowspan } })),
  });
  const read = (...rows: unknown[]) =>
    readDocument({ type: "doc", attrs: { version: 1 }, content: [{ type: "table", content: rows }] });
  expect(read(row(6, 2), row(6, 1))).toHaveProperty("document");
  expect(read(row(6, 2), row(7, 1))).toEqual({ fault: "Una tabla tiene más de 12 columnas" });
});
