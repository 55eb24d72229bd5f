import { and, eq, like, sum } from "drizzle-orm";
import { expect, test } from "vitest";
import { slugOf } from "#tools/define-tool.ts";
import { tools } from "#tools/registry.ts";
import { signedInPerson } from "../../../test/signed-in-person.ts";
import { openTestDatabase } from "../../../test/test-database.ts";
import { testServices } from "../../../test/test-services.ts";
import { visitorCookie } from "../../../test/visitor-cookie.ts";
import { createApp } from "../../boot/app.server.ts";
import { users } from "../../platform/db/tables/accounts.server.ts";
import { agencies, agencyMembers } from "../../platform/db/tables/accounts-agencies.server.ts";
import { billingAccounts, creditEntries } from "../../platform/db/tables/accounts-billing.server.ts";
import { limits } from "../../platform/db/tables/platform.server.ts";
import { properties } from "../../platform/db/tables/portfolio-homes.server.ts";
import { toolRuns } from "../../platform/db/tables/tools-runs.server.ts";
import { accountOf, openAccount, type Payer } from "./accounts.server.ts";
import { moveCredits, settledAccount } from "./ledger.server.ts";

const database = await openTestDatabase();
const { db } = database;
let clock = new Date("2026-11-21T10:00:00.000Z");
const services = { ...testServices(database, { TRUSTED_PROXIES: "1" }), now: () => clock };
const app = createApp(services, async () => new Response("page"));
const capacity = tools.find(({ id }) => id === "borrowing-capacity")!;
const capacityPath = `/api/tools/${slugOf(capacity)}/runs`;
let calls = 0;

interface Call {
  cookie?: string;
  key?: string;
  ip?: string;
  body?: unknown;
  path?: string;
}

/** Each call from an address of its own, unless a test gives one. */
function run({ cookie, key, ip, body = capacity.example, path = capacityPath }: Call = {}) {
  calls += 1;
  return app.request(path, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      "x-forwarded-for": ip ?? `10.1.${calls >> 8}.${calls & 255}`,
      ...(cookie ? { cookie } : {}),
      ...(key ? { "idempotency-key": key } : {}),
    },
    body: JSON.stringify(body),
  });
}

async function setBalance(payer: Payer, balance: number) {
  const account = await openAccount(db, payer, clock);
  const delta = balance - account.balance;
  await moveCredits(db, account.id, { delta, reason: "grant", key: `test:${crypto.randomUUID()}` }, clock);
  return account.id;
}

async function stateOf(accountId: string) {
  const [account] = await db.select().from(billingAccounts).where(eq(billingAccounts.id, accountId));
  const [ledger] = await db
    .select({ sum: sum(creditEntries.delta).mapWith(Number) })
    .from(creditEntries)
    .where(eq(creditEntries.accountId, accountId));
  const isRun = and(eq(creditEntries.accountId, accountId), eq(creditEntries.reason, "run"));
  return { balance: account!.balance, ledger: ledger!.sum, charged: await db.$count(creditEntries, isRun) };
}

/** How many answers of each status. */
function tally(answers: Response[]): Record<number, number> {
  const counts: Record<number, number> = {};
  for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}

test("the first run opens the trial and costs what the tool says", async () => {
  const { user, cookie } = await signedInPerson(services);
  const made = await (await run({ cookie })).json();
  const account = (await accountOf(db, { userId: user.id }))!;
  expect(await stateOf(account.id)).toEqual({ balance: 499, ledger: 499, charged: 1 });
  const [row] = await db.select().from(toolRuns).where(eq(toolRuns.id, made.id));
  expect(row!.credits).toBe(1);
  const [entry] = await db.select().from(creditEntries).where(eq(creditEntries.runId, made.id));
  expect(entry).toMatchObject({
    key: `run:${made.id}`,
    delta: -1,
    balanceAfter: 499,
    userId: user.id,
    toolId: capacity.id,
    engine: "embedded",
  });
});

test("100 runs at once on a balance of 50: exactly 50 are made and paid", async () => {
  const { user, cookie } = await signedInPerson(services);
  const id = await setBalance({ userId: user.id }, 50);
  const answers = await Promise.all(Array.from({ length: 100 }, () => run({ cookie })));
  expect(tally(answers)).toEqual({ 201: 50, 402: 50 });
  expect(await stateOf(id)).toEqual({ balance: 0, ledger: 0, charged: 50 });
  expect(await db.$count(toolRuns, eq(toolRuns.ownerId, user.id))).toBe(50);
});

test("tries with one key, one after another or at once, are one run and one charge", async () => {
  const { user, cookie } = await signedInPerson(services);
  const answers = await Promise.all(Array.from({ length: 6 }, () => run({ cookie, key: "once" })));
  answers.push(await run({ cookie, key: "once" }));
  expect(tally(answers)).toEqual({ 201: 7 });
  const { id } = (await accountOf(db, { userId: user.id }))!;
  expect(await stateOf(id)).toEqual({ balance: 499, ledger: 499, charged: 1 });
});

test("without credits nothing is kept, a retry of a paid run still answers, and wrong fields come first", async () => {
  const { user, cookie } = await signedInPerson(services);
  await run({ cookie, key: "paid" });
  await setBalance({ userId: user.id }, 0);
  const refused = await run({ cookie });
  expect(refused.status).toBe(402);
  expect(await refused.json()).toMatchObject({ code: "INSUFFICIENT_CREDITS" });
  expect((await run({ cookie, key: "paid" })).status).toBe(201);
  expect((await run({ cookie, body: {} })).status).toBe(422);
  expect(await db.$count(toolRuns, eq(toolRuns.ownerId, user.id))).toBe(1);
});

test("a run that fails after the check keeps neither run nor home nor charge", async () => {
  const { user, cookie } = await signedInPerson(services);
  const id = await setBalance({ userId: user.id }, 5);
  const valuation = tools.find((tool) => tool.id === "valuation")!;
  // The credits are spent between the check and the charge.
  const facts: typeof services.facts = {
    ...services.facts,
    async nearbyListings(ask, asker) {
      await setBalance({ userId: user.id }, 0);
      return await services.facts.nearbyListings(ask, asker);
    },
  };
  const slow = createApp({ ...services, facts }, async () => new Response("page"));
  const answer = await slow.request(`/api/tools/${slugOf(valuation)}/runs`, {
    method: "POST",
    headers: { "content-type": "application/json", cookie },
    body: JSON.stringify(valuation.example),
  });
  expect(answer.status).toBe(402);
  expect(await db.$count(toolRuns, eq(toolRuns.ownerId, user.id))).toBe(0);
  expect(await db.$count(properties, eq(properties.ownerId, user.id))).toBe(0);
  expect((await stateOf(id)).charged).toBe(0);
});

test("a trial that has ended pays nothing, and its rest leaves the ledger", async () => {
  const { user, cookie } = await signedInPerson(services);
  await run({ cookie });
  const today = clock;
  clock = new Date(today.getTime() + 13 * 24 * 3_600_000);
  expect((await run({ cookie })).status).toBe(201);
  clock = new Date(today.getTime() + 14 * 24 * 3_600_000 + 1);
  const answers = await Promise.all([run({ cookie }), run({ cookie }), run({ cookie })]);
  clock = today;
  expect(tally(answers)).toEqual({ 402: 3 });
  const { id } = (await accountOf(db, { userId: user.id }))!;
  expect(await stateOf(id)).toEqual({ balance: 0, ledger: 0, charged: 2 });
});

test("if many open the same account at once, one starts the trial", async () => {
  const { user } = await signedInPerson(services);
  await Promise.all(Array.from({ length: 8 }, () => settledAccount(db, { userId: user.id }, clock)));
  const { id } = (await accountOf(db, { userId: user.id }))!;
  expect(await stateOf(id)).toMatchObject({ balance: 500, ledger: 500 });
  expect(await db.$count(billingAccounts, eq(billingAccounts.userId, user.id))).toBe(1);
});

test("a member spends their agency's credits and none of their own", async () => {
  const { user, cookie } = await signedInPerson(services);
  const own = await openAccount(db, { userId: user.id }, clock);
  const [agency] = await db.insert(agencies).values({ name: "Inmobiliaria Sol" }).returning();
  await db.insert(agencyMembers).values({ agencyId: agency!.id, userId: user.id, role: "agent" });
  const [paid] = await db
    .insert(billingAccounts)
    .values({ agencyId: agency!.id, plan: "agencia", balance: 0 })
    .returning();
  await moveCredits(db, paid!.id, { delta: 3, reason: "grant", key: "three" }, clock);
  const answers = await Promise.all(Array.from({ length: 5 }, () => run({ cookie })));
  expect(tally(answers)).toEqual({ 201: 3, 402: 2 });
  expect(await stateOf(paid!.id)).toEqual({ balance: 0, ledger: 0, charged: 3 });
  expect((await stateOf(own.id)).balance).toBe(500);
  const [row] = await db.select().from(toolRuns).where(eq(toolRuns.ownerId, user.id));
  expect(row!.agencyId).toBe(agency!.id);
});

const cookieOf = (response: Response) => response.headers.get("set-cookie")!.split(";")[0]!;

test("a visitor has three runs a day and tool; errors and retries do not count, tomorrow begins anew", async () => {
  const first = await run({ key: "a" });
  const cookie = cookieOf(first);
  await run({ cookie, body: {} });
  await run({ cookie, key: "a" });
  expect(tally([first, await run({ cookie }), await run({ cookie })])).toEqual({ 201: 3 });
  const fourth = await run({ cookie });
  expect(fourth.status).toBe(429);
  expect(await fourth.json()).toMatchObject({ code: "ANONYMOUS_LIMIT" });
  expect((await run({ cookie, key: "a" })).status).toBe(201);
  const visitor = cookie.split("=")[1]!.split(".")[0]!;
  expect(await db.$count(toolRuns, eq(toolRuns.visitorId, visitor))).toBe(3);
  expect(
    (await db.select().from(toolRuns).where(eq(toolRuns.visitorId, visitor))).map(({ credits }) => credits),
  ).toEqual([0, 0, 0]);
  const today = clock;
  // Midnight of Madrid in winter.
  clock = new Date("2026-11-21T22:59:59.000Z");
  expect((await run({ cookie })).status).toBe(429);
  clock = new Date("2026-11-21T23:00:00.000Z");
  expect((await run({ cookie })).status).toBe(201);
  clock = today;
});

/** In the Pyrenees: no adverts, no learned city, and in pesos no official figure. */
const NOWHERE = {
  home: { latitude: "42.6", longitude: "0.6", builtAreaM2: "80", type: "piso", operation: "venta", currency: "MXN" },
  useNearby: "no",
};
const valuationPath = `/api/tools/${slugOf(tools.find(({ id }) => id === "valuation")!)}/runs`;

test("a run that cannot answer is kept and shown, and costs neither credits nor one of the day", async () => {
  const { user, cookie } = await signedInPerson(services);
  const made = await run({ cookie, path: valuationPath, body: NOWHERE });
  expect(made.status).toBe(201);
  const { id, result } = await made.json();
  expect(result.kind).toBe("too-few-comparables");
  const [row] = await db.select().from(toolRuns).where(eq(toolRuns.id, id));
  expect(row!.credits).toBe(0);
  const account = await settledAccount(db, { userId: user.id }, clock);
  expect((await stateOf(account.id)).charged).toBe(0);

  const visitor = visitorCookie(services, crypto.randomUUID());
  const empty = await Promise.all([1, 2, 3, 4].map(() => run({ cookie: visitor, path: valuationPath, body: NOWHERE })));
  expect(tally(empty)).toEqual({ 201: 4 });
});

test("of a visitor's many runs at once three are made", async () => {
  const visitor = crypto.randomUUID();
  const answers = await Promise.all(Array.from({ length: 9 }, () => run({ cookie: visitorCookie(services, visitor) })));
  expect(tally(answers)).toEqual({ 201: 3, 429: 6 });
  expect(await db.$count(toolRuns, eq(toolRuns.visitorId, visitor))).toBe(3);
});

test("a visitor who drops their cookie is stopped by their network, which the database does not know", async () => {
  const small = createApp(
    {
      ...testServices(database, { TRUSTED_PROXIES: "1", ANONYMOUS_RUNS_PER_ADDRESS: "4" }),
      now: () => new Date("2026-12-01T10:00:00.000Z"),
    },
    async () => new Response("page"),
  );
  const ask = (ip: string) =>
    small.request(capacityPath, {
      method: "POST",
      headers: { "content-type": "application/json", "x-forwarded-for": ip },
      body: JSON.stringify(capacity.example),
    });
  // Four addresses of one house.
  const house = await Promise.all([1, 2, 3, 4].map((n) => ask(`2001:db8:5:7::${n}`)));
  expect(tally(house)).toEqual({ 201: 4 });
  const fifth = await ask("2001:db8:5:7:aaaa::9");
  expect(fifth.status).toBe(429);
  expect(await fifth.json()).toMatchObject({ code: "ANONYMOUS_NETWORK_LIMIT" });
  expect((await ask("2001:db8:5:8::1")).status).toBe(201);
  const kept = await db.select().from(limits).where(like(limits.key, "run-network:2026-12-01:%"));
  expect(kept.map(({ points }) => points).sort()).toEqual([1, 4]);
  for (const { key, expire } of kept) {
    expect(key).not.toContain("db8");
    expect(expire).toEqual(new Date("2026-12-01T23:00:00.000Z"));
  }
});

test("a person's trial is one, whatever became of its account", async () => {
  const { user, cookie } = await signedInPerson(services);
  await db
    .update(users)
    .set({ trialStartedAt: new Date("2026-01-01") })
    .where(eq(users.id, user.id));
  expect((await run({ cookie })).status).toBe(402);
});
