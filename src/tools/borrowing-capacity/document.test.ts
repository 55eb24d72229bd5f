import { expect, test } from "vitest";
import * as z from "zod/mini";
import { readResultDocument } from "../../test/read-result-document.tsx";
import { drawings } from "./document-drawings.tsx";
import { borrowingCapacity as tool } from "./tool.ts";

function read(changes: Record<string, unknown> = {}): string {
  const input = z.parse(tool.input, { ...tool.example, ...changes });
  return readResultDocument(tool, tool.run(input, { today: "2026-11-21", officialSeries: [] }), input, { drawings });
}

test("the ceiling, its limiting factor, the costs, the stress, the sources", () => {
  const text = read();
  for (const part of ["Cuánto puedes pagar", "limita el ahorro", "ITP general", "Si suben los tipos", "Fuentes"]) {
    expect(text).toContain(part);
  }
  expect(text).not.toMatch(/NaN|undefined|null|Infinity|\[object/);
});

test("the table has all thirty years, ends at zero, and leaves the months to the spreadsheet", () => {
  const table = read().split("Cuadro de amortización por años")[1]!;
  const lines = table.split("\n");
  for (const year of ["1", "12", "30"]) expect(lines).toContain(year);
  expect(lines).not.toContain("31");
  expect(table).toMatch(/\n0,00\u00a0€(\n|$)/);
  expect(table).not.toContain("mes a mes");
});

test("without a loan there is neither stress nor table", () => {
  const text = read({ monthlyDebts: 5000, targetPrice: undefined, prepaymentAmount: undefined });
  expect(text).toContain("no cabe una hipoteca");
  expect(text).not.toContain("Cuadro de amortización");
});

test("missing data are named in place of a figure", () => {
  const text = read({ place: "MX", rateType: "variable", spread: 1 });
  expect(text).toContain("Falta el índice de referencia");
  expect(text).not.toContain("Precio máximo");
});
