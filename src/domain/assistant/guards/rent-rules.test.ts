import { expect, test } from "vitest";
import { ruleFor } from "./rent-rules.ts";

const TODAY = "2026-11-28";
const textOf = (question: string) => ruleFor(question, TODAY)?.text ?? "";

test.each([
  ["¿Cuánto me puede subir el alquiler mi casero este año?", /una vez al año.*IRAV.*2,25 %/, /tensionada|10 %/],
  ["¿se puede subir la renta sin pactarlo?", /solo se actualiza si se pactó/, /tensionada/],
  ["¿Cuál es el tope de la renta en zona tensionada?", /última renta.*hasta un 10 %/, /IRAV/],
  ["en una zona tensionada, ¿cuánto sube cada año el alquiler?", /IRAV.*contratos nuevos/, /10 %/],
  ["¿Cuánta fianza pueden pedirme en un alquiler?", /una mensualidad/, /IRAV|30 días/],
  ["¿qué plazo hay para devolver la fianza?", /mes siguiente/, /una mensualidad/],
  ["fianza de un local", /dos mensualidades/, /IRAV/],
  ["fianza de un alquiler de local comercial", /dos mensualidades/, /IRAV/],
  ["¿quién paga la comisión de la agencia en un alquiler?", /siempre el propietario/, /IRAV/],
  ["¿quién paga la agencia en un alquiler de temporada?", /quien acuerden/, /siempre/],
  ["¿con cuánto preaviso puede irse el inquilino antes de tiempo?", /30 días/, /cuatro meses/],
  ["¿con qué antelación avisa el casero para no renovar el contrato de alquiler?", /cuatro meses/, /30 días/],
  ["¿cuánto dura como mínimo un contrato de alquiler de vivienda?", /cinco años.*siete/, /IRAV/],
  ["acabo de firmar de inquilina y el contrato pone un año, ¿hasta cuándo puedo quedarme?", /cinco años/, /IRAV/],
  ["me piden tres meses de fianza y otro de garantía en el alquiler", /una mensualidad.*dos mensualidades/, /IRAV/],
  ["¿quién paga el IBI en un alquiler?", /por escrito/, /fianza/],
  ["¿qué es un gran tenedor en un alquiler?", /1\.500 m²/, /IRAV/],
])("%s", (question, says, never) => {
  const text = textOf(question);
  expect(text).toMatch(says);
  expect(text).not.toMatch(never);
});

test("a contract of an earlier law has its own rule or none", () => {
  expect(textOf("mi contrato de alquiler es de 2019, ¿cuánto puede subir la renta?")).toMatch(/como se pactó/);
  expect(textOf("¿cuánto dura un contrato de alquiler de 1998?")).toMatch(/^No lo sé/);
});

test("other countries have no rule of ours", () => {
  expect(textOf("¿cuánto puede subir la renta en México?")).toMatch(/^No lo sé/);
  expect(textOf("¿en qué porcentaje puede incrementarse el canon de arrendamiento?")).toMatch(/^No lo sé/);
  expect(ruleFor("¿cuánta fianza pueden pedir en un alquiler?", TODAY, "CO")?.source).toBeNull();
});

test("before an index was published none is told", () => {
  expect(ruleFor("¿cuánto sube el alquiler al año?", "2024-01-01")?.text).not.toMatch(/último/);
});

test.each([
  "¿cuánto vale mi piso?",
  "busco piso de alquiler en Triana",
  "¿qué rentabilidad da un piso alquilado a 800?",
  "¿cómo subo fotos del piso en alquiler?",
  "¿cuánto cuesta el plan Agencia?",
  "vendo un piso con inquilino, ¿cuánto vale?",
])("no rule is told for «%s»", (question) => expect(ruleFor(question, TODAY)).toBeNull());
