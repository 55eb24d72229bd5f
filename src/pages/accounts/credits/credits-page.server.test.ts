import { expect, test } from "vitest";
import type { AgencyRole } from "#domain/accounts/agency/roles.ts";
import { DAY_MS } from "#domain/shared/time/durations.ts";
import type { Viewer } from "#server/accounts/access/viewer.server.ts";
import { openAccount } from "#server/accounts/billing/accounts.server.ts";
import { moveCredits } from "#server/accounts/billing/ledger.server.ts";
import { agencies, agencyMembers } from "#server/platform/db/tables/accounts-agencies.server.ts";
import { billingAccounts } from "#server/platform/db/tables/accounts-billing.server.ts";
import { files } from "#server/platform/db/tables/portfolio-files.server.ts";
import { insertUser } from "../../../test/signed-in-client.ts";
import { openTestDatabase } from "../../../test/test-database.ts";
import { testServices } from "../../../test/test-services.ts";
import { readCreditsPage } from "./credits-page.server.ts";

const database = await openTestDatabase();
const { db } = database;
const NOW = new Date("2026-11-21T23:30:00.000Z");
const services = { ...testServices(database), now: () => NOW };
const ago = (days: number) => new Date(NOW.getTime() - days * DAY_MS);

function viewerOf(userId: string, agency: Viewer["agency"] = null): Viewer {
  return { userId, sessionId: "", email: "", name: "", region: null, aal: "aal1", roles: [], agency };
}

const pageFor = (viewer: Viewer, query = "") =>
  readCreditsPage(services, viewer, new URL(`https://umbral.example/dashboard/creditos${query}`));

function spend(accountId: string, userId: string, credits: number, at: Date, toolId = "valuation") {
  const key = `run:${crypto.randomUUID()}`;
  return moveCredits(db, accountId, { delta: -credits, reason: "run", key, userId, toolId, engine: "embedded" }, at);
}

test("use is given by day of Madrid and by tool, thirty days with the empty ones", async () => {
  const { id: userId } = await insertUser(db);
  const { id } = await openAccount(db, { userId }, ago(3));
  await spend(id, userId, 2, ago(1));
  // Half past midnight in Madrid: the day before by London's clock is today.
  await spend(id, userId, 5, new Date("2026-11-21T23:05:00.000Z"), "borrowing-capacity");
  await spend(id, userId, 1, NOW);
  const { use, credits, ledger } = await pageFor(viewerOf(userId));
  expect(use.days).toHaveLength(30);
  expect(use.days.slice(-2)).toEqual([
    { day: "2026-11-21", credits: 2 },
    { day: "2026-11-22", credits: 6 },
  ]);
  expect(use.total).toBe(8);
  expect(use.tools).toEqual([
    { title: "Calculadora de capacidad de compra", credits: 5, runs: 1 },
    { title: expect.any(String), credits: 3, runs: 2 },
  ]);
  expect(use.people).toBeNull();
  expect(credits).toMatchObject({ balance: 492, state: "trial", daysLeft: 11, isLow: false, renewsAt: null });
  expect(ledger.total).toBe(4);
});

test("used storage stands beside the plan's: a person's own, and everybody's in an agency", async () => {
  const { id: userId } = await insertUser(db);
  const file = (agencyId: string | null, sizeBytes: number) => ({
    ownerId: userId,
    agencyId,
    sizeBytes,
    name: "a.jpg",
    mediaType: "image/jpeg",
    sha256: "0".repeat(64),
    storageKey: `photos/${crypto.randomUUID()}`,
  });
  const [agency] = await db.insert(agencies).values({ name: "Inmobiliaria Sur" }).returning();
  await db.insert(billingAccounts).values({ agencyId: agency!.id, plan: "agencia", balance: 0 });
  await db.insert(files).values([file(null, 120_000_000), file(agency!.id, 7_000_000)]);
  expect((await pageFor(viewerOf(userId))).storage).toMatchObject({
    photos: 120_000_000,
    total: 120_000_000,
    quota: 2_000_000_000,
  });
  const page = await pageFor(viewerOf(userId, { id: agency!.id, role: "owner", name: "" }));
  expect(page.storage).toMatchObject({ total: 7_000_000, quota: 50_000_000_000 });
});

test("in an agency, people who may see its use see the spenders; an agent sees their own", async () => {
  const [agency] = await db.insert(agencies).values({ name: "Inmobiliaria Norte" }).returning();
  const member = async (role: AgencyRole, firstName: string) => {
    const { id } = await insertUser(db, { metadata: { first_name: firstName } });
    await db.insert(agencyMembers).values({ agencyId: agency!.id, userId: id, role });
    return viewerOf(id, { id: agency!.id, role, name: "" });
  };
  const owner = await member("owner", "Olga");
  const agent = await member("agent", "Ana");
  const [account] = await db
    .insert(billingAccounts)
    .values({ agencyId: agency!.id, plan: "agencia", balance: 2_500 })
    .returning();
  await spend(account!.id, owner.userId, 4, ago(1));
  await spend(account!.id, agent.userId, 9, ago(2));
  const seen = await pageFor(owner);
  expect(seen).toMatchObject({ mayManage: true, seesAll: true });
  expect(seen.use.people).toEqual([
    { name: "Ana", credits: 9 },
    { name: "Olga", credits: 4 },
  ]);
  const own = await pageFor(agent);
  expect(own).toMatchObject({ mayManage: false, seesAll: false, credits: { balance: 2_487 } });
  expect(own.use).toMatchObject({ total: 9, people: null });
  expect(own.ledger.entries.map(({ delta }) => delta)).toEqual([-9]);
});

test("the movements come in pages, and a page that nobody wrote is the first", async () => {
  const { id: userId } = await insertUser(db);
  const { id } = await openAccount(db, { userId }, ago(2));
  for (let n = 0; n < 26; n++) await spend(id, userId, 1, new Date(ago(1).getTime() + n));
  const first = (await pageFor(viewerOf(userId), "?pagina=x")).ledger;
  expect(first).toMatchObject({ page: 1, pages: 2, total: 27 });
  expect(first.entries).toHaveLength(25);
  expect(first.entries[0]).toMatchObject({ delta: -1, balanceAfter: 474 });
  const second = (await pageFor(viewerOf(userId), "?pagina=2")).ledger;
  expect(second.entries.map(({ title }) => title).at(-1)).toBe("Créditos de la prueba");
  expect((await pageFor(viewerOf(userId), "?pagina=900")).ledger.entries).toEqual([]);
});

test("the visitor's wish is read from the address, and nothing else", async () => {
  const { id: userId } = await insertUser(db);
  expect((await pageFor(viewerOf(userId), "?plan=red&pago=hecho")).pay).toMatchObject({
    asked: "red",
    returned: "done",
  });
  expect((await pageFor(viewerOf(userId), "?plan=prueba&pago=x")).pay).toMatchObject({ asked: null, returned: null });
});
