import { eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { emptyDocument } from "#domain/crm/inspections/inspection-document.ts";
import { homeSchema } from "#domain/portfolio/homes/home.ts";
import { type PersonActor, personActor } from "#server/accounts/access/actor.server.ts";
import type { Viewer } from "#server/accounts/access/viewer.server.ts";
import { contactEvents, demands } from "#server/platform/db/tables/crm-contacts.server.ts";
import { inspections } from "#server/platform/db/tables/crm-inspections.server.ts";
import { toolRuns } from "#server/platform/db/tables/tools-runs.server.ts";
import { createHome } from "#server/portfolio/homes/change-homes.server.ts";
import type { AnyTool } from "#tools/define-tool.ts";
import { tools } from "#tools/registry.ts";
import { type Cast, openCast } from "../../../test/cast.ts";
import { addRow } from "../../../test/rows.ts";
import { runRow } from "../../../test/run-rows.ts";
import { openTestDatabase } from "../../../test/test-database.ts";
import { testServices } from "../../../test/test-services.ts";
import { readToolPage } from "./tool-page-data.server.ts";

// Each datum is typed once: the tools named beside it open with it filled in. The table is the one of a day's work of an agent.

const database = await openTestDatabase();
const { db } = database;
const services = testServices(database);
const NOW = new Date("2026-11-21T10:00:00.000Z");

let cast: Cast;
let actor: PersonActor;
let viewer: Viewer;
let homeId: string;
let contactId: string;
let valuationId: string;
let visitId: string;

const HOME = {
  operation: "venta",
  type: "piso",
  status: "disponible",
  address: "Calle Sueca, 12",
  placeName: "Ruzafa",
  town: "Valencia",
  municipalityCode: "46250",
  builtAreaM2: 94,
  rooms: 3,
  price: 320_000,
  yearBuilt: 1965,
  terraceAreaM2: 6,
  communityFee: 80,
  propertyTax: 312,
  orientations: ["sur", "este"],
  heating: "gas_individual",
  renovatedYear: 2021,
  renovatedWhat: "cocina y baños",
  furnishing: "si",
  energyRating: "E",
  energyCertifiedOn: "2024-05-01",
  occupancy: "libre",
  feePercent: 3,
} as const;

/** As an agent types it while walking through a home. */
const VISITED = {
  "home.type": "piso",
  "home.address": "Calle Cádiz, 42",
  "home.placeName": "Ruzafa",
  "home.builtAreaM2": "90,5",
  "home.rooms": "3",
  "home.hasLift": "si",
  "home.yearBuilt": "no lo sé",
};

beforeAll(async () => {
  cast = await openCast(services);
  const { id: ownerId, of } = cast.author;
  actor = { ownerId, isAnonymous: false, agency: { id: of.agencyId!, role: "agent" } };
  viewer = {
    userId: ownerId,
    sessionId: "s",
    email: "nuria@casas.example",
    name: "Nuria Gil",
    region: null,
    aal: "aal1",
    roles: [],
    agency: { id: of.agencyId!, role: "agent", name: "" },
  };
  homeId = await createHome(db, actor, { values: homeSchema.parse(HOME) }, NOW);
  contactId = await addRow(services, "contact", of);
  await db.insert(demands).values({
    contactId,
    operation: "venta",
    types: ["piso"],
    places: ["Ruzafa"],
    roomsMin: 2,
    priceMaxCents: "33000000",
  });
  visitId = await addRow(services, "inspection", of);
  await db
    .update(inspections)
    .set({ document: emptyDocument(VISITED) })
    .where(eq(inspections.id, visitId));
  valuationId = await addValuation("2026-11-12T09:00:00.000Z", 467_732);
  const [capacity] = await db
    .insert(toolRuns)
    .values(
      runRow({
        ownerId,
        agencyId: of.agencyId,
        toolId: "borrowing-capacity",
        createdAt: NOW,
        parsedInput: { netMonthlyIncome: 1800, paysPerYear: "14", monthlyDebts: 150, savings: 78_000, place: "ES-VC" },
      }),
    )
    .returning();
  await db.insert(contactEvents).values({
    contactId,
    kind: "nota",
    at: NOW,
    runId: capacity!.id,
    data: { tool: "calculadora-capacidad" },
  });
});

async function addValuation(at: string, value: number, changes: object = {}): Promise<string> {
  const figure = {
    label: "Precio estimado de venta",
    value,
    range80: { low: value - 70_000.4, high: value + 84_000 },
    currency: "EUR",
    ...changes,
  };
  const [row] = await db
    .insert(toolRuns)
    .values(runRow({ ...cast.author.of, toolId: "valuation", propertyId: homeId, createdAt: new Date(at), figure }))
    .returning();
  return row!.id;
}

const toolAt = (path: string): AnyTool => tools.find((tool) => tool.path === path)!;

async function opened(path: string, query: Record<string, string>, who: PersonActor = actor) {
  const asking = {
    actor: who,
    viewer: who === actor ? viewer : null,
    query: new URLSearchParams(query),
    isAbroad: false,
    country: null,
  };
  return (await readToolPage(services, toolAt(path), asking)).page;
}

interface Row {
  datum: string;
  path: string;
  from: "home" | "contact" | "profile" | "visit";
  /** The part of the form that is filled in. */
  filled: Record<string, unknown>;
}

const WRITER = "/generador-descripciones";
const ARGUMENTS = "/argumentos-venta";
const ROWS: Row[] = [
  { datum: "terrace", path: WRITER, from: "home", filled: { terraceAreaM2: "6", home: { hasTerrace: "si" } } },
  { datum: "terrace", path: ARGUMENTS, from: "home", filled: { terraceAreaM2: "6", home: { hasTerrace: "si" } } },
  {
    datum: "community fee and IBI",
    path: "/calculadora-roi",
    from: "home",
    filled: { communityPerMonth: "80", propertyTax: "312", price: "320000" },
  },
  { datum: "community fee", path: WRITER, from: "home", filled: { communityFee: "80" } },
  { datum: "community fee and IBI", path: ARGUMENTS, from: "home", filled: { communityFee: "80", propertyTax: "312" } },
  // 80 + 312 / 12 = 106 a month.
  { datum: "what waiting costs", path: "/recomendador-mejoras", from: "home", filled: { carryPerMonth: "106" } },
  {
    datum: "what waiting costs, and the fee",
    path: "/negociador-virtual",
    from: "home",
    filled: { carryPerMonth: "106", feeShare: "3,63" },
  },
  {
    datum: "sides, heating, works, furniture and who lives there",
    path: WRITER,
    from: "home",
    filled: {
      orientation: "sureste",
      heating: "gas_individual",
      renovatedYear: "2021",
      isFurnished: "si",
      home: { occupancy: "libre", energyRating: "E" },
    },
  },
  {
    datum: "sides, heating, works, furniture and the certificate's day",
    path: ARGUMENTS,
    from: "home",
    filled: {
      orientation: "sureste",
      heating: "gas_individual",
      renovations: [{ what: "cocina y baños", year: "2021", hasInvoice: "" }],
      isFurnished: "si",
      certificateOn: "2024-05-01",
    },
  },
  {
    datum: "what it is worth",
    path: ARGUMENTS,
    from: "home",
    filled: { valuationLow: "397732", valuationHigh: "551732", valuationOn: "2026-11-12" },
  },
  {
    datum: "what it is worth",
    path: "/recomendador-mejoras",
    from: "home",
    filled: { value: "467732", valueLow: "397732", valueHigh: "551732" },
  },
  {
    datum: "what it is worth",
    path: "/captacion-propiedades",
    from: "home",
    filled: { prospects: [{ address: "Calle Sueca, 12", value: "467732", expectation: "320000" }] },
  },
  // Worth more than is asked: one closes at the list price at best.
  {
    datum: "what it is worth",
    path: "/negociador-virtual",
    from: "home",
    filled: { listPrice: "320000", target: "320000", fallback: "397732" },
  },
  { datum: "what it is worth", path: "/predictor-apreciacion", from: "home", filled: { propertyValue: "467732" } },
  // Fourteen payments of 1.800 are 2.100 a month.
  {
    datum: "income, savings and debts",
    path: "/cualificador-leads",
    from: "contact",
    filled: { netMonthlyIncome: "2100", monthlyDebts: "150", savings: "78000", place: "ES-VC" },
  },
  {
    datum: "income, savings and debts",
    path: "/calculadora-capacidad",
    from: "contact",
    filled: {
      netMonthlyIncome: "1800",
      paysPerYear: "14",
      monthlyDebts: "150",
      savings: "78000",
      targetPrice: "330000",
    },
  },
  {
    datum: "demand",
    path: "/cualificador-leads",
    from: "contact",
    filled: { zone: "Ruzafa", homeType: "Piso", rooms: "2", targetPrice: "330000" },
  },
  {
    datum: "zone, type and rooms",
    path: "/cualificador-leads",
    from: "home",
    filled: { zone: "Ruzafa", homeType: "Piso", rooms: "3", areaM2: "94", targetPrice: "320000" },
  },
  {
    datum: "signer",
    path: "/asistente-seguimiento",
    from: "profile",
    filled: { agent: "Nuria Gil, de Casas del Puerto" },
  },
  {
    datum: "signer",
    path: "/captacion-propiedades",
    from: "profile",
    filled: { agent: "Nuria Gil, de Casas del Puerto" },
  },
  ...["/valoracion", "/cma-generator"].map((path) => ({
    datum: "what was seen",
    path,
    from: "visit" as const,
    filled: { home: { address: "Calle Cádiz, 42", builtAreaM2: "90,5", rooms: "3", hasLift: "si" } },
  })),
];

test.each(ROWS)("$datum of the $from is filled into $path", async ({ path, from, filled }) => {
  const query = {
    visit: { visita: visitId },
    home: { vivienda: homeId },
    contact: { contacto: contactId },
    profile: {},
  }[from];
  const { startValues } = await opened(path, query as Record<string, string>);
  expect(startValues).toMatchObject(filled);
});

test("a number of a visit that nobody can read stays empty, and another agency's visit fills nothing", async () => {
  const { startValues } = await opened("/cma-generator", { visita: visitId });
  expect(startValues).not.toHaveProperty("home.yearBuilt");
  const theirs = await opened("/cma-generator", { visita: visitId }, personActor(cast.rival.id));
  expect(theirs.startValues).not.toHaveProperty("home.address");
});

test("the form says which valuation its figures come from, with its link, and the values that it may offer again", async () => {
  const { figures, homes } = await opened("/recomendador-mejoras", { vivienda: homeId });
  expect(figures).toEqual({
    ofHome: {
      href: `/valoracion?resultado=${valuationId}`,
      origin: "tu valoración del 12 de noviembre de 2026",
      says: "468.000\u00a0€, entre 398.000\u00a0€ y 552.000\u00a0€",
      values: { value: 467_732, valueLow: 397_732, valueHigh: 551_732 },
    },
    ofContact: null,
  });
  // A home that is chosen in the form holds them apart from what is laid over it.
  const chosen = homes.find(({ id }) => id === homeId)!;
  expect(chosen.fill.values).toMatchObject({ value: 320_000 });
  expect(chosen.fill.figures).toEqual(figures.ofHome);
  expect((await opened("/generador-descripciones", { vivienda: homeId })).figures.ofHome).toBeNull();
});

test("the form says where a buyer's money was told", async () => {
  const { figures } = await opened("/cualificador-leads", { contacto: contactId });
  expect(figures.ofContact).toMatchObject({
    origin: "su cálculo del 21 de noviembre de 2026",
    says: "1.800\u00a0€ al mes y 78.000\u00a0€ ahorrados",
  });
  expect(Object.keys(figures.ofContact!.values).sort()).toEqual([
    "monthlyDebts",
    "netMonthlyIncome",
    "place",
    "savings",
  ]);
});

test("a newer valuation counts; a rent, a range alone, a demonstration and one in the trash do not", async () => {
  await addValuation("2026-11-13T09:00:00.000Z", 1500, { perMonth: true });
  await addValuation("2026-11-14T09:00:00.000Z", 400_000, { value: null });
  await addValuation("2026-11-15T09:00:00.000Z", 400_000, { tag: "Demostración" });
  const gone = await addValuation("2026-11-16T09:00:00.000Z", 410_000);
  await db.update(toolRuns).set({ deletedAt: NOW }).where(eq(toolRuns.id, gone));
  const dollars = await addValuation("2026-11-17T09:00:00.000Z", 410_000, { currency: "USD" });
  // In another currency than the home's, it says nothing to a form in euros.
  expect((await opened(ARGUMENTS, { vivienda: homeId })).startValues.valuationLow).toBeUndefined();
  await db.delete(toolRuns).where(eq(toolRuns.id, dollars));
  expect((await opened(ARGUMENTS, { vivienda: homeId })).startValues.valuationOn).toBe("2026-11-12");
  const newer = await addValuation("2026-11-18T09:00:00.000Z", 450_000);
  expect((await opened(ARGUMENTS, { vivienda: homeId })).startValues.valuationOn).toBe("2026-11-18");
  await db.delete(toolRuns).where(eq(toolRuns.id, newer));
});

test("a colleague who sees the home alone is not shown another agent's valuation; the head of the agency is", async () => {
  const as = (who: { id: string }, role: "agent" | "owner"): PersonActor => ({
    ownerId: who.id,
    isAnonymous: false,
    agency: { id: cast.agencyId, role },
  });
  const values = async (who: PersonActor) => (await opened(ARGUMENTS, { vivienda: homeId }, who)).startValues;
  expect(await values(as(cast.colleague, "agent"))).toMatchObject({ communityFee: "80" });
  expect((await values(as(cast.colleague, "agent"))).valuationLow).toBeUndefined();
  expect((await values(as(cast.owner, "owner"))).valuationLow).toBe("397732");
  expect((await values(personActor(cast.rival.id))).communityFee).toBeUndefined();
});
