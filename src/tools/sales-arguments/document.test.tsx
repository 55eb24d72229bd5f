import { expect, test } from "vitest";
import * as z from "zod/mini";
import { typedSigner } from "#domain/accounts/agency/agent-card.ts";
import { readDocument } from "#ui/pdf/read-document.ts";
import { ResultDocument } from "./document.tsx";
import { salesArguments as tool } from "./tool.ts";

function read(changes: Record<string, unknown> = {}, home: Record<string, unknown> = {}): string {
  const example = tool.example as unknown as { home: object };
  const input = z.parse(tool.input, { ...example, ...changes, home: { ...example.home, ...home } });
  const result = tool.run(input, { today: "2026-11-22", officialPrice: null });
  const meta = {
    signer: typedSigner("Ferrer Hogar"),
    createdAt: "2026-11-22T10:00:00Z",
    runId: "3f9a21bc-0000",
    title: "Argumentos",
    sources: tool.sourcesOf(result, input),
  };
  return readDocument(<ResultDocument result={result} meta={meta} />);
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
