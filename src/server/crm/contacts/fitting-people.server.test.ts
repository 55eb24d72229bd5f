import { eq } from "drizzle-orm";
import { afterAll, describe, expect, test } from "vitest";
import { addRow } from "../../../test/rows.ts";
import { signedInPerson } from "../../../test/signed-in-person.ts";
import { openTestDatabase } from "../../../test/test-database.ts";
import { testServices } from "../../../test/test-services.ts";
import { personActor } from "../../accounts/access/actor.server.ts";
import { createApp } from "../../boot/app.server.ts";
import {
  callOptOuts,
  contactEvents,
  contactPoints,
  contacts,
  demands,
} from "../../platform/db/tables/crm-contacts.server.ts";
import { homeEvents } from "../../platform/db/tables/portfolio-history.server.ts";
import { properties } from "../../platform/db/tables/portfolio-homes.server.ts";
import { homesForBuyer, type PeopleForHome } from "../../tools/sharing/matched.server.ts";
import { newMatches } from "./new-matches.server.ts";

const database = await openTestDatabase();
const { db } = database;
const services = testServices(database);
const app = createApp(services, async () => new Response("page"));
afterAll(() => services.changes.close());

async function opened() {
  const { user, cookie } = await signedInPerson(services);
  const of = { ownerId: user.id, agencyId: null };
  const homeId = await addRow(services, "home", of);
  await db
    .update(properties)
    .set({ title: "Piso con luz", priceCents: "20000000", town: "Valencia", rooms: 3 })
    .where(eq(properties.id, homeId));
  const call = (method: string, path: string, body?: object) =>
    app.request(`/api/portfolio/homes/${homeId}/fitting${path}`, {
      method,
      headers: { cookie, "content-type": "application/json" },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
  const read = async () => (await (await call("GET", "")).json()) as PeopleForHome;
  const people = async () => (await read()).people;
  const person = async (
    fullName: string,
    demand: Partial<typeof demands.$inferInsert> = {},
    { consent = true, phone = "" }: { consent?: boolean; phone?: string } = {},
  ) => {
    const contactId = await addRow(services, "contact", of);
    await db
      .update(contacts)
      .set({ fullName, consentAt: consent ? new Date("2026-01-01") : null })
      .where(eq(contacts.id, contactId));
    const point = phone === "" ? { kind: "email" as const, value: `${contactId}@example.org` } : { kind: "telefono" as const, value: phone }; // biome-ignore format: one line each
    await db.delete(contactPoints).where(eq(contactPoints.contactId, contactId));
    await db.insert(contactPoints).values({ contactId, scope: user.id, typed: point.value, ...point });
    await db.insert(demands).values({ contactId, operation: "venta", priceMaxCents: "25000000", ...demand });
    return contactId;
  };
  return { user, cookie, homeId, call, read, people, person };
}

describe("people whom a home fits", () => {
  test("are those whose demand it meets, the most reasons first, with what the home does not say", async () => {
    const { people, person } = await opened();
    await person("Solo precio");
    await person("Precio y lugar", { places: ["Valencia"], bathroomsMin: 2 });
    await person("Muy caro", { priceMaxCents: "15000000" });
    await person("Otra ciudad", { places: ["Bilbao"] });
    await person("Alquiler", { operation: "alquiler" });
    await person("Ya no busca", { isActive: false });
    expect((await people()).map(({ fullName, reasons, unknown }) => ({ fullName, reasons, unknown }))).toEqual([
      { fullName: "Precio y lugar", reasons: ["Entra en su presupuesto", "Está en Valencia"], unknown: ["baños"] },
      { fullName: "Solo precio", reasons: ["Entra en su presupuesto"], unknown: [] },
    ]);
  });

  test("without consent stand last with the reason, and nobody can note that they were written to", async () => {
    const { people, person, call } = await opened();
    const id = await person("Sin permiso", { places: ["Valencia"] }, { consent: false });
    await person("Con permiso");
    expect((await people()).map(({ fullName, refusal }) => [fullName, refusal === null])).toEqual([
      ["Con permiso", true],
      ["Sin permiso", false],
    ]);
    expect((await call("POST", `/${id}/sent`, { way: "correo" })).status).toBe(422);
  });

  test("people who asked not to be rung show no number, and without another way cannot be written to", async () => {
    const { people, person, user } = await opened();
    await person("No llamar", {}, { phone: "+34600111222" });
    const phoneMac = services.auth.keys.mac("opt-out", "+34600111222");
    await db.insert(callOptOuts).values({ ownerId: user.id, phoneMac, masked: "···", reason: "lo-pide" });
    expect(await people()).toMatchObject([{ phone: null, refusal: "No tiene correo ni móvil al que escribir" }]);
  });

  test("are not the owner of the home, nor another person's contacts", async () => {
    const { people, person, homeId } = await opened();
    const owner = await person("Quien vende");
    await db.update(properties).set({ ownerContactId: owner }).where(eq(properties.id, homeId));
    await (await opened()).person("De otro agente");
    expect(await people()).toEqual([]);
  });
});

describe("a home that was sent", () => {
  test("stands in the timeline once, moves the person down the list, and can be taken back", async () => {
    const { people, person, call, homeId } = await opened();
    const id = await person("Primera", { places: ["Valencia"] });
    await person("Segunda");
    expect((await call("POST", `/${id}/sent`, { way: "whatsapp" })).status).toBe(204);
    const rows = await db.select().from(contactEvents).where(eq(contactEvents.contactId, id));
    expect(rows).toMatchObject([{ kind: "mensaje", homeId, text: "Vivienda enviada por WhatsApp" }]);
    expect((await people()).map(({ fullName, sentAt }) => [fullName, sentAt !== null])).toEqual([
      ["Segunda", false],
      ["Primera", true],
    ]);
    expect((await call("DELETE", `/${id}/sent`)).status).toBe(204);
    expect((await people())[0]).toMatchObject({ fullName: "Primera", sentAt: null });
    expect((await call("DELETE", `/${id}/sent`)).status).toBe(404);
  });

  test("another agent's contact is not there to be noted", async () => {
    const { call } = await opened();
    const id = await (await opened()).person("De otro agente");
    expect((await call("POST", `/${id}/sent`, { way: "correo" })).status).toBe(404);
    expect((await call("DELETE", `/${id}/sent`)).status).toBe(404);
  });

  test("the message carries the open page, and there is none without one", async () => {
    const { call, person, cookie, homeId } = await opened();
    await person("Marta Ruiz");
    const read = async () => (await (await call("GET", "")).json()) as PeopleForHome;
    expect(await read()).toMatchObject({ hasPage: false, people: [{ message: null }] });
    const shared = await app.request("/api/share-links", {
      method: "POST",
      headers: { cookie, "content-type": "application/json" },
      body: JSON.stringify({ homeId }),
    });
    const { address } = (await shared.json()) as { address: string };
    const { hasPage, people } = await read();
    expect(hasPage).toBe(true);
    expect(people[0]!.message).toContain(address);
    expect(people[0]!.message).toContain("Hola, Marta:");
  });
});

describe("a match", () => {
  test("has the score of its criteria: 250,000 with a tenth, and a home of 262,500, is half of the price", async () => {
    const { people, person, homeId } = await opened();
    await db.update(properties).set({ priceCents: "26250000" }).where(eq(properties.id, homeId));
    await person("Con margen", { places: ["Valencia"] });
    const [found] = await people();
    expect(found!.criteria.map(({ criterion, score }) => [criterion, Math.round(score * 100)])).toEqual([
      ["precio", 50],
      ["zona", 100],
      ["novedad", 100],
    ]);
    // (30 · 0.5 + 25 + 5) / 60
    expect(found!.score).toBeCloseTo(75, 1);
  });

  test("names the one thing that is missing, apart from those who fit", async () => {
    const { read, person } = await opened();
    await person("Cuatro habitaciones", { roomsMin: 4 });
    await person("Cinco habitaciones", { roomsMin: 5 });
    await person("Sin margen", { priceMaxCents: "19000000", tolerance: 0 });
    const { people, near } = await read();
    expect(people).toEqual([]);
    expect(near.map(({ fullName, missing }) => [fullName, missing])).toEqual([
      ["Cuatro habitaciones", "le falta 1 habitación"],
      ["Sin margen", "supera presupuesto"],
    ]);
  });

  test("is the same from the home and from the buyer", async () => {
    const { people, person, user, homeId } = await opened();
    const id = await person("De los dos lados", { places: ["Valencia"], roomsMin: 2, wishes: ["hasLift"] });
    const [one] = await people();
    const buyer = await homesForBuyer(services, personActor(user.id), id);
    await db.update(properties).set({ status: "disponible" }).where(eq(properties.id, homeId));
    const offered = await homesForBuyer(services, personActor(user.id), id);
    // Only homes on offer are sent to a buyer.
    expect(buyer!.searches[0]!.homes).toEqual([]);
    const [other] = offered!.searches[0]!.homes;
    expect(other).toMatchObject({ id: homeId, reasons: one!.reasons, unknown: ["ascensor"] });
    expect(other!.score).toBeCloseTo(one!.score!, 1);
  });

  test("of another agent's contact is not there", async () => {
    const { user } = await opened();
    const id = await (await opened()).person("De otro agente");
    expect(await homesForBuyer(services, personActor(user.id), id)).toBeUndefined();
  });
});

describe("an answer", () => {
  test("stands in the timeline once, in place of an earlier one, and can be taken back", async () => {
    const { people, person, call } = await opened();
    const id = await person("Primera");
    expect((await call("PUT", `/${id}/answer`, { answer: "encaja" })).status).toBe(204);
    expect((await call("PUT", `/${id}/answer`, { answer: "no", because: "zona" })).status).toBe(204);
    const rows = await db.select().from(contactEvents).where(eq(contactEvents.contactId, id));
    expect(rows).toMatchObject([{ kind: "mensaje", text: "No le encaja la vivienda, por zona" }]);
    expect((await people())[0]).toMatchObject({ answer: { answer: "no", because: "zona" }, isNews: false });
    expect((await call("DELETE", `/${id}/answer`)).status).toBe(204);
    expect((await people())[0]).toMatchObject({ answer: null });
    expect((await call("DELETE", `/${id}/answer`)).status).toBe(404);
  });

  test("teaches: after a home was rejected for its price, a dear one scores less than before", async () => {
    const { people, person, call, homeId } = await opened();
    const id = await person("Aprende", { places: ["Valencia"] });
    await call("PUT", `/${id}/answer`, { answer: "no", because: "precio" });
    await db.update(properties).set({ priceCents: "26250000" }).where(eq(properties.id, homeId));
    const [found] = await people();
    const weights = Object.fromEntries(found!.criteria.map(({ criterion, weight }) => [criterion, weight]));
    // A perfect home: 0.25 / (1 + e^−4) = 0.2455 more than 30.
    expect(weights).toEqual({ precio: expect.closeTo(37.365, 2), zona: 25, novedad: 5 });
    expect(found!.score).toBeLessThan(75);
    expect(found!.isNews).toBe(true);
  });

  test("of another agent's contact cannot be noted", async () => {
    const { call } = await opened();
    const id = await (await opened()).person("De otro agente");
    expect((await call("PUT", `/${id}/answer`, { answer: "encaja" })).status).toBe(404);
  });
});

describe("answers at once", () => {
  test("leave one line, whichever came last", async () => {
    const { person, call, homeId } = await opened();
    const id = await person("Dos agentes");
    const answers = Array.from({ length: 8 }, (_, at) => (at % 2 === 0 ? "encaja" : "no"));
    const given = await Promise.all(answers.map((answer) => call("PUT", `/${id}/answer`, { answer })));
    expect(given.map(({ status }) => status)).toEqual(answers.map(() => 204));
    const lines = await db.select().from(contactEvents).where(eq(contactEvents.homeId, homeId));
    expect(lines).toHaveLength(1);
  });
});

describe("a home that was sent is news", () => {
  test("only once something has changed that a buyer decides by", async () => {
    const { people, person, call, homeId } = await opened();
    const id = await person("Espera una bajada");
    await call("POST", `/${id}/sent`, { way: "copia" });
    await db.update(properties).set({ title: "Otro título" }).where(eq(properties.id, homeId));
    expect((await people())[0]).toMatchObject({ isNews: false });
    await db.update(properties).set({ priceCents: "19000000" }).where(eq(properties.id, homeId));
    expect((await people())[0]).toMatchObject({ isNews: true });
    await call("POST", `/${id}/sent`, { way: "copia" });
    expect((await people())[0]).toMatchObject({ isNews: false });
  });

  test("and until then is in no notice", async () => {
    const { person, call, homeId, user } = await opened();
    const id = await person("Avisada");
    await db.update(properties).set({ status: "disponible" }).where(eq(properties.id, homeId));
    const now = new Date(Date.now() + 1000);
    await db.insert(homeEvents).values({ homeId, at: now, origin: "mano", kind: "alta" });
    const noticed = async () => (await newMatches(db, personActor(user.id), now)).flatMap(({ people }) => people);
    expect(await noticed()).toMatchObject([{ id }]);
    await call("POST", `/${id}/sent`, { way: "copia" });
    expect(await noticed()).toEqual([]);
  });
});
