import { eq } from "drizzle-orm";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { emptyDocument } from "#domain/crm/inspections/inspection-document.ts";
import { type PersonActor, personActor } from "#server/accounts/access/actor.server.ts";
import { contactOfRun, offeredContact, offeredContacts } from "#server/crm/contacts/known-contact.server.ts";
import { users } from "#server/platform/db/tables/accounts.server.ts";
import { contactEvents, contacts, demands } from "#server/platform/db/tables/crm-contacts.server.ts";
import { inspections } from "#server/platform/db/tables/crm-inspections.server.ts";
import { runTool } from "#server/tools/runs/run-tool.server.ts";
import { borrowingCapacity } from "#tools/borrowing-capacity/tool.ts";
import { valuation } from "#tools/valuation/tool.ts";
import { type Cast, openCast } from "../../../test/cast.ts";
import { addRow } from "../../../test/rows.ts";
import { openTestDatabase } from "../../../test/test-database.ts";
import { testServices } from "../../../test/test-services.ts";
import { countryOfVisitor, readToolPage } from "./tool-page-data.server.ts";

const database = await openTestDatabase();
const { db } = database;
const services = testServices(database);
const tool = borrowingCapacity;

let cast: Cast;
let actor: PersonActor;
let rival: PersonActor;
beforeAll(async () => {
  cast = await openCast(services);
  const { id: ownerId, of } = cast.author;
  actor = { ownerId, isAnonymous: false, agency: { id: of.agencyId!, role: "agent" } };
  rival = personActor(cast.rival.id);
});
/** The tool is one object for all tests of a worker: its steps are put back. */
const ownSteps = valuation.nextOf;
afterEach(() => {
  vi.restoreAllMocks();
  (valuation as { nextOf?: unknown }).nextOf = ownSteps;
});

const page = async (query: Record<string, string>, who = actor, of = tool, place: Partial<Place> = {}) => {
  const asking = { actor: who, viewer: null, query: new URLSearchParams(query), isAbroad: false, country: null };
  return (await readToolPage(services, of as never, { ...asking, ...place })).page;
};

/** Address and country that a page is read from. */
interface Place {
  isAbroad: boolean;
  country: string;
}

test("under /latam a tool shows its own title, example and help, and starts from the visitor's country", async () => {
  const spain = await page({});
  const abroad = await page({}, actor, tool, { isAbroad: true, country: "MX" });
  expect(abroad.card.title).not.toBe(spain.card.title);
  expect(abroad.example.input).toMatchObject({ place: "MX" });
  expect(abroad.helpHtml).not.toContain("euríbor");
  expect(spain.helpHtml).toContain("euríbor");
  expect([spain.startValues.place, abroad.startValues.place]).toEqual([undefined, "MX"]);
  expect([spain.words, abroad.words]).toEqual([null, "MX"]);
});

test("the country of the account goes before that of the connection", async () => {
  const viewer = { userId: actor.ownerId } as never;
  const chosen = (country: string) =>
    db.update(users).set({ metadata: { country } }).where(eq(users.id, actor.ownerId));
  await chosen("PE");
  expect(await countryOfVisitor(services, viewer, "ES")).toBe("PE");
  await chosen("");
  expect(await countryOfVisitor(services, viewer, "ES")).toBe("ES");
  expect(await countryOfVisitor(services, null, null)).toBeNull();
});

test("a visitor from a country without tables starts from another place, and an unknown one from none", async () => {
  const bolivia = await page({}, actor, tool, { isAbroad: true, country: "BO" });
  expect([bolivia.startValues.place, bolivia.words]).toEqual(["otro", "BO"]);
  const unknown = await page({}, actor, tool, { isAbroad: true });
  expect([unknown.startValues.place, unknown.words]).toEqual([undefined, "latam"]);
  const french = await page({}, actor, tool, { country: "FR" });
  expect(french.words).toBeNull();
  const valued = await page({}, actor, valuation as never, { country: "CO" });
  expect(valued.startValues.home).toMatchObject({ operation: "venta", country: "CO", currency: "COP" });
});

async function buyer() {
  const id = await addRow(services, "contact", cast.author.of);
  await db.insert(demands).values({ contactId: id, operation: "venta", priceMaxCents: "24000000", places: ["Ruzafa"] });
  return id;
}

test("a contact fills the form in, as far as the actor may see them", async () => {
  const id = await buyer();
  const known = await offeredContact(db, actor, id);
  expect(known).toMatchObject({ id, demand: { operation: "venta", maxPrice: 240_000, zones: ["Ruzafa"] } });
  const shown = await page({ contacto: id });
  expect(shown.contact).toEqual({ id, name: known!.fullName });
  expect(shown.startValues.targetPrice).toBe("240000");
  expect(shown.usesDraft).toBe(false);

  expect(await offeredContact(db, rival, id)).toBeNull();
  const strangers = await page({ contacto: id }, rival);
  expect(strangers.contact).toBeNull();
  expect(strangers.startValues.targetPrice).toBeUndefined();
  await db.update(contacts).set({ deletedAt: new Date() }).where(eq(contacts.id, id));
  expect(await offeredContact(db, actor, id)).toBeNull();
});

test("a contact's own acts, our last message and their open deal are known", async () => {
  const id = await buyer();
  await db.insert(contactEvents).values([
    { contactId: id, kind: "visita", at: new Date("2026-11-18T10:00:00Z") },
    { contactId: id, kind: "llamada", at: new Date("2026-11-19T10:00:00Z"), data: { direction: "entrante" } },
    { contactId: id, kind: "llamada", at: new Date("2026-11-20T10:00:00Z"), data: { direction: "saliente" } },
    { contactId: id, kind: "nota", at: new Date("2026-11-21T10:00:00Z") },
  ]);
  const known = await offeredContact(db, actor, id);
  expect(known).toMatchObject({
    lastHeardAt: "2026-11-19T10:00:00.000Z",
    heard: [
      { kind: "llamada", at: "2026-11-19T10:00:00.000Z" },
      { kind: "visita", at: "2026-11-18T10:00:00.000Z" },
    ],
    lastReachedAt: "2026-11-20T10:00:00.000Z",
    stage: null,
  });
});

test("contacts are found by their words, one's own alone", async () => {
  const id = await buyer();
  const [{ fullName } = { fullName: "" }] = await db.select().from(contacts).where(eq(contacts.id, id));
  const text = fullName.slice(0, 3);
  const found = await offeredContacts(db, actor, { text, limit: 8 });
  const others = await offeredContacts(db, rival, { text, limit: 8 });
  expect(others.some((contact) => contact.id === id)).toBe(false);
  expect(found.every((contact) => contact.fullName !== "")).toBe(true);
});

test("a run for a contact stands in their timeline, and is theirs when it is opened again", async () => {
  const id = await buyer();
  const asked = { actor, network: "10.0.0.1", contactId: id, idempotencyKey: "once" };
  const run = await runTool(services, tool, tool.example, asked);
  await runTool(services, tool, tool.example, asked);
  const lines = await db.select().from(contactEvents).where(eq(contactEvents.runId, run.id));
  expect(lines).toMatchObject([{ contactId: id, kind: "nota", data: { tool: "calculadora-capacidad" } }]);
  expect((await contactOfRun(db, actor, run.id))?.id).toBe(id);
  expect(await contactOfRun(db, rival, run.id)).toBeNull();
  expect((await page({ resultado: run.id })).contact?.id).toBe(id);
});

test("a stranger's contact is not written to", async () => {
  const id = await buyer();
  const other = personActor(cast.user.id);
  await runTool(services, tool, tool.example, { actor: other, network: "10.0.0.2", contactId: id });
  expect(await db.$count(contactEvents, eq(contactEvents.contactId, id))).toBe(0);
});

test("a step opens its tool filled in, over what the contact says; another tool's and a stranger's do not", async () => {
  const id = await buyer();
  const run = await runTool(services, valuation, valuation.example, { actor, network: "10.0.0.3", contactId: id });
  (valuation as { nextOf?: unknown }).nextOf = () => [
    { path: "/no-existe", label: "Otra", reason: "Nada", values: { targetPrice: 1 } },
    { path: tool.path, label: "Mira si puede", reason: "Ya sabes el precio", values: { targetPrice: 199_000 } },
  ];
  const steps = (await page({ resultado: run.id }, actor, valuation as never)).run!.steps;
  expect(steps).toEqual([
    {
      path: tool.path,
      label: "Mira si puede",
      reason: "Ya sabes el precio",
      index: 1,
      toolTitle: tool.title,
    },
  ]);
  const opened = await page({ desde: run.id, paso: "1" });
  expect(opened.startValues.targetPrice).toBe("199000");
  expect(opened.contact?.id).toBe(id);
  expect(opened.homeId).toBe(run.propertyId);
  expect(opened.run).toBeNull();

  expect((await page({ desde: run.id, paso: "0" })).usesDraft).toBe(true);
  expect((await page({ desde: run.id, paso: "1" }, rival)).startValues.targetPrice).toBeUndefined();
  expect((await page({ desde: "nada", paso: "x" })).usesDraft).toBe(true);
});

/** A home that no comparable speaks of, in a town without a model. */
const TERUEL = {
  home: {
    operation: "venta",
    type: "piso",
    builtAreaM2: "85",
    latitude: "40,3456",
    longitude: "-1,1065",
    municipalityCode: "44216",
  },
  comparablesText: "",
  useNearby: false,
};

test("changing a value is free on its first day; a result without a value costs nothing and says so of no day", async () => {
  const asked = { actor, network: "10.0.0.9" };
  const valued = await runTool(services, valuation, valuation.example, asked);
  expect((await page({ resultado: valued.id }, actor, valuation as never)).run?.correction).toBe("free");
  const none = await runTool(services, valuation, TERUEL, asked);
  const { run } = await page({ resultado: none.id }, actor, valuation as never);
  expect(run).toMatchObject({ isFree: true, hasAnswer: false, correction: null });
});

test("a value goes on to the report and the proposal for its owner", async () => {
  const run = await runTool(services, valuation, valuation.example, { actor, network: "10.0.0.10" });
  const shown = await page({ resultado: run.id }, actor, valuation as never);
  expect(shown.run!.steps.slice(0, 2).map(({ path, toolTitle }) => [path, toolTitle])).toEqual([
    ["/cma-generator", "Informe comparativo (CMA)"],
    ["/propuestas-captacion", "Propuestas de captación"],
  ]);
});

test("a valuation visit fills the form in, and the run is about its home and its contact", async () => {
  const contactId = await addRow(services, "contact", cast.author.of);
  const homeId = await addRow(services, "home", cast.author.of);
  const visited = await addRow(services, "inspection", cast.author.of);
  const document = emptyDocument({ "home.builtAreaM2": "91", "home.rooms": "3" });
  await db.update(inspections).set({ document, contactId, homeId }).where(eq(inspections.id, visited));
  const shown = await page({ visita: visited }, actor, valuation as never);
  expect(shown).toMatchObject({ homeId, contact: { id: contactId }, usesDraft: false });
  expect(shown.startValues.home).toMatchObject({ builtAreaM2: "91", rooms: "3" });
  expect(await page({ visita: visited }, rival, valuation as never)).toMatchObject({ homeId: null, contact: null });
});
