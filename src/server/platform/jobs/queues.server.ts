import { Client, type Pool, type PoolConfig } from "pg";
import { type Db as BossDb, PgBoss } from "pg-boss";
import type { Logger } from "pino";
import { listen } from "../realtime/listen.server.ts";

/** The queues of the background in PostgreSQL, kept by pg-boss in a schema of its own beside the product's tables. */

const SCHEMA = "jobs";
/** Each message names a table of which rows were written; its triggers come from the migrations. */
const ROWS_CHANNEL = "umbral_rows";
const BOSS = { schema: SCHEMA, supervise: false, schedule: false } as const;

/** Makes the tables of the queues, or brings them up to this version. Safe where several processes start together. */
export async function installQueues(address: PoolConfig): Promise<void> {
  const client = new Client(address);
  client.on("error", () => {});
  await client.connect();
  const boss = new PgBoss({ ...BOSS, db: { executeSql: (text, values) => client.query(text, values) } });
  boss.on("error", () => {}); // thrown by the start as well
  try {
    await boss.start();
    await boss.stop({ graceful: false });
  } finally {
    await client.end();
  }
}

export interface Queues {
  boss: PgBoss;
  /** Calls `wake` whenever rows of this table were written by anybody, and after a time in which that could not be heard. */
  onRows(table: string, wake: () => void): void;
  close(): Promise<void>;
}

/**
 * The queues, for a thread that works at them.
 *
 * @param keepsTime whether this one also looks after the queues: schedules, claims of dead processes, old jobs
 */
export async function openQueues({
  database: { pool, address },
  log,
  keepsTime,
}: {
  database: { pool: Pick<Pool, "query">; address: PoolConfig };
  log: Logger;
  keepsTime: boolean;
}): Promise<Queues> {
  const closing = new AbortController();
  const wakes = new Map<string, (() => void)[]>();
  let listening: Promise<void> | undefined;
  const db: BossDb = {
    executeSql: (text, values) => pool.query(text, values),
    // One connection hears both the queues and the rows.
    async listen(channel, tell, onGap) {
      await new Promise<void>((resolve) => {
        listening = listen({ address, pool }, [channel, ROWS_CHANNEL], {
          tell(from, payload) {
            if (from === channel) tell(payload);
            else for (const wake of wakes.get(payload) ?? []) wake();
          },
          gap() {
            resolve();
            onGap();
            for (const wake of [...wakes.values()].flat()) wake();
          },
          lost: resolve,
          log,
          signal: closing.signal,
        });
      });
      return { close: async () => closing.abort() };
    },
  };
  const boss = new PgBoss({
    ...BOSS,
    db,
    supervise: keepsTime,
    schedule: keepsTime,
    migrate: false,
    useListenNotify: true,
    monitorIntervalSeconds: MONITOR_S,
    superviseIntervalSeconds: MONITOR_S,
    flowIntervalSeconds: NO_FLOWS_S,
  });
  boss.on("error", (error) => log.warn({ err: error }, "a queue of the background failed"));
  await boss.start();
  return {
    boss,
    onRows(table, wake) {
      wakes.set(table, [...(wakes.get(table) ?? []), wake]);
    },
    async close() {
      closing.abort();
      await listening;
    },
  };
}

/** Seconds between two looks for claims whose process died. */
const MONITOR_S = 30;
/** No job of ours waits for another one, so that nobody need look for those whose parents have ended. */
const NO_FLOWS_S = 3_600;
