import { formatDate, formatNumber, formatPercent } from "#domain/shared/format/format.ts";
import { moneyIn } from "#domain/shared/format/money-in.ts";
import type { ResultRow } from "#domain/tools/runs/compare-runs.ts";
import { rowsIn } from "#domain/tools/runs/result-rows.ts";
import { counterTitle, daysText, FINANCING_NAMES } from "./explain.ts";
import type { NegotiationResult } from "./result.ts";
import type { NegotiatorInput } from "./schema.ts";

/** What was typed and what came out, line by line. The seller's secrets are in neither. */
export function rowsOf(result: NegotiationResult, input: NegotiatorInput): ResultRow[] {
  const money = moneyIn(result.currency);
  const given: [string, string][] = [
    ["Dónde está", result.placeName],
    ["Precio de salida", money(input.listPrice)],
    ["Meta", money(input.target)],
    ...result.offers.map(({ name, price, probability, days, financing }): [string, string] => [
      `Oferta de ${name}`,
      `${money(price)}, ${FINANCING_NAMES[financing].toLowerCase()}, ${daysText(days)}, ${formatPercent(probability)}`,
    ]),
    ...(result.fallback ? [["Si falla", money(result.fallback.price)] as [string, string]] : []),
    ["Coste de esperar al mes", money(result.carryPerMonth)],
  ];
  const found: [string, string][] = [
    ["Respuesta", counterTitle(result)],
    ...result.offers.map(({ name, expectedNet, strength }): [string, string] => [
      `Neto esperado de ${name}`,
      strength === null ? money(expectedNet) : `${money(expectedNet)}, solidez ${formatNumber(strength)}`,
    ]),
    ["Escalera", result.ladder.map(({ price }) => money(price)).join(" · ")],
    [`Neto de ${money(result.sale.price)}`, money(result.sale.net)],
    ["Datos a", formatDate(result.date)],
  ];
  return [...rowsIn("datos", given), ...rowsIn("resultado", found)];
}
