import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import type { DatedFact } from "#domain/shared/dated-fact.ts";
import { tools } from "./registry.ts";

const ids = tools.map((tool) => tool.id);

test("ids and addresses are unique and well formed", () => {
  expect(new Set(ids).size).toBe(ids.length);
  expect(new Set(tools.map((tool) => tool.path)).size).toBe(tools.length);
  for (const tool of tools) {
    expect(tool.path).toMatch(/^\/[a-z0-9-]+$/);
  }
});

test.each(ids)("%s has its view, its document and its help", (id) => {
  for (const file of ["view.tsx", "help.md"]) expect(existsSync(`src/tools/${id}/${file}`)).toBe(true);
  expect(readFileSync(`src/tools/${id}/help.md`, "utf8").length).toBeGreaterThan(300);
});

test.each(tools.map((tool) => [tool.id, tool] as const))("%s: the example validates and names its run", (_id, tool) => {
  const parsed = tool.input.safeParse(tool.example);
  expect(parsed.error?.issues).toBeUndefined();
  expect(tool.titleOf(parsed.data).length).toBeGreaterThan(5);
  expect(tool.needs(parsed.data)).toBeTypeOf("object");
});

/** Every dated fact that the domain exports, alone or inside lists and objects, each once. */
const factModules = import.meta.glob<Record<string, unknown>>(["../domain/**/*.ts", "!../domain/**/*.test.ts"], {
  eager: true,
});
const facts = Object.entries(factModules).flatMap(([file, module]) =>
  [...new Set(Object.values(module).flatMap((value) => factsIn(value)))].map((fact) => ({ file, fact })),
);

function factsIn(value: unknown): DatedFact<unknown>[] {
  if (typeof value !== "object" || value === null) return [];
  if ("validFrom" in value && "mark" in value) return [value as DatedFact<unknown>];
  const isPlain = Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype;
  return isPlain ? Object.values(value).flatMap(factsIn) : [];
}

test("every dated fact gives its source, its start, its place and its certainty", () => {
  expect(facts.length).toBeGreaterThan(40);
  for (const { file, fact } of facts) {
    const where = `${file}: ${fact.id}`;
    expect(fact.id, where).toMatch(/^[a-z0-9-]+$/);
    expect(fact.label, where).not.toBe("");
    expect(fact.unit, where).not.toBe("");
    expect(fact.jurisdiction, where).toMatch(/^[A-Z]{2}(-[A-Z]{2})?/);
    expect(fact.validFrom, where).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    if (fact.validTo !== undefined) expect(fact.validTo >= fact.validFrom, where).toBe(true);
    expect(fact.source.title, where).not.toBe("");
    expect(fact.source.consulted, where).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    expect(["ley", "contrastado", "una-fuente", "por-comprobar"], where).toContain(fact.mark);
  }
  expect(new Set(facts.map(({ fact }) => fact.id)).size).toBe(facts.length);
});

test.each(tools.map((tool) => [tool.id, tool.sharedPage] as const))(
  "%s says for whom the public page of its results is, and what it shows",
  (_id, { reader, shows }) => {
    expect(reader).toMatch(/^(quien|tu) [^.]+$/);
    expect(shows).toMatch(/^Muestra .+\.$/);
  },
);

test("tools whose results are about somebody, or show one side's plans, say who must not get the link", () => {
  const careful = tools.filter(({ sharedPage }) => sharedPage.shows.includes("No se la mandes"));
  expect(careful.map(({ id }) => id).sort()).toEqual([
    "borrowing-capacity",
    "cma",
    "follow-up",
    "lead-qualifier",
    "negotiator",
    "prospecting",
    "sales-arguments",
  ]);
});
