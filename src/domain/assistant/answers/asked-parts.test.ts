import { expect, test } from "vitest";
import { askedParts } from "./asked-parts.ts";

test("a message with two questions is two, each with the words before them", () => {
  expect(askedParts("¿Cuánto cuesta el plan Agencia? ¿Y cuántos usuarios admite ese plan?")).toEqual([
    "¿Cuánto cuesta el plan Agencia?",
    "¿Y cuántos usuarios admite ese plan?",
  ]);
  expect(
    askedParts("Tengo una agencia en Lima con cuatro asesores. ¿Qué plan nos sirve? ¿Se puede pagar en soles?"),
  ).toEqual([
    "Tengo una agencia en Lima con cuatro asesores. ¿Qué plan nos sirve?",
    "Tengo una agencia en Lima con cuatro asesores. ¿Se puede pagar en soles?",
  ]);
});
test("one question is one, also with a tag behind it or many marks", () => {
  for (const message of [
    "¿Cuánto cuesta?",
    "Cuesta 29 € al mes, ¿no? ¿o no?",
    "¿¿¿Qué??? ¿Eh? ¿Cómo? ¿Qué pasa?",
    "hola",
  ])
    expect(askedParts(message)).toEqual([message]);
});

test("two questions that are joined by a word are two, and lend each other their thing", () => {
  expect(askedParts("¿de cuántos caracteres es la contraseña y cuántos códigos de recuperación dais?")).toEqual([
    "¿de cuántos caracteres es la contraseña",
    "cuántos códigos de recuperación dais?",
  ]);
  const [users, credits] = askedParts("cuántos usuarios y cuántos créditos trae el plan Red");
  expect(users).toMatch(/^cuántos usuarios .*plan red$/);
  expect(credits).toBe("cuántos créditos trae el plan Red");
});

test.each(["¿cómo subo fotos y planos?", "quiero saber si puedo y cuándo", "dime cómo y cuándo"])(
  "«%s» is one question",
  (message) => expect(askedParts(message)).toEqual([message]),
);
