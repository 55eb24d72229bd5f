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
