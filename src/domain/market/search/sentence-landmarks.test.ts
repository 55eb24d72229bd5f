import { describe, expect, test } from "vitest";
import { PLACE_FINDER } from "#server/tools/places/place-finder.server.ts";
import { readArea } from "./market-area.ts";
import { readSentence } from "./read-sentence.ts";

const read = (text: string) => {
  const { filter, notUnderstood } = readSentence(text, PLACE_FINDER);
  const { area, places, types, builtAreaM2 } = filter;
  const circle = area?.kind === "circulo" ? [area.name, area.radiusM] : null;
  return {
    circle,
    places: places.map(({ name }) => name),
    types,
    area: [builtAreaM2.min, builtAreaM2.max],
    notUnderstood,
  };
};

describe("buildings, squares and streets that everybody knows", () => {
  test.each<[string, [name: string, radiusM: number]]>([
    ["cerca de la Giralda", ["la Giralda", 1000]],
    ["piso junto al estadio Bernabéu", ["el Santiago Bernabéu", 1000]],
    ["piso junto al Bernabéu, Madrid", ["el Santiago Bernabéu", 1000]],
    ["piso cerca del estadio de la Romareda", ["la Romareda", 1000]],
    ["cerca de la Plaza del Pilar", ["la Plaza del Pilar", 1000]],
    // A distance in front of it, and behind it.
    ["a 300 metros de la Plaza de Castilla", ["la Plaza de Castilla", 300]],
    ["cerca del Retiro a 500 metros", ["el Retiro", 500]],
    ["cerca del Retiro, a no más de 1,5 km", ["el Retiro", 1500]],
    // Ten minutes on foot of 80 m each.
    ["a 10 minutos andando de Nuevos Ministerios", ["Nuevos Ministerios", 800]],
    ["cerca de Larcomar, a 5 minutos a pie", ["Larcomar", 400]],
    // Streets and squares have homes on them.
    ["piso en la Gran Vía", ["la Gran Vía", 500]],
    ["local en la calle Larios", ["la calle Larios", 500]],
  ])("%s", (text, circle) =>
    expect(read(text)).toMatchObject({ circle, places: [], area: [null, null], notUnderstood: [] }),
  );

  test("a stadium is no misspelt studio", () => {
    expect(read("piso junto al estadio Bernabéu").types).toEqual(["piso"]);
  });

  test("a name of several cities is that of the city in the sentence; without one it is told", () => {
    expect(read("piso cerca de la Plaza de España, Sevilla")).toMatchObject({
      circle: ["la Plaza de España", 1000],
      places: [],
    });
    const circles = ["Sevilla", "Zaragoza"].map(
      (city) => readSentence(`cerca de la plaza de España en ${city}`, PLACE_FINDER).filter.area,
    );
    // Zaragoza lies four degrees north of Seville.
    expect(circles.map((circle) => circle?.kind === "circulo" && Math.round(circle.latitude))).toEqual([37, 42]);
    expect(read("piso cerca de la Plaza Mayor")).toMatchObject({
      circle: null,
      notUnderstood: ["cerca de la Plaza Mayor"],
    });
  });

  test("a way to something that no table has is told, and is no area", () => {
    expect(read("piso a 500 metros del metro").area).toEqual([null, null]);
    expect(read("piso a 500 metros del metro").notUnderstood).toEqual(["a 500"]);
    expect(read("superficie superior a 90 metros").area).toEqual([90, null]);
    expect(read("de 80 a 100 metros").area).toEqual([80, 100]);
  });
});

describe("near a place", () => {
  test.each<[string, [name: string, radiusM: number]]>([
    ["cerca de Ruzafa", ["Russafa", 1000]],
    ["cerca de Ruzafa, a 400 metros", ["Russafa", 400]],
    // A town with fewer than 100,000 people, and a city with more: a drive of some minutes.
    ["casa cerca de Jaca", ["Jaca", 5000]],
    ["casa cerca de Salamanca", ["Salamanca", 10_000]],
  ])("%s", (text, circle) => expect(read(text).circle).toEqual(circle));
});

test("the address of a circle may name its middle", () => {
  const circle = { kind: "circulo", latitude: 37.386, longitude: -5.992, radiusM: 1000 };
  expect(readArea("circulo:37.386,-5.992,1000:la Giralda")).toEqual({ ...circle, name: "la Giralda" });
  expect(readArea("circulo:37.386,-5.992,1000")).toEqual(circle);
  expect(readArea("circulo:37.386,-5.992,1000:")).toEqual(circle);
});
