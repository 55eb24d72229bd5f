import { expect, test } from "vitest";
import { placed } from "./placed-home.server.ts";

test("a town's name alone brings its code and its province", () =>
  expect(placed({ country: "ES", town: "Gandía" })).toEqual({
    found: { kind: "found", code: "46131" },
    municipalityCode: "46131",
    town: "Gandía",
    province: "Valencia",
  }));

test("a name that several towns have stays open, with what was said", () =>
  expect(placed({ country: "ES", town: "Torrent" })).toEqual({
    found: { kind: "open", reason: "ambiguous" },
    town: "Torrent",
  }));

test.each([
  ["Barcelona", 41.4037, 2.1744, "La Sagrada Família"],
  ["València", 39.4612, -0.3737, "Russafa"],
  ["Madrid", 40.4062, -3.7022, "Embajadores"],
])("a point of %s lies in its neighbourhood", (town, latitude, longitude, quarter) =>
  expect(placed({ country: "ES", town, latitude, longitude })).toMatchObject({ quarter }),
);

test.each([
  ["Ruzafa", "Russafa"],
  ["Ruzafa, Valencia", "Russafa"],
  ["Barrio de Ruzafa", "Russafa"],
  ["El Cabañal", "El Cabanyal-El Canyamelar"],
  ["Ayora", "Aiora"],
  ["San Antonio", "Sant Antoni"],
  ["Ensanche", "L'Eixample"],
])("«%s» of Valencia is %s, as searches call it", (quarter, name) =>
  expect(placed({ country: "ES", town: "Valencia", postalCode: "46006", quarter }).quarter).toBe(name),
);

test("the point tells the quarter where the sender names a district or a name of their own", () => {
  const russafa = { country: "ES", town: "València", latitude: 39.4612, longitude: -0.3737 };
  expect(placed({ ...russafa, quarter: "Eixample" }).quarter).toBe("Russafa");
  expect(placed({ ...russafa, quarter: "Junto al mercado" }).quarter).toBe("Russafa");
  expect(placed({ ...russafa, quarter: "Benimaclet" }).quarter).toBe("Benimaclet");
});

test("the sender's name of the neighbourhood stays, without the town behind it; the town is none", () => {
  const seville = { country: "ES", town: "Sevilla", latitude: 37.3826, longitude: -6.0029 };
  expect(placed({ ...seville, quarter: "Triana, Sevilla" }).quarter).toBe("Triana");
  expect(placed({ country: "ES", town: "Gandía", quarter: "Gandía" }).quarter).toBeUndefined();
});

test("abroad a city's name finds its neighbourhoods, and no municipality of Spain", () =>
  expect(placed({ country: "AR", town: "Buenos Aires", latitude: -34.6212, longitude: -58.3731 })).toMatchObject({
    found: { kind: "open", reason: "unknown" },
    quarter: "San Telmo",
  }));
