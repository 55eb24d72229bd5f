import { estimateIn } from "#domain/shared/format/estimates.ts";
import { formatDate, formatPercent } from "#domain/shared/format/format.ts";
import type { Aside, Description, Figure, Headline, Notice } from "#domain/tools/description/description.ts";
import { moneyOf, share, valueText } from "#domain/tools/description/value.ts";
import {
  estimateOf,
  fanSection,
  growthOf,
  growthSection,
  modelSection,
  realSection,
  waitSection,
  yearSection,
} from "./describe-sections.ts";
import {
  distanceText,
  explainGrowth,
  explainHeadline,
  explainNoSeries,
  explainSeries,
  explainWait,
  growthText,
  isOld,
  lastPeriod,
  lastRow,
  NO_SERIES_TITLE,
  NOTE,
  SAME_PACE,
  shownWait,
} from "./explain.ts";
import type { Appreciation, AppreciationResult, NoSeries, YearRow } from "./result.ts";

const KIND = "Previsión de precio";
const TITLE = "Vender ahora o esperar";

/** The course of the price first; then the result of waiting, the method's errors, and the past of the series. */
export function describe(result: AppreciationResult): Description {
  if (result.kind === "no-series") return describeNoSeries(result);
  const { forecast, date, series } = result;
  const row = lastRow(result);
  return {
    date,
    summary: summaryOf(result, row),
    document: {
      kind: KIND,
      title: TITLE,
      detail: `${series.name}, ${formatDate(date)}`,
      note: NOTE,
      facts: [],
    },
    headline: headlineOf(result, row),
    aside: asideOf(result, row),
    sections: [
      ...(forecast && row
        ? [fanSection(result, forecast, row), yearSection(result, forecast), waitSection(result, forecast, row)]
        : []),
      ...(forecast?.model ? [modelSection(result)] : []),
      growthSection(result),
      realSection(result),
    ],
    footnotes: [explainSeries(result), SAME_PACE, NOTE],
    message: messageOf(result, row),
  };
}

function describeNoSeries(result: NoSeries): Description {
  return {
    date: result.date,
    summary: NO_SERIES_TITLE,
    document: { kind: KIND, title: TITLE, detail: formatDate(result.date), note: NOTE, facts: [] },
    sections: [
      {
        id: "prevision-sin-serie",
        title: NO_SERIES_TITLE,
        blocks: [{ kind: "prose", text: explainNoSeries(result) }],
      },
    ],
    footnotes: [],
    message: [explainNoSeries(result)],
  };
}

function summaryOf(result: Appreciation, row: YearRow | undefined): string {
  const estimate = estimateOf(result.currency);
  if (!row) return `Crecimiento al año ${valueText(growthOf(result.growth))}, sin previsión`;
  return `En ${distanceText(row)}, ${valueText(estimate(row.value))}; de ${valueText(estimate(row.low))} a ${valueText(estimate(row.high))}`;
}

function headlineOf(result: Appreciation, row: YearRow | undefined): Headline {
  const { growth, real, series, kind, value } = result;
  const money = moneyOf(result.currency);
  const estimate = estimateOf(result.currency);
  const growthNote = explainGrowth(result);
  return {
    name: row ? `Lo central en ${distanceText(row)}` : "Crecimiento al año",
    label: row ? `Lo central en ${distanceText(row)} · ${series.name}` : `Crecimiento al año · ${series.name}`,
    value: row ? estimate(row.value) : growthOf(growth),
    notes: [explainHeadline(result), ...(growthNote ? [growthNote] : [])],
    details:
      row && kind !== "constant" ? [`De ${valueText(estimate(row.low))}`, `a ${valueText(estimate(row.high))}`] : [],
    tags: [
      ...(kind === "constant" ? [{ text: "serie constante" }] : []),
      ...(series.mark === "por-comprobar" ? [{ text: "por comprobar", tone: "warning" as const }] : []),
      ...(isOld(result) ? [{ text: `datos de hace ${series.monthsOld} meses`, tone: "warning" as const }] : []),
    ],
    ...(row && {
      drawing: {
        kind: "bars",
        caption: `Hoy y en ${distanceText(row)}`,
        valueName: "Valor",
        unit: estimate(0).unit,
        rows: [
          { label: "Hoy", value },
          { label: "Banda baja", detail: `En ${distanceText(row)}`, value: row.low },
          { label: "Central", detail: `En ${distanceText(row)}`, value: row.value, isHighlighted: true },
          { label: "Banda alta", detail: `En ${distanceText(row)}`, value: row.high },
        ],
      },
    }),
    figures: [
      { label: "Valor de hoy", value: money(value), note: "El que has escrito" },
      { label: "Crecimiento al año", value: growthOf(growth), note: "De toda la serie, nominal" },
      {
        label: "Real al año",
        value: growthOf(real?.growth ?? null),
        note: real ? "Descontada la inflación" : "Sin precios de consumo",
      },
      row
        ? {
            label: "Esperar",
            value: estimate(shownWait(result, row).value, { isSigned: true }),
            note: `${distanceText(row)} frente a vender ya`,
          }
        : { label: "Último dato", value: lastPeriod(result), note: "De la serie" },
    ],
    notices: noticesOf(result),
  };
}

function noticesOf(result: Appreciation): Notice[] {
  if (result.kind !== "too-short") return [];
  const text = "Añade periodos o elige una serie oficial.";
  return [{ kind: "notice", tone: "info", title: "Crecimiento, sin previsión", text }];
}

function asideOf(result: Appreciation, row: YearRow | undefined): Aside {
  const money = moneyOf(result.currency);
  const estimate = estimateOf(result.currency);
  const growth: Figure = { label: "Crecimiento al año", value: growthOf(result.growth) };
  const today: Figure = { label: "Valor de hoy", value: money(result.value) };
  if (!row) return { title: "Crecimiento, sin previsión", figures: [today, growth] };
  return {
    title: `${valueText(estimate(row.value))} en ${distanceText(row)}`,
    figures: [
      today,
      { label: "Banda baja", value: estimate(row.low) },
      { label: "Banda alta", value: estimate(row.high) },
      { label: "Fallo habitual", value: share(row.usualMiss) },
      growth,
      { label: "Esperar", value: estimate(shownWait(result, row).value, { isSigned: true }) },
    ],
  };
}

function messageOf(result: Appreciation, row: YearRow | undefined): string[] {
  const money = (amount: number) => valueText(moneyOf(result.currency)(amount));
  const estimate = estimateIn(result.currency);
  const { growth, kind, inflation, value, date } = result;
  const name = result.series.name.length > 60 ? `${result.series.name.slice(0, 59)}…` : result.series.name;
  const range = (of: YearRow) =>
    kind === "constant"
      ? " (serie constante)"
      : `; en 8 de cada 10 veces, de ${estimate(of.low)} a ${estimate(of.high)}`;
  return [
    `Vivienda de ${money(value)}. Serie: ${name}, hasta ${lastPeriod(result)}.`,
    growth === null ? "" : `Hasta ahora, ${growthText(growth)} al año.`,
    row ? `En ${distanceText(row)}: ${estimate(row.value)}${range(row)}.` : explainHeadline(result),
    row?.real
      ? `En dinero de hoy, ${estimate(row.real.value)} con un ${formatPercent(inflation ?? 0, 2)} de inflación.`
      : "",
    row ? explainWait(result, row) : "",
    `Previsión estadística a ${formatDate(date)}, no es una recomendación.`,
  ];
}
