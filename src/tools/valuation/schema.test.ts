import { describe, expect, test } from "vitest";
import { MAX_PASTED_LENGTH } from "#domain/shared/listing/parse-listings.ts";
import { MAX_COMPARABLES_TEXT } from "#domain/tools/valuation/placed-home.ts";
import { valuationInput } from "./schema.ts";
import { valuation } from "./tool.ts";

const home = { builtAreaM2: "76", latitude: "41,4036", longitude: "2,1561" };

/** `path: message` of each issue. */
function issuesOf(input: unknown): string[] {
  const parsed = valuationInput.safeParse(input);
  return parsed.success ? [] : parsed.error.issues.map(({ path, message }) => `${path.join(".")}: ${message}`);
}

describe("valuation input", () => {
  test("a home with area and position is enough; the rest has defaults or is unknown", () => {
    const parsed = valuationInput.parse({ home });
    expect(parsed.home).toMatchObject({ type: "piso", operation: "venta", country: "ES", currency: "EUR" });
    expect(parsed.home.latitude).toBe(41.4036);
    expect(parsed.home.hasLift).toBeUndefined();
    expect(parsed.removedIds).toEqual([]);
    expect(parsed.useNearby).toBeUndefined();
  });

  test("area 0 says the bounds at its field", () => {
    expect(issuesOf({ home: { ...home, builtAreaM2: "0" } })).toEqual([
      "home.builtAreaM2: Introduce una superficie entre 15 y 2.000 m²",
    ]);
  });

  test("without a point the message stands at the latitude, together with the other fields'", () => {
    expect(issuesOf({ home: { builtAreaM2: "" } })).toEqual([
      "home.latitude: Elige un lugar o marca el punto en el mapa",
      "home.longitude: Falta la longitud",
      "home.builtAreaM2: Introduce una superficie entre 15 y 2.000 m²",
    ]);
  });

  test("blank coordinates are missing, not the point 0, 0", () => {
    expect(issuesOf({ home: { ...home, latitude: "", longitude: " " } })[0]).toBe(
      "home.latitude: Elige un lugar o marca el punto en el mapa",
    );
  });

  test("a latitude beyond the pole names its bounds", () => {
    expect(issuesOf({ home: { ...home, latitude: "95" } })).toEqual(["home.latitude: La latitud va de −90 a 90"]);
  });

  test("the usable area may not pass the built one", () => {
    expect(issuesOf({ home: { ...home, usableAreaM2: "80" } })).toEqual([
      "home.usableAreaM2: La superficie útil no puede superar la construida",
    ]);
  });

  test("a paste of more than a megabyte is refused, by the limit of the reader", () => {
    expect(MAX_COMPARABLES_TEXT).toBe(MAX_PASTED_LENGTH);
    expect(issuesOf({ home, comparablesText: "x".repeat(MAX_PASTED_LENGTH + 1) })).toEqual([
      "comparablesText: El texto pasa de 1 MB. Pega menos filas.",
    ]);
  });

  test("the example is valid", () => {
    expect(issuesOf(valuation.example)).toEqual([]);
  });
});
