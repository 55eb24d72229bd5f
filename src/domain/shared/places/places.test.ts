import { expect, test } from "vitest";
import { nearestNeighbourhood } from "./nearest.ts";
import { NEIGHBOURHOODS } from "./neighbourhoods.ts";
import { officialValue, readUnitPrices } from "./official-value.ts";
import { distanceM } from "./place.ts";

test("one degree of latitude is 111.2 km; Barcelona to Valencia some 303 km", () => {
  expect(distanceM({ latitude: 40, longitude: 2 }, { latitude: 41, longitude: 2 })).toBeCloseTo(111_195, 0);
  const away = distanceM({ latitude: 41.3874, longitude: 2.1686 }, { latitude: 39.4699, longitude: -0.3763 });
  expect(away).toBeGreaterThan(300_000);
  expect(away).toBeLessThan(306_000);
});

test("points opposite on the globe are half its circumference apart, whatever arithmetic leaves: π · 6,371 km = 20,015 km", () => {
  for (let latitude = -89; latitude <= 89; latitude += 0.7)
    for (const longitude of [-179.3, -60.1, 0, 2.17])
      expect(
        distanceM({ latitude, longitude }, { latitude: -latitude, longitude: longitude + 180 }) / 1_000,
      ).toBeCloseTo(20_015, -1);
});

test("every neighbourhood is nearest to its own point", () => {
  expect(NEIGHBOURHOODS).toHaveLength(142);
  for (const { id, latitude, longitude } of NEIGHBOURHOODS)
    expect(nearestNeighbourhood(latitude, longitude)?.id).toBe(id);
});

test("outside the two cities, or over their border, the answer is undefined", () => {
  expect(nearestNeighbourhood(40.4168, -3.7038)).toBeUndefined();
  // Collblanc lies in L'Hospitalet (08101), a few streets from Sants - Badal.
  expect(nearestNeighbourhood(41.3751, 2.1193)?.city).toBe("barcelona");
  expect(nearestNeighbourhood(41.3751, 2.1193, "08101")).toBeUndefined();
});

const tables = {
  byMunicipality: readUnitPrices("08019 4540\n46250 2849.4"),
  byProvince: readUnitPrices("08 3119\n01 2443.9"),
};

test("a municipality has its own official value, a small one its province's, with its mark", () => {
  expect(officialValue(tables, "08019")).toMatchObject({ level: "municipio", unitPrice: 4540, mark: "por-comprobar" });
  expect(officialValue(tables, "08001")).toMatchObject({ level: "provincia", code: "08", unitPrice: 3119 });
  expect(officialValue(tables, "01")).toMatchObject({ level: "provincia", unitPrice: 2443.9 });
  expect(officialValue(tables, "99999")).toBeUndefined();
});
