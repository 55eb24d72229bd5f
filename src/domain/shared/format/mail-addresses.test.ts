import { describe, expect, test } from "vitest";
import { mailAddressesIn, withoutMailAddresses } from "./mail-addresses.ts";

const LETTERS = { local: /[a-z0-9._-]/i, domain: /[a-z0-9-]+(?:\.[a-z0-9-]+)+/iy };
const found = (text: string) => mailAddressesIn(text, LETTERS).map((one) => one.text);

describe("addresses in a text", () => {
  test.each([
    ["Escribe a ana.ruiz@casa.example.", ["ana.ruiz@casa.example"]],
    ["a@b.es,c@d.es", ["a@b.es", "c@d.es"]],
    ["<a@b.es><c@d.es>", ["a@b.es", "c@d.es"]],
    ["@casa.example", []],
    ["ana@casa", []],
    ["ana@", []],
    ["ana@@casa.example", []],
    ["", []],
  ])("«%s» has %j", (text, addresses) => expect(found(text)).toEqual(addresses));

  test("are told with their places", () =>
    expect(mailAddressesIn("De: a@b.es", LETTERS)).toEqual([{ start: 4, end: 10, text: "a@b.es" }]));

  test("have 64 letters before the @ at most", () => {
    expect(found(`${"a".repeat(64)}@b.es`)).toEqual([`${"a".repeat(64)}@b.es`]);
    expect(found(`${"a".repeat(65)}@b.es`)).toEqual([`${"a".repeat(64)}@b.es`]);
  });

  test("never share a letter: what ended one begins no other", () => {
    // The second @ stands after the first address; its local part begins behind that.
    expect(found("a@b.es@c.es")).toEqual(["a@b.es"]);
    expect(found("a@b.esx@c.es")).toEqual(["a@b.esx"]);
    expect(found("a@b.es x@c.es")).toEqual(["a@b.es", "x@c.es"]);
  });

  test("are also found by what stands for the sign", () => {
    const words = { ...LETTERS, at: / ?(?:@|\(arroba\)) ?/g };
    expect(mailAddressesIn("ana (arroba) casa.example", words)).toEqual([
      { start: 0, end: 25, text: "ana (arroba) casa.example" },
    ]);
  });
});

test("are taken out, or something stands in their place", () => {
  const text = "De a@b.es a c@d.es.";
  expect(withoutMailAddresses(text, LETTERS)).toBe("De  a .");
  expect(withoutMailAddresses(text, LETTERS, "[correo]")).toBe("De [correo] a [correo].");
  expect(withoutMailAddresses("nada", LETTERS, "[correo]")).toBe("nada");
});
