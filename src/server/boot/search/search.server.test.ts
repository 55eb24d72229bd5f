import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import type { FoundRows } from "#domain/shared/search/found-rows.ts";
import { type Cast, openCast, type Persona } from "../../../test/cast.ts";
import { addRow } from "../../../test/rows.ts";
import { openTestDatabase } from "../../../test/test-database.ts";
import { testServices } from "../../../test/test-services.ts";
import { contacts } from "../../platform/db/tables/crm-contacts.server.ts";
import { inspections } from "../../platform/db/tables/crm-inspections.server.ts";
import { signatureRequests } from "../../platform/db/tables/crm-signatures.server.ts";
import { templates } from "../../platform/db/tables/crm-templates.server.ts";
import { flows } from "../../platform/db/tables/integrations-flows.server.ts";
import { properties } from "../../platform/db/tables/portfolio-homes.server.ts";
import { dossierDocuments, dossiers } from "../../platform/db/tables/tools-dossiers.server.ts";
import { landings } from "../../platform/db/tables/tools-landings.server.ts";
import { floorPlans } from "../../platform/db/tables/tools-plans.server.ts";
import { proposals } from "../../platform/db/tables/tools-proposals.server.ts";
import { toolRuns } from "../../platform/db/tables/tools-runs.server.ts";
import { tours } from "../../platform/db/tables/tools-tours.server.ts";
import { transcripts } from "../../platform/db/tables/tools-transcripts.server.ts";
import { createApp } from "../app.server.ts";

const database = await openTestDatabase();
const { db } = database;
const services = testServices(database);
const app = createApp(services, async () => new Response("page"));

let cast: Cast;
beforeAll(async () => {
  cast = await openCast(services);
});

async function search(who: Persona, query: string): Promise<FoundRows> {
  const response = await app.request(`/api/search?q=${encodeURIComponent(query)}`, {
    headers: { cookie: cast[who].cookie },
  });
  expect(response.status).toBe(200);
  return (await response.json()) as FoundRows;
}
const titles = async (who: Persona, query: string, kind?: string) =>
  (await search(who, query)).rows.filter((row) => !kind || row.kind === kind).map(({ title }) => title);

const call = (who: Persona, path: string, body: object) =>
  app.request(path, {
    method: "POST",
    headers: { cookie: cast[who].cookie, "content-type": "application/json" },
    body: JSON.stringify(body),
  });

async function home(who: Persona, address: string, more: object = {}): Promise<void> {
  const values = { operation: "venta", type: "piso", address, town: "Valencia", ...more };
  expect((await call(who, "/api/portfolio/homes", { values })).status).toBe(201);
}

describe("homes", () => {
  beforeAll(async () => {
    await home("user", "Carrer de la Pau, 4", { reference: "PZ-4" });
    await home("author", "Avenida del Puerto, 9");
  });
  test.each(["pau", "PAU 4", "carrer pa", "pz-4", "pz4"])("%s finds it, with its page", async (query) => {
    const { rows } = await search("user", query);
    expect(rows[0]).toMatchObject({
      kind: "vivienda",
      title: "Carrer de la Pau, 4",
      path: expect.stringMatching(/^\/dashboard\/cartera\/[\da-f-]{36}$/),
    });
  });
  test("are found by words for their kind, in any order, with and without accents", async () => {
    await home("user", "Calle Colón, 21", { type: "atico", reference: "AT-21" });
    await home("user", "Calle Sueca, 3", { type: "local", operation: "alquiler", reference: "LO-3" });
    for (const query of ["piso ático valencia", "valencia aticos", "ATICO colon", "ático"]) {
      expect(await titles("user", query, "vivienda"), query).toEqual(["Calle Colón, 21"]);
    }
    expect((await titles("user", "pisos valencia", "vivienda")).sort()).toEqual([
      "Calle Colón, 21",
      "Carrer de la Pau, 4",
    ]);
    for (const query of ["local alquiler", "alquileres valencia", "locales"]) {
      expect(await titles("user", query, "vivienda"), query).toEqual(["Calle Sueca, 3"]);
    }
    expect(await titles("user", "chalet valencia", "vivienda")).toEqual([]);
    expect(await titles("otherUser", "ático", "vivienda")).toEqual([]);
  });
  test("a word for a kind is found in a street too", async () => {
    await home("user", "Avenida de la Casa de Campo, 8", { town: "Madrid" });
    expect(await titles("user", "casa campo", "vivienda")).toEqual(["Avenida de la Casa de Campo, 8"]);
  });
  test("are found by people who may see them", async () => {
    expect(await titles("author", "puerto")).toEqual(["Avenida del Puerto, 9"]);
    expect(await titles("colleague", "puerto")).toEqual(["Avenida del Puerto, 9"]);
    for (const who of ["user", "rival", "otherUser"] as const)
      expect(await titles(who, "puerto", "vivienda")).toEqual([]);
    expect(await titles("author", "carrer pau", "vivienda")).toEqual([]);
  });
  test("that are old are found too, and five at most, the newest first", async () => {
    const { ownerId, agencyId } = cast.otherUser.of;
    const at = (minutes: number) => new Date(Date.parse("2026-01-01T00:00:00Z") + minutes * 60_000);
    const rows = Array.from({ length: 1_200 }, (_, i) => ({
      ownerId,
      agencyId,
      operation: "venta",
      type: "piso",
      country: "ES",
      currency: "EUR",
      builtAreaM2: 80,
      address: i < 3 ? `Rara, ${i}` : `Zurbano, ${i}`,
      searchText: i < 3 ? `rara ${i}` : `zurbano ${i}`,
      updatedAt: at(i),
    }));
    await db.insert(properties).values(rows);
    expect(await titles("otherUser", "rara")).toEqual(["Rara, 2", "Rara, 1", "Rara, 0"]);
    expect(await titles("otherUser", "zurb")).toEqual([1199, 1198, 1197, 1196, 1195].map((i) => `Zurbano, ${i}`));
  });
});

test("contacts are found by name, mail and telephone by people who may see them", async () => {
  const person = { fullName: "Núria Vidal", emails: ["nuria@casa.example"], phones: ["+34 611 222 333"] };
  const made = await call("user", "/api/crm/contacts", {
    ...person,
    roles: ["comprador"],
    points: [
      { kind: "email", value: "nuria@casa.example" },
      { kind: "telefono", value: "+34 611 222 333" },
    ],
  });
  expect([201, 200]).toContain(made.status);
  for (const query of ["nuria", "vid nur", "Núria Vidal"]) {
    expect(await titles("user", query, "contacto"), query).toEqual(["Núria Vidal"]);
  }
  expect(await titles("otherUser", "nuria", "contacto")).toEqual([]);
});

test("results are found by their author and by members who see all work, with their page", async () => {
  const id = await addRow(services, "run", cast.author.of);
  await db.update(toolRuns).set({ searchText: "capacidad de la familia soler" }).where(eq(toolRuns.id, id));
  for (const who of ["author", "owner", "coordinator"] as const) {
    const { rows } = await search(who, "soler fam");
    expect(
      rows.filter(({ kind }) => kind === "resultado").map(({ path }) => path),
      who,
    ).toEqual([`/calculadora-capacidad?resultado=${id}`]);
  }
  for (const who of ["colleague", "rival", "user"] as const)
    expect(await titles(who, "soler", "resultado")).toEqual([]);
});

test.each([
  ["proposal", "propuesta", "/propuestas-captacion/"],
  ["signature", "firma", "/dashboard/firmas/"],
  ["inspection", "visita", "/asistente-valoracion/"],
  ["transcript", "conversacion", "/resumen-conversaciones/"],
  ["template", "plantilla", "/plantillas/"],
  ["dossier", "expediente", "/analizador-documentos/"],
  ["landing", "pagina", "/generador-landing/"],
  ["plan", "plano", "/dashboard/planos/"],
  ["tour", "recorrido", "/tour-editor/"],
] as const)("each %s is found by its title, by people who may see it", async (entity, kind, base) => {
  const id = await addRow(services, entity, cast.author.of);
  const table = {
    proposal: proposals,
    signature: signatureRequests,
    inspection: inspections,
    transcript: transcripts,
    template: templates,
    dossier: dossiers,
    landing: landings,
    plan: floorPlans,
    tour: tours,
  }[entity];
  await db.update(table).set({ title: "El piso de Sagunto: última versión" }).where(eq(table.id, id));
  const { rows } = await search("author", "ULTIMA sagunto");
  expect(rows.filter((row) => row.kind === kind).map(({ title, path }) => [title, path])).toEqual([
    ["El piso de Sagunto: última versión", `${base}${id}`],
  ]);
  for (const who of ["rival", "user"] as const) expect(await titles(who, "sagunto", kind)).toEqual([]);
});

test("a dossier is found by the name of a file in it", async () => {
  const dossierId = await addRow(services, "dossier", cast.author.of);
  const read = { state: "leido", turnOf: cast.author.of.ownerId, createdAt: services.now() } as const;
  await db.insert(dossierDocuments).values({ dossierId, name: "Nota simple Benimaclet.pdf", ...read });
  const { rows } = await search("author", "benimaclet");
  expect(rows.map(({ kind, path }) => [kind, path])).toEqual([["expediente", `/analizador-documentos/${dossierId}`]]);
  for (const who of ["rival", "user"] as const) expect(await titles(who, "benimaclet", "expediente")).toEqual([]);
});

test("a conversation is found by its people, its contact and the home of that contact", async () => {
  const contactId = await addRow(services, "contact", cast.author.of);
  await db.update(contacts).set({ fullName: "Lucía Benavent" }).where(eq(contacts.id, contactId));
  const homeId = await addRow(services, "home", cast.author.of);
  await db
    .update(properties)
    .set({ address: "Calle Dolores Marqués, 7", ownerContactId: contactId })
    .where(eq(properties.id, homeId));
  const id = await addRow(services, "transcript", cast.author.of);
  const [row] = await db.select().from(transcripts).where(eq(transcripts.id, id));
  const people = [{ name: "Josep Hermano", messages: 1, side: "client" as const }];
  await db
    .update(transcripts)
    .set({ title: "Chat", contactId, head: { ...row!.head, people } })
    .where(eq(transcripts.id, id));
  for (const query of ["josep hermano", "benavent", "dolores marques"]) {
    expect(await titles("author", query, "conversacion")).toEqual(["Chat"]);
    expect(await titles("rival", query, "conversacion")).toEqual([]);
  }
});

test("campaigns, senders and flows are found by their names, by people who have a page of them", async () => {
  const { of } = cast.author;
  await addRow(services, "campaign", of);
  await addRow(services, "mailSender", of);
  const flowId = await addRow(services, "flow", of);
  await db.update(flows).set({ name: "Saludo de Novedades" }).where(eq(flows.id, flowId));
  const found = async (who: Persona, query: string) => (await search(who, query)).rows.map(({ kind }) => kind);
  expect(await found("owner", "novedades")).toEqual(["campana", "flujo"]);
  expect(await found("owner", "sol.example")).toContain("remitente");
  expect(await found("author", "novedades")).toEqual(["campana"]);
  expect(await found("rival", "novedades")).toEqual([]);
});

test("only staff finds accounts", async () => {
  expect((await search("manager", "agencia.es")).rows.some(({ kind }) => kind === "usuario")).toBe(true);
  expect((await search("user", "agencia.es")).rows.some(({ kind }) => kind === "usuario")).toBe(false);
});

test("articles are found though a letter is wrong", async () => {
  const { rows } = await search("user", "comparabels");
  expect(rows.find(({ kind }) => kind === "articulo")?.path).toMatch(/^\/(help-center|blog|recursos)\//);
});

test.each(["", "a", " ", "¿?", "'; drop table users; --", "a & b | !c", "%%", "x".repeat(500)])(
  "%j does no harm",
  async (query) => {
    expect((await search("user", query)).rows.filter(({ kind }) => kind !== "articulo")).toEqual([]);
  },
);
