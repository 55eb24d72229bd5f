import { wordsOfCountry } from "#content/country-words.ts";
import { counted } from "#domain/shared/format/counted.ts";
import { formatEstimate, roundedEstimate } from "#domain/shared/format/estimates.ts";
import { formatArea, formatDate, formatMoney, formatPercent, formatUnitPrice } from "#domain/shared/format/format.ts";
import { listed } from "#domain/shared/format/listed.ts";
import type { Property } from "#domain/shared/listing/property.ts";
import { isDemo } from "#domain/tools/valuation/demo-listings.ts";
import { pasteLinesOf } from "#domain/tools/valuation/paste-lines.ts";
import type {
  MeasuredErrors,
  OfficialPrice,
  UsedComparable,
  ValuationResult,
  ValuedHome,
} from "#domain/tools/valuation/types.ts";
import { typeName } from "../home-facts.ts";
import type { ValuationOutcome } from "./engine.ts";

/** Sentences that the page, the texts to copy and the report share. */

/** Where the model's file is away or damaged. */
export const WITHOUT_MODEL =
  "El modelo aprendido de esta ciudad no se puede leer ahora y este resultado no lo usa: se apoya solo en comparables y en el precio oficial. Vuelve a calcular más tarde.";

/** The order that says what an appraisal is; other countries have rules of their own. @param country ISO 3166-1 alpha-2 */
export const noAppraisal = (country: string): string =>
  `No es una tasación oficial${country === "ES" ? " (Orden ECO/805/2003)" : ""}`;

export const notAnAppraisal = (country: string): string =>
  `Es una estimación estadística y orientativa. ${noAppraisal(country)} ni sirve para una hipoteca.`;

/** The step to take when a value is missing. @param found how many comparables serve; three make a value */
export function nextStep(found: number): string {
  if (found === 2) return "Falta un comparable: pégalo y vuelve a calcular.";
  if (found === 1) return "Faltan dos comparables: pégalos y vuelve a calcular.";
  return "Pega al menos tres comparables y vuelve a calcular.";
}

export const DEMO_WARNING =
  "Los comparables son anuncios de demostración, inventados: el precio enseña cómo funciona la herramienta y no vale para una vivienda real. Con comparables propios dejan de contar.";

/** `Piso de 94 m², 3 habitaciones, 2 baños, planta 3`. */
export function homeLine(home: Property): string {
  const count = (n: number | undefined, one: string, many: string) =>
    n === undefined ? undefined : `${n} ${n === 1 ? one : many}`;
  const words = wordsOfCountry(home.country);
  const floor =
    home.floor === undefined
      ? undefined
      : home.floor === 0
        ? "planta baja"
        : `${words.storey} ${home.floor}`.replace("-", "−");
  const parts = [
    `${typeName(home)} de ${formatArea(home.builtAreaM2)}`,
    count(home.rooms, words.room, words.rooms),
    count(home.bathrooms, "baño", "baños"),
    floor,
  ];
  return parts.filter((part) => part !== undefined).join(", ");
}

/** Money as this valuation speaks of it: a rent is by the month. What was asked or paid is exact, what it says of the home an estimate. */
export function moneyOf(result: ValuationResult, home: Property) {
  const currency = "currency" in result ? result.currency : home.currency;
  const period = home.operation === "alquiler" ? " al mes" : "";
  return {
    money: (amount: number) => formatMoney(amount, currency),
    estimate: (amount: number) => formatEstimate(amount, currency),
    fullEstimate: (amount: number) => `${formatEstimate(amount, currency)}${period}`,
    perM2: (amount: number) => `${formatUnitPrice(amount, currency)}${period}`,
    perM2Estimate: (amount: number) => `${unitEstimate(amount, currency)}${period}`,
  };
}

/** Three digits of an estimate by square metre: `3.640 €/m²`, and `13,9 €/m²` of a rent, where a whole euro is seven per cent. */
const unitEstimate = (amount: number, currency: string) =>
  amount < 100
    ? formatUnitPrice(roundedEstimate(amount * 100) / 100, currency, amount < 10 ? 2 : 1)
    : formatUnitPrice(roundedEstimate(amount), currency);

/** Whether a weight would read as `0 %`, though its comparable counts. */
export const isTiny = (share: number): boolean => share > 0 && share < 0.005;

/** Whether a comparable has no part in the value: what its price would be for this home then says nothing of it. */
export const isWeightless = ({ weightShare }: Pick<UsedComparable, "weightShare">): boolean => weightShare <= 0;

/** Why a comparable without weight stays out of the value, in Spanish. */
export const weightlessReason = ({ isApart, isHeavilyAdjusted }: UsedComparable): string =>
  isApart
    ? "se aparta de los demás"
    : isHeavilyAdjusted
      ? "se parece poco a esta vivienda"
      : "repite lo que ya dicen otros";

/** A comparable's weight; one that counts is never told as nothing. */
export const weightText = (share: number): string =>
  isTiny(share) ? `menos del ${formatPercent(0.01)}` : formatPercent(share, 0);

/** The mean price that a value starts from, or the mean rent. */
export function startLabel({ start }: ValuedHome["explanation"], home: Property): string {
  return home.operation === "alquiler" && start.label === "Precio medio de los comparables"
    ? "Renta media de los comparables"
    : start.label;
}

/** The year of a value, which is the last of the model's data where it is not today's. */
export function yearOf({ date }: Pick<ValuedHome, "date">): string {
  return date.slice(0, 4);
}

/** The name of the figure: a price of today, an asking price of the model's last year, or a rent. */
export function valueLabel(result: ValuedHome, home: Property): string {
  if (result.basis === "model-2018") return `Precio de oferta estimado, ${yearOf(result)}`;
  return home.operation === "alquiler" ? "Renta mensual estimada" : "Precio estimado de venta";
}

/** The parts of the sentence about the 80 % range, for whoever sets the figures in bold. */
export function rangeWords(result: ValuedHome, home: Property): { before: string; low: string; high: string } {
  const { estimate } = moneyOf(result, home);
  const price = home.operation === "alquiler" ? "la renta" : "el precio";
  const subject = result.basis === "model-2018" ? "el precio de oferta" : price;
  return {
    before:
      result.expected?.measuredIn === null
        ? `El rango está pensado para que en 8 de cada 10 casos ${subject} quede entre`
        : `En 8 de cada 10 casos ${subject} queda entre`,
    low: estimate(result.range80.low),
    high: estimate(result.range80.high),
  };
}

/** `En 8 de cada 10 casos el precio queda entre 324.000 € y 361.000 €.` */
export function rangeSentence(result: ValuedHome, home: Property): string {
  const { before, low, high } = rangeWords(result, home);
  return `${before} ${low} y ${high}.`;
}

/** By which index prices were brought to today, and how far it tells; `undefined` where none was moved. */
export function indexLine({ index }: ValuedHome): string | undefined {
  if (!index) return undefined;
  return `Precios llevados a hoy con «${index.label}» (${index.source}), publicado hasta el ${formatDate(index.until)}; desde entonces, con tres cuartas partes de su último ritmo anual.`;
}

/** The basis of the value, and so its date. */
export function basisLine(result: ValuedHome): string {
  if (result.basis === "model-2018") {
    return restsOn2018(result)
      ? `A precios de oferta de ${yearOf(result)}, con ${counted(result.used.length, "anuncio", "anuncios")} de entonces a su alrededor`
      : `A precios de oferta de ${yearOf(result)}`;
  }
  const count = result.used.length;
  const kind = usesDemo(result.used) ? "comparables de demostración" : "comparables actuales";
  return `Hoy, con ${count} ${kind}${result.engine === "both" ? " y el modelo de precios" : ""}`;
}

/** Whether adverts of 2018 around the home took part in its value. */
export function restsOn2018(result: ValuedHome): boolean {
  return result.basis === "model-2018" && result.engine === "both";
}

export function usesDemo(used: readonly UsedComparable[]): boolean {
  return used.some(({ listing }) => isDemo(listing));
}

/** `Para hoy, solo una orientación…`; `undefined` where the value is today's already. */
export function todayLine(result: ValuedHome, home: Property): string | undefined {
  if (!result.today) return undefined;
  const { estimate } = moneyOf(result, home);
  const { low, high, date, typed } = result.today;
  if (typed) {
    return `Hoy, solo como orientación con el precio por m² que has escrito: entre ${estimate(low)} y ${estimate(high)}.`;
  }
  return `Hoy, solo como orientación con ratios oficiales hasta el ${formatDate(date)}: entre ${estimate(low)} y ${estimate(high)}.`;
}

/** `Error mediano medido: 6,4 % (Barcelona, 7.037 anuncios)`. */
export function measuredLine({ label, homes, medianError }: MeasuredErrors): string {
  return `Error mediano medido: ${formatPercent(medianError)} (${label}, ${counted(homes, "anuncio", "anuncios")})`;
}

/** The publisher of a figure, its place and its period: `Ministerio de Vivienda, provincia de Sevilla (2026T2)`. */
export const officialOrigin = ({ placeName, level, period, source }: OfficialPrice): string =>
  `${source}, ${officialPlace({ placeName, level })} (${period})`;

export function officialLine({ eurPerM2, placeName, level, period, source }: OfficialPrice): string {
  return `${source}, ${officialPlace({ placeName, level })}: ${formatUnitPrice(eurPerM2)} (${period})`;
}

const officialPlace = ({ placeName, level }: Pick<OfficialPrice, "placeName" | "level">) =>
  level === "province" ? `provincia de ${placeName}` : placeName;

/** `6 comparables: 4 ofertas y 2 cierres`. */
export function evidenceLine(used: readonly UsedComparable[]): string {
  const closings = used.filter(({ listing }) => listing.evidence === "cierre").length;
  const offers = used.length - closings;
  const parts = [
    offers > 0 ? `${offers} ${offers === 1 ? "oferta" : "ofertas"}` : undefined,
    closings > 0 ? `${closings} ${closings === 1 ? "cierre" : "cierres"}` : undefined,
  ].filter((part) => part !== undefined);
  return `${used.length} ${used.length === 1 ? "comparable" : "comparables"}: ${listed(parts)}`;
}

/** The rows of the paste that were not read or do not count. */
export function pasteLines(result: ValuationOutcome): string[] {
  return result.paste ? pasteLinesOf(result.paste) : [];
}
