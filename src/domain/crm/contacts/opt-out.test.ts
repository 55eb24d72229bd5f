import { expect, test } from "vitest";
import { refusal, refusals } from "../../shared/schema/refusals.test-data.ts";
import { maskedPhone, optOutForm, optOutQuestion } from "./opt-out.ts";

const PHONE = "Introduce un teléfono, con su prefijo si no es español";

test.each([
  ["612 345 678", null],
  ["+44 (0)20 7946 0958", null],
  ["91.234.56.78", null],
  ["612/345-678", null],
  ["123456", null],
  ["12345", PHONE],
  ["+12345", PHONE],
  ["612 345 678 ext. 4", PHONE],
  ["seiscientos doce", PHONE],
  ["6".repeat(30), null],
  ["6".repeat(31), PHONE],
  [`${"6".repeat(30)}${" ".repeat(20)}`, null],
  ["6".repeat(41), "Usa como mucho 40 caracteres"],
  [undefined, "Introduce un teléfono"],
])("nobody rings %j: %s", (phone, message) => expect(refusal(optOutForm, { phone, reason: "robinson" })).toBe(message));

test("why is one of four reasons", () =>
  expect(refusals(optOutForm, { phone: "612345678", reason: "porque sí" })).toEqual({ reason: "Elige un motivo" }));

test("a hundred numbers of forty letters are asked about at once", () => {
  const ask = (count: number, length: number) =>
    refusal(optOutQuestion, { phones: Array.from({ length: count }, () => "6".repeat(length)) });
  expect([ask(100, 40), ask(101, 40), ask(1, 41)]).toEqual([
    null,
    "Pregunta por 100 números como mucho",
    "Usa como mucho 40 caracteres",
  ]);
});

test("of a number in the list three figures show", () => expect(maskedPhone("+34612345678")).toBe("··· ··· 678"));
