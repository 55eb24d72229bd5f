import { type DatedFact, factOn } from "../../shared/dated-fact.ts";
import { type Community, isCommunity } from "../../shared/places/tax-places.ts";
import { SALE_COMMISSION } from "../investment/rental-facts.ts";
import { DEED_DISCOUNT, NOTARY_SCALE, SERVICES_VAT, tariffAmount } from "../tax/notary-registry.ts";
import { gainAbatement } from "./gain-abatement.ts";
import { capitalGain, gainTax, reinvestedShare } from "./gain-tax.ts";
import { landGainTax } from "./land-gain-tax.ts";
import {
  GAIN_ABATEMENT,
  HIGHEST_LAND_GAIN_RATE,
  LAND_GAIN_COEFFICIENTS,
  MORTGAGE_CANCELLATION,
  NON_RESIDENT_RATE,
  NON_RESIDENT_WITHHOLDING,
  OVER_65_EXEMPTION,
  REINVESTMENT_EXEMPTION,
  SAVINGS_SCALE,
} from "./sale-facts.ts";

/**
 * Kinds of sellers, as far as the tax on the gain tells them apart. `otra` is not calculated: companies and special
 * cases type their tax.
 */
export const SELLER_SITUATIONS = ["general", "mayor-65", "reinvierte", "no-residente", "otra"] as const;
/** One of them. */
export type SellerSituation = (typeof SELLER_SITUATIONS)[number];

/** The known facts of a sale. A blank is unknown, never zero: a tax that cannot be calculated is named. */
export interface SaleCase {
  place: string;
  /** ISO date of the sale. */
  date: string;
  situation: SellerSituation;
  /** With its VAT, fraction. */
  feeShare?: number | undefined;
  debt: number;
  cancellationCost?: number | undefined;
  paysDeed: boolean;
  otherCosts: number;
  /** Known already, in place of what would be calculated. */
  landGainTax?: number | undefined;
  gainTax?: number | undefined;
  purchasePrice?: number | undefined;
  purchasedOn?: string | undefined;
  purchaseCosts: number;
  improvements: number;
  depreciation: number;
  landValue?: number | undefined;
  cadastralValue?: number | undefined;
  landGainRate?: number | undefined;
  reinvested?: number | undefined;
  /** Transfer values since 2015 to which the seller applied the abatement of homes bought before 1995. */
  abatedTransfers?: number | undefined;
}

/** Something that is taken off the price, in currency units; none is below zero. */
export interface SaleLine {
  id: "honorarios" | "plusvalia" | "irpf" | "hipoteca" | "cancelacion" | "escritura" | "otros";
  label: string;
  detail?: string;
  amount: number;
  isDoubtful?: boolean;
  /** The amount by which the gain was lowered before it was taxed, in currency units, because the home was bought before 1995. */
  abatement?: number;
}

/** The net of a price, and its lines. */
export interface NetSale {
  price: number;
  lines: SaleLine[];
  net: number;
  /** The taxes and fees that are not in it, because something is not known. */
  missing: ("honorarios" | "plusvalia" | "irpf")[];
  /** The amount that the buyer keeps back for the tax office; part of the tax, not besides it. */
  withheld: number | null;
}

/** Navarra and País Vasco have their own income and land gain taxes: no rows, so that they are asked. */
const OWN_TAXES: readonly Community[] = ["ES-NC", "ES-PV"];

/** Whether the tables hold the taxes of a seller there: all of Spain but Navarra and País Vasco. */
export const hasTaxRows = (place: string): boolean => isCommunity(place) && !OWN_TAXES.includes(place);

/** The seller's net of a price, as a function of the price; its dated rows are gathered in `facts`. */
export function netOfSale(sale: SaleCase): { net: (price: number) => NetSale; facts: DatedFact<unknown>[] } {
  const facts: DatedFact<unknown>[] = [];
  const { place, date, situation } = sale;
  const isSpanish = isCommunity(place);
  const hasRows = hasTaxRows(place);
  function row<T>(rows: readonly DatedFact<T>[], applies: boolean): DatedFact<T> | undefined {
    const found = applies ? factOn(rows, date) : undefined;
    if (found) facts.push(found);
    return found;
  }

  const fee = sale.feeShare ?? row(SALE_COMMISSION, isSpanish)?.value;
  const cancellation =
    sale.debt > 0 ? (sale.cancellationCost ?? row(MORTGAGE_CANCELLATION, isSpanish)?.value) : undefined;
  const deedRows = sale.paysDeed && isSpanish ? [NOTARY_SCALE, DEED_DISCOUNT, SERVICES_VAT] : [];
  facts.push(...deedRows);
  const knowsLand = sale.landValue !== undefined && sale.purchasedOn !== undefined;
  const calculatesLandTax = sale.landGainTax === undefined && hasRows && knowsLand;
  const coefficients = row(LAND_GAIN_COEFFICIENTS, calculatesLandTax)?.value;
  const landRate = sale.landGainRate ?? row(HIGHEST_LAND_GAIN_RATE, calculatesLandTax)?.value;
  const calculatesGainTax =
    sale.gainTax === undefined &&
    hasRows &&
    situation !== "otra" &&
    (situation === "mayor-65" || sale.purchasePrice !== undefined);
  if (calculatesGainTax && situation === "mayor-65") row(OVER_65_EXEMPTION, true);
  if (calculatesGainTax && situation === "reinvierte") row(REINVESTMENT_EXEMPTION, true);
  const isForeign = situation === "no-residente";
  const foreignRate = row(NON_RESIDENT_RATE, calculatesGainTax && isForeign)?.value;
  const withholding = row(NON_RESIDENT_WITHHOLDING, hasRows && isForeign)?.value;
  const isTaxed = calculatesGainTax && situation !== "mayor-65";
  const scale = row(SAVINGS_SCALE, isTaxed && !isForeign)?.value;
  const oldHome = factOn(GAIN_ABATEMENT, date)?.value.boughtBefore ?? "";
  const abatementRule = row(GAIN_ABATEMENT, isTaxed && (sale.purchasedOn ?? date) < oldHome)?.value;

  function landLine(price: number): SaleLine | undefined {
    const label = "Plusvalía municipal";
    if (sale.landGainTax !== undefined)
      return { id: "plusvalia", label, detail: "La que has escrito", amount: sale.landGainTax };
    if (!calculatesLandTax || !coefficients || landRate === undefined) return undefined;
    const { amount, method } = landGainTax({
      landValue: sale.landValue!,
      cadastralValue: sale.cadastralValue,
      purchasePrice: sale.purchasePrice,
      salePrice: price,
      purchasedOn: sale.purchasedOn!,
      soldOn: date,
      rate: landRate,
      coefficients,
    });
    const detail = {
      objetivo: "Método objetivo, por el valor del suelo",
      real: "Método real, por la ganancia: hay que pedirlo",
      "sin-ganancia": "Sin ganancia no se paga, pero se declara",
    }[method];
    return { id: "plusvalia", label, detail, amount };
  }

  function gainLine(price: number, saleCosts: number): SaleLine | undefined {
    const label = isForeign ? "Impuesto de no residentes" : "IRPF de la ganancia";
    if (sale.gainTax !== undefined) return { id: "irpf", label, detail: "El que has escrito", amount: sale.gainTax };
    if (!calculatesGainTax) return undefined;
    if (situation === "mayor-65")
      return { id: "irpf", label, detail: "Exenta: mayor de 65, vivienda habitual", amount: 0 };
    const gain = capitalGain({
      salePrice: price,
      saleCosts,
      purchasePrice: sale.purchasePrice!,
      purchaseCosts: sale.purchaseCosts,
      improvements: sale.improvements,
      depreciation: sale.depreciation,
    });
    if (gain <= 0) return { id: "irpf", label, detail: "Sin ganancia no se paga", amount: 0 };
    const abatement =
      abatementRule === undefined
        ? 0
        : gainAbatement({
            gain,
            transferValue: price - saleCosts,
            earlierTransfers: sale.abatedTransfers ?? 0,
            purchasedOn: sale.purchasedOn!,
            soldOn: date,
            rule: abatementRule,
          });
    const abated = abatement > 0 && { abatement, isDoubtful: true };
    const taxed = gain - abatement;
    if (isForeign) {
      if (foreignRate === undefined) return undefined;
      return { id: "irpf", label, detail: "Por comprobar", amount: taxed * foreignRate, isDoubtful: true, ...abated };
    }
    if (!scale) return undefined;
    const exempt =
      situation === "reinvierte" ? reinvestedShare(sale.reinvested ?? price - sale.debt, price - sale.debt) : 0;
    const rule = exempt > 0 ? "Con la exención por reinversión" : "Escala del ahorro";
    const detail = abated ? `${rule}, con la reducción por compra anterior a 1995` : rule;
    return { id: "irpf", label, detail, amount: gainTax(taxed, scale, exempt), ...abated };
  }

  function net(price: number): NetSale {
    const missing: NetSale["missing"] = [];
    const lines: SaleLine[] = [];
    if (fee === undefined) missing.push("honorarios");
    else if (fee > 0)
      lines.push({ id: "honorarios", label: isSpanish ? "Honorarios con IVA" : "Honorarios", amount: price * fee });
    const land = landLine(price);
    if (land) lines.push(land);
    // Only Spain taxes the land apart from the gain.
    else if (isSpanish) missing.push("plusvalia");
    if (deedRows.length > 0) {
      const amount = tariffAmount(NOTARY_SCALE.value, price) * (1 - DEED_DISCOUNT.value) * (1 + SERVICES_VAT.value);
      lines.push({ id: "escritura", label: "Matriz de la escritura", detail: "Sin folios ni copias", amount });
    }
    if (sale.otherCosts > 0) lines.push({ id: "otros", label: "Otros gastos de vender", amount: sale.otherCosts });
    // The cancellation of a mortgage is disputed as a cost of the sale: it is not deducted.
    const gain = gainLine(
      price,
      lines.reduce((sum, { amount }) => sum + amount, 0),
    );
    if (gain) lines.push(gain);
    else missing.push("irpf");
    if (cancellation !== undefined && cancellation > 0)
      lines.push({
        id: "cancelacion",
        label: "Cancelación de la hipoteca",
        amount: cancellation,
        isDoubtful: sale.cancellationCost === undefined,
      });
    if (sale.debt > 0) lines.push({ id: "hipoteca", label: "Hipoteca pendiente", amount: sale.debt });
    return {
      price,
      lines,
      missing,
      net: price - lines.reduce((sum, { amount }) => sum + amount, 0),
      withheld: withholding === undefined ? null : price * withholding,
    };
  }
  return { net, facts };
}
