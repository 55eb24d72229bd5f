import { and, eq, gt, sql } from "drizzle-orm";
import type { Db } from "./connection.server.ts";
import { limits } from "./tables/platform.server.ts";

/** The events that were counted for a key, and how many are left. */
export interface Count {
  consumedPoints: number;
  remainingPoints: number;
  /** Until the count begins anew. */
  msBeforeNext: number;
}

/**
 * The time by the clock of the database: the rows are written and read by several machines, and one whose clock is ahead would forget what
 * the others have counted, or keep people out for as long as it is ahead.
 */
const NOW = sql`statement_timestamp()`;
const IS_OVER = sql`${limits.expire} <= ${NOW}`;
const COUNTED = {
  points: limits.points,
  ms: sql<number>`(extract(epoch from ${limits.expire} - ${NOW}) * 1000)::float8`,
};

/** A counter of one kind of event for each key. */
export class DatabaseCounter {
  readonly #db: Db;
  readonly #kind: string;
  readonly #points: number;
  readonly #seconds: number;

  constructor(db: Db, { kind, points, seconds }: { kind: string; points: number; seconds: number }) {
    this.#db = db;
    this.#kind = kind;
    this.#points = points;
    this.#seconds = seconds;
  }

  /** Counts one event. */
  async consume(key: string, seconds = this.#seconds): Promise<Count> {
    const [row] = await this.#db
      .insert(limits)
      .values({
        key: this.#keyOf(key),
        points: 1,
        expire: sql`${NOW} + ${seconds}::float8 * interval '1 second'`,
      })
      .onConflictDoUpdate({
        target: limits.key,
        set: {
          points: sql`case when ${IS_OVER} then 1 else ${limits.points} + 1 end`,
          expire: sql`case when ${IS_OVER} then excluded.expire else ${limits.expire} end`,
        },
      })
      .returning(COUNTED);
    return this.#countOf(row!);
  }

  /** The count, null where nothing was counted of late. */
  async get(key: string): Promise<Count | null> {
    const [row] = await this.#db.select(COUNTED).from(limits).where(this.#isCounted(key));
    return row ? this.#countOf(row) : null;
  }

  /** Takes back one that was counted. */
  async giveBack(key: string): Promise<void> {
    await this.#db
      .update(limits)
      .set({ points: sql`${limits.points} - 1` })
      .where(this.#isCounted(key));
  }

  /** Forgets the count. */
  async delete(key: string): Promise<void> {
    await this.#db.delete(limits).where(eq(limits.key, this.#keyOf(key)));
  }

  isBeyond({ consumedPoints }: Count): boolean {
    return consumedPoints > this.#points;
  }

  #keyOf(key: string): string {
    return `${this.#kind}:${key}`;
  }

  #isCounted(key: string) {
    return and(eq(limits.key, this.#keyOf(key)), gt(limits.expire, NOW));
  }

  #countOf({ points, ms }: { points: number; ms: number }): Count {
    return {
      consumedPoints: points,
      remainingPoints: Math.max(0, this.#points - points),
      msBeforeNext: Math.max(0, ms),
    };
  }
}

/**
 * A counter of one kind of event for each key, in the database: it counts for all processes together and survives a
 * restart.
 * @param points number of events that pass within `seconds`
 */
export const counter = (db: Db, kind: string, points: number, seconds: number): DatabaseCounter =>
  new DatabaseCounter(db, { kind, points, seconds });

/** Counts one event. @returns null, or what refused it once the limit is reached */
export async function countOne(from: DatabaseCounter, key: string, seconds?: number): Promise<Count | null> {
  const count = await from.consume(key, seconds);
  return from.isBeyond(count) ? count : null;
}
