import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { type ListRow, refusedRow } from "#domain/tools/price-position/list-rows.ts";
import { CheckedRows } from "./checked-rows.tsx";

const row = (line: number, position: number, rest: Partial<ListRow> = {}): ListRow => ({
  line,
  name: `Calle ${line}`,
  areaM2: 80,
  price: 250_000,
  currency: "EUR",
  verdict: Math.abs(position) > 1 ? (position > 0 ? "muy-alto" : "muy-bajo") : "en-mercado",
  value: 240_000,
  low: 210_000,
  high: 270_000,
  position,
  comparables: 12,
  repeats: [],
  reason: null,
  ...rest,
});
const rows = [
  row(2, 0.1),
  row(3, 1.4, { repeats: [2] }),
  row(4, -2.5),
  refusedRow({ line: 5, reason: "falta el precio" }),
];
const html = renderToStaticMarkup(<CheckedRows rows={rows} isWhole />).replace(/[\u00a0\u202f]/g, " ");

test("the farthest from its value stands first, to either side, and a row that was not read stands last with its reason", () => {
  const places = ["Calle 4", "Calle 3", "Calle 2", "Fila 5"].map((name) => html.indexOf(`>${name}<`));
  expect(places.every((place) => place > 0)).toBe(true);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  expect(html).toContain("No se ha leído: falta el precio");
});

test("each group says how many rows it holds", () => {
  for (const shown of [
    "Todos (4)",
    "Fuera de banda (2)",
    "En mercado (1)",
    "Puede repetirse (1)",
    "Sin veredicto (1)",
  ]) {
    expect(html).toContain(shown);
  }
  expect(html).toContain("puede ser la misma que la fila 2");
});

test("of a stopped list what was checked can be taken along, and an empty one shows nothing", () => {
  expect(html).toContain("Descargar CSV");
  expect(renderToStaticMarkup(<CheckedRows rows={rows} isWhole={false} />)).toContain("Descargar lo comprobado");
  expect(renderToStaticMarkup(<CheckedRows rows={[]} isWhole />)).toBe("");
});
