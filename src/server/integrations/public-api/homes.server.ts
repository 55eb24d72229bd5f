import { and, gte, inArray, sql } from "drizzle-orm";
import {
  type HomeListQuery,
  type HomePatchBody,
  type NewHomeBody,
  type PublicHome,
  publicHome,
} from "#domain/integrations/api/home-resource.ts";
import type { Page } from "#domain/integrations/api/paging.ts";
import { NO_FILTER } from "#domain/portfolio/homes/home-filter.ts";
import { HOME_STATUSES } from "#domain/shared/home-attributes/home-values.ts";
import type { PersonActor } from "../../accounts/access/actor.server.ts";
import { AppError } from "../../platform/app-error.server.ts";
import type { Db } from "../../platform/db/connection.server.ts";
import { properties } from "../../platform/db/tables/portfolio-homes.server.ts";
import {
  createHome as addHome,
  updateHome as changeHome,
  changeHomes,
} from "../../portfolio/homes/change-homes.server.ts";
import { conditionsOf, hasWords, partsOf, showsWords, wordsOf } from "../../portfolio/homes/home-conditions.server.ts";
import { homeOfRow } from "../../portfolio/homes/home-rows.server.ts";
import { findHomeRow, type HomeRow } from "../../portfolio/homes/lock-homes.server.ts";
import type { ToolServices } from "../../tools/tool-services.server.ts";
import { inOrder, readInPages } from "./read-in-pages.server.ts";

/** Homes of the portfolio for programs: the same rows, rights and changes as the pages have. */

/** Fewer than this are found by their words first and ordered then; more are met soon on the way along the order. */
const FEW = 2_000;

const FIELDS = Object.keys(publicHome.shape) as (keyof PublicHome)[];

export async function listHomes(
  { database: { db }, now }: ToolServices,
  actor: PersonActor,
  { status, operation, type, text, updatedSince, ...way }: HomeListQuery,
): Promise<Page<PublicHome>> {
  const filter = {
    ...NO_FILTER,
    text: text ?? "",
    operation: operation ?? null,
    types: type === undefined ? [] : [type],
  };
  const words = wordsOf(filter);
  // Signs alone name no home.
  if (filter.text !== "" && words.length === 0) return { data: [], nextCursor: null };
  const isFew = words.length > 0 && (await areFew(db, actor, words));
  const since = updatedSince === undefined ? undefined : gte(properties.updatedAt, new Date(updatedSince));
  // The index of listed homes is in the order of time within each status, so each status is a part of its own.
  const parts = partsOf(actor).flatMap((part) =>
    (status === undefined ? HOME_STATUSES : [status]).map((one) =>
      and(part, conditionsOf({ ...filter, status: one }, now()), since, isFew ? hasWords(words) : showsWords(words)),
    ),
  );
  const page = await readInPages(db, { table: properties, by: properties.updatedAt, parts, isFew }, way);
  const rows = await db.select().from(properties).where(inArray(properties.id, page.data));
  return { ...page, data: inOrder(rows, page.data).map(shown) };
}

async function areFew(db: Db, actor: PersonActor, words: readonly string[]): Promise<boolean> {
  const each = partsOf(actor).map(
    (part) => sql`(select 1 from ${properties} where ${and(part, hasWords(words))} limit ${FEW})`,
  );
  const { rows } = await db.execute<{ count: number }>(
    sql`select count(*)::int as count from (${sql.join(each, sql` union all `)}) as found`,
  );
  return rows[0]!.count < FEW;
}

/** A merged home leads to the one that was kept. @throws AppError UNKNOWN_HOME */
export async function getHome({ database: { db } }: ToolServices, actor: PersonActor, id: string): Promise<PublicHome> {
  const row = await findHomeRow(db, actor, id);
  if (!row) throw new AppError("UNKNOWN_HOME");
  return shown(row);
}

/** @throws AppError INVALID_INPUT with the messages of the fields */
export async function createHome(services: ToolServices, actor: PersonActor, body: NewHomeBody): Promise<PublicHome> {
  const { ownerContactId, ...values } = body;
  const id = await addHome(services.database.db, actor, { values, ownerContactId }, services.now());
  return await getHome(services, actor, id);
}

/** @throws AppError UNKNOWN_HOME, HOME_MERGED, INVALID_INPUT */
export async function updateHome(
  services: ToolServices,
  actor: PersonActor,
  id: string,
  { ownerContactId, ...values }: HomePatchBody,
): Promise<PublicHome> {
  // A home offered again loses its closing price and day.
  const reopened = values.status !== undefined && values.status !== "cerrado" && { closedOn: null, closedPrice: null };
  const change = { values: { ...reopened, ...values }, ownerContactId };
  await changeHome(services.database.db, actor, id, change, services.now());
  return await getHome(services, actor, id);
}

/** Into the trash. @throws AppError UNKNOWN_HOME */
export async function trashHome({ database: { db }, now }: ToolServices, actor: PersonActor, id: string) {
  if ((await changeHomes(db, actor, { act: "trash", ids: [id] }, now())) === 0) throw new AppError("UNKNOWN_HOME");
  return { id, deleted: true as const };
}

function shown(row: HomeRow): PublicHome {
  const home: Record<string, unknown> = homeOfRow(row);
  const { id, ownerId, ownerContactId } = row;
  const around: Partial<PublicHome> = {
    id,
    ownerId,
    ownerContactId,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    deletedAt: row.deletedAt?.toISOString() ?? null,
  };
  return Object.fromEntries(
    FIELDS.map((field) => [field, around[field] ?? home[field] ?? null]),
  ) as unknown as PublicHome;
}
