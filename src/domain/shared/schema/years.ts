import * as z from "zod/mini";
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

/** Somewhere on Earth a day begins this long before it does in UTC. */
const EARLIEST_DAWN_HOURS = 14;

/**
 * Whether a day (ISO date) has begun, somewhere on Earth, by the clock of whoever checks: what somebody says that they did on it lies
 * behind them, and forms are filled in east of Greenwich too.
 */
export const hasBegun = (day: string): boolean =>
  day <= new Date(Date.now() + EARLIEST_DAWN_HOURS * 3_600_000).toISOString().slice(0, 10);
