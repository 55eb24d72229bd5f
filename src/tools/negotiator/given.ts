import { formatPercent } from "#domain/shared/format/format.ts";
import { moneyIn } from "#domain/shared/format/money-in.ts";
import type { ResultLine } from "#domain/tools/runs/result-rows.ts";
import { daysText, FINANCING_NAMES } from "./explain.ts";
import type { NegotiationResult } from "./result.ts";
import type { OpenInput } from "./schema.ts";

/**
 * The values that were typed, line by line, to lay beside another negotiation: all but the seller's secrets, which its
 * type does not have.
 */
export function given(
  { listPrice, target }: Pick<OpenInput, "listPrice" | "target">,
  { placeName, offers, fallback, carryPerMonth, currency }: NegotiationResult,
): ResultLine[] {
  const money = moneyIn(currency);
  return [
    ["Dónde está", placeName],
    ["Precio de salida", money(listPrice)],
    ["Meta", money(target)],
    ...offers.map(
      ({ name, price, probability, days, financing }): ResultLine => [
        `Oferta de ${name}`,
        `${money(price)}, ${FINANCING_NAMES[financing].toLowerCase()}, ${daysText(days)}, ${formatPercent(probability)}`,
      ],
    ),
    ["Si falla", fallback === null ? undefined : money(fallback.price)],
    ["Coste de esperar al mes", money(carryPerMonth)],
  ];
}
