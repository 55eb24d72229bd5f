import { PROPERTY_TYPE_NAMES } from "#content/property-names.ts";
import { formatArea } from "#domain/shared/format/format.ts";
import { moneyIn } from "#domain/shared/format/money-in.ts";
import type { ResultLine } from "#domain/tools/runs/result-rows.ts";
import { TONE_NAMES, VARIETY_NAMES } from "./names.ts";
import type { WriterInput } from "./schema.ts";

/** The values that were typed, to lay beside another version. */
export function given({ home, tone, variety, seed }: WriterInput): ResultLine[] {
  return [
    ["Tipo", PROPERTY_TYPE_NAMES[home.type]],
    ["Operación", home.operation === "venta" ? "Venta" : "Alquiler"],
    ["Barrio o municipio", home.placeName],
    ["Superficie construida", formatArea(home.builtAreaM2)],
    ["Precio", home.price === undefined ? undefined : moneyIn(home.currency)(home.price)],
    ["Idioma", VARIETY_NAMES[variety]],
    ["Tono", TONE_NAMES[tone]],
    ["Versión", String(seed)],
  ];
}
