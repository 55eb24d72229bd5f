import { describe, expect, test } from "vitest";
import type { MessageDto } from "../chat/dto.ts";
import { understand } from "../chat/understand.ts";

/** The understanding of the last of a visitor's messages; our answers in between say nothing. */
function heard(...texts: string[]) {
  const messages: MessageDto[] = texts.flatMap((content, at) => [
    ...(at > 0 ? [{ role: "assistant" as const, content: "Hecho." }] : []),
    { role: "user" as const, content },
  ]);
  return understand(messages, { today: "2026-11-28", findPlace: () => null });
}

const LOAN = "¿qué cuota sale por 100.000 euros a 20 años al 3 %?";

describe("results of before", () => {
  test("two of them are set against each other", () => {
    const { operation, scenarios } = heard(LOAN, "¿y a 30 años?", "¿qué diferencia hay entre las dos?");
    expect(operation).toEqual({ kind: "difference", with: "previous", target: null });
    expect(scenarios.map(({ slots }) => slots.years)).toEqual([20, 30]);
    expect(heard(LOAN, "¿y a 30 años?", "¿cuánto me ahorro de intereses?").operation).toMatchObject({
      target: "total-interest",
    });
  });

  test("the first one is said again", () => {
    expect(heard(LOAN, "¿y al 4 %?", "¿cuánto era la primera?").operation).toEqual({ kind: "recall", which: "first" });
  });

  test("the last one is wanted in another currency, and then at another price of it", () => {
    const dollars = "cuota de 60.000 dólares a 20 años al 6 %";
    expect(heard(dollars, "¿y en soles con el dólar a 3,7?").operation).toEqual({
      kind: "convert",
      into: "PEN",
      rate: 3.7,
      of: "USD",
    });
    expect(heard(dollars, "¿y en soles con el dólar a 3,7?", "¿y si sube a 3,9?").operation).toMatchObject({
      into: "PEN",
      rate: 3.9,
    });
  });

  test("a message with a value of its own is another calculation", () => {
    expect(heard(LOAN, "¿y a 30 años?", "¿y al 4 %?").operation).toBeNull();
  });
});

describe("one thing changes, and nothing else", () => {
  test.each([
    [[LOAN, "perdón, los 100 son el precio, doy 20.000 de entrada"], { price: 100_000, savings: 20_000, years: 20 }],
    [["piso de 200.000 con el 20 % de entrada a 25 años al 3 %, ¿cuota?", "¿y con el 30?"], { entrySharePercent: 30 }],
    [
      ["cobramos 3.000 y pagamos 200 del coche, ¿qué hipoteca nos dan?", "¿y si cancelamos el coche?"],
      { monthlyDebts: 0 },
    ],
    [["gano 2.000, ¿qué hipoteca me dan?", "¿y si mi pareja gana lo mismo que yo?"], { netMonthlyIncome: 4000 }],
    [["tengo 50.000, el banco presta el 80 %, ¿qué piso puedo comprar?", "quiero reservar 5.000"], { savings: 45_000 }],
    [["piso de 120.000 alquilado a 600, ¿rentabilidad?", "menos 50 de comunidad"], { yearlyExpenses: 600 }],
  ])("%j", (texts, slots) => expect(heard(...texts).slots).toMatchObject(slots));

  test("a named rate is the index and its margin stays", () => {
    const { slots } = heard(
      "cuota de 100.000 a 20 años con euríbor al 2,2 más 0,8 puntos",
      "¿y si el euríbor sube al 3?",
    );
    expect(slots).toMatchObject({ ratePercent: 3, marginPercent: 0.8 });
  });
});

describe("targets need no more than leads to them", () => {
  test.each([
    ["Tengo 30.000 y el banco financia el 80 %. ¿Hasta qué precio llego con un 10 % de gastos?", "price-for-savings"],
    ["¿me alcanza para 150.000 si gano 1.800, con 30.000 de entrada, a 30 años y al 3 %?", "can-afford"],
    ["vendo por 200.000, debo 50.000 de hipoteca y la agencia cobra el 3 %, ¿cuánto me queda limpio?", "sale-proceeds"],
  ])("%s", (text, target) => expect(heard(text)).toMatchObject({ target, missing: [] }));

  test("a price and a rent in two currencies need the price of one of them", () => {
    const text = "vale 100.000 dólares y se alquila en 20.000 pesos, ¿qué rentabilidad da?";
    expect(heard(text).missing).toEqual(["exchangeRate"]);
    expect(heard(text, "a 40 el dólar").missing).toEqual([]);
  });

  test("two homes of one message are two cases", () => {
    const text =
      "¿qué rinde más en bruto, un piso de 100.000 con alquiler de 500 o uno de 150.000 con alquiler de 700?";
    const { slots, operation } = heard(text);
    expect(slots).toMatchObject({ price: 100_000, monthlyRent: 500 });
    expect(operation).toEqual({ kind: "both", other: { price: 150_000, monthlyRent: 700 } });
    expect(heard("¿qué diferencia de cuota hay entre 20 y 30 años para 100.000 al 3 %?").operation).toEqual({
      kind: "both",
      other: { years: 20 },
    });
  });
});
