import type { Listing } from "../../shared/listing/property.ts";
import { nearestNeighbourhood } from "../../shared/places/nearest.ts";
import { NEIGHBOURHOODS, type Neighbourhood } from "../../shared/places/neighbourhoods.ts";
import { seededRandom } from "../../shared/stats/random.ts";
import { addDays } from "../../shared/time/local-time.ts";
import { EFFECTS } from "../valuation/adjustments.ts";
import { GROWTH_FACTS } from "../valuation/growth-facts.ts";

/**
 * Demonstration listings: invented homes at prices of today, so that a demo has comparables. None is a real advert.
 *
 * Contains data from idealista18 (Rey-Blanco D., Arbués P., López F., Páez A., 2024, doi:10.1177/23998083241242844), made
 * available under the Open Database License 1.0: medians by neighbourhood, 2018. Growth since: BIS residential property
 * price statistics (national sources). Shares of features: measured on the same adverts, rounded.
 */
export type DemoCity = "barcelona" | "valencia";

export interface DemoListingsAsk {
  city: DemoCity;
  /** How many; the first are the same whatever the count. */
  count: number;
  /** The day that counts as today (YYYY-MM-DD): adverts are dated within the nine months before. */
  today: string;
}

const GROWTH_SINCE_2018 = GROWTH_FACTS.spainSince2018.value;
/** Deviation of ln price: the part that no feature of an advert explains, as the errors of good models leave it. */
const NOISE = 0.09;
/** The fraction by which paid prices lie under asked ones: a supposition of the demonstration. */
const CLOSING_DISCOUNT = 0.04;
const CLOSING_SHARE = 0.15;
/** One home in this many is advertised a second time, by another agent, at a near price. */
const REPEAT_EVERY = 25;

/** Share of adverts with the feature. */
const SHARES: Record<
  DemoCity,
  {
    terrace: number;
    airConditioning: number;
    parking: number;
    storage: number;
    pool: number;
    isNew: number;
    toReform: number;
    wardrobes: number;
    doorman: number;
    garden: number;
    exterior: number;
  }
> = {
  barcelona: {
    terrace: 0.33,
    airConditioning: 0.47,
    parking: 0.08,
    storage: 0.12,
    pool: 0.03,
    isNew: 0.01,
    toReform: 0.17,
    wardrobes: 0.3,
    doorman: 0.08,
    garden: 0.04,
    exterior: 0.87,
  },
  valencia: {
    terrace: 0.25,
    airConditioning: 0.47,
    parking: 0.17,
    storage: 0.13,
    pool: 0.07,
    isNew: 0.03,
    toReform: 0.13,
    wardrobes: 0.53,
    doorman: 0.05,
    garden: 0.06,
    exterior: 0.91,
  },
};
/** Standard deviation of ln area around a neighbourhood's median. */
const AREA_SPREAD: Record<DemoCity, number> = { barcelona: 0.34, valencia: 0.29 };

/** Invented current listings of a city. The same ask gives the same listings; only dates move with `today`. */
export function generateDemoListings(ask: DemoListingsAsk): Listing[] {
  return [...inventListings(ask)];
}

/** The same, one by one: millions need no memory. */
export function* inventListings({ city, count, today }: DemoListingsAsk): Generator<Listing> {
  const neighbourhoods = NEIGHBOURHOODS.filter((neighbourhood) => neighbourhood.city === city);
  let previous: Listing | undefined;
  for (let number = 1; number <= count; number++) {
    const random = seededRandom(seedOf(city, number));
    const listing =
      previous && number % REPEAT_EVERY === 0
        ? repeatAdvert(previous, random, today)
        : inventListing(city, pickNeighbourhood(neighbourhoods, random), random, today);
    previous = { ...listing, id: `demo-${city}-${number}` };
    yield previous;
  }
}

/** FNV-1a over the city's name, mixed with the number. */
function seedOf(city: string, number: number): number {
  let hash = 0x811c9dc5;
  for (const letter of `${city}:${number}`) hash = Math.imul(hash ^ letter.charCodeAt(0), 0x01000193);
  return hash >>> 0;
}

type Random = () => number;

/** Standard normal (Box and Muller), cut at ±3 so that no home is absurd. */
function normal(random: Random): number {
  const z = Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
  return Math.max(-3, Math.min(3, z));
}

const clamp = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value));

function pickNeighbourhood(neighbourhoods: readonly Neighbourhood[], random: Random): Neighbourhood {
  let left = random() * neighbourhoods.reduce((sum, { adverts2018 }) => sum + adverts2018, 0);
  for (const neighbourhood of neighbourhoods) {
    left -= neighbourhood.adverts2018;
    if (left < 0) return neighbourhood;
  }
  return neighbourhoods[0]!;
}

function inventListing(
  city: DemoCity,
  neighbourhood: Neighbourhood,
  random: Random,
  today: string,
): Omit<Listing, "id"> {
  const shares = SHARES[city];
  const chance = (share: number) => random() < share;
  const areaM2 = Math.round(clamp(neighbourhood.areaM2 * Math.exp(AREA_SPREAD[city] * normal(random)), 28, 400));
  const rooms = areaM2 < 38 ? 0 : clamp(Math.round(areaM2 / 38 + 0.4 + 0.6 * normal(random)), 1, 7);
  const expectedBathrooms = 0.55 + areaM2 / 95;
  const bathrooms = clamp(Math.round(expectedBathrooms + 0.35 * normal(random)), 1, 5);
  const buildingFloors = clamp(Math.round(6.5 + 2.2 * normal(random)), 2, 18);
  const floor = Math.floor(random() * (buildingFloors + 1));
  const isNew = chance(shares.isNew);
  const thisYear = Number(today.slice(0, 4));
  const yearBuilt = isNew
    ? thisYear
    : Math.round(clamp(neighbourhood.yearBuilt + 22 * normal(random), 1880, thisYear - 3));
  const isTopFloor = floor === buildingFloors;
  const home = {
    builtAreaM2: areaM2,
    rooms,
    bathrooms,
    floor,
    buildingFloors,
    yearBuilt,
    isTopFloor,
    hasLift: isNew || chance(clamp(0.22 + 0.08 * buildingFloors + (yearBuilt > 1970 ? 0.15 : 0), 0, 0.98)),
    isExterior: chance(shares.exterior),
    hasTerrace: chance(isTopFloor ? 0.8 : shares.terrace),
    hasAirConditioning: chance(shares.airConditioning),
    hasParkingIncluded: chance(yearBuilt > 1985 ? shares.parking * 3 : shares.parking / 2),
    hasStorageRoom: chance(shares.storage),
    hasPool: chance(yearBuilt > 1985 ? shares.pool * 3 : shares.pool / 3),
    hasWardrobes: chance(shares.wardrobes),
    hasDoorman: chance(shares.doorman),
    hasGarden: chance(shares.garden),
  };
  const condition = isNew ? "obra_nueva" : chance(shares.toReform) ? "a_reformar" : "bueno";
  const logUnitPrice =
    Math.log(neighbourhood.unitPrice2018 * GROWTH_SINCE_2018) +
    (EFFECTS.areaExponent - 1) * Math.log(areaM2 / neighbourhood.areaM2) +
    EFFECTS.bathroom * (bathrooms - expectedBathrooms) +
    featureEffect({ ...home, condition }, neighbourhood.yearBuilt) -
    USUAL_EFFECT[city] +
    NOISE * normal(random);
  const isClosing = chance(CLOSING_SHARE);
  const price = areaM2 * Math.exp(logUnitPrice) * (isClosing ? 1 - CLOSING_DISCOUNT : 1);
  const type = areaM2 < 38 ? "estudio" : isTopFloor && home.hasTerrace ? "atico" : chance(0.02) ? "duplex" : "piso";
  return {
    operation: "venta",
    type,
    ...home,
    ...placeNear(neighbourhood, random),
    condition,
    address: `Calle de ejemplo ${1 + Math.floor(random() * 120)}, ${neighbourhood.name}`,
    placeName: neighbourhood.name,
    municipalityCode: neighbourhood.municipalityCode,
    country: "ES",
    currency: "EUR",
    price: roundAsked(price),
    evidence: isClosing ? "cierre" : "oferta",
    date: addDays(today, -Math.floor(270 * random() ** 1.5)),
    source: "Demostración",
  };
}

interface PricedFeatures {
  floor: number;
  hasLift: boolean;
  isTopFloor: boolean;
  isExterior: boolean;
  hasTerrace: boolean;
  hasAirConditioning: boolean;
  hasParkingIncluded: boolean;
  hasStorageRoom: boolean;
  hasPool: boolean;
  condition: "obra_nueva" | "bueno" | "a_reformar";
  yearBuilt: number;
}

/**
 * Sum of the effects of a home's features on the natural logarithm of its price (docs/valuation.md, Comparables). The
 * age counts against the usual year of the neighbourhood.
 */
function featureEffect(home: PricedFeatures, usualYear: number): number {
  const height =
    home.floor <= 0
      ? EFFECTS.groundOrBelow
      : home.floor * (home.hasLift ? EFFECTS.floorWithLift : EFFECTS.floorWithoutLift);
  return (
    height +
    (home.hasLift ? EFFECTS.lift : 0) +
    (home.isTopFloor ? EFFECTS.topFloor : 0) +
    (home.isExterior ? 0 : EFFECTS.interior) +
    (home.hasTerrace ? EFFECTS.terrace : 0) +
    (home.hasAirConditioning ? EFFECTS.airConditioning : 0) +
    (home.hasParkingIncluded ? EFFECTS.parking : 0) +
    (home.hasStorageRoom ? EFFECTS.storage : 0) +
    (home.hasPool ? EFFECTS.pool : 0) +
    (home.condition === "obra_nueva" ? EFFECTS.isNew : home.condition === "a_reformar" ? EFFECTS.toReform : 0) +
    (EFFECTS.decadeOfAge * (usualYear - home.yearBuilt)) / 10
  );
}

/** The effect of a home like most, which the median price already contains: measured on 10,000 homes made here. */
const USUAL_EFFECT: Record<DemoCity, number> = { barcelona: 0.083, valencia: 0.106 };

/** A point among the neighbourhood's homes: some 180 m about its centre, and nearer to it than to any other. */
function placeNear(neighbourhood: Neighbourhood, random: Random): { latitude: number; longitude: number } {
  for (let attempt = 0; attempt < 8; attempt++) {
    const northM = 180 * normal(random);
    const eastM = 180 * normal(random);
    const latitude = Number((neighbourhood.latitude + northM / 111_195).toFixed(6));
    const metresPerDegree = 111_195 * Math.cos((latitude * Math.PI) / 180);
    const longitude = Number((neighbourhood.longitude + eastM / metresPerDegree).toFixed(6));
    if (nearestNeighbourhood(latitude, longitude)?.id === neighbourhood.id) return { latitude, longitude };
  }
  return { latitude: neighbourhood.latitude, longitude: neighbourhood.longitude };
}

/** The same home in another agent's words: near price, a few metres away, one square metre more or less. */
function repeatAdvert(home: Listing, random: Random, today: string): Omit<Listing, "id"> {
  return {
    ...home,
    price: roundAsked(home.price * (1 + 0.02 * normal(random) * 0.5)),
    builtAreaM2: home.builtAreaM2 + Math.floor(random() * 3) - 1,
    latitude: Number((home.latitude! + 0.0002 * normal(random)).toFixed(6)),
    longitude: Number((home.longitude! + 0.0002 * normal(random)).toFixed(6)),
    evidence: "oferta",
    date: addDays(today, -Math.floor(120 * random())),
  };
}

/** Sellers ask round sums: thousands, from half a million five thousands. */
function roundAsked(price: number): number {
  const step = price >= 500_000 ? 5_000 : 1_000;
  return Math.round(price / step) * step;
}
