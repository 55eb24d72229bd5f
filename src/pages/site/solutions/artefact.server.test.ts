import { expect, test } from "vitest";
import { SOLUTIONS } from "#content/solutions.ts";
import { artefactHtml } from "./artefact.server.tsx";
import { findSolution } from "./solution-content.server.ts";

const textOf = (html: string) =>
  html
    .replace(/<[^>]+>/g, " ")
    .replace(/[\u00a0\u202f]/g, " ")
    .replace(/\s+/g, " ");

test("every solution has a thing of its trade to show, and few share a kind", async () => {
  const found = await Promise.all(SOLUTIONS.map(({ slug }) => findSolution(slug)));
  const artefacts = found.map((solution) => solution!.content.artefact);
  expect(artefacts).toHaveLength(14);
  expect(new Set(artefacts.map(({ caption }) => caption)).size).toBeGreaterThan(12);
  for (const artefact of artefacts)
    if (artefact.kind !== "screen") expect(textOf(artefactHtml(artefact)).length, artefact.caption).toBeGreaterThan(60);
});

test("900 € a month at 3 % for 30 years repay 213,470 €, shown to the thousand", () => {
  // 900 · (1 − 1.0025^−360) / 0.0025 = 900 · 237.1894 = 213,470.
  const html = artefactHtml({
    kind: "loan",
    caption: "Préstamo",
    monthlyIncome: 3_000,
    share: 0.3,
    rates: [0.03],
    years: [30],
  });
  expect(textOf(html)).toContain("213.000 €");
  expect(textOf(html)).toContain("Con 3.000 € al mes y el 30 % para la cuota: 900 €.");
});

test("a person not to be rung is told in words, not by colour alone", () => {
  const html = artefactHtml({
    kind: "calls",
    caption: "Lista",
    rows: [
      { name: "Ana", why: "Con permiso", mayRing: true },
      { name: "Luis", why: "Pidió que no", mayRing: false },
    ],
  });
  expect(textOf(html)).toMatch(/Ana Con permiso Llamar .*Luis Pidió que no No llamar/);
});

test("a flat that is sold has no price", () => {
  const html = artefactHtml({
    kind: "elevation",
    caption: "Edificio",
    floors: [{ name: "1.ª", prices: [312_000, null] }],
  });
  expect(textOf(html)).toContain("312.000");
  expect(html).toContain("1.ª");
});
