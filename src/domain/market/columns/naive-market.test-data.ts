import { fold } from "../../shared/listing/fold.ts";
import { distanceM } from "../../shared/places/place.ts";
import { isInRing, isOnRing } from "../../shared/places/ring.ts";
import { spanishTerms } from "../../shared/search/spanish-terms.ts";
import { addDays } from "../../shared/time/local-time.ts";
import { isStartUnknown } from "../adverts/course.ts";
import { bitOf } from "../features.ts";
import { type Area, type MarketFilter, type PlaceCondition, PRICE_SORTS, type Range } from "../search/market-filter.ts";
import type { IndexedHome } from "./indexed-home.ts";

/** The market searched by plain loops over its homes, as the tests compare the index with it. */

/** The answer of a home to one condition: it fits, it does not, or nobody said. */
type Fit = "yes" | "no" | "unknown";

const ALL_ENERGY = "ABCDEFG";

export interface Judged {
  home: IndexedHome;
  /** By kind of condition. */
  fits: Record<string, Fit>;
}

const isWithin = ({ min, max }: Range, value: number) =>
  (min === null || value >= min) && (max === null || value <= max);
const isOpen = ({ min, max }: Range) => min === null && max === null;
const stated = (holds: boolean): Fit => (holds ? "yes" : "no");
const ranged = (range: Range, value: number | null): Fit =>
  isOpen(range) ? "yes" : value === null ? "unknown" : stated(isWithin(range, value));

export function judgeNaively(home: IndexedHome, filter: MarketFilter, today: string): Judged["fits"] {
  const { priceCents, builtAreaM2 } = home;
  const hasCurrency = filter.currency === null || filter.currency === home.currency;
  const price = hasCurrency && priceCents !== null ? priceCents / 100 : null;
  const ordered = PRICE_SORTS.has(filter.sort) && !hasCurrency && priceCents !== null ? "no" : "yes";
  const feature = (name: (typeof filter.features)[number], wanted: boolean): Fit => {
    if (!(home.knownFeatures & bitOf(name))) return "unknown";
    return stated(((home.features & bitOf(name)) !== 0) === wanted);
  };
  const fits: Judged["fits"] = {
    operation: stated(filter.operation === null || filter.operation === home.operation),
    type: stated(
      (filter.types.length === 0 || filter.types.includes(home.type)) && !filter.notTypes.includes(home.type),
    ),
    town: stated(
      (filter.places.length === 0 || filter.places.some((place) => liesIn(home, place))) &&
        !filter.notPlaces.some((place) => liesIn(home, place)),
    ),
    area: stated(filter.area === null || isInArea(home, filter.area)),
    price: isOpen(filter.price) ? ordered : stated(price !== null && isWithin(filter.price, price)),
    unitPrice: isOpen(filter.unitPrice)
      ? "yes"
      : price === null
        ? "no"
        : ranged(filter.unitPrice, builtAreaM2 === null ? null : price / builtAreaM2),
    builtArea: ranged(filter.builtAreaM2, builtAreaM2),
    rooms: ranged(filter.rooms, home.rooms),
    bathrooms: ranged(filter.bathrooms, home.bathrooms),
    floor: ranged(filter.floor, home.floor),
    year: ranged(filter.yearBuilt, home.yearBuilt),
    condition:
      filter.conditions.length === 0
        ? "yes"
        : home.condition === null
          ? "unknown"
          : stated(filter.conditions.includes(home.condition)),
    energy:
      filter.energyFrom === null
        ? "yes"
        : home.energyRating === null
          ? "unknown"
          : stated(ALL_ENERGY.indexOf(home.energyRating) <= ALL_ENERGY.indexOf(filter.energyFrom)),
    seller: filter.seller === null ? "yes" : home.seller === null ? "unknown" : stated(home.seller === filter.seller),
    status: stated(filter.statuses.length === 0 ? home.status === "activo" : filter.statuses.includes(home.status)),
    new: stated(
      filter.newWithinDays === null ||
        (!isStartUnknown(home.course) && home.listedOn >= addDays(today, -filter.newWithinDays)),
    ),
    dropped: stated(
      filter.droppedWithinDays === null ||
        (fallOf(home) > 0 &&
          home.priceChangedOn !== null &&
          home.priceChangedOn >= addDays(today, -filter.droppedWithinDays)),
    ),
    words: stated(!filter.onlyWords || lackedWords(home, filter.words) === 0),
  };
  for (const name of filter.features) fits[`with ${name}`] = feature(name, true);
  for (const name of filter.notFeatures) fits[`without ${name}`] = feature(name, false);
  return fits;
}

/** How many of the words a home does not have. */
export const lackedWords = (home: IndexedHome, words: string): number =>
  spanishTerms(words).filter((term) => !home.terms.split(" ").includes(term)).length;

/** How much cheaper a home became, as a share. */
export const fallOf = ({ priceCents, previousPriceCents }: IndexedHome): number =>
  priceCents === null || previousPriceCents === null ? 0 : (previousPriceCents - priceCents) / previousPriceCents;

function liesIn(home: IndexedHome, place: PlaceCondition): boolean {
  const isNear = () =>
    "radiusM" in place &&
    home.latitude !== null &&
    home.longitude !== null &&
    distanceM(place, { latitude: home.latitude, longitude: home.longitude }) <= place.radiusM;
  switch (place.kind) {
    case "municipio":
      return home.municipalityCode === place.code;
    case "provincia":
      return home.country === "ES" && (home.municipalityCode ?? home.postalCode ?? "").startsWith(place.code);
    case "codigo-postal":
      return home.country === "ES" && home.postalCode === place.code;
    case "ciudad":
      if (home.country !== place.country) return false;
      return home.town === null ? isNear() : fold(home.town) === fold(place.name);
    case "barrio": {
      const province = home.municipalityCode ?? home.postalCode;
      const isElsewhere =
        home.country !== "ES" ||
        (province !== null && !province.startsWith((place.municipalityCode ?? "").slice(0, 2)));
      if (place.municipalityCode !== null && isElsewhere) return false;
      const isTownKnown = place.municipalityCode !== null && home.municipalityCode !== null;
      if (isTownKnown && home.municipalityCode !== place.municipalityCode) return false;
      if (home.quarter === null) return isNear();
      if (fold(home.quarter) !== fold(place.name)) return place.isWide === true && isNear();
      return isTownKnown || isNear();
    }
  }
}

function isInArea({ latitude, longitude }: IndexedHome, area: Area): boolean {
  if (latitude === null || longitude === null) return false;
  if (area.kind === "circulo") return distanceM(area, { latitude, longitude }) <= area.radiusM;
  if (area.kind === "ventana") {
    const isAcross =
      area.west <= area.east
        ? area.west <= longitude && longitude <= area.east
        : longitude >= area.west || longitude <= area.east;
    return isAcross && area.south <= latitude && latitude <= area.north;
  }
  const position = [longitude, latitude] as const;
  return area.pieces.some(
    ([outline, ...holes]) =>
      isInRing(outline!, position) && holes.every((hole) => !isInRing(hole, position) || isOnRing(hole, position)),
  );
}

export const fitsNaively = (fits: Judged["fits"]): boolean => Object.values(fits).every((one) => one !== "no");
/** Whether a home fits but for one kind. */
export const fitsBut = (fits: Judged["fits"], kind: string): boolean =>
  Object.entries(fits).every(([name, one]) => name === kind || one !== "no");
export const unknownOf = (fits: Judged["fits"]): number =>
  Object.values(fits).filter((one) => one === "unknown").length;
