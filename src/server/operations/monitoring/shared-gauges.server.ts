import { Gauge, type Registry } from "prom-client";
import { DUE_KINDS, type DueKind, type MetricValues } from "#domain/operations/monitoring/metrics.ts";
import { latestOf } from "#domain/operations/monitoring/status.ts";
import { MINUTE_MS } from "#domain/shared/time/durations.ts";
import type { Config } from "../../platform/env.server.ts";
import type { PlatformServices } from "../../platform/platform-services.server.ts";
import { backupsFolder, newestComplete } from "../backup/backup.server.ts";
import { errorBudgets } from "./error-budgets.server.ts";
import { samplesSince } from "./metric-samples.server.ts";

/** Shortest time between two readings of the database, however often somebody asks for the figures. */
const FRESH_MS = 15_000;
/** Margins of 30 days change slowly, and reading them takes a query of 700 rows. */
const BUDGETS_FRESH_MS = 60_000;
/** Minutes among which the newest shared figures are. */
const LATELY_MS = 5 * MINUTE_MS;

const FIRST = "umbral_jobs_due";
const KINDS = Object.keys(DUE_KINDS) as DueKind[];

type Parts = { config: Pick<Config, "dataDir"> } & Pick<PlatformServices, "database" | "now">;

interface Later {
  /** Rows that were given up and wait for a person, by the name of their job. */
  givenUp: () => Promise<ReadonlyMap<string, number>>;
  /** The making of the newest backup that was restored and compared. */
  verifiedBackupAt: () => Promise<Date | null>;
}

interface Shared {
  latest: MetricValues;
  backupAt: Date | undefined;
  verifiedAt: Date | null;
  givenUp: ReadonlyMap<string, number>;
}

/**
 * Adds figures that are the same whichever process tells them: work that waits, backups, margins of error. They are read
 * when somebody asks for the metrics, from the minutes that one process measures for all. What is not known is absent.
 */
export function addSharedGauges(
  registry: Registry,
  { config, database, now }: Parts,
  { givenUp, verifiedBackupAt }: Later,
): void {
  // Calls made anew over the same services find them there.
  if (registry.getSingleMetric(FIRST)) return;
  const shared = keptFor(FRESH_MS, now, async (): Promise<Shared> => {
    const at = now();
    const samples = await samplesSince(database.db, "minuto", new Date(at.getTime() - LATELY_MS));
    const [newest, verifiedAt, lost] = await Promise.all([
      newestComplete(backupsFolder(config), at),
      verifiedBackupAt(),
      givenUp(),
    ]);
    return { latest: latestOf(samples), backupAt: newest?.at, verifiedAt, givenUp: lost };
  });
  const budgets = keptFor(BUDGETS_FRESH_MS, now, () => errorBudgets(database.db, now()));
  /** @param values by label; a gauge without a label has one, named "" */
  const gauge = (name: string, help: string, label: string | null, values: () => Promise<Iterable<[string, number]>>) =>
    new Gauge({
      name,
      help,
      labelNames: label === null ? [] : [label],
      registers: [registry],
      async collect() {
        this.reset();
        // The database is away: no figure is better than an old one, and the others are still told.
        const read = await values().catch(() => []);
        // Without a label, a gauge that was reset says zero until it is removed.
        if (label === null) this.remove();
        for (const [value, figure] of read) this.set(label === null ? {} : { [label]: value }, figure);
      },
    });
  const ofKinds = (id: (kind: DueKind) => string) => async (): Promise<[string, number][]> => {
    const { latest } = await shared();
    return KINDS.flatMap((kind): [string, number][] => {
      const value = latest[id(kind)];
      return value === undefined ? [] : [[kind, value]];
    });
  };
  const single = (pick: (read: Shared) => number | undefined) => async (): Promise<[string, number][]> => {
    const value = pick(await shared());
    return value === undefined ? [] : [["", value]];
  };
  const ageOf = (at: Date | null | undefined) => at && Math.max(0, (now().getTime() - at.getTime()) / 1000);

  gauge(
    FIRST,
    "Rows that somebody may take up now, by kind of work",
    "work",
    ofKinds((kind) => `due.${kind}`),
  );
  gauge(
    "umbral_jobs_oldest_seconds",
    "Time that the oldest of them has waited",
    "work",
    ofKinds((kind) => `due.${kind}.oldest`),
  );
  gauge(
    "umbral_jobs_given_up",
    "Rows that were given up and wait for a person, by the name of their job",
    "work",
    async () => {
      const { givenUp: lost } = await shared();
      return lost;
    },
  );
  gauge(
    "umbral_backup_age_seconds",
    "Age of the newest complete backup in this process's data folder",
    null,
    single(({ backupAt }) => ageOf(backupAt) ?? undefined),
  );
  gauge(
    "umbral_backup_verified_age_seconds",
    "Age of the newest backup that was restored and compared",
    null,
    single(({ verifiedAt }) => ageOf(verifiedAt) ?? undefined),
  );
  gauge(
    "umbral_database_connections",
    "Open connections to the database",
    null,
    single(({ latest }) => latest["db.connections"]),
  );
  gauge(
    "umbral_streams",
    "Open pages that get news from the server, of all processes",
    null,
    single(({ latest }) => latest.streams),
  );
  gauge(
    "umbral_error_budget_left_ratio",
    "Share of the margin of error of 30 days that is left; below zero it is overdrawn",
    "slo",
    async () =>
      (await budgets()).flatMap(({ id, budget: { left } }): [string, number][] => (left === null ? [] : [[id, left]])),
  );
}

/** Asks again only after a time; whoever asks meanwhile gets the same answer. A failure is not kept. */
function keptFor<T>(ms: number, now: () => Date, ask: () => Promise<T>): () => Promise<T> {
  let kept: { at: number; answer: Promise<T> } | undefined;
  return () => {
    const at = now().getTime();
    if (kept && Math.abs(at - kept.at) < ms) return kept.answer;
    const asked = { at, answer: ask() };
    kept = asked;
    asked.answer.catch(() => {
      if (kept === asked) kept = undefined;
    });
    return asked.answer;
  };
}
