import { and, eq, inArray, isNull, sql } from "drizzle-orm";
import { HOME_TYPE_NAMES } from "#content/home-names.ts";
import type { IndexedHome } from "#domain/market/columns/indexed-home.ts";
import type { MarketFacts } from "#domain/market/market-home.ts";
import { ChangedHomes } from "#domain/market/saved-searches/changed-homes.ts";
import { pricedName } from "#domain/market/saved-searches/news-words.ts";
import type { RefusalReason, Verdict } from "#domain/market/saved-searches/saved-search.ts";
import { unconfirmedConditions } from "#domain/market/search/unconfirmed-conditions.ts";
import type { HomeType } from "#domain/shared/home-attributes/home-values.ts";
import { dayOf } from "#domain/shared/time/local-time.ts";
import { type PersonActor, visitorActor } from "../../accounts/access/actor.server.ts";
import { readPools, visiblePools } from "../../accounts/access/pools.server.ts";
import { isBanned } from "../../accounts/auth/sessions.server.ts";
import { isFirstView, type ViewMark } from "../../accounts/limits/daily-views.server.ts";
import type { Db } from "../../platform/db/connection.server.ts";
import { users } from "../../platform/db/tables/accounts.server.ts";
import { marketHomes } from "../../platform/db/tables/market.server.ts";
import { marketSearchAnswers, marketSearches } from "../../platform/db/tables/market-searches.server.ts";
import { strangerWords } from "../../platform/mail/stranger-words.server.ts";
import { type AuthKeys, randomToken, sha256 } from "../../platform/secrets/keys.server.ts";
import { isLoading } from "../index/market-index.server.ts";
import { openHomes } from "../index/read-market-homes.server.ts";
import type { MarketServices } from "../market-services.server.ts";
import { lockSearch, type SearchRow } from "./saved-searches.server.ts";

/** The page of a search that an agent shares with their client: its homes of today, and what the client says of them. */

export const SHARED_SEARCH_PATH = "/seleccion";
/** Homes of the page. */
const MOST_SHOWN = 60;
/** 256 random bits, base64url. */
const TOKEN = /^[\w-]{43}$/;

/**
 * Makes the secret address of a search, in place of an earlier one, which then opens nothing any more.
 *
 * @throws AppError UNKNOWN_SEARCH
 */
export async function shareSearch(db: Db, actor: PersonActor, id: string, keys: AuthKeys): Promise<string> {
  const token = randomToken();
  await db.transaction(async (tx) => {
    await lockSearch(tx, actor, id);
    const shared = {
      shareHash: sha256(token),
      shareSealed: keys.seal(token),
      shareEndedAt: null,
      views: 0,
      lastViewAt: null,
    };
    await tx.update(marketSearches).set(shared).where(eq(marketSearches.id, id));
  });
  return token;
}

/** Counts a browser that opened the page once a day. @param mark of `viewMark` */
export async function countSelectionView(tx: Db, id: string, mark: ViewMark, now: Date): Promise<void> {
  if (!(await isFirstView(tx, mark, now))) return;
  await tx
    .update(marketSearches)
    .set({ views: sql`${marketSearches.views} + 1`, lastViewAt: now })
    .where(eq(marketSearches.id, id));
}

/** The address ends; it says so to whoever opens it. @throws AppError UNKNOWN_SEARCH */
export async function endSharing(db: Db, actor: PersonActor, id: string, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    const { shareEndedAt } = await lockSearch(tx, actor, id);
    await tx
      .update(marketSearches)
      .set({ shareEndedAt: shareEndedAt ?? now })
      .where(eq(marketSearches.id, id));
  });
}

/** Addresses of the shared pages of these searches, by id; those that were sealed with another secret are left out. */
export async function sharedAddresses(
  db: Db,
  ids: readonly string[],
  { keys, publicUrl }: { keys: AuthKeys; publicUrl: string },
): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const { id, shareSealed, shareEndedAt } = marketSearches;
  const rows = await db
    .select({ id, shareSealed })
    .from(marketSearches)
    .where(and(inArray(id, [...ids]), isNull(shareEndedAt), sql`${shareSealed} is not null`));
  return new Map(
    rows.flatMap(({ id, shareSealed }) => {
      try {
        return [[id, `${publicUrl}${SHARED_SEARCH_PATH}/${keys.open(shareSealed!)}`] as const];
      } catch {
        // The page still opens for whoever has its address.
        return [];
      }
    }),
  );
}

type MarketRow = typeof marketHomes.$inferSelect;

/** The columns that name a home in an answer, without its address. */
const NAMED = {
  operation: marketHomes.operation,
  type: sql<HomeType>`${marketHomes.type}`,
  quarter: marketHomes.quarter,
  town: marketHomes.town,
  priceCents: marketHomes.priceCents,
  previousPriceCents: marketHomes.previousPriceCents,
  currency: marketHomes.currency,
};
/** As an agent reads it of a home of others: nothing of it may look like an address. */
export const nameOf = ({ quarter, town, ...home }: Parameters<typeof pricedName>[0]): string =>
  pricedName({ ...home, quarter: safe(quarter), town: safe(town) }, HOME_TYPE_NAMES);
const safe = (place: string | null) => (place === null ? null : strangerWords(place));

export interface AnsweredHome {
  homeId: string;
  name: string;
  verdict: Verdict | null;
  comment: string | null;
  reason: RefusalReason | null;
  /** The agent's answer to the comment. */
  reply: string | null;
  at: string;
}

const MOST_ANSWERS = 20;

/** Answers of clients to the homes of these searches, the newest first, by search. Of a home that is no longer shown to the actor nothing is told. */
export async function answersOf(
  db: Db,
  actor: PersonActor,
  ids: readonly string[],
): Promise<Map<string, AnsweredHome[]>> {
  const answers = new Map<string, AnsweredHome[]>();
  if (ids.length === 0) return answers;
  const pools = new Set(await visiblePools(db, actor));
  const rows = await db
    .select({ answer: marketSearchAnswers, home: NAMED, pool: marketHomes.pool })
    .from(marketSearchAnswers)
    .innerJoin(marketHomes, eq(marketHomes.id, marketSearchAnswers.homeId))
    .where(inArray(marketSearchAnswers.searchId, [...ids]))
    .orderBy(sql`${marketSearchAnswers.at} desc`);
  for (const { answer, home, pool } of rows) {
    const list = answers.get(answer.searchId) ?? [];
    if (list.length === MOST_ANSWERS) continue;
    const { homeId, verdict, comment, reason, reply, at } = answer;
    const name = pools.has(pool) ? nameOf(home) : "Una vivienda que ya no se comparte contigo";
    answers.set(answer.searchId, [...list, { homeId, name, verdict, comment, reason, reply, at: at.toISOString() }]);
  }
  return answers;
}

export interface SharedHere {
  state: "here";
  search: SearchRow;
  pools: readonly string[];
}

/** The search of a token: `gone` was there once. */
export async function findSharedSearch(
  { database, now }: Pick<MarketServices, "database" | "now">,
  token: string,
): Promise<SharedHere | { state: "unknown" } | { state: "gone" }> {
  if (!TOKEN.test(token)) return { state: "unknown" };
  const [row] = await database.db
    .select({ search: marketSearches, owner: { bannedUntil: users.bannedUntil } })
    .from(marketSearches)
    .innerJoin(users, eq(users.id, marketSearches.ownerId))
    .where(eq(marketSearches.shareHash, sha256(token)));
  if (!row) return { state: "unknown" };
  if (row.search.shareEndedAt !== null || isBanned(row.owner, now())) return { state: "gone" };
  return { state: "here", search: row.search, pools: (await readPools(database.db))(row.search) };
}

/** A home as a client sees it: neither its address nor who offers it. */
export interface SharedHome
  extends Pick<
    MarketFacts,
    | "operation"
    | "type"
    | "quarter"
    | "town"
    | "builtAreaM2"
    | "rooms"
    | "bathrooms"
    | "floor"
    | "condition"
    | "features"
    | "knownFeatures"
    | "priceCents"
    | "previousPriceCents"
    | "currency"
    | "listedOn"
  > {
  id: string;
  cover: string | null;
  facadeSeed: number;
  isDemo: boolean;
  /** The conditions of the client of which nobody has said yet whether it fits them, in Spanish. */
  unconfirmed: string[];
  verdict: Verdict | null;
  comment: string | null;
  reason: RefusalReason | null;
  /** The agent's answer to the comment, and its time; null where there is none. */
  reply: { text: string; at: string } | null;
}

/** The homes of a shared search of today; null while the index is being filled. */
export async function sharedHomes(
  services: Pick<MarketServices, "database" | "market" | "now">,
  { search, pools }: Omit<SharedHere, "state">,
): Promise<{ total: number; homes: SharedHome[] } | null> {
  const { db } = services.database;
  const today = dayOf(services.now().toISOString());
  const answer = await services.market.page({ filter: search.filter, pools, today, limit: MOST_SHOWN, after: null });
  if (isLoading(answer)) return null;
  const [homes, said] = await Promise.all([
    openHomes(db, visitorActor(""), pools, answer.numbers),
    db.select().from(marketSearchAnswers).where(eq(marketSearchAnswers.searchId, search.id)),
  ]);
  const byHome = new Map(said.map((answer) => [answer.homeId, answer]));
  return {
    total: answer.total,
    homes: homes.map((home) => ({
      id: home.id,
      operation: home.operation,
      type: home.type,
      quarter: safe(home.quarter),
      town: safe(home.town),
      builtAreaM2: home.builtAreaM2,
      rooms: home.rooms,
      bathrooms: home.bathrooms,
      floor: home.floor,
      condition: home.condition,
      features: home.features,
      knownFeatures: home.knownFeatures,
      priceCents: home.priceCents,
      previousPriceCents: home.previousPriceCents,
      currency: home.currency,
      listedOn: home.listedOn,
      cover: home.cover,
      facadeSeed: home.facadeSeed,
      isDemo: home.isDemo,
      unconfirmed: unconfirmedConditions(search.filter, home),
      ...saidOf(byHome.get(home.id)),
    })),
  };
}

/** The client's words of a home and the agent's answer, as the page shows them. */
function saidOf(answer: typeof marketSearchAnswers.$inferSelect | undefined) {
  const { verdict = null, comment = null, reason = null, reply = null, repliedAt = null } = answer ?? {};
  return { verdict, comment, reason, reply: reply && repliedAt ? { text: reply, at: repliedAt.toISOString() } : null };
}

/** Whether the search finds the home today, as its page shows it. */
export function isOfSelection({ search, pools }: Omit<SharedHere, "state">, home: MarketRow, now: Date): boolean {
  // The constraints of the table hold its words to the lists of their types.
  const only = new ChangedHomes([home as unknown as IndexedHome]);
  return only.foundBy({ filter: search.filter, pools, today: dayOf(now.toISOString()) }).length > 0;
}
