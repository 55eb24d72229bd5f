import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { eq, isNotNull } from "drizzle-orm";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { borrowingCapacity } from "#tools/borrowing-capacity/tool.ts";
import { insertUser } from "../../../test/signed-in-client.ts";
import { openTestDatabase } from "../../../test/test-database.ts";
import { testServices } from "../../../test/test-services.ts";
import { traces } from "../../../test/traces.ts";
import { authEvents, users } from "../../platform/db/tables/accounts.server.ts";
import { agencies, agencyInvitations } from "../../platform/db/tables/accounts-agencies.server.ts";
import { userNotifications } from "../../platform/db/tables/accounts-notifications.server.ts";
import { apiAnswers, webhookDeliveries, webhookEndpoints } from "../../platform/db/tables/integrations.server.ts";
import { logLines } from "../../platform/db/tables/operations.server.ts";
import { mails, toolErrors } from "../../platform/db/tables/platform.server.ts";
import { properties } from "../../platform/db/tables/portfolio-homes.server.ts";
import { importRows, importSources, imports } from "../../platform/db/tables/portfolio-imports.server.ts";
import { demoRequests, leads } from "../../platform/db/tables/site-leads.server.ts";
import { formSubmissions, forms, marketingConfirmations } from "../../platform/db/tables/site-outreach.server.ts";
import { cookieConsents, pageViews } from "../../platform/db/tables/site-visits.server.ts";
import { shareLinks, toolRuns } from "../../platform/db/tables/tools-runs.server.ts";
import { daysOf, PERIODS, type PeriodId } from "../../platform/retention/periods.server.ts";
import { searchTextOf } from "../../tools/runs/tool-runs.server.ts";
import { forgetOld } from "./forget-old.server.ts";

const database = await openTestDatabase();
const { db } = database;
const dataDir = mkdtempSync(join(tmpdir(), "umbral-retention-"));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));
const services = testServices(database, { DATA_DIR: dataDir });
const { retention } = services.config;

const NOW = new Date("2026-11-21T10:00:00.000Z");
const ago = (days: number, seconds = 0) => new Date(NOW.getTime() - days * 86_400_000 - seconds * 1000);
/** Just too old for a period, and just not. */
const outside = (id: PeriodId) => ago(daysOf(id, retention), 1);
const inside = (id: PeriodId) => ago(daysOf(id, retention), -1);

const TABLES = [
  shareLinks, toolRuns, properties, leads, demoRequests, mails, pageViews, cookieConsents, toolErrors,
  authEvents, agencies, users,
]; // biome-ignore format: a list of names

beforeEach(async () => {
  for (const table of TABLES) await db.delete(table);
});

const forget = (options = {}) => forgetOld(services, NOW, options);

async function addRun(values: Partial<typeof toolRuns.$inferInsert> = {}) {
  const [run] = await db
    .insert(toolRuns)
    .values({
      ownerId: randomUUID(),
      toolId: "valuation",
      toolVersion: 1,
      engine: "embedded",
      title: "Piso en Gràcia",
      input: { a: 1 },
      parsedInput: { a: 1 },
      facts: { a: 1 },
      result: { a: 1 },
      durationMs: 1,
      inputHash: "hash",
      createdAt: NOW,
      ...values,
    })
    .returning();
  return run!;
}

const addHome = (ownerId: string | null, updatedAt: Date, values: Partial<typeof properties.$inferInsert> = {}) =>
  db.insert(properties).values({
    ownerId,
    createdAt: updatedAt,
    updatedAt,
    operation: "venta",
    type: "piso",
    country: "ES",
    currency: "EUR",
    builtAreaM2: 80,
    ...values,
  });

const leadRow = (email: string, lastVisitAt: Date) => ({
  email,
  marketingConsent: false,
  source: "website",
  interestedIn: [],
  pagesVisited: [],
  timeOnSiteS: 1,
  createdAt: ago(5_000),
  lastVisitAt,
});

describe("rows of an anonymous visitor", () => {
  /** Rows of a browser without an account. */
  const by = (visitorId: string) => ({ ownerId: null, visitorId });

  test("goes a year after its last use", async () => {
    const [gone, stays] = [randomUUID(), randomUUID()];
    for (const [who, at] of [[gone, outside("visitors")] as const, [stays, inside("visitors")] as const]) {
      await addRun({ ...by(who), createdAt: at });
      await addHome(null, at, by(who));
    }
    expect(await forget()).toEqual({ visitors: 1 });
    for (const table of [toolRuns, properties]) {
      expect(await db.select({ visitorId: table.visitorId }).from(table)).toEqual([{ visitorId: stays }]);
    }
  });

  test.each([
    ["run", (who: string) => addRun({ ...by(who), createdAt: inside("visitors") })],
    ["home", (who: string) => addHome(null, inside("visitors"), by(who))],
  ])("stays whole while one %s of theirs is newer", async (_name, addNewer) => {
    const who = randomUUID();
    await addRun({ ...by(who), createdAt: outside("visitors") });
    await addHome(null, outside("visitors"), by(who));
    await addNewer(who);
    expect(await forget()).toEqual({});
  });

  test("rows with an account or an agency stay, however old", async () => {
    const { id } = await insertUser(db);
    const [agency] = await db.insert(agencies).values({ name: "Inmobiliaria Sol" }).returning();
    await addRun({ ownerId: id, createdAt: ago(3_000) });
    await addHome(id, ago(3_000));
    await addRun({ agencyId: agency!.id, createdAt: ago(3_000) });
    expect(await forget()).toEqual({});
  });
});

describe("a person's data in a tool's input", () => {
  const personal = { toolId: "borrowing-capacity" };

  test("is erased in place after two years, saved or not; its figure and its name stay", async () => {
    const { id: ownerId } = await insertUser(db);
    const figure = { label: "Precio máximo", value: 250_000, currency: "EUR" as const };
    const shown = { title: "Capacidad con 3.400 € al mes", name: "Familia de la calle Mayor", searchText: "3.400 €" };
    const createdAt = outside("personalInputs");
    const old = await addRun({
      ...personal,
      ownerId,
      createdAt,
      savedAt: createdAt,
      figure,
      idempotencyKey: "k",
      ...shown,
    });
    const young = await addRun({ ...personal, ownerId, createdAt: inside("personalInputs") });
    const other = await addRun({ ownerId, createdAt });
    const links = await db
      .insert(shareLinks)
      .values([old, young].map(({ id }) => ({ ownerId, runId: id, tokenHash: randomUUID(), tokenSealed: "x" })))
      .returning();

    expect(await forget()).toEqual({ personalInputs: 1 });
    expect(await db.select().from(toolRuns).where(eq(toolRuns.id, old.id))).toEqual([
      {
        ...old,
        input: {},
        parsedInput: {},
        facts: {},
        result: {},
        title: borrowingCapacity.title,
        searchText: searchTextOf(borrowingCapacity, { title: borrowingCapacity.title, name: shown.name }),
        inputHash: "",
        idempotencyKey: null,
        purgedAt: NOW,
      },
    ]);
    for (const run of [young, other]) {
      expect(await db.select().from(toolRuns).where(eq(toolRuns.id, run.id))).toEqual([run]);
    }
    // A page of nothing is shown to nobody.
    const revoked = await db.select().from(shareLinks).where(isNotNull(shareLinks.revokedAt));
    expect(revoked).toEqual([{ ...links[0], revokedAt: NOW }]);
    expect(await forget()).toEqual({});
  });
});

test("no row of any table still has the typed values", async () => {
  const { id: ownerId } = await insertUser(db);
  const visitor = randomUUID();
  const word = "quetzalmora";
  const shown = {
    title: word,
    searchText: word,
    input: { word },
    parsedInput: { word },
    facts: { word },
    result: { word },
  };
  await addRun({ ...shown, ownerId, toolId: "borrowing-capacity", createdAt: outside("personalInputs") });
  await addRun({ ...shown, ownerId: null, visitorId: visitor, createdAt: outside("visitors") });
  await addHome(null, outside("visitors"), { visitorId: visitor, address: word });
  await db
    .insert(leads)
    .values({ ...leadRow(`${word}@casa.example`, outside("leads")), fullName: word, message: word });
  const mail = { to: word, subject: word, text: word, html: word, links: [word] };
  await db.insert(mails).values({ ...mail, sentAt: outside("mails"), nextAttemptAt: null });
  await db.insert(authEvents).values({ kind: "banned", detail: { reason: word }, createdAt: outside("audit") });
  expect(await traces(db, word, visitor)).not.toEqual([]);
  await forget();
  expect(await traces(db, word, visitor)).toEqual([]);
});

describe("rows that go by their age", () => {
  test("a run in the trash", async () => {
    const { id: ownerId } = await insertUser(db);
    await addRun({ ownerId, deletedAt: outside("trash") });
    const stays = await addRun({ ownerId, deletedAt: inside("trash"), savedAt: ago(100) });
    const kept = await addRun({ ownerId, createdAt: ago(400) });
    expect(await forget()).toEqual({ trash: 1 });
    expect((await db.select().from(toolRuns)).map(({ id }) => id).sort()).toEqual([stays.id, kept.id].sort());
  });

  test("a home in the trash", async () => {
    const { id: ownerId } = await insertUser(db);
    await addHome(ownerId, ago(100), { deletedAt: outside("homeTrash"), reference: "gone" });
    await addHome(ownerId, ago(100), { deletedAt: inside("homeTrash"), reference: "tossed" });
    await addHome(ownerId, ago(400), { reference: "kept" });
    expect(await forget()).toEqual({ homeTrash: 1 });
    expect((await db.select().from(properties)).map(({ reference }) => reference).sort()).toEqual(["kept", "tossed"]);
  });

  test("answers to our own forms", async () => {
    const [form] = await db
      .insert(forms)
      .values({ slug: `f-${randomUUID()}`, name: "Visita", draft: {} })
      .returning();
    const answer = { formId: form!.id, version: 1, values: {} };
    await db.insert(formSubmissions).values([
      { ...answer, createdAt: outside("formAnswers") },
      { ...answer, createdAt: inside("formAnswers") },
    ]);
    expect(await forget()).toEqual({ formAnswers: 1 });
    expect(await db.$count(formSubmissions)).toBe(1);
    await db.delete(forms);
  });

  test("leads by their last visit, also those of an agent", async () => {
    const { id: ownerId } = await insertUser(db);
    await db
      .insert(leads)
      .values([
        leadRow("old@casa.example", outside("leads")),
        leadRow("new@casa.example", inside("leads")),
        { ...leadRow("old-agent@casa.example", outside("leads")), ownerId },
        { ...leadRow("new-agent@casa.example", inside("leads")), ownerId },
      ]);
    expect(await forget()).toEqual({ leads: 2 });
    const left = await db.select({ email: leads.email }).from(leads).orderBy(leads.email);
    expect(left.map(({ email }) => email)).toEqual(["new-agent@casa.example", "new@casa.example"]);
  });

  test("answers of the API", async () => {
    const { id: ownerId } = await insertUser(db);
    const answer = { ownerId, requestHash: "x", status: 201, body: {} };
    await db.insert(apiAnswers).values([
      { ...answer, idempotencyKey: "old", createdAt: outside("apiAnswers") },
      { ...answer, idempotencyKey: "older", createdAt: outside("apiAnswers") },
      { ...answer, idempotencyKey: "new", createdAt: inside("apiAnswers") },
    ]);
    expect(await forget({ portion: 1 })).toEqual({ apiAnswers: 2 });
    expect((await db.select().from(apiAnswers)).map(({ idempotencyKey }) => idempotencyKey)).toEqual(["new"]);
  });

  test("questions about news that nobody answered", async () => {
    await db.insert(marketingConfirmations).values([
      { emailHash: "old", askedAt: outside("newsQuestions") },
      { emailHash: "new", askedAt: inside("newsQuestions") },
      { emailHash: "answered", askedAt: outside("newsQuestions"), confirmedAt: outside("newsQuestions") },
    ]);
    expect(await forget()).toEqual({ newsQuestions: 1 });
    expect((await db.select().from(marketingConfirmations)).map(({ emailHash }) => emailHash).sort()).toEqual([
      "answered",
      "new",
    ]);
    await db.delete(marketingConfirmations);
  });

  test("demo requests", async () => {
    await db.insert(demoRequests).values([
      { name: "Vieja", email: "a@casa.example", createdAt: outside("demoRequests") },
      { name: "Nueva", email: "a@casa.example", createdAt: inside("demoRequests") },
    ]);
    expect(await forget()).toEqual({ demoRequests: 1 });
    expect(await db.select().from(demoRequests)).toMatchObject([{ name: "Nueva" }]);
  });

  test("page views", async () => {
    await db.insert(pageViews).values([
      { path: "/old", createdAt: outside("pageViews") },
      { path: "/new", createdAt: inside("pageViews") },
    ]);
    expect(await forget()).toEqual({ pageViews: 1 });
    expect(await db.select().from(pageViews)).toMatchObject([{ path: "/new" }]);
  });

  test("choices about cookies", async () => {
    const choice = { consentId: randomUUID(), version: "1", analytics: false, marketing: false };
    await db.insert(cookieConsents).values([
      { ...choice, choice: "old", createdAt: outside("consents") },
      { ...choice, choice: "new", createdAt: inside("consents") },
    ]);
    expect(await forget()).toEqual({ consents: 1 });
    expect(await db.select().from(cookieConsents)).toMatchObject([{ choice: "new" }]);
  });

  test("errors, resolved or not", async () => {
    const failure = { kind: "server", fingerprint: "f", errorType: "SERVER_ERROR" } as const;
    await db.insert(toolErrors).values([
      { ...failure, errorMessage: "old", createdAt: outside("errors") },
      { ...failure, errorMessage: "old and mended", resolved: true, resolvedAt: NOW, createdAt: outside("errors") },
      { ...failure, errorMessage: "new", resolved: true, createdAt: inside("errors") },
    ]);
    expect(await forget()).toEqual({ errors: 2 });
    expect(await db.select().from(toolErrors)).toMatchObject([{ errorMessage: "new" }]);
  });

  test("notices, by the last time", async () => {
    const { id: userId } = await insertUser(db);
    const notice = { userId, message: "…", type: "warning", createdAt: ago(999) } as const;
    await db.insert(userNotifications).values([
      { ...notice, title: "old", lastAt: outside("notifications") },
      { ...notice, title: "new", lastAt: inside("notifications") },
    ]);
    expect(await forget()).toEqual({ notifications: 1 });
    expect(await db.select().from(userNotifications)).toMatchObject([{ title: "new" }]);
  });

  test("messages of webhooks go after their days", async () => {
    const { id: ownerId } = await insertUser(db);
    const endpoint = { ownerId, name: "CRM", url: "https://crm.example/", secretSealed: "x", events: [] };
    const [row] = await db.insert(webhookEndpoints).values(endpoint).returning();
    const sent = { endpointId: row!.id, eventId: randomUUID(), type: "home.created", payload: {} } as const;
    await db.insert(webhookDeliveries).values([
      { ...sent, createdAt: outside("webhookDeliveries") },
      { ...sent, createdAt: inside("webhookDeliveries") },
    ]);
    expect(await forget()).toEqual({ webhookDeliveries: 1 });
    expect(await db.$count(webhookDeliveries)).toBe(1);
  });

  test("lines of the log go after their days, and before where there are too many", async () => {
    const line = { level: 30, message: "request" };
    await db.insert(logLines).values([
      { ...line, at: outside("logLines") },
      { ...line, at: inside("logLines"), message: "kept" },
    ]);
    expect(await forget()).toEqual({ logLines: 1 });
    await db.insert(logLines).values({ ...line, id: 2_000_000, at: NOW });
    expect(await forget()).toEqual({ logLines: 1 });
    await db.delete(logLines);
  });

  test("mails that were sent or given up, never one that waits", async () => {
    const mail = { subject: "Hola", text: "Hola", html: "", links: [], createdAt: ago(900) };
    await db.insert(mails).values([
      { ...mail, to: "sent-long-ago", sentAt: outside("mails"), nextAttemptAt: null },
      { ...mail, to: "sent", sentAt: inside("mails"), nextAttemptAt: null },
      { ...mail, to: "given-up-long-ago", nextAttemptAt: null },
      { ...mail, to: "given-up", nextAttemptAt: null, createdAt: inside("mails") },
      { ...mail, to: "waits", nextAttemptAt: ago(900) },
    ]);
    expect(await forget()).toEqual({ mails: 2 });
    expect((await db.select().from(mails)).map(({ to }) => to).sort()).toEqual(["given-up", "sent", "waits"]);
  });

  test("the security log", async () => {
    await db.insert(authEvents).values([
      { kind: "signed_in", ipAddress: "old", createdAt: outside("audit") },
      { kind: "signed_in", ipAddress: "new", createdAt: inside("audit") },
    ]);
    expect(await forget()).toEqual({ audit: 1 });
    expect(await db.select().from(authEvents)).toMatchObject([{ ipAddress: "new" }]);
  });

  test("invitations that expired long ago", async () => {
    const [agency] = await db.insert(agencies).values({ name: "Inmobiliaria Sol" }).returning();
    const invitation = { agencyId: agency!.id, role: "agent" } as const;
    await db.insert(agencyInvitations).values([
      { ...invitation, email: "old@casa.example", tokenHash: "old", expiresAt: outside("invitations") },
      { ...invitation, email: "new@casa.example", tokenHash: "new", expiresAt: inside("invitations") },
    ]);
    expect(await forget()).toEqual({ invitations: 1 });
    expect(await db.select().from(agencyInvitations)).toMatchObject([{ email: "new@casa.example" }]);
  });

  test("shared pages that ended a year ago; their leads stay", async () => {
    const { id: ownerId } = await insertUser(db);
    const { id: runId } = await addRun({ ownerId });
    const add = async (values: Partial<typeof shareLinks.$inferInsert>) =>
      (
        await db
          .insert(shareLinks)
          .values({ ownerId, runId, tokenHash: randomUUID(), tokenSealed: "x", ...values })
          .returning()
      )[0]!.id;
    const expired = await add({ expiresAt: outside("shareLinks") });
    await add({ revokedAt: outside("shareLinks"), expiresAt: ago(-10) });
    const left = [
      await add({ expiresAt: inside("shareLinks") }),
      await add({ revokedAt: inside("shareLinks") }),
      await add({}),
    ];
    await db.insert(leads).values({ ...leadRow("cliente@casa.example", NOW), ownerId, shareLinkId: expired });
    expect(await forget()).toEqual({ shareLinks: 2 });
    expect((await db.select().from(shareLinks)).map(({ id }) => id).sort()).toEqual(left.sort());
    expect(await db.select().from(leads)).toMatchObject([{ ownerId, shareLinkId: null }]);
  });
});

describe("the job", () => {
  const addViews = (count: number) =>
    db.insert(pageViews).values(Array.from({ length: count }, () => ({ path: "/", createdAt: outside("pageViews") })));

  test("goes on in portions until none is left", async () => {
    await addViews(25);
    expect(await forget({ portion: 10 })).toEqual({ pageViews: 25 });
    expect(await db.$count(pageViews)).toBe(0);
  });

  test("stopped between two portions it goes on the next time", async () => {
    await addViews(25);
    let asked = 0;
    const isStopped = () => ++asked > Object.keys(PERIODS).indexOf("pageViews") + 1;
    expect(await forget({ portion: 10, isStopped })).toEqual({ pageViews: 10 });
    expect(await db.$count(pageViews)).toBe(15);
    expect(await forget({ portion: 10 })).toEqual({ pageViews: 15 });
  });

  test("processes that do it at once do it once", async () => {
    await addViews(25);
    const ends = await Promise.all([1, 2, 3].map(() => forget({ portion: 10 })));
    expect(ends.reduce((sum, gone) => sum + (gone?.pageViews ?? 0), 0)).toBe(25);
    expect(await forget()).toEqual({});
  });

  test("keeps to the configured days", async () => {
    await db.insert(pageViews).values({ path: "/", createdAt: ago(8) });
    const strict = testServices(database, { DATA_DIR: dataDir, PAGE_VIEW_DAYS: "7" });
    expect(await forget()).toEqual({});
    expect(await forgetOld(strict, NOW)).toEqual({ pageViews: 1 });
  });
});

describe("imports", () => {
  test("lose their rows and then their files; a preview that nobody decided about ends", async () => {
    await db.delete(importSources);
    const ownerId = randomUUID();
    const [source] = await db
      .insert(importSources)
      .values({ ownerId, name: "Inmovilla", kind: "archivo", format: "kyero" })
      .returning();
    const job = async (values: Partial<typeof imports.$inferInsert>) => {
      const own = { ownerId, sourceId: source!.id, format: "kyero" as const, storageKey: `imports/${randomUUID()}` };
      const [row] = await db
        .insert(imports)
        .values({ ...own, ...values })
        .returning();
      await db.insert(importRows).values({ importId: row!.id, ordinal: 1, action: "nueva" });
      return row!.id;
    };
    const rows = outside("importRows");
    const over = await job({ state: "terminada", finishedAt: rows, updatedAt: rows });
    const young = await job({ state: "terminada", finishedAt: inside("importRows"), updatedAt: inside("importRows") });
    const waiting = await job({ state: "vista_previa", updatedAt: outside("importFiles") });
    expect(await forget({ portion: 1 })).toEqual({ importRows: 1, importFiles: 1 });
    const left = await db.select({ id: importRows.importId }).from(importRows);
    expect(left.map(({ id }) => id).sort()).toEqual([young, waiting].sort());
    const kept = await db.select().from(imports);
    expect(kept.find(({ id }) => id === over)!.storageKey).not.toBeNull();
    expect(kept.find(({ id }) => id === waiting)).toMatchObject({
      state: "cancelada",
      storageKey: null,
      finishedAt: NOW,
    });
  });
});
