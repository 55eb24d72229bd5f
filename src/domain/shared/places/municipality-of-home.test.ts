import { describe, expect, test } from "vitest";
import { allCodesByName, type MunicipalityTables, municipalityOfHome } from "./municipality-of-home.ts";

const TOWNS = [
  { code: "46250", name: "Valencia", otherNames: ["València"] },
  { code: "46244", name: "Torrent", otherNames: [] },
  { code: "17197", name: "Torrent", otherNames: [] },
  { code: "16263", name: "Villarejo", otherNames: [] },
  { code: "46235", name: "Sueca", otherNames: [] },
];
const TABLES: MunicipalityTables = {
  names: new Map(TOWNS.map(({ code, name }) => [code, name])),
  codesOfName: allCodesByName(TOWNS),
  provinces: new Map([
    ["valencia", "46"],
    ["girona", "17"],
    ["cuenca", "16"],
  ]),
  ofPostalCode: (code) => ({ "46900": "46244", "46420": "46235", "17123": "17197" })[code],
  at: (latitude) => (latitude > 41 ? "17197" : latitude > 39 ? "46235" : undefined),
};
const code = (home: Parameters<typeof municipalityOfHome>[0]) => {
  const found = municipalityOfHome(home, TABLES);
  return found.kind === "found" ? found.code : found.reason;
};

describe("the municipality of a home follows", () => {
  test.each([
    ["from its code", { municipalityCode: "46250", town: "Torrent" }, "46250"],
    ["from its town's name, in any language", { town: "VALÈNCIA" }, "46250"],
    ["from a name that two towns have, by the province", { town: "Torrent", province: "Girona" }, "17197"],
    ["… by the postal code", { town: "Torrent", postalCode: "46900" }, "46244"],
    ["… by the first digits of a postal code that no table has", { town: "Torrent", postalCode: "17999" }, "17197"],
    ["… by the point", { town: "Torrent", latitude: 41.9, longitude: 3.1 }, "17197"],
    ["… by the province in its name", { town: "Torrent (Valencia)" }, "46244"],
    ["from the end of the place's name", { placeName: "El Perelló, Sueca" }, "46235"],
    [
      "from the point, of a village that is no municipality",
      { town: "El Mareny", latitude: 39.2, longitude: 0 },
      "46235",
    ],
    ["from the postal code alone", { postalCode: " 46420 " }, "46235"],
  ])("%s", (_, home, expected) => expect(code(home)).toBe(expected));

  test.each([
    ["a code that no table has, and nothing else", { municipalityCode: "99999" }, "unknown"],
    ["a name of two towns and nothing that tells which", { town: "Torrent" }, "ambiguous"],
    [
      "a town of another province than the one that is named",
      { town: "Valencia", province: "Cuenca" },
      "contradictory",
    ],
    ["a town of another province than its postal code", { town: "Sueca", postalCode: "17123" }, "contradictory"],
    [
      "a point in another province than the postal code",
      { postalCode: "46420", latitude: 41.9, longitude: 3 },
      "contradictory",
    ],
    ["a town abroad of the same name", { town: "Valencia", country: "VE" }, "unknown"],
  ])("it stays open with %s", (_, home, reason) => expect(code(home)).toBe(reason));
});
