import { expect, test } from "vitest";
import * as z from "zod/mini";
import { SHIPPED_SERIES } from "#domain/tools/market/shipped-series.ts";
import { readResultDocument } from "../../test/read-result-document.tsx";
import { appreciation as tool } from "./tool.ts";

function read(changes: Record<string, unknown> = {}, isEmpty = false): string {
  const input = z.parse(tool.input, { ...tool.example, ...changes });
  const officialSeries = tool
    .needs(input)
    .officialSeries.ids.map((id) => ({ id, ...SHIPPED_SERIES[id], ...(isEmpty && { points: [] }) }));
  return readResultDocument(tool, tool.run(input, { today: "2026-11-22", officialSeries }), input);
}

const FLAT = Array.from({ length: 9 }, (_, i) => `${2015 + i};1.500`).join("\n");

test.each([
  [{}, false, ["Vender ahora o esperar", "Año a año", "cuánto ha fallado", "elegido", "Lo que ha crecido", "Fuentes"]],
  [{ source: "propia", ownSeries: FLAT }, false, ["Serie constante", "0,00", "Valores que has pegado"]],
  [{ source: "propia", ownSeries: "2019;1.850\n2020;1.900" }, false, ["hacen falta ocho"]],
  [{ series: "ine-ipv-es-vc" }, true, ["Esa serie está vacía"]],
])("the document of %o", (changes, isEmpty, parts) => {
  const text = read(changes, isEmpty);
  for (const part of parts) expect(text).toContain(part);
  expect(text).not.toMatch(/NaN|undefined|null|Infinity|\[object/);
});
