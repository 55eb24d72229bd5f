import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import type { OpenReportPage } from "../../../pages/tools/shared-result/shared-page.server.ts";
import { readSharedPage } from "../../../pages/tools/shared-result/shared-page.server.ts";
import { addRow } from "../../../test/rows.ts";
import { signedInPerson } from "../../../test/signed-in-person.ts";
import { openTestDatabase } from "../../../test/test-database.ts";
import { testServices } from "../../../test/test-services.ts";
import { personActor } from "../../accounts/access/actor.server.ts";
import { createApp } from "../../boot/app.server.ts";
import { userNotifications } from "../../platform/db/tables/accounts-notifications.server.ts";
import { calendarEvents } from "../../platform/db/tables/crm-calendar.server.ts";
import { contactEvents } from "../../platform/db/tables/crm-contacts.server.ts";
import { deals } from "../../platform/db/tables/crm-deals.server.ts";
import { homeEvents, homeReports } from "../../platform/db/tables/portfolio-history.server.ts";
import { properties } from "../../platform/db/tables/portfolio-homes.server.ts";
import { shareLinkDays, shareLinks } from "../../platform/db/tables/tools-runs.server.ts";
import { findHomeRow } from "../../portfolio/homes/lock-homes.server.ts";
import { reportPaper } from "../exports/homes/report-paper.server.ts";
import { lastWeek, measureWeek } from "./measure-week.server.ts";
import { ownerReportsJob } from "./report-work.server.ts";
import { findReport } from "./reports.server.ts";

const database = await openTestDatabase();
const { db } = database;
/** A Wednesday: the week that is over began on Monday, 16 November. */
const NOW = new Date("2026-11-25T10:00:00Z");
const WEEK = "2026-11-16";
const services = { ...testServices(database), now: () => NOW };
const app = createApp(services, async () => new Response("page"));
afterAll(() => services.changes.close());
beforeEach(async () => {
  await db.delete(homeReports);
  await db.update(properties).set({ mandateKind: null });
});

const HOME = {
  title: "Piso con luz",
  town: "Valencia",
  status: "disponible" as const,
  priceCents: "20000000",
  mandateKind: "exclusiva" as const,
  createdAt: new Date("2026-10-01T10:00:00Z"),
  listedOn: "2026-11-03",
};

async function opened(values: Partial<typeof properties.$inferInsert> = {}) {
  // Sessions begin today, whatever day the reports are asked on.
  const { user, cookie } = await signedInPerson({ ...services, now: () => NOW });
  const of = { ownerId: user.id, agencyId: null };
  const homeId = await addRow(services, "home", of);
  await db
    .update(properties)
    .set({ ...HOME, ...values })
    .where(eq(properties.id, homeId));
  const actor = personActor(user.id);
  const measure = async () => await measureWeek(db, (await findHomeRow(db, actor, homeId))!, WEEK);
  const call = (method: string, path: string, body?: object) =>
    app.request(path.startsWith("/api") ? path : `/api/portfolio/homes/${homeId}/reports${path}`, {
      method,
      headers: { cookie, "content-type": "application/json" },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
  return { user, of, homeId, actor, measure, call };
}

const visit = (ownerId: string, homeId: string, startsAt: string, more: object = {}) => ({
  ownerId,
  homeId,
  kind: "visita" as const,
  title: "Visita",
  startsLocal: startsAt.slice(0, 19),
  startsAt: new Date(startsAt),
  endsAt: new Date(startsAt),
  uid: randomUUID(),
  ...more,
});

test("the last week that is over is the one before this Monday, in Madrid", () => {
  expect(lastWeek(NOW)).toBe(WEEK);
  // Sunday 23:30 in Madrid, and Monday 00:30: 22:30 and 23:30 of UTC in winter.
  expect(lastWeek(new Date("2026-11-22T22:30:00Z"))).toBe("2026-11-09");
  expect(lastWeek(new Date("2026-11-22T23:30:00Z"))).toBe(WEEK);
});

describe("the measurements of a week", () => {
  test("of a home of which nothing is known is nothing, and days from its first to the end: 20", async () => {
    const { measure } = await opened();
    expect(await measure()).toEqual({
      currency: "EUR",
      price: 200_000,
      builtAreaM2: 80,
      daysListed: 20,
      views: null,
      visits: { made: [], planned: 0 },
      enquiries: 0,
      offers: 0,
      priceBefore: null,
      comparison: null,
      market: null,
    });
  });

  test("views are those of the home's own pages by day: 3 + 4 in the week, 5 before, none of the owner's page", async () => {
    const { measure, user, homeId } = await opened();
    const link = { ownerId: user.id, homeId, tokenSealed: "x", createdAt: new Date("2026-11-01") };
    const rows = await db
      .insert(shareLinks)
      .values([
        { ...link, tokenHash: randomUUID() },
        { ...link, tokenHash: randomUUID(), isReport: true },
      ])
      .returning();
    const [page, report] = rows.map(({ id }) => id);
    await db.insert(shareLinkDays).values([
      { linkId: page!, day: "2026-11-08", views: 100 },
      { linkId: page!, day: "2026-11-15", views: 5 },
      { linkId: page!, day: "2026-11-16", views: 3 },
      { linkId: page!, day: "2026-11-22", views: 4 },
      { linkId: page!, day: "2026-11-23", views: 100 },
      { linkId: report!, day: "2026-11-18", views: 100 },
    ]);
    expect((await measure()).views).toEqual({ now: 7, before: 5 });
  });

  test("visits made are those marked as made in it, those to come stand beside; called off ones nowhere", async () => {
    const { measure, user, homeId } = await opened();
    await db
      .insert(calendarEvents)
      .values([
        visit(user.id, homeId, "2026-11-18T17:00:00Z", { doneAt: NOW, outcome: "Le gusta la luz" }),
        visit(user.id, homeId, "2026-11-19T17:00:00Z"),
        visit(user.id, homeId, "2026-11-20T17:00:00Z", { doneAt: NOW, status: "cancelado" }),
        visit(user.id, homeId, "2026-11-15T17:00:00Z", { doneAt: NOW }),
        visit(user.id, homeId, "2026-11-26T17:00:00Z"),
        visit(user.id, homeId, "2027-02-26T17:00:00Z"),
      ]);
    expect((await measure()).visits).toEqual({
      made: [{ day: "2026-11-18", outcome: "Le gusta la luz" }],
      planned: 1,
    });
  });

  test("enquiries are deals of the week with people who want it, offers those that came to one", async () => {
    const { measure, of, homeId } = await opened();
    const [asked, offered, earlier, selling] = await Promise.all([1, 2, 3, 4].map(() => addRow(services, "deal", of)));
    const at = new Date("2026-11-18T10:00:00Z");
    const change = (id: string | undefined, values: object) =>
      db
        .update(deals)
        .set({ homeId, createdAt: at, kind: "comprador", ...values })
        .where(eq(deals.id, id!))
        .returning();
    await change(asked, {});
    const [deal] = await change(offered, { createdAt: new Date("2026-10-01") });
    await change(earlier, { createdAt: new Date("2026-10-01") });
    await change(selling, { kind: "propietario" });
    const data = { from: "visita", to: "oferta" };
    const event = { contactId: deal!.contactId, dealId: deal!.id, at, kind: "etapa" as const, data };
    // Back and forth is one offer.
    await db.insert(contactEvents).values([event, event]);
    expect(await measure()).toMatchObject({ enquiries: 1, offers: 1 });
  });

  test("the price before is that before the first change of the week", async () => {
    const { measure, homeId } = await opened();
    const change = (at: string, price: [number, number]) => ({
      homeId,
      at: new Date(at),
      origin: "mano" as const,
      kind: "cambio",
      changes: { price },
    });
    await db
      .insert(homeEvents)
      .values([
        change("2026-11-10T10:00:00Z", [260_000, 250_000]),
        change("2026-11-17T10:00:00Z", [250_000, 240_000]),
        change("2026-11-19T10:00:00Z", [240_000, 200_000]),
      ]);
    expect((await measure()).priceBefore).toBe(250_000);
  });

  test("it is compared with the same person's homes of its kind, town and size: 2,000, 3,000 and 4,000 a metre", async () => {
    const { measure, of } = await opened();
    const other = async (values: object) => {
      const id = await addRow(services, "home", of);
      await db
        .update(properties)
        .set({ ...HOME, builtAreaM2: 100, ...values })
        .where(eq(properties.id, id));
    };
    await other({ priceCents: "20000000" });
    await other({ priceCents: "30000000", town: "València".normalize("NFD") });
    await other({ priceCents: "40000000", status: "reservado" });
    for (const unlike of [{ town: "Bilbao" }, { type: "chalet" }, { operation: "alquiler" }, { builtAreaM2: 105 }, { builtAreaM2: 55 }, { status: "retirado" }, { deletedAt: NOW }]) await other(unlike); // biome-ignore format: a list
    expect((await measure()).comparison).toEqual({ homes: 3, unitPrice: 3_000, daysListed: 20, place: "Valencia" });
  });

  test("three of its own quarter are enough: 5,000 a metre there, whatever the rest of the town asks", async () => {
    const { homeId, measure, of } = await opened();
    await db.update(properties).set({ placeName: "Ruzafa" }).where(eq(properties.id, homeId));
    const other = async (placeName: string, priceCents: string) => {
      const id = await addRow(services, "home", of);
      await db
        .update(properties)
        .set({ ...HOME, builtAreaM2: 100, placeName, priceCents })
        .where(eq(properties.id, id));
    };
    for (const priceCents of ["40000000", "50000000"]) await other("Ruzafa", priceCents);
    await other("Benimaclet", "10000000");
    expect((await measure()).comparison).toMatchObject({ homes: 3, place: "Valencia" });
    await other("RUZAFA", "60000000");
    expect((await measure()).comparison).toMatchObject({ homes: 3, unitPrice: 5_000, place: "Ruzafa" });
  });

  test("the official level of its town is told of a sale, not of a letting nor of a place without a figure of its own", async () => {
    const { homeId, measure } = await opened({ municipalityCode: "46250" });
    expect((await measure()).market).toMatchObject({ place: "Valencia", unitPrice: expect.any(Number) });
    const becomes = (values: object) => db.update(properties).set(values).where(eq(properties.id, homeId));
    // A town of the Basque Country, of which the table has the province alone.
    await becomes({ municipalityCode: "20069" });
    expect((await measure()).market).toBeNull();
    await becomes({ municipalityCode: "46250", operation: "alquiler" });
    expect((await measure()).market).toBeNull();
  });
});

describe("the weekly work", () => {
  const round = () => ownerReportsJob.round({ ...services, isStopped: () => false });
  const noticesOf = (userId: string) => db.select().from(userNotifications).where(eq(userNotifications.userId, userId));

  test("prepares a draft and notifies once, with the owner's home in the link", async () => {
    const { user, homeId } = await opened();
    await round();
    await round();
    expect(await db.select().from(homeReports).where(eq(homeReports.homeId, homeId))).toMatchObject([
      { week: WEEK, sentAt: null },
    ]);
    expect(await noticesOf(user.id)).toMatchObject([
      { times: 1, link: `/dashboard/cartera/${homeId}/informe`, message: expect.stringContaining("Piso con luz") },
    ]);
  });

  test("makes one notice of several homes, which leads to all", async () => {
    const { user, of } = await opened();
    const another = await addRow(services, "home", of);
    await db.update(properties).set(HOME).where(eq(properties.id, another));
    await round();
    expect(await noticesOf(user.id)).toMatchObject([
      { link: "/dashboard/cartera/informes", message: "2 informes de la semana, listos para enviar" },
    ]);
  });

  test.each<[string, object]>([
    ["without a mandate", { mandateKind: null }],
    ["whose mandate ended in the week", { mandateEndsOn: "2026-11-20" }],
    ["that was sold", { status: "cerrado", closedOn: "2026-11-20" }],
    ["in the trash", { deletedAt: NOW }],
    ["that came after the week", { createdAt: new Date("2026-11-24T10:00:00Z") }],
    ["made for demonstration", { extras: { demo: "1" } }],
  ])("leaves a home %s alone", async (_, values) => {
    const { homeId } = await opened(values);
    await round();
    expect(await db.$count(homeReports, eq(homeReports.homeId, homeId))).toBe(0);
  });
});

describe("a report", () => {
  const prepared = async () => {
    const agent = await opened();
    expect((await agent.call("POST", "")).status).toBe(201);
    return agent;
  };
  const rowOf = async (homeId: string) =>
    (await db.select().from(homeReports).where(eq(homeReports.homeId, homeId)))[0]!;

  test("is measured anew while it is a draft, and keeps its words; sent, it stays as it was", async () => {
    const { call, homeId } = await prepared();
    await call("PATCH", `/${WEEK}`, { comment: "  Propongo esperar.  " });
    await db.update(properties).set({ priceCents: "19000000" }).where(eq(properties.id, homeId));
    expect((await call("POST", "")).status).toBe(200);
    expect(await rowOf(homeId)).toMatchObject({ comment: "Propongo esperar.", figures: { price: 190_000 } });
    expect((await call("PATCH", `/${WEEK}`, { isSent: true })).status).toBe(204);
    await db.update(properties).set({ priceCents: "18000000" }).where(eq(properties.id, homeId));
    await call("POST", "");
    expect(await rowOf(homeId)).toMatchObject({ sentAt: NOW, figures: { price: 190_000 } });
  });

  test("that was sent keeps its words and the home's: they change only once it is a draft again", async () => {
    const { call, homeId } = await prepared();
    await db.update(properties).set({ title: "Piso con luz" }).where(eq(properties.id, homeId));
    await call("PATCH", `/${WEEK}`, { comment: "Propongo esperar.", isSent: true });
    await db.update(properties).set({ title: "Ganga" }).where(eq(properties.id, homeId));
    const refused = await call("PATCH", `/${WEEK}`, { comment: "Nunca lo propuse." });
    expect([refused.status, ((await refused.json()) as { code: string }).code]).toEqual([409, "REPORT_SENT"]);
    const sent = { comment: "Propongo esperar.", sentAt: NOW, sentWords: { title: "Piso con luz" } };
    expect(await rowOf(homeId)).toMatchObject(sent);
    const [home] = await db.select().from(properties).where(eq(properties.id, homeId));
    const paper = await reportPaper(services, home!, (await findReport(db, homeId))!, home!.ownerId!);
    expect([paper.words.title, paper.createdAt]).toEqual(["Piso con luz", NOW.toISOString()]);
    // A mark that was a slip is taken back, and with it what was kept.
    await call("PATCH", `/${WEEK}`, { isSent: false, comment: "Bajemos el precio." });
    expect(await rowOf(homeId)).toMatchObject({ comment: "Bajemos el precio.", sentAt: null, sentWords: null });
    expect((await call("PATCH", `/${WEEK}`, { isSent: true })).status).toBe(204);
    expect(await rowOf(homeId)).toMatchObject({ sentWords: { title: "Ganga" } });
  });

  test("is a PDF, and of another's home, or a week that has none, nothing", async () => {
    const { call, homeId } = await prepared();
    const pdf = await call("GET", `/${WEEK}/pdf`);
    expect(pdf.headers.get("content-type")).toBe("application/pdf");
    expect((await call("GET", "/2026-11-09/pdf")).status).toBe(404);
    expect((await call("GET", "/2026-11-17/pdf")).status).toBe(404);
    const stranger = await opened();
    const theirs = `/api/portfolio/homes/${homeId}/reports`;
    expect((await stranger.call("PATCH", `${theirs}/${WEEK}`, { comment: "x" })).status).toBe(404);
    expect((await stranger.call("GET", `${theirs}/${WEEK}/pdf`)).status).toBe(404);
    expect((await stranger.call("POST", theirs)).status).toBe(404);
  });

  test("opens to its owner by a link once it was sent, until the link is revoked; nobody becomes a lead there", async () => {
    const { call, homeId } = await prepared();
    const made = await call("POST", "/api/share-links", { homeId, isReport: true });
    const link = (await made.json()) as { id: string; address: string; toolTitle: string };
    expect(link.toolTitle).toBe("Informe al propietario");
    const token = link.address.split("/").at(-1)!;
    const read = () =>
      readSharedPage(services, token, new Request(`http://localhost/compartir/${token}`)) as Promise<OpenReportPage>;
    expect(await read()).toMatchObject({ state: "report", report: null });
    expect((await app.request(`/api/shared/${token}/export/pdf`)).status).toBe(404);
    await call("PATCH", `/${WEEK}`, { comment: "Propongo esperar.", isSent: true });
    expect(await read()).toMatchObject({ state: "report", report: { week: WEEK, comment: "Propongo esperar." } });
    expect((await app.request(`/api/shared/${token}/export/pdf`)).headers.get("content-type")).toBe("application/pdf");
    const lead = await app.request(`/api/shared/${token}/leads`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ email: "a@example.org" }),
    });
    expect(lead.status).toBe(404);
    await call("POST", `/api/share-links/${link.id}/revoke`);
    expect(await read()).toEqual({ state: "gone" });
  });

  test("its link is not the one that the code on papers opens", async () => {
    const { call, homeId } = await prepared();
    await call("POST", "/api/share-links", { homeId, isReport: true });
    const { hasPage } = (await (await call("GET", `/api/portfolio/homes/${homeId}/fitting`)).json()) as {
      hasPage: boolean;
    };
    expect(hasPage).toBe(false);
  });

  test("of a result is refused", async () => {
    const { call } = await opened();
    expect((await call("POST", "/api/share-links", { runId: randomUUID(), isReport: true })).status).toBe(422);
  });
});
