import { sql } from "drizzle-orm";
import type { Sample } from "#domain/operations/monitoring/fold.ts";
import type { MetricValues } from "#domain/operations/monitoring/metrics.ts";
import { countedBy, type ErrorBudget, errorBudget, hoursAndMinutes } from "#domain/operations/slo/error-budget.ts";
import { COUNTED_IDS, OBJECTIVES, type ObjectiveId, WINDOW_DAYS } from "#domain/operations/slo/objectives.ts";
import { DAY_MS, HOUR_MS } from "#domain/shared/time/durations.ts";
import type { Db } from "../../platform/db/connection.server.ts";

/** Minutes that are read: the last six hours for the burn rates, and an hour that is not closed yet. */
const MINUTES_MS = 7 * HOUR_MS;

/** The margin of error of each objective, from the measured hours of 30 days and the last minutes. */
export async function errorBudgets(db: Db, now: Date): Promise<{ id: ObjectiveId; budget: ErrorBudget }[]> {
  const hours = await countedSamples(db, "hora", new Date(now.getTime() - WINDOW_DAYS * DAY_MS));
  const minutes = await countedSamples(db, "minuto", new Date(now.getTime() - MINUTES_MS));
  const all = hoursAndMinutes(hours, minutes);
  return OBJECTIVES.map((objective) => ({
    id: objective.id,
    budget: errorBudget(objective, countedBy(objective, all), countedBy(objective, minutes), now),
  }));
}

/** A tenth of what a sample holds: only what objectives count leaves the database. */
async function countedSamples(db: Db, grain: "minuto" | "hora", since: Date): Promise<Sample[]> {
  const picked = sql.join(
    COUNTED_IDS.map((id) => sql`${id}::text, values -> ${id}::text`),
    sql`, `,
  );
  const { rows } = await db.execute<{ at: string | Date; values: MetricValues }>(sql`
    select at, jsonb_strip_nulls(jsonb_build_object(${picked})) as values from metric_samples
    where grain = ${grain} and at >= ${since.toISOString()}::timestamptz order by at`);
  return rows.map(({ at, values }) => ({ at: new Date(at), values }));
}
