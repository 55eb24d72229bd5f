import { unzipSync } from "fflate";
import { expect, test } from "vitest";
import { crc32, zipOf } from "./zip.ts";

const bytes = (text: string) => new TextEncoder().encode(text);

test("the sum of the nine digits is the one that the standard names", () => {
  expect(crc32(bytes("123456789"))).toBe(0xcbf43926);
  expect(crc32(new Uint8Array())).toBe(0);
});

test("another program reads back what was put in, names with accents too", () => {
  const zip = zipOf(
    [
      { name: "lunes/historia ñandú.txt", bytes: bytes("Baja de 340.000 € a 320.000 €") },
      { name: "vacío.txt", bytes: new Uint8Array() },
    ],
    "2026-11-30",
  );
  const read = unzipSync(zip);
  expect(Object.keys(read)).toEqual(["lunes/historia ñandú.txt", "vacío.txt"]);
  expect(new TextDecoder().decode(read["lunes/historia ñandú.txt"])).toBe("Baja de 340.000 € a 320.000 €");
  expect(read["vacío.txt"]).toHaveLength(0);
});

test("the same files are the same archive, and none is one of 22 bytes", () => {
  const files = [{ name: "a", bytes: bytes("a") }];
  expect(zipOf(files)).toEqual(zipOf(files));
  expect(zipOf([])).toHaveLength(22);
});
