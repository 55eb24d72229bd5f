import { expect, test } from "vitest";
import { understand } from "../chat/understand.ts";
import { outOfRange } from "./out-of-range.ts";

const heard = (content: string) =>
  understand([{ role: "user", content }], { today: "2026-11-28", findPlace: () => null }).slots;

test.each([
  ["cuota de 90.000 euros al 75 % a 20 años", { slot: "ratePercent", value: 75 }],
  ["cuota de 90.000 euros al -1 % a 20 años", { slot: "ratePercent", value: -1 }],
  ["cuota de -90.000 € al 3 % a 20 años", { slot: "loan", value: -90_000 }],
  ["cuota de 90.000 € al 3 % a 0 años", { slot: "years", value: 0 }],
  ["cuota de 90.000 € al 3 % a 300 años", { slot: "years", value: 300 }],
  ["cuota de 2.000.000.000 € a 30 años al 3 %", { slot: "loan", value: 2e9 }],
  ["cuota de 0,05 € a 30 años al 3 %", { slot: "loan", value: 0.05 }],
])("is kept as it was said: %s", (text, found) => expect(outOfRange(heard(text))).toEqual(found));

test.each([
  "cuota de 90.000 € al 3 % a 1 mes",
  "cuota de 90.000 € al 0 % a 40 años",
  "cuota de 900 millones de pesos colombianos al 12 % a 15 años",
])("is possible: %s", (text) => expect(outOfRange(heard(text))).toBeNull());

test("a number that is no term of a loan is none", () => {
  expect(heard("cuota de 90.000 € al 3 % a 20 años, dentro de 60 años seré viejo").years).toBe(20);
});

test("a loan of nothing is possible, and a price of nothing is not", () => {
  expect(outOfRange({ loan: 0, currency: "EUR" })).toBeNull();
  expect(outOfRange({ price: 0, currency: "EUR" })).toEqual({ slot: "price", value: 0 });
});
