import * as z from "zod/mini";
import { isBlank, readNumber } from "./fields.ts";

/** A home may be sold, and works announced, this long before they are finished. */
const YEARS_AHEAD = 3;

/**
 * The last year that a work may say it is finished in. It is asked for each time that a form or a call is checked, by the clock of
 * whoever checks: a number written here would refuse what is right once it has passed, and a server outlives New Year.
 */
export const latestBuildYear = (): number => new Date().getUTCFullYear() + YEARS_AHEAD;

/** The year in which something was or will be built, from `first` on; blank is unknown. */
export function optionalBuildYear(first: number) {
  const message = () => `Introduce un año entre ${first} y ${latestBuildYear()}`;
  return z.pipe(
    z.transform((raw: unknown) => (isBlank(raw) ? undefined : readNumber(raw))),
    z.optional(
      z.int({ error: message }).check(
        z.minimum(first, { error: message }),
        z.refine((year: number) => year <= latestBuildYear(), { error: message }),
      ),
    ),
  );
}
