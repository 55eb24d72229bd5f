import { asc, eq, sql } from "drizzle-orm";
import fc from "fast-check";
import { expect, test } from "vitest";
import { PLANS } from "#content/plans.ts";
import { DAY_MS } from "#domain/shared/time/durations.ts";
import { insertUser } from "../../../test/signed-in-client.ts";
import { openTestDatabase } from "../../../test/test-database.ts";
import { billingAccounts, creditEntries } from "../../platform/db/tables/accounts-billing.server.ts";
import { toolRuns } from "../../platform/db/tables/tools-runs.server.ts";
import { type BillingAccount, openAccount } from "./accounts.server.ts";
import { chargeRun, lockAccount, moveCredits, settledAccount, shownAccount } from "./ledger.server.ts";
import { setPlan } from "./set-plan.server.ts";

const { db } = await openTestDatabase();
const START = new Date("2026-01-31T09:00:00.000Z");
const at = (iso: string) => new Date(`${iso}T09:00:00.000Z`);

const entriesOf = (id: string) =>
  db.select().from(creditEntries).where(eq(creditEntries.accountId, id)).orderBy(asc(creditEntries.createdAt));

async function subscriber(plan: BillingAccount["plan"], start: Date, until: Date | null = null) {
  const { id: userId } = await insertUser(db);
  const { id } = await openAccount(db, { userId }, new Date(start.getTime() - DAY_MS));
  await db.transaction(async (tx) => {
    const account = (await lockAccount(tx, id))!;
    await setPlan(tx, account, { plan, until, key: "plan:test" }, start);
  });
  return { userId, id };
}

const charge = (id: string, credits: number, now: Date) =>
  db.transaction(async (tx) => {
    const [run] = await tx
      .insert(toolRuns)
      .values({
        ownerId: crypto.randomUUID(),
        toolId: "valuation",
        toolVersion: 1,
        engine: "embedded",
        title: "Piso",
        input: {},
        parsedInput: {},
        facts: {},
        result: {},
        durationMs: 1,
        inputHash: "",
      })
      .returning();
    return await chargeRun(
      tx,
      id,
      { credits, runId: run!.id, toolId: "valuation", engine: "embedded", userId: null },
      now,
    );
  });

test("a plan gives its month at once in place of the trial's rest, and the month's day is kept", async () => {
  const { userId, id } = await subscriber("agencia", START);
  const seen = async (iso: string) => {
    const { balance, renewsAt } = await settledAccount(db, { userId }, at(iso));
    return [balance, renewsAt!.toISOString().slice(0, 10)];
  };
  expect(await seen("2026-01-31")).toEqual([2_500, "2026-02-28"]);
  await db.transaction((tx) => moveCredits(tx, id, { delta: -400, reason: "run", key: "run:a" }, at("2026-02-01")));
  expect(await seen("2026-02-27")).toEqual([2_100, "2026-02-28"]);
  expect(await seen("2026-02-28")).toEqual([2_500, "2026-03-31"]);
  // Three months that nobody looked bring one month's credits.
  expect(await seen("2026-07-01")).toEqual([2_500, "2026-07-31"]);
  expect(
    (await entriesOf(id)).map(({ reason, delta, balanceAfter, key }) => [reason, delta, balanceAfter, key]),
  ).toEqual([
    ["trial", 500, 500, "trial"],
    ["expiry", -500, 0, "expiry:plan:test"],
    ["plan", 2_500, 2_500, "plan:test"],
    ["run", -400, 2_100, "run:a"],
    ["expiry", -2_100, 0, "expiry:month:2026-02-28T09:00:00.000Z"],
    ["month", 2_500, 2_500, "month:2026-02-28T09:00:00.000Z"],
    ["expiry", -2_500, 0, "expiry:month:2026-03-31T09:00:00.000Z"],
    ["month", 2_500, 2_500, "month:2026-03-31T09:00:00.000Z"],
  ]);
});

test("a page shows the account as it stands while the disk is full, and whoever spends is told", async () => {
  const { userId } = await subscriber("agencia", START);
  await db.execute(sql`create function no_room() returns trigger language plpgsql as
    $$ begin raise exception 'no space left on device' using errcode = 'disk_full'; end $$`);
  await db.execute(sql`create trigger no_room before insert on credit_entries for each row execute function no_room()`);
  try {
    await expect(settledAccount(db, { userId }, at("2026-02-28"))).rejects.toThrow();
    expect(await shownAccount(db, { userId }, at("2026-02-28"))).toMatchObject({ balance: 2_500 });
    const unknown = await insertUser(db);
    await expect(shownAccount(db, { userId: unknown.id }, START)).rejects.toThrow();
  } finally {
    await db.execute(sql`drop trigger no_room on credit_entries`);
  }
  const { renewsAt } = await shownAccount(db, { userId }, at("2026-02-28"));
  expect(renewsAt).toEqual(at("2026-03-31"));
});

test("if many find the month due at once, one adds its credits", async () => {
  const { userId, id } = await subscriber("agente", START);
  await Promise.all(Array.from({ length: 8 }, () => settledAccount(db, { userId }, at("2026-03-01"))));
  expect((await entriesOf(id)).filter(({ reason }) => reason === "month")).toHaveLength(1);
  expect(await settledAccount(db, { userId }, at("2026-03-01"))).toMatchObject({ balance: 500 });
});

test("an ended plan neither renews nor pays", async () => {
  const { userId, id } = await subscriber("red", START, at("2026-02-15"));
  expect(await charge(id, 1, at("2026-02-15"))).toBe(false);
  expect(await settledAccount(db, { userId }, at("2026-04-01"))).toMatchObject({ balance: 0 });
  expect((await entriesOf(id)).at(-1)).toMatchObject({ reason: "expiry", delta: -10_000, balanceAfter: 0 });
});

test("a month that could not be collected waits for its payment", async () => {
  const { userId, id } = await subscriber("agente", START);
  await db.update(billingAccounts).set({ paymentStatus: "past_due" }).where(eq(billingAccounts.id, id));
  await db.transaction((tx) => moveCredits(tx, id, { delta: -500, reason: "run", key: "run:b" }, START));
  expect(await settledAccount(db, { userId }, at("2026-03-02"))).toMatchObject({ balance: 0 });
  await db.update(billingAccounts).set({ paymentStatus: "active" }).where(eq(billingAccounts.id, id));
  expect(await settledAccount(db, { userId }, at("2026-03-02"))).toMatchObject({ balance: 500 });
});

test("a run costs more than there is: nothing is taken", async () => {
  const { id } = await subscriber("agente", START);
  const answers = await Promise.all(Array.from({ length: 7 }, (_, i) => charge(id, 90 + i, START)));
  const [account] = await db.select().from(billingAccounts).where(eq(billingAccounts.id, id));
  expect(answers.filter(Boolean)).toHaveLength(5);
  expect(account!.balance).toBeGreaterThanOrEqual(0);
});

test("after any events in any order, the entries add up to the balance, which never falls below zero", async () => {
  const step = fc.oneof(
    fc.record({ kind: fc.constant("charge" as const), credits: fc.constantFrom(1, 5, 20, 400) }),
    fc.record({ kind: fc.constant("pass" as const), days: fc.integer({ min: 1, max: 75 }) }),
    fc.record({ kind: fc.constant("look" as const) }),
    fc.record({ kind: fc.constant("grant" as const), credits: fc.integer({ min: 1, max: 900 }) }),
    fc.record({
      kind: fc.constant("plan" as const),
      plan: fc.constantFrom(...PLANS.map(({ id }) => id)),
      days: fc.option(fc.integer({ min: 5, max: 200 })),
    }),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 10 }), async (steps) => {
      const { id: userId } = await insertUser(db);
      let now = START;
      const { id } = await openAccount(db, { userId }, now);
      for (const [i, each] of steps.entries()) {
        if (each.kind === "pass") now = new Date(now.getTime() + each.days * DAY_MS);
        else if (each.kind === "charge") await charge(id, each.credits, now);
        else if (each.kind === "look") await settledAccount(db, { userId }, now);
        else if (each.kind === "grant") {
          const movement = { delta: each.credits, reason: "grant", key: `grant:${i}` } as const;
          await db.transaction((tx) => moveCredits(tx, id, movement, now));
        } else {
          const until = each.days === null ? null : new Date(now.getTime() + each.days * DAY_MS);
          await db.transaction(async (tx) =>
            setPlan(tx, (await lockAccount(tx, id))!, { plan: each.plan, until, key: `plan:${i}` }, now),
          );
        }
      }
      const account = await settledAccount(db, { userId }, now);
      const entries = await entriesOf(id);
      expect(entries.reduce((sum, { delta }) => sum + delta, 0)).toBe(account.balance);
      expect(account.balance).toBeGreaterThanOrEqual(0);
      expect(new Set(entries.map(({ key }) => key)).size).toBe(entries.length);
    }),
    { numRuns: 12 },
  );
});

test("runs at the same instant are listed in the order in which they were paid", async () => {
  const { id } = await subscriber("agente", START);
  await Promise.all(Array.from({ length: 8 }, () => charge(id, 1, START)));
  const balances = (await entriesOf(id)).map(({ balanceAfter }) => balanceAfter);
  // Of the 500 credits of the plan one after another is spent.
  expect(balances.slice(-9)).toEqual(Array.from({ length: 9 }, (_, i) => 500 - i));
});
