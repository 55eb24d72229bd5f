import type { Listing } from "./property.ts";

/** The source of comparables that are homes of the asker's own portfolio. */
export const PORTFOLIO_SOURCE = "Tu cartera";
const BY_REFERENCE = "Ref. ";

/** The name of a home whose address its agency does not show: its reference, where it has one. */
export const nameByReference = (reference: string | null | undefined): string | undefined =>
  reference ? `${BY_REFERENCE}${reference}` : undefined;

/** Whether a comparable is a home of the portfolio whose agency does not show where it is. */
export const hidesItsPlace = ({ source, address }: Pick<Listing, "source" | "address">): boolean =>
  source === PORTFOLIO_SOURCE && (address?.startsWith(BY_REFERENCE) ?? true);
