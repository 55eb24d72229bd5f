import { csvLines } from "../../shared/tables/csv-text.ts";
import type { ListRow } from "./list-rows.ts";
import { VERDICT_WORDS } from "./verdict-words.ts";

const HEADINGS = [
  "Fila",
  "Vivienda",
  "m²",
  "Precio",
  "Moneda",
  "Veredicto",
  "Valor",
  "Desde",
  "Hasta",
  "Posición",
  "Comparables",
  "Puede repetir las filas",
  "Por qué no hay veredicto",
];

const rounded = (value: number | null, factor = 1) => (value === null ? null : Math.round(value * factor) / factor);

/** The checked list as a spreadsheet: amounts in whole units, the position to the hundredth. */
export function listCsv(rows: readonly ListRow[]): string {
  return `\ufeff${csvLines([
    HEADINGS,
    ...rows.map((row) => [
      row.line,
      row.name,
      row.areaM2,
      row.price,
      row.price === null ? "" : row.currency,
      row.verdict === null ? "Sin veredicto" : VERDICT_WORDS[row.verdict],
      rounded(row.value),
      rounded(row.low),
      rounded(row.high),
      rounded(row.position, 100),
      row.comparables,
      row.repeats.join(", "),
      row.reason ?? "",
    ]),
  ])}`;
}
