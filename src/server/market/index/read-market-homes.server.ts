import { and, asc, getTableColumns, inArray, isNull, or, sql } from "drizzle-orm";
import { PORTFOLIO_SOURCE } from "#domain/market/adverts/advert.ts";
import { advertText } from "#domain/market/adverts/advert-of-home.ts";
import type { HomeValue, MarketHomeFile } from "#domain/market/home-file.ts";
import type { MarketHome } from "#domain/market/market-home.ts";
import { foldTwins, type TwinFacts } from "#domain/market/twins.ts";
import { facadeSeedOf } from "#domain/portfolio/homes/facade-seed.ts";
import { type Actor, scopeOf } from "../../accounts/access/actor.server.ts";
import { visiblePools } from "../../accounts/access/pools.server.ts";
import { builtOnce } from "../../platform/db/built-once.server.ts";
import type { Db } from "../../platform/db/connection.server.ts";
import { agencies } from "../../platform/db/tables/accounts-agencies.server.ts";
import { marketAdverts, marketChanges, marketHomes } from "../../platform/db/tables/market.server.ts";
import { properties } from "../../platform/db/tables/portfolio-homes.server.ts";
import { importSources } from "../../platform/db/tables/portfolio-imports.server.ts";

/** Homes of the market as pages show them, opened within the pools that somebody sees. */

/** Adverts and changes of one home that are shown. */
const MOST_ADVERTS = 100;
const MOST_CHANGES = 500;

type MarketRow = typeof marketHomes.$inferSelect;

/** The columns that only the market's own work needs, terms and courses of some thousand letters among them: a page of homes is read without them. */
const {
  province: _province,
  seenOn: _seenOn,
  terms: _terms,
  course: _course,
  valuedOn: _valuedOn,
  valueDueOn: _valueDueOn,
  placeDue: _placeDue,
  expectedLowCents: _expectedLowCents,
  expectedHighCents: _expectedHighCents,
  expectedFrom: _expectedFrom,
  expectedConfidence: _expectedConfidence,
  mergedIntoId: _mergedIntoId,
  createdAt: _createdAt,
  changedIn: _changedIn,
  ...SHOWN_COLUMNS
} = getTableColumns(marketHomes);
/** A row of those columns; one with all of them is shown alike. */
type ShownRow = Pick<MarketRow, keyof typeof SHOWN_COLUMNS> & Partial<MarketRow>;

/** Those of a page about one home: with its value, what carries it, and its day. */
const FILE_COLUMNS = Object.assign(
  {
    valuedOn: marketHomes.valuedOn,
    expectedLowCents: marketHomes.expectedLowCents,
    expectedHighCents: marketHomes.expectedHighCents,
    expectedFrom: marketHomes.expectedFrom,
    expectedConfidence: marketHomes.expectedConfidence,
  },
  SHOWN_COLUMNS,
);

const homesByNumber = builtOnce((db) =>
  db
    .select(SHOWN_COLUMNS)
    .from(marketHomes)
    .where(
      and(
        sql`${marketHomes.number} = any(${sql.placeholder("numbers")})`,
        sql`${marketHomes.pool} = any(${sql.placeholder("pools")})`,
        isNull(marketHomes.mergedIntoId),
      ),
    )
    .prepare(""),
);

/**
 * Homes in the order of their numbers as given; those that are gone meanwhile, or not to be seen, are left out. One that two agencies offer stands once, with the
 * names of the others.
 */
export async function openHomes(
  db: Db,
  actor: Actor,
  pools: readonly string[],
  numbers: readonly number[],
): Promise<MarketHome[]> {
  if (numbers.length === 0) return [];
  const rows = await homesByNumber(db).execute({ numbers: [...numbers], pools: [...pools] });
  const byNumber = new Map(rows.map((row) => [row.number, row]));
  const shown = numbers.flatMap((number) => byNumber.get(number) ?? []);
  // The constraints of the table hold operation and type to the lists of their types.
  const folded = foldTwins(shown as (ShownRow & TwinFacts)[]);
  return folded.map(({ home, twins }) => {
    const alsoBy = [...new Set(twins.flatMap(({ sources }) => sources))];
    return Object.assign(shownHome(home, actor), alsoBy.length === 0 ? {} : { alsoBy });
  });
}

/** Ids of single homes, by number. */
export async function idsOf(
  db: Db,
  pools: readonly string[],
  numbers: readonly number[],
): Promise<Map<number, string>> {
  if (numbers.length === 0) return new Map();
  const rows = await db
    .select({ number: marketHomes.number, id: marketHomes.id })
    .from(marketHomes)
    .where(and(inArray(marketHomes.number, [...numbers]), seen(pools)));
  return new Map(rows.map(({ number, id }) => [number, id]));
}

/** @returns undefined for a home that is not there, or lies in a pool that the actor does not see */
export async function readHomeFile(db: Db, actor: Actor, id: string): Promise<MarketHomeFile | undefined> {
  const pools = await visiblePools(db, actor);
  const [row] = await db
    .select(FILE_COLUMNS)
    .from(marketHomes)
    .where(and(sql`${marketHomes.id} = ${id}`, seen(pools)));
  if (!row) return undefined;
  const own = actor.isAnonymous ? [] : [scopeOf(actor), actor.ownerId];
  const [adverts, changes, text] = await Promise.all([
    readAdverts(db, id, pools, own),
    readChangesOf(db, id, pools),
    row.homeId === null ? undefined : portfolioText(db, row.homeId),
  ]);
  const told = adverts.map((advert) =>
    advert.source === PORTFOLIO_SOURCE && text !== undefined ? { ...advert, text } : advert,
  );
  return { home: shownHome(row, actor), value: valueIn(row), adverts: told, changes };
}

type ValueRow = Pick<
  MarketRow,
  "expectedCents" | "expectedLowCents" | "expectedHighCents" | "expectedFrom" | "expectedConfidence" | "valuedOn"
>;

/** The value that the store keeps of a home; null where a part of it is not known. */
export function valueIn(row: ValueRow): HomeValue | null {
  const { expectedCents, expectedLowCents: lowCents, expectedHighCents: highCents, expectedFrom, valuedOn: on } = row;
  const confidence = row.expectedConfidence;
  if (expectedCents === null || lowCents === null || highCents === null || !expectedFrom || !confidence || !on)
    return null;
  return { expectedCents, lowCents, highCents, comparables: expectedFrom, confidence, on };
}

/** The text of the advert of a home of a portfolio, as it is written there now. */
async function portfolioText(db: Db, homeId: string): Promise<string | undefined> {
  const [home] = await db
    .select({ descriptions: properties.descriptions })
    .from(properties)
    .where(sql`${properties.id} = ${homeId}`);
  return home && advertText(home);
}

/** Homes that were joined one to another, in a row. */
const LONGEST_CHAIN = 10;

/** @returns the home that another one was joined to; undefined where it was joined to none that the actor sees */
export async function findJoinedInto(db: Db, actor: Actor, id: string): Promise<string | undefined> {
  const pools = await visiblePools(db, actor);
  let at = id;
  for (let step = 0; step < LONGEST_CHAIN; step++) {
    const [row] = await db
      .select({ mergedIntoId: marketHomes.mergedIntoId })
      .from(marketHomes)
      .where(and(sql`${marketHomes.id} = ${at}`, inArray(marketHomes.pool, pools)));
    if (!row) return undefined;
    if (row.mergedIntoId === null) return at === id ? undefined : at;
    at = row.mergedIntoId;
  }
  return undefined;
}

/** The number of somebody who sells their own home is for the people of the pool that brought the advert, not for those to whom it was opened. */
const phoneFor = (own: readonly string[]) =>
  sql<
    string | null
  >`case when ${marketAdverts.described} ->> 'seller' = 'agencia' or ${inArray(marketAdverts.pool, [...own])} then coalesce(${marketAdverts.phone}, ${agencies.phone}) end`;

/** So is what they wrote, in which numbers and names may stand. */
const textFor = (own: readonly string[]) =>
  sql<
    string | null
  >`case when ${marketAdverts.described} ->> 'seller' is distinct from 'particular' or ${inArray(marketAdverts.pool, [...own])} then ${marketAdverts.described} ->> 'text' end`;

const readAdverts = (db: Db, homeId: string, pools: readonly string[], own: readonly string[]) =>
  db
    .select({
      id: marketAdverts.id,
      // A sender of imports stands there by its id, as its name may change.
      source: sql<string>`coalesce(${importSources.name}, ${marketAdverts.source})`,
      agencyName: marketAdverts.agencyName,
      phone: phoneFor(own),
      email: agencies.email,
      website: agencies.website,
      url: marketAdverts.url,
      text: textFor(own),
      status: marketAdverts.status,
      priceCents: marketAdverts.priceCents,
      currency: marketAdverts.currency,
      listedOn: marketAdverts.listedOn,
      seenOn: marketAdverts.seenOn,
    })
    .from(marketAdverts)
    .leftJoin(importSources, sql`${importSources.id} = ${marketAdverts.sourceId}`)
    // The agency whose home it is answers for its own portfolio alone, not for adverts of others that it brought.
    .leftJoin(agencies, sql`${agencies.id} = ${marketAdverts.pool} and ${marketAdverts.source} = ${PORTFOLIO_SOURCE}`)
    .where(and(sql`${marketAdverts.dwellingId} = ${homeId}`, inArray(marketAdverts.pool, [...pools])))
    .orderBy(sql`${marketAdverts.status} <> 'activo'`, asc(marketAdverts.priceCents), asc(marketAdverts.id))
    .limit(MOST_ADVERTS);

/** Changes of an advert of another pool are not told. */
const readChangesOf = (db: Db, homeId: string, pools: readonly string[]) =>
  db
    .select({
      on: marketChanges.on,
      kind: marketChanges.kind,
      priceCents: marketChanges.priceCents,
      advertId: marketChanges.advertId,
    })
    .from(marketChanges)
    .where(
      and(
        sql`${marketChanges.dwellingId} = ${homeId}`,
        or(
          isNull(marketChanges.advertId),
          inArray(
            marketChanges.advertId,
            db
              .select({ id: marketAdverts.id })
              .from(marketAdverts)
              .where(inArray(marketAdverts.pool, [...pools])),
          ),
        ),
      ),
    )
    .orderBy(asc(marketChanges.on), asc(marketChanges.id))
    .limit(MOST_CHANGES);

const seen = (pools: readonly string[]) => and(inArray(marketHomes.pool, [...pools]), isNull(marketHomes.mergedIntoId));

/** Columns that only the market's own work needs, and the pool, are left out. */
export function shownHome(row: ShownRow, actor: Actor): MarketHome {
  const {
    number: _number,
    pool,
    province: _province,
    seenOn: _seenOn,
    terms: _terms,
    course: _course,
    valuedOn: _valuedOn,
    valueDueOn: _valueDueOn,
    placeDue: _placeDue,
    expectedLowCents: _expectedLowCents,
    expectedHighCents: _expectedHighCents,
    expectedFrom: _expectedFrom,
    expectedConfidence: _expectedConfidence,
    mergedIntoId: _mergedIntoId,
    createdAt: _createdAt,
    changedIn: _changedIn,
    homeId,
    ...shown
  } = row;
  const isOwn = !actor.isAnonymous && (pool === scopeOf(actor) || pool === actor.ownerId);
  // The constraints of the table hold operation, type, condition and rating to the lists of their types.
  return Object.assign(shown, {
    homeId: isOwn ? homeId : null,
    cover: isOurs(shown.cover) ? shown.cover : null,
    facadeSeed: facadeSeedOf(homeId ?? row.id),
  }) as unknown as MarketHome;
}

/** A picture of this site. Those of senders lie elsewhere, where no page of ours may fetch them. */
const isOurs = (cover: string | null) => cover?.startsWith("/") === true && !cover.startsWith("//");
