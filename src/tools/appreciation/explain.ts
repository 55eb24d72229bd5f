import { estimateIn, roundedEstimate } from "#domain/shared/format/estimates.ts";
import { formatDate, formatNumber, formatPercent } from "#domain/shared/format/format.ts";
import { listed } from "#domain/shared/format/listed.ts";
import { moneyIn } from "#domain/shared/format/money-in.ts";
import { periodText } from "#domain/shared/time/periods.ts";
import { MODEL_NAMES, type ModelName } from "#domain/tools/forecast/models.ts";
import type { Appreciation, NoSeries, YearRow } from "./result.ts";

/** Sentences that page, text and PDF share, with the figures of the result alone. No causes: the series knows none. */

/** Below this a better model is better by chance as well. */
const CLEARLY_BETTER = 0.05;
/** Fewer tests than this make a band that says little. */
const FEW_TESTS = 10;
/** Past this many months the series says little of today. */
const OLD_MONTHS = 12;

/** A yearly growth, given as a fraction, with exactly two decimals. */
export const growthText = (fraction: number) => formatPercent(fraction, 2, 2);
/** A span in years with up to two decimals, singular for exactly one. */
export const yearsText = (n: number) => `${formatNumber(n, 2)} ${n === 1 ? "año" : "años"}`;

/** `3 años`; `5 trimestres` where it ends before a whole year. */
export function distanceText({ step, years }: Pick<YearRow, "step" | "years">): string {
  if (Number.isInteger(years)) return yearsText(years);
  const perYear = Math.round(step / years);
  const unit = perYear === 4 ? ["trimestre", "trimestres"] : ["mes", "meses"];
  return `${step} ${step === 1 ? unit[0] : unit[1]}`;
}

export const MODEL_TITLES: Record<ModelName, string> = {
  naive: "Dejarlo igual",
  drift: "Media de todo su pasado",
  "damped-trend": "Tendencia que se apaga",
};
const MODEL_DETAILS: Record<ModelName, string> = {
  naive: "Lo más simple: el último valor se mantiene.",
  drift: "Sigue creciendo lo que ha crecido de media desde el principio.",
  "damped-trend": "Sigue la tendencia reciente, cada vez con menos fuerza (Holt amortiguado).",
};

/** A stretch of the past; null is all of it. */
export function windowText(years: number | null): string {
  if (years === null) return "Toda la serie";
  return years === 1 ? "Último año" : `Últimos ${formatNumber(years)} años`;
}

/** The row of the horizon; undefined where nothing could be forecast. */
export const lastRow = ({ forecast }: Appreciation): YearRow | undefined => forecast?.rows.at(-1);

/** Name of the last period that the series has a value for. */
export function lastPeriod({ series: { start, values, perYear } }: Appreciation): string {
  return periodText(start + values.length - 1, perYear);
}

export const NO_SERIES_TITLE = "Esa serie está vacía";

/** Says that a series has no values, and offers the nearest one without choosing it. */
export function explainNoSeries({ asked, offered, date }: NoSeries): string {
  const empty = `A ${formatDate(date)} no tenemos valores de ${asked.name}: su fuente no se ha podido leer.`;
  return offered
    ? `${empty} La más cercana con datos es ${offered.name}, hasta ${periodText(offered.lastPeriod, offered.perYear)}. No la ponemos por ti: elige.`
    : `${empty} Elige otra serie o pega la tuya.`;
}

/** The past was met to the euro: a band would say nothing. */
const isExact = (row: YearRow) => row.high - row.low < 0.5;

/** The forecast, first. */
export function explainHeadline(result: Appreciation): string {
  const { kind, growth, series, years } = result;
  const row = lastRow(result);
  if (!row) {
    const has = `${series.values.length} ${series.values.length === 1 ? "dato" : "datos"}`;
    return growth === null
      ? "Con un solo dato no hay crecimiento que medir ni previsión."
      : `Con ${has} solo medimos lo que ha crecido: para una previsión hacen falta ocho.`;
  }
  if (kind === "constant")
    return "Serie constante: todos sus valores son iguales, y así sigue. No hay banda porque nunca falló.";
  const money = estimateIn(result.currency);
  if (isExact(row)) {
    return "Este método no ha fallado nunca en tu serie: por eso la banda no tiene ancho. Con precios reales no pasa.";
  }
  const cut =
    row.years < years ? ` La serie no da para ${yearsText(years)}: no prevemos más allá de la mitad de su largo.` : "";
  return `En 8 de cada 10 veces quedaría entre ${money(row.low)} y ${money(row.high)}.${cut}`;
}

/** The chosen method, and its lead over leaving the price as it is. */
export function explainModel({ forecast }: Appreciation): string | null {
  if (!forecast?.model) return null;
  const { model, backtests } = forecast;
  const simple = backtests.find((one) => one.model === "naive")!;
  const winner = backtests.find((one) => one.model === model)!;
  if (model === "naive") {
    return "Ningún método ha fallado menos que dejar el precio como está. Por eso lo central es que no cambie.";
  }
  const better = 1 - winner.mase / simple.mase;
  const share = formatPercent(better, better < 0.1 ? 1 : 0);
  return better < CLEARLY_BETTER
    ? `Gana «${MODEL_TITLES[model]}», por poco: falla un ${share} menos que dejar el precio igual. Tómalo casi como un empate.`
    : `Gana «${MODEL_TITLES[model]}»: en el pasado ha fallado un ${share} menos que dejar el precio igual.`;
}

/** The three beside each other, the simplest first. */
export function modelRows({ forecast }: Appreciation) {
  if (!forecast) return [];
  return MODEL_NAMES.flatMap((model) => {
    const test = forecast.backtests.find((one) => one.model === model);
    return test
      ? [
          {
            model,
            title: MODEL_TITLES[model],
            detail: MODEL_DETAILS[model],
            mase: test.mase,
            tested: test.tested,
            isChosen: model === forecast.model,
          },
        ]
      : [];
  });
}

/** Past errors at the farthest distance. */
export function explainTests(result: Appreciation): string | null {
  const row = lastRow(result);
  if (!row || row.tested === 0) return null;
  const point = result.forecast!.path[row.step - 1]!;
  const below = 1 - point.low / point.value;
  const above = point.high / point.value - 1;
  const bounds = `entre un ${formatPercent(below)} por debajo y un ${formatPercent(above)} por encima de lo previsto`;
  if (isExact(row)) return `A ${distanceText(row)}, lo que vino fue siempre lo previsto.`;
  const usual = `Lo habitual es fallar un ${formatPercent(row.usualMiss)}.`;
  return `A ${distanceText(row)}, en 8 de cada 10 veces lo que vino quedó ${bounds}. ${usual}`;
}

/** How much those tests are worth. */
export function explainTestLimits(result: Appreciation): string | null {
  const row = lastRow(result);
  if (!row || row.tested === 0) return null;
  const apart = Math.floor((result.series.values.length - 1) / row.step);
  const tests = row.tested === 1 ? "Es 1 prueba" : `Son ${formatNumber(row.tested)} pruebas`;
  const overlap =
    row.tested > 1
      ? ` que se solapan: en la serie ${apart === 1 ? "cabe 1 tramo" : `caben ${apart} tramos`} de ${distanceText(row)} sin repetir`
      : "";
  const side = Math.round(row.shareAbove * 10);
  const lean =
    row.tested >= FEW_TESTS && side >= 8
      ? ` En ${side} de cada 10 el precio acabó por encima de lo previsto.`
      : row.tested >= FEW_TESTS && side <= 2
        ? ` En ${10 - side} de cada 10 el precio acabó por debajo de lo previsto.`
        : "";
  return `${tests}${overlap}.${lean}`;
}

/** Whether the horizon's band rests on fewer than ten past tests. Always false for a growth that is not a forecast. */
export function hasFewTests(result: Appreciation): boolean {
  const row = lastRow(result);
  return row !== undefined && result.kind === "forecast" && row.tested < FEW_TESTS;
}

/** Growth so far, with and without inflation. */
export function explainGrowth(result: Appreciation): string | null {
  const { growth, series, real } = result;
  if (growth === null) return null;
  const since = `Desde ${periodText(series.start, series.perYear)} el precio ha ${growth < 0 ? "bajado" : "crecido"} un ${growthText(Math.abs(growth))} al año`;
  if (!real || real.growth === null) return `${since}, sin descontar la inflación.`;
  const from = periodText(real.start, series.perYear);
  const own = real.start === series.start ? "descontada la inflación" : `descontada la inflación desde ${from}`;
  return `${since}; ${own}, un ${growthText(real.growth)}.`;
}

/** Worst and best of the past at the same distance. */
export function explainStretches({ stretches, series: { perYear } }: Appreciation): string | null {
  if (!stretches) return null;
  const { worst, best, count, fell, steps } = stretches;
  const span = distanceText({ step: steps, years: steps / perYear });
  const name = (one: { from: number; to: number }) =>
    `${periodText(one.from, perYear)} a ${periodText(one.to, perYear)}`;
  if (count === 1) return `Solo cabe un tramo de ${span}: ${changeText(worst.change)}.`;
  const lost = fell === 0 ? "En ninguno bajó." : `Bajó en ${formatNumber(fell)} de ${formatNumber(count)}.`;
  return `El peor tramo de ${span}, de ${name(worst)}: ${changeText(worst.change)}. El mejor, de ${name(best)}: ${changeText(best.change)}. ${lost}`;
}

const changeText = (fraction: number) => `${fraction > 0 ? "+" : ""}${formatPercent(fraction)}`;

/** The series, its last period, and the day it was read. */
export function explainSeries(result: Appreciation): string {
  const { series } = result;
  const read = series.source ? `, leída el ${formatDate(series.source.consulted)}` : ", la que has pegado";
  const age = series.monthsOld === 0 ? "" : ` (hace ${series.monthsOld === 1 ? "1 mes" : `${series.monthsOld} meses`})`;
  const unit = series.unit ? `, ${series.unit}` : "";
  const gap = series.dropped > 0 ? ` ${droppedText(series.dropped)} a un hueco.` : "";
  return `${series.name}${unit}. Último dato: ${lastPeriod(result)}${age}${read}.${gap}`;
}

const droppedText = (count: number) =>
  count === 1 ? "Queda fuera 1 valor anterior" : `Quedan fuera ${formatNumber(count)} valores anteriores`;

/** Whether the series ends more than twelve months ago. */
export const isOld = ({ series }: Appreciation): boolean => series.monthsOld > OLD_MONTHS;

/** The month whose money real values are in, with the source of inflation; null without one. */
export function explainPrices({ real, series }: Appreciation): string | null {
  if (!real) return null;
  const until = periodText(real.start + real.values.length - 1, series.perYear);
  return `En dinero de ${until}. Inflación: ${real.prices.name}, ${real.prices.source.title}, leída el ${formatDate(real.prices.source.consulted)}.`;
}

/**
 * Says why inflation is not taken off: an official series has no matching consumer prices, and a pasted one needs its
 * country.
 */
export function realMissing({ series }: Appreciation): string {
  return series.source
    ? "No hay precios de consumo de los mismos periodos: la serie va sin descontar la inflación."
    : "Sin precios de consumo de esos periodos: elige de qué país son, o la serie va sin descontar la inflación.";
}

/** Selling in some years against selling now. */
export function explainWait(result: Appreciation, row: YearRow): string {
  const money = estimateIn(result.currency);
  const exact = moneyIn(result.currency);
  const { wait } = row;
  const shown = shownWait(result, row);
  const costs = [
    ...(wait.cost > 0 ? [`${exact(wait.cost)} de gastos`] : []),
    ...(wait.forgone > 0 ? [`${money(wait.forgone)} que habría dado el dinero`] : []),
  ];
  const net = costs.length > 0 ? `, descontados ${listed(costs)}` : ", sin contar lo que cuesta tenerla";
  const amount =
    Math.abs(shown.value) < 0.5
      ? "deja lo mismo"
      : `deja ${money(Math.abs(shown.value))} ${shown.value > 0 ? "más" : "menos"}`;
  const range = isExact(row)
    ? ""
    : ` En 8 de cada 10 veces, entre ${signedMoney(shown.low, money)} y ${signedMoney(shown.high, money)}.`;
  return `Vender en ${distanceText(row)} ${amount} que vender ya${net}.${range}`;
}

/**
 * The yearly growth at which waiting and selling now come out even, and, with enough past tests, how many of a hundred
 * favoured waiting.
 */
export function explainTie(result: Appreciation, row: YearRow): string {
  const { wait, tested } = row;
  const tie =
    wait.breakEven > 0
      ? `Da igual si el precio ${changesBy(wait.breakEven)} al año.`
      : "Da igual si el precio no se mueve.";
  if (wait.shareBetter === null || tested < FEW_TESTS || result.kind !== "forecast") return tie;
  return `${tie} Con los fallos del pasado, esperar habría dejado más en ${formatNumber(Math.round(wait.shareBetter * 100))} de cada 100 pruebas.`;
}

const changesBy = (growth: number) => `sube un ${growthText(growth)}`;

/** Money with a plus sign before a gain; zero has none, and `money` writes the minus of a loss. */
export const signedMoney = (amount: number, money: (amount: number) => string) =>
  (amount > 0 ? "+" : "") + money(amount);

/**
 * The gain of waiting as it is shown: the difference of the amounts that stand beside it with their three digits, less the costs as
 * they are told. Of 285.000 that become 356.000 it is 71.000, where the exact gain may read 71.400. In currency units.
 */
export function shownWait(
  { value: today }: Pick<Appreciation, "value">,
  { value, low, high, wait: { cost, forgone } }: Pick<YearRow, "value" | "low" | "high" | "wait">,
): { value: number; low: number; high: number } {
  const gain = (price: number) => roundedEstimate(price) - today - cost - roundedEstimate(forgone);
  return { value: gain(value), low: gain(low), high: gain(high) };
}

/** Nominal value, and the part of it that is only inflation, if one was assumed. */
export function explainRealFuture(result: Appreciation): string {
  const row = lastRow(result);
  const money = estimateIn(result.currency);
  if (!row?.real || result.inflation === null) {
    return "Sin una inflación supuesta no decimos cuánto valdría en dinero de hoy: escríbela tú si la quieres ver.";
  }
  return `Con un ${formatPercent(result.inflation, 2)} de inflación al año, que supones tú, ${money(row.value)} en ${distanceText(row)} son ${money(row.real.value)} de hoy.`;
}

export const CUT_NOTE = "No prevemos más allá de la mitad de la serie: no habría con qué comprobarlo.";
export const SAME_PACE = "Suponemos que tu vivienda se mueve como la serie. Ninguna lo hace exactamente igual.";
export const NOTE = "Previsión estadística con los datos indicados: no es una recomendación ni explica causas.";
