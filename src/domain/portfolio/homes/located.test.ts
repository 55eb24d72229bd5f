import { describe, expect, test } from "vitest";
import { askedOf, isOurs, type Located, precisionOf, waysToFind } from "./located.ts";

const found: Located = { precision: "calle", asked: "x", latitude: 39.47, longitude: -0.37 };
const at = (latitude: number, longitude: number) => ({ latitude, longitude });

describe("a point that was found", () => {
  test("is ours while it stands as we set it, and where there is none", () => {
    expect(isOurs({}, null)).toBe(true);
    expect(isOurs({}, found)).toBe(true);
    expect(isOurs(at(39.47, -0.37), found)).toBe(true);
    expect(isOurs(at(39.48, -0.37), found)).toBe(false);
    expect(isOurs(at(39.47, -0.38), found)).toBe(false);
    expect(isOurs(at(39.47, -0.37), null)).toBe(false);
  });

  test("has its precision; one that a person moved has none", () => {
    expect(precisionOf(at(39.47, -0.37), found)).toBe("calle");
    expect(precisionOf(at(39.48, -0.37), found)).toBeUndefined();
    expect(precisionOf({}, found)).toBeUndefined();
    expect(precisionOf(at(39.47, -0.37), null)).toBeUndefined();
  });

  test("that was looked for and not found is none until there is one", () => {
    const none: Located = { precision: "ninguno", asked: "x" };
    expect(precisionOf({}, none)).toBe("ninguno");
    expect(precisionOf(at(39.47, -0.37), none)).toBeUndefined();
  });
});

describe("ways to find a home", () => {
  test("the reference, the address with its town, the quarter with its town", () => {
    const ways = waysToFind({
      address: "Calle Colón 20",
      postalCode: "46004",
      town: "Valencia",
      locationDetail: "Russafa",
      cadastralReference: "9872023vh5797s0001wx",
    });
    expect(ways).toEqual({
      reference: "9872023VH5797S0001WX",
      address: "Calle Colón 20, 46004 Valencia",
      quarter: "Russafa, Valencia",
    });
    expect(askedOf(ways)).toBe("9872023VH5797S0001WX | Calle Colón 20, 46004 Valencia | Russafa, Valencia");
  });

  test("an address without a town is no way, nor is a reference with wrong control letters", () => {
    expect(waysToFind({ address: "Calle Colón 20", cadastralReference: "9872023VH5797S0001WZ" })).toEqual({});
    expect(waysToFind({ placeName: "Sevilla", town: "Sevilla" })).toEqual({ quarter: "Sevilla" });
    expect(askedOf({})).toBe(" |  | ");
  });
});
