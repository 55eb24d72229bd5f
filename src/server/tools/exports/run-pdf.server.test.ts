import { describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { type DocumentSigner, typedSigner } from "#domain/accounts/agency/agent-card.ts";
import type { FactsFor, Needs } from "#domain/tools/facts.ts";
import { generateDemoListings } from "#domain/tools/market/demo-listings.ts";
import { NO_SALE_TIMES } from "#domain/tools/price-position/sale-times.ts";
import { borrowingCapacity } from "#tools/borrowing-capacity/tool.ts";
import type { AnyTool } from "#tools/define-tool.ts";
import { valuation } from "#tools/valuation/tool.ts";
import type { ToolRun } from "../../platform/db/tables/tools-runs.server.ts";
import { renderRunPdf } from "./run-pdf.server.ts";

const TODAY = "2026-11-20";
const TWO_MEGABYTES = 2_000_000;

/** Answers to every question that a tool may ask, with nothing on the market. */
const noMarket: FactsFor<Required<Needs>> = {
  today: TODAY,
  nearbyListings: [],
  listingsOf2018: [],
  ownAccuracy: null,
  valuationModel: null,
  officialPrice: null,
  municipality: null,
  officialSeries: [],
  optedOut: [],
  saleTimes: NO_SALE_TIMES,
  chosenComparables: [],
  withdrawnNearby: [],
  homesOfPhones: 0,
  homePhotos: null,
};
const demoMarket = {
  ...noMarket,
  nearbyListings: generateDemoListings({ city: "barcelona", count: 1500, today: TODAY }),
};

function runOf(tool: AnyTool, changes: Record<string, unknown>, facts = noMarket): ToolRun {
  const parsedInput = z.parse(tool.input, { ...tool.example, ...changes });
  return {
    id: "3f9a21bc-1111-4222-8333-444455556666",
    ownerId: "3f9a21bc-1111-4222-8333-444455556667",
    visitorId: null,
    createdAt: new Date("2026-11-20T10:00:00Z"),
    toolId: tool.id,
    toolVersion: tool.version,
    engine: "embedded",
    title: tool.titleOf(parsedInput),
    propertyId: null,
    input: {},
    parsedInput: JSON.parse(JSON.stringify(parsedInput)),
    facts: {},
    result: JSON.parse(JSON.stringify(tool.run(parsedInput, facts))),
    durationMs: 1,
    idempotencyKey: null,
    inputHash: "",
    agencyId: null,
    figure: null,
    credits: 1,
    rerunOf: null,
    savedAt: null,
    name: null,
    folder: null,
    tags: [],
    deletedAt: null,
    purgedAt: null,
    searchText: "",
  };
}

/** Facts that a reader of the file structure finds without inflating anything. */
async function inspect(tool: AnyTool, run: ToolRun, signer?: DocumentSigner) {
  const bytes = await renderRunPdf(tool, run, signer, undefined);
  const text = Buffer.from(bytes).toString("latin1");
  const count = (pattern: RegExp) => text.match(pattern)?.length ?? 0;
  return {
    size: bytes.length,
    head: text.slice(0, 5),
    pages: count(/\/Type \/Page\b/g),
    embeddedFonts: count(/\/FontFile2\b/g),
    /** Fonts that the file leaves to the reader's machine: letters that Archivo has not. */
    foreignFonts: [...text.matchAll(/\/BaseFont \/([\w+-]+)/g)]
      .map((match) => match[1]!)
      .filter((name) => !name.includes("Archivo")),
    text,
  };
}

describe("a valuation as PDF", () => {
  test("two dozen comparables: two to four pages, small, in its own fonts", async () => {
    const pdf = await inspect(valuation, runOf(valuation, {}, demoMarket), typedSigner("Ferrer Hogar"));
    expect(pdf.head).toBe("%PDF-");
    expect(pdf.pages).toBeGreaterThanOrEqual(2);
    expect(pdf.pages).toBeLessThanOrEqual(4);
    expect(pdf.size).toBeLessThan(TWO_MEGABYTES);
    expect(pdf.embeddedFonts).toBeGreaterThanOrEqual(3);
    expect(pdf.foreignFonts).toEqual([]);
    expect(pdf.text).toContain("/Lang (es-ES)");
  });

  test("nothing to value with: one page", async () => {
    const pdf = await inspect(valuation, runOf(valuation, { comparablesText: "", useNearby: "no" }));
    expect(pdf.pages).toBe(1);
    expect(pdf.size).toBeLessThan(TWO_MEGABYTES);
  });

  test("an address of 200 characters without a space, letters of the second subset, and unknown letters", async () => {
    const address = `Õő🏠${"ł".repeat(196)}`;
    const home = { ...valuation.example.home, address };
    const pdf = await inspect(
      valuation,
      runOf(valuation, { home, comparablesText: "" }),
      typedSigner("Ștefan Łukasz İnşaat"),
    );
    expect(pdf.pages).toBe(1);
    expect(pdf.foreignFonts).toEqual([]);
  });
});

test("a loan of 40 years is printed year by year, on at most four pages", async () => {
  const run = runOf(borrowingCapacity, { years: 40, age: 30 });
  const pdf = await inspect(borrowingCapacity, run);
  expect(pdf.pages).toBeGreaterThanOrEqual(3);
  expect(pdf.pages).toBeLessThanOrEqual(4);
  expect(pdf.size).toBeLessThan(TWO_MEGABYTES);
});
