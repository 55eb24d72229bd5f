import { operationOfPrice } from "../../market/search/price-operation.ts";
import { type HomeFilter, type HomeMust, NO_FILTER } from "../../portfolio/homes/home-filter.ts";
import type { HomeType } from "../../shared/home-attributes/home-values.ts";
import { type AttributeName, attributeOf, FILTERED } from "../../shared/home-attributes/table.ts";
import { fold } from "../../shared/listing/fold.ts";
import type { Slots } from "../chat/intents.ts";
import { attributesAskedFor } from "./asked-attributes.ts";

/** A home that a client looks for, as one message says it or as several that lean on each other do. */
export interface ClientWish {
  operation?: "venta" | "alquiler";
  homeType?: HomeType;
  /** The words of a quarter or a town, as they were written. */
  place?: string;
  priceMin?: number;
  priceMax?: number;
  areaMin?: number;
  areaMax?: number;
  roomsMin?: number;
  roomsMax?: number;
  bathroomsMin?: number;
  musts?: readonly HomeMust[];
  /** Names of what the home must not have: it cannot be searched for, and the answer says so. */
  without?: readonly string[];
}

const MUST_OF = new Map(Object.entries(FILTERED).map(([must, name]) => [name as AttributeName, must as HomeMust]));

/**
 * Sale or letting, where only an amount tells, as the search of the market reads it: the most that somebody pays decides, then the price, then
 * the least.
 *
 * @param currency of the homes, where the wish names none
 */
export const impliedOperation = (
  slots: { [Name in "priceMax" | "priceMin" | "price" | "currency" | "homeType"]?: Slots[Name] | undefined },
  currency: string,
): "venta" | "alquiler" | null =>
  operationOfPrice({
    price: { min: slots.priceMin ?? null, max: slots.priceMax ?? slots.price ?? null },
    currency: slots.currency ?? currency,
    types: slots.homeType === undefined ? [] : [slots.homeType as HomeType],
  });

/** `terraza`, `mascotas admitidas`. */
export const mustName = (must: HomeMust): string => {
  const { label, filter } = attributeOf(FILTERED[must])!;
  return must === "mascotas" ? "mascotas admitidas" : (filter?.label ?? label).toLowerCase();
};

/** "Sin terraza", "que no tenga piscina". */
const unwanted = (folded: string, must: HomeMust) =>
  new RegExp(
    `\\b(sin|ni|no (tenga|tengan|sea|sean|quiero|necesito))( (el|la|un|una|mas))? ${fold(attributeOf(FILTERED[must])!.label).split(" ")[0]!.slice(0, 6)}`,
  ).test(folded);

/**
 * @param message one message of a client
 * @param slots its values, as `readWish` reads them
 * @param currency of the agency's homes
 */
export function wishOfMessage(message: string, slots: Slots, currency: string): ClientWish {
  const folded = fold(message);
  const asked = attributesAskedFor(folded).flatMap((name) => MUST_OF.get(name) ?? []);
  const isInterior = /\binterior\b/.test(folded) && !/\bexterior\b/.test(folded);
  const without = asked.filter((must) => unwanted(folded, must));
  const musts = asked.filter((must) => !without.includes(must) && !(must === "exterior" && isInterior));
  const { homeType, place, priceMin, areaM2, areaMinM2, areaMaxM2, rooms, roomsMin, roomsMax, baths } = slots;
  const priceMax = slots.priceMax ?? (priceMin === undefined ? slots.price : undefined);
  const wish: ClientWish = {
    operation: slots.operation ?? impliedOperation(slots, currency) ?? undefined,
    homeType: homeType as HomeType | undefined,
    place: place?.text,
    priceMin,
    priceMax,
    areaMin: areaMinM2 ?? (areaMaxM2 === undefined ? areaM2 : undefined),
    areaMax: areaMaxM2,
    roomsMin: roomsMin ?? rooms,
    roomsMax,
    bathroomsMin: baths,
    musts: musts.length > 0 ? musts : undefined,
    without: without.length > 0 ? without.map(mustName) : undefined,
  } as ClientWish;
  return Object.fromEntries(Object.entries(wish).filter(([, value]) => value !== undefined));
}

/** The wish before with what a message adds to it or changes of it. */
export function joinedWish(before: ClientWish, more: ClientWish): ClientWish {
  const musts = more.musts && [...new Set([...(before.musts ?? []), ...more.musts])];
  return { ...before, ...more, ...(musts && { musts }) };
}

/** "Un piso" is also an attic flat, "una casa" also a semi-detached one. */
const KINDS: Partial<Record<HomeType, readonly HomeType[]>> = {
  piso: ["piso", "atico", "duplex", "estudio"],
  casa: ["casa", "chalet", "adosado"],
};

/** Homes on offer that fit, besides their place. */
export function filterOfWish(wish: ClientWish): HomeFilter {
  const { homeType } = wish;
  return {
    ...NO_FILTER,
    status: "disponible",
    operation: wish.operation ?? null,
    types: homeType === undefined ? [] : (KINDS[homeType] ?? [homeType]),
    priceMin: wish.priceMin ?? null,
    priceMax: wish.priceMax ?? null,
    areaMin: wish.areaMin ?? null,
    areaMax: wish.areaMax ?? null,
    roomsMin: wish.roomsMin ?? null,
    roomsMax: wish.roomsMax ?? null,
    bathroomsMin: wish.bathroomsMin ?? null,
    musts: wish.musts ?? [],
  };
}
