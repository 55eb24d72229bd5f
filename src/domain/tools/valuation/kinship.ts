import type { ValuationSubject } from "./types.ts";

/** Difference of two values; `NaN` when either is unknown. */
const gap = (a: number, b: number): number => Math.abs(a - b);
/**
 * Value of a term that one of the two homes leaves unknown: silence is a small doubt, neither likeness nor difference.
 */
const SILENCE = 0.4;
const orSilence = (term: number): number => (Number.isNaN(term) ? SILENCE : term);

const FLAGS: readonly { field: keyof ValuationSubject; weight: number }[] = [
  { field: "isToReform", weight: 1 },
  { field: "isNew", weight: 1 },
  { field: "hasLift", weight: 0.8 },
  { field: "hasPool", weight: 0.8 },
  { field: "hasParking", weight: 0.6 },
  { field: "isExterior", weight: 0.5 },
  { field: "isTopFloor", weight: 0.4 },
  { field: "hasTerrace", weight: 0.4 },
  { field: "hasAirConditioning", weight: 0.3 },
];

/**
 * How little two homes resemble each other in themselves, wherever they lie: 0 for equal ones, about 1 for a difference that buyers
 * notice. Year and floors of the building tell neighbours of one building, or of one estate, from others.
 */
export function unkinship(a: ValuationSubject, b: ValuationSubject): number {
  let sum =
    (Math.log(a.areaM2 / b.areaM2) / 0.15) ** 2 +
    orSilence(0.5 * gap(a.rooms, b.rooms) ** 2) +
    orSilence(0.7 * gap(a.bathrooms, b.bathrooms) ** 2) +
    orSilence(Math.min(3, 0.2 * gap(a.floor, b.floor) ** 2)) +
    orSilence(Math.min(5, (gap(a.yearBuilt, b.yearBuilt) / 10) ** 2)) +
    orSilence(Math.min(3, 0.4 * gap(a.buildingFloors, b.buildingFloors) ** 2));
  for (const { field, weight } of FLAGS) {
    const difference = gap(a[field], b[field]);
    sum += Number.isNaN(difference) ? (weight * SILENCE) / 2 : weight * difference;
  }
  return sum;
}
