/** The fee that a deal brings the agency, without VAT, and how colleagues share it. Money is in whole cents. */

/** A share of one is 10,000 basis points: a percent has two decimals at most. */
export const WHOLE_SHARE = 10_000;

/** A percentage as typed (33.33) in basis points (3333). */
export const basisPoints = (percent: number): number => Math.round(percent * 100);

export interface Share {
  personId: string;
  /** Above 0 and at most 100, with two decimals at most. */
  percent: number;
}

/** Why shares cannot stand, in words; null where they can. No shares at all leave the whole to the deal's owner. */
export function sharesIssue(shares: readonly Share[]): string | null {
  if (shares.length === 0) return null;
  if (new Set(shares.map(({ personId }) => personId)).size < shares.length) return "Cada persona aparece una sola vez";
  const sum = shares.reduce((total, { percent }) => total + basisPoints(percent), 0);
  return sum === WHOLE_SHARE ? null : "Las partes tienen que sumar 100 %";
}

/**
 * An amount by shares: whole cents that add up to it. Each gets its part rounded down; the cents that are left go one by
 * one to those who lost most by that (largest remainder), the first one where they lost alike.
 *
 * @param cents at least 0
 * @param shares basis points that add up to 10,000
 */
export function splitCents(cents: number, shares: readonly number[]): number[] {
  const exact = shares.map((share) => (cents * share) / WHOLE_SHARE);
  const parts = exact.map(Math.floor);
  const left = Math.round(exact.reduce((sum, part) => sum + part, 0)) - parts.reduce((sum, part) => sum + part, 0);
  const byLoss = exact.map((part, i) => ({ i, loss: part - parts[i]! })).sort((a, b) => b.loss - a.loss || a.i - b.i);
  for (const { i } of byLoss.slice(0, left)) parts[i]! += 1;
  return parts;
}
