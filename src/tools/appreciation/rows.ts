import { formatDate, formatNumber, formatPercent } from "#domain/shared/format/format.ts";
import { moneyIn } from "#domain/shared/format/money-in.ts";
import type { ResultRow } from "#domain/tools/runs/compare-runs.ts";
import { rowsIn } from "#domain/tools/runs/result-rows.ts";
import type { ResultSource, ResultTable } from "../define-tool.ts";
import {
  distanceText,
  growthText,
  lastPeriod,
  lastRow,
  MODEL_TITLES,
  modelRows,
  periodText,
  signedMoney,
  yearsText,
} from "./explain.ts";
import type { Appreciation, AppreciationResult } from "./result.ts";

type Line = readonly [label: string, value: string];

export function rowsOf(result: AppreciationResult): ResultRow[] {
  if (result.kind === "no-series") {
    return rowsIn("resultado", [
      ["Serie", `${result.asked.name}: vacía`],
      ["Datos a", formatDate(result.date)],
    ]);
  }
  const money = moneyIn(result.currency);
  const { growth, real, forecast } = result;
  const row = lastRow(result);
  return [
    ...rowsIn("datos", [
      ["Valor de hoy", money(result.value)],
      ["Años", yearsText(result.years)],
      ["Serie", result.series.name],
      ["Último dato", lastPeriod(result)],
      ...optional("Inflación que supones", result.inflation, (share) => formatPercent(share, 2)),
      ...optional("Gasto al mes", result.monthlyCost, money),
      ...optional("Rendimiento de otra inversión", result.otherReturn, (share) => formatPercent(share, 2)),
    ]),
    ...rowsIn("resultado", [
      ...optional("Crecimiento al año", growth, growthText),
      ...optional("Crecimiento real al año", real?.growth ?? null, growthText),
      ...optional("Método", forecast?.model ?? null, (model) => MODEL_TITLES[model]),
      ...(result.kind === "constant" ? [["Método", "Serie constante"] as const] : []),
      ...(result.kind === "too-short" ? [["Previsión", "No: menos de ocho datos"] as const] : []),
      ...(forecast?.rows ?? []).map(
        (one): Line => [`En ${distanceText(one)}`, `${money(one.value)} (${money(one.low)} a ${money(one.high)})`],
      ),
      ...(row ? [[`Esperar ${distanceText(row)}`, signedMoney(row.wait.value, money)] as const] : []),
      ["Datos a", formatDate(result.date)],
    ]),
  ];
}

function optional<T>(label: string, value: T | null, format: (value: T) => string): Line[] {
  return value === null ? [] : [[label, format(value)]];
}

const cents = (amount: number) => Math.round(amount * 100) / 100;
const percent = (fraction: number | null) => (fraction === null ? null : Math.round(fraction * 1e6) / 1e4);

/** Raw values for spreadsheets. */
export function tablesOf(result: AppreciationResult): ResultTable[] {
  if (result.kind === "no-series") return [];
  const { forecast } = result;
  return [
    ...(forecast ? [yearTable(result, forecast)] : []),
    ...modelTables(result),
    growthTable(result),
    seriesTable(result),
  ];
}

function yearTable({ currency }: Appreciation, { rows }: NonNullable<Appreciation["forecast"]>): ResultTable {
  const money = (name: string) => `${name} (${currency})`;
  return {
    name: "Año a año",
    columns: [
      "En",
      ...["Central", "Banda baja", "Banda alta", "Central en dinero de hoy", "Esperar frente a vender ya"].map(money),
      ...["Pruebas", "Fallo habitual (%)"],
    ],
    rows: rows.map((row) => [
      distanceText(row),
      ...[row.value, row.low, row.high].map(cents),
      row.real ? cents(row.real.value) : null,
      cents(row.wait.value),
      row.tested,
      row.tested === 0 ? null : percent(row.usualMiss),
    ]),
  };
}

function modelTables(result: Appreciation): ResultTable[] {
  const rows = modelRows(result);
  return rows.length === 0
    ? []
    : [
        {
          name: "Métodos",
          columns: ["Método", "Error (MASE)", "Pruebas", "Elegido"],
          rows: rows.map((row) => [
            row.title,
            Math.round(row.mase * 1e4) / 1e4,
            row.tested,
            row.isChosen ? "sí" : "no",
          ]),
        },
      ];
}

function growthTable({ windows, series }: Appreciation): ResultTable {
  return {
    name: "Crecimiento",
    columns: ["Tramo", "Desde", "Al año (%)", "Al año, real (%)"],
    rows: windows.map((row) => [
      windowText(row.years),
      periodText(row.from, series.perYear),
      percent(row.growth),
      percent(row.real),
    ]),
  };
}

export function windowText(years: number | null): string {
  if (years === null) return "Toda la serie";
  return years === 1 ? "Último año" : `Últimos ${formatNumber(years)} años`;
}

function seriesTable({ series, real }: Appreciation): ResultTable {
  return {
    name: "Serie",
    columns: ["Periodo", series.unit ? `Valor (${series.unit})` : "Valor", "Valor real"],
    rows: series.values.map((value, i) => {
      const inReal = real?.values[series.start + i - real.start];
      return [periodText(series.start + i, series.perYear), value, inReal === undefined ? null : cents(inReal)];
    }),
  };
}

const TAGS: Record<string, string> = { "una-fuente": "una sola fuente", "por-comprobar": "por comprobar" };

/** Each series with the day on which it was read; what was pasted or supposed is named as such. */
export function sourcesOf(result: AppreciationResult): ResultSource[] {
  if (result.kind === "no-series") return [];
  const { series, real, date, inflation } = result;
  const one = (
    label: string,
    { source, mark }: { source: NonNullable<typeof series.source>; mark: string | null },
  ): ResultSource => {
    const tag = mark === null ? undefined : TAGS[mark];
    return {
      ...{ label, title: source.title, date: source.consulted },
      ...(source.url && { url: source.url }),
      ...(tag && { tag }),
    };
  };
  return [
    series.source
      ? one(series.name, { source: series.source, mark: series.mark })
      : { label: series.name, title: "Valores que has pegado", date },
    ...(real ? [one(real.prices.name, real.prices)] : []),
    ...(inflation === null ? [] : [{ label: "Inflación futura", title: "Suposición que has escrito", date }]),
  ];
}
