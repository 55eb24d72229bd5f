import { expect, test } from "vitest";
import { drawable, inkOf, lineSvg, widthOf } from "./letters.ts";

const face = { cut: "display", sizePx: 100, tracking: 0 } as const;

test("a text goes without what the font has no outline for, and keeps the rest", () => {
  expect(drawable("Ático 🏠 en  Ruzafa\n")).toBe("Ático en Ruzafa");
  expect(drawable("שלום")).toBe("");
  expect(drawable("\u202eoicerP\u202c 94\u00a0m²")).toBe("oicerP 94\u00a0m²");
  expect(drawable("<b>1 & 2</b>")).toBe("<b>1 & 2</b>");
  expect(drawable("Cafe\u0301 «Ñandú» — 3.º ½ €")).toBe("Café «Ñandú» — 3.º ½ €");
});

test("an H is 0.85 em wide, and its jambs start 0.085 em from its edge", () => {
  expect(widthOf("H", face)).toBeCloseTo(85, 0);
  expect(widthOf("HH", face)).toBeCloseTo(170, 0);
  const ink = inkOf("H", face)!;
  expect(ink.left).toBeGreaterThan(7);
  expect(ink.left).toBeLessThan(10);
  expect(ink.top).toBeCloseTo(-68.6, 6);
  expect(ink.bottom).toBeCloseTo(0, 6);
});

test("letters are kerned, accented ones like their base, and tracking counts between letters alone", () => {
  expect(widthOf("AV", face)).toBeLessThan(widthOf("A", face) + widthOf("V", face));
  expect(widthOf("ÁV", face) - widthOf("Á", face)).toBeCloseTo(widthOf("AV", face) - widthOf("A", face), 6);
  expect(widthOf("HHH", { ...face, tracking: -0.02 })).toBeCloseTo(widthOf("HHH", face) - 4, 6);
});

test("a line is outlines alone", () => {
  const svg = lineSvg('<script>"&', face, 10, 20, "#11192c");
  expect(svg.match(/<path /g)).toHaveLength(10);
  expect(svg.replace(/<\/?(g|path)[^>]*>/g, "")).toBe("");
});
