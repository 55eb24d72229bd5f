import { describe, expect, test } from "vitest";
import {
  latestOf,
  OFFERED_YIELD,
  RENT_UPDATE_INDEX,
  RENTAL_DEPRECIATION,
  RENTAL_REDUCTION_CASES,
  RENTAL_REDUCTIONS,
  SALE_COMMISSION,
  STRESSED_AREA_RISE,
  TEN_YEAR_BOND,
  USUAL_VACANCY,
} from "./rental-facts.ts";

test.each([
  // 18 days of 365.
  ["vacancy", USUAL_VACANCY, 0.05, "2025-01-01", "por-comprobar"],
  ["IRAV of October 2025: 2.25 %", RENT_UPDATE_INDEX, 0.0225, "2025-10-01", "contrastado"],
  // Between 3.2 and 3.3 %.
  ["ten-year bond", TEN_YEAR_BOND, 0.0325, "2025-01-01", "una-fuente"],
  ["gross yield of the third quarter of 2025: 6.9 %", OFFERED_YIELD, 0.069, "2025-07-01", "una-fuente"],
  // 4 % and 21 % of VAT on it.
  ["commission of a sale: 4.84 %", SALE_COMMISSION, 0.0484, "2025-01-01", "contrastado"],
  ["depreciation of the building: 3 %", RENTAL_DEPRECIATION, 0.03, "2007-01-01", "ley"],
  ["rise in a stressed area: 10 %", STRESSED_AREA_RISE, 0.1, "2023-05-26", "ley"],
] as const)("%s", (_name, rows, value, validFrom, mark) => {
  expect(rows.map((row) => [row.value, row.validFrom, row.mark, row.unit, row.jurisdiction])).toEqual([
    [value, validFrom, mark, "fracción", "ES"],
  ]);
});

describe("reductions of IRPF (Ley 35/2006, art. 23)", () => {
  test.each([
    ["general", 0.5, "2024-01-01", "ley", "Reducción del IRPF: vivienda habitual"],
    ["rehabilitada", 0.6, "2024-01-01", "ley", "Reducción del IRPF: rehabilitada"],
    ["joven", 0.7, "2024-01-01", "ley", "Reducción del IRPF: joven en zona tensionada"],
    ["rebajada", 0.9, "2024-01-01", "ley", "Reducción del IRPF: renta rebajada"],
    ["antiguo", 0.6, "2015-01-01", "por-comprobar", "Reducción del IRPF: contrato anterior a mayo de 2023"],
  ] as const)("%s: %d", (kind, value, validFrom, mark, label) => {
    expect(RENTAL_REDUCTIONS[kind]).toMatchObject({
      id: `irpf-reduccion-alquiler-${kind}`,
      value,
      validFrom,
      mark,
      label,
      source: { title: "Ley 35/2006, art. 23" },
    });
  });

  test("each case has its row", () => {
    expect(Object.keys(RENTAL_REDUCTIONS)).toEqual([...RENTAL_REDUCTION_CASES]);
  });
});

test("the newest row that had begun stands until the next one", () => {
  const rows = [
    { ...RENT_UPDATE_INDEX[0]!, id: "old", validFrom: "2025-09-01" },
    { ...RENT_UPDATE_INDEX[0]!, id: "new", validFrom: "2025-11-01" },
    { ...RENT_UPDATE_INDEX[0]!, id: "middle", validFrom: "2025-10-01" },
  ];
  expect(
    ["2025-08-31", "2025-09-01", "2025-10-31", "2025-11-01", "2030-01-01"].map((day) => latestOf(rows, day)?.id),
  ).toEqual([undefined, "old", "middle", "new", "new"]);
});
