import { expect, test } from "vitest";
import * as z from "zod/mini";
import { boundsOf } from "../../../test/schema-bounds.ts";
import { slotFields } from "./slot-fields.ts";

const SCHEMAS = {
  ...slotFields("areaM2", "areaMinM2", "areaMaxM2", "rooms", "roomsMin", "baths", "floor", "price", "priceMin"),
  ...slotFields("priceMax", "netMonthlyIncome", "monthlyDebts", "savings", "loan", "years", "ratePercent", "age"),
};
const takes = (name: keyof typeof SCHEMAS, value: number) => z.safeParse(SCHEMAS[name] as z.ZodMiniType, value).success;

test.each<[keyof typeof SCHEMAS, least: number, most: number]>([
  ["areaM2", 1, 100_000],
  ["areaMinM2", 1, 100_000],
  ["areaMaxM2", 1, 100_000],
  ["rooms", 0, 30],
  ["roomsMin", 0, 30],
  ["baths", 0, 20],
  ["floor", -2, 60],
  ["years", 1, 40],
  ["ratePercent", 0, 60],
  ["age", 18, 100],
  ["price", 0, 1e12],
  ["priceMin", 0, 1e12],
  ["priceMax", 0, 1e12],
  ["netMonthlyIncome", 0, 1e12],
  ["monthlyDebts", 0, 1e12],
  ["savings", 0, 1e12],
  ["loan", 0, 1e12],
])("%s is read from %d to %d, and not one beyond", (name, least, most) => {
  expect([takes(name, least), takes(name, most)]).toEqual([true, true]);
  expect([takes(name, least - 1), takes(name, most + 1)]).toEqual([false, false]);
});

const TEXTS = slotFields("place", "reference", "name", "phone", "email");
test.each<[keyof typeof TEXTS, longest: number]>([
  ["place", 120],
  ["reference", 60],
  ["name", 120],
  ["phone", 40],
  ["email", 200],
])("%s has at most %d characters", (name, longest) => {
  expect(z.safeParse(TEXTS[name], "x".repeat(longest)).success).toBe(true);
  expect(z.safeParse(TEXTS[name], "x".repeat(longest + 1)).success).toBe(false);
});

test("a currency has three capitals, a day and an hour their figures", () => {
  const { currency, date, time } = slotFields("currency", "date", "time");
  const read = (schema: z.ZodMiniType, value: string) => z.safeParse(schema, value).success;
  expect(["EUR", "eur", "EURO", "EU"].map((value) => read(currency, value))).toEqual([true, false, false, false]);
  expect(["2026-12-03", "3/12/2026", "2026-12-031"].map((value) => read(date, value))).toEqual([true, false, false]);
  expect(["17:00", "5:00", "17:000"].map((value) => read(time, value))).toEqual([true, false, false]);
});

test("every field may be left out, and only the asked ones are given", () => {
  expect(Object.keys(slotFields("rooms", "place"))).toEqual(["rooms", "place"]);
  for (const schema of Object.values(SCHEMAS))
    expect(z.safeParse(schema as z.ZodMiniType, undefined).success).toBe(true);
});

test("texts have the lengths that their forms have", () => {
  const texts = slotFields("reference", "date", "time", "name", "phone", "email");
  expect(Object.entries(texts).flatMap(([name, schema]) => boundsOf(schema, name))).toEqual([
    "reference maxLength 60",
    "date maxLength 10",
    "time maxLength 5",
    "name maxLength 120",
    "phone maxLength 40",
    "email maxLength 200",
  ]);
});
