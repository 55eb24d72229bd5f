import { expect, test } from "vitest";
import { correctedFields, toldValue, typedValue } from "./corrections.ts";
import { correctPart, readPartAs, readParts } from "./read-parts.ts";
import { documentOf } from "./text/document-of.test-data.ts";

const CONTRACT = documentOf(
  [
    "CONTRATO DE ARRAS PENITENCIALES",
    "En Madrid, a 21 de noviembre de 2026. REUNIDOS la parte vendedora y la parte compradora.",
    "PRIMERA. El precio total de la compraventa es de 254.000 euros.",
    "SEGUNDA. Se entregan 25.400 euros en concepto de arras penitenciales del artículo 1454 del Código Civil.",
  ].join("\n"),
);
const TODAY = "2026-11-27";

test("a typed text is a value of the kind that was read, or says what it should be", () => {
  const money = { type: "money", amount: 220_500, currency: "EUR" } as const;
  expect(toldValue(money, "254.000,50 €")).toEqual({ ...money, amount: 254_000.5 });
  expect(toldValue(money, "mucho")).toEqual({ fault: "Escribe un importe, como 254.000" });
  expect(toldValue({ type: "date", date: "2026-01-01" }, "2026-02-30")).toHaveProperty("fault");
  expect(toldValue({ type: "text", text: "4ª" }, " 23.871 ")).toEqual({ type: "text", text: "23.871" });
  expect(toldValue({ type: "text", text: "4ª" }, "  ")).toHaveProperty("fault");
  for (const text of ["407,16", "0,442"]) {
    const read = toldValue({ type: "number", number: 1, unit: "percent" }, text);
    expect("fault" in read ? "" : typedValue(read)).toBe(text === "0,442" ? "0,4420" : text);
  }
});

test("a correction stands beside what was read, judges the document, and outlives another kind", () => {
  const [part] = readParts(CONTRACT, TODAY);
  const price = part!.reading.fields.find(({ field }) => field === "price")!;
  expect(price.value).toMatchObject({ amount: 254_000 });
  const corrected = correctPart(CONTRACT, part!, { field: "price", text: "200.000" }, TODAY);
  expect(corrected.reading.fields.find(({ field }) => field === "price")).toMatchObject({
    value: { amount: 200_000 },
    certainty: 1,
    read: { amount: 254_000 },
  });
  expect(corrected.reading.findings.map(({ rule }) => rule)).toContain("arras-high");
  const asReservation = readPartAs(CONTRACT, corrected, "reserva", TODAY);
  const back = readPartAs(CONTRACT, asReservation, null, TODAY);
  expect(back.reading.fields).toEqual(corrected.reading.fields);
  expect(correctPart(CONTRACT, back, { field: "price", text: null }, TODAY)).toEqual(part);
});

test("an identifier is corrected by its own digits alone", () => {
  const nif = { type: "identifier", scheme: "nif", text: "12345678A", isValid: false, problem: null } as const;
  const one = { field: "taxId", value: nif, quote: { page: 1, start: 0, end: 9 }, certainty: 0.6 };
  expect(correctedFields([one], [{ field: "taxId", text: "12345678Z" }])).toEqual([one]);
});
