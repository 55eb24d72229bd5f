import { expect, test } from "vitest";
import { PROVINCES } from "#content/places/provinces.ts";
import { placeOfHome } from "./place-of-home.server.ts";

test("the code of the municipality tells, whatever else is said", () => {
  expect(placeOfHome({ municipalityCode: "46250", province: "Sevilla", postalCode: "41003" })).toBe("ES-VC");
});

test.each([
  ["Sevilla", "ES-AN"],
  ["ALICANTE", "ES-VC"],
  ["Alacant", "ES-VC"],
  ["Gerona", "ES-CT"],
  ["La Coruña", "ES-GA"],
  ["Baleares", "ES-IB"],
  ["Vizcaya", "ES-PV"],
  ["Andalucía", "ES-AN"],
  ["Castilla y León", "ES-CL"],
])("the province %s lies in %s", (province, place) => {
  expect(placeOfHome({ country: "ES", province })).toBe(place);
});

test("every province of the table lies in one community", () => {
  expect(PROVINCES.filter(({ name }) => placeOfHome({ province: name }) === undefined)).toEqual([]);
});

test("a postal code tells by its first two digits, and only as five digits", () => {
  expect(placeOfHome({ postalCode: "41003" })).toBe("ES-AN");
  expect(placeOfHome({ postalCode: " 01001 " })).toBe("ES-PV");
  expect(placeOfHome({ postalCode: "4100" })).toBeUndefined();
  expect(placeOfHome({ postalCode: "99001" })).toBeUndefined();
});

test("of a province and a postal code that contradict each other none is believed", () => {
  expect(placeOfHome({ province: "Sevilla", postalCode: "46004" })).toBeUndefined();
  // Both in Andalucía.
  expect(placeOfHome({ province: "Sevilla", postalCode: "29001" })).toBe("ES-AN");
});

test("a town tells where its name is that of one province alone", () => {
  expect(placeOfHome({ town: "Dénia" })).toBe("ES-VC");
  expect(placeOfHome({ placeName: "Triana, Sevilla" })).toBe("ES-AN");
  // There is a Mieres in Asturias and one in Girona.
  expect(placeOfHome({ town: "Mieres" })).toBeUndefined();
});

test("a point tells by the outline of the province", () => {
  // The Giralda, the Teide, the port of Palma.
  expect(placeOfHome({ latitude: 37.3862, longitude: -5.9926 })).toBe("ES-AN");
  expect(placeOfHome({ latitude: 28.2723, longitude: -16.6425 })).toBe("ES-CN");
  expect(placeOfHome({ latitude: 39.5696, longitude: 2.6502 })).toBe("ES-IB");
  // Lisbon, and half a point.
  expect(placeOfHome({ latitude: 38.7223, longitude: -9.1393 })).toBeUndefined();
  expect(placeOfHome({ latitude: 37.3862 })).toBeUndefined();
});

test("abroad the country is the place where there is a table of its purchase costs", () => {
  expect(placeOfHome({ country: "MX", postalCode: "41003" })).toBe("MX");
  expect(placeOfHome({ country: "PT", latitude: 37.3862, longitude: -5.9926 })).toBeUndefined();
  expect(placeOfHome({})).toBeUndefined();
});
