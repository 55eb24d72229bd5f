import { eq } from "drizzle-orm";
import { pino } from "pino";
import { beforeEach, describe, expect, test } from "vitest";
import { courseOf } from "#domain/market/adverts/course.ts";
import { signedInPerson } from "../../../test/signed-in-person.ts";
import { openTestDatabase } from "../../../test/test-database.ts";
import { testServices } from "../../../test/test-services.ts";
import { COMMON_POOL } from "../../accounts/access/pools.server.ts";
import { createApp } from "../../boot/app.server.ts";
import { users } from "../../platform/db/tables/accounts.server.ts";
import { userNotifications } from "../../platform/db/tables/accounts-notifications.server.ts";
import { marketHomes } from "../../platform/db/tables/market.server.ts";
import { marketReportReaders, marketReports } from "../../platform/db/tables/market-reports.server.ts";
import { limits, mails } from "../../platform/db/tables/platform.server.ts";
import { listMarketReports } from "./market-reports.server.ts";
import { monthlyReportsJob } from "./monthly-reports.server.ts";
import { openReader, openReport } from "./report-page.server.ts";

/** Reports of zones over the real database: their page, their paper, and the mail of each month. */

const database = await openTestDatabase();
const { db } = database;
let at = "2026-11-26T10:00:00.000Z";
const services = Object.assign(testServices(database), { now: () => new Date(at) });
const app = createApp(services, async () => new Response("page"));
const person = await signedInPerson(services);
const ACTOR = { ownerId: person.user.id, isAnonymous: false, agency: null } as const;

beforeEach(async () => {
  at = "2026-11-26T10:00:00.000Z";
  await db.delete(mails);
  await db.delete(userNotifications);
  await db.delete(marketReports);
  await db.delete(marketHomes);
});

const call = (method: string, path: string, body?: unknown) =>
  app.request(`/api/market-reports${path}`, {
    method,
    headers: { cookie: person.cookie, "content-type": "application/json" },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });

const QUERY = "?lugar=municipio:46250:Valencia";

async function savedReport(): Promise<{ id: string; token: string }> {
  const { id } = (await (await call("POST", "", { name: "Valencia", query: QUERY })).json()) as { id: string };
  const [report] = await listed();
  return { id, token: report!.address!.split("/").at(-1)! };
}

const listed = () => listMarketReports(db, ACTOR, { keys: services.auth.keys, publicUrl: services.config.publicUrl });

const add = (id: string, email = "ana@casa.example") => call("POST", `/${id}/readers`, { email, hasAsked: true });

/** Adds somebody who presses the button of the mail that asks them. */
async function ask(id: string, email?: string): Promise<Response> {
  const added = await add(id, email);
  if (added.status !== 201) return added;
  for (const { text } of await db.select().from(mails)) {
    const link = /\/informe-mercado-alta\/[\w-]+/.exec(text)?.[0];
    if (link) await app.request(link, { method: "POST", body: new FormData() });
  }
  return added;
}

const round = () =>
  monthlyReportsJob.round({
    database,
    config: services.config,
    store: services.store,
    log: pino({ level: "silent" }),
    now: services.now,
    isStopped: () => false,
  });

/** The reports that went out, without the questions before them. */
const sent = async () => (await db.select().from(mails)).filter(({ subject }) => subject.startsWith("Mercado de"));

describe("a kept report", () => {
  test("counts what its owner sees, not what others do, and each time anew", async () => {
    const { token } = await savedReport();
    const home = {
      operation: "venta",
      type: "piso",
      status: "activo",
      country: "ES",
      municipalityCode: "46250",
      builtAreaM2: 100,
      currency: "EUR",
      priceCents: 200_000_00,
      listedOn: "2026-06-01",
      seenOn: "2026-11-26",
      course: courseOf([{ on: "2026-06-01", status: "activo", priceCents: 200_000_00 }]),
    } as const;
    const add = (pool: string, count: number) =>
      db.insert(marketHomes).values(Array.from({ length: count }, () => Object.assign({ pool }, home)));
    await add(COMMON_POOL, 4);
    await add(person.user.id, 8);
    await add("99999999-9999-4999-8999-999999999999", 50);
    const activeNow = async () => {
      const outcome = (await openReport(services, token))?.outcome;
      return outcome?.kind === "figures" ? outcome.figures.offer.active : null;
    };
    expect(await activeNow()).toBe(12);
    await add(person.user.id, 1);
    expect(await activeNow()).toBe(13);
  });

  test("is a paper for whoever has its address, with or without homes", async () => {
    const { id, token } = await savedReport();
    const paper = () => app.request(`/api/market-reports/shared/${token}/pdf`);
    const answer = await paper();
    expect(answer.status).toBe(200);
    expect(answer.headers.get("content-type")).toBe("application/pdf");
    expect(new TextDecoder().decode((await answer.arrayBuffer()).slice(0, 5))).toBe("%PDF-");
    // Forty requests at once are more than may wait for a drawing each: all of them get the one that was made before.
    const many = await Promise.all(Array.from({ length: 40 }, paper));
    expect(new Set(many.map(({ status }) => status))).toEqual(new Set([200]));
    const papers = await Promise.all(many.map(async (one) => Buffer.from(await one.arrayBuffer()).toString("base64")));
    expect(new Set(papers).size).toBe(1);
    await call("DELETE", `/${id}`);
    expect((await paper()).status).toBe(404);
    expect(await openReport(services, token)).toBeNull();
  });

  test("its opens are counted once a day for a browser, but not those of its owner and of robots", async () => {
    const { token } = await savedReport();
    const open = async (headers: Record<string, string>) =>
      (await app.request(`/api/market-reports/shared/${token}/views`, { method: "POST", headers })).status;
    const browser = { "user-agent": "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15" };
    const opens = async () => (await listed())[0]!.opens;
    expect(await open({ ...browser, cookie: person.cookie })).toBe(204);
    expect(await open({ "user-agent": "Mozilla/5.0 (compatible; Googlebot/2.1)" })).toBe(204);
    expect(await opens()).toEqual({ views: 0, lastViewAt: null });
    await open(browser);
    await open(browser);
    expect(await opens()).toEqual({ views: 1, lastViewAt: at });
    at = "2026-11-27T10:00:00.000Z";
    await open(browser);
    expect(await opens()).toEqual({ views: 2, lastViewAt: at });
    // Made-up names of browsers count a page up no further than ten of a network in a day, and leave no rows behind.
    const rows = async () => await database.db.$count(limits);
    for (let made = 1; made <= 9; made += 1) await open({ "user-agent": `${browser["user-agent"]} ${made}` });
    const before = await rows();
    for (let made = 10; made <= 15; made += 1) await open({ "user-agent": `${browser["user-agent"]} ${made}` });
    expect([await opens(), await rows()]).toEqual([{ views: 11, lastViewAt: at }, before]);
  });

  test("needs a zone and a name", async () => {
    expect((await call("POST", "", { name: "Sin zona", query: "?meses=6" })).status).toBe(422);
    expect((await call("POST", "", { name: "  ", query: QUERY })).status).toBe(422);
    expect(await listed()).toEqual([]);
  });
});

describe("each month by mail", () => {
  test("the first mail is that of the next month, from eight in the morning in Madrid on, and never a second one", async () => {
    const { id, token } = await savedReport();
    expect((await ask(id)).status).toBe(201);
    await round();
    expect(await sent()).toEqual([]);
    // 1 December, 07:59 in Madrid, which is an hour ahead.
    at = "2026-12-01T06:59:00.000Z";
    await round();
    expect(await sent()).toEqual([]);
    at = "2026-12-01T07:00:00.000Z";
    await round();
    await round();
    const [mail, ...more] = await sent();
    expect(more).toEqual([]);
    expect(mail).toMatchObject({ to: "ana@casa.example", subject: "Mercado de Valencia: diciembre de 2026" });
    expect(mail!.text).toContain(`${services.config.publicUrl}/informe-mercado/${token}`);
    at = "2026-12-31T20:00:00.000Z";
    await round();
    expect(await sent()).toHaveLength(1);
    at = "2027-01-02T12:00:00.000Z";
    await round();
    expect(await sent()).toHaveLength(2);
  });

  test("whoever does not confirm gets none, however many months pass; opening the page is no confirmation", async () => {
    const { id } = await savedReport();
    await add(id);
    const [question] = await db.select().from(mails);
    expect(question).toMatchObject({ to: "ana@casa.example" });
    const link = /\/informe-mercado-alta\/[\w-]+/.exec(question!.text)![0];
    await app.request(link);
    at = "2026-12-01T08:00:00.000Z";
    await round();
    expect(await sent()).toEqual([]);
    expect((await listed())[0]!.readers).toMatchObject([{ isConfirmed: false }]);
    expect((await app.request(link, { method: "POST", body: new FormData() })).status).toBe(303);
    expect((await app.request(`${link}x`, { method: "POST", body: new FormData() })).status).toBe(404);
    at = "2027-01-01T08:00:00.000Z";
    await round();
    expect(await sent()).toHaveLength(1);
  });

  test("the page of a confirmation is the agent's, leads to the report once it is confirmed, and the agent's bell rings once", async () => {
    const { id, token } = await savedReport();
    await add(id);
    const [question] = await db.select().from(mails);
    const link = /\/informe-mercado-alta\/([\w-]+)/.exec(question!.text)!;
    const opened = () => openReader(services, link[1]!);
    expect(await opened()).toMatchObject({ name: "Valencia", isConfirmed: false, address: null });
    expect((await opened())?.agent).toMatchObject({ email: person.user.email });
    const press = () => app.request(link[0], { method: "POST", body: new FormData() });
    await Promise.all([press(), press()]);
    expect(await opened()).toMatchObject({
      isConfirmed: true,
      address: `${services.config.publicUrl}/informe-mercado/${token}`,
    });
    const bell = await db.select().from(userNotifications).where(eq(userNotifications.userId, ACTOR.ownerId));
    expect(bell).toMatchObject([{ times: 1, link: "/centro-analisis-mercado/informes" }]);
    // Nothing makes a link of an address in the bell, so it is shown as it is.
    expect(bell[0]!.title).toBe("ana@casa.example quiere tu informe de mercado");
  });

  test("the owner's own address needs no question", async () => {
    const { id } = await savedReport();
    const [owner] = await db.select({ email: users.email }).from(users).where(eq(users.id, ACTOR.ownerId));
    await add(id, owner!.email!);
    expect(await db.$count(mails)).toBe(0);
    expect((await listed())[0]!.readers).toMatchObject([{ isConfirmed: true }]);
  });

  test("two processes at once write one mail", async () => {
    const { id } = await savedReport();
    await ask(id);
    at = "2026-12-01T08:00:00.000Z";
    await Promise.all([round(), round()]);
    expect(await sent()).toHaveLength(1);
  });

  test("whoever ends it gets none, and is not added again", async () => {
    const { id } = await savedReport();
    await ask(id);
    at = "2026-12-01T08:00:00.000Z";
    await round();
    const stop = /\/informe-mercado-baja\/[\w-]+/.exec((await sent())[0]!.text)![0];
    const press = () => app.request(stop, { method: "POST", body: new FormData() });
    expect((await press()).status).toBe(303);
    expect((await press()).status).toBe(303);
    at = "2027-01-01T08:00:00.000Z";
    await round();
    expect(await sent()).toHaveLength(1);
    const refused = await ask(id);
    expect(refused.status).toBe(422);
    expect(await refused.text()).toContain("se dio de baja");
    // Taking them off the list does not make room for adding them again.
    const [reader] = await db.select().from(marketReportReaders);
    expect((await call("DELETE", `/${id}/readers/${reader!.id}`)).status).toBe(204);
    expect((await ask(id)).status).toBe(422);
  });

  test("whoever ended it is told so where they confirm, and may have it again by their own secret, from the next month on", async () => {
    const { id } = await savedReport();
    await ask(id);
    at = "2026-12-01T08:00:00.000Z";
    await round();
    const stop = /\/informe-mercado-baja\/([\w-]+)/.exec((await sent())[0]!.text)!;
    const press = (path: string) => app.request(path, { method: "POST", body: new FormData() });
    await press(stop[0]);
    at = "2027-03-05T08:00:00.000Z";
    await round();
    const confirm = `/informe-mercado-alta/${stop[1]}`;
    expect(await openReader(services, stop[1]!)).toMatchObject({ isStopped: true });
    expect((await press(confirm)).headers.get("location")).toBe(confirm);
    expect(await openReader(services, stop[1]!)).toMatchObject({ isStopped: false, isConfirmed: true });
    await round();
    expect(await sent()).toHaveLength(1);
    at = "2027-04-01T08:00:00.000Z";
    await round();
    expect(await sent()).toHaveLength(2);
  });

  test("needs the word that the person asked for it, and goes once to each address", async () => {
    const { id } = await savedReport();
    expect((await call("POST", `/${id}/readers`, { email: "ana@casa.example", hasAsked: false })).status).toBe(422);
    expect((await ask(id, " ANA@casa.example ")).status).toBe(201);
    expect((await ask(id)).status).toBe(422);
    const [report] = await listed();
    expect(report!.readers).toMatchObject([{ email: "ana@casa.example", isStopped: false }]);
    expect((await call("DELETE", `/${id}/readers/${report!.readers[0]!.id}`)).status).toBe(204);
    expect(await db.$count(marketReportReaders, eq(marketReportReaders.reportId, id))).toBe(0);
  });

  test("one person asks an address once in a week, whatever becomes of the report; from the eighth day on again", async () => {
    const asked = async (id: string) => (await add(id, "bea@casa.example")).status;
    const first = await savedReport();
    expect(await asked(first.id)).toBe(201);
    const [reader] = await db.select().from(marketReportReaders);
    await call("DELETE", `/${first.id}/readers/${reader!.id}`);
    expect(await asked(first.id)).toBe(422);
    await call("DELETE", `/${first.id}`);
    const { id } = await savedReport();
    expect(await asked(id)).toBe(422);
    expect(await db.$count(mails)).toBe(1);
    at = "2026-12-03T10:00:01.000Z";
    expect(await asked(id)).toBe(201);
  });

  test("a subject says nothing that somebody named", async () => {
    const { id } = (await (await call("POST", "", { name: "Llama al 900 123 456", query: QUERY })).json()) as {
      id: string;
    };
    await add(id, "eva@casa.example");
    expect((await db.select().from(mails)).map(({ subject }) => subject)).toEqual([
      "¿Quieres este informe de mercado cada mes?",
    ]);
  });

  test("whoever ended a report has ended it for good, also where it is deleted", async () => {
    const { id } = await savedReport();
    await ask(id, "carla@casa.example");
    await db.update(marketReportReaders).set({ stoppedAt: new Date(at) });
    await call("DELETE", `/${id}`);
    await db.delete(mails);
    const other = await savedReport();
    const refused = await add(other.id, "carla@casa.example");
    expect([refused.status, await refused.text()]).toEqual([422, expect.stringContaining("se dio de baja")]);
  });
});
