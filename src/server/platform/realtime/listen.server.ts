import { setTimeout as sleep } from "node:timers/promises";
import { Client, type PoolConfig } from "pg";
import type { Logger } from "pino";

/** Somebody who hears the messages of some channels of the database, over one connection of their own. */
export interface Ear {
  /** Called with each message of a channel. */
  tell(channel: string, payload: string): void;
  /** Called once it hears, and hears again: no later message is missed, but earlier ones may be. */
  gap(): void;
  /** The connection is lost; another is being made. */
  lost(): void;
  log: Logger;
  /** Aborted when nobody wants to hear any more. */
  signal: AbortSignal;
}

const FIRST_PAUSE_MS = 250;
/** The longest pause, in milliseconds, after which messages are heard again once the database is back. */
const LONGEST_PAUSE_MS = 2_000;
/** A connection that a firewall has forgotten looks open for ever; only a query shows it. */
const PING_MS = 20_000;

/**
 * Listens until the ear's signal is aborted; the connection is made again whenever it is lost.
 *
 * @param channels names that this product chose itself: they are not escaped
 */
export async function listen(address: PoolConfig, channels: readonly string[], ear: Ear): Promise<void> {
  const { log, signal } = ear;
  let pauseMs = FIRST_PAUSE_MS;
  while (!signal.aborted) {
    const client = new Client({
      ...address,
      keepAlive: true,
      query_timeout: PING_MS / 2,
      connectionTimeoutMillis: PING_MS / 2,
    });
    const lost = new Promise<void>((resolve) => {
      client.on("end", () => resolve());
      client.on("error", () => resolve());
      signal.addEventListener("abort", () => resolve(), { once: true });
    });
    try {
      client.on("notification", ({ channel, payload = "" }) => ear.tell(channel, payload));
      await client.connect();
      await client.query(channels.map((channel) => `listen "${channel}"`).join("; "));
      pauseMs = FIRST_PAUSE_MS;
      ear.gap();
      while ((await Promise.race([lost.then(() => "lost"), sleep(PING_MS, "quiet", { ref: false })])) === "quiet") {
        await client.query("select 1");
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
