import { expect, test } from "vitest";
import { readPeriod } from "#domain/insight/analytics/period.ts";
import { DAY_MS } from "#domain/shared/time/durations.ts";
import { insertUser } from "../../../test/signed-in-client.ts";
import { openTestDatabase } from "../../../test/test-database.ts";
import { personActor } from "../../accounts/access/actor.server.ts";
import { newMatches } from "../../crm/contacts/new-matches.server.ts";
import { contacts, demands } from "../../platform/db/tables/crm-contacts.server.ts";
import { dealSteps, deals } from "../../platform/db/tables/crm-deals.server.ts";
import { inspections } from "../../platform/db/tables/crm-inspections.server.ts";
import { homeEvents } from "../../platform/db/tables/portfolio-history.server.ts";
import { properties } from "../../platform/db/tables/portfolio-homes.server.ts";
import { importSources } from "../../platform/db/tables/portfolio-imports.server.ts";
import { proposals } from "../../platform/db/tables/tools-proposals.server.ts";
import { toolRuns } from "../../platform/db/tables/tools-runs.server.ts";
import { dismissFailure } from "../../portfolio/imports/sources.server.ts";
import { failingLinks } from "../alerts/failing-links.server.ts";
import { priceAlerts } from "../alerts/price-alerts.server.ts";
import { writeCost } from "../goals/goal-rows.server.ts";
import { readActivityFigures } from "./activity-figures.server.ts";
import { readDealFigures } from "./deal-figures.server.ts";
import { readPortfolioFigures } from "./portfolio-figures.server.ts";
import { readPulse } from "./pulse.server.ts";

const { db } = await openTestDatabase();
/** A Friday; offices open from 9 to 14 and from 16 to 19. */
const now = new Date("2026-11-20T11:00:00.000Z");
const period = readPeriod(new URLSearchParams(), "2026-11-20");

async function someone() {
  const actor = personActor((await insertUser(db)).id);
  return { actor, of: { ownerId: actor.ownerId, agencyId: null } };
}
type Of = Awaited<ReturnType<typeof someone>>["of"];

async function addContact(of: Of, source = "idealista") {
  const row = {
    ...of,
    scope: of.ownerId,
    fullName: "Familia Soler",
    source,
    createdAt: new Date("2026-11-10T09:00:00Z"),
  };
  const [contact] = await db.insert(contacts).values(row).returning();
  return contact!.id;
}

const home = (of: Of, more: Partial<typeof properties.$inferInsert> = {}) => ({
  ...of,
  operation: "venta",
  type: "piso",
  country: "ES",
  currency: "EUR",
  status: "disponible" as const,
  placeName: "Ruzafa",
  priceCents: "30000000",
  rooms: 3,
  updatedAt: now,
  ...more,
});

test("deals are counted by how far they came, how soon they were answered and where they came from", async () => {
  const { actor, of } = await someone();
  const contactId = await addContact(of);
  const stranger = await someone();
  const deal = (more: Partial<typeof deals.$inferInsert>) => ({
    ...of,
    scope: of.ownerId,
    contactId,
    kind: "comprador" as const,
    title: "Busca piso",
    source: "idealista",
    createdAt: new Date("2026-11-10T09:00:00Z"),
    ...more,
  });
  const due = new Date("2026-11-10T10:00:00Z");
  const rows = await db
    .insert(deals)
    .values([
      deal({
        stage: "firmado",
        commissionCents: "600000",
        answerDueAt: due,
        answeredAt: new Date("2026-11-10T09:30:00Z"),
      }),
      deal({ stage: "perdido", lossReason: "precio", answerDueAt: due, answeredAt: new Date("2026-11-10T11:00:00Z") }),
      deal({ answerDueAt: due }),
      deal({ source: "mano", createdAt: new Date("2026-10-01T09:00:00Z") }),
      { ...deal({}), ownerId: stranger.of.ownerId, scope: stranger.of.ownerId },
    ])
    .returning();
  await db.insert(dealSteps).values({ dealId: rows[1]!.id, toStage: "visita" });
  await db.transaction((tx) => writeCost(tx, { actor, now }, { month: "2026-11", source: "idealista", amount: 3000 }));

  const { figures, funnels, sources, agents, costs } = await readDealFigures(db, actor, period, now);
  const figureOf = (id: string) => figures.find((figure) => figure.id === id);
  expect(figureOf("tratos")).toMatchObject({ value: 3, before: 1 });
  expect(figureOf("plazo")).toMatchObject({ value: 1 / 3, n: 3 });
  // Half an hour and two hours.
  expect(figureOf("respuesta")).toMatchObject({ value: 75, n: 2 });
  expect(figureOf("conversion")).toMatchObject({ value: 1 / 3, n: 3 });
  expect(funnels.map(({ kind, rows }) => [kind, rows.map(({ reached }) => reached)])).toEqual([
    ["comprador", [3, 2, 2, 2, 1, 1, 1]],
  ]);
  // 20 of the 30 days of November are in the period: 2,000 € for 6,000 €.
  expect(sources).toEqual([
    expect.objectContaining({ source: "idealista", deals: 3, contacts: 1, cost: 2000, roi: 2 }),
  ]);
  expect(costs).toHaveLength(1);
  expect(agents).toBeNull();
});

test("the portfolio shows how long homes stay on offer, and their price changes", async () => {
  const { actor, of } = await someone();
  const [first] = await db
    .insert(properties)
    .values([
      home(of, { listedOn: "2026-11-10" }),
      home(of, { listedOn: "2026-10-21", updatedAt: new Date("2026-08-01T00:00:00Z") }),
      home(of, { status: "cerrado", listedOn: "2026-09-01", closedOn: "2026-11-01" }),
    ])
    .returning();
  const changes = { price: [200_000, 190_000] as [number, number] };
  await db.insert(homeEvents).values({ homeId: first!.id, at: now, origin: "mano", kind: "cambio", changes });
  const { figures } = await readPortfolioFigures(db, actor, period, now);
  expect(Object.fromEntries(figures.map(({ id, value }) => [id, value]))).toMatchObject({
    en_venta: 2,
    dias_mercado: 20,
    paradas: 1,
    cerradas: 1,
    dias_cierre: 61,
    cambios_precio: 1,
    ajuste_precio: expect.closeTo(-0.05),
  });
});

test("alerts: contacts who look for a new home, a price outside its range, a failing feed", async () => {
  const { actor, of } = await someone();
  const [fits, dear] = await db
    .insert(properties)
    .values([home(of), home(of, { priceCents: "90000000" })])
    .returning();
  await db
    .insert(homeEvents)
    .values([fits!, dear!].map(({ id }) => ({ homeId: id, at: now, origin: "mano" as const, kind: "alta" })));
  const contactId = await addContact(of);
  await db
    .insert(demands)
    .values({ contactId, operation: "venta", places: ["ruzafa"], priceMaxCents: "35000000", roomsMin: 2 });
  const run = (propertyId: string, at: string, low: number, tag?: string) => ({
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
    figure: {
      label: "Precio",
      value: low,
      currency: "EUR",
      range80: { low, high: low * 1.2 },
      ...(tag ? { tag } : {}),
    },
  });
  await db.insert(toolRuns).values([
    run(fits!.id, "2026-11-01T10:00:00Z", 400_000),
    run(fits!.id, "2026-11-02T10:00:00Z", 280_000),
    run(dear!.id, "2026-11-02T10:00:00Z", 500_000),
    // Old prices count for nothing.
    run(
      (
        await db
          .insert(properties)
          .values(home(of, { updatedAt: new Date(0) }))
          .returning()
      )[0]!.id,
      "2026-11-03T10:00:00Z",
      10,
      "Precios de 2018",
    ),
  ]);
  await db.insert(importSources).values([
    { ...of, name: "Inmovilla", kind: "direccion", format: "csv", lastErrorAt: now, lastError: "No responde" },
    { ...of, name: "Witei", kind: "direccion", format: "csv", lastErrorAt: new Date(0), lastSuccessAt: now },
    // Its person was there when the upload failed, and may have brought the next file under another name.
    { ...of, name: "kyero", kind: "archivo", format: "kyero", lastErrorAt: now, lastError: "No es un XML" },
  ]);
  expect((await newMatches(db, actor, now)).map(({ home, people }) => [home.id, people.length])).toEqual([
    [fits!.id, 1],
  ]);
  expect((await priceAlerts(db, actor)).map(({ home, price }) => [home.id, price])).toEqual([[dear!.id, 900_000]]);
  const failing = await failingLinks(db, actor);
  expect(failing.map(({ name }) => name)).toEqual(["Inmovilla"]);
  expect(await dismissFailure(db, personActor((await insertUser(db)).id), failing[0]!.id)).toBe(false);
  expect(await dismissFailure(db, actor, failing[0]!.id)).toBe(true);
  expect(await failingLinks(db, actor)).toEqual([]);

  const { figures } = await readActivityFigures(db, actor, period);
  expect(figures.find(({ id }) => id === "valoraciones")?.value).toBe(4);
  const pulse = await readPulse(db, actor, now);
  expect(pulse.valuations).toMatchObject({ now: 4, before: 0 });
  expect(pulse.weeks).toHaveLength(6);
  expect(pulse.contacts.now).toBe(1);
  expect([pulse.visits, pulse.views]).toEqual([0, { now: 0, before: 0 }]);
  const document = { fields: {}, conflicts: [] } as never;
  await db.insert(inspections).values({ ...of, title: "Visita", startedAt: now, document });
  await db.insert(proposals).values([
    { ...of, title: "Propuesta", document, sentAt: now, opens: 4 },
    { ...of, title: "De antes", document, sentAt: new Date(now.getTime() - 45 * DAY_MS), opens: 2 },
    { ...of, title: "En la papelera", document, sentAt: now, opens: 9, deletedAt: now },
  ]);
  const after = await readPulse(db, actor, now);
  expect([after.visits, after.views]).toEqual([1, { now: 4, before: 2 }]);
});
