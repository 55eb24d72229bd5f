import { formatArea, formatMoney } from "#domain/shared/format/format.ts";
import type { ResultLine } from "#domain/tools/runs/result-rows.ts";
import type { AdvertReviewInput } from "./schema.ts";

/** The input, line by line, to lay two results beside each other. */
export function given({ price, areaM2 }: AdvertReviewInput): ResultLine[] {
  return [
    ["Precio", formatMoney(price)],
    ["Superficie", formatArea(areaM2)],
  ];
}
