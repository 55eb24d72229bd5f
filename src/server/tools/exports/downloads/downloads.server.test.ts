import { readdirSync } from "node:fs";
import { expect, test } from "vitest";
import { LEAD_MAGNETS } from "#content/lead-magnets.ts";
import { printableDeep } from "#ui/pdf/printable.ts";
import { downloadRoutes, drawHandout, handouts } from "./downloads.server.ts";

const TWO_MEGABYTES = 2_000_000;

test.each([
  ["ia-para-vender-vivienda", 10],
  ["descripcion-de-una-vivienda", 8],
])("%s is a real book of at least %i pages in its own fonts", async (slug, least) => {
  const handout = handouts().find((one) => one.slug === slug)!;
  const bytes = await drawHandout(handout);
  const text = Buffer.from(bytes).toString("latin1");
  expect(text.slice(0, 5)).toBe("%PDF-");
  const pages = text.match(/\/Type \/Page\b/g)!.length;
  expect(pages).toBeGreaterThanOrEqual(least);
  // Cover, contents, sources and at most two pages for each chapter: nothing has spilled over.
  expect(pages).toBeLessThanOrEqual(3 + 2 * handout.chapters.length);
  expect(bytes.length).toBeLessThan(TWO_MEGABYTES);
  expect([...text.matchAll(/\/BaseFont \/([\w+-]+)/g)].filter(([, name]) => !name!.includes("Archivo"))).toEqual([]);
});

test("every letter is in the documents' fonts", () => {
  for (const handout of handouts()) expect(printableDeep(handout)).toEqual(handout);
});

test("the lead magnets' files are there, and nothing else", async () => {
  const offered = Object.values(LEAD_MAGNETS).flatMap((magnet) => ("download" in magnet ? [magnet.download.slug] : []));
  expect(handouts().map(({ slug }) => slug)).toEqual(offered);
  const routes = downloadRoutes();
  const response = await routes.request(`/${offered[1]}.pdf`);
  expect(response.headers.get("content-type")).toBe("application/pdf");
  expect((await response.arrayBuffer()).byteLength).toBeGreaterThan(20_000);
});

test("measured errors are quoted for every learned city", () => {
  const text = JSON.stringify(handouts()[0]);
  const cities = readdirSync("models/valuation").filter((name) => name.endsWith(".json"));
  expect(cities.length).toBeGreaterThan(0);
  expect(text).toContain("Barcelona");
  expect(text).toMatch(/\d,\d\u00a0%/);
});
