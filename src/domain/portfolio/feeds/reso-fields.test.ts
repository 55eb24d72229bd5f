import { expect, test } from "vitest";
import { MONEY_OF, RESO_AREAS, RESO_PER_YEAR } from "./reso-fields.ts";

test("units of area in square metres: a foot is 0.3048 m, an acre 43,560 square feet, a hectare a hundred metres square", () => {
  expect(Object.keys(RESO_AREAS)).toEqual(["squaremeters", "squarefeet", "acres", "hectares"]);
  expect(RESO_AREAS.squaremeters).toBe(1);
  expect(RESO_AREAS.squarefeet).toBeCloseTo(0.092903, 6);
  expect(RESO_AREAS.acres).toBeCloseTo(43_560 * 0.092_903_04, 4);
  expect(RESO_AREAS.hectares).toBe(100 * 100);
});

test("payments in a year", () =>
  expect(RESO_PER_YEAR).toEqual({
    annually: 1,
    semiannually: 2,
    quarterly: 4,
    bimonthly: 6,
    monthly: 12,
    semimonthly: 24,
    biweekly: 26,
    weekly: 52,
    daily: 365,
  }));

test("money by country, in the order of the feeds that came", () =>
  expect(Object.entries(MONEY_OF).map((pair) => pair.join(" "))).toEqual(
    "US USD,CA CAD,MX MXN,ES EUR,PT EUR,CO COP,AR ARS,CL CLP,PE PEN,UY UYU,DO DOP,EC USD,SV USD,PA USD,PR USD,CR CRC,GT GTQ,BO BOB,PY PYG".split(
      ",",
    ),
  ));
