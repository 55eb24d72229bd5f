import { and, eq, inArray, isNull, sql } from "drizzle-orm";
import { HOUSE_AGENCY_ID } from "#domain/accounts/agency/house.ts";
import type { FeedOwner } from "#domain/portfolio/feeds/feed-row.ts";
import type { FieldChanges } from "#domain/shared/home-attributes/home-values.ts";
import type { Db } from "../../platform/db/connection.server.ts";
import { contactEvents, contacts } from "../../platform/db/tables/crm-contacts.server.ts";
import { homeEvents } from "../../platform/db/tables/portfolio-history.server.ts";
import { properties } from "../../platform/db/tables/portfolio-homes.server.ts";
import { importRows, imports } from "../../platform/db/tables/portfolio-imports.server.ts";
import { publishChange } from "../../platform/realtime/change-feed.server.ts";
import { addPoints, ownersOfPoints, type Point, pointsOf, writeContactWords } from "./contact-points.server.ts";
import { queueNewContacts } from "./queue-contact-webhooks.server.ts";
import { type CrmScope, enterCrmScope } from "./scopes.server.ts";

/** The owners that a table of homes names: a contact is made of each who can be recognised, and a note of the others. */

const AT_ONCE = 200;
/** Characters that the notes of a home may have. */
const LONGEST_NOTES = 5000;

type Job = Pick<typeof imports.$inferSelect, "id" | "ownerId" | "agencyId">;
type HomeRow = Pick<typeof properties.$inferSelect, "id" | "country" | "notes" | "ownerContactId">;

/**
 * Links the owners of one import's homes, as far as they wait. An owner that a home has already stays; a row is done once,
 * whatever comes of it, and keeps nothing of the person afterwards.
 *
 * @returns whether there may be more
 */
export async function linkOwners(db: Db, now: Date): Promise<boolean> {
  return await db.transaction(async (tx) => {
    const waits = and(sql`${importRows.owner} is not null`, sql`${importRows.appliedAt} is not null`);
    const [next] = await tx.select({ id: importRows.importId }).from(importRows).where(waits).limit(1);
    if (!next) return false;
    const [job] = await tx
      .select({ id: imports.id, ownerId: imports.ownerId, agencyId: imports.agencyId })
      .from(imports)
      .where(eq(imports.id, next.id));
    if (!job) return false;
    const crmScope = scopeOfJob(job);
    await enterCrmScope(tx, crmScope);
    const rows = await tx
      .select({ ordinal: importRows.ordinal, homeId: importRows.homeId, owner: importRows.owner })
      .from(importRows)
      .where(and(eq(importRows.importId, job.id), waits))
      .orderBy(importRows.ordinal)
      .limit(AT_ONCE)
      .for("update", { skipLocked: true });
    await linkRows(tx, crmScope, { job, rows, now });
    if (rows.length > 0) {
      const done = rows.map(({ ordinal }) => ordinal);
      await tx
        .update(importRows)
        .set({ owner: null })
        .where(and(eq(importRows.importId, job.id), inArray(importRows.ordinal, done)));
    }
    return rows.length > 0;
  });
}

function scopeOfJob({ ownerId, agencyId }: Job): CrmScope {
  const isHouse = agencyId === HOUSE_AGENCY_ID;
  return { scope: agencyId ?? ownerId, agencyId, personId: agencyId === null ? ownerId : null, isHouse };
}

interface Linking {
  job: Job;
  rows: readonly { homeId: string | null; owner: FeedOwner | null }[];
  now: Date;
}

async function linkRows(tx: Db, crmScope: CrmScope, { job, rows, now }: Linking): Promise<void> {
  const ids = rows.flatMap(({ homeId }) => homeId ?? []);
  if (ids.length === 0) return;
  const homes = await tx
    .select({
      id: properties.id,
      country: properties.country,
      notes: properties.notes,
      ownerContactId: properties.ownerContactId,
    })
    .from(properties)
    .where(
      and(
        inArray(properties.id, ids),
        isNull(properties.ownerContactId),
        isNull(properties.deletedAt),
        isNull(properties.mergedIntoId),
      ),
    )
    .orderBy(properties.id)
    .for("update");
  const byId = new Map(homes.map((home) => [home.id, home]));
  for (const { homeId, owner } of rows) {
    const home = homeId === null ? undefined : byId.get(homeId);
    if (!home || !owner) continue;
    const contactId = await contactOf(tx, crmScope, { job, owner, country: home.country, now });
    if (contactId === null) await noteOwner(tx, job, { home, owner, now });
    else {
      await changeHome(
        tx,
        job,
        { id: home.id, set: { ownerContactId: contactId }, now },
        { ownerContactId: [null, contactId] },
      );
    }
  }
  await publishChange(tx, crmScope.scope, "homes");
  await publishChange(tx, crmScope.scope, "contacts");
}

interface Named {
  job: Job;
  owner: FeedOwner;
  /** ISO 3166-1, for numbers without a prefix. */
  country: string;
  now: Date;
}

/** The contact that an owner is, a known one first; null where nothing of them can be recognised. */
async function contactOf(tx: Db, crmScope: CrmScope, { job, owner, country, now }: Named): Promise<string | null> {
  const { name, phone, email } = owner;
  const points = pointsOf({ emails: listOf(email), phones: listOf(phone) }, country);
  const found = await ownersOfPoints(tx, crmScope.scope, points);
  // An address decides before a number, which families and offices share.
  const known = (found.find(({ kind }) => kind === "email") ?? found[0])?.contactId ?? null;
  const contactId = known ?? (points.length === 0 ? await ownerCalled(tx, crmScope, name) : null);
  if (contactId !== null) {
    await makeOwner(tx, crmScope, { job, contactId, points: unowned(points, found), now });
    return contactId;
  }
  if (points.length === 0) return null;
  return await addOwner(tx, crmScope, { job, name: name ?? email ?? phone ?? "", points, now });
}

interface KnownOwner {
  job: Job;
  contactId: string;
  /** Those that are in nobody's file. */
  points: readonly Point[];
  now: Date;
}

/**
 * Makes an owner of a known contact, and says so in their timeline. New ways to reach them go into a file that is the importing
 * person's or nobody's; another's file is theirs to change, so there they stand in the timeline alone.
 */
async function makeOwner(tx: Db, { scope }: CrmScope, { job, contactId, points, now }: KnownOwner): Promise<void> {
  const [contact] = await tx
    .select({ ownerId: contacts.ownerId })
    .from(contacts)
    .where(eq(contacts.id, contactId))
    .for("update");
  const isTheirs = contact?.ownerId === null || contact?.ownerId === job.ownerId;
  await tx
    .update(contacts)
    .set({
      roles: sql`array_append(array_remove(${contacts.roles}, 'propietario'), 'propietario')`,
      // A contact that is imported again leaves the trash of the person who imports it.
      ...(isTheirs ? { deletedAt: null } : {}),
      updatedAt: now,
    })
    .where(eq(contacts.id, contactId));
  if (isTheirs) await addPoints(tx, { id: contactId, scope }, points);
  await writeContactWords(tx, [contactId]);
  const otherPoints = isTheirs ? [] : points.map(({ typed }) => typed);
  await tx.insert(contactEvents).values({
    contactId,
    at: now,
    kind: "importacion",
    actorId: job.ownerId,
    data: { import: job.id, ...(otherPoints.length > 0 ? { otherPoints } : {}) },
  });
}

const listOf = (text: string | undefined) => (text === undefined ? [] : text.split(/[;,/|]/));

const unowned = (points: readonly Point[], found: readonly Point[]) =>
  points.filter(({ kind, value }) => !found.some((point) => point.kind === kind && point.value === value));

/** The one owner of this name; null where there is none or there are several. */
async function ownerCalled(tx: Db, { scope }: CrmScope, name: string | undefined): Promise<string | null> {
  if (name === undefined) return null;
  const called = await tx
    .select({ id: contacts.id })
    .from(contacts)
    .where(
      and(
        eq(contacts.scope, scope),
        sql`lower(${contacts.fullName}) = ${name.trim().toLowerCase()}`,
        sql`'propietario' = any(${contacts.roles})`,
        isNull(contacts.deletedAt),
        isNull(contacts.mergedIntoId),
      ),
    )
    .limit(2);
  return called.length === 1 ? called[0]!.id : null;
}

interface NewOwner {
  job: Job;
  name: string;
  points: readonly Point[];
  now: Date;
}

async function addOwner(tx: Db, { scope, agencyId }: CrmScope, { job, name, points, now }: NewOwner): Promise<string> {
  const [row] = await tx
    .insert(contacts)
    .values({
      scope,
      agencyId,
      ownerId: job.ownerId,
      fullName: name.trim().slice(0, 200),
      roles: ["propietario"],
      source: "importacion",
      createdAt: now,
      updatedAt: now,
      lastActivityAt: now,
    })
    .returning();
  await addPoints(tx, row!, points);
  await writeContactWords(tx, [row!.id]);
  await tx.insert(contactEvents).values({
    contactId: row!.id,
    at: now,
    kind: "importacion",
    actorId: job.ownerId,
    data: { import: job.id },
  });
  await queueNewContacts(tx, { ownerId: job.ownerId, agencyId }, [row!], now);
  return row!.id;
}

/** Writes an owner whom nothing recognises into the notes of the home, once. */
async function noteOwner(
  tx: Db,
  job: Job,
  { home, owner, now }: { home: HomeRow; owner: FeedOwner; now: Date },
): Promise<void> {
  const line = `Propietario según el archivo: ${[owner.name, owner.phone, owner.email].filter(Boolean).join(", ")}.`;
  const notes = home.notes === null ? line : `${home.notes}\n${line}`;
  if (home.notes?.includes(line) || notes.length > LONGEST_NOTES) return;
  await changeHome(tx, job, { id: home.id, set: { notes }, now }, { notes: [home.notes, notes] });
}

async function changeHome(
  tx: Db,
  job: Job,
  { id, set, now }: { id: string; set: { ownerContactId: string } | { notes: string }; now: Date },
  changes: FieldChanges,
): Promise<void> {
  await tx
    .update(properties)
    .set({ ...set, updatedAt: now })
    .where(eq(properties.id, id));
  await tx
    .insert(homeEvents)
    .values({ homeId: id, at: now, origin: "importacion", actorId: job.ownerId, kind: "cambio", changes });
}
