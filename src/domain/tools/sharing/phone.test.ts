import { expect, test } from "vitest";
import { shownNumber, telephoneHref, whatsAppNumber } from "./phone.ts";

test("a number to call", () => {
  expect(telephoneHref("+34 612 34 56 78")).toBe("tel:+34612345678");
  expect(telephoneHref("(963) 12-34-56")).toBe("tel:963123456");
});

test.each([
  ["612 345 678", "34612345678"],
  ["+34 712-345-678", "34712345678"],
  ["0034612345678", "34612345678"],
  ["+52 55 1234 5678", "525512345678"],
  // No mobile, or of an unknown country.
  ["963 123 456", null],
  ["+34 963 123 456", null],
  ["55 1234 5678", null],
  ["ext. 12", null],
])("%s on WhatsApp", (phone, number) => expect(whatsAppNumber(phone)).toBe(number));

test.each([
  ["612345789", "612\u00a0345\u00a0789"],
  ["+34 96 341 23 45", "963\u00a0412\u00a0345"],
  ["+52 55 1234 5678", "+52 55 1234 5678"],
  ["902", "902"],
])("a client reads %s as %s", (typed, shown) => {
  expect(shownNumber(typed)).toBe(shown);
});
