import { describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { typedSigner } from "#domain/accounts/agency/agent-card.ts";
import { readDocument } from "#ui/pdf/read-document.ts";
import { ResultDocument } from "./document.tsx";
import type { RenovationInput } from "./schema.ts";
import { renovation as tool } from "./tool.ts";

const TODAY = "2026-11-22";
const outcome = (changes: Record<string, unknown> = {}) => {
  const input = z.parse(tool.input, { ...tool.example, ...changes }) as RenovationInput;
  return { input, result: tool.run(input, { today: TODAY }) };
};
const messages = (changes: Record<string, unknown>) =>
  Object.fromEntries(
    z
      .safeParse(tool.input, { ...tool.example, ...changes })
      .error?.issues.map(({ path, message }) => [path.join("."), message]) ?? [],
  );
const home = (changes: Record<string, unknown>) => ({ ...(tool.example.home as object), ...changes });
const row = (id: string, changes: Record<string, unknown> = {}) =>
  outcome(changes).result.works.find((work) => work.id === id)!;

const NO_BAND = { valueLow: undefined, valueHigh: undefined };

/** Houses, flats without lift, abroad, nothing to do, own works. */
const CASES: Record<string, unknown>[] = [
  {},
  { budget: 0 },
  { home: home({ condition: "bueno" }), value: 90_000, ...NO_BAND },
  { home: home({ condition: "obra_nueva", hasAirConditioning: "si", bathrooms: 2 }) },
  { home: home({ type: "chalet", hasLift: undefined }), facadeM2: 220, allowsCommunity: "no" },
  { home: home({ hasLift: "no", floor: 4 }), allowsCommunity: "si", communityHomes: 12, facadeM2: 900, gainTax: 21 },
  { place: "MX", works: { cocina: { cost: 90_000, uplift: 5 } }, value: 3_000_000, budget: 400_000, ...NO_BAND },
  { place: "ES-CN", vatGeneral: 7, carryPerMonth: 300, criterion: "prudente" },
  { others: [{ name: "Cerrar la terraza", cost: 9000, uplift: 3 }, {}], ...NO_BAND },
];

test("the example survives JSON, gives the same twice and takes no time", () => {
  const { input, result } = outcome();
  expect(tool.run(input, { today: TODAY })).toEqual(result);
  expect(JSON.parse(JSON.stringify(result))).toEqual(result);
  expect(result.best.cost.usual).toBeLessThanOrEqual(35_000);
  expect(result.best.net.usual).toBeGreaterThan(0);
  expect(tool.titleOf(input)).toBe("Mejoras: Piso de 85\u00a0m², Chamberí, Madrid");
});

describe("what is recommended", () => {
  test("a full refurbishment and what it contains are never added up", () => {
    for (const value of [400_000, 900_000, 2_000_000]) {
      const { best, unlimited } = outcome({ value, ...NO_BAND, budget: 500_000 }).result;
      for (const { ids } of [best, unlimited])
        expect(ids.includes("integral") && ids.some((id) => ["cocina", "banos", "suelo", "pintura"].includes(id))).toBe(
          false,
        );
    }
  });
  test("of both kinds of air conditioning at most one", () => {
    const { ids } = outcome({ budget: 500_000 }).result.unlimited;
    expect(ids.includes("splits") && ids.includes("conductos")).toBe(false);
  });
  test("doing nothing, where nothing fits or nothing leaves anything", () => {
    const idle = outcome({ budget: 0 });
    expect(idle.result.best.ids).toEqual([]);
    expect(tool.textOf(idle.result, idle.input)).toContain("No hacer nada");
    expect(tool.figureOf!(idle.result, idle.input)?.value).toBe(0);
    expect(tool.nextOf!(idle.result, idle.input).map(({ path }) => path)).toContain("/negociador-virtual");
    expect(tool.wordingOf!(idle.result, idle.input)).toEqual([]);
  });
  test("a work that is taken out is not weighed", () =>
    expect(row("pintura", { works: { pintura: { on: "no" } } })).toBeUndefined());
  test("a typed cost holds everything, and a typed rise wins over the table", () => {
    const work = row("cocina", { works: { cocina: { cost: 6000, uplift: 4 } } });
    expect(work).toMatchObject({ isQuoted: true, confidence: "alta", cost: { low: 6000, usual: 6000 } });
    expect(work.uplift.usual).toBeCloseTo(16_800, 6);
  });
  test("before and after: the band holds the value's own range and that of the rise", () => {
    const { after, best, band } = outcome().result;
    expect(band).toEqual({ low: 385_000, high: 458_000 });
    expect(after.usual).toBeCloseTo(420_000 + best.uplift.usual, 6);
    expect(after.low).toBeGreaterThan(385_000);
    expect(after.high).toBeGreaterThan(458_000);
  });
  test("a company pays 21 % on all of it", () =>
    expect(row("suelo", { payer: "empresa" }).cost.usual).toBeGreaterThan(row("suelo").cost.usual * 1.08));
  test("what is not known is named with its reason", () => {
    const { unfit } = outcome({ home: home({ hasAirConditioning: undefined, hasLift: undefined }) }).result;
    const reasons = Object.fromEntries(unfit.map(({ name, reason }) => [name, reason]));
    expect(reasons["Poner ascensor"]).toBe("Falta saber si tiene ascensor");
    expect(reasons["Aparatos de aire acondicionado"]).toBe("Falta saber si tiene aire acondicionado");
  });
  test("abroad nothing is guessed: only what has its cost and its rise", () => {
    const { works, unfit } = outcome(CASES[6]).result;
    expect(works.map(({ id }) => id)).toEqual(["cocina"]);
    expect(unfit.find(({ name }) => name === "Pintura")?.reason).toMatch(/^La tabla es de España/);
  });
});

describe("the form", () => {
  test("what a budget needs is asked", () => {
    expect(messages({ value: "", budget: "" })).toMatchObject({
      value: "Introduce un valor mayor que cero",
      budget: "Introduce un presupuesto de cero o más",
    });
    expect(messages({ allowsCommunity: "si" })).toHaveProperty("communityHomes");
    expect(messages({ place: "ES-CN" })).toEqual({
      vatGeneral: "Introduce el impuesto de la obra: ahí no se paga IVA",
    });
  });
  test("a range the wrong way round, and an own work half written", () => {
    expect(messages({ valueLow: 500_000 })).toHaveProperty("valueLow");
    expect(messages({ valueHigh: 400_000 })).toHaveProperty("valueHigh");
    expect(messages({ others: [{ name: "Terraza" }] })).toMatchObject({
      "others.0.cost": "Introduce lo que cuesta, con IVA",
      "others.0.uplift": "Introduce cuánto crees que suma",
    });
  });
  test("each work of the table is proposed until it is taken out", () =>
    expect((tool.defaults!.works as Record<string, unknown>).cocina).toEqual({ on: "si" }));
});

test.each(CASES)("texts, rows and tables of %o", (changes) => {
  const { input, result } = outcome(changes);
  const message = tool.messageOf(result, input);
  expect(message.length).toBeGreaterThan(60);
  expect(message.length).toBeLessThanOrEqual(700);
  const rows = tool.rowsOf(result, input);
  for (const text of [message, tool.textOf(result, input), ...rows.map(({ value }) => value)])
    expect(text).not.toMatch(/NaN|undefined|null|Infinity/);
  expect(new Set(rows.map(({ group, label }) => group + label)).size).toBe(rows.length);
  const tables = tool.tablesOf!(result, input);
  expect(tables.map(({ name }) => name)).toEqual(["Obras", "Coste por partes", "Presupuesto y ganancia"]);
  for (const table of tables) for (const one of table.rows) expect(one).toHaveLength(table.columns.length);
});

test.each(CASES)("the document of %o", (changes) => {
  const { input, result } = outcome(changes);
  const meta = {
    signer: typedSigner("Ferrer Hogar"),
    createdAt: `${TODAY}T10:00:00Z`,
    runId: "3f9a21bc-0000",
    title: tool.titleOf(input),
    sources: tool.sourcesOf(result, input),
  };
  const text = readDocument(<ResultDocument input={input} result={JSON.parse(JSON.stringify(result))} meta={meta} />);
  for (const part of ["Vale hoy", "Obra a obra", "No hacer nada", "entre un 11 y un 15"]) expect(text).toContain(part);
  expect(text).not.toMatch(/NaN|undefined|null|Infinity|\[object/);
});

test("figures of one source and doubt stand together, with their mark", () => {
  const { input, result } = outcome();
  const sources = tool.sourcesOf(result, input);
  expect(sources.length).toBeLessThan(result.facts.length / 2);
  expect(sources.find(({ label }) => label.includes("Pintura, por m² de pared"))?.tag).toBe("por comprobar");
  expect(sources.find(({ label }) => label.includes("Imprevistos"))?.tag).toBeUndefined();
});

test("homes fill it in; it goes on to the valuation and to an advert of what there is today", () => {
  const known = { operation: "venta", type: "piso", country: "ES", builtAreaM2: 80, currency: "EUR" } as const;
  expect(tool.fillFrom!({ ...known, price: 240_000, municipalityCode: "46250" })).toMatchObject({
    value: 240_000,
    place: "ES-VC",
    home: { builtAreaM2: 80 },
  });
  const { input, result } = outcome();
  const steps = tool.nextOf!(result, input);
  expect(steps.map(({ path }) => path)).toEqual(["/valoracion", "/generador-descripciones"]);
  // The advert says what the home has: the works that are not done are not in it.
  expect(steps[1]!.values).toMatchObject({
    home: { condition: "a_reformar", hasAirConditioning: false, bathrooms: 1 },
  });
});
