import { expect, test } from "vitest";
import { isAboutLaw, isSpanishLaw, lawCountry } from "./law-country.ts";

test.each([
  [["¿cuánto me pueden subir la renta en la CDMX?", "¿y el depósito?"], "MX"],
  [["vivo en Montevideo", "¿y en España?"], "ES"],
  [["¿cuánto puede incrementarse el canon?"], "CO"],
  [["¿quién paga el IBI?"], null],
])("%j means %s", (messages, country) => expect(lawCountry(messages)).toBe(country));

test("Spanish law is told apart from the law of a country that is named", () => {
  expect(isSpanishLaw("La ganancia paga en el IRPF el 19 %.")).toBe(true);
  expect(isSpanishLaw("En un alquiler de vivienda habitual, fianza: 1 mensualidad.")).toBe(true);
  expect(isSpanishLaw("En Uruguay el ITP es el 2 % para cada parte.")).toBe(false);
  expect(isSpanishLaw("El plan Agencia cuesta 79 € al mes.")).toBe(false);
});

test("an answer about a tool is not one about law", () => {
  expect(isAboutLaw("Lo que escribes se guarda solo. Sin conexión se queda en tu navegador.")).toBe(false);
  expect(isAboutLaw("La fianza es de una mensualidad (LAU, art. 36).")).toBe(true);
});
