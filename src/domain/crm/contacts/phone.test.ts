import { describe, expect, test } from "vitest";
import { emailOf, phoneOf } from "./phone.ts";

describe("a telephone number", () => {
  test.each([
    "612 345 678",
    "0034612345678",
    "+34 612345678",
    "(+34) 612-345-678",
    "34612345678",
    "Tel: 612.345.678",
    " 612345678 ",
  ])("written as %j is one", (typed) => expect(phoneOf(typed)).toBe("+34612345678"));

  test("one of another country keeps it; without it the agency's counts", () => {
    expect(phoneOf("+44 20 7946 0958")).toBe("+442079460958");
    expect(phoneOf("00 33 1 42 68 53 00")).toBe("+33142685300");
    expect(phoneOf("55 1234 5678", "MX")).toBe("+525512345678");
    expect(phoneOf("612 345 678", "xx")).toBe("+34612345678");
  });

  test.each(["", "no tengo", "12", "1".repeat(50)])("%j is no number", (typed) => expect(phoneOf(typed)).toBeNull());
});

test("an address is compared in lower case; other text is none", () => {
  expect(emailOf(" Ana.Soler@Casa.Example ")).toBe("ana.soler@casa.example");
  expect(emailOf("mailto:ana@casa.example")).toBe("ana@casa.example");
  for (const typed of [
    "",
    "ana",
    "ana@casa",
    "a b@casa.example",
    "ana@@casa.example",
    `${"a".repeat(260)}@casa.example`,
  ]) {
    expect(emailOf(typed)).toBeNull();
  }
});
