import { type DatedFact, type FactMark, factOn } from "../../shared/dated-fact.ts";
import type { Community } from "../../shared/places/tax-places.ts";
import { STAMP_DUTY_GENERAL, VALUE_ADDED_TAXES, valueAddedJurisdiction } from "./new-home-tax.ts";
import {
  AGENCY_FEE,
  APPRAISAL_FEE,
  DEED_DISCOUNT,
  HOME_DISCOUNT,
  NOTARY_EXTRAS,
  NOTARY_SCALE,
  REGISTRY_EXTRAS,
  REGISTRY_SCALE,
  SERVICES_VAT,
  type Tariff,
  tariffAmount,
} from "./notary-registry.ts";
import { applyRelief, RELIEFS, type ReliefFact } from "./reliefs.ts";
import { applyScale, type Scale } from "./scale.ts";
import { TRANSFER_TAX_ALTERNATIVES, TRANSFER_TAX_GENERAL } from "./transfer-tax.ts";

/** A purchase in Spain whose taxes and costs are asked. Money in euros. */
export interface PurchaseQuestion {
  place: Community;
  /** First delivery by its developer: IVA, IGIC or IPSI and AJD instead of ITP. */
  isNew: boolean;
  /** ISO date of the deed. */
  date: string;
  /** Reduced rate of ITP or IVA/IGIC, and of AJD, by id. The caller says that its conditions hold. */
  reliefId?: string | undefined;
  stampDutyReliefId?: string | undefined;
  /** Valor de referencia del Catastro: the base of ITP and AJD when it is above the price. */
  referenceValue?: number | undefined;
  /** The 25 % discount on tariffs for homes, which not every office applies. */
  hasHomeDiscount?: boolean | undefined;
  /** Own figures instead of the orientative ones, before VAT (the appraisal, with it). */
  notaryExtras?: number | undefined;
  registryExtras?: number | undefined;
  agencyFee?: number | undefined;
  /** The lender asks for an appraisal, paid by the borrower. */
  hasMortgage: boolean;
  appraisalFee?: number | undefined;
  /** Anything else on the buyer's side: an agent's commission, works. */
  otherCosts?: number | undefined;
}

export interface CostLine {
  id: string;
  label: string;
  amount: number;
  /** How it comes about, in words, when there is something to say. */
  note?: string;
  /** A figure in it is from memory or in dispute. */
  isDoubtful?: true;
}

export interface CostBreakdown {
  lines: CostLine[];
  total: number;
  /** Total over price. */
  share: number;
  /** Reduced rates that were chosen and that the price has outgrown. */
  lostReliefs: string[];
  /** Other readings of the law and rebates: the total under each. Results kept from before 27 November 2026 lack the title. */
  alternatives: { title?: string; label: string; total: number }[];
}

export type PurchaseCosts =
  | { kind: "no-tax-data"; place: Community; isNew: boolean; date: string }
  | { kind: "known"; facts: DatedFact<unknown>[]; breakdown: (price: number) => CostBreakdown };

const cents = (amount: number) => Math.round(amount * 100) / 100;

/**
 * Finds the rows in force and returns the costs as a function of the price, so that a ceiling can be searched without
 * looking them up again. No row for the date or place is an answer of its own: the caller asks for the percentage.
 */
export function purchaseCosts(question: PurchaseQuestion): PurchaseCosts {
  const { place, isNew, date } = question;
  const missing = { kind: "no-tax-data" as const, place, isNew, date };
  const main = isNew
    ? inForce(VALUE_ADDED_TAXES, valueAddedJurisdiction(place), date)
    : inForce(TRANSFER_TAX_GENERAL, place, date);
  const stampDuty = isNew ? inForce(STAMP_DUTY_GENERAL, place, date) : undefined;
  if (!main || (isNew && !stampDuty)) return missing;

  const relief = findRelief(question.reliefId, isNew ? "iva" : "itp", date);
  const stampRelief = isNew ? findRelief(question.stampDutyReliefId, "ajd", date) : undefined;
  const alternatives = isNew || relief ? [] : TRANSFER_TAX_ALTERNATIVES.filter((fact) => fact.jurisdiction === place);
  const deed = deedCosts(question);

  const facts: DatedFact<unknown>[] = [main, ...(stampDuty ? [stampDuty] : [])];
  for (const extra of [relief, stampRelief, ...alternatives, ...deed.facts]) if (extra) facts.push(extra);

  function breakdown(price: number): CostBreakdown {
    // RDLeg 1/1993, arts. 10.2 and 30.1: the reference value counts when it is above the price; IVA only knows the price.
    const base = Math.max(price, question.referenceValue ?? 0);
    const lostReliefs: string[] = [];
    const taxLine = (fact: DatedFact<Scale>, chosen: ReliefFact | undefined, value: number): CostLine => {
      const reduced = chosen && applyRelief(chosen.value, fact.value, value);
      if (chosen && reduced === undefined) lostReliefs.push(chosen.label);
      const line = { id: fact.id, label: fact.label, amount: cents(reduced ?? applyScale(fact.value, value)) };
      const notes = [
        value > price ? "Se calcula sobre el valor de referencia." : undefined,
        reduced !== undefined && chosen ? `Tipo reducido (${chosen.label}): comprueba los requisitos.` : fact.note,
      ].filter((note) => note !== undefined);
      const mark = reduced !== undefined && chosen ? chosen.mark : fact.mark;
      return withDoubt(notes.length > 0 ? { ...line, note: notes.join(" ") } : line, mark);
    };
    const lines = [taxLine(main!, relief, isNew ? price : base)];
    if (stampDuty) lines.push(taxLine(stampDuty, stampRelief, base));
    lines.push(...deed.lines(price));
    const total = cents(lines.reduce((sum, line) => sum + line.amount, 0));
    return {
      lines,
      total,
      share: price > 0 ? total / price : 0,
      lostReliefs,
      alternatives: alternatives
        .map((fact) => ({
          title: fact.title,
          label: fact.label,
          total: cents(total - lines[0]!.amount + applyScale(fact.value, base)),
        }))
        .filter((alternative) => alternative.total !== total),
    };
  }
  return { kind: "known", facts, breakdown };
}

function inForce<T extends DatedFact<unknown>>(
  rows: readonly T[],
  jurisdiction: string | undefined,
  date: string,
): T | undefined {
  const [fact] = rows.filter((row) => row.jurisdiction === jurisdiction && factOn([row], date) !== undefined);
  return fact;
}

function findRelief(id: string | undefined, tax: ReliefFact["tax"], date: string): ReliefFact | undefined {
  const relief = RELIEFS.find((fact) => fact.id === id && fact.tax === tax);
  return relief && factOn([relief], date);
}

function withDoubt(line: CostLine, mark: FactMark): CostLine {
  return mark === "por-comprobar" ? { ...line, isDoubtful: true } : line;
}

/** Notary, registry, paperwork and appraisal: 5 % off the tariffs always, VAT on the services. */
function deedCosts(question: PurchaseQuestion) {
  const discount = (1 - DEED_DISCOUNT.value) * (question.hasHomeDiscount ? 1 - HOME_DISCOUNT.value : 1);
  const vat = 1 + SERVICES_VAT.value;
  const invoice = (tariff: Tariff, price: number, extras: number) =>
    cents((tariffAmount(tariff, price) * discount + extras) * vat);
  const facts: DatedFact<unknown>[] = [NOTARY_SCALE, REGISTRY_SCALE, DEED_DISCOUNT, SERVICES_VAT];
  if (question.hasHomeDiscount) facts.push(HOME_DISCOUNT);
  if (question.notaryExtras === undefined) facts.push(NOTARY_EXTRAS);
  if (question.registryExtras === undefined) facts.push(REGISTRY_EXTRAS);
  if (question.agencyFee === undefined) facts.push(AGENCY_FEE);
  if (question.hasMortgage && question.appraisalFee === undefined) facts.push(APPRAISAL_FEE);

  const lines = (price: number): CostLine[] => {
    const notary: CostLine = {
      id: "notaria",
      label: "Notaría",
      amount: invoice(NOTARY_SCALE.value, price, question.notaryExtras ?? NOTARY_EXTRAS.value),
      note: "Arancel, folios y copias, con IVA.",
    };
    const registry: CostLine = {
      id: "registro",
      label: "Registro de la Propiedad",
      amount: invoice(REGISTRY_SCALE.value, price, question.registryExtras ?? REGISTRY_EXTRAS.value),
      note: "Arancel y asientos, con IVA.",
    };
    const rows: CostLine[] = [
      question.notaryExtras === undefined ? withDoubt(notary, NOTARY_EXTRAS.mark) : notary,
      question.registryExtras === undefined ? withDoubt(registry, REGISTRY_EXTRAS.mark) : registry,
      {
        id: "gestoria",
        label: "Gestoría",
        amount: cents((question.agencyFee ?? AGENCY_FEE.value) * vat),
        note: "Con IVA.",
      },
    ];
    if (question.hasMortgage) {
      const appraisal: CostLine = {
        id: "tasacion",
        label: "Tasación",
        amount: question.appraisalFee ?? APPRAISAL_FEE.value,
      };
      rows.push(question.appraisalFee === undefined ? withDoubt(appraisal, APPRAISAL_FEE.mark) : appraisal);
    }
    if (question.otherCosts) rows.push({ id: "otros", label: "Otros gastos", amount: question.otherCosts });
    return rows;
  };
  return { facts, lines };
}
