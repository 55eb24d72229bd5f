import { PROPERTY_TYPE_NAMES } from "#content/property-names.ts";
import { formatArea, formatMoney, formatNumber } from "#domain/shared/format/format.ts";
import type { ResultRow } from "#domain/tools/runs/compare-runs.ts";
import { rowsIn } from "#domain/tools/runs/result-rows.ts";
import type { WriterResult } from "./engine.ts";
import { TONE_NAMES, VARIETY_NAMES } from "./names.ts";
import type { WriterInput } from "./schema.ts";

/** What went in and what came out, to lay beside another version. */
export function rowsOf(result: WriterResult, { home, tone, variety, seed }: WriterInput): ResultRow[] {
  const given: [string, string | undefined][] = [
    ["Tipo", PROPERTY_TYPE_NAMES[home.type]],
    ["Operación", home.operation === "venta" ? "Venta" : "Alquiler"],
    ["Barrio o municipio", home.placeName],
    ["Superficie construida", formatArea(home.builtAreaM2)],
    ["Precio", home.price === undefined ? undefined : formatMoney(home.price, home.currency)],
    ["Idioma", VARIETY_NAMES[variety]],
    ["Tono", TONE_NAMES[tone]],
    ["Versión", String(seed)],
  ];
  const { texts, score, readability, check } = result;
  const came: [string, string][] = [
    ["Título", texts.title.plain],
    ["Texto corto", texts.short.plain],
    ["Texto medio", texts.medium.plain],
    ["Texto largo", texts.long.plain],
    ["Para buscadores", texts.meta.plain],
    ["Puntos del texto", `${score.points} de 100`],
    ["Se lee", `${readability.level} (${readability.score})`],
    ["Avisos", formatNumber(check.findings.length)],
  ];
  return [...rowsIn("datos", given), ...rowsIn("resultado", came)];
}
