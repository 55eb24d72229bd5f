import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { describe, expect, test } from "vitest";
import type { ExplanationBar } from "#domain/tools/valuation/types.ts";
import { pasteSummaryText } from "#ui/form/pasted-listings.tsx";
import { ToolRunProvider } from "#ui/tool/tool-run-context.tsx";
import type { ValuationOutcome } from "./engine.ts";
import { input, none, of2018, offer, orientation, valueToday } from "./fixtures.test-data.ts";
import { doorsOf, waterfallRows } from "./reasons.ts";
import { ExampleAside } from "./result-aside.tsx";
import { Result } from "./view.tsx";

const run = { input: {}, rerun: () => {}, isRunning: false, mapStyleUrl: undefined };
/** The words of the page as the server sends it, tags out. */
function wordsOf(result: ValuationOutcome, { isExample = false, Part = Result } = {}): string {
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <ToolRunProvider value={{ ...run, isExample }}>
        <Part result={result} input={input} />
      </ToolRunProvider>
    </MemoryRouter>,
  );
  return html
    .replace(/ aria-label="([^"]*)"[^>]*>/g, ">$1 ")
    .replace(/<[^>]+>/g, " ")
    .replace(/[\s\u00a0]+/g, " ");
}

describe("the result", () => {
  test("of today: figure, range, evidence, what it is not", () => {
    const words = wordsOf(valueToday);
    expect(words).toContain("Precio estimado de venta 342.000 €");
    expect(words).toContain("Hoy, con 2 comparables actuales");
    expect(words).toContain("Pocos comparables");
    expect(words).toContain("Confianza media");
    expect(words).toContain("C/ Sueca, 31");
    expect(words).toContain("4 anuncios que no cuentan");
    expect(words).toContain("No es una tasación oficial (Orden ECO/805/2003)");
    expect(words).toContain("Quitar el comparable 1");
    expect(words).not.toContain("Demostración");
  });

  test("where no error was measured, one statement says so in place of a confidence", () => {
    const expected = { medianError: 0.1, measuredIn: null, engine: "grid" as const };
    const words = wordsOf({ ...valueToday, expected });
    expect(words).toContain("Respaldo medio, error sin medir aquí");
    expect(words).not.toContain("Confianza");
    expect(words).toContain("El rango está pensado para que en 8 de cada 10 casos el precio quede entre");
    const measured = wordsOf({ ...valueToday, expected: { ...expected, measuredIn: "Valencia" } });
    expect(measured).toContain("Confianza media");
    expect(measured).not.toContain("sin medir");
  });

  test("an advert that stands apart is shown with its adjusted price and can be put back", () => {
    const { listing } = offer;
    const text = "Su precio ajustado se sale del conjunto.";
    const outlier = { id: "x", listing, reason: "outlier" as const, text, adjustedPrice: 554_408 };
    const words = wordsOf({ ...valueToday, excluded: [outlier] });
    expect(words).toContain("Su precio ajustado se sale del conjunto. Fuera del cálculo: 554.000 €");
    expect(words).toContain("Contar igualmente");
  });

  test("a comparable without weight shows no adjusted price, and why it stays out", () => {
    const words = wordsOf({
      ...valueToday,
      used: [{ ...offer, weightShare: 0, adjustedPrice: 987_000, isApart: true }],
    });
    expect(words).toContain("Fuera del cálculo se aparta de los demás");
    expect(words).not.toContain("987.000");
  });

  test("of demonstration adverts says so", () => {
    const used = [{ ...offer, listing: { ...offer.listing, source: "Demostración" } }];
    const words = wordsOf({ ...valueToday, used });
    expect(words).toContain("Demostración");
    expect(words).toContain("no vale para una vivienda real");
  });

  test("of 2018 says so, shows the measured error, and today only as a range", () => {
    const words = wordsOf(of2018);
    expect(words).toContain("Precio de hoy, a falta de comparables: solo un rango 470.000 € a 590.000 €");
    expect(words).toContain("Precio de oferta estimado, 2018: 342.000 €");
    expect(words.indexOf("a falta de comparables")).toBeLessThan(words.indexOf("342.000"));
    expect(words).toContain("entre 470.000 € y 590.000 €");
    expect(words).toContain("Error mediano medido 9,1 %");
  });

  test("an orientation is a range with its source, to be checked, and the next step", () => {
    const words = wordsOf(orientation);
    expect(words).toContain("130.000 € a 357.000 €");
    expect(words).toContain("por comprobar");
    expect(words).toContain("Pega al menos tres comparables");
    expect(words).not.toContain("Precio estimado");
  });

  test("no value: reason, next step, what was not read, and the comparables found", () => {
    const words = wordsOf(none);
    expect(words).toContain("Todavía no hay precio");
    expect(words).toContain("Falta un comparable");
    expect(words).toContain("La fila 4 no se ha leído: Falta el precio");
    expect(words).toContain("Sirven 2 de los 3 que hacen falta");
  });

  test("an example cannot be changed", () => {
    expect(wordsOf(valueToday, { isExample: true })).not.toContain("Quitar el comparable");
  });

  test("the card beside the form shows the measured error where there is one", () => {
    expect(wordsOf(of2018, { Part: ExampleAside })).toContain("Cómo de fiable es Error mediano medido 9,1 %");
    expect(wordsOf(valueToday, { Part: ExampleAside })).not.toContain("Cómo de fiable es");
  });

  test("the model's error never stands beside a value of today", () => {
    const words = wordsOf({ ...valueToday, reliability: { city: "Valencia" } });
    expect(words).not.toContain("Error mediano");
    expect(words).toContain("el error se mide en ellos");
  });
});

describe("the waterfall", () => {
  const bar = (id: ExplanationBar["id"], amount: number): ExplanationBar => ({
    id,
    label: id,
    logContribution: 0,
    amount,
  });
  const traits = [
    "area",
    "location",
    "rooms",
    "bathrooms",
    "condition",
    "age",
    "floor",
    "lift",
    "exterior",
    "pool",
  ] as const;

  test("small bars are drawn as one, the sum stays, the gate stays last", () => {
    const bars = [...traits.map((id, i) => bar(id, 1000 * (10 - i))), bar("model", 500), bar("comparables", -200)];
    const rows = waterfallRows(bars);
    expect(rows.map(({ label }) => label)).toEqual([
      "area",
      "location",
      "rooms",
      "bathrooms",
      "condition",
      "age",
      "Otros detalles",
      "model",
      "comparables",
    ]);
    // 4,000 + 3,000 + 2,000 + 1,000
    expect(rows[6]).toEqual({ label: "Otros detalles", amount: 10_000, detail: "floor, lift, exterior, pool" });
    expect(rows.reduce((sum, { amount }) => sum + amount, 0)).toBe(55_300);
  });

  test("few bars stay as they are", () => {
    expect(waterfallRows([bar("area", 1), bar("comparables", 2)])).toEqual([
      { label: "area", amount: 1 },
      { label: "comparables", amount: 2 },
    ]);
  });
});

test.each([
  ["alta", 95, 5],
  ["alta", 88, 4],
  ["media", 80, 3],
  ["baja", 75, 2],
  ["baja", 60, 1],
] as const)("confidence %s with %i points opens %i doors", (level, score, doors) => {
  expect(doorsOf({ confidence: { level, score, reasons: [] } })).toBe(doors);
});

test("the paste is summed up in one sentence", () => {
  const row = (line: number, error?: string) => ({ line, raw: "", warnings: [], ...(error ? { error } : {}) });
  const { listing } = offer;
  expect(pasteSummaryText({ listings: [listing, listing, listing], rows: [row(1), row(2), row(3), row(4, "x")] })).toBe(
    "Entendidos 3 comparables; la fila 4 no se entiende.",
  );
  expect(pasteSummaryText({ listings: [listing], rows: [row(1)] })).toBe("Entendido 1 comparable.");
  expect(pasteSummaryText({ listings: [], rows: [row(1, "x"), row(2, "x")] })).toBe(
    "Entendidos 0 comparables; 2 filas no se entienden.",
  );
});
