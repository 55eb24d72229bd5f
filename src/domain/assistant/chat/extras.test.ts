import { expect, test } from "vitest";
import { readExtras } from "./extras.ts";

const result = {
  kind: "result",
  title: "Piso en Triana",
  figure: { label: "Precio", value: "242.000 €", low: "230.000 €", high: "255.000 €" },
  rows: [{ label: "Superficie", value: "80 m²" }],
  sources: [{ label: "Portales", date: "2026-09", url: "/metodo/valoracion", tag: "Pocas ventas" }],
  open: { label: "Abrir en la herramienta", url: "/valoracion?superficie=80" },
};

test("every kind of card is read as it was written", () => {
  const cards = [
    { kind: "home", title: "Piso", detail: "80 m²", price: "200.000 €", url: "/compartir/x", photo: "/f/1.webp" },
    { kind: "home", title: "Piso", detail: "", price: null, url: "/compartir/x" },
    result,
    { kind: "tool", title: "Valoración", summary: "Un rango", url: "/valoracion" },
    { kind: "plan", title: "Agente", price: "29 €", detail: "500 créditos", url: "/precios" },
  ];
  expect(readExtras({ cards })).toEqual({ cards });
});

test.each([
  "https://otro.example/x",
  "//otro.example",
  "/\\otro.example",
  "/\t/otro.example",
  "javascript:alert(1)",
  "precios",
  7,
])("no link to %j", (url) => {
  const read = readExtras({
    citations: [{ title: "x", url }],
    cards: [
      { kind: "tool", title: "x", summary: "", url },
      { kind: "home", title: "x", detail: "", price: null, url: "/bien", photo: url },
      { ...result, open: { label: "x", url } },
      { ...result, sources: [{ label: "AEAT", date: "2026", url }] },
    ],
  });
  expect(read).toEqual({
    cards: [
      { kind: "home", title: "x", detail: "", price: null, url: "/bien" },
      { ...result, sources: [{ label: "AEAT", date: "2026" }] },
    ],
  });
});

test.each([
  [null],
  ["texto"],
  [{ citations: "x", cards: {}, quickReplies: [null, "", 3], ask: "persona", engine: "otro" }],
  [{ cards: [null, { kind: "tool" }, { kind: "otra", title: "x", url: "/x" }, { ...result, figure: null }] }],
  [{ ask: { purpose: "toString" } }],
])("an extra in another form than ours is left out: %j", (value) => {
  expect(readExtras(value)).toEqual({});
});

test("so many and so long, and no more", () => {
  const read = readExtras({
    quickReplies: Array.from({ length: 50 }, (_, i) => `respuesta ${i}`),
    citations: [{ title: "x".repeat(500), url: "/x" }],
  });
  expect(read.quickReplies).toHaveLength(12);
  expect(read.citations).toBeUndefined();
});
