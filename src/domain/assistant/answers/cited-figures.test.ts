import { describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { citedFigures, numbersIn } from "./cited-figures.ts";
import { slotFields } from "./slot-fields.ts";

describe("figures of an answer", () => {
  test("are written as everywhere, and each is remembered", () => {
    const cited = citedFigures();
    expect(cited.money(1234.5)).toBe("1.235\u00a0€");
    expect(cited.money(1234.5, "MXN", 2)).toBe("$1,234.50\u00a0MXN");
    expect(cited.area(94.5)).toBe("94,5\u00a0m²");
    expect(cited.percent(0.0312)).toBe("3,1\u00a0%");
    expect(cited.percent(0.03, 2, 2)).toBe("3,00\u00a0%");
    expect(cited.percent(0.03)).toBe("3\u00a0%");
    expect(cited.number(12.6)).toBe("13");
    expect(cited.number(12.6, 1)).toBe("12,6");
    expect(cited.quote("Ley 12/2023, art. 3")).toBe("Ley 12/2023, art. 3");
    expect(cited.figures).toEqual([1235, 1234.5, 94.5, 3.1, 3, 3, 13, 12.6, 12, 2023, 3]);
  });
  test.each([
    ["1.234,5", [1234.5]],
    ["1.234.567 €", [1_234_567]],
    ["1\u00a0234 y 1\u202f234", [1234, 1234]],
    ["12.34", [12.34]],
    ["3,5 %", [3.5]],
    ["el 3 de 2026", [3, 2026]],
    ["1234.567", [1234.567]],
    ["ninguna", []],
  ])("%s", (text, numbers) => expect(numbersIn(text)).toEqual(numbers));
});

describe("slots as fields of the assistant's tools", () => {
  type Name = keyof ReturnType<typeof slotFields>;
  const takes = (name: Name, value: unknown) => z.object(slotFields(name)).safeParse({ [name]: value }).success;

  test.each<[Name, unknown[], unknown[]]>([
    ["operation", ["venta", "alquiler"], ["compra"]],
    ["homeType", ["piso", "casa"], ["castillo"]],
    ["areaM2", [1, 100_000, 85.5], [0.9, 100_001]],
    ["areaMinM2", [1], [0]],
    ["areaMaxM2", [100_000], [100_001]],
    ["rooms", [0, 30], [-1, 31, 2.5]],
    ["roomsMin", [0, 30], [-1, 31]],
    ["baths", [0, 20], [-1, 21]],
    ["floor", [-2, 60], [-3, 61]],
    ["condition", ["obra_nueva", "bueno", "a_reformar"], ["nuevo"]],
    ["features", [["ascensor", "jardin"]], [["helipuerto"]]],
    ["place", ["a".repeat(120)], ["a".repeat(121)]],
    ["price", [0, 1_000_000_000_000], [-1, 1_000_000_000_001]],
    ["currency", ["EUR"], ["eur", "EURO", "€"]],
    ["loan", [0], [-1]],
    ["years", [1, 40, 1.5], [0, 41]],
    ["ratePercent", [0, 60, 2.9], [-0.1, 61]],
    ["rateType", ["fijo", "variable", "mixto"], ["fija"]],
    ["age", [18, 100], [17, 101]],
    ["homeKind", ["nueva", "usada"], ["vieja"]],
    ["reference", ["a".repeat(60)], ["a".repeat(61)]],
    ["date", ["2026-12-03"], ["3/12/2026", "2026-12-031"]],
    ["time", ["17:00"], ["5", "17:000"]],
    ["name", ["a".repeat(120)], ["a".repeat(121)]],
    ["phone", ["6".repeat(40)], ["6".repeat(41)]],
    ["email", ["a".repeat(200)], ["a".repeat(201)]],
  ])("%s", (name, taken, refused) => {
    for (const value of [undefined, ...taken]) expect(takes(name, value), String(value)).toBe(true);
    for (const value of refused) expect(takes(name, value), String(value)).toBe(false);
  });
  test("each says what it is, and only those that are asked for are there", () => {
    const document = z.toJSONSchema(z.object(slotFields("years", "price"))) as unknown as {
      properties: Record<string, { description?: string }>;
    };
    expect(Object.keys(document.properties)).toEqual(["years", "price"]);
    expect(document.properties.years?.description).toBe("Plazo en años");
  });
});
