import { CONDITION_NAMES } from "#content/property-names.ts";
import { formatDate, formatPercent, formatSignedMoney } from "#domain/shared/format/format.ts";
import { moneyIn } from "#domain/shared/format/money-in.ts";
import type { ResultRow } from "#domain/tools/runs/compare-runs.ts";
import { rowsIn } from "#domain/tools/runs/result-rows.ts";
import { headline, rangeText, roiText } from "./explain.ts";
import type { RenovationResult } from "./result.ts";
import type { RenovationInput } from "./schema.ts";

/** What was typed and what came out, line by line. */
export function rowsOf(result: RenovationResult, input: RenovationInput): ResultRow[] {
  const { currency, best, after, works } = result;
  const money = moneyIn(currency);
  const given: [string, string][] = [
    ["Vivienda", result.homeTitle],
    ["Dónde está", result.placeName],
    ["Estado", input.home.condition ? CONDITION_NAMES[input.home.condition] : "Sin indicar"],
    ["Valor de hoy", money(result.value)],
    ["Presupuesto", money(result.budget)],
    ["Se decide con", result.criterion === "prudente" ? "El caso prudente" : "La cifra central"],
    ...(result.gainTax === null ? [] : [["IRPF de la ganancia", formatPercent(result.gainTax)] as [string, string]]),
  ];
  const found: [string, string][] = [
    ["Lo que compensa", headline(result)],
    ["Coste", money(best.cost.usual)],
    ["Subida", formatSignedMoney(best.uplift.usual, currency)],
    ["Ganancia", formatSignedMoney(best.net.usual, currency)],
    ["Ganancia, de peor a mejor", rangeText(best.net, currency)],
    ["Retorno", roiText(best.roi)],
    ["Valor después", money(after.usual)],
    ...works.map(({ name, cost, net }): [string, string] => [
      `Sola: ${name}`,
      `${money(cost.usual)}, ${formatSignedMoney(net.usual, currency)}`,
    ]),
    ["Datos a", formatDate(result.date)],
  ];
  return [...rowsIn("datos", given), ...rowsIn("resultado", found)];
}
