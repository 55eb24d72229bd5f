import { sql } from "drizzle-orm";
import type { Logger } from "pino";
import type { Database, Db } from "../db/connection.server.ts";
import { type Ear, listen } from "./listen.server.ts";

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

/** Publishes, once this transaction is committed, that somebody joined or left an agency: their open pages connect again. */
export async function publishMembership(tx: Db, userId: string): Promise<void> {
  await tx.execute(sql`select pg_notify(${CHANNEL}, ${`user ${userId}`})`);
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

/** @param pingMs how often the feed makes sure that it hears */
export function createChangeFeed(database: Database, log: Logger, { pingMs }: { pingMs?: number } = {}): ChangeFeed {
  const listeners = new Set<ChangeListener>();
  const closing = new AbortController();
  let listening: Promise<void> | undefined;
  let isHearing = false;
  const ear: Ear = {
    tell(_, payload) {
      const change = readChange(payload);
      if (change) for (const listener of listeners) listener.onChange(change);
    },
    gap() {
      isHearing = true;
      for (const listener of listeners) listener.onGap();
    },
    lost() {
      isHearing = false;
    },
    log,
    ...(pingMs === undefined ? {} : { pingMs }),
    signal: closing.signal,
  };
  return {
    subscribe(listener) {
      if (closing.signal.aborted) {
        listener.onClose();
        return () => {};
      }
      listeners.add(listener);
      listening ??= listen(database, [CHANNEL], ear);
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

function readChange(payload: string): Change | null {
  if (payload === "errors" || payload === "posts") return { kind: payload };
  const work = /^work ([\da-f-]{36}) (\w+)$/.exec(payload);
  if (work && WORK_TOPICS.includes(work[2] as ChangeTopic)) {
    return { kind: "work", id: work[1]!, topic: work[2] as ChangeTopic };
  }
  const stated = /^(notifications|session|user|thread) ([\da-f-]{36})$/.exec(payload);
  return stated ? { kind: stated[1] as "notifications" | "session" | "user" | "thread", id: stated[2]! } : null;
}
