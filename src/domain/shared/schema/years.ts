import * as z from "zod/mini";
import { DEFAULT_ZONE, localOf } from "../time/zone-time.ts";
import { isBlank, readNumber } from "./fields.ts";

/** A home may be sold, and works announced, this long before they are finished. */
const YEARS_AHEAD = 3;

/**
 * The latest year in which works may be finished. It is calculated for each check of a form or a call, by the checking
 * machine's clock: a number written here would refuse right years once it has passed, and a server outlives New Year.
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

/**
 * Whether a day (ISO date) has begun in mainland Spain, by the clock of whoever checks: what somebody says that they did on it lies behind
 * them. Wherever else the product is used, that day begins later.
 */
export const hasBegun = (day: string): boolean => day <= localOf(Date.now(), DEFAULT_ZONE).slice(0, 10);
