import { and, desc, eq, inArray, isNotNull, isNull, or, sql } from "drizzle-orm";
import type { IndexedHome } from "#domain/market/columns/indexed-home.ts";
import { ChangedHomes } from "#domain/market/saved-searches/changed-homes.ts";
import type { PageOpens } from "#domain/market/saved-searches/page-opens.ts";
import type { Verdict } from "#domain/market/saved-searches/saved-search.ts";
import type { MarketFilter } from "#domain/market/search/market-filter.ts";
import type { PersonActor } from "../../accounts/access/actor.server.ts";
import { mayRead } from "../../accounts/access/policies.server.ts";
import { readPools } from "../../accounts/access/pools.server.ts";
import type { Db } from "../../platform/db/connection.server.ts";
import { marketHomes } from "../../platform/db/tables/market.server.ts";
import { marketSearchAnswers, marketSearches } from "../../platform/db/tables/market-searches.server.ts";

/** The searches of the market that are kept for one contact, as the contact's file and the matching show them. */

/** More are kept for nobody. */
const MOST_SHOWN = 20;

export interface SearchForContact {
  id: string;
  name: string;
  filter: MarketFilter;
  /** News since its owner looked last. */
  news: number;
  /** Homes of which the contact said something. */
  answers: number;
  isPaused: boolean;
  isShared: boolean;
  /** How often the shared page was opened, and when last. */
  opens: PageOpens;
}

/** Those that the actor may read, the newest first. */
export async function searchesOfContact(db: Db, actor: PersonActor, contactId: string): Promise<SearchForContact[]> {
  const rows = await db
    .select({
      id: marketSearches.id,
      name: marketSearches.name,
      filter: marketSearches.filter,
      // Of one table alone columns are written without its name, which would be another table's here.
      news: sql<number>`(select count(*)::int from market_search_hits h
        where h.search_id = market_searches.id and (market_searches.seen_at is null or h.at > market_searches.seen_at))`,
      answers: sql<number>`(select count(*)::int from market_search_answers a where a.search_id = market_searches.id)`,
      isPaused: sql<boolean>`${marketSearches.pausedAt} is not null`,
      isShared: sql<boolean>`${marketSearches.shareHash} is not null and ${marketSearches.shareEndedAt} is null`,
      views: marketSearches.views,
      lastViewAt: marketSearches.lastViewAt,
    })
    .from(marketSearches)
    .where(and(mayRead(actor, "marketSearch"), eq(marketSearches.contactId, contactId)))
    .orderBy(desc(marketSearches.createdAt), marketSearches.id)
    .limit(MOST_SHOWN);
  return rows.map(({ views, lastViewAt, ...search }) => ({
    ...search,
    opens: { views, lastViewAt: lastViewAt?.toISOString() ?? null },
  }));
}

/** A home as a contact saw it on the page of a search that is shared with them. */
export interface SeenInSelection {
  searchId: string;
  /** The search's name. */
  search: string;
  /** Whether the page shows the home today: one that was answered once may have left it, or its link may have ended. */
  isShown: boolean;
  verdict: Verdict | null;
  comment: string | null;
}

/**
 * Which of these homes, of the market or of the own portfolio, the contact has got by a search already: those that they answered, and those that
 * stand today in the selection that is shared with them.
 *
 * @param today ISO day
 */
export async function seenInSelections(
  db: Db,
  actor: PersonActor,
  { contactId, homeIds, today }: { contactId: string; homeIds: readonly string[]; today: string },
): Promise<Map<string, SeenInSelection>> {
  const seen = new Map<string, SeenInSelection>();
  if (homeIds.length === 0) return seen;
  const rows = await db
    .select()
    .from(marketHomes)
    .where(or(inArray(marketHomes.id, [...homeIds]), inArray(marketHomes.homeId, [...homeIds])));
  if (rows.length === 0) return seen;
  // A home of the portfolio is asked for by its own id, and stands in the market by another.
  const askedAs = new Map(
    rows.map(({ id, homeId }) => [id, homeId !== null && homeIds.includes(homeId) ? homeId : id]),
  );
  const isOfContact = and(mayRead(actor, "marketSearch"), eq(marketSearches.contactId, contactId));
  const [shared, answers] = await Promise.all([
    db
      .select()
      .from(marketSearches)
      .where(and(isOfContact, isNotNull(marketSearches.shareHash), isNull(marketSearches.shareEndedAt)))
      .limit(MOST_SHOWN),
    db
      .select({ answer: marketSearchAnswers, search: marketSearches.name })
      .from(marketSearchAnswers)
      .innerJoin(marketSearches, eq(marketSearches.id, marketSearchAnswers.searchId))
      .where(and(isOfContact, inArray(marketSearchAnswers.homeId, [...askedAs.keys()]))),
  ]);
  if (shared.length > 0) {
    // The constraints of the table hold its words to the lists of their types.
    const homes = new ChangedHomes(rows as unknown as IndexedHome[]);
    const idOf = new Map(rows.map(({ number, id }) => [number, id]));
    const poolsOf = await readPools(db);
    for (const search of shared) {
      const said = { searchId: search.id, search: search.name, isShown: true, verdict: null, comment: null };
      for (const number of homes.foundBy({ filter: search.filter, pools: poolsOf(search), today }))
        seen.set(askedAs.get(idOf.get(number)!)!, said);
    }
  }
  for (const { answer, search } of answers) {
    const { searchId, verdict, comment } = answer;
    const id = askedAs.get(answer.homeId)!;
    const isShown = seen.get(id)?.searchId === searchId;
    seen.set(id, { searchId, search, isShown, verdict, comment });
  }
  return seen;
}
