import { expect, test } from "vitest";
import * as z from "zod/mini";
import { typedSigner } from "#domain/accounts/agency/agent-card.ts";
import { readDocument } from "#ui/pdf/read-document.ts";
import { ResultDocument } from "./document.tsx";
import { leadQualifier as tool } from "./tool.ts";

function read(values: Record<string, unknown>): string {
  const input = z.parse(tool.input, values);
  const result = JSON.parse(JSON.stringify(tool.run(input, { today: "2026-11-22" })));
  const meta = {
    signer: typedSigner("Ferrer Hogar"),
    createdAt: "2026-11-22T10:00:00Z",
    runId: "3f9a21bc-0000",
    title: "Cualificación",
    sources: tool.sourcesOf(result, input),
  };
  return readDocument(<ResultDocument input={input} result={result} meta={meta} />);
}

test("the grade, every criterion, what was done, the script and the sources", () => {
  const text = read({ ...tool.example, override: "A", overrideReason: "Vuelve el lunes" });
  for (const part of [
    "Marta Ruiz",
    "Nota puesta a mano",
    "Vuelve el lunes",
    "Presupuesto",
    "Guion de llamada",
    "Fuentes",
  ])
    expect(text).toContain(part);
  expect(text).not.toMatch(/NaN|undefined|null|Infinity|\[object/);
});

test("an empty lead says that it has no grade", () => {
  const text = read({});
  expect(text).toContain("Sin cualificar");
  expect(text).not.toContain("Lo que ha hecho");
});
