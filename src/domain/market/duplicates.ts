import { bitsApart, SAME_PICTURE_BITS } from "../portfolio/homes/photo-likeness.ts";
import type { HomeType, OPERATIONS } from "../shared/home-attributes/home-values.ts";
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
  priceCents: number | null;
  currency: string;
  cadastralReference: string | null;
  phones: readonly string[];
  /** Perceptual hashes of photos, 16 hexadecimal digits each. */
  photoHashes: readonly string[];
}

export interface AdvertLikeness {
  /** From 0 to 1; 1 is certain. */
  score: number;
  isCertain: boolean;
  /** In Spanish, for the person who decides. */
  reasons: string[];
}

/** Adverts farther apart are not compared: a portal moves a point by as much. */
export const NEAR_M = 120;
/** Areas that differ by more than this fraction are not those of one dwelling. */
export const SAME_AREA = 0.03;
/** Prices that differ by more than this fraction say nothing for it. */
const SAME_PRICE = 0.03;
/** Asking prices of one dwelling differ by no more than this, whoever offers it. */
const MOST_PRICE_APART = 0.2;
/** Fewer pictures are shared by chance: a plan of the building, the view from its roof. */
const COMMON_PHOTOS = 2;
/** A whole reference names a dwelling, its first fourteen signs the plot. */
const WHOLE_REFERENCE = 20;
const PLOT = 14;

/**
 * Weights, tuned on one half of a labelled set (`scripts/market/duplicates`): asking from `WORTH_ASKING` on, four questions of five are
 * good ones there.
 */
const WEIGHTS = { near: 0.25, samePoint: 0.15, area: 0.15, exactArea: 0.1, rooms: 0.1, price: 0.2, exactPrice: 0.1, floor: 0.15, year: 0.05, phone: 0.25, plot: 0.1 }; // biome-ignore format: a list of weights
export const WORTH_ASKING = 0.75;
const SAME_POINT_M = 25;

/** How much two adverts are alike; null where they are not worth a question. */
export function advertLikeness(a: ComparedAdvert, b: ComparedAdvert): AdvertLikeness | null {
  if (a.operation !== b.operation || a.type !== b.type) return null;
  const [mine, theirs] = [referenceOf(a), referenceOf(b)];
  if (mine.length === WHOLE_REFERENCE && theirs.length === WHOLE_REFERENCE) {
    return mine === theirs ? { score: 1, isCertain: true, reasons: ["La misma referencia catastral"] } : null;
  }
  const isSamePlot = mine.length >= PLOT && theirs.length >= PLOT && mine.slice(0, PLOT) === theirs.slice(0, PLOT);
  if (!isSamePlot && mine.length >= PLOT && theirs.length >= PLOT) return null;
  const metres = metresBetween(a, b);
  if (metres !== null && metres > NEAR_M) return null;
  if (metres === null && !isSamePlot) return null;
  if (isOtherwise(a.rooms, b.rooms) || isOtherwise(a.floor, b.floor)) return null;
  const area = apart(a.builtAreaM2, b.builtAreaM2);
  if (area === null || area > SAME_AREA) return null;
  const price = a.currency === b.currency ? apart(a.priceCents, b.priceCents) : null;
  const photos = commonPhotos(a.photoHashes, b.photoHashes);
  const phone = a.phones.find((number) => b.phones.includes(number));
  // Two flats of one building differ in their price or their pictures; without either nothing tells them apart.
  const isEvidence = (price !== null && price <= SAME_PRICE) || photos >= COMMON_PHOTOS || phone !== undefined;
  if (!isEvidence || (price !== null && price > MOST_PRICE_APART)) return null;

  const likeness: AdvertLikeness = { score: 0, isCertain: false, reasons: [] };
  const speaks = (weight: number, reason?: string) => {
    likeness.score += weight;
    if (reason !== undefined) likeness.reasons.push(reason);
  };
  if (metres !== null) {
    speaks(WEIGHTS.near, metres < 1 ? "En el mismo punto del mapa" : `A ${Math.round(metres)}\u00a0m uno de otro`);
    if (metres <= SAME_POINT_M) speaks(WEIGHTS.samePoint);
  }
  if (isSamePlot) speaks(WEIGHTS.plot + (metres === null ? WEIGHTS.near : 0), "La misma parcela catastral");
  speaks(WEIGHTS.area, area === 0 ? "La misma superficie" : "Casi la misma superficie");
  if (area === 0) speaks(WEIGHTS.exactArea);
  if (isSame(a.rooms, b.rooms)) speaks(WEIGHTS.rooms, "Las mismas habitaciones");
  if (isSame(a.bathrooms, b.bathrooms)) speaks(WEIGHTS.rooms / 2);
  else if (isOtherwise(a.bathrooms, b.bathrooms)) speaks(-WEIGHTS.rooms);
  if (isSame(a.floor, b.floor)) speaks(WEIGHTS.floor, "La misma planta");
  if (isSame(a.yearBuilt, b.yearBuilt)) speaks(WEIGHTS.year);
  else if (isOtherwise(a.yearBuilt, b.yearBuilt)) speaks(-WEIGHTS.year);
  if (price !== null && price <= SAME_PRICE) {
    speaks(WEIGHTS.price, price === 0 ? "El mismo precio" : "Casi el mismo precio");
    if (price === 0) speaks(WEIGHTS.exactPrice);
  }
  if (phone !== undefined) speaks(WEIGHTS.phone, "El mismo teléfono");
  if (photos >= COMMON_PHOTOS) speaks(0.5, `${photos} fotos iguales`);
  const score = Math.min(0.99, Math.max(0, likeness.score));
  return score < WORTH_ASKING ? null : { ...likeness, score };
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

const isSame = (a: number | null, b: number | null) => a !== null && a === b;
const isOtherwise = (a: number | null, b: number | null) => a !== null && b !== null && a !== b;

/** Pictures of the one that the other shows too. */
function commonPhotos(a: readonly string[], b: readonly string[]): number {
  return a.filter((hash) => b.some((other) => bitsApart(hash, other) <= SAME_PICTURE_BITS)).length;
}
