import { expect, test } from "vitest";
import { optionalLatitude, optionalLongitude, parseDegrees } from "./degrees.ts";
import { refusal } from "./refusals.test-data.ts";

test.each([
  ["37.391", 37.391],
  ["-5.975", -5.975],
  ["−5,975", -5.975],
  ["41,3851", 41.3851],
  ["41", 41],
  ["3,70 O", -3.7],
  ["33.45° S", -33.45],
  ["0", 0],
])("%s are %s degrees", (typed, degrees) => {
  expect(parseDegrees(typed)).toBe(degrees);
});

test.each(["", "norte", "1.234.567", "37.391,5", "4100", "37.391 39.2", "1".repeat(65)])(
  "%j is no figure of degrees",
  (typed) => {
    expect(parseDegrees(typed)).toBeUndefined();
  },
);

test("a field takes text and number, and a blank is unknown", () => {
  expect(optionalLatitude().parse("37.391")).toBe(37.391);
  expect(optionalLongitude().parse(-5.975)).toBe(-5.975);
  expect(optionalLongitude().parse(" ")).toBeUndefined();
  expect(optionalLatitude().parse(null)).toBeUndefined();
});

test("degrees beyond a pole or the date line are refused", () => {
  expect(refusal(optionalLatitude(), "90")).toBeNull();
  expect(refusal(optionalLatitude(), "90.001")).toBe("La latitud va de −90 a 90");
  expect(refusal(optionalLongitude(), "-180.5")).toBe("La longitud va de −180 a 180");
  expect(refusal(optionalLongitude(), "oeste")).toBe("La longitud va de −180 a 180");
  expect(refusal(optionalLongitude(), [2])).toBe("La longitud va de −180 a 180");
});
