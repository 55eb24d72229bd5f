import { describe, expect, test } from "vitest";
import { argumentsNeeds, kindOf, nameOf, placeOf, prepareSale } from "./engine.ts";
import { inputOf, prepared } from "./outcomes.test-data.ts";
import { salesArguments as tool } from "./tool.ts";

const official = {
  eurPerM2: 3900,
  level: "municipality" as const,
  placeName: "Valencia",
  period: "2026-T2",
  source: "Ministerio",
};
const ids = (list: readonly { id: string }[]) => list.map(({ id }) => id);
const objection = (result: ReturnType<typeof prepared>, id: string) =>
  result.objections.find((each) => each.id === id)?.answer.replaceAll("\u00a0", " ");

describe("where its taxes are paid, and as what", () => {
  test.each([
    [{ place: "ES-MD" }, {}, "ES-MD"],
    [{ place: "" }, {}, "ES-VC"],
    [{ place: "" }, { country: "MX", currency: "MXN" }, "MX"],
    [{ place: "" }, { municipalityCode: "" }, undefined],
  ])("%o %o: %s", (changes, home, place) => expect(placeOf(inputOf(changes, home))).toBe(place));
  test.each([
    [{}, {}, "usada"],
    [{ homeKind: "nueva" }, {}, "nueva"],
    [{}, { condition: "obra_nueva" }, "nueva"],
  ])("%o %o: %s", (changes, home, kind) => expect(kindOf(inputOf(changes, home))).toBe(kind));
});

describe("the name", () => {
  test.each([
    [{}, "Piso en Ruzafa, Valencia"],
    [{ type: "atico", placeName: "" }, "Ático"],
    // Excluding words are repeated by nobody here.
    [{ placeName: "Barrio solo españoles" }, "Piso"],
  ])("%o: %s", (home, name) => expect(nameOf(inputOf({}, home))).toBe(name));
});

describe("the official figure", () => {
  test("is asked for by the place of a home in Spain", () => {
    expect(argumentsNeeds(inputOf())).toEqual({
      today: true,
      officialPrice: { latitude: 39.4622, longitude: -0.3733, municipalityCode: "46250" },
    });
    expect(argumentsNeeds(inputOf({}, { municipalityCode: "" }))).toEqual({
      today: true,
      officialPrice: { latitude: 39.4622, longitude: -0.3733 },
    });
    expect(argumentsNeeds(inputOf({}, { longitude: "", latitude: "" }))).toEqual({ today: true });
  });
  test("is kept and named; none is none, and only in the browser it is still awaited", () => {
    const with_ = prepareSale(inputOf(), { today: "2026-11-22", officialPrice: official });
    expect(with_).toMatchObject({ official, awaitsOfficial: false });
    expect(tool.sourcesOf(with_, inputOf())[1]).toEqual({
      label: "Valor tasado, 2026-T2",
      title: "Ministerio",
      date: "2026-11-22",
    });
    const none = prepareSale(inputOf(), { today: "2026-11-22", officialPrice: null });
    expect(none).toMatchObject({ official: null, awaitsOfficial: false });
    expect(prepared()).toMatchObject({ official: null, awaitsOfficial: true });
    expect(prepared({}, { country: "MX", currency: "MXN" }).awaitsOfficial).toBe(false);
  });
  test("abroad it is no argument, even where one is sent", () => {
    const abroad = inputOf({ place: "" }, { country: "MX", currency: "MXN", municipalityCode: "" });
    const answer = (officialPrice: typeof official | null) =>
      prepareSale(abroad, { today: "2026-11-22", officialPrice }).objections.find(({ id }) => id === "caro")?.answer;
    expect(answer(official)).toBe(answer(null));
  });
});

describe("the values of the form reach the arguments", () => {
  // 320.000 / 94 = 3.404,26 €; 80 a month and 312 / 12 = 26 of IBI.
  test("figures of the home", () => {
    expect(prepared()).toMatchObject({ price: 320_000, unitPrice: expect.closeTo(3404.26, 2), runningMonthly: 106 });
    expect(prepared({ communityFee: "", propertyTax: "" }, { price: "" })).toMatchObject({
      price: null,
      unitPrice: null,
      runningMonthly: null,
    });
  });
  test("a terrace's area counts where there is a terrace", () => {
    const terrace = (home: Record<string, unknown>) =>
      prepared({}, home)
        .cards.map(({ feature }) => feature)
        .find((feature) => feature.includes("12\u00a0m²"));
    expect(terrace({})).toBe("Terraza de 12\u00a0m²");
    expect(terrace({ hasTerrace: false })).toBeUndefined();
    expect(terrace({ hasTerrace: "" })).toBeUndefined();
  });
  test("works need both ends, a rent and a valuation their own", () => {
    const works = (changes: Record<string, unknown>) => prepared(changes, { condition: "a_reformar" });
    const priced = works({ worksLow: 8000, worksHigh: 12_000, worksSource: "Presupuesto de Obras Gil" });
    expect(JSON.stringify(priced)).toContain("Presupuesto de Obras Gil");
    expect(objection(priced, "reformar")).toContain("entre 8.000 € y 12.000 €");
    // Of nobody's price the table of the country speaks.
    expect(objection(works({}), "reformar")).toContain("se publica");
    expect(JSON.stringify(prepared({ valuationLow: "", valuationHigh: "" }))).not.toContain("301.000");
    expect(JSON.stringify(prepared())).toContain("301.000");
    const let_ = prepared({ purpose: "invertir", areaRent: 1250, areaRentSource: "Portal, octubre de 2026" });
    expect(JSON.stringify(let_)).toContain("Portal, octubre de 2026");
    expect(JSON.stringify(prepared({ purpose: "invertir" }))).not.toContain("1.250");
  });
  test("renovations with a bill are documented", () => {
    const renovations = (hasInvoice: string) =>
      prepared({ renovations: [{ what: "baños", year: 2021, hasInvoice }] }).cards.find(
        ({ id }) => id === "renovations",
      );
    expect(renovations("si")?.isDocumented).toBe(true);
    expect(renovations("no")?.isDocumented).toBe(false);
    expect(renovations("")?.isDocumented).toBe(false);
  });
  test("another home without a name, or with one that is not said, is told by its number", () => {
    const competitors = [
      { price: 309_000, areaM2: 86 },
      { name: "Solo españoles", price: 290_000, areaM2: 80 },
    ];
    expect(objection(prepared({ competitors: [competitors[0]!] }), "competencia")).toContain("La otra vivienda");
    const both = prepared({ competitors });
    expect(objection(both, "competencia")).toContain("Otra vivienda (2)");
    expect(JSON.stringify([both.cards, both.objections, both.script])).not.toContain("españoles");
  });
});

describe("forbidden words are refused by their field, with the rule among the sources", () => {
  test.each([
    ["home.placeName", {}, { placeName: "Solo españoles" }],
    ["views", { views: "vecindario selecto" }, {}],
    ["nearby", { nearby: ["Metro a 4 minutos", "Solo españoles"] }, {}],
    ["renovations", { renovations: [{ what: "Solo españoles" }] }, {}],
    ["competitors", { competitors: [{ name: "Solo españoles", price: 1, areaM2: 80 }] }, {}],
    ["areaRentSource", { areaRent: 900, areaRentSource: "Solo españoles" }, {}],
    ["worksSource", { worksLow: 1, worksHigh: 2, worksSource: "Solo españoles" }, {}],
  ])("%s", (field, changes, home) => {
    const result = prepared(changes, home);
    expect(result.refused.map((finding) => finding.field)).toEqual([field]);
    const rule = result.refused[0]!.rule;
    expect(ids(result.facts)).toContain(rule);
    expect(ids(prepared().facts)).not.toContain(rule);
  });
  test("of a home's own duties in an advert nothing is said here", () => {
    expect(prepared({}, { energyRating: "", price: "" }).refused).toEqual([]);
    expect(prepared({}, { country: "MX", currency: "MXN" }).refused).toEqual([]);
    expect(prepared({}, { country: "MX", currency: "USD" }).refused).toEqual([]);
  });
});

describe("the next steps", () => {
  const nextOf = (...changes: Parameters<typeof inputOf>) => {
    const input = inputOf(...changes);
    return tool.nextOf!(prepared(...changes), input);
  };

  test("whoever can pay it, what is offered, and the advert", () => {
    const [capacity, offers, advert] = nextOf({ rate: "3,25", loanToValue: 70 });
    expect(capacity).toEqual({
      path: "/calculadora-capacidad",
      label: "Comprueba si quien compra llega",
      reason: "Mismo precio y lugar: faltan sus ingresos y su ahorro.",
      values: { targetPrice: 320_000, place: "ES-VC", homeKind: "usada", rate: 3.25, years: 30, loanToValue: 70 },
    });
    expect(offers).toEqual({
      path: "/negociador-virtual",
      label: "Prepara la respuesta a las ofertas",
      reason: "Cuando la visita acabe en oferta: precio de salida puesto.",
      values: { homeName: "Piso en Ruzafa, Valencia", place: "ES-VC", listPrice: 320_000, target: 320_000 },
    });
    expect(advert).toEqual({
      path: "/generador-descripciones",
      label: "Escribe el anuncio",
      reason: "Con los mismos datos, y nada más que ellos.",
      values: {
        home: inputOf().home,
        terraceAreaM2: 12,
        heating: "gas_individual",
        communityFee: 80,
        nearby: "Metro Bailén a 4 minutos\nMercado de Ruzafa a 300 m",
        renovatedYear: 2021,
      },
    });
  });
  test("of several renovations the last year; without one none, and no places are none", () => {
    const advert = (changes: Record<string, unknown>) => nextOf(changes).at(-1)!.values;
    const renovations = [{ what: "cocina", year: 2019 }, { what: "baños" }, { what: "luz", year: 2010 }];
    expect(advert({ renovations })).toMatchObject({ renovatedYear: 2019 });
    expect(advert({ renovations: [{ what: "luz", year: 2010 }] })).toMatchObject({ renovatedYear: 2010 });
    expect(advert({ renovations: [], nearby: [] })).not.toHaveProperty("renovatedYear");
    expect(advert({ nearby: [] })).not.toHaveProperty("nearby");
    expect(advert({ nearby: ["Metro"] })).toMatchObject({ nearby: "Metro" });
  });
  test("a place without taxes of ours is not carried over", () => {
    expect(nextOf({ place: "otro" })[0]!.values).not.toHaveProperty("place");
    expect(nextOf({ place: "" }, { country: "MX", currency: "MXN" })[0]!.values).toMatchObject({ place: "MX" });
  });
});

describe("the values that a home fills in", () => {
  const home = { operation: "venta", type: "piso", country: "ES", currency: "EUR", builtAreaM2: 80 } as const;
  const filled = (changes: object, apart?: object, place?: "ES-CT") =>
    tool.fillFrom!({ ...home, ...changes } as never, apart as never, place) as Record<string, unknown>;

  test("that is for sale: its price", () => {
    expect(filled({ price: 240_000 })).toEqual({ home: { ...home, price: 240_000 } });
    expect(filled({})).toEqual({ home });
  });
  test("that is let: its rent, and no price", () => {
    expect(filled({ operation: "alquiler", price: 900 })).toEqual({
      home,
      areaRent: 900,
      areaRentSource: "Su alquiler de hoy",
    });
    expect(filled({ operation: "alquiler" })).toEqual({ home });
  });
  test("orientation, community, state, and what is told apart", () => {
    expect(filled({ orientations: ["sur"], condition: "obra_nueva" }, { views: "al mar" }, "ES-CT")).toMatchObject({
      orientation: "sur",
      place: "ES-CT",
      homeKind: "nueva",
      views: "al mar",
    });
    expect(filled({ condition: "bueno" })).toMatchObject({ homeKind: "usada" });
    expect(filled({ orientations: [] })).not.toHaveProperty("orientation");
  });
});

describe("the texts that may be worded better", () => {
  test("eight arguments at most, each by its number, and the script as a whole", () => {
    const input = inputOf();
    const texts = tool.wordingOf!(prepared(), input);
    expect(texts.map(({ label }) => label)).toEqual([
      ...Array.from({ length: 8 }, (_, i) => `Argumento ${i + 1}`),
      "Guion",
    ]);
    expect(texts.at(-1)?.text).toBe(
      prepared()
        .script.map(({ say }) => say)
        .join(" "),
    );
    const bare = tool.wordingOf!({ ...prepared(), cards: [], script: [] }, input);
    expect(bare).toEqual([]);
  });
});

test("the card: what a run costs, what it is called, and the home inside", () => {
  const input = inputOf();
  expect(tool).toMatchObject({ version: 1, credits: 1, path: "/argumentos-venta" });
  expect(tool.capture?.map(({ goal, place }) => `${goal} ${place}`)).toEqual(["encargo 30", "vender 60"]);
  expect(tool.homeOf!(input)).toBe(input.home);
  expect(tool.shownInput(input)).toEqual({});
});
