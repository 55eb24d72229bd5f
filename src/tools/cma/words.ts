import { counted } from "#domain/shared/format/counted.ts";
import { formatEstimate, roundedEstimate } from "#domain/shared/format/estimates.ts";
import { formatMoney, formatNumber, formatPercent, formatUnitPrice } from "#domain/shared/format/format.ts";
import { type AdvertState, STATE_NAMES } from "#domain/tools/cma/advert-state.ts";
import { COLUMN_NAMES, type GridCell } from "#domain/tools/cma/grid.ts";
import type { ComparableGroup } from "#domain/tools/cma/groups.ts";
import type { Strategy, StrategyId } from "#domain/tools/cma/strategies.ts";
import { FEWEST_CLOSINGS } from "#domain/tools/price-position/sale-times.ts";
import type { NetSale, SaleLine } from "#domain/tools/sale-costs/net-to-seller.ts";
import type { CmaResult, CmaRow, CmaValue } from "./result.ts";

/** Sentences and names that page, text and paper share, with the figures of the result alone. */

/** The order that says what an appraisal is; other countries have rules of their own. @param country ISO 3166-1 alpha-2 */
export const noAppraisal = (country: string): string =>
  `No es una tasación oficial${country === "ES" ? " (Orden ECO/805/2003)" : ""} ni sirve para una hipoteca.`;

/** Names of the three prices to start from. */
export const STRATEGY_NAMES: Record<StrategyId, string> = {
  pronto: "Vender pronto",
  mercado: "En mercado",
  probar: "Probar el mercado",
};

/** The meaning of each price to start from for the seller. */
export const STRATEGY_MEANINGS: Record<StrategyId, string> = {
  pronto: "El extremo bajo del rango central: una de cada cuatro ventas así quedaría por debajo.",
  mercado: "El valor: tan probable es vender por encima como por debajo.",
  probar: "El extremo alto del rango central: una de cada cuatro ventas así lo alcanzaría.",
};

/** Money of the report: prices are exact, what they say of the home is an estimate. */
export function moneyWords(currency: string) {
  return {
    money: (amount: number) => formatMoney(amount, currency),
    estimate: (amount: number) => formatEstimate(amount, currency),
    perM2: (amount: number) => formatUnitPrice(roundedEstimate(amount), currency),
    exactPerM2: (amount: number) => formatUnitPrice(amount, currency),
  };
}

/** `1 vivienda`, `4 viviendas`. */
const homes = (n: number) => counted(n, "vivienda", "viviendas");

/** Title of a group: `Vendidas (3)`. */
export const groupTitle = ({ state, count }: Pick<ComparableGroup, "state" | "count">): string =>
  `${{ vendida: "Lo que se vendió", "en-venta": "Lo que se vende hoy", retirada: "Lo que se retiró" }[state]} (${formatNumber(count)})`;

/** The lesson of a group in whole sentences, from its own figures. */
export function groupLesson(
  group: ComparableGroup,
  { groups, currency }: Pick<CmaResult, "groups" | "currency">,
): string {
  const { state, count, medianPerM2, medianAdjusted, lowestAdjusted, highestAdjusted, medianDays, withDays } = group;
  if (count === 0 || medianPerM2 === null || medianAdjusted === null) return EMPTY_LESSONS[state];
  const { estimate, exactPerM2 } = moneyWords(currency);
  const span =
    count === 1 || lowestAdjusted === null || highestAdjusted === null
      ? `${count === 1 ? "sería" : "serían"} ${estimate(medianAdjusted)}`
      : `van de ${estimate(lowestAdjusted)} a ${estimate(highestAdjusted)}, con ${estimate(medianAdjusted)} en el medio`;
  const days =
    medianDays === null
      ? ""
      : ` ${withDays === 1 ? "La que dice su tiempo en venta estuvo" : `Las ${formatNumber(withDays)} que dicen su tiempo en venta estuvieron`} ${counted(Math.round(medianDays), "día", "días")}${withDays === 1 ? "" : " de mediana"}.`;
  const each = `${count === 1 ? "Llevada" : "Llevadas"} a esta vivienda, ${span}.`;
  if (state === "vendida") {
    return `${homes(count)} ${count === 1 ? "vendida" : "vendidas"}, a ${exactPerM2(medianPerM2)}${count === 1 ? "" : " de mediana"}: es lo que se paga. ${each}${days}`;
  }
  if (state === "en-venta") {
    return `${homes(count)} a la venta, a ${exactPerM2(medianPerM2)}${count === 1 ? "" : " de mediana"}: son la competencia, y lo que piden no lo ha pagado nadie. ${each}${days}`;
  }
  const sold = groups.find((one) => one.state === "vendida")?.medianAdjusted ?? null;
  const over = sold === null ? null : medianAdjusted / sold - 1;
  const against =
    over === null || Math.abs(over) < 0.005
      ? ""
      : over > 0
        ? ` Es un ${formatPercent(over)} más que lo vendido.`
        : ` Es un ${formatPercent(-over)} menos que lo vendido: el precio solo no explica que ${count === 1 ? "se retirara" : "se retiraran"}.`;
  // Where they asked for less than was paid, it was not the price that the market refused.
  const lesson = against !== "" && over !== null && over < 0 ? "" : ": ahí el mercado dijo que no";
  return `${homes(count)} ${count === 1 ? "retirada" : "retiradas"} sin vender, a ${exactPerM2(medianPerM2)}${count === 1 ? "" : " de mediana"}${lesson}. ${each}${against}${days}`;
}

const EMPTY_LESSONS: Record<AdvertState, string> = {
  vendida: "No hay ninguna venta cerrada entre los comparables: de lo que se ha pagado no se ve nada.",
  "en-venta": "No hay ninguna vivienda en venta entre los comparables: no se ve con qué compite esta.",
  retirada: "No hay ninguna retirada entre los comparables: no se ve dónde el mercado dijo que no.",
};

/** Days on the market of a price to start from: `63 días (mitad de 41 viviendas)`, or why they are not told. */
export function daysText({ days, evidence }: Pick<Strategy, "days" | "evidence">): string {
  if (evidence === null) return "sin datos";
  return days === null ? "menos de la mitad se ha vendido" : counted(days, "día", "días");
}

/** Where the days come from, or how many closings are missing for them. */
export function daysNote({ closings, strategies }: Pick<CmaValue, "closings" | "strategies">): string {
  const { count, withinKm, areInvented, medianDays } = closings;
  const told = strategies.some(({ evidence }) => evidence !== null);
  if (!told) {
    const missing =
      withinKm === null && count >= FEWEST_CLOSINGS ? "y cerca no los hay" : `y hay ${formatNumber(count)}`;
    return `No decimos cuánto tardaría en venderse: hacen falta ${FEWEST_CLOSINGS} cierres cercanos con fecha y precio juzgado, ${missing}.`;
  }
  const where = withinKm === null ? "en todo el mercado que ves" : `a menos de ${formatNumber(withinKm)} km`;
  const closedAlone =
    typeof medianDays === "number"
      ? ` Cuentan también las que siguen a la venta: solo entre las vendidas, que es como cuenta el centro de mercado, la mediana es de ${counted(Math.round(medianDays), "día", "días")}.`
      : "";
  return `Días en que se vendió la mitad de las viviendas con un precio así, por ${counted(count, "cierre", "cierres")} ${where}.${closedAlone}${areInvented ? " Son viviendas inventadas de la demostración." : ""}`;
}

/** `Neto +4,2 %, bruto 9,8 %`. */
export const adjustmentText = ({ net, gross }: Pick<CmaRow, "net" | "gross">): string =>
  `neto ${signed(net)}, bruto ${formatPercent(gross)}`;

const signed = (fraction: number) => `${fraction > 0.0005 ? "+" : ""}${formatPercent(fraction)}`;

/** The flags of a row, as a sentence; null where it has none. */
export function flagText({ isNetHigh, isGrossHigh }: Pick<CmaRow, "isNetHigh" | "isGrossHigh">): string | null {
  if (isNetHigh && isGrossHigh) return "Ajuste neto de más del 15 % y bruto de más del 25 %";
  if (isNetHigh) return "Ajuste neto de más del 15 %";
  return isGrossHigh ? "Ajuste bruto de más del 25 %" : null;
}

/** The place of a row in the value, as it is read: its weight, that it stays out, or that it only teaches. */
export function standingText(row: CmaRow): string {
  if (row.standing === "enseña") return "No cuenta: retirada";
  if (row.standing === "fuera") return `Fuera. ${row.outReason ?? ""}`.trim();
  if (row.weightShare <= 0) return "Fuera del cálculo";
  return row.weightShare < 0.005 ? "Pesa menos del 1 %" : `Pesa el ${formatPercent(row.weightShare, 0)}`;
}

/** `Vendida en marzo de 2026`; the state alone where no date is known. */
export const stateText = ({ state }: Pick<CmaRow, "state">): string => STATE_NAMES[state];

/** `Superficie −12.400 €`; what the agent changed says what the engine proposed. */
export function cellText({ column, amount, proposed, isChanged }: GridCell, currency: string): string {
  const { money } = moneyWords(currency);
  const own = `${COLUMN_NAMES[column]}: ${amount > 0 ? "+" : ""}${money(amount)}`;
  return isChanged ? `${own} (propuesta: ${proposed > 0 ? "+" : ""}${money(proposed)})` : own;
}

const MISSING_NAMES: Record<NetSale["missing"][number], string> = {
  honorarios: "los honorarios",
  plusvalia: "la plusvalía municipal",
  irpf: "el impuesto de la ganancia",
};

const SHORT_MISSING: Record<NetSale["missing"][number], string> = {
  honorarios: "honorarios",
  plusvalia: "plusvalía",
  irpf: "impuesto de la ganancia",
};

/** `Faltan honorarios, plusvalía e impuesto de la ganancia`, in place of a sum of nothing. */
export function unknownCosts({ missing }: Pick<NetSale, "missing">): string {
  const names = missing.map((one) => SHORT_MISSING[one]);
  const last = names.at(-1) ?? "";
  if (names.length < 2) return `${last === SHORT_MISSING.honorarios ? "Faltan" : "Falta"} ${last}`;
  return `Faltan ${names.slice(0, -1).join(", ")} ${last.startsWith("i") ? "e" : "y"} ${last}`;
}

/** Names what the net leaves out because it is not known; null where it has everything. */
export function missingText({ sales, isSpanish }: Pick<CmaValue["net"], "sales" | "isSpanish">): string | null {
  const missing = sales[0]?.missing ?? [];
  if (missing.length === 0) return null;
  const names = missing.map((one) => MISSING_NAMES[one]);
  const list = names.length === 1 ? names[0]! : `${names.slice(0, -1).join(", ")} ni ${names.at(-1)}`;
  return `No incluye ${list}: faltan datos.${isSpanish ? "" : " Fuera de España no calculamos impuestos: escribe los que conozcas."}`;
}

/** True where nothing is known of what the sale costs: what is left would be the whole price, which it is not. */
export const isNetUnknown = ({ lines, missing }: Pick<NetSale, "lines" | "missing">): boolean =>
  lines.length === 0 && missing.length > 0;

/** A line of the sale by its name; the tax on the gain is a hint. */
export function saleLineText({ id, label, isDoubtful }: SaleLine): string {
  if (id === "irpf") return `${label} (orientativo)`;
  if (id === "otros") return "Certificado energético y otros gastos";
  return isDoubtful ? `${label} (por comprobar)` : label;
}

/** Both methods of the municipal tax; null where they are not known. */
export function landGainText({ landGain }: Pick<CmaValue["net"], "landGain">, currency: string): string | null {
  if (landGain === null) return null;
  const { money } = moneyWords(currency);
  const { objective, real } = landGain;
  if (real === null)
    return `Plusvalía municipal por el método objetivo: ${money(objective)}. Para el método real faltan el precio de compra o el valor catastral total.`;
  const least = Math.min(objective, real);
  return `Plusvalía municipal por el método objetivo: ${money(objective)}; por el real: ${money(real)}. Se paga la menor, ${money(least)}${real < objective ? ", y hay que pedirla" : ""}.`;
}

/** Comparables that are invented, for a warning. */
export const hasDemo = ({ rows }: Pick<CmaResult, "rows">): boolean =>
  rows.some(({ isDemo, standing }) => isDemo && standing !== "fuera");

export const DEMO_WARNING =
  "Hay comparables de demostración, inventados: el informe enseña cómo funciona la herramienta y no vale para una vivienda real.";

/**
 * Tells the value that the differences of a city's model make of the same comparables; null where that is the same value. The valuation is asked with
 * other evidence, so no figure here is given out as its own.
 */
export function learnedText({
  learned,
  value,
  currency,
}: Pick<CmaValue, "learned" | "value" | "currency">): string | null {
  const { estimate } = moneyWords(currency);
  if (!learned || estimate(learned.value) === estimate(value)) return null;
  return `Con las diferencias aprendidas en ${learned.city}, que cuentan también por lo que un anuncio calla, estos mismos comparables dan ${estimate(learned.value)}, entre ${estimate(learned.range80.low)} y ${estimate(learned.range80.high)}. Este informe ajusta con la tabla, que se explica casilla a casilla, y por lo que no se sabe no ajusta. La valoración y el detector de precios usan esas diferencias, pero con todos los anuncios de la zona que cuentan, no solo con estos: su cifra puede ser otra. Son cálculos distintos: enseña uno solo a quien vende.`;
}

/** How many comparables are missing for a value. */
export function missingComparables({ found, needed }: { found: number; needed: number }): string {
  const have =
    found === 0
      ? "No hay comparables que cuenten"
      : `${found === 1 ? "Cuenta" : "Cuentan"} ${counted(found, "comparable", "comparables")}`;
  return `${have} y hacen falta ${needed}: pega los que faltan, súbelos en un archivo o recupera alguno de los que están fuera.`;
}
