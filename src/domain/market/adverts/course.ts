import { DAY_MS } from "../../shared/time/durations.ts";
import { MARKET_STATUSES, type MarketStatus } from "../market-home.ts";
import type { Step } from "./changes.ts";

/**
 * The course of a dwelling in one short text, so that figures over time need no other row: `20454,0,25000000;20500,2,24000000` says that it was offered
 * (`MARKET_STATUSES[0]`) from day 20,454 since 1970 on for 250,000.00 and closed (`[2]`) on day 20,500 at 240,000.00. A price that is not known is empty.
 */
export function courseOf(steps: readonly Step[]): string {
  return steps
    .map(({ on, status, priceCents }) =>
      [Math.round(Date.parse(on) / DAY_MS), MARKET_STATUSES.indexOf(status), priceCents ?? ""].join(","),
    )
    .join(";");
}

/** A dwelling from a day on; its price is in cents and NaN where it is not known. */
export interface CourseStep {
  /** Days since 1970. */
  day: number;
  status: MarketStatus;
  priceCents: number;
}

/** The reverse of `courseOf`; a part that is none is left out. */
export function readCourse(text: string): CourseStep[] {
  if (text === "") return [];
  return text.split(";").flatMap((part) => {
    const [day = "", status = "", price = ""] = part.split(",");
    const known = MARKET_STATUSES[Number(status)];
    if (day === "" || status === "" || known === undefined) return [];
    return [{ day: Number(day), status: known, priceCents: price === "" ? Number.NaN : Number(price) }];
  });
}
