import { counted } from "../../shared/format/counted.ts";
import { formatArea, formatMoney } from "../../shared/format/format.ts";
import { listed } from "../../shared/format/listed.ts";
import type { HomeType } from "../../shared/home-attributes/home-values.ts";
import { placeLine } from "../../shared/places/place-line.ts";
import type { MarketFacts } from "../market-home.ts";
import { ALERT_KINDS, type AlertKind } from "./saved-search.ts";

/** News of a search in words, for mails, the bell and pages. */

interface TwoPrices {
  priceCents: number | null;
  previousPriceCents: number | null;
  currency: string;
}

const COUNTED: Record<AlertKind, readonly [one: string, many: string]> = {
  nueva: ["vivienda nueva", "viviendas nuevas"],
  bajada: ["bajada de precio", "bajadas de precio"],
  vuelta: ["vivienda que vuelve", "viviendas que vuelven"],
};

/** `3 viviendas nuevas y 1 bajada de precio`. */
export function newsCount(counts: Readonly<Record<AlertKind, number>>): string {
  return listed(ALERT_KINDS.filter((kind) => counts[kind] > 0).map((kind) => counted(counts[kind], ...COUNTED[kind])));
}

const KIND_WORDS: Record<AlertKind, string> = { nueva: "Nueva", bajada: "Baja de precio", vuelta: "Vuelve al mercado" };

export const kindWords = (kind: AlertKind): string => KIND_WORDS[kind];

/** `250.000 €, antes 260.000 €`; the price before where it was another one. */
export function priceWords({ priceCents, previousPriceCents, currency }: TwoPrices, operation: string): string {
  const per = operation === "alquiler" ? "/mes" : "";
  if (priceCents === null) return "Sin precio";
  const price = `${formatMoney(priceCents / 100, currency)}${per}`;
  const isOther = previousPriceCents !== null && previousPriceCents !== priceCents;
  return isOther ? `${price}, antes ${formatMoney(previousPriceCents / 100, currency)}${per}` : price;
}

type Described = Pick<MarketFacts, "type" | "quarter" | "town" | "builtAreaM2" | "rooms" | "bathrooms">;

/** `Piso en Ruzafa, València`, without its address: mails and shared pages reach people for whom it was not meant. */
export function plainName(
  home: Pick<Described, "type" | "quarter" | "town">,
  types: Readonly<Record<HomeType, string>>,
) {
  const place = placeLine([home.quarter, home.town]);
  return place === "" ? types[home.type] : `${types[home.type]} en ${place}`;
}

/** `Piso en Ruzafa, València, 250.000 €`: the price tells two homes of one quarter apart. */
export const pricedName = (
  home: Parameters<typeof plainName>[0] & TwoPrices & { operation: string },
  types: Readonly<Record<HomeType, string>>,
): string => `${plainName(home, types)}, ${priceWords({ ...home, previousPriceCents: null }, home.operation)}`;

/** `96 m² · 3 hab. · 2 baños`. */
export function sizeWords({ builtAreaM2, rooms, bathrooms }: Described): string {
  const parts = [
    builtAreaM2 === null ? null : formatArea(builtAreaM2),
    rooms === null || rooms === 0 ? null : `${rooms} hab.`,
    bathrooms === null || bathrooms === 0 ? null : counted(bathrooms, "baño", "baños"),
  ];
  return parts.filter((part) => part !== null).join(" · ");
}
