import { expect, test } from "vitest";
import { PLACE_FINDER } from "#server/tools/places/place-finder.server.ts";
import { readSentence } from "./read-sentence.ts";

const read = (sentence: string) => {
  const { filter, notUnderstood } = readSentence(sentence, PLACE_FINDER);
  const { operation, price, currency, places } = filter;
  const names = places.map(({ name }) => name);
  return { operation, price: [price.min, price.max], currency, places: names, told: notUnderstood };
};

test.each([
  ["piso en Gijón hasta 200.000 € con 40.000 € de entrada", 200_000, "EUR", "Gijón", "40.000 € de entrada"],
  ["piso en Vigo de 180.000 € a reformar con 20.000 € de obra", 180_000, "EUR", "Vigo", "20.000 € de obra"],
  ["piso en Bilbao hasta 250.000 € con IBI menor de 300 €", 250_000, "EUR", "Bilbao", "IBI menor de 300 €"],
  [
    "Cedritos hasta 500 millones administración máximo 400 mil",
    500_000_000,
    "COP",
    "Cedritos",
    "administración máximo 400 mil",
  ],
  [
    "Del Valle hasta 6 mdp mantenimiento menor de 3,000 pesos",
    6_000_000,
    "MXN",
    "Del Valle",
    "mantenimiento menor de 3,000 pesos",
  ],
  ["Palermo hasta USD 120.000 expensas hasta 80 mil", 120_000, "USD", "Palermo", "expensas hasta 80 mil"],
  ["depto en Ñuñoa hasta 5.000 UF gastos comunes hasta 120 mil", 5_000, "CLF", "Ñuñoa", "gastos comunes hasta 120 mil"],
  ["departamento en Miraflores S/ 550,000 o US$ 150,000", 550_000, "PEN", "Miraflores", "US$ 150,000"],
])("«%s» keeps its price and its sale, and tells the other amount", (sentence, price, currency, place, told) =>
  expect(read(sentence)).toEqual({ operation: "venta", price: [null, price], currency, places: [place], told: [told] }),
);

test.each(["piso en Bilbao comunidad menos de 80 €", "piso en Bilbao con gastos de comunidad por debajo de 80 €"])(
  "«%s» asks for no price and no rent",
  (sentence) => expect(read(sentence)).toMatchObject({ operation: null, price: [null, null], places: ["Bilbao"] }),
);

test.each([
  ["piso de obra nueva en la Comunidad de Madrid hasta 300.000", 300_000],
  ["piso para reformar hasta 200.000 en Gijón", 200_000],
  ["piso sin entrada hasta 150.000 en Gijón", 150_000],
  ["piso en alquiler hasta 900 con comunidad incluida", 900],
])("«%s» has one amount, and it is the price", (sentence, price) =>
  expect(read(sentence).price).toEqual([null, price]),
);
