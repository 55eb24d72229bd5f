import { and, desc, eq, gte, ilike, inArray, isNotNull, isNull, notExists, type SQL, sql } from "drizzle-orm";
import { DAY_MS } from "#domain/shared/time/durations.ts";
import type { TourState } from "#domain/tools/tours/tour-states.ts";
import type { PersonActor } from "../../accounts/access/actor.server.ts";
import { mayRead } from "../../accounts/access/policies.server.ts";
import { homeName } from "../../crm/contacts/deal-cards.server.ts";
import { isoDateInMadrid } from "../../platform/clock.server.ts";
import type { Db } from "../../platform/db/connection.server.ts";
import { pageCount } from "../../platform/db/page-count.server.ts";
import { properties } from "../../platform/db/tables/portfolio-homes.server.ts";
import { tourDays, tourImports, tourPanoramas, tours } from "../../platform/db/tables/tools-tours.server.ts";
import { publishedPanoramaOf } from "./panoramas/panorama-tiles.server.ts";
import { stateOf } from "./tour-rows.server.ts";

/** The gallery of tours. */

export interface ListedTour {
  id: string;
  /** Of its address without brand. */
  bareId: string;
  title: string;
  state: TourState;
  /** Since it was published. */
  hasChanges: boolean;
  /** Of the draft, which publishing names. */
  revision: number;
  /** Whether its first scene has its picture, so that it can be published. */
  isReady: boolean;
  hasPassword: boolean;
  expiresAt: string | null;
  updatedAt: string;
  scenes: number;
  /** Address of a small picture of the first scene; null while none is ready. */
  preview: string | null;
  /** Of the last thirty days. */
  views: number;
  leads: number;
  home: { id: string; title: string } | null;
}

export interface TourShelf {
  /** Counts from 1. */
  page: number;
  isTrash: boolean;
  state?: TourState | undefined;
  /** Words of the title. */
  words?: string | undefined;
  /** Only those of one home. */
  homeId?: string | undefined;
}

const PER_PAGE = 24;

/** The actor's tours, the last changed first. A home that they do not see is not named. */
export async function listTours(
  db: Db,
  actor: PersonActor,
  { page, isTrash, state, words, homeId }: TourShelf,
  now: Date,
): Promise<{ pages: number; tours: ListedTour[] }> {
  const isSeen = and(
    mayRead(actor, "tour"),
    isTrash ? isNotNull(tours.deletedAt) : isNull(tours.deletedAt),
    state === undefined ? undefined : isIn(state),
    words ? ilike(tours.title, `%${words.replace(/[\\%_]/g, "\\$&")}%`) : undefined,
    homeId === undefined ? undefined : eq(tours.homeId, homeId),
    isWhole(db),
  );
  const { id, title, reference, address, type, town, placeName } = properties;
  const listed = {
    id: tours.id,
    bareId: tours.bareId,
    title: tours.title,
    revision: tours.revision,
    publishedRevision: tours.publishedRevision,
    publishedAt: tours.publishedAt,
    archivedAt: tours.archivedAt,
    passwordHash: tours.passwordHash,
    expiresAt: tours.expiresAt,
    updatedAt: tours.updatedAt,
    scenes: sql<number>`jsonb_array_length(${tours.document} -> 'scenes')`,
    firstPanorama,
  };
  const rows = await db
    .select({ row: listed, home: { id, title, reference, address, type, town, placeName } })
    .from(tours)
    .leftJoin(properties, and(eq(properties.id, tours.homeId), mayRead(actor, "home"), isNull(properties.deletedAt)))
    .where(isSeen)
    .orderBy(desc(tours.updatedAt), desc(tours.id))
    .offset((page - 1) * PER_PAGE)
    .limit(PER_PAGE);
  const pages = await pageCount({ page, perPage: PER_PAGE, rows: rows.length }, () => db.$count(tours, isSeen));
  const ids = rows.map(({ row }) => row.id);
  const [previews, counted] = await Promise.all([
    previewsOf(
      db,
      rows.flatMap(({ row }) => row.firstPanorama ?? []),
    ),
    countedOf(db, ids, now),
  ]);
  return {
    pages,
    tours: rows.map(({ row, home }) => {
      const preview = (row.firstPanorama && previews.get(row.firstPanorama)) ?? null;
      const name = home && homeName(home);
      const { views = 0, leads = 0 } = counted.get(row.id) ?? {};
      return {
        id: row.id,
        bareId: row.bareId,
        title: row.title,
        state: stateOf(row),
        hasChanges: row.publishedAt !== null && row.publishedRevision !== row.revision,
        revision: row.revision,
        isReady: preview !== null,
        hasPassword: row.passwordHash !== null,
        expiresAt: row.expiresAt?.toISOString() ?? null,
        updatedAt: row.updatedAt.toISOString(),
        scenes: row.scenes,
        preview,
        views,
        leads,
        home: name && { id: name.id, title: name.title },
      };
    }),
  };
}

const isIn = (state: TourState): SQL | undefined =>
  state === "archivado"
    ? isNotNull(tours.archivedAt)
    : and(isNull(tours.archivedAt), state === "publicado" ? isNotNull(tours.publishedAt) : isNull(tours.publishedAt));

/** One that is still being read from an archive is in no list. */
const isWhole = (db: Db): SQL =>
  notExists(
    db
      .select({ one: sql`1` })
      .from(tourImports)
      .where(and(eq(tourImports.tourId, tours.id), inArray(tourImports.state, ["en-cola", "trabajando"]))),
  );

/** The panorama of the start, else of the first scene. A list reads no document: each may have two megabytes. */
const firstPanorama = sql<string | null>`coalesce(
  jsonb_path_query_first(
    ${tours.document},
    '$.scenes[*] ? (@.id == $start).panoramaId',
    jsonb_build_object('start', ${tours.document} -> 'start')
  ) #>> '{}',
  ${tours.document} #>> '{scenes,0,panoramaId}'
)`;

async function previewsOf(db: Db, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({
      id: tourPanoramas.id,
      tourId: tourPanoramas.tourId,
      version: tourPanoramas.version,
      sizes: tourPanoramas.sizes,
      covers: tourPanoramas.covers,
      tilesFileId: tourPanoramas.tilesFileId,
    })
    .from(tourPanoramas)
    .where(inArray(tourPanoramas.id, [...ids]));
  return new Map(
    rows.flatMap((row) => {
      const published = publishedPanoramaOf(row, `/api/tours/${row.tourId}/panoramas/`);
      return published ? [[row.id, published.preview] as const] : [];
    }),
  );
}

async function countedOf(db: Db, ids: readonly string[], now: Date) {
  if (ids.length === 0) return new Map<string, { views: number; leads: number }>();
  const since = isoDateInMadrid(new Date(now.getTime() - 30 * DAY_MS));
  const rows = await db
    .select({
      tourId: tourDays.tourId,
      views: sql`sum(${tourDays.views})`.mapWith(Number),
      leads: sql`sum(${tourDays.leads})`.mapWith(Number),
    })
    .from(tourDays)
    .where(and(inArray(tourDays.tourId, [...ids]), gte(tourDays.day, since)))
    .groupBy(tourDays.tourId);
  return new Map(rows.map(({ tourId, ...counted }) => [tourId, counted]));
}
