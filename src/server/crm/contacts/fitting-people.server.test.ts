import { eq } from "drizzle-orm";
import { afterAll, describe, expect, test } from "vitest";
import type { FittingPerson } from "#domain/crm/contacts/sent-home.ts";
import { addRow } from "../../../test/rows.ts";
import { signedInPerson } from "../../../test/signed-in-person.ts";
import { openTestDatabase } from "../../../test/test-database.ts";
import { testServices } from "../../../test/test-services.ts";
import { createApp } from "../../boot/app.server.ts";
import {
  callOptOuts,
  contactEvents,
  contactPoints,
  contacts,
  demands,
} from "../../platform/db/tables/crm-contacts.server.ts";
import { properties } from "../../platform/db/tables/portfolio-homes.server.ts";

const database = await openTestDatabase();
const { db } = database;
const services = testServices(database);
const app = createApp(services, async () => new Response("page"));
afterAll(() => services.changes.close());

interface Answer {
  title: string;
  hasPage: boolean;
  people: (FittingPerson & { message: string | null })[];
}

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
  const people = async () => ((await (await call("GET", "")).json()) as Answer).people;
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
  return { user, cookie, homeId, call, people, person };
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
    expect(rows).toMatchObject([{ kind: "mensaje", homeId, text: "Vivienda enviada" }]);
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
    const read = async () => (await (await call("GET", "")).json()) as Answer;
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
