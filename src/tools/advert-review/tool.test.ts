import { expect, test } from "vitest";
import * as z from "zod/mini";
import { readResultDocument } from "../../test/read-result-document.tsx";
import { advertReview as tool } from "./tool.ts";

const input = z.parse(tool.input, tool.example);
const result = tool.run(input, { today: "2026-11-23" });

test("210.000 € over 84 m² are 2.500 € a square metre", () => {
  expect(result.pricePerM2).toBe(2500);
  expect(JSON.parse(JSON.stringify(result))).toEqual(result);
});

test("an invalid price or area is refused at its field", () => {
  const issues = z.safeParse(tool.input, { price: "", areaM2: "0" }).error?.issues ?? [];
  expect(Object.fromEntries(issues.map(({ path, message }) => [path.join("."), message]))).toEqual({
    price: "Introduce un precio de 1 a 1.000.000.000",
    areaM2: "Introduce una superficie de 1 a 100.000",
  });
});

test("text, message, rows and document say the figure", () => {
  const texts = [
    tool.textOf(result, input),
    tool.messageOf(result, input),
    tool
      .rowsOf(result, input)
      .map(({ value }) => value)
      .join("\n"),
    readResultDocument(tool, result, input),
  ];
  for (const text of texts) expect(text).toContain("2.500\u00a0€");
});

test("a home for sale fills it in", () => {
  const home = { type: "piso", country: "ES", currency: "EUR", builtAreaM2: 84 } as const;
  expect(tool.fillFrom!({ ...home, operation: "venta", price: 210_000 })).toEqual({ price: 210_000, areaM2: 84 });
  expect(tool.fillFrom!({ ...home, operation: "alquiler", price: 900 })).toEqual({ areaM2: 84 });
});
