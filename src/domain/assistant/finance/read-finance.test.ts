import { describe, expect, test } from "vitest";
import { scan } from "../chat/scan.ts";
import { varietyOf } from "../chat/varieties.ts";
import { FINANCE_SENTENCES } from "./finance-sentences.test-data.ts";
import { type FinanceContext, readFinance } from "./read-finance.ts";

/** The surroundings of a message that nothing was said before. */
const ALONE = {
  asked: [],
  known: {},
  revises: false,
  corrects: false,
  before: null,
  favoured: null,
  scenarios: [],
  lastInto: null,
};

function read(text: string, context: Partial<FinanceContext> = {}) {
  const message = scan(text);
  const { target, slots } = readFinance(message, {
    ...ALONE,
    variety: varietyOf(message.tokens, undefined),
    ...context,
  });
  return { target, slots };
}

test.each(FINANCE_SENTENCES)("%s", (text, target, slots) => {
  expect(read(text)).toEqual({ target, slots });
});

describe("properties", () => {
  test.each(FINANCE_SENTENCES.map(([text]) => text))("a greeting changes nothing: %s", (text) => {
    expect(read(`Hola, buenas tardes. ${text}`)).toEqual(read(text));
    expect(read(`${text} Muchas gracias`)).toEqual(read(text));
  });

  const turned = FINANCE_SENTENCES.flatMap(([text]) => {
    const [means, question] = text.split(/, (?=¿)/);
    return question === undefined
      ? []
      : [[text, `${question} ${means!.charAt(0).toUpperCase()}${means!.slice(1)}.`] as const];
  });
  test.each(turned)("the question may come first: %s", (text, other) => {
    expect(turned.length).toBeGreaterThan(30);
    expect(read(other)).toEqual(read(text));
  });

  test.each(FINANCE_SENTENCES.map(([text]) => text))("capital letters and accents do not matter: %s", (text) => {
    const plain = text
      .normalize("NFD")
      .replace(/[\u0300\u0301]/g, "")
      .toUpperCase()
      .replace(/([\d ])K\b/g, "$1k");
    expect(read(plain.toLowerCase()).slots).toEqual(read(text).slots);
  });
});

describe("messages that go on with a calculation", () => {
  const known = { loan: 180_000, years: 30, ratePercent: 2.9 };
  const onwards = { known, before: "instalment", revises: true } as const;
  test.each([
    ["mejor a 25 años", { years: 25 }],
    ["mejor 25", { years: 25 }],
    ["¿y al 3,4?", { ratePercent: 3.4 }],
    ["¿y con 150.000?", { loan: 150_000 }],
    ["¿y al año?", { period: "year" }],
    ["¿y sin entrada?", { savings: 0 }],
  ])("%s", (text, slots) => expect(read(text, onwards)).toEqual({ target: "instalment", slots }));

  test("a figure that is named is the next one", () => {
    expect(read("¿y cuánto pago de intereses en total?", onwards).target).toBe("total-interest");
    expect(
      read("¿y la neta?", { before: "gross-yield", known: { price: 1, monthlyRent: 1 }, revises: true }).target,
    ).toBe("net-yield");
  });

  test.each([
    ["2.400", "netMonthlyIncome", { netMonthlyIncome: 2400 }],
    ["60", "savings", { savings: 60_000 }],
    ["10,5", "ratePercent", { ratePercent: 10.5 }],
    ["unos 1.800", "yearlyExpenses", { yearlyExpenses: 1800 }],
    ["150 al mes", "yearlyExpenses", { yearlyExpenses: 1800 }],
    ["800", "monthlyRent", { monthlyRent: 800 }],
    ["veinticinco", "years", { years: 25 }],
    ["el 7", "yieldPercent", { yieldPercent: 7 }],
  ] as const)("%s, asked for %s", (text, asked, slots) => {
    expect(read(text, { asked: [asked], before: "net-yield" }).slots).toEqual(slots);
  });
});

describe("currencies", () => {
  test.each([
    ["cuota de un crédito de 900.000 pesos mexicanos", { currency: "MXN" }],
    ["cuota de S/ 100,000", { currency: "PEN" }],
    ["cuota de 3.000 UF", { currency: "UF" }],
    ["cuota de US$ 90.000", { currency: "USD" }],
    ["cuota de RD$ 3.000.000", { currency: "DOP" }],
    ["cuota de 100.000 pesos", { unclearCurrency: "pesos" }],
    ["cuota de $ 100.000", { unclearCurrency: "$" }],
    ["cuota de un crédito de 900.000 pesos para una recámara en Polanco", { currency: "MXN" }],
    ["¿qué cuota tenés por un crédito de 30 millones de pesos, che?", { currency: "ARS" }],
  ])("%s", (text, expected) => {
    const { loan: _, ...rest } = read(text).slots;
    expect(rest).toEqual(expected);
  });
});

test("two cases are found behind as many numbers as are told apart, and beside words that part nothing", () => {
  const cases = (text: string) => {
    const message = scan(text);
    return readFinance(message, { ...ALONE, variety: varietyOf(message.tokens, undefined) }).operation;
  };
  expect(cases("Cuota de 180.000 euros al 3 % a 20 años o y 210.000 euros al 2 % a 25 años")).toEqual({
    kind: "both",
    other: { currency: "EUR", loan: 210_000, ratePercent: 2, years: 25 },
  });
  // The second case has three values, and what stands before it more than are told apart.
  const many = "180.000 euros al 3 % a 20 años, ".repeat(4);
  expect(cases(`Cuota de ${many} o 210.000 euros al 2 % a 25 años`)).toEqual({
    kind: "both",
    other: { currency: "EUR", loan: 210_000, ratePercent: 2, years: 25 },
  });
});
