import { netOfSale } from "../sale-costs/net-to-seller.ts";
import { SERVICES_VAT } from "../tax/notary-registry.ts";
import type { ProposalDocument } from "./proposal-document.ts";
import { taxNameOf } from "./tax-name.ts";

/** The part of a price that is left to the owner, with everything that is taken off it, in currency units to the cent. */
export interface ProposalNet {
  price: number;
  lines: { id: string; label: string; amount: number }[];
  net: number;
  /** Names of what is not in it because nobody typed it. */
  without: string[];
}

/**
 * Any community of the common rules: only typed figures go in, so that it decides nothing but that the seller pays Spanish taxes.
 */
const SPAIN = "ES-MD";

export const toCents = (amount: number): number => Math.round((amount + Number.EPSILON) * 100) / 100;

/** The usual rate in Spain, in per cent, which the form offers; elsewhere the agent types the rate. */
export const SPANISH_FEE_TAX = {
  percent: SERVICES_VAT.value * 100,
  source: SERVICES_VAT.source.title,
  from: SERVICES_VAT.validFrom,
};

/** The fee that the owner pays at a price, its tax included; null while it is not known. */
export function feeAt(
  { kind, percent, amount, tax, taxPercent }: ProposalDocument["fee"],
  price: number,
): number | null {
  const bare = kind === "fijo" ? amount : percent === null ? null : (price * percent) / 100;
  if (bare === null || tax === null || (tax === "aparte" && taxPercent === null)) return null;
  return toCents(tax === "aparte" ? bare * (1 + taxPercent! / 100) : bare);
}

/**
 * The net sheet at a price, by the engine of the CMA, of typed figures alone: nothing is guessed, and what is not typed is named.
 *
 * @param fee in place of the document's, where somebody tries another one
 */
export function proposalNet(document: ProposalDocument, price: number, fee = document.fee): ProposalNet {
  const { debt, cancellation, landGainTax, gainTax, otherCosts } = document.net;
  const isSpanish = document.country === "ES";
  const taxName = taxNameOf(document.country);
  const paid = feeAt(fee, price);
  const { net } = netOfSale({
    place: isSpanish ? SPAIN : document.country,
    // No row of a date takes part.
    date: SERVICES_VAT.validFrom,
    situation: "otra",
    feeShare: paid === null || price === 0 ? 0 : paid / price,
    debt: debt ?? 0,
    cancellationCost: cancellation ?? 0,
    paysDeed: false,
    otherCosts: otherCosts ?? 0,
    landGainTax: landGainTax ?? undefined,
    gainTax: gainTax ?? undefined,
    purchaseCosts: 0,
    improvements: 0,
    depreciation: 0,
  });
  const sale = net(price);
  const feeLabel =
    fee.tax === "aparte"
      ? `Honorarios con ${taxName}`
      : fee.tax === "incluido"
        ? `Honorarios, ${taxName} incluido`
        : "Honorarios";
  const labels: Record<string, string> = {
    honorarios: feeLabel,
    irpf: isSpanish ? "IRPF de la ganancia" : "Impuesto de la ganancia",
    hipoteca: isSpanish ? "Hipoteca pendiente" : "Crédito pendiente",
    cancelacion: isSpanish ? "Cancelación de la hipoteca" : "Cancelación del crédito",
    plusvalia: isSpanish ? "Plusvalía municipal" : "Impuesto local de la venta",
  };
  const lines = sale.lines
    .map(({ id, label, amount }) => ({ id, label: labels[id] ?? label, amount: toCents(amount) }))
    .filter(({ amount }) => amount > 0);
  const without = [
    ...(paid === null ? ["honorarios"] : []),
    ...(sale.missing.includes("plusvalia") ? ["plusvalía municipal"] : []),
    ...(sale.missing.includes("irpf") ? [isSpanish ? "IRPF de la ganancia" : "impuesto de la ganancia"] : []),
    ...((debt ?? 0) > 0 && cancellation === null
      ? [isSpanish ? "cancelación de la hipoteca" : "cancelación del crédito"]
      : []),
  ];
  return { price, lines, net: toCents(price - lines.reduce((sum, { amount }) => sum + amount, 0)), without };
}

/** Prices at which the owner looks at the net: the lowest and highest of the value beside the one proposed. */
export function netPrices({
  price,
  low,
  high,
}: ProposalDocument["value"]): { name: string; price: number; isEstimate: boolean }[] {
  if (price === null) return [];
  const bound = (name: string, at: number | null) =>
    at === null || at === price || at === 0 ? [] : [{ name, price: at, isEstimate: true }];
  return [
    ...bound("Por lo bajo", low),
    { name: "Precio propuesto", price, isEstimate: false },
    ...bound("Por lo alto", high),
  ];
}
