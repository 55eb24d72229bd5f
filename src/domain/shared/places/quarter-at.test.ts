import { expect, test } from "vitest";
import { quarterAt, quarterPoints } from "./quarter-at.ts";

const TABLE = [
  "#mx-ciudad-de-mexico",
  "Cuauhtémoc\td\t19.43\t-99.15\t4000",
  "Roma Norte\tb\t19.42\t-99.16\t1000",
  "Condesa\tb\t19.41\t-99.17\t500",
  "#es-41091",
  "Triana\tb\t37.385\t-6.01\t800",
  "",
].join("\n");
const cities = quarterPoints(TABLE);
/** A kilometre to the north, in degrees. */
const KM = 1 / 111.195;

test("the table gives each city its neighbourhoods, without the districts above them", () => {
  expect([...cities.keys()]).toEqual(["mx-ciudad-de-mexico", "es-41091"]);
  expect(cities.get("mx-ciudad-de-mexico")).toEqual([
    { name: "Roma Norte", latitude: 19.42, longitude: -99.16, radiusM: 1000 },
    { name: "Condesa", latitude: 19.41, longitude: -99.17, radiusM: 500 },
  ]);
  expect(cities.get("es-41091")).toHaveLength(1);
});

test("a point lies in a neighbourhood up to a quarter more than its radius, and beyond it in none", () => {
  const at = (km: number) =>
    quarterAt({ country: "ES", municipalityCode: "41091", latitude: 37.385 + km * KM, longitude: -6.01 }, cities);
  expect(at(0)).toBe("Triana");
  // 1.25 times 800 m are a kilometre.
  expect(at(0.99)).toBe("Triana");
  expect(at(1.01)).toBeUndefined();
});

test("the nearest one in radii, not in metres: 600 m from a large one is nearer than 400 m from a small one", () => {
  const two = quarterPoints(`#es-41091\nPequeño\tb\t0\t0\t500\nGrande\tb\t${KM}\t0\t1000`);
  const between = (km: number) =>
    quarterAt({ country: "ES", municipalityCode: "41091", latitude: km * KM, longitude: 0 }, two);
  // 0.4 / 0.5 = 0.8 radii of the small one, 0.6 of the large one.
  expect(between(0.4)).toBe("Grande");
  // 0.3 / 0.5 = 0.6, 0.7 of the large one.
  expect(between(0.3)).toBe("Pequeño");
});

test("of two that are equally near the first of the table; a town is known by its code in Spain and by its name abroad", () => {
  const twice = quarterPoints("#es-41091\nUno\tb\t37\t-6\t800\nDos\tb\t37\t-6\t800");
  const seville = { country: "ES", latitude: 37, longitude: -6 };
  expect(quarterAt({ ...seville, municipalityCode: "41091" }, twice)).toBe("Uno");
  expect(quarterAt({ ...seville, municipalityCode: "41002" }, twice)).toBeUndefined();
  expect(quarterAt({ ...seville, town: "Sevilla" }, twice)).toBeUndefined();
  const roma = { latitude: 19.42, longitude: -99.16 };
  expect(quarterAt({ country: "MX", town: "CIUDAD DE MEXICO", ...roma }, cities)).toBe("Roma Norte");
  expect(quarterAt({ country: "MX", town: "Puebla", ...roma }, cities)).toBeUndefined();
  expect(quarterAt({ country: "MX", ...roma }, cities)).toBeUndefined();
  expect(quarterAt({ country: "CO", town: "Ciudad de México", ...roma }, cities)).toBeUndefined();
});

test("in Barcelona and Valencia the cells of their own table decide", () => {
  expect(
    quarterAt({ country: "ES", municipalityCode: "46250", latitude: 39.4615, longitude: -0.3738 }, new Map()),
  ).toBe("Russafa");
  expect(
    quarterAt({ country: "ES", municipalityCode: "46244", latitude: 39.4615, longitude: -0.3738 }, new Map()),
  ).toBeUndefined();
});
