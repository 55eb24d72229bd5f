import { CONDITION_NAMES } from "#content/property-names.ts";
import { formatPercent } from "#domain/shared/format/format.ts";
import { moneyIn } from "#domain/shared/format/money-in.ts";
import type { ResultLine } from "#domain/tools/runs/result-rows.ts";
import type { RenovationResult } from "./result.ts";
import type { RenovationInput } from "./schema.ts";

/** The values that were typed, line by line, to lay beside another result. Typed amounts are exact. */
export function given({ home }: Pick<RenovationInput, "home">, result: RenovationResult): ResultLine[] {
  const money = moneyIn(result.currency);
  return [
    ["Vivienda", result.homeTitle],
    ["Dónde está", result.placeName],
    ["Estado", home.condition ? CONDITION_NAMES[home.condition] : "Sin indicar"],
    ["Valor de hoy", money(result.value)],
    ["Presupuesto", money(result.budget)],
    ["Se decide con", result.criterion === "prudente" ? "El caso prudente" : "La cifra central"],
    ["IRPF de la ganancia", result.gainTax === null ? undefined : formatPercent(result.gainTax)],
  ];
}
