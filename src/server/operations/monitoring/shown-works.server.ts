import { type JobPriority, PRIORITY_NAMES, priorityOf } from "#domain/operations/monitoring/job-priorities.ts";
import { workSlug } from "#domain/operations/monitoring/jobs.ts";
import { workLevel, workTrouble } from "#domain/operations/monitoring/status.ts";
import { workAdvice } from "#domain/operations/monitoring/work-advice.ts";
import type { Db } from "../../platform/db/connection.server.ts";
import { queueFigures } from "../../platform/jobs/queue-figures.server.ts";
import { listWorkStates } from "./metric-samples.server.ts";

const URGENCY = Object.keys(PRIORITY_NAMES) as JobPriority[];

/**
 * The works of the background with the figures of their queues, the most urgent first.
 *
 * @param givenUp works with the number of rows that they gave up
 */
export async function listShownWorks(db: Db, givenUp: readonly { name: string; count: number }[], now: Date) {
  const queues = new Map((await queueFigures(db)).map((figures) => [figures.queue, figures]));
  const lost = new Map(givenUp.map(({ name, count }) => [name, count]));
  const works = (await listWorkStates(db)).map(({ name, lastRoundAt, lastErrorAt, lastError, everySeconds }) => {
    const figures = queues.get(workSlug(name));
    const { waitsSince = null, runsSince = null } = figures ?? {};
    const health = { name, lastRoundAt, lastErrorAt, everySeconds, waitsSince, runsSince };
    const trouble = workTrouble(health, now);
    return {
      ...health,
      priority: priorityOf(name),
      level: workLevel(health, now),
      advice: trouble && workAdvice({ trouble, lastError, lastRoundAt, waitsSince }, now),
      waiting: figures?.waiting ?? 0,
      running: figures?.running ?? 0,
      done: figures?.done ?? 0,
      failed: figures?.failed ?? 0,
      givenUp: lost.get(name) ?? 0,
    };
  });
  return works.sort((a, b) => URGENCY.indexOf(a.priority) - URGENCY.indexOf(b.priority));
}
