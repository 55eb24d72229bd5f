import { describe, expect, test } from "vitest";
import {
  costLines,
  costOf,
  explainBest,
  explainCurve,
  explainRange,
  explainTax,
  headline,
  lowerFirst,
  monthsText,
  namesOf,
  orderText,
  riseOf,
  stateOf,
} from "./explain.ts";
import { CLOSED, NO_BAND, only, outcome, plain } from "./renovations.test-data.ts";

const closed = (changes: Record<string, unknown> = {}) => outcome({ ...CLOSED, ...changes }).result;
/** The kitchen's price is that of the table, and so an estimate. */
const estimated = () => closed({ works: only({ cocina: {} }) });

describe("the recommendation, in a sentence", () => {
  test("both works, what they cost to the cent and what they add as an estimate", () => {
    expect(headline(closed())).toMatch(/^(Suelo nuevo y cocina nueva|Cocina nueva y suelo nuevo)$/);
    expect(plain(explainBest(closed()))).toBe(
      "Cuesta 9.000 € con IVA y suma unos 12.200 €. Se recupera si el precio sube al menos un 4,5 %.",
    );
  });
  test("names in a row: commas, and `y` before the last", () => {
    const { result } = outcome();
    expect(namesOf(result, [])).toBe("");
    expect(namesOf(result, ["pintura"])).toBe("pintura");
    expect(namesOf(result, ["pintura", "suelo"])).toBe("pintura y suelo nuevo");
    expect(namesOf(result, ["pintura", "suelo", "cocina"])).toBe("pintura, suelo nuevo y cocina nueva");
    expect(lowerFirst("Ábaco")).toBe("ábaco");
  });
  test("nothing, and why: no work fits the budget, none leaves anything, none leaves anything at worst, or there is none", () => {
    const says = (changes: Record<string, unknown>) => plain(explainBest(closed(changes)));
    expect(says({ budget: 0 })).toBe(
      "Ninguna obra cabe en el presupuesto. Vende la vivienda como está: vale 200.000 €.",
    );
    expect(says({ budget: 3000, works: only({ suelo: { cost: 3000, uplift: 1 } }) })).toMatch(
      /^Ninguna obra que cabe en el presupuesto sube el precio más de lo que cuesta\./,
    );
    // 3,000 for 1.6 %, which is 3,200: left is something, but not if the price goes over by 12 %.
    const narrow = { works: only({ suelo: { cost: 3000, uplift: 1.6 } }) };
    expect(says(narrow)).toMatch(/^Cuesta 3\.000 €/);
    expect(says({ ...narrow, criterion: "prudente" })).toMatch(
      /^Ninguna obra que cabe en el presupuesto gana en el caso prudente\./,
    );
    expect(says({ works: only({}) })).toBe("Con lo que sabemos de esta vivienda no hay ninguna obra que proponer.");
    expect(headline(closed({ budget: 0 }))).toBe("No hacer nada");
  });
});

describe("how far it may miss", () => {
  test("something is left even at worst, or lost", () => {
    expect(plain(explainRange(closed())!)).toBe(
      "Aun si todo sale mal a la vez, quedan +2.080 €; si sale bien, +3.160 €.",
    );
    // 3,200 − 3,360 at worst.
    const narrow = closed({ works: only({ suelo: { cost: 3000, uplift: 1.6 } }) });
    expect(plain(explainRange(narrow)!)).toBe(
      "Si todo sale mal a la vez se pierden 160 €; si sale bien quedan +200 €.",
    );
    expect(explainRange(closed({ budget: 0 }))).toBeNull();
  });
  test("the seller's tax: not asked for, nothing to pay, taken off", () => {
    expect(explainTax(closed())).toBe("Antes del IRPF de quien vende: escribe su tipo para contarlo.");
    expect(plain(explainTax(closed({ gainTax: 0 })))).toBe("Con un tipo del 0 % no hay más IRPF.");
    // 0.2 · 12,160 = 2,432
    expect(plain(explainTax(closed({ gainTax: 20 })))).toMatch(/^Ya descontados 2\.430 € de IRPF, al 20 %/);
  });
  test("the use of more money", () => {
    expect(plain(explainCurve(closed()))).toBe(
      "Gastar más de 9.000 € no añade ganancia: guarda el resto del presupuesto.",
    );
    expect(plain(explainCurve(closed({ budget: 9000 })))).toBe(
      "Gastar más de 9.000 € no añade ganancia: ya está todo lo que compensa.",
    );
    expect(plain(explainCurve(closed({ budget: 8000 })))).toMatch(
      /^Con 9\.000 € la ganancia llegaría a 3\.160 €: .*(suelo nuevo|cocina nueva)\.$/,
    );
    expect(explainCurve(closed({ works: only({}) }))).toBe("Ningún presupuesto deja ganancia con estas cifras.");
  });
});

describe("money that is known, and money that is not", () => {
  test("a closed price is exact, one of the table shows three digits", () => {
    const { best } = closed();
    expect(costOf(closed(), best)).toMatchObject({ amount: 9000, unit: { kind: "money", currency: "EUR" } });
    expect(costOf(closed(), best).unit).not.toHaveProperty("isEstimate");
    const result = estimated();
    const row = result.works[0]!;
    expect(costOf(result, { ids: [row.id], cost: row.cost }).unit).toMatchObject({ isEstimate: true });
  });
  test("one estimate makes the whole one; so does what waiting costs", () => {
    const mixed = closed({ works: only({ cocina: { uplift: 10 }, suelo: { cost: 3000, uplift: 2 } }) });
    expect(mixed.best.ids).toHaveLength(2);
    expect(costOf(mixed, mixed.best).unit).toMatchObject({ isEstimate: true });
    const waiting = closed({ carryPerMonth: 100 });
    expect(costOf(waiting, waiting.best).unit).toMatchObject({ isEstimate: true });
  });
});

test.each([
  [0, "pocos días"],
  [0.24, "pocos días"],
  // 0.25 · 4.3 weeks
  [0.25, "1 semana"],
  [0.3, "1 semana"],
  [0.45, "2 semanas"],
  [0.89, "4 semanas"],
  [0.9, "1 mes"],
  [1.2, "1 mes"],
  [1.25, "1,5 meses"],
  [3, "3 meses"],
])("%d months are %s", (months, text) => expect(monthsText(months)).toBe(text));

test("a typed name keeps its letters inside a sentence; a name of the table gets a small one", () => {
  // 10 %, 8 % and 2 % of 200,000 for 10,000, 7,000 and 3,000: all three pay alone.
  const result = closed({
    works: only({ suelo: { cost: 3000, uplift: 2 } }),
    others: [
      { name: "IKEA y Cía.", cost: 10_000, uplift: 10 },
      { name: "B", cost: 7000, uplift: 8 },
    ],
  });
  expect(namesOf(result, ["suelo", "otra-1", "otra-2"])).toBe("suelo nuevo, IKEA y Cía. y B");
  expect(namesOf(result, ["otra-2", "suelo"])).toBe("B y suelo nuevo");
  expect([...result.best.ids].sort()).toEqual(["otra-1", "otra-2", "suelo"]);
});

describe("the state of a work", () => {
  const work = estimated().works[0]!;
  const state = (changes: object, budget = 100_000) =>
    stateOf({ ...work, isChosen: false, isCovered: false, ...changes }, { budget });
  const left = (usual: number) => ({ net: { low: usual, usual, high: usual } });
  test("chosen, covered, of no use, too dear, or left over", () => {
    expect(state({ isChosen: true })).toBe("elegida");
    expect(state({ isCovered: true, ...left(-5) })).toBe("no se suma");
    expect(state(left(0))).toBe("no compensa");
    expect(state(left(1), 1)).toBe("no cabe");
    expect(state({ ...left(1), cost: { low: 1, usual: 1, high: 1 } }, 1)).toBe("fuera del conjunto");
  });
});

test("the order for builders: each chosen work with its measure, and none where nothing is to be done", () => {
  const text = plain(orderText(closed()));
  expect(text.split("\n").map((line) => line.split(":")[0])).toEqual([
    "Encargo para pedir presupuesto",
    "Trabajos",
    expect.stringMatching(/^2\. /),
    "Medidas estimadas",
    "En el presupuesto",
  ]);
  expect(text).toContain("Suelo nuevo (68 m² de suelo).");
  expect(orderText(closed({ budget: 0 }))).toBe("");
  // An own work has no measure.
  const own = closed({ works: only({}), others: [{ name: "Terraza", cost: 900, uplift: 1 }] });
  expect(orderText(own)).toContain("Trabajos: 1. Terraza.\n");
});

test("the steps of the rise share what the set adds as each would alone: 12,160 · 8/12 and · 4/12", () => {
  expect(riseOf(closed()).map(({ label, amount }) => [label, Math.round(amount * 100) / 100])).toEqual([
    ["Cocina nueva", 8106.67],
    ["Suelo nuevo", 4053.33],
  ]);
  expect(riseOf(closed({ budget: 0 }))).toEqual([]);
});

test("the parts of the cost are added up over the chosen works alone", () => {
  expect(costLines(closed())).toEqual([{ label: "Presupuesto cerrado", amount: 9000 }]);
  expect(costLines(closed({ budget: 8000 }))).toEqual([{ label: "Presupuesto cerrado", amount: 6000 }]);
  const { result } = outcome({ ...NO_BAND });
  const sum = costLines(result).reduce((all, { amount }) => all + amount, 0);
  expect(sum).toBeCloseTo(result.best.cost.usual, 6);
});
