import { and, inArray, type SQL, sql } from "drizzle-orm";
import { unionAll } from "drizzle-orm/pg-core";
import type { ShownPhoto } from "#domain/portfolio/homes/home-files.ts";
import { type HomeFilter, type HomeSort, homeQuery } from "#domain/portfolio/homes/home-filter.ts";
import { HOME_STATUSES, type HomeStatus } from "#domain/shared/home-attributes/home-values.ts";
import type { Actor } from "../../accounts/access/actor.server.ts";
import type { AccountServices } from "../../accounts/account-services.server.ts";
import type { Db } from "../../platform/db/connection.server.ts";
import { properties } from "../../platform/db/tables/portfolio-homes.server.ts";
import { coversOf } from "../photos/read-photos.server.ts";
import { countedOnce } from "./counted-once.server.ts";
import { conditionsOf, hasWords, partsOf, showsWords, wordsOf } from "./home-conditions.server.ts";
import { toursOfHomes } from "./home-tours.server.ts";

/**
 * Lists of homes. An agency may have fifty thousand: a page reads its ids along an index, and opens only the rows that it shows.
 */

const HOMES_PER_PAGE = 24;
/** Fewer than this are found by their words first and ordered then; more are met soon on the way along the order. */
const FEW = 2_000;
const MOST_POINTS = 50_000;
const UNREACHED = 1_000_000_000;

export interface ListedHome {
  id: string;
  status: HomeStatus;
  operation: string;
  type: string;
  reference: string | null;
  title: string | null;
  address: string | null;
  placeName: string | null;
  locationDetail: string | null;
  town: string | null;
  price: number | null;
  closedPrice: number | null;
  currency: string;
  builtAreaM2: number | null;
  plotAreaM2: number | null;
  rooms: number | null;
  bathrooms: number | null;
  floor: number | null;
  mandateEndsOn: string | null;
  listedOn: string | null;
  updatedAt: Date;
  deletedAt: Date | null;
  isDemo: boolean;
  cover: ShownPhoto | null;
  /** Whether anybody may walk through it in 360°. */
  hasTour: boolean;
}

export type HomeCounts = Record<HomeStatus, number> & { all: number };

export interface HomePage {
  homes: ListedHome[];
  page: number;
  pages: number;
  /** Homes of the chosen status. */
  total: number;
  /** Homes of each status that match the rest of the filter. */
  counts: HomeCounts;
}

/** A page of the homes that match, and how many do. A page beyond the last is the last. */
export async function listPortfolio(
  services: AccountServices,
  actor: Actor,
  filter: HomeFilter,
  limit = HOMES_PER_PAGE,
): Promise<HomePage> {
  const { db } = services.database;
  const now = services.now();
  const counts = await countHomes(db, actor, filter, now);
  const total = filter.status ? counts[filter.status] : counts.all;
  const pages = Math.max(1, Math.ceil(total / limit));
  const page = Math.min(filter.page, pages);
  const ids =
    total === 0 ? [] : await idsOf(db, actor, filter, { now, counts, total, limit, offset: (page - 1) * limit });
  return { homes: await openHomes(services, ids), page, pages, total, counts };
}

/** How many homes match, by status. Asked again of a portfolio that has not changed, it is not counted again. */
export async function countHomes(db: Db, actor: Actor, filter: HomeFilter, now: Date): Promise<HomeCounts> {
  const asked = homeQuery({ ...filter, status: null, sort: "recientes", page: 1 });
  return await countedOnce(db, { actor, asked, now }, () => countAnew(db, actor, filter, now));
}

async function countAnew(db: Db, actor: Actor, filter: HomeFilter, now: Date): Promise<HomeCounts> {
  const words = wordsOf(filter);
  const counts = { all: 0, ...Object.fromEntries(HOME_STATUSES.map((status) => [status, 0])) } as HomeCounts;
  // Signs alone name no home.
  if (filter.text !== "" && words.length === 0) return counts;
  const where = and(conditionsOf({ ...filter, status: null }, now), hasWords(words));
  for (const part of partsOf(actor)) {
    const rows = await db
      .select({ status: properties.status, count: sql<number>`count(*)::int` })
      .from(properties)
      .where(and(part, where))
      .groupBy(properties.status);
    for (const { status, count } of rows) {
      counts[status] += count;
      counts.all += count;
    }
  }
  return counts;
}

interface Slice {
  now: Date;
  counts: HomeCounts | null;
  total: number;
  limit: number;
  offset: number;
}

/**
 * The ids of a page in their order. Each part is read in order along its index; the first rows of all parts are the
 * page.
 */
async function idsOf(
  db: Db,
  actor: Actor,
  filter: HomeFilter,
  { now, counts, total, limit, offset }: Slice,
): Promise<string[]> {
  const words = wordsOf(filter);
  const isFew = words.length > 0 && total <= FEW;
  const { by, direction } = ORDERS[filter.sort];
  // The index of listed homes is in the order of time within each status, so each status that has any is a part of its own.
  const statuses =
    filter.status !== null || filter.sort !== "recientes" || filter.inTrash || isFew
      ? [filter.status]
      : HOME_STATUSES.filter((status) => counts === null || counts[status] > 0);
  const parts = partsOf(actor).flatMap((part) =>
    statuses.map((status) => {
      const where = and(part, conditionsOf({ ...filter, status }, now), isFew ? hasWords(words) : showsWords(words));
      const rows = db
        .select({ id: properties.id, by: sql`${by}`.as("by") })
        .from(properties)
        .where(where)
        .$dynamic();
      // A limit that nothing reaches keeps finding and ordering apart, whatever the planner believes of the words.
      if (isFew) return rows.limit(UNREACHED);
      return rows.orderBy(sql`${by} ${direction}`, sql`${properties.id} desc`).limit(offset + limit);
    }),
  );
  const each = parts.map((part, i) => {
    const rows = part.as(`part${i}`);
    return db.select({ id: rows.id, by: rows.by }).from(rows).$dynamic();
  });
  const [first, second, ...rest] = each;
  const all = second ? unionAll(first!, second, ...rest).as("homes") : first!.as("homes");
  const page = await db
    .select({ id: all.id })
    .from(all)
    .orderBy(sql`${all.by} ${direction}`, sql`${all.id} desc`)
    .limit(limit)
    .offset(offset);
  return page.map(({ id }) => id);
}

const ORDERS: Record<HomeSort, { by: SQL; direction: SQL }> = {
  recientes: { by: sql`${properties.updatedAt}`, direction: sql`desc` },
  "precio-menor": { by: sql`${properties.priceCents}`, direction: sql`asc nulls last` },
  "precio-mayor": { by: sql`${properties.priceCents}`, direction: sql`desc nulls last` },
  superficie: { by: sql`${properties.builtAreaM2}`, direction: sql`desc nulls last` },
  "precio-m2": {
    by: sql`${properties.priceCents} / ${properties.builtAreaM2}::numeric`,
    direction: sql`asc nulls last`,
  },
  alta: { by: sql`${properties.listedOn}`, direction: sql`desc nulls last` },
};

/** Homes as lists show them, in the order of their ids. */
async function openHomes(services: AccountServices, ids: readonly string[]): Promise<ListedHome[]> {
  if (ids.length === 0) return [];
  const { id, status, operation, type, reference, title, address, placeName, locationDetail, town } = properties;
  const { priceCents, closedPriceCents, currency, builtAreaM2, plotAreaM2, rooms, bathrooms, floor } = properties;
  const { mandateEndsOn, listedOn, updatedAt, deletedAt } = properties;
  const rows = await services.database.db
    .select({
      id,
      status,
      operation,
      type,
      reference,
      title,
      address,
      placeName,
      locationDetail,
      town,
      priceCents,
      closedPriceCents,
      currency,
      builtAreaM2,
      plotAreaM2,
      rooms,
      bathrooms,
      floor,
      mandateEndsOn,
      listedOn,
      updatedAt,
      deletedAt,
      isDemo: sql<boolean>`${properties.extras} ? 'demo'`,
    })
    .from(properties)
    .where(inArray(id, [...ids]));
  const [covers, tours] = await Promise.all([coversOf(services, ids), toursOfHomes(services, ids)]);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const row = byId.get(id);
    if (!row) return [];
    const { priceCents, closedPriceCents, ...home } = row;
    return {
      ...home,
      price: amountOf(priceCents),
      closedPrice: amountOf(closedPriceCents),
      cover: covers.get(id) ?? null,
      hasTour: tours.has(id),
    };
  });
}

/** The rows of the first homes that match, whole. */
export async function findHomes(
  db: Db,
  actor: Actor,
  filter: HomeFilter,
  { now, limit }: { now: Date; limit: number },
): Promise<(typeof properties.$inferSelect)[]> {
  // The number of rows only decides how words are searched.
  const counts = filter.text === "" ? null : await countHomes(db, actor, filter, now);
  const total = counts?.all ?? 1;
  const ids = total === 0 ? [] : await idsOf(db, actor, filter, { now, counts, total, limit, offset: 0 });
  if (ids.length === 0) return [];
  const rows = await db.select().from(properties).where(inArray(properties.id, ids));
  return rows.sort((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id));
}

/** A home on the map: id, latitude, longitude, price and place in the list of statuses. */
export type HomePoint = [
  id: string,
  latitude: number,
  longitude: number,
  price: number | null,
  status: number,
  /** Left out of the many in euros. */
  currency?: string,
];

/** Positions of the matching homes, as far as they are known. */
export async function mapPoints(db: Db, actor: Actor, filter: HomeFilter, now: Date): Promise<HomePoint[]> {
  const words = wordsOf(filter);
  if (filter.text !== "" && words.length === 0) return [];
  const where = and(
    conditionsOf(filter, now),
    hasWords(words),
    sql`${properties.latitude} is not null`,
    sql`${properties.longitude} is not null`,
  );
  const points: HomePoint[] = [];
  for (const part of partsOf(actor)) {
    const { id, latitude, longitude, priceCents, status, currency } = properties;
    const rows = await db
      .select({ id, latitude, longitude, priceCents, status, currency })
      .from(properties)
      .where(and(part, where))
      .limit(MOST_POINTS - points.length);
    for (const row of rows) {
      const place = [row.latitude!, row.longitude!].map((degrees) => Number(degrees.toFixed(5))) as [number, number];
      const point = [row.id, ...place, amountOf(row.priceCents), HOME_STATUSES.indexOf(row.status)] as const;
      points.push(row.currency === "EUR" ? [...point] : [...point, row.currency]);
    }
  }
  return points;
}

/** A few homes by their ids, as lists show them: a click on the map opens them. */
export async function someHomes(
  services: AccountServices,
  actor: Actor,
  ids: readonly string[],
): Promise<ListedHome[]> {
  const seen: string[] = [];
  for (const part of partsOf(actor)) {
    const rows = await services.database.db
      .select({ id: properties.id })
      .from(properties)
      .where(and(part, inArray(properties.id, [...ids])));
    seen.push(...rows.map(({ id }) => id));
  }
  return await openHomes(
    services,
    ids.filter((id) => seen.includes(id)),
  );
}

const amountOf = (cents: string | null): number | null => (cents === null ? null : Number(cents) / 100);
