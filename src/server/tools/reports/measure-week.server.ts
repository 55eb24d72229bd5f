import { and, asc, countDistinct, eq, gte, inArray, isNotNull, isNull, lt, ne, sql, sum } from "drizzle-orm";
import { comparisonOf, type MarketLevel, type ReportFigures } from "#domain/portfolio/homes/owner-report.ts";
import { foldName } from "#domain/shared/listing/fold.ts";
import { addDays, daysBetween, startOfWeek } from "#domain/shared/time/local-time.ts";
import { isoDateInMadrid, startOfDayInMadrid } from "../../platform/clock.server.ts";
import type { Db } from "../../platform/db/connection.server.ts";
import { calendarEvents } from "../../platform/db/tables/crm-calendar.server.ts";
import { contactEvents } from "../../platform/db/tables/crm-contacts.server.ts";
import { deals } from "../../platform/db/tables/crm-deals.server.ts";
import { homeEvents } from "../../platform/db/tables/portfolio-history.server.ts";
import { properties } from "../../platform/db/tables/portfolio-homes.server.ts";
import { shareLinkDays, shareLinks } from "../../platform/db/tables/tools-runs.server.ts";
import { isListed } from "../../portfolio/homes/home-conditions.server.ts";
import type { HomeRow } from "../../portfolio/homes/lock-homes.server.ts";
import { municipalityOf, officialValueOf } from "../places/places.server.ts";

/** A home is compared with those whose area is at most this much smaller or larger. */
const AREA_SHARE = 0.3;
const MOST_COMPARED = 500;
const DWELLINGS: ReadonlySet<string> = new Set(["piso", "atico", "duplex", "estudio", "casa", "chalet", "adosado"]);
/** Visits of so many days after the week count as planned. */
const PLANNED_DAYS = 30;

/** The Monday of the last week that is over, in Madrid. */
export const lastWeek = (now: Date): string => addDays(startOfWeek(isoDateInMadrid(now)), -7);

/** @param week its Monday; its days are those of Madrid */
export async function measureWeek(db: Db, home: HomeRow, week: string): Promise<ReportFigures> {
  const end = addDays(week, 7);
  const span = { week, end, from: startOfDayInMadrid(week), to: startOfDayInMadrid(end) };
  const [views, made, planned, enquiries, offers, priceBefore, comparison] = await Promise.all([
    viewsOf(db, home.id, span),
    visitsMade(db, home.id, span),
    visitsPlanned(db, home.id, span),
    enquiriesOf(db, home.id, span),
    offersOf(db, home.id, span),
    priceBeforeWeek(db, home.id, span),
    compared(db, home, end),
  ]);
  return {
    currency: home.currency,
    price: euros(home.priceCents),
    builtAreaM2: home.builtAreaM2,
    daysListed: daysListed(home.listedOn, end),
    views,
    visits: { made, planned },
    enquiries,
    offers,
    priceBefore,
    comparison,
    market: marketOf(home),
  };
}

/** The official mean value of the home's town; null of what it does not count, and where the table has the province alone. */
function marketOf({ operation, type, currency, municipalityCode }: HomeRow): MarketLevel | null {
  const isCounted = operation === "venta" && currency === "EUR" && DWELLINGS.has(type);
  const value = isCounted && municipalityCode !== null ? officialValueOf(municipalityCode) : undefined;
  const town = value?.level === "municipio" ? municipalityOf(value.code) : undefined;
  return value && town ? { unitPrice: value.unitPrice, place: town.name, period: value.period } : null;
}

interface Span {
  week: string;
  /** Monday of the next week. */
  end: string;
  from: Date;
  to: Date;
}

const euros = (cents: string | null): number | null => (cents === null ? null : Number(cents) / 100);

const daysListed = (listedOn: string | null, end: string): number | null =>
  listedOn === null ? null : Math.max(0, daysBetween(listedOn, end));

/** Null for a home whose page was never shared by then: nobody could see it. */
async function viewsOf(db: Db, homeId: string, { week, end, to }: Span): Promise<ReportFigures["views"]> {
  const pages = and(eq(shareLinks.homeId, homeId), eq(shareLinks.isReport, false), lt(shareLinks.createdAt, to));
  if ((await db.$count(shareLinks, pages)) === 0) return null;
  const isNow = sql`${shareLinkDays.day} >= ${week}`;
  const [row] = await db
    .select({
      now: sum(sql`case when ${isNow} then ${shareLinkDays.views} end`).mapWith(Number),
      before: sum(sql`case when not ${isNow} then ${shareLinkDays.views} end`).mapWith(Number),
    })
    .from(shareLinkDays)
    .innerJoin(shareLinks, eq(shareLinks.id, shareLinkDays.linkId))
    .where(and(pages, gte(shareLinkDays.day, addDays(week, -7)), lt(shareLinkDays.day, end)));
  return { now: row?.now ?? 0, before: row?.before ?? 0 };
}

const isVisit = (homeId: string) =>
  and(eq(calendarEvents.homeId, homeId), eq(calendarEvents.kind, "visita"), ne(calendarEvents.status, "cancelado"));

async function visitsMade(db: Db, homeId: string, { from, to }: Span): Promise<ReportFigures["visits"]["made"]> {
  const { startsAt, doneAt, outcome } = calendarEvents;
  const rows = await db
    .select({ startsAt, outcome })
    .from(calendarEvents)
    .where(and(isVisit(homeId), isNotNull(doneAt), gte(startsAt, from), lt(startsAt, to)))
    .orderBy(asc(startsAt));
  return rows.map((row) => ({ day: isoDateInMadrid(row.startsAt), outcome: row.outcome }));
}

async function visitsPlanned(db: Db, homeId: string, { end, to }: Span): Promise<number> {
  const { startsAt, doneAt, rrule } = calendarEvents;
  const until = startOfDayInMadrid(addDays(end, PLANNED_DAYS));
  // A series has no count of its own; its moved days are rows like others.
  const soon = and(isNull(doneAt), isNull(rrule), gte(startsAt, to), lt(startsAt, until));
  return await db.$count(calendarEvents, and(isVisit(homeId), soon));
}

/** Deals of people who want the home, by mail of a portal, form, shared page or by hand. */
async function enquiriesOf(db: Db, homeId: string, { from, to }: Span): Promise<number> {
  const isAsked = inArray(deals.kind, ["comprador", "inquilino"]);
  return await db.$count(
    deals,
    and(eq(deals.homeId, homeId), isAsked, gte(deals.createdAt, from), lt(deals.createdAt, to)),
  );
}

async function offersOf(db: Db, homeId: string, { from, to }: Span): Promise<number> {
  const [row] = await db
    .select({ offers: countDistinct(deals.id) })
    .from(contactEvents)
    .innerJoin(deals, eq(deals.id, contactEvents.dealId))
    .where(
      and(
        eq(deals.homeId, homeId),
        inArray(deals.kind, ["comprador", "inquilino"]),
        eq(contactEvents.kind, "etapa"),
        sql`${contactEvents.data} ->> 'to' = 'oferta'`,
        gte(contactEvents.at, from),
        lt(contactEvents.at, to),
      ),
    );
  return row!.offers;
}

/** The price before its first change in the week; null without one, or with another currency since. */
async function priceBeforeWeek(db: Db, homeId: string, { from, to }: Span): Promise<number | null> {
  const { at, changes } = homeEvents;
  const rows = await db
    .select({ changes })
    .from(homeEvents)
    .where(
      and(
        eq(homeEvents.homeId, homeId),
        gte(at, from),
        lt(at, to),
        sql`(${changes} ? 'price' or ${changes} ? 'currency')`,
      ),
    )
    .orderBy(asc(at), asc(homeEvents.id));
  if (rows.some((row) => "currency" in row.changes)) return null;
  const before = rows[0]?.changes.price?.[0];
  return typeof before === "number" ? before : null;
}

/**
 * Homes on offer of the same agency, or person without one, of the same kind and about the same area: those of the same quarter where
 * they are enough, else those of the same town.
 */
async function compared(db: Db, home: HomeRow, end: string): Promise<ReportFigures["comparison"]> {
  const town = home.town ?? home.placeName;
  if (town === null || home.builtAreaM2 === null) return null;
  const least = home.builtAreaM2 * (1 - AREA_SHARE);
  const most = home.builtAreaM2 * (1 + AREA_SHARE);
  const { ownerId, agencyId, builtAreaM2 } = properties;
  const rows = await db
    .select({
      town: sql<string | null>`coalesce(${properties.town}, ${properties.placeName})`,
      placeName: properties.placeName,
      priceCents: properties.priceCents,
      builtAreaM2,
      listedOn: properties.listedOn,
    })
    .from(properties)
    .where(
      and(
        home.agencyId === null ? and(eq(ownerId, home.ownerId!), isNull(agencyId)) : eq(agencyId, home.agencyId),
        isListed,
        ne(properties.id, home.id),
        inArray(properties.status, ["disponible", "reservado"]),
        eq(properties.operation, home.operation),
        eq(properties.type, home.type),
        eq(properties.currency, home.currency),
        gte(builtAreaM2, least),
        sql`${builtAreaM2} <= ${most}`,
      ),
    )
    .limit(MOST_COMPARED);
  const near = rows.filter((row) => row.town !== null && foldName(row.town) === foldName(town));
  const among = (some: typeof rows, place: string) =>
    comparisonOf(
      some.map((row) => ({
        price: euros(row.priceCents),
        builtAreaM2: row.builtAreaM2,
        daysListed: daysListed(row.listedOn, end),
      })),
      place,
    );
  const { placeName } = home;
  const inQuarter =
    placeName === null
      ? null
      : among(
          near.filter((row) => row.placeName !== null && foldName(row.placeName) === foldName(placeName)),
          placeName,
        );
  return inQuarter ?? among(near, town);
}
