import type { Listing } from "./property.ts";

/** The source of comparables that are homes of the asker's own portfolio. */
export const PORTFOLIO_SOURCE = "Tu cartera";
const BY_REFERENCE = "Ref. ";

/** The name of a home whose address its agency does not show: its reference, where it has one. */
export const nameByReference = (reference: string | null | undefined): string | undefined =>
  reference ? `${BY_REFERENCE}${reference}` : undefined;

/**
 * A comparable as a result may hold it, which is shared and printed. A home of the portfolio that does not show its address keeps
 * its position to a thousandth of a degree, about a hundred metres; all others stay as they are.
 */
export function withHiddenPoint<T extends Pick<Listing, "source" | "address" | "latitude" | "longitude">>(one: T): T {
  const isHidden = one.source === PORTFOLIO_SOURCE && (one.address?.startsWith(BY_REFERENCE) ?? true);
  if (!isHidden || one.latitude === undefined || one.longitude === undefined) return one;
  return { ...one, latitude: Number(one.latitude.toFixed(3)), longitude: Number(one.longitude.toFixed(3)) };
}
