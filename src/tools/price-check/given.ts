import { CONDITION_NAMES, PROPERTY_TYPE_NAMES } from "#content/property-names.ts";
import { formatArea, formatMoney, formatNumber } from "#domain/shared/format/format.ts";
import type { ResultLine } from "#domain/tools/runs/result-rows.ts";
import type { PriceCheckResult } from "./result.ts";
import type { PriceCheckInput } from "./schema.ts";

/** The input, line by line, to lay two results beside each other. Unknown facts are left out. */
export function given(
  { home, useNearby, otherIds = [] }: PriceCheckInput,
  { paste, history }: PriceCheckResult,
): ResultLine[] {
  return [
    ["Operación", home.operation === "alquiler" ? "Alquiler" : "Venta"],
    ["Tipo", PROPERTY_TYPE_NAMES[home.type]],
    ["Dirección", home.address],
    ["Zona", home.placeName],
    ["Precio que se pide", formatMoney(home.price, home.currency)],
    ["Superficie construida", formatArea(home.builtAreaM2)],
    ["Habitaciones", whole(home.rooms)],
    ["Baños", whole(home.bathrooms)],
    ["Planta", home.floor === 0 ? "Baja" : whole(home.floor)],
    ["Estado", home.condition && CONDITION_NAMES[home.condition]],
    ["Anuncios cercanos", useNearby === false ? "No cuentan" : "Cuentan"],
    ["Comparables pegados", paste && whole(paste.understood)],
    ["Precios anteriores", history ? whole(history.prices.length) : undefined],
    ["Repetidos que son otra vivienda", otherIds.length > 0 ? whole(otherIds.length) : undefined],
  ];
}

const whole = (n: number | undefined) => (n === undefined ? undefined : formatNumber(n));
