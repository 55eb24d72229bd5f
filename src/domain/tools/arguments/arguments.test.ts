import { describe, expect, test } from "vitest";
import { checkSentences, mentionsFeature } from "../../shared/wording/number-rule.ts";
import { createSupport, type Figure } from "../../shared/wording/support.ts";
import { findExcluding, findSteering, findUnproven } from "../advert-rules/wording.ts";
import { wornWords } from "../writing/worn-words.ts";
import { anyCase, caseOf, TODAY } from "./arguments.test-data.ts";
import type { ArgumentCase } from "./case.ts";
import { figuresOf } from "./figures.ts";
import { type PreparedArguments, prepareArguments, rankOf } from "./prepare.ts";
import { PURPOSE_NAMES, PURPOSE_NEEDS, PURPOSE_QUESTIONS, type PURPOSES } from "./purposes.ts";
import { ARGUMENT_RULES } from "./rules.ts";
import { MOST_WORDS, wordsOf } from "./script.ts";

const CASES = Array.from({ length: 120 }, (_, seed) => anyCase(seed));

/** Words that claim something, and when they may be said of a home. */
const FEATURES: readonly [word: string, state: (given: ArgumentCase) => boolean | undefined][] = [
  ["ascensor", ({ home }) => home.hasLift],
  ["terraza", ({ home }) => home.hasTerrace],
  ["jardín", ({ home }) => home.views?.includes("jardines") || home.hasGarden],
  ["piscina", ({ home }) => home.hasPool],
  ["garaje", ({ home }) => home.hasParkingIncluded],
  ["trastero", ({ home }) => home.hasStorageRoom],
  ["armarios", ({ home }) => home.hasWardrobes],
  ["conserje", ({ home }) => home.hasDoorman],
  ["aire acondicionado", ({ home }) => home.hasAirConditioning],
  ["calefacción", ({ home }) => home.heating !== undefined || undefined],
  ["amueblada", ({ home }) => home.isFurnished],
  ["exterior", ({ home }) => home.isExterior],
  ["vistas", ({ home }) => home.views !== undefined || undefined],
  ["orientación", ({ home }) => home.orientation !== undefined || undefined],
  ["baños", ({ home }) => home.bathrooms !== undefined || undefined],
  ["habitaciones", ({ home }) => home.rooms !== undefined || undefined],
  ["parcela", ({ home }) => home.plotAreaM2 !== undefined || undefined],
  ["luminoso", () => undefined],
  ["silencioso", () => undefined],
  ["soleado", () => undefined],
];

const praise = ({ cards, script }: PreparedArguments) => [
  ...cards.flatMap(({ feature, benefit, show }) => [feature, benefit, show]),
  ...script.flatMap(({ title, say }) => [title, say]),
];
const frankness = ({ weakPoints, objections }: PreparedArguments) => [
  ...weakPoints.flatMap(({ title, answer }) => [title, answer]),
  ...objections.flatMap(({ quote, answer, ask }) => [quote, answer, ask]),
];

describe("for any home", () => {
  test("nothing is praised that it lacks, or that nobody knows", () => {
    for (const given of CASES) {
      const shown = praise(prepareArguments(given)).join(". ");
      for (const [word, state] of FEATURES) {
        if (state(given) !== true) expect(mentionsFeature(shown, word), `${word}: ${shown}`).toBe(false);
      }
    }
  });

  test("a lack is owned up to only where it is known", () => {
    for (const given of CASES) {
      const shown = frankness(prepareArguments(given)).join(". ");
      for (const [word, state] of FEATURES) {
        if (state(given) === undefined && word !== "calefacción")
          expect(mentionsFeature(shown, word), `${word}: ${shown}`).toBe(false);
      }
    }
  });

  test("every argument has a datum, words, and a weight for this buyer", () => {
    for (const given of CASES) {
      const { cards, weakPoints, objections } = prepareArguments(given);
      for (const card of cards) {
        expect(card.feature.trim() && card.benefit.trim() && card.show.trim(), card.id).toBeTruthy();
        expect(card.weight).toBeGreaterThan(0);
      }
      for (const { evidence, id } of [...cards, ...weakPoints, ...objections]) {
        expect(evidence.length, id).toBeGreaterThan(0);
        for (const { datum, value, source, date } of evidence)
          expect(datum && value && source && date, id).toBeTruthy();
      }
      expect(cards.map(rankOf)).toEqual(cards.map(rankOf).sort((a, b) => b - a));
    }
  });

  test("every number is given or calculated", () => {
    for (const given of CASES) {
      const prepared = prepareArguments(given);
      const support = createSupport({ figures: figuresIn([given, prepared.figures]) });
      for (const text of textsGiven(given)) support.add(text);
      for (const text of [...praise(prepared), ...frankness(prepared)]) {
        const unsupported = checkSentences(text, support).flatMap((sentence) => sentence.unsupported);
        expect(unsupported, text).toEqual([]);
      }
    }
  });

  test("nobody is left out or singled out, nothing is promised, no worn words", () => {
    const texts = CASES.flatMap((given) => {
      const prepared = prepareArguments(given);
      return [
        ...praise(prepared),
        ...frankness(prepared),
        ...prepared.questions,
        ...prepared.missing.flatMap(({ add, gain }) => [add, gain]),
      ];
    });
    texts.push(
      ...Object.values(PURPOSE_NAMES),
      ...Object.values(PURPOSE_NEEDS),
      ...Object.values(PURPOSE_QUESTIONS).flat(),
    );
    for (const text of new Set(texts)) {
      expect([findExcluding(text), findSteering(text), findUnproven(text), wornWords(text)].flat(), text).toEqual([]);
      expect(text).not.toMatch(
        /\b(familias?|hij[oa]s?|niñ[oa]s?|parejas?|jóvenes|mayores|jubilad|edad|vecin[oa]s?|vecindario|extranjer|origen|religi|discapac|salud)/i,
      );
      expect(text).not.toMatch(/NaN|undefined|null|\[object|Infinity/);
    }
  });

  test("the script is spoken in a minute", () => {
    for (const given of CASES) {
      const { script } = prepareArguments(given);
      expect(script.reduce((sum, { say }) => sum + wordsOf(say), 0)).toBeLessThanOrEqual(MOST_WORDS);
    }
  });
});

test("without a lift there is no word of it among the arguments, and the truth among the weak points", () => {
  const prepared = prepareArguments(caseOf({ purpose: "comodidad" }, { hasLift: false, floor: 4 }));
  expect(praise(prepared).join(" ")).not.toMatch(/ascensor/i);
  expect(prepared.weakPoints[0]).toMatchObject({
    id: "sin-ascensor",
    title: "Está en la planta 4 y no tiene ascensor",
  });
  expect(prepared.objections.find(({ id }) => id === "sin-ascensor")?.answer).toContain("3.404\u00a0€/m²");
  const unknown = prepareArguments(caseOf({}, { hasLift: undefined, floor: 4 }));
  expect([...praise(unknown), ...frankness(unknown)].join(" ")).not.toMatch(/ascensor/i);
  expect(unknown.missing.map(({ id }) => id)).toContain("ascensor");
});

test("a house has no floor that one climbs to", () => {
  const house = prepareArguments(caseOf({}, { type: "chalet", hasLift: false, floor: 2 }));
  expect([...house.weakPoints, ...house.objections].map(({ id }) => id)).not.toContain("sin-ascensor");
});

describe("figures by hand", () => {
  const figures = figuresOf(caseOf({}, { price: 250_000, builtAreaM2: 100 }));
  test("community 80 and IBI 312 a year are 106 a month", () => {
    expect(figures.running).toEqual({ monthly: 106, yearly: 1272, parts: ["comunidad", "ibi"] });
  });
  test("80 % of 250.000 at 3 % over 30 years is 843,21 a month", () => {
    expect(figures.loan?.instalment).toBeCloseTo(843.21, 2);
  });
  test("the cash needed is the part that nobody lends, and the costs", () => {
    expect(figures.cash).toBeCloseTo(50_000 + figures.costs!.amount, 6);
    expect(figures.costs!.share).toBeGreaterThan(0.09);
  });
  test("950 a month on 150.000 is 7,6 % gross, 6,752 % after 1.272 of community and IBI", () => {
    const { rent } = figuresOf(caseOf({ areaRent: { monthly: 950, source: "Anuncios" } }, { price: 150_000 }));
    expect(rent?.grossYield).toBeCloseTo(0.076, 9);
    expect(rent?.afterRunning).toBeCloseTo(0.06752, 9);
  });
  test("a valuation that the price passes by 10.000", () => {
    const over = caseOf({ valuation: { low: 280_000, high: 310_000 } });
    expect(figuresOf(over).valuationGap).toBe(10_000);
    const prepared = prepareArguments(over);
    expect(prepared.cards.map(({ id }) => id)).not.toContain("valued");
    expect(prepared.weakPoints[0]?.id).toBe("sobre-rango");
    expect(prepared.objections.find(({ id }) => id === "caro")?.answer).toContain("10.000\u00a0€");
  });
  test("one that asks less and costs more by the metre", () => {
    const { objections } = prepareArguments(
      caseOf({ competitors: [{ name: "La del 14", price: 300_000, areaM2: 80 }] }),
    );
    expect(objections.find(({ id }) => id === "competencia")?.answer).toBe(
      "La del 14 pide 300.000\u00a0€ por 80\u00a0m²: 20.000\u00a0€ menos. Por metro pide más: 3.750\u00a0€/m² frente a 3.404\u00a0€/m².",
    );
  });
  test("works come from a budget, else from the table, else not at all", () => {
    const old = { condition: "a_reformar" as const, builtAreaM2: 100, price: 200_000 };
    expect(figuresOf(caseOf({}, old)).works).toMatchObject({
      low: 45_000,
      high: 75_000,
      totalHigh: 275_000,
      isTable: true,
    });
    const works = { low: 50_000, high: 60_000, source: "Reformas Sol" };
    expect(figuresOf(caseOf({ works }, old)).works).toMatchObject({ totalLow: 250_000, isTable: false });
    expect(figuresOf(caseOf({}, { ...old, country: "MX", currency: "MXN" })).works).toBeUndefined();
    expect(figuresOf(caseOf({}, { price: 200_000 })).works).toBeUndefined();
  });
});

test("buyers get other arguments first", () => {
  const proofs = { areaRent: { monthly: 1400, source: "Anuncios de octubre" } };
  const first = (purpose: (typeof PURPOSES)[number]) => prepareArguments(caseOf({ ...proofs, purpose })).cards;
  expect(first("invertir")[0]?.id).toBe("renovations");
  expect(first("primera")[0]?.id).toBe("running");
  expect(
    first("teletrabajo")
      .slice(0, 2)
      .map(({ id }) => id),
  ).toEqual(["rooms", "terrace"]);
  expect(first("teletrabajo").map(({ id }) => id)).not.toContain("rent");
  expect(
    first("comodidad")
      .slice(0, 3)
      .map(({ id }) => id),
  ).toContain("lift");
});

test("missing data are asked for, and stop being asked for", () => {
  const bare = prepareArguments({
    today: TODAY,
    purpose: "invertir",
    homeKind: "usada",
    loan: { share: 0.8, rate: 0.03, years: 30 },
    home: { operation: "venta", type: "piso", country: "ES", currency: "EUR" },
    renovations: [],
    competitors: [],
  });
  expect(bare.cards).toEqual([]);
  expect(bare.script).toEqual([]);
  expect(bare.missing[0]?.id).toBe("precio");
  expect(bare.missing).toHaveLength(6);
  expect(prepareArguments(caseOf()).missing.map(({ id }) => id)).not.toContain("comunidad");
});

test("every rule can be said to somebody, and its id is its own", () => {
  expect(new Set(ARGUMENT_RULES.map(({ id }) => id)).size).toBe(ARGUMENT_RULES.length);
  for (const { weights, id } of ARGUMENT_RULES) {
    expect(
      weights.some((weight) => weight > 0),
      id,
    ).toBe(true);
    expect(
      weights.every((weight) => Number.isInteger(weight) && weight >= 0 && weight <= 5),
      id,
    ).toBe(true);
  }
});

/** Every number of a tree, as an amount, a share and a bare number. */
function figuresIn(tree: unknown): Figure[] {
  if (typeof tree === "number") {
    const value = Math.abs(tree);
    const units = ["money:eur", "money:mxn", "money:$", "money:cop", "money:clp"] as const;
    const perM2 = units.map((unit) => unit.replace("money", "money-m2") as `money-m2:${string}`);
    const rounded = Math.round(value);
    return [
      ...[...units, ...perM2].flatMap((unit) => [{ value: rounded, unit }]),
      ...[1, 0].map((places) => ({ value: Number((value * 100).toFixed(places)), unit: "percent" as const })),
      { value: value * 100, unit: "percent" },
      ...(["area", "years", "rooms", "baths", "floor"] as const).map((unit) => ({ value, unit })),
      { value },
    ];
  }
  if (typeof tree !== "object" || tree === null) return [];
  return Object.entries(tree).flatMap(([key, value]) => (key === "facts" ? [] : figuresIn(value)));
}

const textsGiven = ({ home, renovations, works, areaRent, official }: ArgumentCase) => [
  ...(home.nearby ?? []),
  ...renovations.map(({ what }) => what),
  ...[works?.source, areaRent?.source, official?.period].filter((text) => text !== undefined),
];
