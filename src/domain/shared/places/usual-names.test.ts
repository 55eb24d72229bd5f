import { expect, test } from "vitest";
import { MUNICIPALITIES } from "#content/places/municipalities.server.ts";
import { PROVINCES } from "#content/places/provinces.ts";
import { CITIES } from "./city.ts";
import { readMunicipalities } from "./spanish-places.ts";
import { usualLocalityName, usualNamesOf, usualProvinceName, usualTownName } from "./usual-names.ts";

const TOWNS = readMunicipalities(MUNICIPALITIES);

test.each([
  ["03014", "Alacant/Alicante", "Alicante"],
  ["46250", "València", "Valencia"],
  ["12040", "Castelló de la Plana", "Castellón de la Plana"],
  ["12053", "Chilches/Xilxes", "Chilches"],
  ["20069", "Donostia/San Sebastián", "San Sebastián"],
  ["01059", "Vitoria-Gasteiz", "Vitoria-Gasteiz"],
  ["01036", "Laudio/Llodio", "Llodio"],
  ["01028", "Labastida/Bastida", "Labastida"],
  ["31201", "Pamplona/Iruña", "Pamplona"],
  ["31010", "Altsasu/Alsasua", "Alsasua"],
  ["07026", "Eivissa/Ibiza", "Ibiza"],
  ["17079", "Girona/Gerona", "Girona"],
  ["35016", "Las Palmas de Gran Canaria", "Las Palmas de Gran Canaria"],
  ["15030", "A Coruña", "A Coruña"],
  ["17901", "Cruïlles, Monells i Sant Sadurní de l'Heura", "Cruïlles, Monells i Sant Sadurní de l'Heura"],
])("%s is %s to INE, and %s to people", (code, official, usual) => {
  expect(usualTownName(code, official)).toBe(usual);
});

test("each of the 8,131 municipalities has one name, written forwards", () => {
  expect(TOWNS).toHaveLength(8131);
  const odd = TOWNS.filter(({ name }) => name.includes("/") || /, (L[oae]s?|El|A|O|Els|Les|Os|As|L')$/.test(name));
  expect(odd).toEqual([]);
});

test("each of the 131 double names is still found by both halves and as a whole", () => {
  const double = TOWNS.filter(({ otherNames }) => otherNames.some((name) => name.includes("/")));
  expect(double).toHaveLength(131);
  for (const { name, otherNames } of double) {
    const whole = otherNames.find((other) => other.includes("/"))!;
    expect(whole.split("/").filter((half) => half !== name && !otherNames.includes(half))).toEqual([]);
  }
});

// Letters and endings that only the other language has: a rule that took the wrong half would leave some.
test("no town of two names is left with its Basque or Valencian one", () => {
  const double = TOWNS.filter(({ otherNames }) => otherNames.some((name) => name.includes("/")));
  const foreign = double.filter(
    ({ code, name }) => !/^(17|25)/.test(code) && /[àèòçï]|tx|tz|^Xix|^Les |^Sant |^Els? P/.test(name),
  );
  expect(foreign.map(({ name }) => name)).toEqual([]);
});

test("the capitals are called as the pages of their cities call them", () => {
  const names = new Map(TOWNS.map(({ code, name }) => [code, name]));
  const cities = CITIES.flatMap((city) => (city.country === "ES" ? [city] : []));
  expect(cities).toHaveLength(52);
  expect(cities.filter(({ code, name }) => names.get(code) !== name)).toEqual([]);
});

test("the table of provinces has their usual names", () => {
  expect(usualProvinceName("01", "Araba/Álava")).toBe("Álava");
  expect(usualProvinceName("48", "Bizkaia")).toBe("Bizkaia");
  expect(PROVINCES.filter(({ code, name }) => name.includes("/") || usualProvinceName(code, name) !== name)).toEqual(
    [],
  );
});

test("a town that is no municipality has one name too", () => {
  expect(usualLocalityName("01051", "Agurain / Salvatierra")).toBe("Salvatierra");
  expect(usualLocalityName("31135", "Sangüesa/Zangoza")).toBe("Sangüesa");
  expect(usualLocalityName("04079", "Aguadulce")).toBe("Aguadulce");
});

test("another spelling and the double name mean the usual one; the other language alone, and a name of two towns, do not", () => {
  const usual = usualNamesOf([
    { name: "Jávea", otherNames: ["Xàbia/Jávea", "Xàbia"] },
    { name: "Sáda", otherNames: [] },
    { name: "Sada", otherNames: [] },
  ]);
  expect(Object.fromEntries(usual)).toEqual({ javea: "Jávea", "xabia javea": "Jávea" });
});
