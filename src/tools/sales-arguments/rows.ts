import { PROPERTY_TYPE_NAMES } from "#content/property-names.ts";
import { formatArea } from "#domain/shared/format/format.ts";
import { moneyIn } from "#domain/shared/format/money-in.ts";
import { PURPOSE_NAMES } from "#domain/tools/arguments/purposes.ts";
import type { ResultRow } from "#domain/tools/runs/compare-runs.ts";
import { rowsIn } from "#domain/tools/runs/result-rows.ts";
import type { ArgumentsResult } from "./result.ts";
import type { ArgumentsInput } from "./schema.ts";

/** What went in and what came out, to lay beside another buyer's. */
export function rowsOf(result: ArgumentsResult, { home, purpose }: ArgumentsInput): ResultRow[] {
  const money = moneyIn(home.currency);
  const given: [string, string | undefined][] = [
    ["Para qué compra", PURPOSE_NAMES[purpose]],
    ["Tipo", PROPERTY_TYPE_NAMES[home.type]],
    ["Barrio o municipio", home.placeName],
    ["Superficie construida", formatArea(home.builtAreaM2)],
    ["Precio", home.price === undefined ? undefined : money(home.price)],
  ];
  const came: [string, string][] = [
    ...result.cards.map(({ feature, benefit }, i): [string, string] => [
      `Argumento ${i + 1}`,
      `${feature}. ${benefit}`,
    ]),
    ...result.weakPoints.map(({ title, answer }): [string, string] => [title, answer]),
    ...result.objections.map(({ quote, answer }): [string, string] => [`«${quote}»`, answer]),
  ];
  return [...rowsIn("datos", given), ...rowsIn("resultado", came)];
}
