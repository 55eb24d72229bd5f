import { randomUUID } from "node:crypto";
import { beforeAll, expect, test } from "vitest";
import { instalmentOf } from "#domain/tools/mortgage/annuity.ts";
import { numbersIn } from "../../../../domain/assistant/answers/cited-figures.ts";
import { type Cast, openCast } from "../../../../test/cast.ts";
import { openTestDatabase } from "../../../../test/test-database.ts";
import { testServices } from "../../../../test/test-services.ts";
import { type Actor, visitorActor } from "../../../accounts/access/actor.server.ts";
import { createHome } from "../../../portfolio/homes/change-homes.server.ts";
import { findRun } from "../../../tools/runs/tool-runs.server.ts";
import type { ToolContext } from "../assistant-tool.server.ts";
import { ASSISTANT_TOOLS } from "../assistant-tools.server.ts";
import { siteIndex } from "../site-index.server.ts";

const database = await openTestDatabase();
const { db } = database;
const NOW = new Date("2026-11-21T10:00:00.000Z");
const services = { ...testServices(database), now: () => NOW };
const index = siteIndex(services.config.site, "2026-11-28");

let cast: Cast;
let agent: Actor;

function contextOf(actor: Actor, more: Partial<ToolContext> = {}): ToolContext {
  return {
    services,
    actor,
    index,
    today: "2026-11-21",
    signal: new AbortController().signal,
    network: randomUUID(),
    request: { messages: [{ role: "user", content: randomUUID() }] },
    ...more,
  };
}

async function call(name: string, input: object, context = contextOf(visitorActor(randomUUID()))) {
  const tool = ASSISTANT_TOOLS.find((one) => one.name === name)!;
  const answer = await tool.run(context, input);
  const known = new Set(answer.figures);
  expect(numbersIn(answer.text).filter((number) => !known.has(number))).toEqual([]);
  return answer;
}

beforeAll(async () => {
  cast = await openCast(services);
  agent = { ownerId: cast.author.id, isAnonymous: false, agency: { id: cast.agencyId, role: "agent" } };
  const rival: Actor = {
    ownerId: cast.rival.id,
    isAnonymous: false,
    agency: { id: cast.rivalAgencyId, role: "owner" },
  };
  const add = (actor: Actor, title: string, values: object) =>
    createHome(db, actor, { values: { title, operation: "venta", status: "disponible", ...values } }, NOW);
  const triana = { latitude: 37.384, longitude: -6.005, town: "Sevilla", locationDetail: "Triana" };
  await add(agent, "Piso con luz", {
    ...triana,
    reference: "V-102",
    type: "piso",
    price: 240_000,
    rooms: 3,
    builtAreaM2: 90,
  });
  await add(agent, "Piso con terraza", {
    ...triana,
    type: "piso",
    price: 280_000,
    rooms: 3,
    builtAreaM2: 95,
    hasTerrace: true,
  });
  await add(agent, "Piso reservado", {
    ...triana,
    type: "piso",
    price: 200_000,
    rooms: 3,
    status: "reservado",
    reference: "V-200",
  });
  await add(rival, "De otra agencia", { ...triana, type: "piso", price: 210_000, rooms: 3, reference: "X-1" });
});

test("an instalment is the annuity's, and assumed values are named", async () => {
  const shown = await call("instalment", { loan: 180_000, years: 30, ratePercent: 2.9 });
  // 180.000 · (0,029/12) / (1 − (1 + 0,029/12)^−360)
  expect(instalmentOf(180_000, 0.029, 360)).toBeCloseTo(749.21, 2);
  expect(shown.text).toContain("749,21\u00a0€ al mes");
  expect(shown.text).not.toContain("supuesto");
  const supposed = await call("instalment", { price: 200_000 });
  expect(supposed.text).toContain("160.000\u00a0€");
  expect(supposed.text).toContain("Lo que he supuesto");
  expect((await call("instalment", {})).text).toContain("?");
});

test("purchase costs are the table's: 6 % of 250.000 in Madrid; doubtful rows say so", async () => {
  const { text, cards, isDone } = await call("purchase_costs", { price: 250_000, place: "Madrid", homeKind: "usada" });
  expect(isDone).toBe(true);
  expect(text).toContain("15.000\u00a0€");
  expect(text).toContain("por comprobar");
  expect(cards?.[0]).toMatchObject({ kind: "result" });
});

test("a place without a table is asked for, never guessed; a country has its range, orientative", async () => {
  const unknown = await call("purchase_costs", { price: 250_000, place: "Xyzzyx", homeKind: "usada" });
  expect(unknown).toMatchObject({ isDone: false });
  expect(unknown.text).toMatch(/^No tengo una tabla.*\?$/);
  const mexico = await call("purchase_costs", { price: 3_000_000, place: "Puebla", currency: "MXN" });
  expect(mexico.text).toContain("orientativo");
});

test("a valuation is kept as on the tool's page; the same conversation sent again finds the first", async () => {
  const visitor = visitorActor(randomUUID());
  const context = contextOf(visitor);
  const input = { place: "Gràcia, Barcelona", areaM2: 80, homeType: "piso", rooms: 3, features: ["terraza"] };
  const first = await call("value_home", input, context);
  expect(first.isDone).toBe(true);
  const [card] = first.cards ?? [];
  if (card?.kind !== "result") throw new Error("no card of the result");
  expect(card.figure.low).toBeDefined();
  expect(card.sources.length).toBeGreaterThan(0);
  const id = /^\/valoracion\?resultado=([\da-f-]{36})$/.exec(card.open.url)?.[1];
  expect(await findRun(db, visitor, id!)).toMatchObject({ toolId: "valuation" });
  const again = await call("value_home", input, context);
  expect(again.cards?.[0]).toMatchObject({ open: card.open });
});

test("a visitor's limit is said, with the way on", async () => {
  const visitor = visitorActor(randomUUID());
  const value = (areaM2: number) => call("value_home", { place: "Gràcia, Barcelona", areaM2 }, contextOf(visitor));
  for (const area of [60, 61, 62]) expect((await value(area)).isDone).toBe(true);
  const refused = await value(63);
  expect(refused.isDone).toBe(false);
  expect(refused.text).toContain("Crea una cuenta gratis");
  expect(refused.citations?.length).toBeGreaterThan(0);
});

test("a refused value of a valuation is named by its field", async () => {
  const { text, isDone } = await call("value_home", { place: "Gràcia, Barcelona", areaM2: 9_000 });
  expect(isDone).toBe(false);
  expect(text).toContain("entre 15 y 2.000");
  expect((await call("value_home", { place: "Barcelona", areaM2: 12, homeType: "garaje" })).ask?.purpose).toBe(
    "valoracion",
  );
});

test("capacity is the calculator's", async () => {
  const { text, cards } = await call("affordability", {
    netMonthlyIncome: 3_000,
    monthlyDebts: 300,
    savings: 60_000,
    place: "Madrid",
  });
  expect(text).toContain("Precio máximo");
  expect(text).toContain("2,9\u00a0%");
  expect(cards?.[0]).toMatchObject({ kind: "result" });
});

test("homes on offer are found by their features, those of the agency alone", async () => {
  const wish = { operation: "venta", homeType: "piso", place: "Triana", priceMax: 250_000, roomsMin: 3 };
  const { text, cards } = await call("find_home", wish, contextOf(agent));
  expect(text).toContain("Hay 1 vivienda disponible");
  expect(cards).toHaveLength(1);
  expect(cards?.[0]).toMatchObject({ kind: "home", title: "Piso con luz" });
});

test("where there is none, the nearest is proposed in permitted words", async () => {
  const none = await call(
    "find_home",
    { homeType: "piso", place: "Triana", priceMax: 250_000, features: ["terraza"] },
    contextOf(agent),
  );
  expect(none.isDone).toBe(false);
  expect(none.text).toContain("No hay ninguna vivienda disponible así");
  expect(none.quickReplies).toContain("Busca hasta 287.500\u00a0€");
});

test("excluded features are said to be unchecked", async () => {
  const { text } = await call("find_home", { place: "Triana", withoutFeatures: ["ascensor"] }, contextOf(agent));
  expect(text).toContain("mira en cada ficha que sea sin ascensor");
});

test("an agent notes a visit in their own calendar", async () => {
  const { text, ask, citations } = await call(
    "ask_contact",
    { purpose: "visita", reference: "V-102", date: "2026-12-03", time: "17:00" },
    contextOf(agent),
  );
  expect(ask).toBeUndefined();
  expect(text).toMatch(/V-102 del 3 de diciembre.* a las 17:00 en tu calendario/);
  expect(citations?.[0]?.url).toBe("/dashboard/calendar");
});

test("a page closer to the question than any tool stands before the tools", async () => {
  const { citations } = await call("which_tool", { query: "dónde apunto lo que busca un comprador" });
  expect(citations?.[0]?.url).toMatch(/^\/help-center\/articulo\/busquedas-de-compradores/);
  const tool = await call("which_tool", { query: "amueblar una foto vacía" });
  expect(tool.citations?.[0]?.url).toBe("/home-staging");
});

test("Umbral's own site has no homes, and says so", async () => {
  for (const [name, input] of [
    ["find_home", { place: "Triana" }],
    ["home_reference", { reference: "V-102" }],
  ] as const) {
    const { text, isDone } = await call(name, input);
    expect(isDone).toBe(false);
    expect(text).toContain("no vende ni alquila viviendas");
  }
});

test("a form for people is filled with the known details, and nothing else", async () => {
  const { ask, text } = await call("ask_contact", {
    purpose: "visita",
    date: "2026-12-03",
    time: "17:00",
    phone: "612345678",
  });
  expect(ask).toEqual({ purpose: "visita", phone: "612345678", when: "2026-12-03T17:00" });
  expect(text).toContain("3 de diciembre de 2026 a las 17:00");
});

test("a tool says that it can be used", async () => {
  const { text, cards } = await call("which_tool", { query: "amueblar una foto vacía" });
  expect(text).toContain("«Home staging»");
  expect(text).toContain("Ya se puede usar.");
  expect(cards?.[0]).toMatchObject({ kind: "tool", url: "/home-staging" });
});

test("40 valuations a month: the plan Agente, with the credits left over", async () => {
  const { text, cards, citations } = await call("plans", {
    question: "Hago 40 valoraciones al mes, ¿qué plan me sirve?",
  });
  expect(text).toContain("40 valoraciones gastan unos 40 créditos al mes.");
  expect(text).toContain("te quedan 460");
  expect(cards).toHaveLength(1);
  expect(citations?.[0]?.url).toBe("/precios");
});

test("no two links below an answer have the same name", async () => {
  for (const query of [
    "¿cómo le quito el acceso a un agente que se fue?",
    "llaves de acceso",
    "compartir un resultado",
  ]) {
    const titles = (await call("search_pages", { query })).citations!.map(({ title }) => title);
    expect(new Set(titles).size).toBe(titles.length);
  }
});
