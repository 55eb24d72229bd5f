import { counted } from "#domain/shared/format/counted.ts";
import { formatPercent } from "#domain/shared/format/format.ts";
import { periodText } from "#domain/shared/time/periods.ts";
import {
  type Block,
  type Fan,
  type Lines,
  paragraph,
  type Section,
  type Table,
} from "#domain/tools/description/description.ts";
import { type Amount, count, moneyOf, share, span, type Unit, valueText } from "#domain/tools/description/value.ts";
import {
  CUT_NOTE,
  distanceText,
  explainModel,
  explainPrices,
  explainRealFuture,
  explainStretches,
  explainTestLimits,
  explainTests,
  explainTie,
  explainWait,
  growthText,
  hasFewTests,
  lastPeriod,
  MODEL_TITLES,
  modelRows,
  realMissing,
  shownWait,
  windowText,
} from "./explain.ts";
import type { Appreciation, FutureValues, YearRow } from "./result.ts";

/** A forecast amount, as an estimate. */
export const estimateOf =
  (currency: string) =>
  (amount: number | null, options: { isSigned?: boolean } = {}): Amount =>
    moneyOf(currency)(amount, { isEstimate: true, ...options });

/** A yearly growth, given as a fraction, with two decimals; null is shown as missing. */
export const growthOf = (fraction: number | null) => share(fraction, { decimals: 2, minDecimals: 2 });

/** The value carried back with the series, and ahead with its band. */
export function fanSection(result: Appreciation, forecast: FutureValues, row: YearRow): Section {
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

/**
 * Section "Año a año": central value and 80 % band of each year, in the series' currency, and in today's money where
 * inflation is known.
 */
export function yearSection(result: Appreciation, { rows, cut }: FutureValues): Section {
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
      { title: "Esperar frente a vender ya", on: ["pdf"] },
      { title: "Esperar frente a vender ya", on: ["sheet"] },
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
      estimate(shownWait(result, row).value, { isSigned: true }),
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

/**
 * Section about selling now or later: the gain of waiting each year, signed, with its 80 % band unless the growth is a
 * constant.
 */
export function waitSection(result: Appreciation, { rows }: FutureValues, row: YearRow): Section {
  const signed = (amount: number): Amount => estimateOf(result.currency)(amount, { isSigned: true });
  const band = result.kind === "constant" ? "" : " La franja es lo que pasa en 8 de cada 10 veces.";
  return {
    id: "prevision-esperar",
    title: "Esperar o vender ya",
    lead: explainWait(result, row),
    blocks: [
      {
        kind: "intervals",
        unit: signed(0).unit,
        rows: rows.map((one) => {
          const { value, low, high } = shownWait(result, one);
          return {
            label: `Vender en ${distanceText(one)}`,
            value,
            ...(result.kind !== "constant" && { range80: { low, high } }),
          };
        }),
        summary: rows
          .map((one) => {
            const shown = shownWait(result, one);
            const [value, low, high] = [shown.value, shown.low, shown.high].map((amount) => valueText(signed(amount)));
            return `En ${distanceText(one)}, ${value}, de ${low} a ${high}`;
          })
          .join(". "),
      },
      ...paragraph(`${explainTie(result, row)}${band} La decisión es tuya.`, { tone: "muted" }),
    ],
    width: "half",
  };
}

/**
 * Section about the methods that were tried, with the error of each beside the naive method's and the number of past
 * tests.
 */
export function modelSection(result: Appreciation): Section {
  const lead = explainModel(result);
  const table: Table = {
    kind: "table",
    name: "Métodos",
    columns: [
      { title: "Método", narrow: "title" },
      { title: "Error (veces el paso)", narrow: "figure", saysName: true },
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
        `Cada método se ha puesto en cada momento del pasado, sin ver lo que vino, y se ha comparado con lo que vino. El error es su fallo medio en veces el paso, que es el cambio medio de un periodo a otro (${formatPercent(stepChange(result), 2)}). Cuanto más bajo, mejor.`,
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

/**
 * Section about past growth by stretches of years, as fractions a year, nominal and real; the real one is missing
 * without consumer prices.
 */
export function growthSection(result: Appreciation): Section {
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
export function realSection(result: Appreciation): Section {
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
    summary: `Líneas de ${counted(values.length, "periodo", "periodos")}, de ${periodText(start, perYear)} a ${lastPeriod(result)}.`,
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
