import { forecastSeries } from "../../tools/forecast/forecast.ts";
import type { Series } from "../../tools/forecast/series.ts";
import type { HandCheck } from "./hand-check.ts";

/** Twelve years at two per cent a year. */
const GROWING: Series = { perYear: 1, start: 2010, values: Array.from({ length: 12 }, (_, t) => 100 * 1.02 ** t) };

function growing() {
  const forecast = forecastSeries(GROWING, 5);
  if (forecast.kind !== "forecast") throw new Error(forecast.kind);
  return forecast;
}

const check = (id: string, rest: Omit<HandCheck, "id" | "group" | "source">): HandCheck => ({
  id: `prevision-${id}`,
  group: "Previsión de precios",
  source: "Brief de herramientas, §1.5",
  referenceMs: 1,
  ...rest,
});

export const FORECAST_CHECKS: readonly HandCheck[] = [
  check("modelo", {
    name: "Gana la deriva",
    input: "100 · 1,02^t, t de 0 a 11",
    expected: "drift",
    got: () => growing().model,
  }),
  check("siguiente", {
    name: "Siguiente valor",
    input: "100 · 1,02^t, t de 0 a 11",
    expected: 126.82,
    tolerance: 0.005,
    got: () => growing().points[0]!.value,
  }),
  check("vivienda", {
    name: "Vivienda de 250.000 € en cinco años",
    unit: "€",
    input: "La misma serie",
    expected: 276_020,
    tolerance: 0.5,
    got: () => (250_000 * growing().points[4]!.value) / GROWING.values.at(-1)!,
  }),
  check("constante", {
    name: "Serie constante",
    input: "Doce años iguales",
    expected: "constant",
    got: () => forecastSeries({ ...GROWING, values: GROWING.values.map(() => 180) }, 3).kind,
  }),
  check("corta", {
    name: "Con menos de ocho puntos no hay previsión",
    input: "100, 102, 104,04",
    expected: "too-short",
    got: () => forecastSeries({ ...GROWING, values: GROWING.values.slice(0, 3) }, 3).kind,
  }),
];
