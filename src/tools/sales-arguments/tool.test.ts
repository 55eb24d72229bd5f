import { describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { runCheck } from "#domain/operations/checks/hand-check.ts";
import { acceptsRewording } from "#domain/shared/wording/accept-rewording.ts";
import { ARGUMENT_CHECKS } from "./checks.ts";
import { argumentsNeeds, prepareSale } from "./engine.ts";
import { argumentsInput } from "./schema.ts";
import { salesArguments as tool } from "./tool.ts";

const example = tool.example as unknown as Record<string, unknown> & { home: Record<string, unknown> };
const official = {
  eurPerM2: 3900,
  level: "municipality" as const,
  placeName: "Valencia",
  period: "2026-T2",
  source: "Ministerio",
};
const input = (changes: Record<string, unknown> = {}, home: Record<string, unknown> = {}) =>
  z.parse(argumentsInput, { ...example, ...changes, home: { ...example.home, ...home } });
const run = (...changes: Parameters<typeof input>) =>
  prepareSale(input(...changes), { today: "2026-11-22", officialPrice: official });
const issues = (changes: Record<string, unknown>, home: Record<string, unknown> = {}) =>
  z
    .safeParse(argumentsInput, { ...example, ...changes, home: { ...example.home, ...home } })
    .error?.issues.map(({ path }) => path.join(".")) ?? [];

test.each(ARGUMENT_CHECKS.map((check) => [check.id, check] as const))("%s", (_, check) => {
  expect(runCheck(check, () => 0)).toMatchObject({ isRight: true });
});

test("the example runs twice to the same result and survives JSON", () => {
  const result = run();
  expect(run()).toEqual(result);
  expect(JSON.parse(JSON.stringify(result))).toEqual(result);
  expect(result.homeName).toBe("Piso en Ruzafa, Valencia");
  expect(result.cards.length).toBeGreaterThan(12);
  expect(result.refused).toEqual([]);
  expect(tool.titleOf(input())).toBe("Argumentos: Piso en Ruzafa, Valencia, trabajar desde casa");
});

describe("impossible values are asked again at their field", () => {
  test.each([
    [{ purpose: "" }, {}, "purpose"],
    [{}, { operation: "alquiler" }, "home.operation"],
    [{}, { builtAreaM2: 0 }, "home.builtAreaM2"],
    [{}, { floor: 9 }, "home.floor"],
    [{ valuationLow: "" }, {}, "valuationLow"],
    [{ valuationHigh: 1000 }, {}, "valuationHigh"],
    [{ worksLow: 2000 }, {}, "worksHigh"],
    [{ renovations: [{ year: 2020 }] }, {}, "renovations.0.what"],
    [{ renovations: [{ what: "cocina", year: 1950 }] }, {}, "renovations.0.year"],
    [{ competitors: [{ name: "La otra" }] }, {}, "competitors.0.price"],
    [{ years: 0 }, {}, "years"],
  ])("%o %o: %s", (changes, home, field) => {
    expect(issues(changes, home)).toContain(field);
  });

  test("rows left blank say nothing", () => {
    const blank = {
      renovations: [{ what: "", year: "", hasInvoice: "" }],
      competitors: [{ name: "", price: "", areaM2: "" }],
    };
    expect(run(blank).cards.map(({ id }) => id)).not.toContain("renovations");
    expect(run(blank).objections.map(({ id }) => id)).not.toContain("competencia");
  });
});

describe("typed text is not used where it must not be", () => {
  test.each([
    [{ nearby: ["Ideal familias con niños", "Metro a 4 minutos"] }, "familias"],
    [{ views: "un vecindario selecto" }, "selecto"],
    [{ renovations: [{ what: "rentabilidad garantizada" }] }, "garantizada"],
    [{ nearby: "Solo españoles\nMetro a 4 minutos" }, "españoles"],
  ])("%o", (changes, word) => {
    const result = run(changes);
    const parsed = input(changes);
    for (const text of [
      tool.messageOf(result, parsed),
      JSON.stringify([result.cards, result.script, result.objections]),
    ]) {
      expect(text).not.toContain(word);
    }
  });
  test("and the reason is given", () => {
    expect(run({ nearby: "Ideal familias con niños" }).refused).toMatchObject([{ field: "nearby", level: "aviso" }]);
    expect(run({ nearby: "Solo españoles" }).refused).toMatchObject([{ field: "nearby", level: "bloqueo" }]);
  });
});

test("the official figure is asked for where the home is known, and only there", () => {
  expect(argumentsNeeds(input())).toMatchObject({ officialPrice: { municipalityCode: "46250" } });
  expect(argumentsNeeds(input({}, { latitude: "" }))).toEqual({ today: true });
  expect(argumentsNeeds(input({}, { country: "MX" }))).toEqual({ today: true });
  const alone = prepareSale(input(), { today: "2026-11-22" });
  expect(alone.awaitsOfficial).toBe(true);
  expect(run().awaitsOfficial).toBe(false);
  expect(run().objections.find(({ id }) => id === "caro")?.answer).toContain("3.900\u00a0€/m²");
  expect(tool.sourcesOf(run(), input()).map(({ title }) => title)).toContain("Ministerio");
});

test("a home on paper abroad takes the range of its country, and no Spanish table", () => {
  const result = run(
    { place: "", valuationLow: "", valuationHigh: "" },
    { country: "MX", currency: "MXN", municipalityCode: "" },
  );
  expect(result.objections.find(({ id }) => id === "gastos")?.answer).toContain("como mucho");
  expect(result.facts.map(({ id }) => id)).toContain("gastos-compra-mx");
});

test("messages have at most 700 characters, and nothing that is only supposed", () => {
  const nearby = Array.from({ length: 8 }, (_, i) => `${i} ${"Parada de autobús muy larga ".repeat(2)}`.slice(0, 80));
  for (const purpose of ["primera", "espacio", "teletrabajo", "invertir", "segunda", "comodidad"]) {
    const parsed = input({ purpose, nearby });
    const message = tool.messageOf(run({ purpose, nearby }), parsed);
    expect(message.length).toBeLessThanOrEqual(700);
    expect(message).not.toMatch(/cuota|ahorro|bruto|reconocer/i);
    expect(message).toContain("320.000\u00a0€");
  }
});

test("text, rows and tables hold the same arguments", () => {
  const result = run();
  const text = tool.textOf(result, input());
  for (const { feature, benefit } of result.cards) expect(text).toContain(`${feature}. ${benefit}`);
  const labels = tool.rowsOf(result, input()).map(({ label }) => label);
  expect(new Set(labels).size).toBe(labels.length);
  expect(tool.tablesOf(result, input()).map(({ name }) => name)).toEqual([
    "Argumentos",
    "Objeciones",
    "Lo que conviene reconocer",
    "Guion",
  ]);
});

test("a rewording may say it better and not say more", () => {
  const texts = tool.wordingOf!(run(), input());
  expect(texts.map(({ id }) => id)).toContain("script");
  const given = texts.find(({ id }) => id === "card-terrace")!;
  expect(given.text).toContain("Terraza de 12\u00a0m²");
  expect(acceptsRewording(given, "Terraza de 12\u00a0m², para parar entre llamadas sin salir de casa.")).toBe(true);
  expect(acceptsRewording(given, "Terraza de 14\u00a0m², para parar entre llamadas sin salir de casa.")).toBe(false);
  expect(acceptsRewording(given, "Terraza de 12\u00a0m² con piscina, para parar entre llamadas.")).toBe(false);
  expect(acceptsRewording(given, "Terraza de 12\u00a0m², ideal para familias, sin salir de casa.")).toBe(false);
});

test("a known home fills it in; a rent is no price", () => {
  const home = {
    operation: "alquiler",
    type: "piso",
    country: "ES",
    currency: "EUR",
    builtAreaM2: 80,
    price: 1200,
    orientations: ["norte", "este"],
  };
  expect(tool.fillFrom!(home as never, undefined, "ES-VC")).toMatchObject({
    home: { operation: "venta" },
    areaRent: 1200,
    place: "ES-VC",
    orientation: "noreste",
  });
  expect((tool.fillFrom!(home as never).home as { price?: number }).price).toBeUndefined();
});

test("the next tools open filled in", () => {
  const steps = tool.nextOf!(run(), input());
  expect(steps.map(({ path }) => path)).toEqual([
    "/calculadora-capacidad",
    "/negociador-virtual",
    "/generador-descripciones",
  ]);
  expect(steps[0]?.values).toEqual({
    targetPrice: 320_000,
    place: "ES-VC",
    homeKind: "usada",
    rate: 3,
    years: 30,
    loanToValue: 80,
  });
  expect(steps[2]?.values).toMatchObject({
    renovatedYear: 2021,
    nearby: "Metro Bailén a 4 minutos\nMercado de Ruzafa a 300 m",
  });
  const unpriced = input({}, { price: "" });
  expect(tool.nextOf!(run({}, { price: "" }), unpriced).map(({ path }) => path)).toEqual(["/generador-descripciones"]);
});

test("without an argument there is no answer", () => {
  expect(tool.hasAnswer!(run())).toBe(true);
  expect(tool.hasAnswer!({ ...run(), cards: [] })).toBe(false);
});
