import { expect, test } from "vitest";
import * as z from "zod/mini";
import { readResultDocument } from "../../test/read-result-document.tsx";
import { drawings } from "./document-drawings.tsx";
import { salesArguments as tool } from "./tool.ts";

function read(changes: Record<string, unknown> = {}, home: Record<string, unknown> = {}): string {
  const example = tool.example as unknown as { home: object };
  const input = z.parse(tool.input, { ...example, ...changes, home: { ...example.home, ...home } });
  const result = tool.run(input, { today: "2026-11-22", officialPrice: null });
  return readResultDocument(tool, result, input, drawings);
}

test("cards, script, objections, weak points, questions and sources", () => {
  const text = read();
  for (const part of [
    "Con documento",
    "Guion de un minuto",
    "Si te dicen…",
    "Lo que conviene reconocer",
    "Pregunta antes",
    "Fuentes",
  ]) {
    expect(text.toLowerCase()).toContain(part.toLowerCase());
  }
  expect(text).not.toMatch(/NaN|undefined|null|\[object/);
});

test("with next to nothing known it still reads", () => {
  const text = read(
    {
      nearby: "",
      renovations: [],
      competitors: [],
      valuationLow: "",
      valuationHigh: "",
      communityFee: "",
      propertyTax: "",
      place: "",
      heating: "",
      terraceAreaM2: "",
    },
    {
      usableAreaM2: "",
      rooms: "",
      bathrooms: "",
      floor: "",
      hasLift: "",
      price: "",
      energyRating: "",
      yearBuilt: "",
      buildingFloors: "",
    },
  );
  expect(text).toContain("Qué ganarías con más datos");
  expect(text).not.toMatch(/NaN|undefined|null|\[object/);
});

test("refused texts are not laid on the table", () => {
  expect(read({ nearby: "Solo españoles" })).not.toContain("españoles");
});
