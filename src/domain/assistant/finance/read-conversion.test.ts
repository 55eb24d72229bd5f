import { describe, expect, test } from "vitest";
import { conversionIn, converted } from "./read-conversion.ts";

const inOther = (text: string) => {
  const conversion = conversionIn(text);
  return conversion && converted(conversion)?.value;
};

describe("a sum in another currency, at the rate that somebody names", () => {
  test.each([
    ["cuanto es 98500 dolares en soles a 3.52 d cambio", 346_720],
    ["¿Cuántos euros son 165.000 dólares a 1,12 dólares por euro?", 165_000 / 1.12],
    ["Vuelvo con 75.000 euros. Si me dan 1,08 dólares por euro, ¿cuántos dólares son?", 81_000],
    ["Con la UF a 39.500 y el dólar a 950, ¿a cuántas UF equivalen 150.000 dólares?", (150_000 * 950) / 39_500],
    ["ciento treinta mil dólares a tres setenta y cinco cuantos soles son", 487_500],
    ["Si está a 1.480, ¿cuántos pesos son 62.000 dólares?", 91_760_000],
    ["cuántos dólares son 42.000 pesos uruguayos, dólar 40,20", 42_000 / 40.2],
  ])("%s", (text, value) => expect(inOther(text)).toBeCloseTo(value, 4));
});

test("without a rate the sum and its currencies are read, and nothing is computed", () => {
  for (const text of ["¿cuánto son 300.000 dólares en euros?", "cuantas uf son 85 millones d pesos"]) {
    const conversion = conversionIn(text);
    expect(conversion).not.toBeNull();
    expect(converted(conversion!)).toBeNull();
  }
});

test("another rate changes the rate alone", () => {
  const first = conversionIn("Con la UF a 39.500 y el dólar a 950, ¿a cuántas UF equivalen 150.000 dólares?");
  const next = conversionIn("¿Y con el dólar a 900?", first);
  expect(converted(next!)!.value).toBeCloseTo((150_000 * 900) / 39_500, 4);
  const told = conversionIn("Usa 1,08 dólares por euro", conversionIn("¿cuánto son 300.000 dólares en euros?"));
  expect(converted(told!)!.value).toBeCloseTo(300_000 / 1.08, 4);
});

test("a share of the sum is no rate, but a part of the result", () => {
  const first = conversionIn("cuanto es doscientos mil dolares en pesos colombianos a 3.950");
  const share = conversionIn("y el cuatro por ciento de eso de comisión", first);
  expect(share).toEqual({ ...first, share: { percent: 4, isTakenOff: false } });
  expect(conversionIn("¿y quitando un 3 %?", first)?.share).toEqual({ percent: 3, isTakenOff: true });
  // 200,000 × 3,950 = 790,000,000.
  expect(share && converted(share)?.value).toBe(790_000_000);
});

test("other figures of a home are no conversion, whatever their currency", () => {
  for (const text of [
    "cuánto pago al mes por 200.000 dólares a 20 años",
    "¿Cuánto cuesta el plan Agencia en dólares?",
    "piso de 150.000 euros en Valencia",
  ])
    expect(conversionIn(text)).toBeNull();
});
