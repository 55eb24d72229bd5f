import { and, asc, desc, eq, inArray, isNotNull, isNull, sql } from "drizzle-orm";
import type { ShownDocument, ShownDossier } from "#domain/tools/dossiers/dossier.ts";
import type { PersonActor } from "../../accounts/access/actor.server.ts";
import { mayChange, mayRead } from "../../accounts/access/policies.server.ts";
import { AppError } from "../../platform/app-error.server.ts";
import type { Db } from "../../platform/db/connection.server.ts";
import { pageCount } from "../../platform/db/page-count.server.ts";
import { dossierDocuments, dossierPages, dossiers } from "../../platform/db/tables/tools-dossiers.server.ts";
import { publishChange } from "../../platform/realtime/change-feed.server.ts";

/** Dossiers as people read them. */

export type DossierRow = typeof dossiers.$inferSelect;
export type DocumentRow = typeof dossierDocuments.$inferSelect;

const PER_PAGE = 50;

/** @throws AppError NOT_FOUND */
export async function findDossier(db: Db, actor: PersonActor, id: string): Promise<DossierRow> {
  const [row] = await db
    .select()
    .from(dossiers)
    .where(and(eq(dossiers.id, id), mayRead(actor, "dossier")));
  if (!row) throw new AppError("NOT_FOUND");
  return row;
}

/** The dossier, locked until the transaction ends. @throws AppError NOT_FOUND; also where it lies in the trash, unless that is asked for */
export async function lockDossier(
  tx: Db,
  actor: PersonActor,
  id: string,
  { isInTrash = false }: { isInTrash?: boolean | "either" } = {},
): Promise<DossierRow> {
  const [row] = await tx
    .select()
    .from(dossiers)
    .where(and(eq(dossiers.id, id), mayChange(actor, "dossier")))
    .for("update");
  if (!row || (isInTrash !== "either" && (row.deletedAt !== null) !== isInTrash)) throw new AppError("NOT_FOUND");
  return row;
}

/** A document of a dossier that the actor sees. @throws AppError NOT_FOUND */
export async function findDocument(
  db: Db,
  actor: PersonActor,
  { dossierId, documentId }: { dossierId: string; documentId: string },
): Promise<DocumentRow> {
  const [found] = await db
    .select({ document: dossierDocuments })
    .from(dossierDocuments)
    .innerJoin(dossiers, eq(dossiers.id, dossierDocuments.dossierId))
    .where(and(eq(dossierDocuments.id, documentId), eq(dossiers.id, dossierId), mayRead(actor, "dossier")));
  if (!found) throw new AppError("NOT_FOUND");
  return found.document;
}

/** A page as it was read. @throws AppError NOT_FOUND */
export async function findPage(db: Db, documentId: string, number: number) {
  const [row] = await db
    .select({ page: dossierPages.page, laid: dossierPages.laid })
    .from(dossierPages)
    .where(and(eq(dossierPages.documentId, documentId), eq(dossierPages.number, number)));
  if (!row) throw new AppError("NOT_FOUND");
  return row;
}

export async function shownDossier(db: Db, row: DossierRow): Promise<ShownDossier> {
  const documents = await db
    .select()
    .from(dossierDocuments)
    .where(eq(dossierDocuments.dossierId, row.id))
    .orderBy(asc(dossierDocuments.createdAt), asc(dossierDocuments.id));
  const unread = await unreadPages(
    db,
    documents.map(({ id }) => id),
  );
  return {
    id: row.id,
    title: row.title,
    homeId: row.homeId,
    contactId: row.contactId,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    isInTrash: row.deletedAt !== null,
    documents: documents.map((document) => shownDocument(document, unread.get(document.id) ?? [])),
    review: row.review,
    confirmed: row.confirmed,
  };
}

function shownDocument(row: DocumentRow, unread: number[]): ShownDocument {
  const { id, name, form, state, pages, allPages, readPages, fault, readings, createdAt } = row;
  const hasPictures = form === "pdf" || form === "jpeg" || form === "png" || form === "heic";
  return {
    id,
    name,
    form,
    state,
    pages,
    allPages,
    readPages,
    fault,
    readings,
    hasPictures,
    unreadPages: unread,
    createdAt: createdAt.toISOString(),
  };
}

async function unreadPages(db: Db, ids: readonly string[]): Promise<Map<string, number[]>> {
  const found = new Map<string, number[]>();
  if (ids.length === 0) return found;
  const { documentId, number, page } = dossierPages;
  const rows = await db
    .select({ documentId, number })
    .from(dossierPages)
    .where(and(inArray(documentId, [...ids]), sql`${page} ->> 'origin' = 'unread'`))
    .orderBy(asc(number));
  for (const row of rows) found.set(row.documentId, [...(found.get(row.documentId) ?? []), row.number]);
  return found;
}

export interface ListedDossier {
  id: string;
  title: string;
  updatedAt: string;
  documents: number;
  /** Documents that are still read. */
  waiting: number;
  light: "red" | "amber" | "green" | "review" | null;
}

/** The light as `shownLight` shows it: files of which nothing is known, or not all, keep it from being green. */
const LIGHT = sql<ListedDossier["light"]>`case
  when ${dossiers.review} ->> 'light' = 'red' then 'red'
  when exists (
    select from ${dossierDocuments} d
    where d.dossier_id = ${dossiers}.id and (d.state <> 'leido' or d.all_pages > d.pages)
  ) then 'review'
  else ${dossiers.review} ->> 'light'
end`;

/** The actor's dossiers, the last changed first. @param page counts from 1 */
export async function listDossiers(
  db: Db,
  actor: PersonActor,
  { page, isTrash, homeId, contactId }: { page: number; isTrash: boolean; homeId?: string; contactId?: string },
): Promise<{ pages: number; dossiers: ListedDossier[] }> {
  const { deletedAt } = dossiers;
  const isSeen = and(
    mayRead(actor, "dossier"),
    isTrash ? isNotNull(deletedAt) : isNull(deletedAt),
    homeId === undefined ? undefined : eq(dossiers.homeId, homeId),
    contactId === undefined ? undefined : eq(dossiers.contactId, contactId),
  );
  const counted = (which: ReturnType<typeof sql> | undefined) =>
    sql`(select count(*) from ${dossierDocuments} d where d.dossier_id = ${dossiers}.id ${which ?? sql``})`.mapWith(
      Number,
    );
  const rows = await db
    .select({
      id: dossiers.id,
      title: dossiers.title,
      updatedAt: dossiers.updatedAt,
      documents: counted(undefined),
      waiting: counted(sql`and d.state in ('recibido', 'leyendo')`),
      light: LIGHT,
    })
    .from(dossiers)
    .where(isSeen)
    .orderBy(desc(dossiers.updatedAt), desc(dossiers.id))
    .offset((page - 1) * PER_PAGE)
    .limit(PER_PAGE);
  const pages = await pageCount({ page, perPage: PER_PAGE, rows: rows.length }, () => db.$count(dossiers, isSeen));
  return { pages, dossiers: rows.map((row) => ({ ...row, updatedAt: row.updatedAt.toISOString() })) };
}

export const scopeOfDossier = ({ agencyId, ownerId }: Pick<DossierRow, "agencyId" | "ownerId">): string =>
  agencyId ?? ownerId;

/** Open pages of whoever may see it show the new state. */
export const publishDossier = (tx: Db, row: Pick<DossierRow, "agencyId" | "ownerId">): Promise<void> =>
  publishChange(tx, scopeOfDossier(row), "dossiers");
