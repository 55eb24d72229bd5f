import { DAY_MS, HOUR_MS } from "../../shared/time/durations.ts";
import type { Sample } from "../monitoring/fold.ts";
import type { Level } from "../monitoring/status.ts";
import { type Objective, WINDOW_DAYS } from "./objectives.ts";

/**
 * How much of an objective's margin of error is left. Of a million requests an objective of 99.9 % lets a thousand
 * fail: that is its budget. The burn rate says how fast it is used up: at 1 it lasts exactly the window, at 2 half of it.
 */

const WINDOW_MS = WINDOW_DAYS * DAY_MS;
const BURN_WINDOWS = { "1h": HOUR_MS, "6h": 6 * HOUR_MS, "24h": DAY_MS, "3d": 3 * DAY_MS } as const;
export type BurnWindow = keyof typeof BURN_WINDOWS;

/** Rates above which somebody has to look at once (two windows), or in the next days; as in the alerts. */
const FAST = { "1h": 14.4, "6h": 6 } as const;
const STEADY = 1;
/** With fewer bad requests in a window its rate says little: one failure of a quiet night is no emergency. */
const FEW_BAD = 5;
const LITTLE_LEFT = 0.25;

/** Requests of a stretch of time. */
export interface Counted {
  at: Date;
  total: number;
  bad: number;
}

export interface ErrorBudget {
  total: number;
  bad: number;
  /** Oldest counted request of the window; null where nothing was. */
  since: Date | null;
  /** Share of the margin that is left: 1 untouched, 0 used up, below zero overdrawn. Null with too few requests. */
  left: number | null;
  /** Times the steady pace; null where nothing was asked for. */
  burn: Record<BurnWindow, number | null>;
  /** When it is used up at the pace of the last day; null if it never is, if it already was, or where nobody knows. */
  usedUpAt: Date | null;
  level: Level;
  /** Pace of each day of the window, oldest first. */
  days: { at: Date; burn: number | null }[];
}

/** The counts of an objective in samples, oldest first. Samples that did not measure it are left out. */
export function countedBy(objective: Objective, samples: readonly Sample[]): Counted[] {
  return samples.flatMap(({ at, values }) => {
    const count = objective.count(values);
    return count === null ? [] : { at, ...count };
  });
}

/**
 * Hours, and the minutes of hours that are not closed yet.
 *
 * @param minutes of the last hours, which also say more of the shortest windows
 */
export function hoursAndMinutes(hours: readonly Sample[], minutes: readonly Sample[]): Sample[] {
  const closed = new Set(hours.map(({ at }) => at.getTime()));
  const open = minutes.filter(({ at }) => !closed.has(Math.floor(at.getTime() / HOUR_MS) * HOUR_MS));
  return [...hours, ...open].sort((a, b) => a.at.getTime() - b.at.getTime());
}

/**
 * @param counted of the last 30 days, by hour or shorter, in any order
 * @param recent by minute, of the last six hours, for the two shortest windows
 */
export function errorBudget(
  { target }: Pick<Objective, "target">,
  counted: readonly Counted[],
  recent: readonly Counted[],
  now: Date,
): ErrorBudget {
  const allowed = 1 - target;
  const since = (ms: number, from = counted) => from.filter(({ at }) => at.getTime() >= now.getTime() - ms);
  const within = since(WINDOW_MS);
  const { total, bad } = sumOf(within);
  // With a margin of less than one request, a single failure would use up all of it.
  const isEnough = total * allowed >= 1 - 1e-9;
  const sums: Record<BurnWindow, Sum> = {
    "1h": sumOf(since(BURN_WINDOWS["1h"], recent)),
    "6h": sumOf(since(BURN_WINDOWS["6h"], recent)),
    "24h": sumOf(since(BURN_WINDOWS["24h"])),
    "3d": sumOf(since(BURN_WINDOWS["3d"])),
  };
  const left = isEnough ? whole(1 - bad / (total * allowed)) : null;
  const isBurning = (window: BurnWindow, above: number) =>
    sums[window].bad >= FEW_BAD && (burnOf(sums[window], allowed) ?? 0) > above;
  const isFast = isBurning("1h", FAST["1h"]) || isBurning("6h", FAST["6h"]);
  const isSteady = isBurning("3d", STEADY);
  return {
    total,
    bad,
    since: within.length === 0 ? null : new Date(Math.min(...within.map(({ at }) => at.getTime()))),
    left,
    burn: {
      "1h": burnOf(sums["1h"], allowed),
      "6h": burnOf(sums["6h"], allowed),
      "24h": burnOf(sums["24h"], allowed),
      "3d": burnOf(sums["3d"], allowed),
    },
    usedUpAt: left === null || left <= 0 ? null : usedUpAt(within, sums["24h"], allowed, now),
    level:
      left === null ? "unknown" : left <= 0 || isFast ? "bad" : isSteady || left < LITTLE_LEFT ? "attention" : "good",
    days: daysOf(within, now).map(({ at, ...sum }) => ({ at, burn: burnOf(sum, allowed) })),
  };
}

interface Sum {
  total: number;
  bad: number;
}

/** A share that only arithmetic keeps from zero, as 1 − 1000 / (1,000,000 × (1 − 0.999)), is zero. */
const whole = (share: number): number => (Math.abs(share) < 1e-9 ? 0 : share);

const sumOf = (counted: readonly Sum[]): Sum =>
  counted.reduce((sum, { total, bad }) => ({ total: sum.total + total, bad: sum.bad + bad }), { total: 0, bad: 0 });

const burnOf = ({ total, bad }: Sum, allowed: number): number | null => (total === 0 ? null : bad / total / allowed);

/** The window in days that end now, oldest first. */
function daysOf(counted: readonly Counted[], now: Date): Counted[] {
  const days = Array.from({ length: WINDOW_DAYS }, (_, i) => ({
    at: new Date(now.getTime() - (WINDOW_DAYS - i) * DAY_MS),
    total: 0,
    bad: 0,
  }));
  for (const { at, total, bad } of counted) {
    const ago = Math.ceil((now.getTime() - at.getTime()) / DAY_MS);
    const day = days[Math.min(WINDOW_DAYS - 1, WINDOW_DAYS - ago)];
    if (!day) continue;
    day.total += total;
    day.bad += bad;
  }
  return days;
}

/**
 * Lets days like the last one follow, each of which pushes the oldest out of the window, until the margin is used up.
 * After a whole window only such days are left: what has lasted so long lasts for ever.
 */
function usedUpAt(within: readonly Counted[], pace: Sum, allowed: number, now: Date): Date | null {
  let { total, bad } = sumOf(within);
  for (const [i, oldest] of daysOf(within, now).entries()) {
    const before = total * allowed - bad;
    total += pace.total - oldest.total;
    bad += pace.bad - oldest.bad;
    const after = total * allowed - bad;
    if (after >= 0) continue;
    return new Date(now.getTime() + (i + before / (before - after)) * DAY_MS);
  }
  return null;
}
