import { randomInt } from "node:crypto";
import { and, asc, eq, gt, inArray, isNotNull, isNull, lte, or, type SQL, sql } from "drizzle-orm";
import { day } from "#domain/shared/schema/when.ts";
import { addDays } from "#domain/shared/time/local-time.ts";
import {
  CODE_LETTERS,
  isOwnShortLink,
  type LinkForm,
  RANDOM_CODE_LENGTH,
  utmOf,
} from "#domain/site/links/short-link.ts";
import { AppError } from "../../platform/app-error.server.ts";
import { startOfDayInMadrid } from "../../platform/clock.server.ts";
import type { Db } from "../../platform/db/connection.server.ts";
import { searchPatterns } from "../../platform/db/search-text.server.ts";
import { shortLinks } from "../../platform/db/tables/site-outreach.server.ts";

/** Short links as the administration keeps them. */

export type ShortLinkRow = typeof shortLinks.$inferSelect;
export type LinkSort = "newest" | "clicks" | "lastClick" | "title";

export interface LinkFilter {
  search: string;
  state: "activo" | "caducado" | "desactivado" | null;
  sort: LinkSort;
  /** Counts from 1. */
  page: number;
}

export const LINKS_PER_PAGE = 25;
const MOST_EXPORTED = 10_000;
/** Random codes that are tried before the answer is that none was free. */
const TRIES = 5;

/** Links that agents made for their posts are theirs: the administration neither lists nor opens them. */
const IS_OF_UMBRAL = isNull(shortLinks.ownerId);

function conditionOf({ search, state }: Pick<LinkFilter, "search" | "state">, now: Date): SQL | undefined {
  const words = searchPatterns(search).map((pattern) => {
    const text = sql`lower(concat_ws(' ', ${shortLinks.title}, ${shortLinks.code}, ${shortLinks.target}))`;
    return sql`translate(${text}, 'áàäâéèëêíìïîóòöôúùüûñç', 'aaaaeeeeiiiioooouuuunc') like ${pattern}`;
  });
  const isLive = isNull(shortLinks.disabledAt);
  const states = {
    activo: and(isLive, or(isNull(shortLinks.expiresAt), gt(shortLinks.expiresAt, now))),
    caducado: and(isLive, lte(shortLinks.expiresAt, now)),
    desactivado: isNotNull(shortLinks.disabledAt),
  };
  return and(IS_OF_UMBRAL, ...words, state ? states[state] : undefined);
}

function orderOf(sort: LinkSort): SQL[] {
  const newest = [sql`${shortLinks.createdAt} desc`, asc(shortLinks.id)];
  switch (sort) {
    case "newest":
      return newest;
    case "clicks":
      return [sql`${shortLinks.clicks} desc`, ...newest];
    case "lastClick":
      return [sql`${shortLinks.lastClickAt} desc nulls last`, ...newest];
    case "title":
      return [sql`lower(${shortLinks.title})`, asc(shortLinks.id)];
  }
}

export async function listLinks(
  db: Db,
  filter: LinkFilter,
  now: Date,
): Promise<{ links: ShortLinkRow[]; total: number }> {
  const where = conditionOf(filter, now);
  const total = await db.$count(shortLinks, where);
  const links = await db
    .select()
    .from(shortLinks)
    .where(where)
    .orderBy(...orderOf(filter.sort))
    .limit(LINKS_PER_PAGE)
    .offset((filter.page - 1) * LINKS_PER_PAGE);
  return { links, total };
}

/** All that a filter finds, for a file. */
export async function allLinks(db: Db, filter: LinkFilter, now: Date): Promise<ShortLinkRow[]> {
  return await db
    .select()
    .from(shortLinks)
    .where(conditionOf(filter, now))
    .orderBy(...orderOf(filter.sort))
    .limit(MOST_EXPORTED);
}

export async function linkFigures(db: Db, now: Date) {
  const [figures] = await db
    .select({
      total: sql<number>`count(*)::int`,
      active: sql<number>`count(*) filter (where ${conditionOf({ search: "", state: "activo" }, now)})::int`,
      clicks: sql<number>`coalesce(sum(${shortLinks.clicks}), 0)::int`,
    })
    .from(shortLinks)
    .where(IS_OF_UMBRAL);
  return figures!;
}

export async function findLink(db: Db, id: string): Promise<ShortLinkRow | undefined> {
  const [row] = await db
    .select()
    .from(shortLinks)
    .where(and(IS_OF_UMBRAL, eq(shortLinks.id, id)));
  return row;
}

export async function linkOfCode(db: Db, code: string): Promise<ShortLinkRow | undefined> {
  const [row] = await db.select().from(shortLinks).where(eq(shortLinks.code, code.toLowerCase()));
  return row;
}

/** The first instant at which it works no more: the end of its last day. */
export function expiryOf(lastDay: string): Date | null {
  if (lastDay === "") return null;
  return startOfDayInMadrid(addDays(lastDay, 1));
}

type LinkValues = Pick<ShortLinkRow, "title" | "target" | "utm" | "expiresAt">;

/** @throws AppError INVALID_INPUT where it leads to a short link again, or its day does not exist */
function valuesOf(form: Omit<LinkForm, "code">, publicUrl: string): LinkValues {
  if (isOwnShortLink(form.target, publicUrl)) {
    throw new AppError("INVALID_INPUT", [
      { path: "target", message: "Un enlace corto no puede llevar a otro enlace corto. Escribe la página final." },
    ]);
  }
  if (form.lastDay !== "" && !day().safeParse(form.lastDay).success) {
    throw new AppError("INVALID_INPUT", [{ path: "lastDay", message: "Escribe una fecha que exista" }]);
  }
  const utm = utmOf(form) as Record<string, string>;
  return { title: form.title, target: form.target, utm, expiresAt: expiryOf(form.lastDay) };
}

export interface LinkAct {
  publicUrl: string;
  by: string;
  now: Date;
}

/** Columns of a link that is not Umbral's own. */
export type LinkOwner = Pick<ShortLinkRow, "ownerId" | "agencyId" | "runId" | "place">;

/** @throws AppError INVALID_INPUT where somebody has the code */
export async function addLink(
  tx: Db,
  form: LinkForm,
  { publicUrl, by, now }: LinkAct,
  owner?: LinkOwner,
): Promise<ShortLinkRow> {
  const values = { ...valuesOf(form, publicUrl), ...owner, createdBy: by, createdAt: now, updatedAt: now };
  for (let tried = 0; tried < (form.code ? 1 : TRIES); tried += 1) {
    const [row] = await tx
      .insert(shortLinks)
      .values({ ...values, code: form.code || randomCode() })
      .onConflictDoNothing({ target: shortLinks.code })
      .returning();
    if (row) return row;
  }
  const message = form.code
    ? "Ese código ya lo tiene otro enlace. Elige otro."
    : "No hay un código libre. Vuelve a intentarlo.";
  throw new AppError("INVALID_INPUT", [{ path: "code", message }]);
}

const randomCode = () =>
  Array.from({ length: RANDOM_CODE_LENGTH }, () => CODE_LETTERS[randomInt(CODE_LETTERS.length)]).join("");

/** @throws AppError NOT_FOUND */
export async function changeLink(
  tx: Db,
  id: string,
  form: Omit<LinkForm, "code">,
  { publicUrl, now }: Omit<LinkAct, "by">,
): Promise<void> {
  const changed = await tx
    .update(shortLinks)
    .set({ ...valuesOf(form, publicUrl), updatedAt: now })
    .where(and(IS_OF_UMBRAL, eq(shortLinks.id, id)));
  if (!changed.rowCount) throw new AppError("NOT_FOUND");
}

/** @throws AppError NOT_FOUND */
export async function disableLink(tx: Db, id: string, isDisabled: boolean, now: Date): Promise<void> {
  const set = {
    disabledAt: isDisabled ? sql`coalesce(${shortLinks.disabledAt}, ${now.toISOString()}::timestamptz)` : null,
    updatedAt: now,
  };
  const changed = await tx
    .update(shortLinks)
    .set(set)
    .where(and(IS_OF_UMBRAL, eq(shortLinks.id, id)));
  if (!changed.rowCount) throw new AppError("NOT_FOUND");
}

/** Codes that exist, of some. */
export async function takenCodes(db: Db, codes: readonly string[]): Promise<Set<string>> {
  if (codes.length === 0) return new Set();
  const rows = await db
    .select({ code: shortLinks.code })
    .from(shortLinks)
    .where(inArray(shortLinks.code, [...codes]));
  return new Set(rows.map(({ code }) => code));
}

/** @throws AppError NOT_FOUND */
export async function deleteLink(tx: Db, id: string): Promise<void> {
  const gone = await tx.delete(shortLinks).where(and(IS_OF_UMBRAL, eq(shortLinks.id, id)));
  if (!gone.rowCount) throw new AppError("NOT_FOUND");
}
