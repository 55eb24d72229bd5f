import { expect, test } from "vitest";
import * as z from "zod/mini";
import { readResultDocument } from "../../test/read-result-document.tsx";
import { drawings } from "./document-drawings.tsx";
import { listingWriter as tool } from "./tool.ts";

function read(home: Record<string, unknown> = {}, changes: Record<string, unknown> = {}): string {
  const example = tool.example as { home: object };
  const input = z.parse(tool.input, { ...example, ...changes, home: { ...example.home, ...home } });
  return readResultDocument(tool, tool.run(input, { today: "2026-11-21" }), input, { drawings });
}

test("the advert's title, how it reads, all texts, the points in two columns, and the law", () => {
  const text = read();
  const parts = [
    "Ruzafa",
    "Español de España, tono neutro, versión 5, 21 de noviembre de 2026",
    "Datos de la ficha\n24\nLectura\nmuy fácil",
    "Texto largo",
    "En puntos",
    "· 94\u00a0m² construidos (82\u00a0m² útiles)",
    "· Certificado energético: E",
    "Texto medio",
    "Texto corto",
    "Para buscadores",
    "Real Decreto 390/2021",
  ];
  let from = 0;
  for (const part of parts) {
    const at = text.indexOf(part, from);
    expect(at, `${part} stands after what precedes it`).toBeGreaterThanOrEqual(from);
    from = at;
  }
  expect(text).not.toContain("No lo publiques");
  expect(text).not.toMatch(/NaN|undefined|null|\[object/);
});

test("an advert that must not go out says so before any text", () => {
  const text = read({ energyRating: "" });
  expect(text.indexOf("No lo publiques todavía")).toBeGreaterThan(0);
  expect(text.indexOf("No lo publiques todavía")).toBeLessThan(text.indexOf("Texto largo"));
  expect(text).toContain("Pon la letra, o di que está en trámite o exento.");
});
