import { expect, test } from "vitest";
import * as z from "zod/mini";
import { readResultDocument } from "../../test/read-result-document.tsx";
import { roiCalculator as tool } from "./tool.ts";

function read(changes: Record<string, unknown> = {}): string {
  const input = z.parse(tool.input, { ...tool.example, ...changes });
  return readResultDocument(tool, tool.run(input, { today: "2026-11-21" }), input);
}

test.each([
  [{}, ["Lo que rinde la compra", "El primer año", "Lo que cuesta", "simulaciones", "La TIR, según", "Fuentes"]],
  [{ loan: 0, rate: undefined, monthlyRent: 50 }, ["Al contado", "se dibuja sin longitud"]],
  [
    { mode: "marketing", channels: [{ name: "Portal", spend: 1200, leads: 60, margin: 7500 }] },
    ["Qué canal se paga", "525", "Canal a canal"],
  ],
  [{ place: "ES-CE", homeKind: "nueva" }, ["Faltan los impuestos y gastos"]],
])("the document of %o", (changes, parts) => {
  const text = read(changes);
  for (const part of parts) expect(text).toContain(part);
  expect(text).not.toMatch(/NaN|undefined|null|Infinity|\[object/);
});
