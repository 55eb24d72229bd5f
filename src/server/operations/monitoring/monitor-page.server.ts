import { stat } from "node:fs/promises";
import { describeArchive } from "#domain/operations/monitoring/archive.ts";
import { inSlots, type Sample } from "#domain/operations/monitoring/fold.ts";
import { HISTORY_RANGES, type HistoryRange } from "#domain/operations/monitoring/history-ranges.ts";
import { latencyAt } from "#domain/operations/monitoring/latency.ts";
import { latestOf, statusBoard } from "#domain/operations/monitoring/status.ts";
import { verdictOf } from "#domain/operations/monitoring/verdict.ts";
import { OBJECTIVES } from "#domain/operations/slo/objectives.ts";
import { DAY_MS, HOUR_MS } from "#domain/shared/time/durations.ts";
import type { Db } from "../../platform/db/connection.server.ts";
import type { Config } from "../../platform/env.server.ts";
import { seriesStates } from "../../tools/official-series/series-state.server.ts";
import type { ToolServices } from "../../tools/tool-services.server.ts";
import { readArchiveState } from "../backup/archive-state.server.ts";
import { backupsFolder, isIncomplete, listBackups, newestComplete } from "../backup/backup.server.ts";
import { backupVerifiedAt, listChecks } from "../backup/backup-checks.server.ts";
import { givenUpSince, listGivenUp } from "../given-up/read-given-up.server.ts";
import { errorBudgets } from "./error-budgets.server.ts";
import { longBlocks } from "./long-blocks.server.ts";
import { samplesSince } from "./metric-samples.server.ts";
import type { ProxyWatch } from "./proxy-watch.server.ts";
import { listShownWorks } from "./shown-works.server.ts";

/** The figures of a sample that the page draws; the others are not sent. */
const DRAWN = [
  "requests.pages",
  "requests.api",
  "requests.files",
  "requests.failed",
  "requests.refused",
  "loop.delay",
  "loop.use",
  "cpu",
  "memory.rss",
  "memory.heap",
  "streams",
  "sessions",
  "mail.waiting",
  "db.ping",
  "db.connections",
  "db.size",
  "disk.free",
  "disk.data",
] as const;

export interface HistoryPoint {
  at: number;
  values: Partial<Record<(typeof DRAWN)[number] | "p50" | "p95" | "p99" | "due", number>>;
}

/** All data of `/admin/monitoreo`. It reads measurements and takes none itself. */
export async function monitorPage(
  { config, database, proxies, now }: Pick<ToolServices, "config" | "database" | "now"> & { proxies: ProxyWatch },
  range: HistoryRange,
) {
  const at = now();
  const { grain, spanMs, slotMs } = HISTORY_RANGES[range];
  const samples = await samplesSince(database.db, grain, new Date(at.getTime() - spanMs));
  const lastHour =
    grain === "minuto"
      ? samples.filter((sample) => at.getTime() - sample.at.getTime() <= HOUR_MS)
      : await samplesSince(database.db, "minuto", new Date(at.getTime() - HOUR_MS));
  const givenUp = await listGivenUp(database.db);
  const works = await listShownWorks(database.db, givenUp, at);
  const backup = { ...(await backupState(config, at)), ...(await checkState(database.db, config, at)) };
  const startedAt = new Date(at.getTime() - process.uptime() * 1000);
  const latest = latestOf(lastHour);
  const budgets = await errorBudgets(database.db, at);
  const status = statusBoard({
    now: at,
    samples: lastHour,
    works,
    backup: { isOurs: backup.isOurs, lastAt: backup.last && new Date(backup.last.at) },
    archive: backup.archive,
    startedAt,
    hasMailServer: config.smtpUrl !== undefined,
    givenUp: await givenUpSince(database.db, new Date(at.getTime() - DAY_MS)),
  });
  return {
    now: at.toISOString(),
    measuredAt: lastHour.at(-1)?.at.toISOString() ?? null,
    startedAt: startedAt.toISOString(),
    isDatabaseEmbedded: config.databaseUrl === undefined,
    ignoresProxy: proxies.isIgnored(),
    verdict: verdictOf([...status, ...judgedBudgets(budgets)]),
    status,
    givenUp,
    holds: await longBlocks(database.db),
    budgets,
    history: carried(inSlots(samples, slotMs).map((sample) => drawn(sample, slotMs))),
    latest,
    series: await seriesStates(database.db),
    readsSeries: config.readsOfficialSeries,
    works,
    backup,
  };
}

export type MonitorPage = Awaited<ReturnType<typeof monitorPage>>;

/** Promises as parts of the answer whether all is well; one that has too few requests to be judged is no part of it. */
const judgedBudgets = (budgets: Awaited<ReturnType<typeof errorBudgets>>) =>
  OBJECTIVES.flatMap(({ id, label }) => {
    const found = budgets.find((one) => one.id === id);
    return found && found.budget.level !== "unknown"
      ? [{ label: `objetivo de ${label.toLowerCase()}`, level: found.budget.level }]
      : [];
  });

/** Counts as they are per minute, so that ranges compare. */
function drawn({ at, values }: Sample, slotMs: number): HistoryPoint {
  const minutes = slotMs / 60_000;
  const point: HistoryPoint["values"] = {};
  for (const id of DRAWN) {
    const value = values[id];
    if (value !== undefined) point[id] = id.startsWith("requests.") ? value / minutes : value;
  }
  for (const [name, share] of [
    ["p50", 0.5],
    ["p95", 0.95],
    ["p99", 0.99],
  ] as const) {
    const ms = latencyAt(values, share);
    if (ms !== null) point[name] = ms;
  }
  const due = Object.entries(values).filter(([id]) => /^due\.[a-z]+$/.test(id));
  if (due.length > 0) point.due = due.reduce((sum, [, count]) => sum + count, 0);
  return { at: at.getTime(), values: point };
}

/** A figure that is measured more seldom than it is drawn keeps its last value. */
function carried(points: readonly HistoryPoint[]): HistoryPoint[] {
  const last: HistoryPoint["values"] = {};
  return points.map(({ at, values }) => {
    for (const id of ["db.size", "disk.data"] as const) if (values[id] !== undefined) last[id] = values[id];
    return { at, values: { ...last, ...values } };
  });
}

/** How the continuous archive and the nightly trial of a restore are. */
async function checkState(db: Db, config: Config, now: Date) {
  const [newest] = await listChecks(db, 1);
  const verifiedAt = await backupVerifiedAt(db);
  return {
    archive: describeArchive(await readArchiveState(db, config), now),
    verifiedAt: verifiedAt?.toISOString() ?? null,
    check: newest
      ? {
          outcome: newest.outcome,
          startedAt: newest.startedAt.toISOString(),
          seconds: (newest.endedAt.getTime() - newest.startedAt.getTime()) / 1000,
          compared: newest.compared,
          faults: newest.faults,
        }
      : null,
  };
}

async function backupState(config: Config, now: Date) {
  const folder = backupsFolder(config);
  const names = await listBackups(folder);
  // Of several processes on one PostgreSQL, one makes the backups, in its own folder.
  const isOurs = config.databaseUrl === undefined || names.length > 0;
  const newest = await newestComplete(folder, now);
  const lacksFiles = names[0] !== undefined && isIncomplete(names[0]);
  const common = { isOurs, lacksFiles, count: names.length };
  if (!newest) return { ...common, last: null, nextAt: null };
  const { size } = await stat(newest.path);
  const nextAt = new Date(newest.at.getTime() + HOUR_MS);
  return { ...common, last: { at: newest.at.toISOString(), bytes: size }, nextAt: nextAt.toISOString() };
}
