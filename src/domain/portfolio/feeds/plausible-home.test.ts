import { expect, test } from "vitest";
import { checkedHomeSchema, type HomeInput } from "../homes/home.ts";
import { doubtsOf } from "./plausible-home.ts";

const doubts = (fields: Partial<HomeInput>) =>
  doubtsOf(checkedHomeSchema.parse({ operation: "venta", type: "piso", ...fields })).map(({ path }) => path);

test.each<[string, Partial<HomeInput>, string[]]>([
  ["a usual flat", { builtAreaM2: 92, price: 285_000, latitude: 37.39, longitude: -5.98 }, []],
  ["its price in the column of its area", { builtAreaM2: 285_000, price: 92 }, ["builtAreaM2"]],
  ["a price in thousands", { builtAreaM2: 92, price: 285 }, ["price"]],
  ["30 €/m² are believed, 29 are not", { builtAreaM2: 100, price: 3_000 }, []],
  ["29 €/m²", { builtAreaM2: 100, price: 2_900 }, ["price"]],
  ["40,000 €/m² are believed, more are not", { builtAreaM2: 100, price: 4_000_000 }, []],
  ["40,010 €/m²", { builtAreaM2: 100, price: 4_001_000 }, ["price"]],
  ["a rent of 10 €/m²", { operation: "alquiler", builtAreaM2: 90, price: 900 }, []],
  ["half a euro a month and m² is believed", { operation: "alquiler", builtAreaM2: 1_000, price: 500 }, []],
  ["0.499 €/m² a month", { operation: "alquiler", builtAreaM2: 1_000, price: 499 }, ["price"]],
  ["250 € a month and m² are believed", { operation: "alquiler", builtAreaM2: 10, price: 2_500 }, []],
  ["250.1 €/m² a month", { operation: "alquiler", builtAreaM2: 10, price: 2_501 }, ["price"]],
  ["the price of a sale as a rent", { operation: "alquiler", builtAreaM2: 90, price: 285_000 }, ["price"]],
  ["a sale at a rent", { builtAreaM2: 90, price: 900 }, ["price"]],
  ["3,000 m² are believed, more are not", { builtAreaM2: 3_000, price: 6_000_000 }, []],
  ["3,001 m²", { builtAreaM2: 3_001, price: 6_000_000 }, ["builtAreaM2"]],
  ["land is large and cheap", { type: "terreno", builtAreaM2: 285_000, price: 92_000 }, []],
  ["pesos are another measure", { currency: "COP", country: "CO", builtAreaM2: 80, price: 400_000_000 }, []],
  ["nothing known", {}, []],
  ["latitude and longitude swapped", { latitude: -5.98, longitude: 37.39 }, ["latitude"]],
  ["a point in France", { latitude: 48.85, longitude: 2.35 }, ["latitude"]],
  ["the Canaries and Melilla", { latitude: 28.1, longitude: -15.4 }, []],
  ["Bogotá in Colombia", { country: "CO", currency: "COP", latitude: 4.65, longitude: -74.08 }, []],
])("%s", (_name, fields, paths) => {
  expect(doubts(fields)).toEqual(paths);
});

// The outermost points of Spain, by the Instituto Geográfico Nacional: Punta de la Restinga (El Hierro), Estaca de Bares, Roque de la
// Orchilla (El Hierro) and Sa Mola (Menorca).
test.each([
  ["south", 27.64, -17.98, 27.4],
  ["north", 43.79, -7.69, 44],
])("the outermost point in the %s is in Spain, and one beyond is not", (_name, latitude, longitude, beyond) => {
  expect(doubts({ latitude, longitude })).toEqual([]);
  expect(doubts({ latitude: beyond, longitude })).toEqual(["latitude"]);
});
test.each([
  ["west", 27.71, -18.16, -18.4],
  ["east", 39.8, 4.32, 4.5],
])("the outermost point in the %s is in Spain, and one beyond is not", (_name, latitude, longitude, beyond) => {
  expect(doubts({ latitude, longitude })).toEqual([]);
  expect(doubts({ latitude, longitude: beyond })).toEqual(["latitude"]);
});
test("the corners of the box are within it", () => {
  for (const latitude of [27.5, 43.9])
    for (const longitude of [-18.3, 4.4]) expect(doubts({ latitude, longitude })).toEqual([]);
});

test("a swapped point says so, another one that it is elsewhere", () => {
  const messageOf = (latitude: number, longitude: number) =>
    doubtsOf(checkedHomeSchema.parse({ operation: "venta", type: "piso", latitude, longitude }))[0]?.message;
  expect(messageOf(-5.98, 37.39)).toBe("La latitud y la longitud parecen cambiadas");
  expect(messageOf(48.85, 2.35)).toBe("El punto cae fuera de España");
});

test("a cadastral reference with a slip is looked at again; a plot's, a foreign one and none are not", () => {
  // The example of the Dirección General del Catastro, and with its last letter changed.
  expect(doubts({ cadastralReference: "9872023VH5797S0001WX" })).toEqual([]);
  expect(doubts({ cadastralReference: "9872023VH5797S0001WY" })).toEqual(["cadastralReference"]);
  expect(doubts({ cadastralReference: "9872023VH5797S" })).toEqual([]);
  expect(doubts({ cadastralReference: "9872023VH5797S0001WY", country: "PT" })).toEqual([]);
  expect(doubts({})).toEqual([]);
});
