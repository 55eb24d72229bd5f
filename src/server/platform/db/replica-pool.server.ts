import type { Pool, PoolClient, QueryResult } from "pg";
import { outageCode } from "./outage.server.ts";
import { lookAtReplica, type ReplicaWatch, watchReplica } from "./replica-watch.server.ts";

/**
 * Answers of a replica that is no worse than the primary, but behind: rows that it removes while they are read (40001), a table or
 * a column of a migration that has not reached it (42P01, 42703).
 */
const BEHIND = /^(40001|42P01|42703)$/;
/**
 * Failures that the primary must not repeat: a statement that took too long (57014) would take as long there, and one that writes (25006) was sent to
 * the replica by a mistake of ours.
 */
const FINAL = /^(57014|25006)$/;

interface Parts {
  primary: Pool;
  replica: Pool;
  /** Called when reads change over, with what made them. */
  tell(to: "replica" | "primary", why?: unknown): void;
  now?(): number;
}

type Query = (...given: unknown[]) => Promise<QueryResult>;

/**
 * Connections for reads that may be some seconds old, in the form in which the query builder takes a pool. A statement that the replica
 * cannot answer is asked of the primary at once, and where the replica is away, or too far behind, it is left alone for a while
 * (`replica-watch`). A transaction chooses once, when it begins.
 */
export class ReplicaPool {
  readonly #primary: Pool;
  readonly #replica: Pool;
  readonly #watch: ReplicaWatch;

  constructor({ primary, replica, tell, now = () => performance.now() }: Parts) {
    this.#primary = primary;
    this.#replica = replica;
    this.#watch = watchReplica({ look: () => lookAtReplica(primary, replica), tell, now });
  }

  query(...given: unknown[]): Promise<QueryResult> {
    return this.#either((pool) => (pool.query as Query).apply(pool, given));
  }

  connect(): Promise<PoolClient> {
    return this.#either((pool) => pool.connect());
  }

  /** Waits for a look at the replica that is under way. */
  settled(): Promise<void> {
    return this.#watch.settled();
  }

  /** Ends the connections to the replica; those to the primary belong to others. */
  async end(): Promise<void> {
    await this.settled();
    await this.#replica.end();
  }

  async #either<Result>(ask: (pool: Pool) => Promise<Result>): Promise<Result> {
    if (!this.#watch.mayRead()) return await ask(this.#primary);
    try {
      return await ask(this.#replica);
    } catch (error) {
      if (!this.#isOfReplica(error)) throw error;
      return await ask(this.#primary);
    }
  }

  #isOfReplica(error: unknown): boolean {
    const { code = "" } = error as { code?: string };
    if (FINAL.test(code)) return false;
    if (BEHIND.test(code)) return true;
    if (outageCode(error) === null) return false;
    this.#watch.failed(error);
    return true;
  }
}
