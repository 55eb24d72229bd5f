import { expect, test } from "vitest";
import * as z from "zod/mini";
import { readResultDocument } from "../../test/read-result-document.tsx";
import { drawings } from "./document-drawings.tsx";
import { leadQualifier as tool } from "./tool.ts";

function read(values: Record<string, unknown>): string {
  const input = z.parse(tool.input, values);
  return readResultDocument(tool, tool.run(input, { today: "2026-11-22" }), input, drawings);
}

test("the grade, every criterion, the acts, the script and the sources", () => {
  const text = read({ ...tool.example, override: "A", overrideReason: "Vuelve el lunes" });
  for (const part of ["Marta Ruiz", "puesta a mano", "Vuelve el lunes", "Presupuesto", "Guion de llamada", "Fuentes"])
    expect(text).toContain(part);
  expect(text).not.toMatch(/NaN|undefined|null|Infinity|\[object/);
});

test("an empty lead says that it has no grade", () => {
  const text = read({});
  expect(text).toContain("Sin cualificar");
  expect(text).not.toContain("Lo que ha hecho");
});
