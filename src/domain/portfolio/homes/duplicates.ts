import { fold } from "../../shared/listing/fold.ts";

/**
 * Whether two homes of a portfolio are one dwelling. A sale and a let of the same dwelling are two homes on purpose, so both must
 * have the same operation. Weights and thresholds are choices of ours, checked by hand in the tests.
 */

export interface ComparedHome {
  operation: string;
  type: string;
  reference: string | null;
  cadastralReference: string | null;
  /** Sender of the home; null for a typed one. */
  sourceId: string | null;
  latitude: number | null;
  longitude: number | null;
  address: string | null;
  builtAreaM2: number | null;
  rooms: number | null;
  bathrooms: number | null;
  floor: number | null;
  price: number | null;
}

export interface Likeness {
  /** 0 to 1; 1 is certain. */
  score: number;
  isCertain: boolean;
  /** Reasons, in words. */
  reasons: string[];
}

/** Score from which a pair is worth asking about. */
export const WORTH_ASKING = 0.6;
export const NEAR_M = 60;
/** A whole reference names a dwelling; its first 14 signs name the building's plot. */
const DWELLING_SIGNS = 20;
const PLOT_SIGNS = 14;

/** How much two homes are alike, or null where they are not worth asking about. */
export function likenessOf(a: ComparedHome, b: ComparedHome): Likeness | null {
  if (a.operation !== b.operation) return null;
  const [mine, theirs] = [cadastral(a), cadastral(b)];
  if (mine.length === DWELLING_SIGNS && theirs.length === DWELLING_SIGNS) {
    return mine === theirs ? { score: 1, isCertain: true, reasons: ["La misma referencia catastral"] } : null;
  }
  const likeness = { score: 0, reasons: [] as string[] };
  const speaks = (weight: number, reason?: string) => {
    likeness.score += weight;
    if (reason !== undefined) likeness.reasons.push(reason);
  };
  if (mine.length >= PLOT_SIGNS && theirs.length >= PLOT_SIGNS) {
    if (mine.slice(0, PLOT_SIGNS) === theirs.slice(0, PLOT_SIGNS)) speaks(0.25, "La misma parcela catastral");
    else return null;
  }
  origin(a, b, speaks);
  place(a, b, speaks);
  address(a, b, speaks);
  size(a, b, speaks);
  if (a.type === b.type) speaks(0.05);
  else speaks(-0.15);
  same(a.rooms, b.rooms, speaks, 0.1, -0.3, (n) => `${n} ${n === 1 ? "habitación" : "habitaciones"} en las dos`);
  same(a.bathrooms, b.bathrooms, speaks, 0.05, -0.15);
  same(a.floor, b.floor, speaks, 0.1, -0.35, (n) => (n === 0 ? "Las dos en planta baja" : `Las dos en la planta ${n}`));
  if (a.price !== null && b.price !== null) {
    if (Math.abs(a.price - b.price) <= 0.15 * Math.max(a.price, b.price)) speaks(0.1, "Precios parecidos");
    else speaks(-0.15);
  }
  const score = Math.min(0.99, Math.max(0, likeness.score));
  return score >= WORTH_ASKING ? { score, isCertain: false, reasons: likeness.reasons } : null;
}

type Speaks = (weight: number, reason?: string) => void;

/** One sender does not send a dwelling twice, and nobody gives two references to one. */
function origin(a: ComparedHome, b: ComparedHome, speaks: Speaks): void {
  const isSameSender = a.sourceId !== null && a.sourceId === b.sourceId;
  if (isSameSender) speaks(-0.5);
  if (a.reference === null || b.reference === null) return;
  const isSame = squeezed(a.reference) === squeezed(b.reference);
  if (isSame && !isSameSender) speaks(0.35, `La misma referencia: ${a.reference}`);
  else if (!isSame && a.sourceId === b.sourceId) speaks(-0.2);
}

function place(a: ComparedHome, b: ComparedHome, speaks: Speaks): void {
  if (a.latitude === null || a.longitude === null || b.latitude === null || b.longitude === null) return;
  const metres = distanceM(a.latitude, a.longitude, b.latitude, b.longitude);
  if (metres <= NEAR_M)
    speaks(0.3, metres < 1 ? "En el mismo punto del mapa" : `A ${Math.round(metres)}\u00a0m una de otra`);
  else speaks(-0.3);
}

function address(a: ComparedHome, b: ComparedHome, speaks: Speaks): void {
  if (a.address === null || b.address === null) return;
  const [mine, theirs] = [addressOf(a.address), addressOf(b.address)];
  if (mine.street.length === 0 || theirs.street.length === 0) return;
  const alike = shareOfCommon(mine.street, theirs.street);
  if (alike < 0.6) speaks(-0.2);
  else if (mine.number !== undefined && theirs.number !== undefined && mine.number !== theirs.number) speaks(-0.3);
  else if (mine.text === theirs.text) speaks(0.3, "La misma dirección");
  else speaks(0.2, "Direcciones parecidas");
}

function size(a: ComparedHome, b: ComparedHome, speaks: Speaks): void {
  if (a.builtAreaM2 === null || b.builtAreaM2 === null) return;
  const apart = Math.abs(a.builtAreaM2 - b.builtAreaM2) / Math.max(a.builtAreaM2, b.builtAreaM2);
  if (apart <= 0.02) speaks(0.15, apart === 0 ? "La misma superficie" : "Casi la misma superficie");
  else speaks(apart <= 0.1 ? -0.2 : -0.5);
}

function same(
  a: number | null,
  b: number | null,
  speaks: Speaks,
  forIt: number,
  against: number,
  reason?: (value: number) => string,
): void {
  if (a === null || b === null) return;
  if (a === b) speaks(forIt, reason?.(a));
  else speaks(against);
}

const cadastral = ({ cadastralReference }: ComparedHome) => squeezed(cadastralReference ?? "");
const squeezed = (text: string) => fold(text).replaceAll(" ", "");

/** Kinds of streets and joining words, which people leave out or shorten. */
const NOT_A_NAME = new Set(
  "c cl calle carrer av avd avda avenida avinguda pl plz plaza placa ps pso paseo passeig ctra carretera cm camino ronda rda de del la las el los les l d n num numero no s".split(
    " ",
  ),
);

/** `"C/ de la Reina, 12, 3º B"` → street `reina`, number 12. */
function addressOf(text: string): { street: string[]; number: string | undefined; text: string } {
  const words = fold(text)
    .split(" ")
    .filter((word) => word !== "" && !NOT_A_NAME.has(word));
  const first = words.findIndex((word) => /^\d/.test(word));
  return {
    street: first === -1 ? words : words.slice(0, first),
    number: first === -1 ? undefined : words[first],
    text: words.join(" "),
  };
}

/** Dice's measure of two lists of words. */
function shareOfCommon(a: readonly string[], b: readonly string[]): number {
  const common = a.filter((word) => b.includes(word)).length;
  return (2 * common) / (a.length + b.length);
}

const EARTH_M = 6_371_008;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

function distanceM(latA: number, lonA: number, latB: number, lonB: number): number {
  const half = (degrees: number) => Math.sin(radians(degrees) / 2) ** 2;
  const chord = half(latB - latA) + Math.cos(radians(latA)) * Math.cos(radians(latB)) * half(lonB - lonA);
  return 2 * EARTH_M * Math.asin(Math.min(1, Math.sqrt(chord)));
}
