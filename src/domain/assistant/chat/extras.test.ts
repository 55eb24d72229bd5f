import { expect, test } from "vitest";
import { CONTACT_PURPOSES } from "./dto.ts";
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
    { kind: "home", title: "Piso", detail: "", price: null, url: "/asistente/x", ask: "Cuéntame más de la primera" },
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

test("twelve of each, twenty-four rows, texts of 400 letters and addresses of 2.000", () => {
  const citation = { title: "x".repeat(400), url: `/${"x".repeat(1999)}` };
  expect(readExtras({ citations: [citation] })).toEqual({ citations: [citation] });
  expect(readExtras({ citations: [{ ...citation, title: "x".repeat(401) }] })).toEqual({});
  expect(readExtras({ citations: [{ ...citation, url: `/${"x".repeat(2000)}` }] })).toEqual({});
  const rows = Array.from({ length: 30 }, (_, i) => ({ label: `l${i}`, value: "v" }));
  const [card] = readExtras({ cards: [{ ...result, rows }] }).cards!;
  expect(card).toMatchObject({ rows: rows.slice(0, 24) });
  expect((card as { rows: unknown[] }).rows).toHaveLength(24);
  expect(readExtras({ cards: Array.from({ length: 13 }, () => result) }).cards).toHaveLength(12);
});

test("half of a card is none, and half of a range is left out", () => {
  const without = (part: object) => readExtras({ cards: [{ ...result, ...part }] });
  expect(without({ title: " " })).toEqual({});
  expect(without({ figure: { label: "Precio" } })).toEqual({});
  expect(without({ figure: { value: "1 €" } })).toEqual({});
  expect(without({ open: { url: "/x" } })).toEqual({});
  expect(without({ open: { label: "x" } })).toEqual({});
  expect(without({ rows: "x", sources: "y" }).cards).toMatchObject([{ rows: [], sources: [] }]);
  expect(without({ rows: [{ label: "a" }, { value: "b" }, { label: "c", value: "d" }] }).cards).toMatchObject([
    { rows: [{ label: "c", value: "d" }] },
  ]);
  const { low: _, high: __, ...exact } = result.figure;
  expect(without({ figure: exact }).cards).toEqual([{ ...result, figure: exact }]);
  expect(without({ sources: [{ date: "2026" }, { label: "AEAT" }] }).cards).toMatchObject([
    { sources: [{ label: "AEAT", date: "" }] },
  ]);
  expect(readExtras({ cards: [{ kind: "plan", title: "x", url: "/x" }] })).toEqual({});
  expect(readExtras({ cards: [{ kind: "plan", title: "x", url: "/x", price: "1 €" }] }).cards).toEqual([
    { kind: "plan", title: "x", price: "1 €", detail: "", url: "/x" },
  ]);
});

test("the request to a person, by its values; its author; and quick replies", () => {
  const ask = { purpose: "visita", homeId: "1", name: "Ana", phone: "612", email: "a@b.es", when: "2026-12-03T17:00" };
  expect(readExtras({ ask: { ...ask, other: "x" }, engine: "model", quickReplies: ["sí", "no"] })).toEqual({
    ask,
    engine: "model",
    quickReplies: ["sí", "no"],
  });
  expect(readExtras({ ask: { purpose: "demo", name: 3 }, engine: "embedded" })).toEqual({
    ask: { purpose: "demo" },
    engine: "embedded",
  });
  for (const purpose of ["persona", "valoracion", "consulta"])
    expect(readExtras({ ask: { purpose } })).toEqual({ ask: { purpose } });
});

test("every purpose of a contact is asked for, and no other", () => {
  for (const purpose of CONTACT_PURPOSES) expect(readExtras({ ask: { purpose } })).toEqual({ ask: { purpose } });
  for (const purpose of ["toString", "otra", 1, null]) expect(readExtras({ ask: { purpose } })).toEqual({});
});
