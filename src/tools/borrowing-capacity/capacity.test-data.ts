import * as z from "zod/mini";
import type { Block } from "#domain/tools/description/description.ts";
import { borrowingCapacity as tool } from "./tool.ts";

/** 3,000 a month, 300 of debts, 50,000 saved, 3 % over 30 years, costs of 8 %. */
export const BRIEF = {
  netMonthlyIncome: 3000,
  monthlyDebts: 300,
  savings: 50_000,
  rate: 3,
  years: 30,
  place: "otro",
  costShare: 8,
};
/** A home of 300,000 in Madrid of which 310,000 count for taxes, for a large family, with a loan that is fixed for ten years. */
export const MADRID = {
  ...BRIEF,
  savings: 200_000,
  age: 36,
  place: "ES-MD",
  costShare: undefined,
  rateType: "mixto",
  rate: 2,
  fixedYears: 10,
  spread: 0.6,
  reference: 2.25,
  laterReference: 4,
  openingFee: 1,
  linkedProductsPerYear: 120,
  targetPrice: 300_000,
  prepaymentAmount: 10_000,
  transferTaxRelief: "itp-md-familia",
  hasHomeDiscount: true,
  appraisalFee: 350,
  otherCosts: 1000,
  referenceValue: 310_000,
};
/** 1,000,000 pesos a month, three years, a unit that rises by 30 % and an income that rises by 25 %. */
export const UVA = {
  netMonthlyIncome: 1_000_000,
  savings: 20_000_000,
  rate: 5,
  years: 3,
  place: "AR",
  costShare: 8,
  indexUnit: "UVA",
  unitGrowth: 30,
  incomeGrowth: 25,
};

export const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, " ");

export function outcome(raw: Record<string, unknown>) {
  const input = z.parse(tool.input, raw);
  return { input, result: tool.run(input, { today: "2026-11-21", officialSeries: [] }) };
}

export function text(raw: Record<string, unknown>): string[] {
  const { input, result } = outcome(raw);
  return plain(tool.textOf(result, input)).split("\n");
}

export function blocks<K extends Block["kind"]>(raw: Record<string, unknown>, section: string, kind: K) {
  const { input, result } = outcome(raw);
  const found = tool.describe!(result, input).sections.find(({ id }) => id === section);
  return (found?.blocks ?? []).filter((block) => block.kind === kind) as Extract<Block, { kind: K }>[];
}

export const sheet = (raw: Record<string, unknown>, name: string) => {
  const { input, result } = outcome(raw);
  return tool.tablesOf!(result, input).find((table) => table.name === name)!;
};
