import { expect, test } from "vitest";
import { shownPhone, whatsAppHref } from "./ways-to-reach.ts";

test("Spanish numbers are shown as they are said", () => {
  expect(shownPhone("+34612345678")).toBe("612\u00a0345\u00a0678");
  expect(shownPhone("+33612345678")).toBe("+33612345678");
});

test("a landline has no WhatsApp", () => {
  expect(whatsAppHref("+34612345678")).toBe("https://wa.me/34612345678");
  expect(whatsAppHref("+34963123456")).toBeNull();
});
