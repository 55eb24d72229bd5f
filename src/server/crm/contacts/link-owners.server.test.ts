import { asc, eq } from "drizzle-orm";
import { beforeAll, beforeEach, expect, test } from "vitest";
import type { FeedOwner } from "#domain/portfolio/feeds/feed-row.ts";
import { type Cast, openCast } from "../../../test/cast.ts";
import { openTestDatabase } from "../../../test/test-database.ts";
import { testServices } from "../../../test/test-services.ts";
import { contactEvents, contactPoints, contacts } from "../../platform/db/tables/crm-contacts.server.ts";
import { homeEvents } from "../../platform/db/tables/portfolio-history.server.ts";
import { properties } from "../../platform/db/tables/portfolio-homes.server.ts";
import { importRows, importSources, imports } from "../../platform/db/tables/portfolio-imports.server.ts";
import { linkOwners } from "./link-owners.server.ts";

const database = await openTestDatabase();
const { db } = database;
const services = testServices(database);
const NOW = new Date("2026-11-21T10:00:00.000Z");

let cast: Cast;
beforeAll(async () => {
  cast = await openCast(services);
});
beforeEach(async () => {
  await db.delete(importSources);
  await db.delete(properties);
  await db.delete(contacts);
});

/** An import of the agency's with one applied row for each owner, and its homes. */
async function imported(owners: readonly FeedOwner[], home: object = {}): Promise<string[]> {
  const { of } = cast.author;
  const [source] = await db
    .insert(importSources)
    .values({ ...of, name: "Inmovilla", kind: "archivo", format: "csv" })
    .returning();
  const [job] = await db
    .insert(imports)
    .values({ ...of, sourceId: source!.id, format: "csv", state: "terminada" })
    .returning();
  const ids: string[] = [];
  for (const [index, owner] of owners.entries()) {
    const [row] = await db
      .insert(properties)
      .values({ ...of, operation: "venta", type: "piso", country: "ES", currency: "EUR", ...home })
      .returning();
    ids.push(row!.id);
    const staged = { importId: job!.id, ordinal: index + 1, action: "nueva", homeId: row!.id } as const;
    await db.insert(importRows).values({ ...staged, owner, appliedAt: NOW });
  }
  return ids;
}

async function linkAll(): Promise<void> {
  while (await linkOwners(db, NOW));
}

async function homes(ids: readonly string[]) {
  const rows = await db.select().from(properties);
  return ids.map((id) => rows.find((row) => row.id === id)!);
}

test("one person who owns two homes becomes one contact, with number and address", async () => {
  const ids = await imported([
    { name: "Marta Ruiz", phone: "600 111 222" },
    { name: "MARTA RUIZ", phone: "+34 600111222", email: "marta@correo.example" },
  ]);
  await linkAll();
  const [contact, ...more] = await db.select().from(contacts);
  expect(more).toEqual([]);
  expect(contact).toMatchObject({
    fullName: "Marta Ruiz",
    roles: ["propietario"],
    source: "importacion",
    agencyId: cast.agencyId,
    ownerId: cast.author.id,
  });
  const points = await db.select().from(contactPoints).orderBy(asc(contactPoints.position));
  expect(points.map(({ kind, value }) => [kind, value])).toEqual([
    ["telefono", "+34600111222"],
    ["email", "marta@correo.example"],
  ]);
  for (const home of await homes(ids)) expect(home.ownerContactId).toBe(contact!.id);
  const [event] = await db.select().from(homeEvents).where(eq(homeEvents.homeId, ids[0]!));
  expect(event).toMatchObject({ origin: "importacion", changes: { ownerContactId: [null, contact!.id] } });
  // Nothing of the person stays with the import.
  expect(await db.select({ owner: importRows.owner }).from(importRows)).toEqual([{ owner: null }, { owner: null }]);
});

test("a contact who is known by their address becomes an owner too, and keeps their name", async () => {
  const [known] = await db
    .insert(contacts)
    .values({
      scope: cast.agencyId,
      agencyId: cast.agencyId,
      fullName: "Pau Mas",
      roles: ["comprador"],
      source: "mano",
    })
    .returning();
  await db.insert(contactPoints).values({
    contactId: known!.id,
    scope: cast.agencyId,
    kind: "email",
    value: "pau@correo.example",
    typed: "pau@correo.example",
    position: 0,
  });
  const [id] = await imported([{ name: "P. Mas", email: "Pau@correo.example" }]);
  await linkAll();
  const [contact, ...more] = await db.select().from(contacts);
  expect(more).toEqual([]);
  expect(contact).toMatchObject({ fullName: "Pau Mas", roles: ["comprador", "propietario"] });
  expect((await homes([id!]))[0]!.ownerContactId).toBe(known!.id);
});

test("a colleague's contact becomes an owner, and what the file adds stands in their timeline alone", async () => {
  const [known] = await db
    .insert(contacts)
    .values({
      scope: cast.agencyId,
      agencyId: cast.agencyId,
      ownerId: cast.colleague.id,
      fullName: "Pau Mas",
      roles: ["comprador"],
      source: "mano",
      deletedAt: NOW,
    })
    .returning();
  const of = { contactId: known!.id, scope: cast.agencyId, position: 0 };
  await db
    .insert(contactPoints)
    .values({ ...of, kind: "email", value: "pau@correo.example", typed: "pau@correo.example" });
  await imported([{ name: "Pau Mas", email: "pau@correo.example", phone: "699 66 66 66" }]);
  await linkAll();
  const [contact] = await db.select().from(contacts);
  expect(contact).toMatchObject({ roles: ["comprador", "propietario"], deletedAt: NOW });
  expect(await db.$count(contactPoints)).toBe(1);
  const [event] = await db.select().from(contactEvents);
  expect(event).toMatchObject({
    kind: "importacion",
    actorId: cast.author.id,
    data: { otherPoints: ["699 66 66 66"] },
  });
});

test("a name alone is the one owner called so, and otherwise a note of the home", async () => {
  const of = { scope: cast.agencyId, agencyId: cast.agencyId, roles: ["propietario" as const], source: "mano" };
  await db.insert(contacts).values([
    { ...of, fullName: "Ana Gil" },
    { ...of, fullName: "Luis Soler" },
    { ...of, fullName: "Luis Soler" },
  ]);
  const ids = await imported([{ name: "ana gil" }, { name: "Luis Soler" }, { name: "Nadie", phone: "no tiene" }], {
    notes: "Llamar por la tarde",
  });
  await linkAll();
  const [first, second, third] = await homes(ids);
  expect(first!.ownerContactId).not.toBeNull();
  expect(second).toMatchObject({
    ownerContactId: null,
    notes: "Llamar por la tarde\nPropietario según el archivo: Luis Soler.",
  });
  expect(third!.notes).toBe("Llamar por la tarde\nPropietario según el archivo: Nadie, no tiene.");
  expect(await db.$count(contacts)).toBe(3);
});

test("an owner that a home has already stays, and another agency's contact is not found", async () => {
  const [rival] = await db
    .insert(contacts)
    .values({ scope: cast.rivalAgencyId, agencyId: cast.rivalAgencyId, fullName: "Eva", source: "mano" })
    .returning();
  await db.insert(contactPoints).values({
    contactId: rival!.id,
    scope: cast.rivalAgencyId,
    kind: "telefono",
    value: "+34600111222",
    typed: "600111222",
    position: 0,
  });
  const [own] = await db
    .insert(contacts)
    .values({ scope: cast.agencyId, agencyId: cast.agencyId, fullName: "Su dueña", source: "mano" })
    .returning();
  const kept = await imported([{ name: "Otra", phone: "600 333 444" }], { ownerContactId: own!.id });
  await linkAll();
  expect((await homes(kept))[0]!.ownerContactId).toBe(own!.id);
  expect(await db.$count(contacts)).toBe(2);
  const [id] = await imported([{ name: "Eva Pons", phone: "600 111 222" }]);
  await linkAll();
  const [home] = await homes([id!]);
  expect(home!.ownerContactId).not.toBe(rival!.id);
  expect(home!.ownerContactId).not.toBeNull();
});

test("a row that was not applied waits", async () => {
  await imported([{ name: "Marta", phone: "600 111 222" }]);
  await db.update(importRows).set({ appliedAt: null });
  expect(await linkOwners(db, NOW)).toBe(false);
  expect(await db.$count(contacts)).toBe(0);
});
