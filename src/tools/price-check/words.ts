import { counted } from "#domain/shared/format/counted.ts";
import { significantStep } from "#domain/shared/format/estimates.ts";
import { formatNumber, formatPercent } from "#domain/shared/format/format.ts";
import { moneyOf as amountsIn, valueText } from "#domain/tools/description/value.ts";
import type { Verdict } from "#domain/tools/price-position/price-position.ts";
import type { RepeatReason } from "#domain/tools/price-position/repeated-advert.ts";
import type { Checked, ComparedHome, PriceCheckResult } from "./result.ts";
import type { PriceCheckInput } from "./schema.ts";

/** Sentences that the page, the texts to copy and the paper share. */

export const REASON_WORDS: Record<RepeatReason, string> = {
  catastro: "misma referencia catastral",
  telefono: "mismo teléfono",
  foto: "foto casi igual",
  precio: "precio casi igual",
};

/** Amounts of a result as they are written; a rent is by the month. */
export function moneyOf(currency: string, operation: PriceCheckInput["home"]["operation"]) {
  const amount = amountsIn(currency);
  const per = operation === "alquiler" ? { per: "al mes" } : {};
  return {
    exact: (value: number) => amount(value, per),
    estimate: (value: number) => amount(value, { isEstimate: true, ...per }),
    text: (value: number) => valueText(amount(value, per)),
    estimateText: (value: number) => valueText(amount(value, { isEstimate: true, ...per })),
  };
}

/** `un 16 % más`, `un 4 % menos`, `lo mismo`, against the value. */
export function gapText({ asking, value }: Pick<Checked, "asking" | "value">): string {
  const gap = asking / value - 1;
  const shown = formatPercent(Math.abs(gap), 0);
  if (!/[1-9]/.test(shown)) return "lo mismo";
  return `un ${shown} ${gap > 0 ? "más" : "menos"}`;
}

/**
 * The price at which the advert would be «en mercado», in round figures that lie within: the highest such price of an advert that asks too
 * much, the lowest of one that asks too little; undefined where it is in the market.
 */
export function marketPrice({ verdict, market }: Pick<Checked, "verdict" | "market">): number | undefined {
  if (verdict === "en-mercado") return undefined;
  const isHigh = verdict === "algo-alto" || verdict === "muy-alto";
  const bound = isHigh ? market.high : market.low;
  const step = significantStep(bound);
  return (isHigh ? Math.floor(bound / step) : Math.ceil(bound / step)) * step;
}

/** `12 comparables`, and that they are made up where they are. */
export function evidenceText(used: readonly ComparedHome[]): string {
  const count = counted(used.length, "comparable", "comparables");
  return used.some(({ isDemo }) => isDemo) ? `${count} de demostración` : count;
}

/** A few words for the owner, with the figures that they will ask for. */
export function ownerMessage(result: Checked, { home }: PriceCheckInput): string {
  const { text, estimateText } = moneyOf(result.currency, home.operation);
  const { low, high } = result.range80;
  const target = marketPrice(result);
  const days =
    result.history && result.history.daysOnSale > 0
      ? ` tras ${counted(result.history.daysOnSale, "día", "días")} publicado`
      : "";
  const isInvented = result.used.some(({ isDemo }) => isDemo);
  const compared = `he comparado la vivienda con ${counted(result.used.length, "parecida", "parecidas")} de la zona${isInvented ? " (inventadas, de demostración)" : ""}: apuntan a ${estimateText(result.value)}, y lo normal es que el precio quede entre ${estimateText(low)} y ${estimateText(high)}.`;
  const asks: Record<Verdict, string> = {
    "muy-alto": `Ahora se pide ${text(result.asking)}${days}, por encima de ese rango. Con ${text(target ?? 0)} entraría en mercado y volvería a salir en las búsquedas de quien puede comprarla.`,
    "algo-alto": `Ahora se pide ${text(result.asking)}${days}: está dentro del rango, en su parte alta. Con ${text(target ?? 0)} quedaría en mercado.`,
    "en-mercado": `Ahora se pide ${text(result.asking)}${days}: está en mercado, y por el precio no hace falta moverlo.`,
    "algo-bajo": `Ahora se pide ${text(result.asking)}${days}: está dentro del rango, en su parte baja. Se podría pedir desde ${text(target ?? 0)} sin salir de mercado.`,
    "muy-bajo": `Ahora se pide ${text(result.asking)}${days}, por debajo de ese rango. Desde ${text(target ?? 0)} seguiría en mercado: conviene revisarlo antes de aceptar una oferta.`,
  };
  return `Hola: ${compared} ${asks[result.verdict]} ¿Lo hablamos esta semana?`;
}

/** ` Sin contar: 6 anuncios. Está demasiado lejos (4). El precio tiene más de 24 meses (2).`; empty where all count. */
export function leftOutText({
  leftOut,
  leftOutReasons = [],
}: Pick<PriceCheckResult, "leftOut" | "leftOutReasons">): string {
  if (leftOut === 0) return "";
  const reasons = leftOutReasons.map(({ text, count }) => `${text.replace(/\.$/, "")} (${formatNumber(count)}).`);
  return [` Sin contar: ${counted(leftOut, "anuncio", "anuncios")}.`, ...reasons].join(" ");
}
