import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { sumWithin } from "#domain/operations/stats/calculate.ts";
import { DAILY_FIGURES } from "#domain/operations/stats/figures.ts";
import { openTestDatabase } from "../../../test/test-database.ts";
import { users } from "../../platform/db/tables/accounts.server.ts";
import { billingAccounts } from "../../platform/db/tables/accounts-billing.server.ts";
import { toolErrors } from "../../platform/db/tables/platform.server.ts";
import { leads } from "../../platform/db/tables/site-leads.server.ts";
import { pageViews } from "../../platform/db/tables/site-visits.server.ts";
import { toolRuns } from "../../platform/db/tables/tools-runs.server.ts";
import { endingTrials, planGroups } from "./billing.server.ts";
import { readBreakdown } from "./breakdown.server.ts";
import { activeAccounts, dailyCounts } from "./daily.server.ts";
import { serviceState, standing } from "./now.server.ts";
import { funnelCounts, readRetention } from "./people.server.ts";
import { toolUse } from "./tool-use.server.ts";

const { db } = await openTestDatabase();
const now = new Date("2026-11-22T10:00:00.000Z");
const period = { from: "2026-11-01", to: "2026-11-22" };
const before = { from: "2026-10-10", to: "2026-10-31" };

const instant = (day: string) => new Date(`${day}T12:00:00.000Z`);

async function account(email: string, createdAt: Date) {
  const [user] = await db.insert(users).values({ email, createdAt, emailConfirmedAt: createdAt }).returning();
  return user!.id;
}

async function run(ownerId: string, day: string, values: Partial<typeof toolRuns.$inferInsert> = {}) {
  await db.insert(toolRuns).values({
    ownerId,
    createdAt: instant(day),
    toolId: "valuation",
    toolVersion: 1,
    engine: "embedded",
    title: "Piso",
    input: {},
    parsedInput: {},
    facts: {},
    result: {},
    durationMs: 1,
    inputHash: randomUUID(),
    ...values,
  });
}

async function lead(email: string, day: string, values: Partial<typeof leads.$inferInsert> = {}) {
  await db.insert(leads).values({
    email,
    createdAt: instant(day),
    marketingConsent: false,
    source: "contacto",
    interestedIn: [],
    pagesVisited: [],
    timeOnSiteS: 0,
    lastVisitAt: instant(day),
    ...values,
  });
}

/** Two who came in November, one before; the first of them calculated and pays. */
const scene = (async () => {
  const ana = await account("ana@casa.es", instant("2026-11-02"));
  const luis = await account("luis@casa.es", instant("2026-11-04"));
  const old = await account("vieja@casa.es", instant("2026-10-12"));
  await run(ana, "2026-11-03", { credits: 1 });
  await run(ana, "2026-11-10", { credits: 1 });
  await run(old, "2026-10-20");
  await lead("ANA@casa.es", "2026-11-01", { utmSource: "boletin", landingPage: "/es/precios" });
  await lead("ana@casa.es", "2026-11-02");
  await lead("de-agente@casa.es", "2026-11-05", { ownerId: ana });
  await db.insert(pageViews).values([
    // Half past eleven at night in London is November in Madrid.
    { path: "/latam/precios", createdAt: new Date("2026-10-31T23:30:00.000Z") },
    { path: "/", createdAt: instant("2026-11-01") },
    { path: "/", createdAt: instant("2026-10-15") },
  ]);
  const failure = { kind: "server" as const, fingerprint: "f", errorType: "SERVER_ERROR", errorMessage: "x" };
  await db.insert(toolErrors).values([
    { ...failure, toolName: "valoracion", createdAt: instant("2026-11-03") },
    { ...failure, kind: "missing_path", toolName: "valoracion", createdAt: instant("2026-11-03") },
  ]);
  const plan = { balance: 0 };
  await db.insert(billingAccounts).values([
    { ...plan, userId: ana, plan: "agente", interval: "year", stripeSubscriptionId: "sub_1", paymentStatus: "active" },
    { ...plan, userId: luis, plan: "prueba", planUntil: new Date("2026-11-25T00:00:00.000Z") },
    { ...plan, userId: old, plan: "red" },
  ]);
  return { ana, luis, old };
})();

test("each figure by day of mainland Spain, in one reading", async () => {
  await scene;
  const days = await dailyCounts(db, DAILY_FIGURES, { from: before.from, to: period.to });
  const sums = (span: typeof period) =>
    Object.fromEntries(DAILY_FIGURES.map((id) => [id, sumWithin(days[id], span)]).filter(([, n]) => n !== 0));
  expect(sums(period)).toEqual({ accounts: 2, runs: 2, leads: 2, views: 2, failures: 1 });
  expect(sums(before)).toEqual({ accounts: 1, runs: 1, views: 1 });
});

test("active are those who signed in or calculated, once each", async () => {
  await scene;
  expect(await activeAccounts(db, period)).toBe(1);
  expect(await activeAccounts(db, before)).toBe(1);
});

test("the funnel goes from views to payments", async () => {
  await scene;
  expect(await funnelCounts(db, period)).toEqual({ views: 2, forms: 1, accounts: 2, withResult: 1, paying: 1 });
});

test("accounts of one week come back in the next", async () => {
  await scene;
  const rows = await readRetention(db, "2026-11-22");
  expect(rows).toHaveLength(8);
  // 2 November is a Monday.
  expect(rows.find(({ week }) => week === "2026-11-02")).toMatchObject({
    size: 2,
    shares: [0.5, 0.5, ...Array(6).fill(null)],
  });
});

test("tools by use and errors, addresses that do not exist left out", async () => {
  await scene;
  const names = new Map([["valuation", ["valoracion"]]]);
  expect(await toolUse(db, { period, before }, names)).toEqual([
    { toolId: "valuation", runs: 2, before: 1, people: 1, credits: 2, failures: 1 },
  ]);
});

test("plans as they are now, and the trials that end", async () => {
  const { luis } = await scene;
  expect((await planGroups(db, now)).toSorted((a, b) => a.plan.localeCompare(b.plan))).toEqual([
    { plan: "agente", interval: "year", isOnline: true, isLate: false, count: 1 },
    { plan: "prueba", interval: null, isOnline: false, isLate: false, count: 1 },
    { plan: "red", interval: null, isOnline: false, isLate: false, count: 1 },
  ]);
  expect(await endingTrials(db, { now, days: 7, limit: 5 })).toMatchObject({ total: 1, trials: [{ userId: luis }] });
  expect((await endingTrials(db, { now, days: 1, limit: 5 })).total).toBe(0);
});

test("parts by source, plan and region are sums", async () => {
  await scene;
  expect(await readBreakdown(db, "source", period)).toEqual(
    expect.arrayContaining([
      { key: "boletin", values: [1, 1, 1, 1] },
      { key: "directo", values: [0, 1, 0, 0] },
      { key: "contacto", values: [1, 0, 0, 0] },
    ]),
  );
  expect(await readBreakdown(db, "plan", period)).toEqual(
    expect.arrayContaining([
      { key: "agente", values: [1, 1, 2, 2] },
      { key: "prueba", values: [1, 0, 0, 0] },
    ]),
  );
  expect(await readBreakdown(db, "region", period)).toEqual(
    expect.arrayContaining([
      { key: "latam", values: [1, 0] },
      { key: "es", values: [0, 1] },
    ]),
  );
});

test("present state", async () => {
  await scene;
  expect(await standing(db, now)).toMatchObject({ accounts: 3, errors: 1, waiting: 0, late: 0 });
  expect(await serviceState(db, now)).toMatchObject({ isWell: true, mailsLate: 0, mailsFailed: 0 });
});
