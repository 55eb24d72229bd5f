import { statfs } from "node:fs/promises";
import { performance } from "node:perf_hooks";
import { sql } from "drizzle-orm";
import type { DueKind, MetricValues } from "#domain/operations/monitoring/metrics.ts";
import type { Database, Db } from "../../platform/db/connection.server.ts";

const PINGS = 3;
const BIGGEST_TABLES = 8;

/**
 * Measurements that one process makes for all: rows that wait, mail, database, disk. Every count goes by an index of
 * the rows that wait.
 */
export async function measureShared(
  { db }: Pick<Database, "db">,
  { dataDir, now, withSizes }: { dataDir: string; now: Date; withSizes: boolean },
): Promise<MetricValues> {
  const values: MetricValues = { "db.ping": await slowestPing(db) };
  Object.assign(values, await dueRows(db, now), await mailAndSessions(db, now));
  values["db.connections"] = await connections(db);
  if (withSizes) Object.assign(values, await sizes(db));
  const disk = await statfs(dataDir).catch(() => null); // not created yet, or on a system without this call
  if (disk) {
    values["disk.free"] = disk.bavail * disk.bsize;
    values["disk.total"] = disk.blocks * disk.bsize;
  }
  return values;
}

async function slowestPing(db: Db): Promise<number> {
  let slowest = 0;
  for (let i = 0; i < PINGS; i++) {
    const started = performance.now();
    await db.execute(sql`select 1`);
    slowest = Math.max(slowest, performance.now() - started);
  }
  return slowest;
}

/** For each kind, how many rows may be taken now, and since when the first of them. */
async function dueRows(db: Db, now: Date): Promise<MetricValues> {
  const at = sql`${now.toISOString()}::timestamptz`;
  const due = (kind: DueKind, table: string, column: string) =>
    sql`select ${kind} as kind, count(*)::int as n, min(${sql.identifier(column)}) as since
      from ${sql.identifier(table)} where ${sql.identifier(column)} <= ${at}`;
  const parts = [
    sql`select 'imports' as kind, count(*)::int as n, min(created_at) as since
      from imports where state in ('recibida', 'leyendo', 'aplicando')`,
    due("photos", "home_photos", "next_attempt_at"),
    due("feeds", "import_sources", "next_fetch_at"),
    due("calendars", "calendar_subscriptions", "next_fetch_at"),
    due("mails", "mails", "next_attempt_at"),
    due("webhooks", "webhook_deliveries", "next_attempt_at"),
    due("reminders", "calendar_events", "next_reminder_at"),
    sql`select 'leads' as kind, count(*)::int as n, min(created_at) as since from leads where taken_at is null`,
    due("news", "news_sources", "next_fetch_at"),
  ];
  const { rows } = await db.execute<{ kind: DueKind; n: number; since: string | Date | null }>(
    sql.join(parts, sql` union all `),
  );
  return Object.fromEntries(
    rows.flatMap(({ kind, n, since }) => {
      const waitedS = since === null ? 0 : Math.max(0, (now.getTime() - new Date(since).getTime()) / 1000);
      return [
        [`due.${kind}`, n],
        [`due.${kind}.oldest`, waitedS],
      ];
    }),
  );
}

async function mailAndSessions(db: Db, now: Date): Promise<MetricValues> {
  const at = sql`${now.toISOString()}::timestamptz`;
  const { rows } = await db.execute<Record<"waiting" | "oldest" | "sent" | "failed" | "sessions", number>>(sql`
    select
      (select count(*)::int from mails where next_attempt_at is not null) as waiting,
      (select coalesce(extract(epoch from ${at} - min(created_at)), 0)::float8 from mails where next_attempt_at <= ${at}) as oldest,
      (select count(*)::int from mails where created_at > ${at} - interval '2 days'
        and sent_at > ${at} - interval '1 minute' and sent_at <= ${at}) as sent,
      (select count(*)::int from mails where created_at > ${at} - interval '1 day'
        and sent_at is null and next_attempt_at is null) as failed,
      (select count(*)::int from sessions where refreshed_at > ${at} - interval '1 hour') as sessions`);
  const { waiting, oldest, sent, failed, sessions } = rows[0]!;
  return {
    "mail.waiting": waiting,
    "mail.oldest": oldest,
    "mail.sent": sent,
    "mail.failed": failed,
    sessions,
  };
}

async function connections(db: Db): Promise<number> {
  const { rows } = await db.execute<{ n: number }>(
    sql`select count(*)::int as n from pg_stat_activity where datname = current_database()`,
  );
  return rows[0]!.n;
}

async function sizes(db: Db): Promise<MetricValues> {
  const { rows } = await db.execute<{ size: string; hit: number | null; files: string }>(sql`
    select pg_database_size(current_database())::text as size,
      (select blks_hit::float8 / nullif(blks_hit + blks_read, 0) from pg_stat_database where datname = current_database()) as hit,
      (select coalesce(sum(size_bytes), 0)::text from files) as files`);
  const { rows: tables } = await db.execute<{ name: string; bytes: string }>(sql`
    select c.relname::text as name, pg_total_relation_size(c.oid)::text as bytes
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = 'public' and c.relkind = 'r' order by pg_total_relation_size(c.oid) desc limit ${BIGGEST_TABLES}`);
  const { size, hit, files } = rows[0]!;
  return {
    "db.size": Number(size),
    "disk.files": Number(files),
    ...(hit === null ? {} : { "db.cacheHit": hit }),
    ...Object.fromEntries(tables.map(({ name, bytes }) => [`table.${name}`, Number(bytes)])),
  };
}
