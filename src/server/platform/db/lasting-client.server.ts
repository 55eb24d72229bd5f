import { Client, type ClientConfig } from "pg";
import { tracedQuery } from "../telemetry/traced-query.server.ts";
import { DatabaseAway } from "./outage.server.ts";
import { PreparedStatements } from "./prepared-statements.server.ts";

/** Times that a query waits, in milliseconds. */
export interface Patience {
  /** For a connection, free or new. */
  connectMs: number;
  /** For a row or table that another transaction has locked. */
  lockMs: number;
  /** For a statement, as the server measures it. */
  statementMs: number;
}

/**
 * For requests: a query that takes longer is answered as an outage, so that requests for a locked table or a silent
 * server do not keep all connections from everybody else.
 */
export const OF_REQUESTS: Patience = { connectMs: 4_000, lockMs: 2_000, statementMs: 7_000 };
/** For work that nobody waits for: it may read all rows, and waits for its turn. */
export const OF_WORK: Patience = { connectMs: 15_000, lockMs: 60_000, statementMs: 300_000 };

/** Time beyond the statement's limit in which a server that still answers can report that the limit is over. */
const SILENCE_MS = 1_500;

/** The driver's settings for the given limits of time. */
export const limitsOf = ({ connectMs, lockMs, statementMs }: Patience): ClientConfig => ({
  connectionTimeoutMillis: connectMs,
  lock_timeout: lockMs,
  statement_timeout: statementMs,
  // A transaction that is begun and never continued keeps its rows locked no longer than a statement may.
  idle_in_transaction_session_timeout: statementMs * 2,
  query_timeout: statementMs + SILENCE_MS,
  keepAlive: true,
  // Days and hours are cut the same whatever zone the server or its administrator lives in.
  options: "-c timezone=UTC",
});

/**
 * A connection whose loss costs the query that was on its way, and nothing else. The driver reports a loss by an event
 * that ends the process without a listener, as while a transaction has the connection and asks nothing; and after an
 * answer that never came it would give the same connection to the next one.
 */
export class LastingClient extends Client {
  readonly prepared = new PreparedStatements();

  constructor(config?: string | ClientConfig) {
    super(config);
    this.on("error", () => {});
  }
}

// Every form of them passes here; the declared ones are too many to name again.
const { connect, query } = Client.prototype as unknown as Record<string, (...given: unknown[]) => unknown>;
Object.assign(LastingClient.prototype, {
  connect(this: LastingClient, done?: (error: Error | undefined, client?: LastingClient) => void): unknown {
    if (done) {
      return connect!.call(this, (error?: Error | null) =>
        error ? done(new DatabaseAway(error)) : done(undefined, this),
      );
    }
    return (connect!.call(this) as Promise<LastingClient>).catch((error: Error) => {
      throw new DatabaseAway(error);
    });
  },
  query(this: LastingClient, ...given: unknown[]): unknown {
    const asked = tracedQuery(given, (all) =>
      this.prepared.ask(all, this.getTransactionStatus() === "I", (named) => query!.apply(this, [...named])),
    );
    if (!(asked instanceof Promise)) return asked;
    return asked.catch((error: Error) => {
      if (error.message === "Query read timeout") this.connection.stream.destroy();
      throw error;
    });
  },
});
