import { expect, test } from "vitest";
import { type TownTables, townOfHome } from "./town-of-home.ts";

const TABLES: TownTables = {
  townNames: new Map([
    ["46250", "Valencia"],
    ["46110", "Chiva"],
    ["08019", "Barcelona"],
  ]),
  provinceNames: new Map([
    ["46", "Valencia"],
    ["08", "Barcelona"],
  ]),
  towns: new Map([
    ["valencia", "46250"],
    ["barcelona", "08019"],
  ]),
  provinces: new Map([
    ["valencia", "46"],
    ["barcelona", "08"],
  ]),
  usualNames: new Map([
    ["valencia", "Valencia"],
    ["alacant alicante", "Alicante"],
  ]),
  townOfPostalCode: (code) => ({ "46006": "46250", "46370": "46110" })[code],
  townAt: (latitude) => (latitude > 41 ? "08019" : "46110"),
};

test.each([
  ["a code of the municipality", { municipalityCode: "46250" }, "Valencia", "Valencia"],
  ["the end of the place's name", { placeName: "Russafa, València" }, "Valencia", "Valencia"],
  ["a postal code", { postalCode: " 46370 " }, "Chiva", "Valencia"],
  ["a point", { latitude: 41.38, longitude: 2.17 }, "Barcelona", "Barcelona"],
  ["the town, for the province", { town: "Barcelona" }, "Barcelona", "Barcelona"],
  [
    "the postal code, for the province of a part of a town",
    { town: "El Perelló", postalCode: "46006" },
    "El Perelló",
    "Valencia",
  ],
])("%s tells town and province", (_, home, town, province) => {
  expect(townOfHome(home, TABLES)).toEqual({ town, province });
});

test("the code wins over the point, and what the file says over all", () => {
  expect(townOfHome({ municipalityCode: "46250", latitude: 41.38, longitude: 2.17 }, TABLES).town).toBe("Valencia");
  expect(townOfHome({ town: "Gandía", province: "Valencia (VLC)", postalCode: "46370" }, TABLES)).toEqual({
    town: "Gandía",
    province: "Valencia (VLC)",
  });
});

test("names of the file get their usual spelling, in Spain alone", () => {
  const shown = { town: "Alacant/Alicante", province: "València" };
  expect(townOfHome(shown, TABLES)).toEqual({ town: "Alicante", province: "Valencia" });
  expect(townOfHome({ ...shown, country: "VE" }, TABLES)).toEqual(shown);
  expect(townOfHome({ town: "VALENCIA", postalCode: "46006" }, TABLES)).toEqual({
    town: "Valencia",
    province: "Valencia",
  });
});

test("a town of another province than the file's is not taken; the next way may know", () => {
  expect(townOfHome({ province: "Valencia", municipalityCode: "08019" }, TABLES)).toEqual({ province: "Valencia" });
  expect(townOfHome({ province: "Valencia", municipalityCode: "08019", postalCode: "46006" }, TABLES)).toEqual({
    town: "Valencia",
    province: "Valencia",
  });
});

test("nothing is guessed abroad, from half a point and from unknown codes", () => {
  expect(townOfHome({ country: "MX", municipalityCode: "46250" }, TABLES)).toEqual({});
  expect(townOfHome({ latitude: 41.38 }, TABLES)).toEqual({});
  expect(townOfHome({ municipalityCode: "99999", postalCode: "28x" }, TABLES)).toEqual({});
});
