import { expect, test } from "vitest";
import { fraudSigns, isSuspect } from "./fraud-signs.ts";

const kinds = (text: string, otherHomes = 0) => fraudSigns(text, otherHomes).map(({ kind }) => kind);

test.each([
  ["Para reservar, transferencia por adelantado de 500 €.", "pago-anticipado"],
  ["Se pide un depósito antes de la visita.", "pago-anticipado"],
  ["Señal anticipada de un mes", "pago-anticipado"],
  ["Pago por Western Union", "pago-anticipado"],
  ["Te envío las llaves por mensajería", "pago-anticipado"],
  ["No puedo enseñar el piso en persona", "sin-visita"],
  ["Trabajo en el extranjero y no vengo", "sin-visita"],
  ["Vivo en Londres por trabajo", "sin-visita"],
])("«%s» is a sign: %s", (text, kind) => {
  expect(kinds(text)).toEqual([kind]);
});

test.each([
  "Reserva tu visita con un día de antelación.",
  "Se entrega señal del 10 % a la firma de las arras.",
  "Vivo en el barrio y lo enseño por las tardes.",
  "Pago de la comunidad: 60 € al mes. Visitas de lunes a viernes.",
  "No se puede pedir más: terraza y garaje.",
])("«%s» is none", (text) => {
  expect(kinds(text)).toEqual([]);
});

test("the words are quoted as they stand, with their neighbours", () => {
  const text = `${"Piso luminoso. ".repeat(10)}Pago por ADELANTADO, por favor. ${"Muy céntrico. ".repeat(10)}`;
  const [sign] = fraudSigns(text, 0);
  expect(sign?.found).toContain("Pago por ADELANTADO");
  expect(sign?.found.startsWith("…")).toBe(true);
  expect(sign?.found.endsWith("…")).toBe(true);
  expect(sign?.found.length).toBeLessThan(120);
});

test("a telephone on one other home is nothing, on two it is a sign", () => {
  expect(kinds("", 1)).toEqual([]);
  expect(fraudSigns("", 2)).toEqual([{ kind: "telefono-repetido", found: "2" }]);
});

test("a price below the band with a sign is suspect; one of both alone is not", () => {
  const signs = fraudSigns("Pago por adelantado", 0);
  expect(isSuspect(-1.01, signs)).toBe(true);
  expect(isSuspect(-1, signs)).toBe(false);
  expect(isSuspect(1.5, signs)).toBe(false);
  expect(isSuspect(-2, [])).toBe(false);
});
