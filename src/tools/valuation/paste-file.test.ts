import { expect, test } from "vitest";
import { readPaste } from "#domain/tools/valuation/paste.ts";
import { decodeText, sheetToText } from "#ui/form/file-text.ts";

const bytes = (...numbers: number[]) => new Uint8Array(numbers).buffer;

test("UTF-8 is read as such, and what is not UTF-8 as Windows-1252", () => {
  expect(decodeText(bytes(0x6d, 0xc2, 0xb2))).toBe("m²");
  expect(decodeText(bytes(0x6d, 0xb2, 0x20, 0x80))).toBe("m² €");
});

test("cells become what a person would type", () => {
  expect(
    sheetToText([
      ["Precio", "m²", "Latitud", "Ascensor", "Fecha", null],
      [320000, 85.5, 41.403, true, new Date(Date.UTC(2026, 4, 3)), "dos\nlíneas"],
    ]),
  ).toBe("Precio\tm²\tLatitud\tAscensor\tFecha\t\n320000\t85,5\t41,4030\tsí\t2026-05-03\tdos líneas");
});

test("a sheet reads back as the listing that it holds", () => {
  const text = sheetToText([
    ["Precio", "m²", "Latitud", "Longitud", "Ascensor", "Fecha"],
    [320000, 85.5, 41.403, 2.156, true, new Date(Date.UTC(2026, 4, 3))],
  ]);
  const context = { type: "piso", operation: "venta", country: "ES", currency: "EUR", today: "2026-11-22" } as const;
  expect(readPaste(text, context).listings[0]).toMatchObject({
    price: 320_000,
    builtAreaM2: 85.5,
    latitude: 41.403,
    longitude: 2.156,
    hasLift: true,
    date: "2026-05-03",
  });
});

test("without a point rows that have none are read, and it is said that their distance is not known", () => {
  const context = { type: "piso", operation: "venta", country: "ES", currency: "EUR", today: "2026-11-22" } as const;
  const { listings, rows } = readPaste("Precio;m²\n300.000;90\n310.000;92", context);
  expect(listings).toHaveLength(2);
  expect(rows[0]?.warnings).toEqual(["Sin posición: cuenta, pero no se sabe a qué distancia está."]);
});
