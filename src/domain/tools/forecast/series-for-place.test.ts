import { expect, test } from "vitest";
import { SHIPPED_SERIES } from "../market/shipped-series.ts";
import { seriesChoice } from "./series-for-place.ts";

test("a place gets its narrowest series that has values enough", () => {
  const spain = seriesChoice("ES-VC", "EUR");
  expect(spain.source).toBe("oficial");
  if (spain.source === "oficial") {
    const { points, mark } = SHIPPED_SERIES[spain.series];
    expect(points.length).toBeGreaterThanOrEqual(8);
    expect(mark).not.toBe("por-comprobar");
  }
  expect(seriesChoice("MX", "MXN")).toEqual({ source: "oficial", series: "bis-mx" });
});

test("where nobody publishes one, and for another currency, one's own is asked for", () => {
  expect(seriesChoice("UY", "USD")).toEqual({ source: "propia", ownPrices: "otro", currency: "USD" });
  expect(seriesChoice("otro", "EUR")).toMatchObject({ source: "propia" });
  expect(seriesChoice("PE", "USD")).toMatchObject({ source: "propia" });
});
