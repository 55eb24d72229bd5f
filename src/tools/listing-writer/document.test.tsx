import { expect, test } from "vitest";
import * as z from "zod/mini";
import { typedSigner } from "#domain/accounts/agency/agent-card.ts";
import { readDocument } from "#ui/pdf/read-document.ts";
import { ResultDocument } from "./document.tsx";
import { listingWriter as tool } from "./tool.ts";

function read(home: Record<string, unknown> = {}): string {
  const example = tool.example as { home: object };
  const input = z.parse(tool.input, { ...example, home: { ...example.home, ...home } });
  const result = tool.run(input, {});
  const meta = {
    signer: typedSigner("Ferrer Hogar"),
    createdAt: "2026-11-21T10:00:00Z",
    runId: "3f9a21bc-0000",
    title: "Anuncio",
    sources: tool.sourcesOf(result, input),
  };
  return readDocument(<ResultDocument input={input} result={result} meta={meta} />);
}

test("all texts, the list and the law", () => {
  const text = read();
  for (const part of ["En puntos", "Texto medio", "Texto corto", "Para buscadores", "Real Decreto 390/2021"]) {
    expect(text).toContain(part);
  }
  expect(text).not.toContain("No lo publiques");
  expect(text).not.toMatch(/NaN|undefined|null|\[object/);
});

test("what must not go out says so first", () => {
  expect(read({ energyRating: "" })).toContain("No lo publiques todavía");
});
