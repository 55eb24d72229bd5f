import { expect, test } from "vitest";
import { allOf, asksNoMore, keepsCondition, keepsSentences, urgesNothing } from "./keep.ts";

test("a sentence stays word by word, whatever its spaces", () => {
  const keeps = keepsSentences("No es una tasación (Orden\u00a0ECO/805/2003).");
  expect(keeps("Vale 200.000 €. No es una tasación (Orden ECO/805/2003).")).toBe(true);
  expect(keeps("Vale 200.000 €. No es exactamente una tasación.")).toBe(false);
  expect(keepsSentences()("lo que sea")).toBe(true);
});

test("a condition stays a condition", () => {
  const keeps = keepsCondition("Si me confirmas la financiación, llevo 210.000 € a quien vende.");
  expect(keeps("Llevo 210.000 € a quien vende si confirmas la financiación.")).toBe(true);
  expect(keeps("Llevo 210.000 € a quien vende.")).toBe(false);
  expect(keeps("Sí: llevo 210.000 € a quien vende.")).toBe(false);
  expect(keepsCondition("¿Qué parte te encaja?")("¿Qué te encaja?")).toBe(true);
});

test("no question more, and none about the person", () => {
  const asks = asksNoMore("¿En qué zona la buscas?");
  expect(asks("¿Por qué zona buscas?")).toBe(true);
  expect(asks("¿Por qué zona buscas? ¿Y para cuándo?")).toBe(false);
  expect(asks("¿Buscas zona con colegios para tus hijos?")).toBe(false);
  expect(asks("¿En qué zona, y qué edad tenéis?")).toBe(false);
});

test("nothing is urged or promised that was not", () => {
  const calm = urgesNothing("¿Sigues pensando en el piso?");
  expect(calm("¿Sigues con el piso en la cabeza?")).toBe(true);
  expect(calm("Es la última oportunidad: ¿sigues con el piso?")).toBe(false);
  expect(calm("Te prometo que es tuyo. ¿Sigues con el piso?")).toBe(false);
  expect(allOf(calm, asksNoMore("a"))("¿Sigues?")).toBe(false);
});
