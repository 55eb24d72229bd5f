import { and, asc, count, desc, eq, inArray, isNull, lte, or, sql } from "drizzle-orm";
import { wantsNotice } from "#domain/accounts/account/notices.ts";
import { tooManyNew } from "#domain/market/saved-searches/news.ts";
import { newsCount } from "#domain/market/saved-searches/news-words.ts";
import { ALERT_KINDS, type AlertKind } from "#domain/market/saved-searches/saved-search.ts";
import type { HomeType } from "#domain/shared/home-attributes/home-values.ts";
import { MINUTE_MS } from "#domain/shared/time/durations.ts";
import { dayOf } from "#domain/shared/time/local-time.ts";
import { readPools } from "../../accounts/access/pools.server.ts";
import { ringBells } from "../../accounts/notifications/notifications.server.ts";
import type { Db } from "../../platform/db/connection.server.ts";
import { users } from "../../platform/db/tables/accounts.server.ts";
import { contacts } from "../../platform/db/tables/crm-contacts.server.ts";
import { marketHomes } from "../../platform/db/tables/market.server.ts";
import { marketSearches, marketSearchHits } from "../../platform/db/tables/market-searches.server.ts";
import type { Job } from "../../platform/jobs/job.server.ts";
import { queueMail } from "../../platform/mail/mails.server.ts";
import type { SearchRow } from "./saved-searches.server.ts";
import { SEARCHES_PATH, searchMail, type ToldHome } from "./search-mail.server.ts";

/**
 * Tells people the news of their searches that are due. What was told is noted in the transaction that writes mail and notice: of two
 * processes one does it, and one that dies in between has told nothing.
 */
export const tellNewsJob: Job = {
  name: "alerts of searches",
  everyMs: MINUTE_MS,
  wokenBy: ["market_searches"],
  round: ({ database, config, now }) => tellNews(database.db, config.publicUrl, now()),
};

const AT_ONCE = 50;
/** Homes of one mail. */
const MOST_IN_MAIL = 10;

/** @returns whether there may be more */
export async function tellNews(db: Db, site: string, now: Date): Promise<boolean> {
  return await db.transaction(async (tx) => {
    const due = await tx
      .select()
      .from(marketSearches)
      .where(and(lte(marketSearches.dueAt, now), isNull(marketSearches.pausedAt)))
      .orderBy(asc(marketSearches.dueAt), asc(marketSearches.id))
      .limit(AT_ONCE)
      .for("update", { skipLocked: true });
    if (due.length === 0) return false;
    const poolsOf = await readPools(tx);
    const readers = await readersOf(tx, due, now);
    for (const search of due) {
      const reader = readers.get(search.ownerId);
      const told = reader ? await tell(tx, search, { reader, pools: poolsOf(search), site, now }) : false;
      await tx
        .update(marketSearchHits)
        .set({ toldAt: now })
        .where(and(eq(marketSearchHits.searchId, search.id), isNull(marketSearchHits.toldAt)));
      await tx
        .update(marketSearches)
        .set({ dueAt: null, ...(told ? { lastToldAt: now } : {}) })
        .where(eq(marketSearches.id, search.id));
    }
    return due.length === AT_ONCE;
  });
}

interface Reader {
  id: string;
  email: string;
  metadata: Record<string, unknown>;
}

/** Accounts that may be told something: not banned. */
async function readersOf(tx: Db, searches: readonly SearchRow[], now: Date): Promise<Map<string, Reader>> {
  const { id, email, metadata, bannedUntil } = users;
  const rows = await tx
    .select({ id, email, metadata })
    .from(users)
    .where(
      and(
        inArray(
          id,
          searches.map(({ ownerId }) => ownerId),
        ),
        or(isNull(bannedUntil), lte(bannedUntil, now)),
      ),
    );
  return new Map(rows.map((row) => [row.id, row]));
}

/** @returns whether there was anything to tell */
async function tell(
  tx: Db,
  search: SearchRow,
  { reader, pools, site, now }: { reader: Reader; pools: readonly string[]; site: string; now: Date },
): Promise<boolean> {
  // A home that is no longer on offer, or no longer theirs to see, is no news.
  const isTold = and(
    eq(marketSearchHits.searchId, search.id),
    isNull(marketSearchHits.toldAt),
    inArray(marketHomes.pool, [...pools]),
    isNull(marketHomes.mergedIntoId),
    sql`${marketHomes.status} in ('activo', 'reservado')`,
  );
  const kept = await countKinds(tx, isTold);
  const tooMany = tooManyNew(search, dayOf(now.toISOString()));
  const counts = { ...kept, nueva: Math.max(kept.nueva, tooMany ?? 0) };
  const words = newsCount(counts);
  if (words === "" || newsCount(kept) === "") return false;
  if (wantsNotice(reader.metadata, "busquedas", "correo")) {
    const mail = searchMail({
      to: reader.email,
      site,
      name: search.name,
      contact: await contactName(tx, search.contactId),
      filter: search.filter,
      counts,
      homes: await readTold(tx, isTold),
      tooMany,
      endToken: search.endToken,
    });
    await queueMail(tx, mail, now);
  }
  if (wantsNotice(reader.metadata, "busquedas", "campana")) {
    const notice = {
      title: search.name,
      message: `${words}${tooMany === null ? "" : ". Es demasiado amplia: afínala"}`,
      link: SEARCHES_PATH,
      cause: `busqueda:${search.id}`,
    };
    await ringBells(tx, [reader.id], notice, now);
  }
  return true;
}

async function countKinds(tx: Db, isTold: ReturnType<typeof and>): Promise<Record<AlertKind, number>> {
  const rows = await tx
    .select({ kind: marketSearchHits.kind, homes: count() })
    .from(marketSearchHits)
    .innerJoin(marketHomes, eq(marketHomes.id, marketSearchHits.homeId))
    .where(isTold)
    .groupBy(marketSearchHits.kind);
  const counts = new Map(rows.map(({ kind, homes }) => [kind, homes]));
  return Object.fromEntries(ALERT_KINDS.map((kind) => [kind, counts.get(kind) ?? 0])) as Record<AlertKind, number>;
}

async function readTold(tx: Db, isTold: ReturnType<typeof and>): Promise<ToldHome[]> {
  const { id, operation, type, quarter, town, builtAreaM2, rooms, bathrooms, isDemo } = marketHomes;
  const { kind, priceCents, previousPriceCents, currency, at } = marketSearchHits;
  const rows = await tx
    .select({
      id,
      operation,
      type: sql<HomeType>`${type}`,
      quarter,
      town,
      builtAreaM2,
      rooms,
      bathrooms,
      isDemo,
      kind,
      priceCents,
      previousPriceCents,
      currency,
    })
    .from(marketSearchHits)
    .innerJoin(marketHomes, eq(id, marketSearchHits.homeId))
    .where(isTold)
    .orderBy(desc(at), desc(marketSearchHits.id))
    .limit(MOST_IN_MAIL);
  return rows;
}

async function contactName(tx: Db, contactId: string | null): Promise<string | null> {
  if (contactId === null) return null;
  const [contact] = await tx
    .select({ fullName: contacts.fullName })
    .from(contacts)
    .where(and(eq(contacts.id, contactId), isNull(contacts.deletedAt)));
  return contact?.fullName ?? null;
}
