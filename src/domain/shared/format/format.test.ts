import { expect, test } from "vitest";
import * as format from "./format.ts";

test("money, areas and percentages as the design guide writes them", () => {
  expect(format.formatMoney(342_000)).toBe("342.000\u00a0€");
  expect(format.formatMoney(1234.5, "EUR", 2)).toBe("1.234,50\u00a0€");
  expect(format.formatMoney(2_500_000, "MXN")).toBe("$2,500,000\u00a0MXN");
  expect(format.formatSignedMoney(-7900)).toBe("\u22127.900\u00a0€");
  expect(format.formatSignedMoney(8900)).toBe("+8.900\u00a0€");
  expect(format.formatSignedMoney(0.2)).toBe("0\u00a0€");
  expect(format.formatUnitPrice(3638)).toBe("3.638\u00a0€/m²");
  expect(format.formatArea(94.5)).toBe("94,5\u00a0m²");
  expect(format.formatPercent(0.068)).toBe("6,8\u00a0%");
  // A number that rounds to zero has no sign, whatever stands after the comma.
  expect(format.formatPercent(-0.00001, 2, 2)).toBe("0,00\u00a0%");
  expect(format.formatNumber(-0.4)).toBe("0");
  expect(format.formatMoney(-0.05, "EUR", 2)).toBe("\u22120,05\u00a0€");
  expect(format.formatDistance(418)).toBe("420\u00a0m");
  expect(format.formatDistance(1340)).toBe("1,3\u00a0km");
});

test.each<[string, string]>([
  [format.formatArea(94.56), "94,6 m²"],
  [format.formatArea(94.04), "94 m²"],
  [format.formatArea(1000), "1.000 m²"],
  [format.formatPercent(0.06849), "6,8 %"],
  [format.formatPercent(0.0685), "6,9 %"],
  [format.formatPercent(0.068_49, 2), "6,85 %"],
  [format.formatPercent(0.07, 1, 1), "7,0 %"],
  [format.formatPercent(-0.068), "−6,8 %"],
  [format.formatUnitPrice(13.94), "14 €/m²"],
  [format.formatUnitPrice(13.94, "EUR", 1), "13,9 €/m²"],
  [format.formatUnitPrice(45_000, "MXN"), "$45,000 MXN/m²"],
  [format.formatMoney(999.6), "1.000 €"],
  [format.formatMoney(-342, "MXN"), "−$342 MXN"],
  [format.formatSignedMoney(0.5), "+1 €"],
  [format.formatSignedMoney(0.004, "EUR", 2), "0,00 €"],
  [format.formatSignedMoney(0.006, "EUR", 2), "+0,01 €"],
  [format.formatSignedMoney(0), "0 €"],
  [format.formatMillions(1_254_000, "EUR"), "1,25 M €"],
  [format.formatMillions(1_256_000, "EUR"), "1,26 M €"],
  [format.formatMillions(2_000_000, "EUR"), "2 M €"],
  [format.formatMillions(1_250_000, "MXN"), "$1.25 M MXN"],
  [format.formatNumber(1234.56), "1.235"],
  [format.formatNumber(1234.56, 1), "1.234,6"],
  [format.formatNumber(1234, 2, 1), "1.234,0"],
  [format.formatNumber(1e21), "1.000.000.000.000.000.000.000"],
  [format.formatNumber(Number.POSITIVE_INFINITY), "∞"],
  [format.formatDistance(4), "0 m"],
  [format.formatDistance(5), "10 m"],
  [format.formatDistance(994), "990 m"],
  // Ten metres more are a kilometre, and never «1.000 m».
  [format.formatDistance(995), "1 km"],
  [format.formatDistance(1000), "1 km"],
  [format.formatDistance(1349), "1,3 km"],
  [format.formatDistance(1350), "1,4 km"],
])("%s is written so", (written, expected) => expect(written.replaceAll("\u00a0", " ")).toBe(expected));

test("dates are those of the text, in any time zone", () => {
  expect(format.formatDate("2025-11-14")).toBe("14 de noviembre de 2025");
  expect(format.formatMonth("2025-11-01")).toBe("nov 2025");
  expect(format.formatMonth("2025-11")).toBe("nov 2025");
});

test("days and months are written as the platform's calendar writes them, in Madrid", () => {
  const long = new Intl.DateTimeFormat("es-ES", { dateStyle: "long", timeZone: "Europe/Madrid" });
  const short = new Intl.DateTimeFormat("es-ES", { month: "short", year: "numeric", timeZone: "Europe/Madrid" });
  for (let at = Date.UTC(2023, 11, 30, 22, 30); at < Date.UTC(2025, 0, 3); at += 3_600_000 * 5) {
    const instant = new Date(at).toISOString();
    expect(format.formatDate(instant)).toBe(long.format(at));
    expect(format.formatMonth(instant)).toBe(short.format(at));
    const day = instant.slice(0, 10);
    expect(format.formatDate(day)).toBe(long.format(Date.parse(`${day}T12:00:00Z`)));
  }
  // Half past eleven at night in London is the next day in Madrid.
  expect(format.formatDate("2025-12-31T23:30:00Z")).toBe("1 de enero de 2026");
  expect(format.formatDate("2025-11")).toBe("15 de noviembre de 2025");
  expect(() => format.formatDate("2025-13-01")).toThrow(RangeError);
  expect(() => format.formatDate("2025-11-32")).toThrow(RangeError);
});
