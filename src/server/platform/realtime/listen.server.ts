import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { Client, type Pool, type PoolConfig } from "pg";
import type { Logger } from "pino";

/** A database: how it is reached, and connections for other things than listening. */
interface Heard {
  address: PoolConfig;
  pool: Pick<Pool, "query">;
}

/** Somebody who hears the messages of some channels of the database, over one connection of their own. */
export interface Ear {
  /** Called with each message of a channel. */
  tell(channel: string, payload: string): void;
  /** Called once it hears, and hears again: no later message is missed, but earlier ones may be. */
  gap(): void;
  /** The connection is lost; another is being made. */
  lost(): void;
  log: Logger;
  pingMs?: number;
  /** Aborted when nobody wants to hear any more. */
  signal: AbortSignal;
}

const FIRST_PAUSE_MS = 250;
/** The longest pause, in milliseconds, after which messages are heard again once the database is back. */
const LONGEST_PAUSE_MS = 2_000;
/**
 * How often somebody who listens sends themselves a message by another connection. A connection that a firewall has forgotten looks open for
 * ever, and one that a pooler gave to somebody else answers queries and hears nothing: only a message that comes back proves that it hears.
 */
const PING_MS = 20_000;
const PING = "ping ";
/** Share of the server's queue of messages from which it is told: it fills up while a connection that listens stays in a transaction, and a full one ends writes. */
const FULL = 0.5;

/**
 * Listens until the ear's signal is aborted. The connection is made again whenever it is lost, or hears no more.
 *
 * @param channels names that this product chose itself: they are not escaped. Messages of our own go through the last one
 */
export async function listen({ address, pool }: Heard, channels: readonly string[], ear: Ear): Promise<void> {
  const { log, signal, pingMs = PING_MS } = ear;
  let pauseMs = FIRST_PAUSE_MS;
  while (!signal.aborted) {
    const client = new Client({
      ...address,
      keepAlive: true,
      query_timeout: PING_MS / 2,
      connectionTimeoutMillis: PING_MS / 2,
    });
    let expected: { payload: string; come(): void } | undefined;
    const lost = new Promise<void>((resolve) => {
      client.on("end", () => resolve());
      client.on("error", () => resolve());
      signal.addEventListener("abort", () => resolve(), { once: true });
    });
    try {
      client.on("notification", ({ channel, payload = "" }) => {
        if (payload === expected?.payload) expected.come();
        else if (!payload.startsWith(PING)) ear.tell(channel, payload);
      });
      await client.connect();
      await client.query(channels.map((channel) => `listen "${channel}"`).join("; "));
      pauseMs = FIRST_PAUSE_MS;
      ear.gap();
      while ((await Promise.race([lost.then(() => "lost"), sleep(pingMs, "quiet", { ref: false })])) === "quiet") {
        const back = Promise.withResolvers<string>();
        expected = { payload: PING + randomUUID(), come: () => back.resolve("back") };
        await ping(pool, { channel: channels.at(-1)!, payload: expected.payload, log });
        const outcome = await Promise.race([back.promise, lost, sleep(pingMs / 2, "silent", { ref: false })]);
        if (outcome === "silent") throw new Error("a message of our own did not come back");
      }
    } catch (error) {
      log.warn({ err: error }, "messages of the database cannot be heard");
    }
    ear.lost();
    await client.end().catch(() => {}); // it is gone already, or will be
    if (signal.aborted) return;
    await sleep(pauseMs, undefined, { signal }).catch(() => {}); // waiting ends with the process
    pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS);
  }
}

/** Sent by another connection: the one that listens would hear its own. */
async function ping(
  pool: Heard["pool"],
  { channel, payload, log }: { channel: string; payload: string; log: Logger },
): Promise<void> {
  const { rows } = await pool.query<{ used: number }>(
    "select pg_notification_queue_usage() as used, pg_notify($1, $2)",
    [channel, payload],
  );
  const { used } = rows[0]!;
  if (used > FULL)
    log.warn({ used }, "the database's queue of messages fills up: a connection that listens does not read");
}
