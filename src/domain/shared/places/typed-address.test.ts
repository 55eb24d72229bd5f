import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { readTypedAddress } from "./typed-address.ts";

describe("addresses", () => {
  test.each([
    ["Carrer d'Enric Granados 45, Barcelona", "Carrer d'Enric Granados", "45", ["Barcelona"]],
    ["Calle Colón 20, Valencia", "Calle Colón", "20", ["Valencia"]],
    ["C/ Colón, 20, 46004 Valencia", "C/ Colón", "20", ["46004 Valencia"]],
    ["Calle Colón nº 20 Valencia", "Calle Colón", "20", ["Valencia"]],
    ["Gran Vía 31, 28013 Madrid", "Gran Vía", "31", ["28013 Madrid"]],
    ["Gran Vía, Madrid", "Gran Vía", undefined, ["Madrid"]],
    ["Avda. de la Constitución, 5, 3º B, Sevilla", "Avda. de la Constitución", "5", ["Sevilla"]],
    ["Paseo de la Castellana 12 bis, esc. 2, Madrid", "Paseo de la Castellana", "12 bis", ["Madrid"]],
    ["Plaza Mayor s/n, Salamanca", "Plaza Mayor", "s/n", ["Salamanca"]],
    ["Villarroel 121, Barcelona", "Villarroel", "121", ["Barcelona"]],
    ["Gorbeia kalea 8, Bilbao", "Gorbeia kalea", "8", ["Bilbao"]],
    ["Carrera 7 # 71-21, Bogotá", "Carrera", "7", ["Bogotá"]],
    ["Paseo de la Reforma 222, Juárez, CDMX", "Paseo de la Reforma", "222", ["Juárez", "CDMX"]],
    ["Calle Colón 20", "Calle Colón", "20", []],
  ])("%s", (text, street, number, rest) => {
    const address = readTypedAddress(text)!;
    expect([address.street, address.number, address.rest]).toEqual([street, number, rest]);
  });

  test.each([
    "Valencia",
    "Sants, Barcelona",
    "28010",
    "28010 Madrid",
    "Polanco, CDMX",
    "L'Hospitalet de Llobregat",
    "c",
    "",
    ", ,",
  ])("%j is a place", (text) => expect(readTypedAddress(text)).toBeUndefined());

  test("any text is read without a fault, and what is left of it was typed", () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 160 }), (text) => {
        const address = readTypedAddress(text);
        for (const part of address ? [address.street, ...address.rest] : [])
          for (const word of part.split(" ")) expect(text).toContain(word);
      }),
    );
  });
});
