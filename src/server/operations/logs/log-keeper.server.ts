import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "drizzle-orm";
import type { Db } from "../../platform/db/connection.server.ts";
import { type KeptLine, keptLine } from "./kept-line.server.ts";

/** Lines that wait for the database; those beyond are counted and dropped. */
const MAX_WAITING = 4_000;
const MAX_ROWS = 500;
const EVERY_MS = 1_000;
const LONGEST_PAUSE_MS = 30_000;
const WARN = 40;

export interface LogKeeper {
  /** Destination for pino; takes a line at once, or drops it. */
  write(line: string): void;
  /** Begins to write lines to the database. */
  start(db: Db): void;
  /** Writes what waits, as far as the database takes it. */
  stop(): Promise<void>;
}

/**
 * Keeps lines of the log in the database as well, beside the requests that wrote them: in batches, with bounded memory.
 * It never logs itself, because an error of the database would be written to the database.
 */
export function createLogKeeper({
  maxWaiting = MAX_WAITING,
  everyMs = EVERY_MS,
  now = () => new Date(),
} = {}): LogKeeper {
  let waiting: string[] = [];
  let dropped = 0;
  const stopping = new AbortController();
  let keeping: Promise<void> | undefined;
  let database: Db | undefined;

  /** @returns false when the database took nothing */
  const flush = async (db: Db): Promise<boolean> => {
    const batch = waiting.slice(0, MAX_ROWS);
    let lost = dropped;
    const lines = batch.flatMap((raw) => keptLine(raw) ?? []);
    if (lost > 0) lines.push(droppedLine(lost, now()));
    try {
      if (lines.length > 0) await insertLines(db, lines);
    } catch (error) {
      if (!isRefusedData(error)) return false;
      // The same lines would be refused for ever.
      lost = -batch.length;
    }
    // Lines that arrived meanwhile follow the batch.
    waiting = waiting.slice(batch.length);
    dropped -= lost;
    return true;
  };

  const keep = async (db: Db) => {
    let pauseMs = everyMs;
    while (!stopping.signal.aborted) {
      await sleep(pauseMs, undefined, { signal: stopping.signal, ref: false }).catch(() => {}); // waiting ends with the process
      if (stopping.signal.aborted) return;
      if (waiting.length === 0 && dropped === 0) continue;
      const isWritten = await flush(db);
      const isBehind = isWritten && waiting.length >= MAX_ROWS;
      pauseMs = isBehind ? 0 : isWritten ? everyMs : Math.min(Math.max(pauseMs, everyMs) * 2, LONGEST_PAUSE_MS);
    }
  };

  return {
    write(line) {
      if (waiting.length < maxWaiting) waiting.push(line);
      else dropped += 1;
    },
    start(db) {
      database = db;
      keeping ??= keep(db);
    },
    async stop() {
      stopping.abort();
      await keeping;
      while (database && waiting.length > 0 && (await flush(database)));
    },
  };
}

/** One statement, one parameter. Lines of one batch keep their order. */
async function insertLines(db: Db, lines: readonly KeptLine[]): Promise<void> {
  await db.execute(sql`
    insert into log_lines (at, level, message, request_id, path, status, fields)
    select at, level, message, request_id, path, status, fields
    from rows from (
      jsonb_to_recordset(${JSON.stringify(lines)}::jsonb)
        as (at timestamptz, level smallint, message text, request_id uuid, path text, status smallint, fields jsonb)
    ) with ordinality as line(at, level, message, request_id, path, status, fields, n)
    order by n`);
}

/** Class 22 of SQLSTATE: the data, not the connection. Drizzle keeps the database's error as the cause. */
function isRefusedData(error: unknown): boolean {
  const { code } = ((error as Error).cause ?? error) as { code?: string };
  return code?.startsWith("22") ?? false;
}

function droppedLine(dropped: number, now: Date): KeptLine {
  const none = { request_id: null, path: null, status: null };
  return { at: now.toISOString(), level: WARN, message: "log lines dropped", ...none, fields: { dropped } };
}
