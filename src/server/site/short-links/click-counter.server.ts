import { and, eq, sql } from "drizzle-orm";
import type { Logger } from "pino";
import type { LinkDevice } from "#domain/site/links/short-link.ts";
import type { Db } from "../../platform/db/connection.server.ts";
import { linkClicks, shortLinks } from "../../platform/db/tables/site-outreach.server.ts";

export interface Click {
  linkId: string;
  /** ISO date in Madrid. */
  day: string;
  /** Host that led there. */
  referrer: string;
  device: LinkDevice;
  /** ISO code, or empty. */
  country: string;
}

/** Kinds of clicks of a link and day that are distinguished, so that made-up referrers do not fill the table. */
const MOST_KINDS = 300;
const OTHERS = "otros";
/** Most kinds of click that wait; clicks beyond them are lost, and the log reports it. */
const MOST_WAITING = 20_000;
const RETRY_MS = 1_000;

/**
 * Counts clicks beside the redirects, which never wait: those that come while others are being written are added up and written
 * next. So a process that ends loses at most those of its last moment.
 */
export function createClickCounter({ db, log, now }: { db: Db; log: Logger; now(): Date }) {
  let waiting = new Map<string, Click & { count: number }>();
  let isWriting = false;

  function add(click: Click, count = 1): void {
    const key = [click.linkId, click.day, click.referrer, click.device, click.country].join("\n");
    const known = waiting.get(key);
    if (known) known.count += count;
    else if (waiting.size < MOST_WAITING) waiting.set(key, { ...click, count });
    else log.warn("a click was not counted: too many wait");
  }

  async function write(): Promise<void> {
    if (isWriting) return;
    isWriting = true;
    while (waiting.size > 0) {
      const taken = waiting;
      let hasFailed = false;
      waiting = new Map();
      const byLink = Map.groupBy(taken.values(), ({ linkId }) => linkId);
      for (const [linkId, clicks] of byLink) {
        try {
          await db.transaction((tx) => writeClicks(tx, linkId, clicks, now()));
        } catch (error) {
          hasFailed = true;
          log.error({ err: error }, "clicks wait to be written");
          for (const { count, ...click } of clicks) add(click, count);
        }
      }
      if (hasFailed) await new Promise((resolve) => setTimeout(resolve, RETRY_MS).unref());
    }
    isWriting = false;
  }

  return {
    count(click: Click): void {
      add(click);
      void write();
    },
  };
}

async function writeClicks(tx: Db, linkId: string, clicks: readonly (Click & { count: number })[], now: Date) {
  const people = clicks.filter(({ device }) => device !== "robot").reduce((sum, { count }) => sum + count, 0);
  const seen = people > 0 ? { lastClickAt: now } : {};
  const [link] = await tx
    .update(shortLinks)
    .set({ clicks: sql`${shortLinks.clicks} + ${people}`, ...seen })
    .where(eq(shortLinks.id, linkId))
    .returning({ id: shortLinks.id });
  // Deleted meanwhile.
  if (!link) return;
  for (const { count, ...click } of clicks) {
    const kinds = await tx.$count(linkClicks, and(eq(linkClicks.linkId, linkId), eq(linkClicks.day, click.day)));
    const referrer = kinds < MOST_KINDS ? click.referrer : OTHERS;
    await tx
      .insert(linkClicks)
      .values({ ...click, referrer, count })
      .onConflictDoUpdate({
        target: [linkClicks.linkId, linkClicks.day, linkClicks.referrer, linkClicks.device, linkClicks.country],
        set: { count: sql`${linkClicks.count} + ${count}` },
      });
  }
}
