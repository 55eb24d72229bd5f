import { expect, test } from "vitest";
import { readResultDocument } from "../../test/read-result-document.tsx";
import { outcome } from "./outcomes.test-data.ts";
import { followUp as tool } from "./tool.ts";

test("the document says when and what, and nothing broken", () => {
  const { input, result } = outcome();
  const text = readResultDocument(tool, result, input);
  for (const part of ["Seguimiento de Marta Ruiz", "lunes, 23 de noviembre", "A los 30 días"])
    expect(text).toContain(part);
  expect(text).not.toMatch(/NaN|undefined|null|\[object/);
});
