import { expect, test } from "vitest";
import { heardApart, toldApart } from "./told-apart.ts";

test("attributes asked apart have the names of the forms", () => {
  expect(
    toldApart({
      terraceAreaM2: 12,
      plotAreaM2: 300,
      furnishing: "si",
      hasLift: true,
      communityFee: 80,
      propertyTax: 312.5,
    }),
  ).toEqual({
    terraceAreaM2: 12,
    plotAreaM2: 300,
    isFurnished: true,
    communityFee: 80,
    propertyTax: 312.5,
  });
  expect(toldApart({ furnishing: "no" })).toEqual({ isFurnished: false });
});

test("no terrace and furniture in part are left out", () => {
  expect(toldApart({ terraceAreaM2: 0, furnishing: "parcial" })).toEqual({});
  expect(toldApart({})).toEqual({});
});

test("attributes that a tool was told apart come back under the names of the portfolio, and nothing else does", () => {
  expect(heardApart({ communityFee: 70, terraceAreaM2: 12, isFurnished: false, seed: 5, views: "el mar" })).toEqual({
    communityFee: 70,
    terraceAreaM2: 12,
    furnishing: "no",
  });
  expect(heardApart({ isFurnished: true })).toEqual({ furnishing: "si" });
  expect(heardApart({})).toEqual({});
});
