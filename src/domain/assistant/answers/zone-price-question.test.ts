import { expect, test } from "vitest";
import { asksToSearch, asksZonePrice } from "./zone-price-question.ts";

test.each([
  "¿A cuánto está el metro en Ruzafa?",
  "a como anda el m2 en Polanco",
  "precio medio del metro cuadrado en Triana",
  "¿Cuánto se paga por metro en Chamberí?",
  "cuanto vale el metro cuadrado en Gràcia ahora",
  "¿Qué precio tiene el m2 de alquiler en Sants?",
  "precio de la vivienda en Getafe",
  "¿a cuánto están los pisos en Benimaclet?",
  "precio del alquiler en Lavapiés",
  "¿Cuánto cuestan los departamentos en Palermo?",
])("«%s» asks for the price of a zone", (question) => expect(asksZonePrice(question)).toBe(true));

test.each([
  "¿Cuánto vale mi piso de 90 m2 en Ruzafa?",
  "¿Cuánto vale un piso de 80 m2 y 3 habitaciones en Gràcia?",
  "¿A cuánto está la parada de metro de Ruzafa?",
  "¿Cuánto cuesta el plan Pro?",
  "Quiero un piso de 90 metros cuadrados",
  "¿Qué precio tiene Umbral?",
])("«%s» does not", (question) => expect(asksZonePrice(question)).toBe(false));

test("a search begins with the word for it", () => {
  expect(["Busca un piso en Ruzafa", "búscame áticos", "¿Hay algo en Triana?"].map(asksToSearch)).toEqual([
    true,
    true,
    true,
  ]);
  expect(["¿Cómo busco un piso en Umbral?", "La búsqueda no va"].map(asksToSearch)).toEqual([false, false]);
});
