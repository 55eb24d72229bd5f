import { and, desc, eq, isNotNull, isNull, type SQL, sql } from "drizzle-orm";
import type { InspectionDocument } from "#domain/crm/inspections/inspection-document.ts";
import type { Actor, PersonActor } from "../../accounts/access/actor.server.ts";
import { mayRead } from "../../accounts/access/policies.server.ts";
import type { AccountServices } from "../../accounts/account-services.server.ts";
import { AppError } from "../../platform/app-error.server.ts";
import type { Db } from "../../platform/db/connection.server.ts";
import { contacts } from "../../platform/db/tables/crm-contacts.server.ts";
import { inspectionPhotos, inspections } from "../../platform/db/tables/crm-inspections.server.ts";
import { files } from "../../platform/db/tables/portfolio-files.server.ts";
import { photoPath } from "../../platform/store/signed-links.server.ts";
import { signerOfContact } from "../signatures/signing-start.server.ts";

export type InspectionRow = typeof inspections.$inferSelect;

/** Visits on one page of a list. */
const PAGE = 50;
export type VisitShelf = "abiertas" | "terminadas" | "papelera";
const SHELVES: Record<VisitShelf, SQL> = {
  abiertas: and(isNull(inspections.deletedAt), isNull(inspections.finishedAt))!,
  terminadas: and(isNull(inspections.deletedAt), isNotNull(inspections.finishedAt))!,
  papelera: isNotNull(inspections.deletedAt),
};

/** @throws AppError NOT_FOUND for another's visit, also where its id was made on the asker's device */
export async function findInspection(db: Db, actor: Actor, id: string): Promise<InspectionRow> {
  const [row] = await db
    .select()
    .from(inspections)
    .where(and(eq(inspections.id, id), mayRead(actor, "inspection")));
  if (!row) throw new AppError("NOT_FOUND");
  return row;
}

/** The counts of a visit in a list, made where its document lies, as `roomsOf` and `photosOf` count: no document leaves the database. */
const COUNTED = {
  rooms: sql<number>`"in_list"."rooms"`.mapWith(Number),
  photos: sql<number>`"in_list"."photos"`.mapWith(Number),
  conflicts: sql<number>`jsonb_array_length(${inspections.document} -> 'conflicts')`,
};
const inList = sql`lateral (
  with "field" as materialized (
    select split_part("path", '.', 1) as "kind", split_part("path", '.', 2) as "id", split_part("path", '.', 3) as "member", "value"
    from jsonb_each_text(${inspections.document} -> 'fields') as "entry" ("path", "value")
    where "path" like 'room.%' or "path" like 'photo.%'
  ), "thing" as materialized (
    select "kind", "id",
      coalesce(bool_or("value" = 'si') filter (where "member" = 'removed'), false) as "gone",
      max("value") filter (where "member" = 'room') as "room"
    from "field" group by "kind", "id"
  )
  select
    (select count(*) from "thing" where "kind" = 'room' and not "gone") as "rooms",
    (select count(*) from "thing" "photo" left join "thing" "place" on "place"."kind" = 'room' and "place"."id" = "photo"."room"
      where "photo"."kind" = 'photo' and not "photo"."gone" and "place"."gone" is not true) as "photos"
) "in_list"`;

/** The visits of a shelf, the last begun first. */
export async function listInspections(db: Db, actor: PersonActor, shelf: VisitShelf, page = 1) {
  const where = and(mayRead(actor, "inspection"), SHELVES[shelf]);
  const [rows, total] = await Promise.all([
    db
      .select({ id: inspections.id, title: inspections.title, startedAt: inspections.startedAt, ...COUNTED })
      .from(inspections)
      .leftJoin(inList, sql`true`)
      .where(where)
      .orderBy(desc(inspections.startedAt), desc(inspections.id))
      .limit(PAGE)
      .offset((page - 1) * PAGE),
    db.$count(inspections, where),
  ]);
  return {
    pages: Math.max(1, Math.ceil(total / PAGE)),
    visits: rows.map((row) => ({ ...row, startedAt: row.startedAt.toISOString() })),
  };
}

/** How many visits stand on each shelf. */
export async function countInspections(db: Db, actor: PersonActor): Promise<Record<VisitShelf, number>> {
  const count = (shelf: SQL) => sql<number>`count(*) filter (where ${shelf})::int`;
  const [counted] = await db
    .select({
      abiertas: count(SHELVES.abiertas),
      terminadas: count(SHELVES.terminadas),
      papelera: count(SHELVES.papelera),
    })
    .from(inspections)
    .where(mayRead(actor, "inspection"));
  return counted!;
}

/** The contact whom a visit is to; undefined for one that the actor does not see, or that is in the trash. */
export async function findVisited(db: Db, actor: PersonActor, contactId: string) {
  const [row] = await db
    .select({ id: contacts.id, name: contacts.fullName })
    .from(contacts)
    .where(and(eq(contacts.id, contactId), mayRead(actor, "contact"), isNull(contacts.deletedAt)));
  return row;
}

/** Keys in the store of the photos that have arrived, by their ids. */
export async function photoKeysOf(db: Db, inspectionId: string): Promise<Map<string, string>> {
  const rows = await db
    .select({ id: inspectionPhotos.id, key: files.storageKey })
    .from(inspectionPhotos)
    .innerJoin(files, eq(files.id, inspectionPhotos.fileId))
    .where(eq(inspectionPhotos.inspectionId, inspectionId));
  return new Map(rows.map(({ id, key }) => [id, key]));
}

/** A visit as a device gets it. */
export interface SentInspection {
  id: string;
  document: InspectionDocument;
  /** Addresses of the photos that have arrived, by their ids. */
  photos: Record<string, string>;
  startedAt: string;
  finishedAt: string | null;
  isDeleted: boolean;
  homeId: string | null;
  contactId: string | null;
  /** The contact whom the visit is to, as a signer; null where there is none whom the reader sees. */
  owner: { name: string; email: string } | null;
  /** The server's time. */
  serverAt: string;
  /** Seconds that the device's clock is ahead, where it is more than five minutes off. */
  clockAheadSeconds: number | null;
}

export async function sentInspection(
  { database, auth, now }: Pick<AccountServices, "database" | "auth" | "now">,
  actor: PersonActor,
  row: InspectionRow,
): Promise<SentInspection> {
  const { id, document, startedAt, finishedAt, deletedAt, homeId, contactId, clockAheadSeconds } = row;
  const [keys, owner] = await Promise.all([
    photoKeysOf(database.db, id),
    signerOfContact(database.db, actor, contactId),
  ]);
  return {
    id,
    document,
    photos: Object.fromEntries([...keys].map(([photo, key]) => [photo, photoPath(auth.keys, key, now())])),
    startedAt: startedAt.toISOString(),
    finishedAt: finishedAt?.toISOString() ?? null,
    isDeleted: deletedAt !== null,
    homeId,
    contactId,
    owner: owner && { name: owner.name, email: owner.email },
    serverAt: now().toISOString(),
    clockAheadSeconds,
  };
}
