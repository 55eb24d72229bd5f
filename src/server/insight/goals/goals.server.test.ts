import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { goalForm } from "#domain/insight/goals/goal.ts";
import { insertUser } from "../../../test/signed-in-client.ts";
import { openTestDatabase } from "../../../test/test-database.ts";
import { type PersonActor, personActor } from "../../accounts/access/actor.server.ts";
import { AppError } from "../../platform/app-error.server.ts";
import { agencies, agencyMembers } from "../../platform/db/tables/accounts-agencies.server.ts";
import { contactEvents, contacts } from "../../platform/db/tables/crm-contacts.server.ts";
import { deals } from "../../platform/db/tables/crm-deals.server.ts";
import { properties } from "../../platform/db/tables/portfolio-homes.server.ts";
import { toolRuns } from "../../platform/db/tables/tools-runs.server.ts";
import { deleteGoal, findGoal, readCosts, writeCost, writeGoal } from "./goal-rows.server.ts";
import { doneIn, measureRates } from "./measure-goals.server.ts";

const { db } = await openTestDatabase();
const now = new Date("2026-11-21T10:00:00.000Z");
const goal = goalForm.parse({ income: 60_000, averageFee: 6_000, mandatesToSales: 60, valuationsToMandates: 35 });

async function team(): Promise<{ owner: PersonActor; agent: PersonActor }> {
  const [owner, agent] = [await insertUser(db), await insertUser(db)];
  const [agency] = await db.insert(agencies).values({ name: "Casas del Puerto" }).returning();
  const agencyId = agency!.id;
  await db.insert(agencyMembers).values([
    { agencyId, userId: owner.id, role: "owner" },
    { agencyId, userId: agent.id, role: "agent" },
  ]);
  const as = (ownerId: string, role: "owner" | "agent"): PersonActor => ({
    ...personActor(ownerId),
    agency: { id: agencyId, role },
  });
  return { owner: as(owner.id, "owner"), agent: as(agent.id, "agent") };
}

describe("the goal of a year", () => {
  test("is kept by year; one's own and the agency's apart", async () => {
    const { owner, agent } = await team();
    const act = { actor: owner, year: 2026, now };
    await db.transaction((tx) => writeGoal(tx, { ...act, of: "mio" }, goal));
    await db.transaction((tx) => writeGoal(tx, { ...act, of: "agencia" }, { ...goal, income: 300_000 }));
    await db.transaction((tx) => writeGoal(tx, { ...act, year: 2027, of: "mio" }, { ...goal, income: 90_000 }));
    expect((await findGoal(db, owner, "mio", 2026))?.income).toBe(60_000);
    expect((await findGoal(db, owner, "mio", 2027))?.income).toBe(90_000);
    expect((await findGoal(db, agent, "agencia", 2026))?.income).toBe(300_000);
    expect(await findGoal(db, agent, "mio", 2026)).toBeNull();
    await db.transaction((tx) => deleteGoal(tx, { ...act, of: "mio" }));
    expect(await findGoal(db, owner, "mio", 2026)).toBeNull();
  });

  test("an agency's is not an agent's to change, and without an agency nobody's", async () => {
    const { agent } = await team();
    const write = (actor: PersonActor) =>
      db.transaction((tx) => writeGoal(tx, { actor, of: "agencia", year: 2026, now }, goal));
    await expect(write(agent)).rejects.toEqual(new AppError("NOT_ALLOWED"));
    await expect(write(personActor((await insertUser(db)).id))).rejects.toEqual(new AppError("NOT_FOUND"));
  });

  test("two who write different parts at once lose nothing", async () => {
    const { owner } = await team();
    const sources = ["idealista", "fotocasa", "web", "escaparate"];
    await Promise.all([
      db.transaction((tx) => writeGoal(tx, { actor: owner, of: "agencia", year: 2026, now }, goal)),
      ...sources.map((source) =>
        db.transaction((tx) => writeCost(tx, { actor: owner, now }, { month: "2026-03", source, amount: 250 })),
      ),
    ]);
    expect(await findGoal(db, owner, "agencia", 2026)).toEqual(goal);
    const costs = await readCosts(db, owner, [2025, 2026]);
    expect(Object.keys(costs["2026-03"]!).sort()).toEqual(sources.sort());
    await db.transaction((tx) => writeCost(tx, { actor: owner, now }, { month: "2026-03", source: "web", amount: 0 }));
    expect((await readCosts(db, owner, [2026]))["2026-03"]).not.toHaveProperty("web");
  });
});

describe("progress", () => {
  const home = (of: { ownerId: string; agencyId: string | null }, more: Partial<typeof properties.$inferInsert>) => ({
    ...of,
    operation: "venta",
    type: "piso",
    country: "ES",
    currency: "EUR",
    ...more,
  });
  const run = (of: { ownerId: string; agencyId: string | null }, at: string, propertyId: string | null) => ({
    ...of,
    toolId: "valuation",
    toolVersion: 2,
    engine: "embedded",
    title: "Piso",
    input: {},
    parsedInput: {},
    facts: {},
    result: {},
    durationMs: 1,
    inputHash: "x",
    propertyId,
    createdAt: new Date(at),
  });

  test("counts sales, mandates, valuations, owners and calls of the year, each once", async () => {
    const { owner, agent } = await team();
    const agencyId = owner.agency!.id;
    const of = { ownerId: agent.ownerId, agencyId };
    const [sold, listed] = await db
      .insert(properties)
      .values([
        home(of, { mandateKind: "exclusiva", listedOn: "2026-02-01", status: "cerrado", closedOn: "2026-04-01" }),
        home(of, { mandateKind: "no_exclusiva", listedOn: "2025-11-01" }),
      ])
      .returning();
    const [contact] = await db
      .insert(contacts)
      .values({
        ...of,
        scope: agencyId,
        fullName: "Familia Soler",
        source: "mano",
        roles: ["propietario"],
        createdAt: now,
      })
      .returning();
    const deal = (kind: "comprador" | "propietario", homeId: string | null, on: string, cents: number) => ({
      ...of,
      scope: agencyId,
      contactId: contact!.id,
      kind,
      homeId,
      title: "Trato",
      source: "mano",
      stage: "firmado" as const,
      commissionCents: String(cents),
      closedAt: new Date(`${on}T10:00:00Z`),
      evidence: { firmado: { on } },
    });
    await db.insert(deals).values([
      // The two sides of one sale.
      deal("comprador", sold!.id, "2026-04-02", 400_000),
      deal("propietario", sold!.id, "2026-04-01", 600_000),
      // A capture without commission and without a home is a mandate alone.
      deal("propietario", null, "2026-06-01", 0),
      deal("comprador", null, "2025-12-31", 500_000),
    ]);
    await db
      .insert(toolRuns)
      .values([
        run(of, "2026-01-05T10:00:00Z", sold!.id),
        run(of, "2026-01-09T10:00:00Z", sold!.id),
        run(of, "2025-12-09T10:00:00Z", listed!.id),
        run(of, "2026-03-09T10:00:00Z", null),
      ]);
    await db.insert(contactEvents).values([
      { contactId: contact!.id, kind: "llamada", actorId: agent.ownerId, at: now },
      { contactId: contact!.id, kind: "nota", actorId: agent.ownerId, at: now },
    ]);
    const mine = await doneIn(db, { actor: agent, of: "mio" }, 2026);
    expect(mine).toEqual({
      income: [{ day: "2026-04-01", amount: 10_000 }],
      steps: { ventas: 1, encargos: 2, valoraciones: 2, contactos: 1, llamadas: 1 },
    });
    expect(await doneIn(db, { actor: owner, of: "agencia" }, 2026)).toEqual(mine);
    expect((await doneIn(db, { actor: owner, of: "mio" }, 2026)).steps).toEqual({
      ventas: 0,
      encargos: 0,
      valoraciones: 0,
      contactos: 0,
      llamadas: 0,
    });
  });

  test("measures which mandates sold and which valuations became mandates", async () => {
    const actor = personActor((await insertUser(db)).id);
    const of = { ownerId: actor.ownerId, agencyId: null };
    const rows = await db
      .insert(properties)
      .values([
        home(of, { mandateKind: "exclusiva", status: "cerrado", closedOn: "2026-04-01" }),
        home(of, { mandateKind: "exclusiva", status: "retirado" }),
        home(of, { mandateKind: "exclusiva", status: "disponible", mandateEndsOn: "2026-10-01" }),
        // Still running, and one of long ago.
        home(of, { mandateKind: "exclusiva", status: "disponible", mandateEndsOn: "2027-10-01" }),
        home(of, { mandateKind: "exclusiva", status: "cerrado", closedOn: "2020-04-01" }),
        home(of, { status: "captacion" }),
        // Was on offer when it was valued.
        home(of, {
          status: "disponible",
          mandateKind: "exclusiva",
          listedOn: "2025-01-01",
          mandateEndsOn: "2027-01-01",
        }),
      ])
      .returning();
    await db.insert(toolRuns).values([
      run(of, "2026-01-05T10:00:00Z", rows[3]!.id),
      run(of, "2026-01-05T10:00:00Z", rows[5]!.id),
      run(of, "2026-01-05T10:00:00Z", rows[6]!.id),
      // Too young to count.
      run(of, "2026-11-20T10:00:00Z", rows[2]!.id),
      run({ ...of, ownerId: randomUUID() }, "2026-01-05T10:00:00Z", rows[2]!.id),
    ]);
    const { rates, fee } = await measureRates(db, { actor, of: "mio" }, now);
    expect(rates).toEqual({
      mandatesToSales: { cases: 3, successes: 1 },
      valuationsToMandates: { cases: 2, successes: 1 },
    });
    expect(fee).toBeNull();
  });
});
