import { bitsApart, SAME_PICTURE_BITS } from "../portfolio/homes/photo-likeness.ts";
import type { CONDITIONS, HomeType, OPERATIONS } from "../shared/home-attributes/home-values.ts";
import { distanceM } from "../shared/places/place.ts";

/**
 * Whether two adverts of the market offer one dwelling. Unlike the homes of one portfolio (`portfolio/homes/duplicates`), they come from
 * people who do not know of each other: with other references, another text, a point that is some metres off and another price. A
 * person always decides; what is measured is how often the question is a good one (docs/market.md).
 */

export interface ComparedAdvert {
  operation: (typeof OPERATIONS)[number];
  type: HomeType;
  latitude: number | null;
  longitude: number | null;
  builtAreaM2: number | null;
  rooms: number | null;
  bathrooms: number | null;
  floor: number | null;
  yearBuilt: number | null;
  condition: (typeof CONDITIONS)[number] | null;
  /** Bits of `MARKET_FEATURES`. */
  features: number;
  knownFeatures: number;
  priceCents: number | null;
  currency: string;
  cadastralReference: string | null;
  /** Names of those who offer it. */
  advertisers?: readonly string[];
  /** Street, number and town, folded; null where one of them is not known. */
  wholeAddress?: string | null;
  phones: readonly string[];
  /** Perceptual hashes of photos, 16 hexadecimal digits each. */
  photoHashes: readonly string[];
}

export interface AdvertLikeness {
  /** How likely both are one dwelling, from 0 to 1; 1 is certain. */
  score: number;
  isCertain: boolean;
  /** In Spanish, for the person who decides. */
  reasons: string[];
}

/** Adverts farther apart are not compared: portals move a point by up to half of it. Metres. */
export const NEAR_M = 120;
/** Areas that differ by more than this fraction are not those of one dwelling. */
export const SAME_AREA = 0.03;
const ALMOST_SAME_AREA = 0.01;
/** Asking prices of one dwelling differ by no more than this fraction: of those of the labelled set 95 in 100. */
const MOST_PRICE_APART = 0.15;
/** One picture may be of the building or its street, and stand in adverts of several flats. */
const COMMON_PHOTOS = 2;
/** A whole reference names a dwelling, its first fourteen signs the plot. */
const WHOLE_REFERENCE = 20;
const PLOT = 14;

/**
 * Weights of evidence in logarithms of odds. Those of place, size and features are a logistic regression on one half of a labelled set
 * (`scripts/market/duplicates`), rounded; there neither the distance nor a nearer price says much, because points and prices carry
 * noise. Phone, photos, plot, address and advertiser are not in that set: their weights are choices of ours. Two agencies that ask the same price to
 * the cent for the same area offer one home more often than not, while one agency that does so offers two flats of a new building.
 */
const WEIGHTS = {
  base: -3.75,
  far: -0.4,
  exactArea: 2.2,
  otherArea: -0.8,
  otherBathrooms: -2.4,
  sameYear: 0.4,
  otherYear: -2.5,
  otherCondition: -2.5,
  otherFeature: -1.5,
  sameFeature: 0.2,
  phone: 2,
  photos: 5,
  samePlot: 1.5,
  sameAddress: 1.5,
  otherAdvertiserSamePrice: 1.8,
} as const;
const FAR_M = 90;
/** Where a question is asked: below it more than half of the answers would be no. */
export const WORTH_ASKING = 0.5;

/** How likely two adverts offer one dwelling; null where they are not worth a question. */
export function advertLikeness(a: ComparedAdvert, b: ComparedAdvert): AdvertLikeness | null {
  if (a.operation !== b.operation || a.type !== b.type) return null;
  const [mine, theirs] = [referenceOf(a), referenceOf(b)];
  if (mine.length === WHOLE_REFERENCE && theirs.length === WHOLE_REFERENCE) {
    return mine === theirs ? { score: 1, isCertain: true, reasons: ["La misma referencia catastral"] } : null;
  }
  const hasPlots = mine.length >= PLOT && theirs.length >= PLOT;
  const isSamePlot = hasPlots && mine.slice(0, PLOT) === theirs.slice(0, PLOT);
  const metres = metresBetween(a, b);
  const isSameAddress = Boolean(a.wholeAddress) && a.wholeAddress === b.wholeAddress;
  const isElsewhere = hasPlots ? !isSamePlot : metres === null ? !isSameAddress : metres > NEAR_M;
  const area = apart(a.builtAreaM2, b.builtAreaM2);
  const price = a.currency === b.currency ? apart(a.priceCents, b.priceCents) : null;
  if (isElsewhere || area === null || area > SAME_AREA) return null;
  if (isOtherwise(a.rooms, b.rooms) || isOtherwise(a.floor, b.floor) || (price ?? 0) > MOST_PRICE_APART) return null;

  const reasons: string[] = [];
  let logOdds: number = WEIGHTS.base;
  const speaks = (holds: boolean, weight: number, reason?: string) => {
    if (!holds) return;
    logOdds += weight;
    if (reason !== undefined) reasons.push(reason);
  };
  const photos = commonPhotos(a.photoHashes, b.photoHashes);
  const known = a.knownFeatures & b.knownFeatures;
  const others = bitCount((a.features ^ b.features) & known);
  speaks(photos >= COMMON_PHOTOS, WEIGHTS.photos, `${photos} fotos iguales`);
  speaks(
    a.phones.some((number) => b.phones.includes(number)),
    WEIGHTS.phone,
    "El mismo teléfono",
  );
  speaks(isSamePlot, WEIGHTS.samePlot, "La misma parcela catastral");
  speaks(isSameAddress, WEIGHTS.sameAddress, "La misma dirección");
  if (metres !== null && metres <= NEAR_M) reasons.push(distanceText(metres));
  speaks(metres !== null && metres > FAR_M && !isSamePlot, WEIGHTS.far);
  speaks(area === 0, WEIGHTS.exactArea, "La misma superficie");
  speaks(area > ALMOST_SAME_AREA, WEIGHTS.otherArea);
  speaks(isSame(a.rooms, b.rooms), 0, "Las mismas habitaciones");
  speaks(isSame(a.floor, b.floor), 0, "La misma planta");
  speaks(isOtherwise(a.bathrooms, b.bathrooms), WEIGHTS.otherBathrooms);
  speaks(isSame(a.yearBuilt, b.yearBuilt), WEIGHTS.sameYear, "El mismo año de construcción");
  speaks(isOtherwise(a.yearBuilt, b.yearBuilt), WEIGHTS.otherYear);
  speaks(a.condition !== null && b.condition !== null && a.condition !== b.condition, WEIGHTS.otherCondition);
  logOdds += others * WEIGHTS.otherFeature + (bitCount(known) - others) * WEIGHTS.sameFeature;
  const isOfTwo = haveNoneInCommon(a.advertisers ?? [], b.advertisers ?? []);
  speaks(price === 0 && area === 0 && isOfTwo, WEIGHTS.otherAdvertiserSamePrice);
  if (price === 0) reasons.push(isOfTwo ? "El mismo precio en dos anunciantes" : "El mismo precio");
  const score = Math.min(0.99, 1 / (1 + Math.exp(-logOdds)));
  return score < WORTH_ASKING ? null : { score, isCertain: false, reasons };
}

const distanceText = (metres: number): string =>
  metres < 1 ? "En el mismo punto del mapa" : `A ${Math.round(metres)}\u00a0m uno de otro`;

/** How many bits of a number are set. */
function bitCount(bits: number): number {
  let count = 0;
  for (let left = bits; left !== 0; left &= left - 1) count += 1;
  return count;
}

const referenceOf = ({ cadastralReference }: ComparedAdvert) =>
  (cadastralReference ?? "").toUpperCase().replace(/[^0-9A-Z]/g, "");

function metresBetween(a: ComparedAdvert, b: ComparedAdvert): number | null {
  if (a.latitude === null || a.longitude === null || b.latitude === null || b.longitude === null) return null;
  return distanceM({ latitude: a.latitude, longitude: a.longitude }, { latitude: b.latitude, longitude: b.longitude });
}

/** The difference as a fraction of the larger; null where one is not known. */
const apart = (a: number | null, b: number | null): number | null =>
  a === null || b === null || Math.max(a, b) === 0 ? null : Math.abs(a - b) / Math.max(a, b);

/** Whether both name somebody, and nobody of both. */
const haveNoneInCommon = (a: readonly string[], b: readonly string[]): boolean =>
  a.length > 0 && b.length > 0 && !a.some((name) => b.includes(name));

const isSame = (a: number | null, b: number | null) => a !== null && a === b;
const isOtherwise = (a: number | null, b: number | null) => a !== null && b !== null && a !== b;

/** Pictures of the one that the other shows too. */
function commonPhotos(a: readonly string[], b: readonly string[]): number {
  return a.filter((hash) => b.some((other) => bitsApart(hash, other) <= SAME_PICTURE_BITS)).length;
}
