import { and, eq, inArray, isNull, sql } from "drizzle-orm";
import { HOME_TYPE_NAMES } from "#content/home-names.ts";
import { wantsNotice } from "#domain/accounts/account/notices.ts";
import type { IndexedHome } from "#domain/market/columns/indexed-home.ts";
import type { MarketFacts } from "#domain/market/market-home.ts";
import { ChangedHomes } from "#domain/market/saved-searches/changed-homes.ts";
import { pricedName } from "#domain/market/saved-searches/news-words.ts";
import type { ClientAnswer, Verdict } from "#domain/market/saved-searches/saved-search.ts";
import { unconfirmedConditions } from "#domain/market/search/unconfirmed-conditions.ts";
import type { HomeType } from "#domain/shared/home-attributes/home-values.ts";
import { dayOf } from "#domain/shared/time/local-time.ts";
import { type PersonActor, visitorActor } from "../../accounts/access/actor.server.ts";
import { readPools, visiblePools } from "../../accounts/access/pools.server.ts";
import { isBanned } from "../../accounts/auth/sessions.server.ts";
import { ringBells } from "../../accounts/notifications/notifications.server.ts";
import { AppError } from "../../platform/app-error.server.ts";
import type { Db } from "../../platform/db/connection.server.ts";
import { users } from "../../platform/db/tables/accounts.server.ts";
import { contacts } from "../../platform/db/tables/crm-contacts.server.ts";
import { marketHomes } from "../../platform/db/tables/market.server.ts";
import { marketSearchAnswers, marketSearches } from "../../platform/db/tables/market-searches.server.ts";
import { strangerWords } from "../../platform/mail/stranger-words.server.ts";
import { type AuthKeys, randomToken, sha256 } from "../../platform/secrets/keys.server.ts";
import { isLoading } from "../index/market-index.server.ts";
import { openHomes } from "../index/read-market-homes.server.ts";
import type { MarketServices } from "../market-services.server.ts";
import { lockSearch, type SearchRow } from "./saved-searches.server.ts";
import { SEARCHES_PATH } from "./search-mail.server.ts";

/** The page of a search that an agent shares with their client: its homes of today, and what the client says of them. */

export const SHARED_SEARCH_PATH = "/seleccion";
/** How the cause of a notice of a client's answer begins. */
export const ANSWER_CAUSE = "respuesta:";
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
    const shared = { shareHash: sha256(token), shareSealed: keys.seal(token), shareEndedAt: null };
    await tx.update(marketSearches).set(shared).where(eq(marketSearches.id, id));
  });
  return token;
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
const nameOf = ({ quarter, town, ...home }: Parameters<typeof pricedName>[0]): string =>
  pricedName({ ...home, quarter: safe(quarter), town: safe(town) }, HOME_TYPE_NAMES);
const safe = (place: string | null) => (place === null ? null : strangerWords(place));

export interface AnsweredHome {
  homeId: string;
  name: string;
  verdict: Verdict | null;
  comment: string | null;
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
    const { homeId, verdict, comment, at } = answer;
    const name = pools.has(pool) ? nameOf(home) : "Una vivienda que ya no se comparte contigo";
    answers.set(answer.searchId, [...list, { homeId, name, verdict, comment, at: at.toISOString() }]);
  }
  return answers;
}

interface SharedHere {
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
    | "features"
    | "knownFeatures"
    | "priceCents"
    | "previousPriceCents"
    | "currency"
    | "listedOn"
  > {
  id: string;
  cover: string | null;
  isDemo: boolean;
  /** The conditions of the client of which nobody has said yet whether it fits them, in Spanish. */
  unconfirmed: string[];
  verdict: Verdict | null;
  comment: string | null;
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
      features: home.features,
      knownFeatures: home.knownFeatures,
      priceCents: home.priceCents,
      previousPriceCents: home.previousPriceCents,
      currency: home.currency,
      listedOn: home.listedOn,
      cover: home.cover,
      isDemo: home.isDemo,
      unconfirmed: unconfirmedConditions(search.filter, home),
      verdict: byHome.get(home.id)?.verdict ?? null,
      comment: byHome.get(home.id)?.comment ?? null,
    })),
  };
}

/** Notes in the timeline of a contact what they said of a home; an empty text takes an earlier word back. */
export type NoteClientAnswer = (
  tx: Db,
  said: { contactId: string; searchId: string; homeId: string; text: string | null; now: Date },
) => Promise<void>;

/**
 * Keeps what the client says of a home, and tells the agent: in the contact's timeline, where the search is kept for one, and in the bell.
 *
 * @throws AppError UNKNOWN_HOME for a home that the search does not find, or that its owner does not see
 */
export async function keepAnswer(
  tx: Db,
  shared: Omit<SharedHere, "state">,
  { homeId, verdict, comment }: ClientAnswer,
  { now, note }: { now: Date; note: NoteClientAnswer },
): Promise<void> {
  const { search, pools } = shared;
  const [home] = await tx
    .select()
    .from(marketHomes)
    .where(and(eq(marketHomes.id, homeId), inArray(marketHomes.pool, [...pools]), isNull(marketHomes.mergedIntoId)));
  if (!home) throw new AppError("UNKNOWN_HOME");
  const of = and(eq(marketSearchAnswers.searchId, search.id), eq(marketSearchAnswers.homeId, homeId));
  // One after another: two answers at once would each take the other's words for the earlier ones.
  await tx.select({ id: marketSearches.id }).from(marketSearches).where(eq(marketSearches.id, search.id)).for("update");
  const [before] = await tx.select().from(marketSearchAnswers).where(of);
  // A home that was answered once may have left the selection since; the client still takes their word back.
  if (!before && !isOfSelection(shared, home, now)) throw new AppError("UNKNOWN_HOME");
  const said = {
    verdict: verdict === undefined ? (before?.verdict ?? null) : verdict,
    comment: (comment === undefined ? before?.comment : comment) || null,
  };
  if (said.verdict === (before?.verdict ?? null) && said.comment === (before?.comment ?? null)) return;
  if (said.verdict === null && said.comment === null) await tx.delete(marketSearchAnswers).where(of);
  else {
    await tx
      .insert(marketSearchAnswers)
      .values({ searchId: search.id, homeId, ...said, at: now })
      .onConflictDoUpdate({
        target: [marketSearchAnswers.searchId, marketSearchAnswers.homeId],
        set: { ...said, at: now },
      });
  }
  const text = answerWords(said, nameOf(home as unknown as Parameters<typeof nameOf>[0]));
  const [contact] =
    search.contactId === null
      ? []
      : await tx
          .select({ id: contacts.id, fullName: contacts.fullName })
          .from(contacts)
          .where(and(eq(contacts.id, search.contactId), isNull(contacts.deletedAt)));
  if (contact) await note(tx, { contactId: contact.id, searchId: search.id, homeId, text, now });
  if (text === null) return;
  const [owner] = await tx.select({ metadata: users.metadata }).from(users).where(eq(users.id, search.ownerId));
  if (!wantsNotice(owner?.metadata ?? {}, "busquedas", "campana")) return;
  const notice = {
    title: `${contact?.fullName ?? "Tu cliente"} ha mirado «${search.name}»`,
    message: text,
    link: contact ? `/dashboard/contactos/${contact.id}` : SEARCHES_PATH,
    // A line for each home: the words about one would else replace those about another before anybody has read them.
    cause: `${ANSWER_CAUSE}${search.id}:${homeId}`,
  };
  await ringBells(tx, [search.ownerId], notice, now);
}

/** Whether the search finds the home today, as its page shows it. */
function isOfSelection({ search, pools }: Omit<SharedHere, "state">, home: MarketRow, now: Date): boolean {
  // The constraints of the table hold its words to the lists of their types.
  const only = new ChangedHomes([home as unknown as IndexedHome]);
  return only.foundBy({ filter: search.filter, pools, today: dayOf(now.toISOString()) }).length > 0;
}

/** `Le gusta: Piso en Ruzafa. «¿Tiene balcón?»`; null where nothing is said any more. */
function answerWords(
  { verdict, comment }: { verdict: Verdict | null; comment: string | null },
  name: string,
): string | null {
  const words = verdict === "me-gusta" ? `Le gusta: ${name}.` : verdict === "no" ? `No le interesa: ${name}.` : null;
  if (comment === null) return words;
  return `${words ?? `Sobre ${name}:`} «${comment}»`;
}
