import { describe, expect, test } from "vitest";
import {
  detectRegion,
  hasRegions,
  pathInRegion,
  priceIn,
  type RegionClues,
  regionOfPath,
  withoutRegion,
} from "./region.ts";

const nobody: RegionClues = { saved: null, path: "/precios", country: null, browserLanguage: "de-DE" };

describe("detection, in its order", () => {
  test.each<[string, Partial<RegionClues>, string]>([
    ["a saved choice wins over everything", { saved: "default", path: "/latam/precios", country: "ES" }, "default"],
    ["a stored word that is no region is ignored", { saved: "marte", country: "ES" }, "es"],
    ["the prefix wins over the country", { path: "/latam/precios", country: "ES" }, "latam"],
    ["the bare prefix counts too", { path: "/es" }, "es"],
    ["/estudio is no prefix", { path: "/estudio" }, "default"],
    ["Spain", { country: "ES" }, "es"],
    ["Mexico", { country: "MX", browserLanguage: "en-US" }, "latam"],
    ["Puerto Rico", { country: "PR" }, "latam"],
    ["Germany with a Spanish browser", { country: "DE", browserLanguage: "es-MX" }, "es"],
    ["Germany", { country: "DE" }, "default"],
    ["lookup failed, es-ES", { browserLanguage: "es-ES" }, "es"],
    ["lookup failed, es-AR", { browserLanguage: "es-AR" }, "latam"],
    ["lookup failed, plain es is neither", { browserLanguage: "es" }, "default"],
    ["lookup failed, English", { browserLanguage: "en-GB" }, "default"],
  ])("%s", (_name, clues, region) => {
    expect(detectRegion({ ...nobody, ...clues })).toBe(region);
  });
});

test("prefixes are stripped before one is added", () => {
  expect(withoutRegion("/latam/precios?x=1")).toBe("/precios?x=1");
  expect(withoutRegion("/es/")).toBe("/");
  expect(withoutRegion("/es?x=1")).toBe("/?x=1");
  expect(withoutRegion("/estudio")).toBe("/estudio");
  expect(pathInRegion("/latam/precios", "es")).toBe("/es/precios");
  expect(pathInRegion("/es/precios#preguntas", "default")).toBe("/precios#preguntas");
  expect(pathInRegion("/", "latam")).toBe("/latam");
  expect(pathInRegion("/?utm_source=a", "latam")).toBe("/latam?utm_source=a");
  expect(regionOfPath("/latam/")).toBe("latam");
});

test("private addresses have no prefix", () => {
  expect(pathInRegion("/dashboard/profile", "es")).toBe("/dashboard/profile");
  expect(pathInRegion("/auth?reset=true", "latam")).toBe("/auth?reset=true");
  expect(hasRegions("/plantillas")).toBe(true);
  expect(hasRegions("/plantillas/7")).toBe(false);
});

test("dollars are euros by 1.1, rounded", () => {
  expect(priceIn("latam", 29)).toBe(32);
  expect(priceIn("latam", 790)).toBe(869);
  expect(priceIn("es", 29)).toBe(29);
  expect(priceIn("default", 199)).toBe(199);
});
