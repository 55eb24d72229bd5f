import { PROPERTY_TYPE_NAMES } from "#content/property-names.ts";
import { formatArea } from "#domain/shared/format/format.ts";
import { moneyIn } from "#domain/shared/format/money-in.ts";
import { PURPOSE_NAMES } from "#domain/tools/arguments/purposes.ts";
import type { ResultLine } from "#domain/tools/runs/result-rows.ts";
import type { ArgumentsInput } from "./schema.ts";

/** The input, to lay beside another buyer's. */
export function given({ home, purpose }: ArgumentsInput): ResultLine[] {
  return [
    ["Para qué compra", PURPOSE_NAMES[purpose]],
    ["Tipo", PROPERTY_TYPE_NAMES[home.type]],
    ["Barrio o municipio", home.placeName],
    ["Superficie construida", formatArea(home.builtAreaM2)],
    ["Precio", home.price === undefined ? undefined : moneyIn(home.currency)(home.price)],
  ];
}
