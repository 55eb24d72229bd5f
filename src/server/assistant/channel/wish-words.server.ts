import { HOME_TYPE_NAMES } from "#content/home-names.ts";
import { type ClientWish, mustName } from "#domain/assistant/channel/client-wish.ts";
import { formatArea, formatMoney } from "#domain/shared/format/format.ts";
import { listed } from "#domain/shared/format/listed.ts";

/** A client's wish in words, and the wishes that ask for one thing less. */

const rooms = (count: number) => `${count} ${count === 1 ? "habitación" : "habitaciones"} o más`;
const atMostRooms = (count: number) => `hasta ${count} ${count === 1 ? "habitación" : "habitaciones"}`;
const baths = (count: number) => `${count} ${count === 1 ? "baño" : "baños"} o más`;

/** `piso en venta en Gràcia, hasta 250.000 €, 3 habitaciones o más, con terraza`; empty for a wish without anything. */
export function wishWords(wish: ClientWish, currency: string): string {
  const { homeType, operation, place, priceMin, priceMax, areaMin, areaMax, bathroomsMin, musts = [] } = wish;
  const { roomsMin, roomsMax } = wish;
  const kind = [
    homeType && HOME_TYPE_NAMES[homeType].toLowerCase(),
    operation && `en ${operation}`,
    place && `en ${place}`,
  ].filter(Boolean);
  return [
    kind.join(" "),
    priceMin && `desde ${formatMoney(priceMin, currency)}`,
    priceMax && `hasta ${formatMoney(priceMax, currency)}`,
    areaMin && `desde ${formatArea(areaMin)}`,
    areaMax && `hasta ${formatArea(areaMax)}`,
    roomsMin && rooms(roomsMin),
    roomsMax && atMostRooms(roomsMax),
    bathroomsMin && baths(bathroomsMin),
    musts.length > 0 && `con ${listed(musts.map(mustName))}`,
  ]
    .filter(Boolean)
    .join(", ");
}

/** A wish with one thing less, and what is left out: `Sin exigir ascensor`, `Hasta cualquier precio`. */
export interface Loosened {
  /** Begins a sentence. */
  text: string;
  wish: ClientWish;
  /** Homes elsewhere are counted and not shown: whoever looks in Seville is not helped by Girona. */
  isElsewhere: boolean;
}

/** The wishes with one filter less each, features first and the place last. */
export function loosened(wish: ClientWish, currency: string): Loosened[] {
  const without = (text: string, ...names: (keyof ClientWish)[]): Loosened => ({
    text,
    wish: Object.fromEntries(Object.entries(wish).filter(([name]) => !names.includes(name as keyof ClientWish))),
    isElsewhere: names.includes("place"),
  });
  const { roomsMax } = wish;
  const { musts = [], roomsMin, bathroomsMin, areaMin, areaMax, priceMax, priceMin, homeType, place, operation } = wish;
  const amount = (value: number) => formatMoney(value, currency);
  return [
    ...musts.map((must) => ({
      text: `Sin exigir ${mustName(must)}`,
      wish: { ...wish, musts: musts.filter((each) => each !== must) },
      isElsewhere: false,
    })),
    ...(bathroomsMin ? [without(`Sin exigir ${baths(bathroomsMin)}`, "bathroomsMin")] : []),
    ...(roomsMin ? [without(`Sin exigir ${rooms(roomsMin)}`, "roomsMin")] : []),
    ...(roomsMax
      ? [without(`Con más de ${roomsMax} ${roomsMax === 1 ? "habitación" : "habitaciones"}`, "roomsMax")]
      : []),
    ...(areaMin ? [without(`Con menos de ${formatArea(areaMin)}`, "areaMin")] : []),
    ...(areaMax ? [without(`Con más de ${formatArea(areaMax)}`, "areaMax")] : []),
    ...(priceMax ? [without(`Por encima de ${amount(priceMax)}`, "priceMax")] : []),
    ...(priceMin ? [without(`Por debajo de ${amount(priceMin)}`, "priceMin")] : []),
    ...(homeType ? [without("De otro tipo", "homeType")] : []),
    ...(operation
      ? [without(`En ${operation === "venta" ? "alquiler" : "venta"}`, "operation", "priceMax", "priceMin")]
      : []),
    ...(place ? [without(`Fuera de ${place}`, "place")] : []),
  ];
}
