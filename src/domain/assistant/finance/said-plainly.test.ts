import { describe, expect, test } from "vitest";
import type { MessageDto } from "../chat/dto.ts";
import { understand } from "../chat/understand.ts";

/** The understanding of the last of a visitor's messages. */
function heard(...texts: string[]) {
  const messages: MessageDto[] = texts.flatMap((content, at) => [
    ...(at > 0 ? [{ role: "assistant" as const, content: "Hecho." }] : []),
    { role: "user" as const, content },
  ]);
  return understand(messages, { today: "2026-11-28", findPlace: () => null });
}

const LOAN = "¿qué cuota sale por 130.000 euros a 20 años al 3 %?";

describe("the margin on the euríbor", () => {
  test.each([
    ["cuota de 140.000 a 25 años con euríbor + 0,6", 0.6],
    ["cuota de 140.000 a 25 años con euríbor más un 0,6 %", 0.6],
    ["cuota de 140.000 a 25 años, euríbor con un diferencial del 0,6", 0.6],
  ])("%s", (text, marginPercent) => {
    const { slots } = heard(text);
    expect(slots).toMatchObject({ loan: 140_000, years: 25, marginPercent });
    expect(slots.ratePercent).toBeUndefined();
  });

  test("takes the place of a fixed rate, and gives way to one", () => {
    expect(heard(LOAN, "¿y con euríbor más 0,6?").slots.ratePercent).toBeUndefined();
    const back = heard(LOAN, "¿y con euríbor más 0,6?", "¿y a tipo fijo del 3 %?").slots;
    expect(back).toMatchObject({ ratePercent: 3 });
    expect(back.marginPercent).toBeUndefined();
  });

  test("an index that rises leaves the margin as it is", () => {
    const { slots } = heard("cuota de 140.000 a 25 años con euríbor + 0,6", "¿y si el euríbor sube 2 puntos?");
    expect(slots).toMatchObject({ marginPercent: 0.6, indexRisePercent: 2 });
    expect(slots.ratePercent).toBeUndefined();
    expect(heard(LOAN, "¿y si el tipo baja 1 punto?").slots).toMatchObject({ ratePercent: 2 });
  });
});

describe("a longer or shorter term", () => {
  test.each([
    ["añade 10 años más", 30],
    ["¿y con 5 años más?", 25],
    ["con 5 años menos", 15],
    ["quita 6 meses", 19.5],
    ["¿y a 25 años?", 25],
    ["amplía a 28 años", 28],
  ])("%s", (text, years) => expect(heard(LOAN, text).slots.years).toBe(years));

  test("months and half years are terms", () => {
    expect(heard("cuota de 90.000 euros a 18 meses al 3 %").slots.years).toBe(1.5);
    expect(heard("cuota de 90.000 euros a 7,5 años al 3 %").slots.years).toBe(7.5);
  });
});

describe("early repayment changes a loan, and never replaces it", () => {
  test.each([
    ["¿y si amortizo 15.000?", { prepayment: 15_000 }],
    ["¿y si amortizo 15.000 el año 4?", { prepayment: 15_000, prepaymentYear: 4 }],
    ["¿y si amortizo 6.000 al año?", { yearlyPrepayment: 6000 }],
    ["¿y si abono 15.000 a capital en el año 2?", { prepayment: 15_000, prepaymentYear: 2 }],
  ])("%s", (text, slots) => {
    const { target, slots: all } = heard(LOAN, text);
    expect(target).toBe("instalment");
    expect(all).toEqual({ loan: 130_000, currency: "EUR", years: 20, ratePercent: 3, ...slots });
  });

  test("in pesos too", () => {
    const { slots } = heard(
      "cuota de un apartamento de 300 millones, financiando el 70%, a 15 años al 12% EA",
      "¿y si abono 25 millones a capital en el año 3?",
    );
    expect(slots).toMatchObject({ price: 300e6, prepayment: 25e6, prepaymentYear: 3, isEffectiveRate: true });
    expect(slots.loan).toBeUndefined();
  });
});

test("years of grace are no term", () => {
  const { slots } = heard("cuota de 130.000 a 30 años al 3 % con 3 años de carencia");
  expect(slots).toMatchObject({ years: 30, graceYears: 3 });
});

describe("two cases in few words", () => {
  test("a term against the one of before", () => {
    const { slots, operation } = heard(LOAN, "¿qué diferencia hay con 15 años?");
    expect(slots.years).toBe(20);
    expect(operation).toEqual({ kind: "both", other: { years: 15 } });
  });

  test("two terms of one message", () => {
    const { slots, operation } = heard("¿Cuánto pago de intereses de más a 25 años que a 15 con 120.000 € al 3 %?");
    expect(slots).toMatchObject({ loan: 120_000, years: 25, ratePercent: 3 });
    expect(operation).toEqual({ kind: "both", other: { years: 15 } });
  });

  test("a value that is refused gives way to the next one", () => {
    const { slots } = heard("cuota de 120.000 a 25 años al 3 %, pero no quiero el 3, el 5");
    expect(slots).toMatchObject({ loan: 120_000, years: 25, ratePercent: 5 });
  });
});

describe("which figure", () => {
  test("a price with its entry, term and rate asks for the instalment", () => {
    const { target, missing } = heard("un piso de 260.000 euros con 50.000 de entrada a 25 años al 3 %");
    expect([target, missing]).toEqual(["instalment", []]);
  });

  test("a sum of which a share is the entry is a price", () => {
    const { slots } = heard("280 mil, entrada 20 %, a 25 años al 3 %: ¿qué cuota?");
    expect(slots).toMatchObject({ price: 280_000, entrySharePercent: 20 });
    expect(slots.loan).toBeUndefined();
  });

  test("the earnings of letting a home are a yield", () => {
    const { target, slots } = heard("cuanto gano alquilando un piso de 130.000 a 700 al mes");
    expect(target).toBe("gross-yield");
    expect(slots).toMatchObject({ price: 130_000, monthlyRent: 700 });
  });

  test("costs of the purchase beside those of each year", () => {
    const { slots } = heard(
      "Compro por 150.000 €, gastos 15.000, alquilo por 800 y gasto 1.500 al año, ¿qué rentabilidad neta me da?",
    );
    expect(slots).toMatchObject({ price: 150_000, purchaseExtras: 15_000, yearlyExpenses: 1500 });
  });
});
