import { formatDate, formatNumber, formatPercent } from "#domain/shared/format/format.ts";
import { moneyIn } from "#domain/shared/format/money-in.ts";
import {
  CUT_NOTE,
  distanceText,
  explainGrowth,
  explainHeadline,
  explainModel,
  explainNoSeries,
  explainPrices,
  explainRealFuture,
  explainSeries,
  explainStretches,
  explainTestLimits,
  explainTests,
  explainTie,
  explainWait,
  growthText,
  lastPeriod,
  lastRow,
  modelRows,
  NO_SERIES_TITLE,
  NOTE,
  SAME_PACE,
} from "./explain.ts";
import type { Appreciation, AppreciationResult } from "./result.ts";

/** The whole result as plain text. */
export function textOf(result: AppreciationResult): string {
  if (result.kind === "no-series") return `${NO_SERIES_TITLE}\n${explainNoSeries(result)}`;
  const money = moneyIn(result.currency);
  const row = lastRow(result);
  const parts: (string | null)[][] = [
    ["LA PREVISIÓN", `Valor de hoy: ${money(result.value)}`, explainHeadline(result), explainGrowth(result)],
    result.forecast
      ? [
          "AÑO A AÑO",
          ...result.forecast.rows.map(
            (one) =>
              `En ${distanceText(one)}: ${money(one.value)}, de ${money(one.low)} a ${money(one.high)}${one.real ? ` (${money(one.real.value)} en dinero de hoy)` : ""}`,
          ),
          result.forecast.cut > 0 ? CUT_NOTE : null,
        ]
      : [],
    result.forecast?.model
      ? [
          "POR QUÉ ESTE CAMINO",
          explainModel(result),
          ...modelRows(result).map(
            ({ title, mase, isChosen }) => `${title}: error ${formatNumber(mase, 2, 2)}${isChosen ? " (elegido)" : ""}`,
          ),
          explainTests(result),
          explainTestLimits(result),
        ]
      : [],
    row ? ["ESPERAR O VENDER YA", explainWait(result, row), explainTie(result, row), "La decisión es tuya."] : [],
    ["EL PASADO", explainStretches(result), explainPrices(result)],
    [explainSeries(result), SAME_PACE, `Calculado el ${formatDate(result.date)}. ${NOTE}`],
  ];
  return parts
    .map((lines) => lines.filter((line) => line !== null))
    .filter((lines) => lines.length > 0 && !(lines.length === 1 && lines[0] === "EL PASADO"))
    .map((lines) => lines.join("\n"))
    .join("\n\n");
}

/** For WhatsApp, under 700 characters. */
export function messageOf(result: AppreciationResult): string {
  if (result.kind === "no-series") return explainNoSeries(result);
  const money = moneyIn(result.currency);
  const row = lastRow(result);
  const name = result.series.name.length > 60 ? `${result.series.name.slice(0, 59)}…` : result.series.name;
  return [
    `Vivienda de ${money(result.value)}. Serie: ${name}, hasta ${lastPeriod(result)}.`,
    result.growth === null ? "" : `Hasta ahora, ${growthText(result.growth)} al año.`,
    row
      ? `En ${distanceText(row)}: ${money(row.value)}${result.kind === "constant" ? " (serie constante)" : `; en 8 de cada 10 veces, de ${money(row.low)} a ${money(row.high)}`}.`
      : explainHeadline(result),
    row?.real
      ? `En dinero de hoy, ${money(row.real.value)} con un ${formatPercent(result.inflation ?? 0, 2)} de inflación.`
      : "",
    row ? explainWait(result, row) : "",
    `Previsión estadística a ${formatDate(result.date)}, no es una recomendación.`,
  ]
    .filter((line) => line !== "")
    .join("\n");
}

/** What a model may say better: the explanation, with the figures of the result and no others. */
export function wordingOf(result: AppreciationResult) {
  if (result.kind === "no-series") return [];
  return [{ id: "explicacion", label: "Explicación", text: explanationOf(result) }];
}

/** The result in one paragraph, as an agent says it to who asks. */
export function explanationOf(result: Appreciation): string {
  const money = moneyIn(result.currency);
  const row = lastRow(result);
  return [
    row ? `Hoy vale ${money(result.value)}; en ${distanceText(row)}, lo central son ${money(row.value)}.` : null,
    explainHeadline(result),
    explainGrowth(result),
    explainModel(result),
    explainTests(result),
    row ? explainRealFuture(result) : null,
  ]
    .filter((line) => line !== null)
    .join(" ");
}
