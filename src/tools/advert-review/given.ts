import { PROPERTY_TYPE_NAMES } from "#content/property-names.ts";
import { formatArea, formatMoney, formatNumber } from "#domain/shared/format/format.ts";
import type { ResultLine } from "#domain/tools/runs/result-rows.ts";
import type { AdvertReviewResult } from "./result.ts";
import type { AdvertReviewInput } from "./schema.ts";

/** The input, line by line, to lay two results beside each other. Unknown facts are left out. */
export function given(input: AdvertReviewInput, { before, photos }: AdvertReviewResult): ResultLine[] {
  const { home } = input;
  return [
    ["Operación", home.operation === "alquiler" ? "Alquiler" : "Venta"],
    ["Tipo", PROPERTY_TYPE_NAMES[home.type]],
    ["Zona", home.placeName],
    ["Superficie construida", formatArea(home.builtAreaM2)],
    ["Precio que se pide", home.price === undefined ? undefined : formatMoney(home.price, home.currency)],
    ["Título", before.title || undefined],
    ["Texto, caracteres", formatNumber(before.text.length)],
    ["Fotos", formatNumber(photos.length)],
    ["Plano", yesNo(input.hasPlan)],
    ["Recorrido virtual", yesNo(input.hasTour)],
    ["Vídeo", yesNo(input.hasVideo)],
  ];
}

const yesNo = (value: boolean | undefined) => (value === undefined ? undefined : value ? "Sí" : "No");
