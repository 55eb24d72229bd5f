import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { WebhookEventType } from "#domain/integrations/api/webhook-events.ts";
import { homeSchema } from "#domain/portfolio/homes/home.ts";
import { borrowingCapacity } from "#tools/borrowing-capacity/tool.ts";
import { type Cast, openCast, type Persona } from "../../../test/cast.ts";
import { callerOn, sharedBy } from "../../../test/shared-page.ts";
import { openTestDatabase } from "../../../test/test-database.ts";
import { testServices } from "../../../test/test-services.ts";
import { addEndpoint, payloadsTo } from "../../../test/webhook-rows.ts";
import { type PersonActor, personActor } from "../../accounts/access/actor.server.ts";
import { createApp } from "../../boot/app.server.ts";
import { applyImport as applyContacts } from "../../crm/contacts/import-contacts.server.ts";
import { mergeContacts } from "../../crm/contacts/merge-contacts.server.ts";
import { takeNotice } from "../../crm/contacts/take-notice.server.ts";
import { addContact, changeContact, trashContact } from "../../crm/contacts/write-contact.server.ts";
import { addDeal, moveToStage } from "../../crm/contacts/write-deal.server.ts";
import { changeHomes, createHome, setHomeStatus, updateHome } from "../../portfolio/homes/change-homes.server.ts";
import { mergeHomes, undoMerge } from "../../portfolio/homes/merge-homes.server.ts";
import { addImport } from "../../portfolio/imports/add-import.server.ts";
import { workAtImport } from "../../portfolio/imports/import-work.server.ts";
import { keepBytes } from "../../portfolio/imports/keep-bytes.server.ts";
import { addSource } from "../../portfolio/imports/sources.server.ts";
import { runTool } from "../../tools/runs/run-tool.server.ts";
import { webhookEndpoints } from "../db/tables/integrations.server.ts";
import { queueWebhooks } from "./queue-webhooks.server.ts";

/** Events are sent to the addresses that asked for them and whose owners may see the rows. */

const database = await openTestDatabase();
const { db } = database;
const dataDir = mkdtempSync(join(tmpdir(), "umbral-webhooks-"));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));
let at = new Date("2026-11-23T09:00:00.000Z").getTime();
const now = () => new Date(at++);
const services = { ...testServices(database, { DATA_DIR: dataDir, TRUSTED_PROXIES: "1" }), now };
const app = createApp(services, async () => new Response("page"));
let cast: Cast;
let actor: PersonActor;
let endpoint: string;

beforeAll(async () => {
  cast = await openCast(services);
  actor = personActor(cast.user.id);
});
beforeEach(async () => {
  await db.delete(webhookEndpoints);
  endpoint = await addEndpoint(services, cast.user.of);
});

const act = () => ({ actor, now: now() });
const shown = async (id = endpoint) => await payloadsTo(services, id);
const types = async (id = endpoint) => (await shown(id)).map(({ type }) => type);
const last = async (type: WebhookEventType) => (await shown()).findLast((one) => one.type === type)?.data;

const values = {
  operation: "venta",
  type: "piso",
  country: "ES",
  currency: "EUR",
  builtAreaM2: 80,
  title: "Ático en Ruzafa",
  reference: "R-1",
  price: 250_000,
  status: "disponible",
};
const newHome = (more: object = {}) =>
  createHome(db, actor, { values: homeSchema.parse({ ...values, ...more }) }, now());

describe("homes", () => {
  test("are sent when they come, change, go to the trash and come back", async () => {
    const homeId = await newHome();
    expect(await last("home.created")).toMatchObject({
      homeId,
      title: "Ático en Ruzafa",
      price: 250_000,
      origin: "mano",
    });
    await updateHome(db, actor, homeId, { values: { price: 240_000 } }, now());
    expect(await last("home.updated")).toMatchObject({ homeId, price: 240_000, changed: ["price"] });
    await setHomeStatus(db, actor, homeId, { status: "reservado", closedOn: undefined, closedPrice: undefined }, now());
    expect(await last("home.updated")).toMatchObject({ status: "reservado", changed: ["status"] });
    await changeHomes(db, actor, { act: "trash", ids: [homeId] }, now());
    await changeHomes(db, actor, { act: "restore", ids: [homeId] }, now());
    await changeHomes(db, actor, { act: "trash", ids: [homeId] }, now());
    await changeHomes(db, actor, { act: "erase", ids: [homeId] }, now());
    expect(await types()).toEqual([
      "home.created",
      "home.updated",
      "home.updated",
      "home.deleted",
      "home.created",
      "home.deleted",
    ]);
  });

  test("that are merged are sent as one changed and one removed, and back", async () => {
    const [keptId, removedId] = [await newHome(), await newHome({ reference: "R-2" })];
    const mergeId = await mergeHomes(db, actor, { keptId, removedId, choices: {} }, now());
    expect(await last("home.updated")).toMatchObject({ homeId: keptId });
    expect(await last("home.deleted")).toMatchObject({ homeId: removedId, mergedIntoId: keptId });
    await undoMerge(db, actor, mergeId, now());
    expect(await last("home.created")).toMatchObject({ homeId: removedId, origin: "fusion" });
  });
});

const contact = (more: object = {}) => ({
  fullName: "Ana Ruiz",
  roles: ["comprador" as const],
  tags: [],
  emails: [] as string[],
  phones: [] as string[],
  hasConsent: false,
  sharesPhone: false,
  ...more,
});
const newContact = (more: object = {}) =>
  db.transaction((tx) => addContact(tx, act(), contact(more) as Parameters<typeof addContact>[2]));

describe("contacts and deals", () => {
  test("are sent when they come, change, go, come back and are merged; without addresses and numbers", async () => {
    const contactId = await newContact({ emails: ["ana@casa.example"] });
    await db.transaction((tx) => changeContact(tx, act(), contactId, { company: "Casa Uno" }));
    expect(await last("contact.updated")).toMatchObject({ contactId, company: "Casa Uno", changed: ["company"] });
    await db.transaction((tx) => trashContact(tx, act(), contactId, true));
    await db.transaction((tx) => trashContact(tx, act(), contactId, false));
    const removedId = await newContact({ fullName: "Ana R." });
    await db.transaction((tx) => mergeContacts(tx, act(), { keptId: contactId, removedId, choices: {} }));
    expect(await last("contact.deleted")).toMatchObject({ contactId: removedId, mergedIntoId: contactId });
    const all = await types();
    expect(all.slice(0, 5)).toEqual([
      "contact.created",
      "contact.updated",
      "contact.deleted",
      "contact.created",
      "contact.created",
    ]);
    // Both of one instant.
    expect(all.slice(5).sort()).toEqual(["contact.deleted", "contact.updated"]);
    expect(JSON.stringify(await shown())).not.toContain("ana@casa.example");
  });

  test("a deal's stages are sent, from none at first; the same stage again is not", async () => {
    const contactId = await newContact();
    const deal = { contactId, kind: "comprador", title: "Busca en Ruzafa" } as Parameters<typeof addDeal>[2];
    const dealId = await db.transaction((tx) => addDeal(tx, act(), deal));
    expect(await last("deal.stage_changed")).toMatchObject({ dealId, from: null, to: "nuevo", contactId });
    const lost = { stage: "perdido" as const, evidence: {}, lossReason: "precio" };
    await db.transaction((tx) => moveToStage(tx, act(), dealId, lost));
    await db.transaction((tx) => moveToStage(tx, act(), dealId, lost));
    expect(await last("deal.stage_changed")).toMatchObject({ from: "nuevo", to: "perdido", lossReason: "precio" });
    expect(await types()).toEqual(["contact.created", "deal.stage_changed", "deal.stage_changed"]);
  });

  test("a file of contacts sends each and its end", async () => {
    const csv = "Nombre,Email\nAna Ruiz,ana1@casa.example\nLuis Gil,luis1@casa.example\n";
    const file = { name: "contactos.csv", bytes: Buffer.from(csv), mapping: {} };
    await applyContacts(db, act(), file, { lines: null, ownerId: actor.ownerId });
    expect((await types()).sort()).toEqual(["contact.created", "contact.created", "import.finished"]);
    expect(await last("import.finished")).toMatchObject({ target: "contactos", counts: { read: 2, created: 2 } });
  });
});

describe("leads", () => {
  test("from a shared page are sent, with the visit before", async () => {
    const link = await sharedBy(
      services,
      app,
      { user: { id: cast.user.id }, cookie: cast.user.cookie },
      { label: "Soler" },
    );
    const call = callerOn(app);
    const from = { headers: { "x-forwarded-for": "203.0.113.77" } };
    expect((await call("POST", `/api/shared/${link.token}/views`, from)).status).toBe(204);
    expect((await call("POST", `/api/shared/${link.token}/views`, from)).status).toBe(204);
    expect(await shown()).toEqual([
      { type: "shared_result.viewed", data: expect.objectContaining({ linkId: link.id, label: "Soler", views: 1 }) },
    ]);
    const body = {
      full_name: "Pau Vidal",
      email: "pau@casa.example",
      message: "Quiero verlo",
      marketing_consent: false,
      privacy: true,
      form_id: "7c0cf0c4-53a8-4c6e-9a3f-0d5a4e2f7b11",
    };
    expect((await call("POST", `/api/shared/${link.token}/leads`, { ...from, body })).status).toBe(204);
    expect(await last("lead.created")).toMatchObject({
      name: "Pau Vidal",
      leadId: expect.any(String),
      isNewContact: true,
    });
    expect((await types()).sort()).toEqual([
      "contact.created",
      "deal.stage_changed",
      "lead.created",
      "shared_result.viewed",
    ]);
    expect(JSON.stringify(await shown())).not.toContain(link.token);
  });

  test("from a portal's notice are sent once", async () => {
    const crmScope = { scope: cast.user.id, agencyId: null, personId: cast.user.id, isHouse: false };
    const given = { text: "Nombre: Eva Mas\nTeléfono: 612 34 55 66\nMensaje: ¿Sigue disponible?", messageId: "m-1" };
    for (let i = 0; i < 2; i++) await takeNotice(db, crmScope, given, { now: now(), by: null });
    expect((await types()).filter((type) => type === "lead.created")).toHaveLength(1);
  });
});

describe("results", () => {
  test("are sent once; a retry of the same call is not", async () => {
    const options = { actor, network: "203.0.113.1", idempotencyKey: "una-vez" };
    const run = await runTool(services, borrowingCapacity, borrowingCapacity.example, options);
    await runTool(services, borrowingCapacity, borrowingCapacity.example, options);
    expect(await shown()).toEqual([
      { type: "run.created", data: expect.objectContaining({ runId: run.id, toolId: borrowingCapacity.id }) },
    ]);
  });
});

const ad = (ref: string, price = 250_000) => `<property><id>${ref}</id><date>2026-11-01 10:00:00</date><ref>${ref}</ref>
<price>${price}</price><currency>EUR</currency><price_freq>sale</price_freq><type>apartment</type><town>Valencia</town>
<province>Valencia</province><country>Spain</country><beds>3</beds><baths>1</baths>
<surface_area><built>90</built></surface_area><desc><es>Piso ${ref} con luz.</es></desc></property>`;
const feed = (ads: readonly string[]) =>
  `<?xml version="1.0" encoding="utf-8"?>\n<root><kyero><feed_version>3</feed_version></kyero>\n${ads.join("\n")}\n</root>\n`;

describe("an import", () => {
  const newSender = () =>
    db.transaction((tx) =>
      addSource(
        tx,
        actor,
        { kind: "archivo", name: "Inmovilla", format: "kyero", target: "cartera", isPartial: false },
        now(),
      ),
    );
  async function bring(source: Awaited<ReturnType<typeof newSender>>, text: string) {
    const file = await keepBytes(services.store, [Buffer.from(text)] as unknown as AsyncIterable<Uint8Array>);
    const named = { ...file, format: source.format, fileName: "casas.xml" };
    await db.transaction((tx) => addImport(tx, source, named, { appliesItself: true, isRepeatable: true, now: now() }));
    const { store, log } = services;
    while (await workAtImport({ database, store, log, now, isStopped: () => false }));
  }

  test("sends an event for each new home, for its changes and for its end", async () => {
    const source = await newSender();
    await bring(source, feed([ad("R1"), ad("R2")]));
    expect((await types()).sort()).toEqual(["home.created", "home.created", "import.finished"]);
    expect(await last("import.finished")).toMatchObject({
      state: "terminada",
      source: "Inmovilla",
      target: "cartera",
      announcesEach: true,
      counts: { read: 2, created: 2, changed: 0 },
    });
    await bring(source, feed([ad("R1", 240_000), ad("R2")]));
    expect(await last("home.updated")).toMatchObject({ reference: "R1", price: 240_000, changed: ["price"] });
    expect((await types()).filter((type) => type === "home.updated")).toHaveLength(1);
  });

  test("one of more than a thousand sends its end alone", async () => {
    const source = await newSender();
    await bring(source, feed(Array.from({ length: 1_001 }, (_, index) => ad(`M${index}`))));
    expect(await types()).toEqual(["import.finished"]);
    expect(await last("import.finished")).toMatchObject({ announcesEach: false, counts: { created: 1_001 } });
  });

  test("one that breaks off is sent as broken off", async () => {
    await bring(await newSender(), `${feed([ad("R1")]).slice(0, 120)}<<<`);
    expect(await last("import.finished")).toMatchObject({ state: "fallida", error: expect.any(String) });
  });
});

describe("recipients", () => {
  const one = [{ homeId: "x" }];
  const notify = (of: Parameters<typeof queueWebhooks>[1], type: WebhookEventType = "contact.created") =>
    db.transaction((tx) => queueWebhooks(tx, of, type, one, now()));
  const endpointOf = (who: Exclude<Persona, "anonymous" | "forger">) => addEndpoint(services, cast[who].of);

  test("nobody hears of changes that were not committed", async () => {
    await expect(
      db.transaction(async (tx) => {
        await addContact(tx, act(), contact() as Parameters<typeof addContact>[2]);
        throw new Error("no");
      }),
    ).rejects.toThrow("no");
    expect(await shown()).toEqual([]);
  });

  test("every address that asked for this event and is not paused; a stopped one finds it in its log", async () => {
    const deaf = await addEndpoint(services, cast.user.of, { events: ["run.created"] });
    const paused = await addEndpoint(services, cast.user.of, { state: "pausado" });
    const stopped = await addEndpoint(services, cast.user.of, { state: "detenido" });
    await notify(cast.user.of);
    expect([await types(), await types(deaf), await types(paused), await types(stopped)]).toEqual([
      ["contact.created"],
      [],
      [],
      ["contact.created"],
    ]);
  });

  test("an agency's contacts go to its seniors and the contact's owner, its homes to every member", async () => {
    const endpoints = {
      owner: await endpointOf("owner"),
      coordinator: await endpointOf("coordinator"),
      author: await endpointOf("author"),
      colleague: await endpointOf("colleague"),
      rival: await endpointOf("rival"),
    };
    const heard = async () => {
      const each = Object.entries(endpoints).map(async ([who, id]) => [who, (await types(id)).length]);
      return Object.fromEntries(await Promise.all(each));
    };
    await notify(cast.author.of);
    expect(await heard()).toEqual({ owner: 1, coordinator: 1, author: 1, colleague: 0, rival: 0 });
    await notify(cast.author.of, "home.created");
    expect(await heard()).toEqual({ owner: 2, coordinator: 2, author: 2, colleague: 1, rival: 0 });
    // A row that waits for somebody is seen by the agency's seniors.
    await notify({ ownerId: null, agencyId: cast.agencyId });
    expect(await heard()).toEqual({ owner: 3, coordinator: 3, author: 2, colleague: 1, rival: 0 });
    expect(await types()).toEqual([]);
  });

  test("not people who have left the agency, nor anybody for rows without an owner", async () => {
    const left = await addEndpoint(services, { ownerId: cast.user.id, agencyId: cast.agencyId });
    await notify(cast.author.of, "home.created");
    await notify({ ownerId: null, agencyId: null });
    expect([await types(left), await types()]).toEqual([[], []]);
  });
});
