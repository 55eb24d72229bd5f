import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { eq, sql } from "drizzle-orm";
import sharp from "sharp";
import { afterAll, expect, test } from "vitest";
import type { InspectionDocument } from "#domain/crm/inspections/inspection-document.ts";
import { photosOf, roomsOf } from "#domain/crm/inspections/read-inspection.ts";
import { addRow } from "../../../test/rows.ts";
import { signedInPerson } from "../../../test/signed-in-person.ts";
import { openTestDatabase } from "../../../test/test-database.ts";
import { testServices } from "../../../test/test-services.ts";
import { personActor } from "../../accounts/access/actor.server.ts";
import { createApp } from "../../boot/app.server.ts";
import { contactEvents, contactPoints, contacts } from "../../platform/db/tables/crm-contacts.server.ts";
import { inspections } from "../../platform/db/tables/crm-inspections.server.ts";
import { signatureRequests, signatureSigners } from "../../platform/db/tables/crm-signatures.server.ts";
import { files } from "../../platform/db/tables/portfolio-files.server.ts";
import { properties } from "../../platform/db/tables/portfolio-homes.server.ts";
import { readWhole } from "../../platform/store/object-store.server.ts";
import { forgetOwnersInVisits } from "./forget-owner.server.ts";
import { listInspections } from "./read-inspections.server.ts";

/** Visits over the real database: what devices send, what comes of it, and what bad input does. */

const dataDir = mkdtempSync(join(tmpdir(), "umbral-visits-"));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));
const database = await openTestDatabase();
const { db } = database;
const NOW = "2026-11-27T10:00:00.000Z";
const services = Object.assign(testServices(database, { DATA_DIR: dataDir }), { now: () => new Date(NOW) });
const app = createApp(services, async () => new Response("page"));
const [ana, blas] = [await signedInPerson(services), await signedInPerson(services)];
type Person = typeof ana;

interface Answer {
  document: InspectionDocument;
  taken: string[];
  refused: { id: string; message: string }[];
  startedAt: string;
  clockAheadSeconds: number | null;
  photos: Record<string, string>;
  owner: { name: string; email: string } | null;
}

const change = (path: string, value: string, was = "", device = "Android (a1b2)") => ({
  id: randomUUID(),
  path,
  value,
  was,
  at: NOW,
  device,
});

async function call(who: Person, method: string, path: string, body?: object): Promise<Response> {
  const headers = { cookie: who.cookie, ...(body ? { "content-type": "application/json" } : {}) };
  return await app.request(`/api/inspections/${path}`, {
    method,
    headers,
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
}

async function send(who: Person, id: string, changes: object[], more: object = {}): Promise<Response> {
  const begun = { at: NOW };
  return await call(who, "POST", `${id}/changes`, { account: who.user.id, deviceAt: NOW, begun, changes, ...more });
}

const answerOf = async (response: Response) => {
  expect(response.status).toBe(200);
  return (await response.json()) as Answer;
};

const HOME = [
  change("home.address", "Calle Colón 12"),
  change("home.placeName", "Valencia"),
  change("home.builtAreaM2", "90"),
  change("home.type", "piso"),
  change("home.hasLift", "si"),
  change("owner.price", "250.000"),
  change("owner.reason", "Se muda a Lugo"),
  change("room.r1.kind", "salon"),
  change("room.r1.areaM2", "22,5"),
];

test("a visit begun without a line arrives whole, and once, however often it is sent", async () => {
  const id = randomUUID();
  const first = await answerOf(await send(ana, id, HOME));
  expect(first.taken).toHaveLength(HOME.length);
  expect(first.document.fields["room.r1.areaM2"]).toBe("22,5");
  const other = change("room.r1.areaM2", "23", "22,5", "iPad (c3d4)");
  await answerOf(await send(ana, id, [other]));
  // The answer to the first was lost: the same again is no conflict.
  const again = await answerOf(await send(ana, id, HOME));
  expect(again.document.fields["room.r1.areaM2"]).toBe("23");
  expect(again.document.conflicts).toEqual([]);
  expect(again.taken).toHaveLength(HOME.length);
});

test("values of two devices wait side by side until one is chosen", async () => {
  const id = randomUUID();
  await answerOf(await send(ana, id, [change("owner.price", "250.000")]));
  const late = change("owner.price", "265.000", "", "iPad (c3d4)");
  const { document } = await answerOf(await send(ana, id, [late]));
  expect(document.fields["owner.price"]).toBe("250.000");
  expect(document.conflicts.map(({ value, device }) => [value, device])).toEqual([["265.000", "iPad (c3d4)"]]);
  const choice = { ...change("owner.price", "265.000", "250.000"), settles: late.id };
  const settled = await answerOf(await send(ana, id, [choice]));
  expect([settled.document.fields["owner.price"], settled.document.conflicts]).toEqual(["265.000", []]);
});

test("a device that only asks writes nothing", async () => {
  const id = randomUUID();
  await answerOf(await send(ana, id, HOME));
  const version = () => db.select({ row: sql<string>`xmin::text` }).from(inspections).where(eq(inspections.id, id));
  const before = await version();
  const { document } = await answerOf(await send(ana, id, []));
  expect(document.fields["home.address"]).toBe("Calle Colón 12");
  expect(await version()).toEqual(before);
});

test("an id that is another's answers as missing, and another's copy never becomes one's own", async () => {
  const id = randomUUID();
  await answerOf(await send(ana, id, HOME));
  expect((await send(blas, id, [change("owner.price", "1")])).status).toBe(404);
  expect((await call(blas, "GET", id)).status).toBe(404);
  expect((await send(blas, randomUUID(), [], { account: ana.user.id })).status).toBe(401);
});

test("the server's time is the visit's; a wrong clock is noted", async () => {
  const ahead = "2026-11-27T12:30:00.000Z";
  const wrong = { deviceAt: ahead, begun: { at: ahead } };
  const { startedAt, clockAheadSeconds } = await answerOf(await send(ana, randomUUID(), [], wrong));
  expect([startedAt, clockAheadSeconds]).toEqual([NOW, 9_000]);
  const near = await answerOf(await send(ana, randomUUID(), [], { deviceAt: "2026-11-27T10:04:59.000Z" }));
  expect(near.clockAheadSeconds).toBeNull();
});

test("a change that cannot be kept is refused by itself", async () => {
  const bad = change("owner.secret", "x");
  const good = change("owner.name", "Ana");
  const { taken, refused, document } = await answerOf(await send(ana, randomUUID(), [bad, good]));
  expect(taken).toEqual([good.id]);
  expect(refused).toEqual([{ id: bad.id, message: "Esta versión de la visita no conoce ese dato" }]);
  expect(document.fields).toEqual({ "owner.name": "Ana" });
});

async function sendPhoto(id: string, photoId: string, bytes: Buffer): Promise<Response> {
  const form = new FormData();
  form.set("photo", new File([new Uint8Array(bytes)], "IMG_1.jpg", { type: "image/jpeg" }));
  const encoded = new Response(form);
  const body = await encoded.arrayBuffer();
  const headers = {
    cookie: ana.cookie,
    "content-type": encoded.headers.get("content-type")!,
    "content-length": String(body.byteLength),
  };
  return await app.request(`/api/inspections/${id}/photos/${photoId}`, { method: "POST", headers, body });
}

const picture = () =>
  sharp({ create: { width: 2_400, height: 1_200, channels: 3, background: "#b84228" } })
    .withExif({ IFD3: { GPSLatitudeRef: "N", GPSLatitude: "39/1 28/1 0/1" } })
    .jpeg()
    .toBuffer();

test("a photo is drawn anew without its position, once; a file that is none has its own sentence", async () => {
  const id = randomUUID();
  const photoId = randomUUID();
  await answerOf(await send(ana, id, [change(`photo.${photoId}.room`, "")]));
  expect((await sendPhoto(id, photoId, await picture())).status).toBe(201);
  expect((await sendPhoto(id, photoId, await picture())).status).toBe(201);
  const { photos } = (await (await call(ana, "GET", id)).json()) as Answer;
  expect(Object.keys(photos)).toEqual([photoId]);
  const stored = await db.select().from(files).where(eq(files.ownerId, ana.user.id));
  expect(stored).toHaveLength(1);
  const kept = await readWhole((await services.store.get(stored[0]!.storageKey))!);
  const { width, exif } = await sharp(kept).metadata();
  expect([width, exif]).toEqual([2_000, undefined]);
  const refused = await sendPhoto(id, randomUUID(), Buffer.from("no soy una foto"));
  expect(refused.status).toBe(422);
  expect(await refused.text()).toContain("No es una foto JPEG, PNG, WebP o AVIF");
});

test("the report is a PDF; asking for its signature makes one draft with the owner as signer", async () => {
  const id = randomUUID();
  await answerOf(await send(ana, id, HOME));
  const report = await call(ana, "GET", `${id}/report.pdf?para=propietario`);
  expect(report.headers.get("content-type")).toBe("application/pdf");
  expect(
    Buffer.from(await report.arrayBuffer())
      .subarray(0, 5)
      .toString(),
  ).toBe("%PDF-");
  const ask = async () => {
    const response = await call(ana, "POST", `${id}/signature`, { name: "Marta Gil", email: "MARTA@casa.example" });
    expect(response.status).toBe(201);
    return ((await response.json()) as { id: string }).id;
  };
  const request = await ask();
  expect(await ask()).toBe(request);
  const other = await call(ana, "POST", `${id}/signature`, { name: "Marta Gil", email: "marta.gil@casa.example" });
  expect(((await other.json()) as { id: string }).id).not.toBe(request);
  const [row] = await db.select().from(signatureRequests).where(eq(signatureRequests.id, request));
  expect(row).toMatchObject({ purpose: "visita", state: "borrador", ownerId: ana.user.id });
  const signers = await db
    .select()
    .from(signatureSigners)
    .where(eq(signatureSigners.requestId, request))
    .orderBy(signatureSigners.turn);
  expect(signers.map(({ email, turn }) => [email, turn])).toEqual([
    ["marta@casa.example", 1],
    [ana.user.email, 2],
  ]);
});

test("three requests to sign one visit at once make one draft", async () => {
  const id = randomUUID();
  await answerOf(await send(ana, id, HOME));
  const before = await db.$count(signatureRequests);
  const answers = await Promise.all(
    Array.from({ length: 3 }, () =>
      call(ana, "POST", `${id}/signature`, { name: "Marta Gil", email: "marta@casa.example" }),
    ),
  );
  const ids = await Promise.all(answers.map(async (answer) => ((await answer.json()) as { id: string }).id));
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
  expect(new Set(ids).size).toBe(1);
  expect(await db.$count(signatureRequests)).toBe(before + 1);
});

test("a device that sends a change twice in one call goes on", async () => {
  const id = randomUUID();
  const twice = change("visit.notes", "con vistas");
  const { taken, document } = await answerOf(await send(ana, id, [twice, twice]));
  expect(taken).toEqual([twice.id]);
  expect(document.fields["visit.notes"]).toBe("con vistas");
});

test("the list says of each visit what its rooms and photos are, as they are read from it", async () => {
  const id = randomUUID();
  const photo = (name: string, room: string) => change(`photo.${name}.room`, room);
  await answerOf(
    await send(blas, id, [
      ...["r1", "r2", "r3"].map((room) => change(`room.${room}.kind`, "salon")),
      change("room.r3.removed", "si"),
      change("photo.p1.order", "1"),
      photo("p2", "r1"),
      photo("p3", "r3"),
      photo("p4", "r2"),
      change("photo.p4.removed", "si"),
    ]),
  );
  const [own] = await db.select().from(inspections).where(eq(inspections.id, id));
  const { visits } = await listInspections(db, personActor(blas.user.id), "abiertas");
  const listed = visits.find((visit) => visit.id === id)!;
  expect(listed).toMatchObject({ rooms: 2, photos: 2, conflicts: 0 });
  const { fields } = own!.document;
  expect([listed.rooms, listed.photos]).toEqual([roomsOf(fields).length, photosOf(fields).length]);
});

test("a room too many is refused with a sentence, and the rest arrives", async () => {
  const id = randomUUID();
  const rooms = Array.from({ length: 61 }, (_, i) => change(`room.r${i}.kind`, "bano"));
  const { taken, refused } = await answerOf(await send(ana, id, rooms));
  expect(taken).toHaveLength(60);
  expect(refused.map(({ message }) => message)).toEqual(["Una visita tiene como mucho 60 estancias"]);
});

test("nothing is written to the portfolio unasked; asked twice, one home", async () => {
  const id = randomUUID();
  await answerOf(await send(ana, id, HOME));
  expect(await db.$count(properties, eq(properties.ownerId, ana.user.id))).toBe(0);
  const keep = async () => ((await (await call(ana, "POST", `${id}/home`, {})).json()) as { homeId: string }).homeId;
  const homeId = await keep();
  expect(await keep()).toBe(homeId);
  const [home] = await db.select().from(properties).where(eq(properties.id, homeId));
  expect(home).toMatchObject({ address: "Calle Colón 12", builtAreaM2: 90, hasLift: true, status: "captacion" });
  // A visit of that home begins with what is known of it.
  const next = await answerOf(await send(ana, randomUUID(), [], { begun: { at: NOW, homeId } }));
  expect(next.document.fields).toMatchObject({ "home.address": "Calle Colón 12", "home.hasLift": "si" });
});

test("a home kept from the visit to a contact is that contact's", async () => {
  const id = randomUUID();
  const contactId = await addRow(services, "contact", { ownerId: ana.user.id, agencyId: null });
  const elsewhere = [...HOME, change("home.address", "Calle Cuba 3", "Calle Colón 12")];
  const begun = await answerOf(await send(ana, id, elsewhere, { begun: { at: NOW, contactId } }));
  // Their name is known, and asked for no more.
  expect(begun.document.fields["owner.name"]).toBe(begun.owner!.name);
  const kept = (await (await call(ana, "POST", `${id}/home`, {})).json()) as { homeId: string };
  const [home] = await db.select().from(properties).where(eq(properties.id, kept.homeId));
  expect(home!.ownerContactId).toBe(contactId);
});

test("a number that cannot be read is said, and stays as it was typed", async () => {
  const id = randomUUID();
  await answerOf(await send(ana, id, [change("home.builtAreaM2", "noventa")]));
  const refused = await call(ana, "POST", `${id}/home`, {});
  expect(refused.status).toBe(422);
  expect(await refused.text()).toContain("Superficie construida: Introduce una superficie entre 15 y 2.000 m²");
});

test("a visit goes to the trash, comes back, and is erased from there alone", async () => {
  const id = randomUUID();
  await answerOf(await send(ana, id, HOME));
  expect((await call(ana, "DELETE", `${id}/forever`)).status).toBe(404);
  expect((await call(ana, "DELETE", id)).status).toBe(204);
  // A change that another device still had to send is kept there too.
  const late = await answerOf(await send(ana, id, [change("owner.name", "Marta")]));
  expect(late.document.fields["owner.name"]).toBe("Marta");
  expect((await call(ana, "POST", `${id}/restore`)).status).toBe(204);
  expect((await call(ana, "DELETE", id)).status).toBe(204);
  expect((await call(ana, "DELETE", `${id}/forever`)).status).toBe(204);
  expect((await call(ana, "GET", id)).status).toBe(404);
});

test("an owner who is forgotten leaves the home and its rooms, and nothing that they told", async () => {
  const id = randomUUID();
  const [contact] = await db
    .insert(contacts)
    .values({ ownerId: ana.user.id, scope: ana.user.id, fullName: "Marta Gil", source: "manual" })
    .returning();
  const begun = { at: NOW, contactId: contact!.id };
  await db
    .insert(contactPoints)
    .values({ contactId: contact!.id, scope: ana.user.id, kind: "email", value: "marta@casa.example", typed: "x" });
  const { owner } = await answerOf(
    await send(ana, id, [...HOME, change("visit.notes", "Marta tiene prisa")], { begun }),
  );
  expect(owner).toEqual({ name: "Marta Gil", email: "marta@casa.example" });
  await db.transaction((tx) => forgetOwnersInVisits(tx, [contact!.id]));
  const { document } = (await (await call(ana, "GET", id)).json()) as Answer;
  expect(Object.keys(document.fields).filter((path) => /^owner|notes/.test(path))).toEqual([]);
  expect(document.fields["room.r1.areaM2"]).toBe("22,5");
});

test("a visit stands once in the history of the contact who is visited", async () => {
  const agent = await signedInPerson(services);
  const contactId = await addRow(services, "contact", { ownerId: agent.user.id, agencyId: null });
  const id = randomUUID();
  const begun = { at: NOW, contactId };
  await send(agent, id, [], { begun });
  await send(agent, id, [], { begun });
  const events = await db.select().from(contactEvents).where(eq(contactEvents.contactId, contactId));
  expect(events).toMatchObject([{ kind: "visita", text: "Visita de valoración", data: { inspectionId: id } }]);
});

test("a visit without a home begins in the country in which its agent works, and what is sent of it goes before", async () => {
  const agent = await signedInPerson(services);
  const homeId = await addRow(services, "home", { ownerId: agent.user.id, agencyId: null });
  await db.update(properties).set({ country: "MX" }).where(eq(properties.id, homeId));
  const begun = await answerOf(await send(agent, randomUUID(), []));
  expect(begun.document.fields).toMatchObject({ "home.country": "MX" });
});
