import { estimateIn } from "#domain/shared/format/estimates.ts";
import { formatDate, formatNumber, formatPercent } from "#domain/shared/format/format.ts";
import { periodText } from "#domain/shared/time/periods.ts";
import {
  type Aside,
  type Block,
  type Description,
  type Fan,
  type Figure,
  type Headline,
  type Lines,
  type Notice,
  paragraph,
  type Section,
  type Table,
} from "#domain/tools/description/description.ts";
import { type Amount, count, moneyOf, share, span, type Unit, valueText } from "#domain/tools/description/value.ts";
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
  hasFewTests,
  isOld,
  lastPeriod,
  lastRow,
  MODEL_TITLES,
  modelRows,
  NO_SERIES_TITLE,
  NOTE,
  realMissing,
  SAME_PACE,
  windowText,
} from "./explain.ts";
import type { Appreciation, AppreciationResult, FutureValues, NoSeries, YearRow } from "./result.ts";

const KIND = "Previsión de precio";
const TITLE = "Vender ahora o esperar";

/** What is foreseen, as an estimate. */
const estimateOf =
  (currency: string) =>
  (amount: number | null, options: { isSigned?: boolean } = {}): Amount =>
    moneyOf(currency)(amount, { isEstimate: true, ...options });

const growthOf = (fraction: number | null) => share(fraction, { decimals: 2, minDecimals: 2 });

/** Where the price goes first; then what waiting leaves, how the method did, and what the series has done. */
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
            value: estimate(row.wait.value, { isSigned: true }),
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
      { label: "Esperar", value: estimate(row.wait.value, { isSigned: true }) },
    ],
  };
}

/** The value carried back with the series, and ahead with its band. */
function fanSection(result: Appreciation, forecast: FutureValues, row: YearRow): Section {
  const { series, value, currency, kind } = result;
  const { start, values, perYear } = series;
  const last = start + values.length - 1;
  const end = values.at(-1)!;
  const estimate = estimateOf(currency);
  const central = valueText(estimate(row.value));
  const fan: Fan = {
    kind: "fan",
    title:
      kind === "constant"
        ? `En ${distanceText(row)}, los mismos ${central}`
        : `En ${distanceText(row)}, de ${valueText(estimate(row.low))} a ${valueText(estimate(row.high))}`,
    subtitle: `Valor en ${currency}, contado desde el último dato (${lastPeriod(result)})`,
    summary: `Abanico de ${distanceText(row)}: lo central acaba en ${central}.`,
    xName: "Periodo",
    xUnit: { kind: "period", perYear },
    unit: estimate(0).unit,
    history: values.map((one, i) => ({ x: start + i, y: (value * one) / end })),
    forecast: forecast.path.map((point) => ({
      x: last + point.step,
      median: value * point.value,
      range80: { low: value * point.low, high: value * point.high },
    })),
    originText: "último dato",
  };
  return {
    id: "prevision-abanico",
    title: "Tu vivienda, al paso de la serie",
    lead: "El pasado es tu valor de hoy llevado atrás con la serie: no lo que valió tu vivienda.",
    blocks: [fan],
    on: ["page", "pdf"],
  };
}

function yearSection(result: Appreciation, { rows, cut }: FutureValues): Section {
  const { inflation, kind, currency } = result;
  const estimate = estimateOf(currency);
  const { unit } = estimate(0);
  const table: Table = {
    kind: "table",
    name: "Año a año",
    columns: [
      { title: "En", narrow: "title" },
      { title: "Central", narrow: "figure", isStrong: true },
      { title: "8 de cada 10", narrow: "detail", on: ["page", "pdf", "text"] },
      { title: "Banda baja", on: ["sheet"] },
      { title: "Banda alta", on: ["sheet"] },
      ...(inflation === null ? [] : [{ title: "En dinero de hoy", narrow: "note" as const, narrowSuffix: "de hoy" }]),
      { title: "Esperar frente a vender ya", on: ["pdf", "sheet"] },
      { title: "Pruebas", on: ["sheet"] },
      { title: "Fallo habitual", on: ["sheet"] },
    ],
    rows: rows.map((row) => [
      distanceText(row),
      estimate(row.value),
      kind === "constant" ? "Sin banda" : span(row.low, row.high, unit),
      estimate(row.low),
      estimate(row.high),
      ...(inflation === null ? [] : [estimate(row.real?.value ?? null)]),
      estimate(row.wait.value, { isSigned: true }),
      count(row.tested),
      share(row.tested === 0 ? null : row.usualMiss),
    ]),
  };
  return {
    id: "prevision-anos",
    title: "Año a año",
    lead: explainRealFuture(result),
    blocks: [table, comparedYears(rows, unit), ...paragraph(cut > 0 ? CUT_NOTE : null, { tone: "muted" })],
    width: "half",
  };
}

/** Each year as a line, to lay two forecasts beside each other. */
function comparedYears(rows: readonly YearRow[], unit: Unit): Block {
  const written = (amount: number) => valueText({ amount, unit });
  return {
    kind: "figures",
    items: rows.map((row) => ({
      label: `En ${distanceText(row)}`,
      value: `${written(row.value)} (${written(row.low)} a ${written(row.high)})`,
    })),
    on: ["rows"],
  };
}

function waitSection(result: Appreciation, { rows }: FutureValues, row: YearRow): Section {
  const signed = (amount: number): Amount => estimateOf(result.currency)(amount, { isSigned: true });
  return {
    id: "prevision-esperar",
    title: "Esperar o vender ya",
    lead: explainWait(result, row),
    blocks: [
      {
        kind: "intervals",
        unit: signed(0).unit,
        rows: rows.map((one) => ({
          label: `Vender en ${distanceText(one)}`,
          value: one.wait.value,
          ...(result.kind !== "constant" && { range80: { low: one.wait.low, high: one.wait.high } }),
        })),
        summary: rows
          .map((one) => {
            const [value, low, high] = [one.wait.value, one.wait.low, one.wait.high].map((amount) =>
              valueText(signed(amount)),
            );
            return `En ${distanceText(one)}, ${value}, de ${low} a ${high}`;
          })
          .join(". "),
      },
      ...paragraph(`${explainTie(result, row)} La franja es lo que pasa en 8 de cada 10 veces. La decisión es tuya.`, {
        tone: "muted",
      }),
    ],
    width: "half",
  };
}

function modelSection(result: Appreciation): Section {
  const lead = explainModel(result);
  const table: Table = {
    kind: "table",
    name: "Métodos",
    columns: [
      { title: "Método", narrow: "title" },
      { title: "Error (MASE)", narrow: "figure", saysName: true },
      { title: "Pruebas", narrow: "note", saysName: true },
      { title: "Elegido", on: ["sheet"] },
    ],
    rows: modelRows(result).map(({ title, detail, mase, tested, isChosen }) => [
      { value: title, detail, ...(isChosen && { tag: { text: "elegido", tone: "success" as const } }) },
      count(mase, { decimals: 2, minDecimals: 2 }),
      count(tested),
      isChosen ? "sí" : "no",
    ]),
  };
  const { model } = result.forecast!;
  return {
    id: "prevision-metodo",
    title: "Qué método, y cuánto ha fallado",
    ...(lead && { lead }),
    blocks: [
      table,
      { kind: "figures", items: [{ label: "Método", value: model ? MODEL_TITLES[model] : "–" }], on: ["rows"] },
      ...paragraph(explainTests(result)),
      ...paragraph(explainTestLimits(result), { tone: "muted" }),
      ...(hasFewTests(result)
        ? [
            {
              kind: "notice" as const,
              tone: "warning" as const,
              title: "Pocas pruebas",
              text: "Con tan pocas la banda puede quedarse corta: usa una serie más larga si la tienes.",
            },
          ]
        : []),
      ...paragraph(
        `Cada método se ha puesto en cada momento del pasado, sin ver lo que vino, y se ha comparado con lo que vino. El MASE es su fallo medio dividido entre el cambio medio de un periodo a otro (${formatPercent(stepChange(result), 2)}): cuanto más bajo, mejor.`,
        { tone: "small", on: ["page", "pdf"] },
      ),
    ],
  };
}

/** Mean change from one value to the next, without its sign, as a fraction. */
function stepChange({ series: { values } }: Appreciation): number {
  const steps = values.slice(1).map((value, i) => Math.abs(Math.log(value / values[i]!)));
  return Math.expm1(steps.reduce((sum, step) => sum + step, 0) / steps.length);
}

function growthSection(result: Appreciation): Section {
  const { windows, series } = result;
  const lead = explainStretches(result);
  const table: Table = {
    kind: "table",
    name: "Crecimiento",
    columns: [
      { title: "Tramo", narrow: "title" },
      { title: "Desde", narrow: "detail" },
      { title: "Al año", narrow: "figure", isStrong: true },
      { title: "Al año, real", narrow: "note", narrowSuffix: "real" },
    ],
    rows: windows.map((row) => [
      windowText(row.years),
      periodText(row.from, series.perYear),
      growthOf(row.growth),
      growthOf(row.real),
    ]),
    empty: "Con un solo dato no hay crecimiento que medir.",
  };
  return {
    id: "prevision-crecimiento",
    title: "Lo que ha crecido",
    ...(lead && { lead }),
    blocks: [table],
    width: "half",
  };
}

/** The series as it was written, and in money of its last period. */
function realSection(result: Appreciation): Section {
  const { real, series } = result;
  const { start, values, perYear } = series;
  const x = values.map((_, i) => start + i);
  const realAt = (period: number) => (real ? (real.values[period - real.start] ?? null) : null);
  const lines: Lines = {
    kind: "lines",
    title:
      real?.growth == null || result.growth === null
        ? "La serie, sin descontar la inflación"
        : `Descontada la inflación, un ${growthText(real.growth)} al año`,
    subtitle: series.unit ?? "Tus valores",
    summary: `Líneas de ${formatNumber(values.length)} periodos, de ${periodText(start, perYear)} a ${lastPeriod(result)}.`,
    xName: "Periodo",
    xUnit: { kind: "period", perYear },
    unit: { kind: "number", decimals: Math.max(...values) < 1000 ? 1 : 0 },
    x,
    series: [{ name: "Nominal", values }, ...(real ? [{ name: "Real", values: x.map(realAt) }] : [])],
  };
  const sheet: Table = {
    kind: "table",
    name: "Serie",
    columns: [
      { title: "Periodo" },
      { title: series.unit ? `Valor (${series.unit})` : "Valor" },
      { title: "Valor real" },
    ],
    rows: values.map((value, i) => [
      periodText(start + i, perYear),
      count(value, { decimals: 2 }),
      count(realAt(start + i), { decimals: 2 }),
    ]),
    on: ["sheet"],
  };
  return {
    id: "prevision-real",
    title: "Nominal y real",
    lead: explainPrices(result) ?? realMissing(result),
    blocks: [lines, sheet],
    width: "half",
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
