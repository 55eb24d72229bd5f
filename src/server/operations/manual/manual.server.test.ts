import { readdirSync } from "node:fs";
import { expect, test } from "vitest";
import type { DatedFact } from "#domain/shared/dated-fact.ts";
import { EURIBOR_MONTHLY } from "#domain/tools/mortgage/euribor.ts";
import { NOTARY_SCALE } from "#domain/tools/tax/notary-registry.ts";
import { TRANSFER_TAX_GENERAL } from "#domain/tools/tax/transfer-tax.ts";
import { tools } from "#tools/registry.ts";
import { allDatedFacts, factValue } from "./dated-facts.server.ts";
import { manualChapters, searchManual } from "./manual.server.ts";
import { inputFields } from "./tool-inputs.server.ts";

const chapters = await manualChapters(process.cwd());
const chapter = (id: string) => chapters.find((one) => one.id === id)!;
const whole = chapters.map(({ html }) => html).join("\n");

test("every tool has its chapter, with all its fields, needs and version", () => {
  for (const tool of tools) {
    const { html } = chapter(`herramienta-${tool.id}`);
    for (const { name } of inputFields(tool)) expect(html).toContain(`<code>${name}</code>`);
    for (const need of Object.keys(tool.needs(tool.input.parse(tool.example))))
      expect(html).toContain(`<code>${need}</code>`);
    expect(html).toContain(`<td role="cell" data-label="Valor">${tool.version}</td>`);
  }
});

test("every dated fact stands in it once, with its mark", () => {
  const facts = allDatedFacts();
  expect(facts.length).toBeGreaterThan(200);
  for (const { fact } of facts) expect(whole.split(`<code>${fact.id}</code>`), fact.id).toHaveLength(2);
  const known: DatedFact<unknown>[] = [...EURIBOR_MONTHLY, NOTARY_SCALE, ...TRANSFER_TAX_GENERAL];
  for (const { id } of known) expect(whole).toContain(`<code>${id}</code>`);
  expect(whole).toContain("<strong>Por comprobar</strong>");
});

test("every document and every model is in it; ids are unique", () => {
  for (const name of readdirSync("docs")) {
    if (name.endsWith(".md")) expect(chapter(`docs-${name.replace(".md", "")}`).html.length).toBeGreaterThan(200);
  }
  expect(chapter("docs-architecture").lang).toBe("en");
  expect(chapter("modelos").html).toContain("Barcelona");
  expect(new Set(chapters.map(({ id }) => id)).size).toBe(chapters.length);
});

test("fields say their limits, in words", () => {
  const fields = inputFields(tools.find(({ id }) => id === "borrowing-capacity")!);
  expect(fields.find(({ name }) => name === "netMonthlyIncome")).toMatchObject({ kind: "número", required: true });
  expect(fields.find(({ name }) => name === "years")!.limits).toMatch(/desde \d+; hasta \d+/);
});

test("values are read as such", () => {
  const fact = { id: "x", label: "", jurisdiction: "ES", validFrom: "", mark: "ley" } as unknown as DatedFact<unknown>;
  expect(factValue({ ...fact, value: 0.0217, unit: "fracción" })).toBe("2,17\u00a0%");
  expect(factValue({ ...fact, value: { kind: "flat", rate: 0.1 }, unit: "tipo" })).toBe("10\u00a0%");
  const brackets = [
    { upTo: 600_000, rate: 0.1 },
    { upTo: null, rate: 0.11 },
  ];
  expect(factValue({ ...fact, value: { kind: "step", brackets }, unit: "tipo" })).toBe(
    "hasta 600.000: 10\u00a0%; resto: 11\u00a0%",
  );
});

test("search finds words without accents, with their surroundings", () => {
  const hits = searchManual(chapters, "EURIBOR");
  expect(hits.map(({ id }) => id)).toContain("datos-hipotecas");
  expect(hits[0]!.passages[0]!.toLowerCase()).toMatch(/eur[ií]bor/);
  expect(searchManual(chapters, "zzqq")).toEqual([]);
  expect(searchManual(chapters, "a")).toEqual([]);
});
