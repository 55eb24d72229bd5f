import { describe, expect, test } from "vitest";
import { readContactFile } from "./read-contact-file.ts";

const utf8 = (text: string) => new TextEncoder().encode(text);
const latin = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
const utf16 = (text: string) =>
  Uint8Array.from([...`\ufeff${text}`].flatMap((letter) => [letter.charCodeAt(0) & 255, letter.charCodeAt(0) >> 8]));
const read = (bytes: Uint8Array, name = "contactos.csv", mapping = {}) => readContactFile({ name, bytes, mapping });
const names = (bytes: Uint8Array, name?: string) => {
  const file = read(bytes, name);
  return "problem" in file ? file.problem : file.rows.map(({ draft }) => draft.fullName);
};

const CSV = "Nombre;Correo\nAna Núñez;ana@casa.example";
const CARD = "BEGIN:VCARD\nVERSION:3.0\nFN:Ana Núñez\nEND:VCARD\n";

describe("a file of contacts", () => {
  test("is read in whatever it was written: UTF-8, Windows-1252, UTF-16", () => {
    for (const bytes of [utf8(CSV), utf8(`\ufeff${CSV}`), latin(CSV), utf16(CSV)])
      expect(names(bytes)).toEqual(["Ana Núñez"]);
  });

  test("is of cards by its name or by how it begins", () => {
    expect(names(utf8(CARD), "agenda.VCF")).toEqual(["Ana Núñez"]);
    expect(names(utf8(`\ufeff\n${CARD}`), "agenda.txt")).toEqual(["Ana Núñez"]);
    expect(names(utf8(CARD), "agenda")).toEqual(["Ana Núñez"]);
    // A card must begin within the first two hundred signs: eleven of them are its first words.
    const formatBehind = (lines: number) => {
      const file = read(utf8("\n".repeat(lines) + CARD), "agenda");
      return "format" in file ? file.format : file.problem;
    };
    expect([formatBehind(189), formatBehind(190)]).toEqual(["vcard", "csv"]);
    const file = read(utf8(CARD), "agenda.vcf");
    expect(file).toMatchObject({ format: "vcard", columns: [] });
    expect(read(utf8(CSV))).toMatchObject({ format: "csv", columns: [{ header: "Nombre" }, { header: "Correo" }] });
  });

  test("takes what somebody says of a column", () => {
    const file = read(utf8(CSV), "c.csv", { Correo: "ignored" });
    expect("rows" in file && file.rows[0]?.draft.emails).toEqual([]);
  });

  test("without contacts, or with quotes that never close, says so", () => {
    expect(names(utf8(""))).toBe("En este archivo no hay contactos");
    expect(names(utf8("Nombre;Correo\n"))).toBe("En este archivo no hay contactos");
    expect(names(utf8("hola"), "agenda.vcf")).toBe("En este archivo no hay contactos");
    expect(names(utf8('Nombre;Correo\nAna;"ana'))).toBe("Hay unas comillas sin cerrar (línea 2)");
  });

  test("holds 50,000 contacts at most", () => {
    const rows = (count: number) => utf8(`Nombre;Correo\n${"A;b@c.example\n".repeat(count)}`);
    const most = read(rows(50_000));
    expect("rows" in most && most.rows.length).toBe(50_000);
    expect(names(rows(50_001))).toBe("El archivo tiene más de 50.000 contactos: pártelo en varios");
  });

  test("loses the sign that no text of the database may hold", () =>
    expect(names(utf8("Nombre;Correo\nA\0na;ana@casa.example"))).toEqual(["Ana"]));
});
