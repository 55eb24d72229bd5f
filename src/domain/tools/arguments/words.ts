import { formatArea, formatMonth, formatNumber, formatPercent } from "../../shared/format/format.ts";
import { moneyIn } from "../../shared/format/money-in.ts";
import { runningCostNames } from "../../shared/places/running-cost-names.ts";
import type { FieldKey, HomeFacts } from "../writing/facts.ts";
import { FIELD_NAMES } from "../writing/field-names.ts";
import type { ArgumentCase, Evidence } from "./case.ts";
import type { CaseFigures } from "./figures.ts";

/** The input of a rule: the case, the figures calculated from it, and the format of its money. */
export interface Known {
  given: ArgumentCase;
  home: HomeFacts;
  figures: CaseFigures;
  money: (amount: number) => string;
  /** `3.404 €/m²`. */
  unitMoney: (amount: number) => string;
}

/**
 * A case with its figures and formatters of money, in whole units of the home's currency, as the rules of arguments
 * take it.
 */
export function knownOf(given: ArgumentCase, figures: CaseFigures): Known {
  const write = moneyIn(given.home.currency);
  const money = (amount: number) => write(Math.round(amount));
  return { given, home: given.home, figures, money, unitMoney: (amount) => `${money(amount)}/m²` };
}

/** Of what the form holds: it may differ from the file of the home that it was filled from. */
export const FORM_SOURCE = "Datos indicados por el agente";

/** A datum of the form. */
export const ofForm = (known: Known, field: FieldKey, value = "Sí"): Evidence => ({
  kind: "ficha",
  datum: FIELD_NAMES[field],
  value,
  source: FORM_SOURCE,
  date: known.given.today,
});

export const areaText = formatArea;
export const shareText = formatPercent;
/** Whether a difference, as a fraction, is read as 0 % and so is none to speak of. */
export const isSameShare = (share: number): boolean => Math.abs(share) < 0.005;
/** `comunidad e IBI`, or the one of them that is known, as the home's country calls them. */
export function partsText(parts: readonly ("comunidad" | "ibi")[], { home }: Pick<Known, "home">): string {
  const { building, tax } = runningCostNames(home.country);
  const names = parts.map((part) => (part === "ibi" ? tax : building));
  return names.join(/^i/i.test(names[1] ?? "") ? " e " : " y ");
}

/** Both of them together: `comunidad e IBI`. */
export const bothPartsText = (known: Pick<Known, "home">): string => partsText(["comunidad", "ibi"], known);

/** A number without decimals, as Spanish writes it. */
export const wholeText = (value: number) => formatNumber(value);

/** `planta 3`, `planta baja`, `semisótano`. */
export function floorText(floor: number): string {
  return floor > 0 ? `planta ${floor}` : floor === 0 ? "planta baja" : "semisótano";
}

/** Proof of the monthly community fee: a document if its receipt is dated, else the form. Empty without a fee. */
export function communityEvidence({ given, home, money }: Known): Evidence[] {
  if (home.communityFee === undefined) return [];
  const on = given.communityFeeOn;
  const rest = on
    ? { kind: "documento" as const, source: `Recibo de comunidad de ${formatMonth(on)}`, date: on }
    : { kind: "ficha" as const, source: FORM_SOURCE, date: given.today };
  return [{ ...rest, datum: FIELD_NAMES.communityFee, value: `${money(home.communityFee)} al mes` }];
}

/** Proof of the yearly property tax: a document if its receipt has a year, else the form. Empty without a tax. */
export function propertyTaxEvidence({ given, home, money }: Known): Evidence[] {
  if (given.propertyTax === undefined) return [];
  const { tax, ofTax } = runningCostNames(home.country);
  const year = given.propertyTaxYear;
  const rest = year
    ? { kind: "documento" as const, source: `Recibo ${ofTax} de ${year}`, date: String(year) }
    : { kind: "ficha" as const, source: FORM_SOURCE, date: given.today };
  return [{ ...rest, datum: tax[0]!.toUpperCase() + tax.slice(1), value: `${money(given.propertyTax)} al año` }];
}

/** Proof of the asking price: the form. Call it only where there is a price; it would show zero. */
export const priceEvidence = (known: Known): Evidence => ofForm(known, "price", known.money(known.home.price ?? 0));

/** Proof by the official appraised value of the place, in euros per m², with its period. Empty without one. */
export function officialEvidence({ given, unitMoney }: Known): Evidence[] {
  const { official } = given;
  if (!official) return [];
  return [
    {
      kind: "oficial",
      datum: `Valor tasado, ${official.placeName}`,
      value: unitMoney(official.eurPerM2),
      source: official.source,
      date: official.period,
    },
  ];
}

/** Proof by the range of a valuation; dated today where the valuation has no date. Empty without one. */
export function valuationEvidence({ given, money }: Known): Evidence[] {
  const { valuation } = given;
  if (!valuation) return [];
  return [
    {
      kind: "documento",
      datum: "Rango valorado",
      value: `${money(valuation.low)} a ${money(valuation.high)}`,
      source: "Valoración con comparables",
      date: valuation.on ?? given.today,
    },
  ];
}

/** Proof of the energy rating: a document if the certificate has a date, else the form. Empty without a rating. */
export function energyEvidence({ given, home }: Known): Evidence[] {
  if (home.energyRating === undefined) return [];
  const on = given.certificateOn;
  const rest = on
    ? { kind: "documento" as const, source: "Certificado registrado", date: on }
    : { kind: "ficha" as const, source: FORM_SOURCE, date: given.today };
  return [{ ...rest, datum: FIELD_NAMES.energyRating, value: `Letra ${home.energyRating}` }];
}

/** Proof of each renovation: a document if there is an invoice, else the form. */
export function renovationEvidence({ given }: Known): Evidence[] {
  return given.renovations.map(({ what, year, hasInvoice }) => ({
    kind: hasInvoice ? ("documento" as const) : ("ficha" as const),
    datum: "Reforma",
    value: year === undefined ? what : `${what}, ${year}`,
    source: hasInvoice ? "Factura" : FORM_SOURCE,
    date: year === undefined ? given.today : String(year),
  }));
}

/** Proof of the monthly rent in the area: a document if a source is named, else the form. Empty without a rent. */
export function rentEvidence({ given, money }: Known): Evidence[] {
  const { areaRent, today } = given;
  if (!areaRent) return [];
  const source = areaRent.source
    ? { kind: "documento" as const, source: areaRent.source }
    : { kind: "ficha" as const, source: FORM_SOURCE };
  return [{ ...source, datum: "Alquiler de la zona", value: `${money(areaRent.monthly)} al mes`, date: today }];
}

/** The evidence of a yield: the rent, the price and the yearly costs of the home. */
export const rentAccountEvidence = (known: Known): Evidence[] => [
  ...rentEvidence(known),
  priceEvidence(known),
  ...communityEvidence(known),
  ...propertyTaxEvidence(known),
];

/** Proof of the monthly utilities, for which the seller's bills always stand. Empty without a figure; zero is one. */
export function utilitiesEvidence({ given, money }: Known): Evidence[] {
  const { utilities, today } = given;
  if (utilities === undefined) return [];
  const value = `${money(utilities)} al mes`;
  return [{ kind: "documento", datum: "Suministros", value, source: "Facturas de quien vende", date: today }];
}

/** Proof of an instalment: the price, and the loan that the form assumes. Shares and rates are fractions. */
export function loanEvidence(known: Known): Evidence[] {
  const { loan } = known.given;
  const share = shareText(loan.share, 0);
  const value = `${share} a ${loan.years} años, al ${shareText(loan.rate, 2)}`;
  return [
    priceEvidence(known),
    { kind: "calculo", datum: "Hipoteca supuesta", value, source: "Supuesto del formulario", date: known.given.today },
  ];
}

/**
 * Proof of taxes and costs of buying: the place's official tables, or a percentage of the form. Empty where they are
 * unknown.
 */
export function costEvidence({ given, figures, money }: Known): Evidence[] {
  const { costs } = figures;
  if (!costs) return [];
  return [
    {
      kind: given.costShare === undefined ? "oficial" : "calculo",
      datum: costs.isTop ? "Impuestos y gastos, la parte alta" : "Impuestos y gastos",
      value: `${money(costs.amount)} (${shareText(costs.share)})`,
      source: given.costShare === undefined ? "Tablas del lugar, debajo" : "Porcentaje del formulario",
      date: given.today,
    },
  ];
}
