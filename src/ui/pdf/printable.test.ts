import { expect, test } from "vitest";
import { noteOfUnprintable, printable, printableDeep, unprintedSigns } from "./printable.ts";

test("Spanish, Catalan, Polish and the product's own signs stay as they are", () => {
  const text = "Ático, 3.º 8.ª, l\u2019Eixample, Łódź\n−7.900\u00a0€, 94\u00a0m² «útiles» · 6,8\u00a0% — más…";
  expect(printable(text)).toBe(text);
});

test.each([
  ["Piso 🏠 en 東京", "Piso en […]"],
  ["شقة للبيع في Ruzafa", "[…] Ruzafa"],
  ["Квартира, 94 m²", "[…], 94 m²"],
  ["✅ Terraza\n☀️ Muy luminoso 😍", "• Terraza\n• Muy luminoso"],
  ["3 🛏️ y 2 🚿", "3 hab. y 2 baños"],
  ["Precio: 4 ₿.", "Precio: 4 […]."],
  ["Ruzafa 🌳, junto al parque", "Ruzafa, junto al parque"],
  ["𝗣𝗶𝘀𝗼 𝗲𝗻 𝘃𝗲𝗻𝘁𝗮", "Piso en venta"],
  ["aviso\u0007\u200b", "aviso"],
  ["A\u0301tico", "Ático"],
  ["Hải Phòng", "Hai Phòng"],
  ["≥ 3 °C", ">= 3 °C"],
  ["12 kg CO₂/m²", "12 kg CO2/m²"],
  ["ﬁnca", "finca"],
  ["10\u202f000", "10\u00a0000"],
])("%j prints as %j", (typed, printed) => {
  expect(printable(typed)).toBe(printed);
});

test("a paper knows whether a text was cut, wherever it stands", () => {
  expect(noteOfUnprintable({ words: [{ title: printable("Piso en 東京") }] })).toContain("no puede imprimir");
  expect(noteOfUnprintable({ words: [{ title: printable("Piso 🏠") }], price: null })).toBeNull();
});

test("texts deep inside a result are printed too; numbers, nulls and keys are left alone", () => {
  expect(printableDeep({ "a🏠": [{ address: "C/ Mayor 🏠", price: 3.5, date: null }] })).toEqual({
    "a🏠": [{ address: "C/ Mayor", price: 3.5, date: null }],
  });
});

test("signs that a document leaves out or marks are named, each once", () => {
  expect(unprintedSigns({ letter: "Hola 😀😀, 𝒜na", plan: [{ what: "﷽ CO₂ → 5 ≤ 6" }], price: 5 })).toEqual([
    "😀",
    "﷽",
  ]);
  expect(unprintedSigns("Ñandú, façana i 80 m²: 250.000 €")).toEqual([]);
});
