import { expect, test } from "vitest";
import { telephoneHref, whatsAppNumber } from "./phone.ts";

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
