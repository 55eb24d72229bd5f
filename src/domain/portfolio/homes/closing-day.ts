import { hasBegun } from "../../shared/schema/years.ts";

/** Message of a closing that has not happened yet, at its field. */
export const CLOSES_LATER = "La fecha de cierre no puede ser posterior a hoy";

/**
 * Whether a home can have closed on a day: a sale that is still to come proves no price, and no figure may count it.
 *
 * @param closedOn ISO date; an absent one is judged by another rule
 */
export const isPossibleClosing = (closedOn: string | undefined): boolean =>
  closedOn === undefined || hasBegun(closedOn);
