import { expect, test } from "vitest";
import { echoNumber } from "./number-echo.ts";

test("a grouped and decimal number is echoed as Spain writes it", () => {
  expect(echoNumber("1.250,5", "m²")).toBe("Leemos 1.250,5\u00a0m²");
  expect(echoNumber("1,250.5", "m²")).toBe("Leemos 1.250,5\u00a0m²");
});

test("one separator before three digits groups thousands, and the echo shows it", () => {
  expect(echoNumber("250,000", "€")).toBe("Leemos 250.000\u00a0€");
  expect(echoNumber("94,5", "m²")).toBe("Leemos 94,5\u00a0m²");
  expect(echoNumber("94.5")).toBe("Leemos 94,5");
});

test("many digits are echoed grouped even if nothing was interpreted", () => {
  expect(echoNumber("9k", "€")).toBe("Leemos 9.000\u00a0€");
  expect(echoNumber("342000", "€")).toBe("Leemos 342.000\u00a0€");
  expect(echoNumber("9999", "€")).toBeUndefined();
});

test("negative numbers get a true minus", () => {
  expect(echoNumber("-1.250,5")).toBe("Leemos \u22121.250,5");
});

test("an unambiguous number has no interpretation", () => {
  for (const typed of ["", "  ", "94", "3", "-2", "abc", "1.2.3", "12,"])
    expect(echoNumber(typed, "m²")).toBeUndefined();
});
