import type { Listing, Property } from "../../shared/listing/property.ts";
import { DAY_MS } from "../../shared/time/durations.ts";
import { distanceM } from "./position.ts";
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
  /** Unlikeness q, zero or above: 0 is the same home today. `unlikeness` gives the formula. */
  unlikeness: number;
}

/** Radii in metres: 1.5 km, doubling to 6. */
export const RADII = [1500, 3000, 6000] as const;
export const AGES_MONTHS = [12, 24] as const;
const WANTED = 6;
/** Built areas that may be compared, as a ratio to the home's. */
export const AREA_RATIO = { min: 0.67, max: 1.5 } as const;
/** More than this many add nothing but rows (backtest: 6 to 12 suffice). */
const MOST_USED = 24;
/** Only this many of the most alike are looked through for adverts of one home: each is held against each. */
const MOST_HELD_AGAINST_EACH_OTHER = 1000;
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

/**
 * Selects the listings that may be compared with a home. They have the same operation, type and currency and an area
 * ratio of 0.67 to 1.5. The nearest radius of 1.5, 3 or 6 km that holds six is taken, from the last 12 months or else
 * 24. A home that is advertised twice counts once. The most alike come first.
 */
export function selectComparables(
  subject: Property,
  listings: readonly Listing[],
  removedIds: readonly string[],
  today: string,
): { candidates: Candidate[]; excluded: ExcludedComparable[] } {
  const out: ExcludedComparable[] = [];
  const home = subjectFromProperty(subject);
  let fit: Candidate[] = [];
  for (const listing of listings) {
    const reason = obstacle(subject, listing, removedIds, today);
    if (reason) out.push(excluded(listing, reason));
    else fit.push(measure(home, listing, today));
  }
  fit = keep(fit, out, "too-old", (c) => c.months <= AGES_MONTHS[1]);
  fit = keep(fit, out, "too-far", (c) => !(c.distanceM > RADII[2]));
  fit.sort((a, b) => a.unlikeness - b.unlikeness);
  fit = withoutRepeatedRows(fit, out);
  for (const { listing } of fit.slice(MOST_HELD_AGAINST_EACH_OTHER)) out.push(excluded(listing, "less-alike"));
  fit = withoutDuplicates(fit.slice(0, MOST_HELD_AGAINST_EACH_OTHER), out);
  const { radius, months } = narrowest(fit);
  fit = keep(fit, out, "too-old", (c) => c.months <= months);
  fit = keep(fit, out, "too-far", (c) => !(c.distanceM > radius));
  for (const { listing } of fit.slice(MOST_USED)) out.push(excluded(listing, "less-alike"));
  return { candidates: fit.slice(0, MOST_USED), excluded: out };
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

function measure(home: ValuationSubject, listing: Listing, today: string): Candidate {
  const other = subjectFromProperty(listing);
  const distance = distanceM(home, other);
  const months = listing.date === undefined ? 0 : Math.max(0, monthsBetween(listing.date, today));
  return { listing, home: other, distanceM: distance, months, unlikeness: unlikeness(home, other, distance, months) };
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

function narrowest(fit: readonly Candidate[]): { radius: number; months: number } {
  for (const months of AGES_MONTHS) {
    for (const radius of RADII) {
      const count = fit.filter((c) => c.months <= months && !(c.distanceM > radius)).length;
      if (count >= WANTED) return { radius, months };
    }
  }
  return { radius: RADII[2], months: AGES_MONTHS[1] };
}

function keep(
  candidates: Candidate[],
  out: ExcludedComparable[],
  reason: ExclusionReason,
  stays: (candidate: Candidate) => boolean,
): Candidate[] {
  return candidates.filter((candidate) => {
    if (stays(candidate)) return true;
    out.push(excluded(candidate.listing, reason));
    return false;
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
    const key = address === undefined && latitude === undefined ? whatIsSaid(candidate.listing) : id;
    const other = kept.get(key);
    if (!other) {
      kept.set(key, candidate);
    } else if (isBetterEvidence(candidate, other)) {
      out.push(excluded(other.listing, "duplicate"));
      kept.set(key, candidate);
    } else {
      out.push(excluded(candidate.listing, "duplicate"));
    }
  }
  return [...kept.values()];
}

/** Everything that a row says of a home and its price: not who brought it, nor when. */
function whatIsSaid({ id: _id, date: _date, source: _source, ...said }: Listing): string {
  return JSON.stringify(Object.entries(said).toSorted(([one], [other]) => (one < other ? -1 : 1)));
}

/** Of the adverts of one home the closing stays, else the newest, else the first given. */
function withoutDuplicates(candidates: Candidate[], out: ExcludedComparable[]): Candidate[] {
  const kept: Candidate[] = [];
  for (const candidate of candidates) {
    const at = kept.findIndex((other) => isSameAdvertisedHome(candidate.listing, other.listing));
    if (at < 0) {
      kept.push(candidate);
    } else if (isBetterEvidence(candidate, kept[at]!)) {
      out.push(excluded(kept[at]!.listing, "duplicate"));
      kept[at] = candidate;
    } else {
      out.push(excluded(candidate.listing, "duplicate"));
    }
  }
  return kept;
}

function isBetterEvidence(a: Candidate, b: Candidate): boolean {
  if (a.listing.evidence !== b.listing.evidence) return a.listing.evidence === "cierre";
  return a.months < b.months;
}

/**
 * Whether two adverts show one home: they lie within 120 m, have the same type and number of rooms, and their areas and
 * prices differ by at most 3 %. Without positions the addresses must be equal; an equal cadastral reference settles it
 * alone.
 */
export function isSameAdvertisedHome(a: Listing, b: Listing): boolean {
  if (a.cadastralReference !== undefined && b.cadastralReference !== undefined && a.cadastralReference.length === 20) {
    return a.cadastralReference === b.cadastralReference;
  }
  const within = (x: number, y: number) => Math.abs(x - y) <= 0.03 * Math.max(x, y);
  if (a.type !== b.type || a.rooms !== b.rooms || a.currency !== b.currency) return false;
  if (!within(a.builtAreaM2, b.builtAreaM2) || !within(a.price, b.price)) return false;
  if (a.floor !== undefined && b.floor !== undefined && a.floor !== b.floor) return false;
  const distance = distanceM(subjectFromProperty(a), subjectFromProperty(b));
  if (!Number.isNaN(distance)) return distance <= 120;
  return a.address !== undefined && a.address.toLowerCase() === b.address?.toLowerCase();
}

/** Months (of 30.44 days) from one ISO date to another; a date that cannot be read counts as today. */
function monthsBetween(from: string, to: string): number {
  const days = (Date.parse(to) - Date.parse(from)) / DAY_MS;
  return Number.isNaN(days) ? 0 : days / 30.44;
}
