import { inArray, sql } from "drizzle-orm";
import { ANONYMOUS_RUNS_A_DAY } from "#content/plans.ts";
import { DAY_MS } from "#domain/shared/time/durations.ts";
import { AppError } from "../../platform/app-error.server.ts";
import { isoDateInMadrid, startOfDayInMadrid } from "../../platform/clock.server.ts";
import type { Db } from "../../platform/db/connection.server.ts";
import { limits } from "../../platform/db/tables/platform.server.ts";
import type { AccountServices } from "../account-services.server.ts";

/**
 * The runs of a visitor without an account: three for each day (of Madrid) and tool. A visitor who drops their cookie
 * is a new one each time, so the network address has a limit of its own; it is stored only as a keyed hash that changes
 * daily.
 */
export interface AnonymousRun {
  visitorId: string;
  toolId: string;
  /** In the form that limits count (`networkOf`). */
  network: string;
}

interface Counter {
  key: string;
  most: number;
  refusal: "ANONYMOUS_LIMIT" | "ANONYMOUS_NETWORK_LIMIT";
}

type Needed = Pick<AccountServices, "auth" | "config" | "now">;

/** How many runs of a tool are left to a visitor today. */
export async function allowanceOf(
  db: Db,
  { now }: Pick<AccountServices, "now">,
  { visitorId, toolId }: Pick<AnonymousRun, "visitorId" | "toolId">,
): Promise<number> {
  const { key, most } = visitorCounter(isoDateInMadrid(now()), { visitorId, toolId });
  return Math.max(0, most - ((await pointsOf(db, [key])).get(key) ?? 0));
}

/** Counts nothing. @throws AppError ANONYMOUS_LIMIT or ANONYMOUS_NETWORK_LIMIT when none is left */
export async function mustHaveAllowance(db: Db, services: Needed, run: AnonymousRun): Promise<void> {
  const counters = countersOf(services, run);
  const points = await pointsOf(
    db,
    counters.map(({ key }) => key),
  );
  const spent = counters.find(({ key, most }) => (points.get(key) ?? 0) >= most);
  if (spent) throw new AppError(spent.refusal);
}

/** Counts a run, in its transaction: a failed run counts nothing. @throws AppError as `mustHaveAllowance` */
export async function takeAllowance(tx: Db, services: Needed, run: AnonymousRun): Promise<void> {
  const expire = endOfToday(services.now());
  for (const { key, most, refusal } of countersOf(services, run)) {
    const [counted] = await tx
      .insert(limits)
      .values({ key, points: 1, expire })
      .onConflictDoUpdate({ target: limits.key, set: { points: sql`${limits.points} + 1` } })
      .returning({ points: limits.points });
    if (counted!.points > most) throw new AppError(refusal);
  }
}

function countersOf({ auth, config, now }: Needed, run: AnonymousRun): Counter[] {
  const day = isoDateInMadrid(now());
  return [
    visitorCounter(day, run),
    {
      key: `run-network:${day}:${run.toolId}:${auth.keys.mac("network", `${day} ${run.network}`)}`,
      most: config.anonymousRunsPerAddress,
      refusal: "ANONYMOUS_NETWORK_LIMIT",
    },
  ];
}

const visitorCounter = (day: string, run: Pick<AnonymousRun, "visitorId" | "toolId">): Counter => ({
  key: `run-visitor:${day}:${run.toolId}:${run.visitorId}`,
  most: ANONYMOUS_RUNS_A_DAY,
  refusal: "ANONYMOUS_LIMIT",
});

async function pointsOf(db: Db, keys: readonly string[]): Promise<Map<string, number>> {
  const rows = await db
    .select({ key: limits.key, points: limits.points })
    .from(limits)
    .where(inArray(limits.key, [...keys]));
  return new Map(rows.map(({ key, points }) => [key, points]));
}

function endOfToday(now: Date): Date {
  const noon = new Date(`${isoDateInMadrid(now)}T12:00:00.000Z`);
  return startOfDayInMadrid(isoDateInMadrid(new Date(noon.getTime() + DAY_MS)));
}
