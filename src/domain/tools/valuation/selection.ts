import type { Listing, Property } from "../../shared/listing/property.ts";
import { DAY_MS } from "../../shared/time/durations.ts";
import { unkinship } from "./kinship.ts";
import { distanceM } from "./position.ts";
import { covarianceOf, type EngineKind, PRICE_COVARIANCE, sillOf } from "./price-covariance.ts";
import { mayBeOne, otherness } from "./same-home.ts";
import { subjectFromProperty } from "./subject.ts";
import type { ExcludedComparable, ExclusionReason, ValuationSubject } from "./types.ts";

/** A listing beside the subject, measured. */
export interface Candidate {
  listing: Listing;
  home: ValuationSubject;
  /** `NaN` when either has no position. */
  distanceM: number;
  /** Months from the listing's date to today; 0 when it has none. */
  months: number;
  /** Zero or above: 0 is the same home today. By the grid `unlikeness`, by a city's model the expected square of the difference. */
  unlikeness: number;
  /** How much it belongs to the comparables, from 1 down to 0, at which it leaves. */
  belonging: number;
  /** Its part in its home's price among all adverts of this home: 1, and less for another advert that may be of it. */
  part: number;
  /** Other adverts that may be of the same home, with their parts. All of them together weigh as one home. */
  others: Candidate[];
}

/** Radii in metres: 1.5 km, doubling to 6. */
export const RADII = [1500, 3000, 6000] as const;
export const AGES_MONTHS = [12, 24] as const;
const WANTED = 6;
/** Built areas that may be compared, as a ratio to the home's. */
export const AREA_RATIO = { min: 0.67, max: 1.5 } as const;
/** More than this many add nothing but rows (backtest: 6 to 12 suffice). */
const MOST_USED = 24;
const ROUNDING = 1e-9;
/** Only this many of the most alike are looked through for adverts of one home: each is held against each. */
const MOST_COMPARED = 1000;
/** Stands for an unknown distance: the listing was chosen for this home by a person. */
const ASSUMED_DISTANCE_M = 400;

const TEXT: Record<ExclusionReason, string> = {
  "removed-by-agent": "La has quitado tú.",
  "same-home": "Es la misma vivienda.",
  duplicate: "Es otro anuncio de un comparable que ya cuenta.",
  "other-operation": "Es otra operación.",
  "other-type": "Es otro tipo de inmueble.",
  "other-currency": "El precio está en otra moneda.",
  "too-far": "Está demasiado lejos.",
  "other-size": "Su superficie es demasiado distinta.",
  "too-old": "El precio tiene más de 24 meses.",
  "in-the-future": "La fecha de su precio es posterior a hoy.",
  "too-unlike": "Sus ajustes suman más de la mitad de su precio: se parece demasiado poco.",
  "less-alike": "Hay comparables más parecidos.",
  outlier: "Su precio ajustado se sale del conjunto.",
};

/** @param adjustedPrice what the listing would have proved, where that is why it does not count */
export function excluded(listing: Listing, reason: ExclusionReason, adjustedPrice?: number): ExcludedComparable {
  const judged = adjustedPrice === undefined ? {} : { adjustedPrice };
  return { id: listing.id, listing, reason, text: TEXT[reason], ...judged };
}

const currencyText = (listing: Pick<Listing, "currency">, subject: Pick<Property, "currency">): string =>
  `Su precio está en ${listing.currency} y el de la vivienda, en ${subject.currency}.`;

/** How many listings did not count, by reason, the most frequent first. */
export interface LeftOutCount {
  reason: ExclusionReason;
  /** In Spanish, a whole sentence. */
  text: string;
  count: number;
}

export function countByReason(excluded: readonly ExcludedComparable[]): LeftOutCount[] {
  const counts = new Map<string, LeftOutCount>();
  for (const { reason, text } of excluded) {
    counts.set(text, { reason, text, count: (counts.get(text)?.count ?? 0) + 1 });
  }
  return [...counts.values()].sort((a, b) => b.count - a.count);
}

/**
 * Selects the listings that may be compared with a home. They have the same operation, type and currency and an area
 * ratio of 0.67 to 1.5. The nearest radius of 1.5 to 6 km that holds six is taken, from the last 12 months or else
 * up to 24. There is one for each home, with its other adverts. The most alike come first. What comes near to a border fades before it leaves
 * (`belonging`), so that the value has no jump there.
 */
export function selectComparables(
  subject: Property,
  listings: readonly Listing[],
  removedIds: readonly string[],
  today: string,
  kind: EngineKind = "grid",
): { candidates: Candidate[]; excluded: ExcludedComparable[] } {
  const out: ExcludedComparable[] = [];
  const home = subjectFromProperty(subject);
  let fit: Candidate[] = [];
  for (const listing of listings) {
    const reason = obstacle(subject, listing, removedIds, today);
    if (reason === "other-currency") out.push({ ...excluded(listing, reason), text: currencyText(listing, subject) });
    else if (reason) out.push(excluded(listing, reason));
    else fit.push(measure(home, listing, today, kind));
  }
  fit = fade(fit, out, "too-old", (c) => Number(c.months < AGES_MONTHS[1]));
  fit = fade(fit, out, "too-far", (c) => Number(!(c.distanceM >= RADII[2])));
  fit.sort(byLikeness);
  fit = withoutRepeatedRows(fit, out);
  for (const { listing } of fit.slice(MOST_COMPARED)) out.push(excluded(listing, "less-alike"));
  fit = oneForEachHome(fit.slice(0, MOST_COMPARED), out);
  const { radius, months } = narrowest(fit);
  fit = fade(fit, out, "too-old", (c) => inside(c.months, months));
  fit = fade(fit, out, "too-far", (c) => inside(c.distanceM, radius));
  return { candidates: mostAlike(fit, out), excluded: out };
}

function obstacle(
  subject: Property,
  listing: Listing,
  removedIds: readonly string[],
  today: string,
): ExclusionReason | undefined {
  if (removedIds.includes(listing.id)) return "removed-by-agent";
  if (listing.date !== undefined && listing.date > today) return "in-the-future";
  if (listing.operation !== subject.operation) return "other-operation";
  if (listing.type !== subject.type) return "other-type";
  if (listing.currency !== subject.currency) return "other-currency";
  if (subject.cadastralReference?.length === 20 && listing.cadastralReference === subject.cadastralReference) {
    return "same-home";
  }
  if (isSubjectItself(subject, listing)) return "same-home";
  const ratio = listing.builtAreaM2 / subject.builtAreaM2;
  return ratio < AREA_RATIO.min || ratio > AREA_RATIO.max ? "other-size" : undefined;
}

/** Positions nearer than this, with everything else alike, are one dwelling's. */
const SAME_SPOT_M = 10;

/**
 * Whether a listing is the home that is being valued, as its agency itself advertises it: its price must not prove itself. The
 * same address with its number, or the same spot, and the same floor, rooms and area, all of them known. Its twin on the same
 * landing looks the same and is lost as well.
 */
function isSubjectItself(subject: Property, listing: Listing): boolean {
  const { address, floor, rooms } = subject;
  if (floor === undefined || rooms === undefined) return false;
  if (Math.abs(listing.builtAreaM2 - subject.builtAreaM2) > 0.01 * subject.builtAreaM2) return false;
  if (listing.rooms !== rooms || listing.floor !== floor) return false;
  if (address !== undefined && /\d/.test(address) && address.toLowerCase() === listing.address?.toLowerCase())
    return true;
  return distanceM(subjectFromProperty(subject), subjectFromProperty(listing)) <= SAME_SPOT_M;
}

function measure(home: ValuationSubject, listing: Listing, today: string, kind: EngineKind): Candidate {
  const other = subjectFromProperty(listing);
  const distance = distanceM(home, other);
  const months = listing.date === undefined ? 0 : monthsBetween(listing.date, today);
  const unlike =
    kind === "grid" ? unlikeness(home, other, distance, months) : expectedSquare(home, other, distance, months);
  const belonging = sizeBelonging(other.areaM2 / home.areaM2);
  return { listing, home: other, distanceM: distance, months, unlikeness: unlike, belonging, part: 1, others: [] };
}

/**
 * Unlikeness of two homes: q = (d/400 m)² + (Δln m²/0.20)² + ½(Δrooms/1.5)² + 1·[reform state differs] + ½[lift
 * differs] + ½(Δyear/25)² + ¼(months/6)². A term about which either home says nothing counts zero.
 */
export function unlikeness(a: ValuationSubject, b: ValuationSubject, distance: number, months: number): number {
  const orZero = (value: number) => (Number.isNaN(value) ? 0 : value);
  return (
    ((Number.isNaN(distance) ? ASSUMED_DISTANCE_M : distance) / 400) ** 2 +
    (Math.log(a.areaM2 / b.areaM2) / 0.2) ** 2 +
    orZero(0.5 * ((a.rooms - b.rooms) / 1.5) ** 2) +
    orZero(Math.abs(a.isToReform - b.isToReform)) +
    orZero(0.5 * Math.abs(a.hasLift - b.hasLift)) +
    orZero(0.5 * ((a.yearBuilt - b.yearBuilt) / 25) ** 2) +
    0.25 * (months / 6) ** 2
  );
}

/**
 * The same by what a city's model has learned: the square of how far two prices usually part, by the covariance of its differences. It tells
 * homes of one building from others, which the formula above does not: with all adverts of a city around, the most alike by it erred a
 * tenth less.
 */
function expectedSquare(a: ValuationSubject, b: ValuationSubject, distance: number, months: number): number {
  const model = PRICE_COVARIANCE.model;
  return (
    2 * (sillOf(model) - covarianceOf(model, distance / 1000, unkinship(a, b))) + (model.nugget.perYear * months) / 12
  );
}

/** Part of a border's way, before it, over which what comes near it fades: a comparable has no weight left when it leaves. */
const FADING = 0.1;
/** ln of the ratio of areas over which a size that is nearly too different fades. */
const SIZE_FADING = 0.04;

/** 1 inside a border, falling to 0 at it. */
function inside(value: number, border: number): number {
  return Number.isNaN(value) ? 1 : Math.min(1, Math.max(0, (1 - value / border) / FADING));
}

/** 1 where two sizes may well be compared, falling to 0 at the limits of their ratio. */
function sizeBelonging(ratio: number): number {
  const room = Math.min(Math.log(AREA_RATIO.max / ratio), Math.log(ratio / AREA_RATIO.min));
  return Math.min(1, (room + ROUNDING) / SIZE_FADING);
}

/**
 * Up to how far, in metres, and how long ago, in months, comparables are taken: the last 12 months where six of them lie within 6 km, else
 * up to 24; 1.5 km where six of those lie within it, else up to 6 km. Each counts as much as it belongs, and both borders widen little by
 * little while there are fewer, so that they follow distances and ages without a jump.
 */
function narrowest(fit: readonly Candidate[]): { radius: number; months: number } {
  const count = (distance: number, age: number) =>
    fit.reduce((sum, c) => sum + c.belonging * inside(c.distanceM, distance) * inside(c.months, age), 0);
  const months = widened(AGES_MONTHS[0], AGES_MONTHS[1], count(RADII[2], AGES_MONTHS[0]));
  return { months, radius: widened(RADII[0], RADII[2], count(RADII[0], months)) };
}

/** So many fewer than are wanted are the fewest: then a border is at its widest. */
const LACKING = 2;

function widened(narrow: number, wide: number, count: number): number {
  const lack = Math.min(1, Math.max(0, (WANTED - ROUNDING - count) / LACKING));
  return narrow * (wide / narrow) ** lack;
}

/** Changes how much each belongs by a factor. Those that do not belong any more leave. */
function fade(
  candidates: readonly Candidate[],
  out: ExcludedComparable[],
  reason: ExclusionReason,
  factorOf: (candidate: Candidate) => number,
): Candidate[] {
  return candidates.flatMap((candidate) => {
    const belonging = candidate.belonging * factorOf(candidate);
    if (belonging > 0) return [{ ...candidate, belonging }];
    for (const { listing } of [candidate, ...candidate.others]) out.push(excluded(listing, reason));
    return [];
  });
}

/**
 * Rows without address and position that say the same in every field are one row pasted twice: the newest stays, else the first
 * given. Nothing else could tell that they show one home.
 */
function withoutRepeatedRows(candidates: Candidate[], out: ExcludedComparable[]): Candidate[] {
  const kept = new Map<string, Candidate>();
  for (const candidate of candidates) {
    const { id, address, latitude } = candidate.listing;
    const key = address === undefined && latitude === undefined ? comparedWords(candidate.listing) : id;
    const other = kept.get(key);
    if (!other) {
      kept.set(key, candidate);
    } else if (byEvidence(candidate, other) < 0) {
      out.push(excluded(other.listing, "duplicate"));
      kept.set(key, candidate);
    } else {
      out.push(excluded(candidate.listing, "duplicate"));
    }
  }
  return [...kept.values()];
}

/** Everything that a row says of a home and its price: not who brought it, nor when. */
function comparedWords({ id: _id, date: _date, source: _source, ...stated }: Listing): string {
  return JSON.stringify(Object.entries(stated).toSorted(([one], [other]) => (one < other ? -1 : 1)));
}

/**
 * The most alike first. Equally alike ones stand in an order of their own words, so that the value does not follow the order of the rows
 * that were given. The price is looked at last, where nothing else tells two adverts apart: when it moves past the other one they are
 * equal, so that the value has no jump there.
 */
function byLikeness(a: Candidate, b: Candidate): number {
  if (a.unlikeness !== b.unlikeness) return a.unlikeness - b.unlikeness;
  const [one, other] = [a, b].map(({ listing: { price: _price, ...rest } }) => [
    comparedWords(rest as Listing),
    rest.date,
  ]);
  const [stated, otherSaid] = [JSON.stringify(one), JSON.stringify(other)];
  if (stated !== otherSaid) return stated < otherSaid ? -1 : 1;
  return a.listing.price - b.listing.price;
}

/**
 * One candidate for each home. Of the adverts that could show one home, whatever their prices, the closing stands for it, else the newest,
 * else the first given. The others have a part in its price as far as their own tell that they are not mere repetitions, and the weight
 * of one home in all: that weight follows from no price.
 */
function oneForEachHome(candidates: readonly Candidate[], out: ExcludedComparable[]): Candidate[] {
  const homes: Candidate[] = [];
  for (const candidate of candidates.toSorted(byEvidence)) {
    const first = homes.find(({ listing }) => mayBeOne(candidate.listing, listing));
    if (!first) {
      homes.push({ ...candidate, others: [] });
      continue;
    }
    const before = [first, ...first.others];
    const part = before.reduce(
      (left, other) => left * (1 - other.part * (1 - otherness(candidate.listing, other.listing))),
      1,
    );
    if (part > 0) first.others.push({ ...candidate, part });
    else out.push(excluded(candidate.listing, "duplicate"));
  }
  return homes.toSorted((a, b) => a.unlikeness - b.unlikeness);
}

function byEvidence(a: Candidate, b: Candidate): number {
  if (a.listing.evidence !== b.listing.evidence) return a.listing.evidence === "cierre" ? -1 : 1;
  return a.months - b.months;
}

/** As many of the most alike as may speak together. One that belongs in part takes a part of a place. */
function mostAlike(candidates: readonly Candidate[], out: ExcludedComparable[]): Candidate[] {
  let room: number = MOST_USED;
  return fade(candidates, out, "less-alike", ({ belonging }) => {
    const factor = room < ROUNDING ? 0 : Math.min(1, room / belonging);
    room -= belonging;
    return factor;
  });
}

/** Months (of 30.44 days) from one ISO date to another; a date that cannot be read counts as today. */
function monthsBetween(from: string, to: string): number {
  const days = (Date.parse(to) - Date.parse(from)) / DAY_MS;
  return Number.isNaN(days) ? 0 : days / 30.44;
}
