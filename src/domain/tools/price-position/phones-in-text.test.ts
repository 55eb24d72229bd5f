import { expect, test } from "vitest";
import { phonesIn } from "./phones-in-text.ts";

test("numbers as adverts write them, each once", () => {
  expect(phonesIn("Llama al 600 11 22 33 o al +34 955-123-456. WhatsApp: 600 11 22 33.")).toEqual([
    "600 11 22 33",
    "+34 955-123-456",
  ]);
});

test.each(["320.000 €", "1.250.000.000 euros", "Ref. 20261", "95 m²", "A 600 m del metro, 3 hab."])(
  "«%s» holds none",
  (text) => {
    expect(phonesIn(text)).toEqual([]);
  },
);

test("five at most", () => {
  const many = Array.from({ length: 9 }, (_, i) => `60011220${i}`).join("; ");
  expect(phonesIn(many)).toHaveLength(5);
});
