import { DAY_MS } from "../../shared/time/durations.ts";
import { MARKET_STATUSES, type MarketStatus } from "../market-home.ts";
import type { Step } from "./changes.ts";

type Told = Pick<Step, "on" | "status" | "priceCents"> & Partial<Pick<Step, "firstCents">>;

/**
 * The course of a dwelling in one short text, so that figures over time need no other row: `20454,0,25000000;20500,2,24000000` says that it was offered
 * (`MARKET_STATUSES[0]`) from day 20,454 since 1970 on for 250,000.00 and closed (`[2]`) on day 20,500 at 240,000.00. A price that is not known is empty.
 * A question mark in front says that the first day is only that on which somebody brought the home (`isFirstDayKnown` false).
 * A fourth number is what the advert that gives the price asked at first, where that is not the first price of the course: another
 * agency's advert.
 */
export function courseOf(steps: readonly Told[], isFirstDayKnown = true): string {
  const first = steps.find(({ priceCents }) => priceCents !== null)?.priceCents;
  const told = steps
    .map(({ on, status, priceCents, firstCents }) => {
      const own = firstCents === undefined || firstCents === null || firstCents === first ? [] : [firstCents];
      return [Math.round(Date.parse(on) / DAY_MS), MARKET_STATUSES.indexOf(status), priceCents ?? "", ...own].join(",");
    })
    .join(";");
  return isFirstDayKnown ? told : `${UNKNOWN_START};${told}`;
}

const UNKNOWN_START = "?";

/** Whether the first day of a course is only that on which the home was brought. */
export const isStartUnknown = (course: string | null | undefined): boolean =>
  course?.startsWith(UNKNOWN_START) === true;

/** A dwelling from a day on; its prices are in cents and NaN where they are not known. */
export interface CourseStep {
  /** Days since 1970. */
  day: number;
  status: MarketStatus;
  priceCents: number;
  /** The first price of the advert that gives the price. */
  firstCents: number;
}

/** The reverse of `courseOf`; a part that is none is left out. */
export function readCourse(text: string): CourseStep[] {
  if (text === "") return [];
  let begun = Number.NaN;
  return text.split(";").flatMap((part) => {
    const [day = "", status = "", price = "", first = ""] = part.split(",");
    const known = MARKET_STATUSES[Number(status)];
    if (day === "" || status === "" || known === undefined) return [];
    const priceCents = price === "" ? Number.NaN : Number(price);
    if (Number.isNaN(begun)) begun = priceCents;
    return [{ day: Number(day), status: known, priceCents, firstCents: first === "" ? begun : Number(first) }];
  });
}
