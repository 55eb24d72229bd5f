import { expect, test } from "vitest";
import * as z from "zod/mini";
import { readResultDocument } from "../../test/read-result-document.tsx";
import { describePaper } from "./describe-paper.ts";
import { drawings } from "./document-drawings.tsx";
import { type CmaFacts, compareMarket } from "./engine.ts";
import { CMA_IN_SANTIAGO, CMA_IN_VALENCIA } from "./examples.ts";
import { cmaInput } from "./schema.ts";
import { shownInput, shownResult } from "./shown-result.ts";
import { cma as tool } from "./tool.ts";

const FACTS: CmaFacts = {
  today: "2026-11-23",
  nearbyListings: [],
  withdrawnNearby: [],
  officialSeries: [],
  municipality: null,
  saleTimes: { times: [], withinKm: null, areInvented: false },
};
const example = (more: Record<string, unknown> = {}) => z.parse(cmaInput, { ...CMA_IN_VALENCIA, ...more });
const input = example();
const result = compareMarket(input, FACTS);
const idOf = (name: string) => result.rows.find((row) => row.name.includes(name))!.id;
const paperOf = (more: Record<string, unknown> = {}) => {
  const own = example(more);
  return readResultDocument(tool, compareMarket(own, FACTS), own, { drawings });
};

test("text and paper say the value, the three prices, the lesson of each group and what is left", () => {
  for (const text of [tool.textOf(result, input), paperOf()]) {
    for (const part of [
      "Vender pronto",
      "Probar el mercado",
      "es lo que se paga",
      "son la competencia",
      "ahí el mercado dijo que no",
      "Honorarios con IVA",
      "por el real",
      "hacen falta 20 cierres",
      "Carrer de Cadis 60",
    ])
      expect(text).toContain(part);
  }
  expect(tool.messageOf(result, input)).toContain("En mercado: 311.000\u00a0€");
});

test("the paper says what the agent changed, with the proposal below it, and why one was kept", () => {
  const changes = [
    { id: idOf("Sueca"), cells: [{ column: "location", amount: -7000 }] },
    { id: idOf("Dénia"), cells: [], keepReason: "Es del mismo edificio" },
  ];
  const paper = paperOf({ changes });
  expect(paper).toContain("−7.000\u00a0€");
  expect(paper).toContain("Propuesta: 0\u00a0€");
  expect(paper).toContain("Carrer de Dénia 45 cuenta por decisión del agente: Es del mismo edificio");
  expect(paper).toContain("Ajuste neto de más del 15 % y bruto de más del 25 %.");
});

test("pages are hidden and moved, and without the page of sources there are none", () => {
  const own = example({ pages: ["valor", "vivienda"] });
  const { sections, document } = describePaper(compareMarket(own, FACTS), own);
  expect(sections.map(({ title }) => title)).toEqual(["El valor", "La vivienda", "Fotos de la vivienda"]);
  expect(document).toMatchObject({ hasCoverPage: true, isWithoutSources: true });
  expect(paperOf({ pages: ["valor"] })).not.toContain("Fuentes");
});

test("short parts stand below the one before, and the first starts a page whichever it is", () => {
  const layout = (pages?: readonly string[]) => {
    const own = example(pages ? { pages } : {});
    return describePaper(compareMarket(own, FACTS), own).sections.map(
      ({ title, startsPage, sharesPage }) => `${startsPage ? "1" : ""}${sharesPage ? "½" : ""} ${title}`,
    );
  };
  const usual = layout();
  expect(usual).toContain("½ La vivienda");
  expect(usual).toContain("½ Tres precios de salida");
  expect(usual).toContain("½ Para terminar");
  expect(usual).toContain("1 Lo que queda al vender");
  // Eight comparables fill a page of grids.
  expect(usual).toContain("1 Los ajustes");
  expect(layout(["cierre", "estrategias"])).toEqual(["1 Para terminar", "½ Tres precios de salida"]);
});

test("the paper says why it has no map where no comparable has a point, unless the map is hidden", () => {
  const reason = "No hay mapa porque de ningún comparable consta el punto";
  const withoutPoints = example().comparablesText!.replace(/[\t;][-\d,.]+[\t;][-\d,.]+$/gm, "");
  const told = paperOf({ comparablesText: withoutPoints });
  expect(told.includes(reason)).toBe(true);
  expect(paperOf({ comparablesText: withoutPoints, pages: ["comparables"] })).not.toContain(reason);
});

test("the price that is asked today stands beside the prices to start from: 330.000 of 311.000 is 6.1 % more", () => {
  const own = example({ home: { ...CMA_IN_VALENCIA.home, price: 330_000 } });
  const text = tool.textOf(compareMarket(own, FACTS), own).replace(/\u00a0/g, " ");
  expect(text).toContain("Hoy se pide por ella 330.000 €: un 6,1 % más que en mercado.");
  expect(paperOf({})).not.toContain("Hoy se pide");
});

test("letter and advice of the agent stand on their pages", () => {
  const paper = paperOf({ letter: "Gracias por recibirme.", advice: "Salgamos en mercado." });
  expect(paper.indexOf("Gracias por recibirme.")).toBeLessThan(paper.indexOf("Carrer de Cuba 41"));
  expect(paper).toContain("Salgamos en mercado.");
});

test("in Chile it speaks of no Spanish tax and says what is missing", () => {
  const own = z.parse(cmaInput, CMA_IN_SANTIAGO);
  const text = tool.textOf(compareMarket(own, FACTS), own);
  expect(text).toContain("Fuera de España no calculamos impuestos");
  expect(text).not.toContain("IVA");
  expect(text).not.toContain("lusvalía municipal:");
});

test("without three comparables it says how many are missing, and where", () => {
  const own = example({ comparablesText: "" });
  const none = compareMarket(own, FACTS);
  expect(tool.hasAnswer!(none)).toBe(false);
  expect(tool.textOf(none, own)).toContain("No hay comparables que cuenten y hacen falta 3: pega los que faltan");
});

test("the owner's page has neither what stays out nor the deed's figures nor a hidden address", () => {
  const removed = compareMarket(example({ removedIds: [idOf("Cuba")] }), FACTS);
  expect(removed.rows.some(({ name }) => name.includes("Cuba"))).toBe(true);
  const shown = shownResult({
    ...removed,
    rows: removed.rows.map((row) => ({ ...row, hidesPlace: true as const, source: "Tu cartera", yearBuilt: 1960 })),
  });
  expect(shown.rows.some(({ name }) => name.includes("Cuba"))).toBe(false);
  expect(shown.rows.every(({ yearBuilt, source }) => yearBuilt === null && source === "Cartera de la agencia")).toBe(
    true,
  );
  expect(shown.rows[0]!.latitude).not.toBe(removed.rows[0]!.latitude);
  expect(shown).not.toHaveProperty("paste");
  expect(Object.keys(shownInput(example({ letter: "Hola" }))).toSorted()).toEqual(["home", "letter"]);
});
