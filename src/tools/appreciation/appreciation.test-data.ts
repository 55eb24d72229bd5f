import * as z from "zod/mini";
import type { Block } from "#domain/tools/description/description.ts";
import type { OfficialSeries } from "#domain/tools/market/official-series.ts";
import { appreciation as tool } from "./tool.ts";

/** A home of 100,000 € foreseen from pasted series, as the tests of texts and drawings read it. */

/** Yearly values from 2017 on whose logarithms are 0, 1, 2, 1, 0, 1, 2 and 3: standing still errs least. */
const ODD = [1, Math.E, Math.E ** 2, Math.E, 1, Math.E, Math.E ** 2, Math.E ** 3];
export const pasted = (values: readonly number[], first = 2017) =>
  values.map((value, i) => `${first + i};${value.toFixed(12).replace(".", ",")}`).join("\n");

/** Consumer prices that rise by a tenth a year, from 2020 to 2024. */
export const PRICES: OfficialSeries = {
  id: "prices-es",
  label: "Precios de consumo, España",
  unit: "índice, 2010 = 100",
  points: [100, 110, 121, 133.1, 146.41].map((value, i) => [String(2020 + i), value] as const),
  source: { title: "BIS", url: "https://data.bis.org", consulted: "2026-11-01" },
  mark: "una-fuente",
};

export const WAITING = { monthlyCost: 100, otherReturn: 10, inflation: 2, ownPrices: "es" };
export const FLAT = { ownSeries: pasted(Array<number>(8).fill(5)), years: 5 };

export const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, " ");

export function outcome(raw: Record<string, unknown> = {}, officialSeries: readonly OfficialSeries[] = [PRICES]) {
  const typed = {
    propertyValue: 100_000,
    years: 2,
    source: "propia",
    ownPrices: "otro",
    ownSeries: pasted(ODD),
    ...raw,
  };
  const input = z.parse(tool.input, typed);
  return { input, result: tool.run(input, { today: "2026-11-22", officialSeries: [...officialSeries] }) };
}
export type Of = Parameters<typeof outcome>;

export function text(...of: Of): string[] {
  const { input, result } = outcome(...of);
  return plain(tool.textOf(result, input)).split("\n");
}
export function message(...of: Of): string[] {
  const { input, result } = outcome(...of);
  return plain(tool.messageOf(result, input)).split("\n");
}
export function described(...of: Of) {
  const { input, result } = outcome(...of);
  return tool.describe!(result, input);
}
export function block<K extends Block["kind"]>(kind: K, section: string, ...of: Of) {
  const found = described(...of).sections.find(({ id }) => id === section);
  return (found?.blocks ?? []).find((one) => one.kind === kind) as Extract<Block, { kind: K }>;
}
export function sheet(name: string, ...of: Of) {
  const { input, result } = outcome(...of);
  return tool.tablesOf!(result, input).find((table) => table.name === name)!;
}
