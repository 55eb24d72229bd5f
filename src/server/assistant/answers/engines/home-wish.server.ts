import { HOME_TYPE_NAMES } from "#content/home-names.ts";
import type { CitedFigures } from "#domain/assistant/answers/cited-figures.ts";
import type { HomeFeature } from "#domain/assistant/chat/intents.ts";
import { type HomeFilter, type HomeMust, NO_FILTER } from "#domain/portfolio/homes/home-filter.ts";
import type { Zone } from "#domain/portfolio/homes/zone.ts";
import { listed } from "#domain/shared/format/listed.ts";
import type { HomeType } from "#domain/shared/home-attributes/home-values.ts";
import { FILTERED } from "#domain/shared/home-attributes/table.ts";
import type { Place } from "#domain/shared/places/place.ts";
import { placeLabel } from "#domain/shared/places/place.ts";
import { placeOf } from "../answer-places.server.ts";

/** Features that somebody wants in a home; the slots of `find_home`. */
export interface HomeWish {
  operation?: "venta" | "alquiler" | undefined;
  homeType?: HomeType | undefined;
  place?: string | undefined;
  price?: number | undefined;
  priceMin?: number | undefined;
  priceMax?: number | undefined;
  currency?: string | undefined;
  areaM2?: number | undefined;
  areaMinM2?: number | undefined;
  areaMaxM2?: number | undefined;
  rooms?: number | undefined;
  roomsMin?: number | undefined;
  roomsMax?: number | undefined;
  baths?: number | undefined;
  features?: HomeFeature[] | undefined;
  withoutFeatures?: HomeFeature[] | undefined;
}

/** "Un piso" is also an attic flat, "una casa" also a semi-detached one. */
const KINDS: Partial<Record<HomeType, readonly HomeType[]>> = {
  piso: ["piso", "atico", "duplex", "estudio"],
  casa: ["casa", "chalet", "adosado"],
};

export const FEATURE_NAMES: Record<HomeFeature, string> = {
  ascensor: "ascensor",
  exterior: "exterior",
  terraza: "terraza",
  garaje: "garaje",
  trastero: "trastero",
  piscina: "piscina",
  aire: "aire acondicionado",
  jardin: "jardín",
  amueblado: "muebles",
};

const isMust = (feature: HomeFeature): feature is HomeFeature & HomeMust => feature in FILTERED;

/** A price or an area on its own is taken as the upper bound. */
const priceMaxOf = ({ priceMax, price, priceMin }: HomeWish) =>
  priceMax ?? (priceMin === undefined ? price : undefined);
const areaMinOf = ({ areaMinM2, areaM2, areaMaxM2 }: HomeWish) =>
  areaMinM2 ?? (areaMaxM2 === undefined ? areaM2 : undefined);
const roomsOf = ({ roomsMin, rooms }: HomeWish) => roomsMin ?? rooms;

/** Homes on offer that fit, besides their place. */
export function filterOf(wish: HomeWish): HomeFilter {
  const { homeType, features = [], withoutFeatures = [] } = wish;
  return {
    ...NO_FILTER,
    status: "disponible",
    operation: wish.operation ?? null,
    types: homeType === undefined ? [] : (KINDS[homeType] ?? [homeType]),
    text: wish.place?.slice(0, 100) ?? "",
    priceMin: wish.priceMin ?? null,
    priceMax: priceMaxOf(wish) ?? null,
    areaMin: areaMinOf(wish) ?? null,
    areaMax: wish.areaMaxM2 ?? null,
    roomsMin: roomsOf(wish) ?? null,
    roomsMax: wish.roomsMax ?? null,
    bathroomsMin: wish.baths ?? null,
    musts: features.filter(isMust).filter((must) => !withoutFeatures.includes(must)),
  };
}

const DEGREE_M = 111_320;
const CORNERS = 16;

/** The circle that covers most of a place. */
export function zoneAround({ latitude, longitude, radiusM }: Place): Zone {
  const north = radiusM / DEGREE_M;
  const east = north / Math.cos((latitude * Math.PI) / 180);
  return Array.from({ length: CORNERS }, (_, i) => {
    const angle = (2 * Math.PI * i) / CORNERS;
    return { latitude: latitude + north * Math.sin(angle), longitude: longitude + east * Math.cos(angle) };
  });
}

/** `piso en venta en Triana, hasta 250.000 €, 3 habitaciones o más, con terraza`. */
export function wishText(cited: CitedFigures, wish: HomeWish): string {
  const { homeType, operation, place, currency = "EUR", priceMin, areaMaxM2, roomsMax, baths, features = [] } = wish;
  const known = place === undefined ? undefined : placeOf(place);
  const [priceMax, areaMin, rooms] = [priceMaxOf(wish), areaMinOf(wish), roomsOf(wish)];
  const kind = [
    homeType && HOME_TYPE_NAMES[homeType].toLowerCase(),
    operation && `en ${operation}`,
    place && `en ${cited.quote(known ? placeLabel(known) : place)}`,
  ].filter(Boolean);
  const withNames = features.map((feature) => FEATURE_NAMES[feature]);
  return [
    kind.join(" "),
    priceMin === undefined ? "" : `desde ${cited.money(priceMin, currency)}`,
    priceMax === undefined ? "" : `hasta ${cited.money(priceMax, currency)}`,
    areaMin === undefined ? "" : `desde ${cited.area(areaMin)}`,
    areaMaxM2 === undefined ? "" : `hasta ${cited.area(areaMaxM2)}`,
    rooms === undefined ? "" : `${cited.number(rooms)} ${rooms === 1 ? "habitación" : "habitaciones"} o más`,
    roomsMax === undefined ? "" : `hasta ${cited.number(roomsMax)} ${roomsMax === 1 ? "habitación" : "habitaciones"}`,
    baths === undefined ? "" : `${cited.number(baths)} ${baths === 1 ? "baño" : "baños"} o más`,
    withNames.length > 0 ? `con ${listed(withNames)}` : "",
  ]
    .filter(Boolean)
    .join(", ");
}

interface Relaxation {
  /** `Hasta 287.500 €`. */
  text: string;
  /** The wish in the person's words. */
  say: string;
  wish: HomeWish;
}

/** The wish with one thing less, the smallest change first. */
export function relaxationsOf(cited: CitedFigures, wish: HomeWish): Relaxation[] {
  const { currency = "EUR", features = [], place } = wish;
  const [priceMax, areaMin, rooms] = [priceMaxOf(wish), areaMinOf(wish), roomsOf(wish)];
  const relaxed: Relaxation[] = [];
  if (priceMax !== undefined) {
    const more = Math.ceil((priceMax * 1.15) / 100) * 100;
    const money = cited.money(more, currency);
    relaxed.push({
      text: `Hasta ${money}`,
      say: `Busca hasta ${money}`,
      wish: { ...wish, price: undefined, priceMax: more },
    });
  }
  if (rooms !== undefined && rooms > 1) {
    const fewer = `${cited.number(rooms - 1)} ${rooms === 2 ? "habitación" : "habitaciones"}`;
    relaxed.push({
      text: `Con ${fewer}`,
      say: `Busca con ${fewer}`,
      wish: { ...wish, rooms: undefined, roomsMin: rooms - 1 },
    });
  }
  for (const feature of features.filter(isMust)) {
    const name = FEATURE_NAMES[feature];
    relaxed.push({
      text: `Sin pedir ${name}`,
      say: `Da igual si no tiene ${name}`,
      wish: { ...wish, features: features.filter((other) => other !== feature) },
    });
  }
  if (areaMin !== undefined) {
    const less = Math.floor(areaMin * 0.85);
    const area = cited.area(less);
    relaxed.push({
      text: `Desde ${area}`,
      say: `Busca desde ${area}`,
      wish: { ...wish, areaM2: undefined, areaMinM2: less },
    });
  }
  if (place !== undefined) {
    relaxed.push({ text: "En cualquier zona", say: "Busca en cualquier zona", wish: { ...wish, place: undefined } });
  }
  return relaxed;
}
