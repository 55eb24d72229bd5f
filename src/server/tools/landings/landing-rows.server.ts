import { and, desc, eq, isNotNull, isNull, lte, or, sql } from "drizzle-orm";
import type { LandingDocument } from "#domain/tools/landings/landing-document.ts";
import { landingSlug } from "#domain/tools/landings/landing-slug.ts";
import type { PersonActor } from "../../accounts/access/actor.server.ts";
import { mayChange, mayRead } from "../../accounts/access/policies.server.ts";
import { isBanned } from "../../accounts/auth/sessions.server.ts";
import { AppError } from "../../platform/app-error.server.ts";
import { isoDateInMadrid } from "../../platform/clock.server.ts";
import type { Db } from "../../platform/db/connection.server.ts";
import { pageCount } from "../../platform/db/page-count.server.ts";
import { users } from "../../platform/db/tables/accounts.server.ts";
import {
  landingDays,
  landingDomains,
  landings,
  landingVersions,
} from "../../platform/db/tables/tools-landings.server.ts";
import { publishChange } from "../../platform/realtime/change-feed.server.ts";

/** Rows of landing pages as their people and their visitors find them. */

export type LandingRow = typeof landings.$inferSelect;

/** The tool, and where visitors read. */
export const LANDINGS_PATH = "/generador-landing";
export const PAGE_PATH = "/p";

const PER_PAGE = 50;

export const isPublished = ({ row, bannedUntil }: Pick<FoundPage, "row" | "bannedUntil">, now: Date): boolean =>
  row.publishedAt !== null && row.endedAt === null && row.deletedAt === null && !isBanned({ bannedUntil }, now);

export async function findLanding(db: Db, actor: PersonActor, id: string): Promise<LandingRow | undefined> {
  const [row] = await db
    .select()
    .from(landings)
    .where(and(eq(landings.id, id), mayRead(actor, "landing")));
  return row;
}

/** @throws AppError NOT_FOUND */
export async function mustFindLanding(db: Db, actor: PersonActor, id: string): Promise<LandingRow> {
  const row = await findLanding(db, actor, id);
  if (!row) throw new AppError("NOT_FOUND");
  return row;
}

/** @throws AppError NOT_FOUND, LANDING_CHANGED where somebody saved meanwhile, LANDING_IN_TRASH */
export async function lockLanding(tx: Db, actor: PersonActor, id: string, revision?: number): Promise<LandingRow> {
  const row = await lockAnyLanding(tx, actor, id);
  if (row.deletedAt !== null) throw new AppError("LANDING_IN_TRASH");
  if (revision !== undefined && row.revision !== revision) throw new AppError("LANDING_CHANGED");
  return row;
}

/** The same, also in the trash. @throws AppError NOT_FOUND */
export async function lockAnyLanding(tx: Db, actor: PersonActor, id: string): Promise<LandingRow> {
  const [row] = await tx
    .select()
    .from(landings)
    .where(and(eq(landings.id, id), mayChange(actor, "landing")))
    .for("update");
  if (!row) throw new AppError("NOT_FOUND");
  return row;
}

/** The open pages of whoever works with it show the new state. */
export const tellLandingChanged = (tx: Db, row: Pick<LandingRow, "agencyId" | "ownerId">) =>
  publishChange(tx, row.agencyId ?? row.ownerId, "contacts");

/** A page at its address, with what was last published. */
export interface FoundPage {
  row: LandingRow;
  document: LandingDocument;
  /** Until when its owner may not use the product: their page is gone meanwhile. */
  bannedUntil: Date | null;
  /** Its own domain, where that is proved. */
  host: string | null;
}

async function pageWhere(db: Db, where: ReturnType<typeof eq>): Promise<FoundPage | undefined> {
  const [found] = await db
    .select({
      row: landings,
      document: landingVersions.document,
      host: landingDomains.host,
      bannedUntil: users.bannedUntil,
    })
    .from(landings)
    .innerJoin(users, eq(users.id, landings.ownerId))
    .innerJoin(
      landingVersions,
      and(eq(landingVersions.landingId, landings.id), eq(landingVersions.number, landings.versions)),
    )
    .leftJoin(landingDomains, and(eq(landingDomains.landingId, landings.id), isNotNull(landingDomains.provedAt)))
    .where(where);
  return found;
}

/** One that was never published has no address yet; what no address can be is not looked for. */
export const pageAt = async (db: Db, slug: string): Promise<FoundPage | undefined> =>
  landingSlug.safeParse(slug).success ? await pageWhere(db, eq(landings.slug, slug)) : undefined;

export interface ListedLanding {
  id: string;
  title: string;
  slug: string;
  state: "borrador" | "publicada" | "retirada";
  hasChanges: boolean;
  updatedAt: string;
  visitors: number;
  leads: number;
}

export const stateOf = (row: Pick<LandingRow, "publishedAt" | "endedAt">): ListedLanding["state"] =>
  row.publishedAt === null ? "borrador" : row.endedAt === null ? "publicada" : "retirada";

/** The actor's pages, the last changed first. @param page counts from 1 */
export async function listLandings(
  db: Db,
  actor: PersonActor,
  { page, isTrash }: { page: number; isTrash: boolean },
): Promise<{ pages: number; landings: ListedLanding[] }> {
  const isSeen = and(mayRead(actor, "landing"), isTrash ? isNotNull(landings.deletedAt) : isNull(landings.deletedAt));
  const sum = (column: "visitors" | "leads") =>
    sql<number>`coalesce((select sum(d.${sql.raw(column)}) from ${landingDays} d where d.landing_id = ${landings}.id), 0)::int`;
  const rows = await db
    .select({
      id: landings.id,
      title: landings.title,
      slug: landings.slug,
      publishedAt: landings.publishedAt,
      endedAt: landings.endedAt,
      updatedAt: landings.updatedAt,
      visitors: sum("visitors"),
      leads: sum("leads"),
    })
    .from(landings)
    .where(isSeen)
    .orderBy(desc(landings.updatedAt), desc(landings.id))
    .offset((page - 1) * PER_PAGE)
    .limit(PER_PAGE);
  const pages = await pageCount({ page, perPage: PER_PAGE, rows: rows.length }, () => db.$count(landings, isSeen));
  return {
    pages,
    landings: rows.map(({ publishedAt, endedAt, updatedAt, ...row }) => ({
      ...row,
      state: stateOf({ publishedAt, endedAt }),
      hasChanges: publishedAt !== null && updatedAt > publishedAt,
      updatedAt: updatedAt.toISOString(),
    })),
  };
}

/** Of the product's sitemap; a page on a domain of its own is not one of the product's. */
const MOST_LISTED = 5_000;

/** Pages that search engines may keep, the last changed first. */
export async function listedLandings(db: Db, now: Date): Promise<{ path: string; changedOn: string }[]> {
  const rows = await db
    .select({ slug: landings.slug, at: landingVersions.at })
    .from(landings)
    .innerJoin(users, eq(users.id, landings.ownerId))
    .innerJoin(
      landingVersions,
      and(eq(landingVersions.landingId, landings.id), eq(landingVersions.number, landings.versions)),
    )
    .where(
      and(
        or(isNull(users.bannedUntil), lte(users.bannedUntil, now)),
        isNotNull(landings.publishedAt),
        isNull(landings.endedAt),
        isNull(landings.deletedAt),
        sql`${landingVersions.document} ->> 'isIndexable' = 'true'`,
        sql`not exists (select from ${landingDomains} d where d.landing_id = ${landings.id} and d.proved_at is not null)`,
      ),
    )
    .orderBy(desc(landingVersions.at))
    .limit(MOST_LISTED);
  return rows.map(({ slug, at }) => ({ path: `${PAGE_PATH}/${slug}`, changedOn: isoDateInMadrid(at) }));
}
