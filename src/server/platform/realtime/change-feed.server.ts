import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { Client } from "pg";
import type { Logger } from "pino";
import type { Database, Db } from "../db/connection.server.ts";

/**
 * The messages of the database's triggers (the baseline migration): they name the rows that changed, never their
 * content.
 */
export type Change =
  | { kind: "errors" }
  /** Posts of the blog, which public pages show. */
  | { kind: "posts" }
  | { kind: "notifications" | "session" | "user"; id: string }
  /** A thread that a visitor handed to people. */
  | { kind: "thread"; id: string }
  /** Rows of an agency, or of a person without one. */
  | { kind: "work"; id: string; topic: ChangeTopic };

/** The topics that pages of a portfolio, of contacts and of a calendar follow. */
export const WORK_TOPICS = ["homes", "imports", "contacts", "calendar", "threads", "dossiers"] as const;
export type ChangeTopic = (typeof WORK_TOPICS)[number];

/** Publishes, once this transaction is committed, that work of an agency, or of a person without one, has changed. */
export async function publishChange(tx: Db, scope: string, topic: ChangeTopic): Promise<void> {
  await tx.execute(sql`select pg_notify(${CHANNEL}, ${`work ${scope} ${topic}`})`);
}

/** Publishes, once this transaction is committed, that somebody has written in a thread, read it, or closed it. */
export async function publishThread(tx: Db, id: string): Promise<void> {
  await tx.execute(sql`select pg_notify(${CHANNEL}, ${`thread ${id}`})`);
}

/** Publishes, once this transaction is committed, that the blog has changed: every process forgets its pages. */
export async function publishPosts(tx: Db): Promise<void> {
  await tx.execute(sql`select pg_notify(${CHANNEL}, 'posts')`);
}

interface ChangeListener {
  onChange(change: Change): void;
  /**
   * Called once the feed listens, or listens again; at once where it does already. No later change is missed, but earlier ones may be,
   * so read everything again.
   */
  onGap(): void;
  /** The process is about to end. */
  onClose(): void;
}

/** Changes of the database, whichever process made them. Connects when somebody subscribes for the first time. */
export interface ChangeFeed {
  /** @returns unsubscribes */
  subscribe(listener: ChangeListener): () => void;
  close(): Promise<void>;
}

const CHANNEL = "umbral_changes";
const FIRST_PAUSE_MS = 250;
/** The longest pause, in milliseconds, after which an open page receives changes again once the database is back. */
const LONGEST_PAUSE_MS = 2_000;
/**
 * How often the feed sends itself a message by another connection. A connection that a firewall has forgotten looks open for ever, and one
 * that a pooler gave to somebody else answers queries and hears nothing: only a message that comes back proves that it hears.
 */
const PING_MS = 20_000;
/** Share of the server's queue of messages from which it is told: it fills up while a connection that listens stays in a transaction, and a full one ends writes. */
const FULL = 0.5;

export function createChangeFeed(database: Database, log: Logger, { pingMs = PING_MS } = {}): ChangeFeed {
  const listeners = new Set<ChangeListener>();
  const closing = new AbortController();
  let listening: Promise<void> | undefined;
  let isHearing = false;
  const announce = (payload: string | undefined) => {
    const change = readChange(payload);
    if (change) for (const listener of listeners) listener.onChange(change);
  };
  const ear: Ear = {
    tell: announce,
    gap() {
      isHearing = true;
      for (const listener of listeners) listener.onGap();
    },
    lost() {
      isHearing = false;
    },
    log,
    pingMs,
    signal: closing.signal,
  };
  return {
    subscribe(listener) {
      if (closing.signal.aborted) {
        listener.onClose();
        return () => {};
      }
      listeners.add(listener);
      listening ??= listen(database, ear);
      if (isHearing) listener.onGap();
      return () => listeners.delete(listener);
    },
    async close() {
      closing.abort();
      for (const listener of listeners) listener.onClose();
      listeners.clear();
      await listening;
    },
  };
}

interface Ear {
  tell(payload: string | undefined): void;
  gap(): void;
  lost(): void;
  log: Logger;
  pingMs: number;
  signal: AbortSignal;
}

/** One connection of its own, made again whenever it is lost, or hears no more: everybody then reads anew, as after any gap. */
async function listen({ address, pool }: Database, ear: Ear): Promise<void> {
  const { log, pingMs, signal } = ear;
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
      client.on("notification", ({ payload }) =>
        payload === expected?.payload ? expected?.come() : ear.tell(payload),
      );
      await client.connect();
      await client.query(`listen ${CHANNEL}`);
      pauseMs = FIRST_PAUSE_MS;
      ear.gap();
      while ((await Promise.race([lost.then(() => "lost"), sleep(pingMs, "quiet", { ref: false })])) === "quiet") {
        const back = Promise.withResolvers<string>();
        expected = { payload: `ping ${randomUUID()}`, come: () => back.resolve("back") };
        await ping(pool, expected.payload, log);
        const outcome = await Promise.race([back.promise, lost, sleep(pingMs / 2, "silent", { ref: false })]);
        if (outcome === "silent") throw new Error("a message of our own did not come back");
      }
    } catch (error) {
      log.warn({ err: error }, "changes of the database cannot be heard");
    }
    ear.lost();
    await client.end().catch(() => {}); // it is gone already, or will be
    if (signal.aborted) return;
    await sleep(pauseMs, undefined, { signal }).catch(() => {}); // waiting ends with the process
    pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS);
  }
}

/** Sent by a connection of requests: the one that listens would hear its own. */
async function ping(pool: Database["pool"], payload: string, log: Logger): Promise<void> {
  const { rows } = await pool.query<{ used: number }>(
    "select pg_notification_queue_usage() as used, pg_notify($1, $2)",
    [CHANNEL, payload],
  );
  const { used } = rows[0]!;
  if (used > FULL)
    log.warn({ used }, "the database's queue of messages fills up: a connection that listens does not read");
}

function readChange(payload = ""): Change | null {
  if (payload === "errors" || payload === "posts") return { kind: payload };
  const work = /^work ([\da-f-]{36}) (\w+)$/.exec(payload);
  if (work && WORK_TOPICS.includes(work[2] as ChangeTopic)) {
    return { kind: "work", id: work[1]!, topic: work[2] as ChangeTopic };
  }
  const stated = /^(notifications|session|user|thread) ([\da-f-]{36})$/.exec(payload);
  return stated ? { kind: stated[1] as "notifications" | "session" | "user" | "thread", id: stated[2]! } : null;
}
