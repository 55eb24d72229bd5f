import type { CitedFigures } from "#domain/assistant/answers/cited-figures.ts";
import { COUNTRY_CODES, isLatinAmericanCountry, LATIN_AMERICA } from "#domain/shared/places/tax-places.ts";
import { costTemplate, NAMED_TAXES, namedTaxAmount, TAX_UNIT } from "#domain/tools/tax/latin-america.ts";
import { borrowingCapacity } from "#tools/borrowing-capacity/tool.ts";
import type { ToolAnswer } from "../assistant-tool.server.ts";
import { capacityAddress, exactMoney, financeAnswer } from "./finance/finance-answer.server.ts";
import { currencyOf } from "./finance/loan-terms.server.ts";
import { missingAnswer } from "./missing.server.ts";

/** Taxes of a purchase whose rate the person tells, or which countries of Latin America name. */

interface TaxInput {
  price?: number | undefined;
  loan?: number | undefined;
  costsSharePercent?: number | undefined;
  taxName?: string | undefined;
  taxUnit?: number | undefined;
  homeKind?: "nueva" | "usada" | undefined;
  currency?: string | undefined;
  place?: string | undefined;
}

/** A share that the person tells, of the price, or of the loan where only that is known or a tax on loans is named. */
export function toldShare(cited: CitedFigures, input: TaxInput): ToolAnswer {
  const { price, loan, costsSharePercent = 0 } = input;
  const isOfLoan = loan !== undefined && (price === undefined || input.taxName === "mutuo");
  const base = isOfLoan ? loan : price;
  if (base === undefined) return missingAnswer("purchase_costs", "price");
  const currency = currencyOf(input);
  const amount = (base * costsSharePercent) / 100;
  const amountText = exactMoney(cited, amount, currency);
  const share = cited.percent(costsSharePercent / 100, 3);
  const of = cited.money(base, currency);
  return financeAnswer(cited, {
    lines: [
      `Son ${amountText}: el ${share} que dices, sobre ${of} de ${isOfLoan ? "crédito" : "precio"}.`,
      "Confírmalo con un profesional antes de firmar.",
    ],
    title: "Impuestos y gastos",
    figure: { label: "Impuestos y gastos", value: amountText },
    rows: [{ label: isOfLoan ? "Crédito" : "Precio", value: of }],
    headline: { amount, unit: "money", currency },
    tool: borrowingCapacity,
    url: capacityAddress({ price, currency, costsSharePercent }),
  });
}

const countryOfTax = (name: string) => {
  const found = NAMED_TAXES.filter((tax) => tax.name === name);
  return found.length === 1 ? found[0]!.country : undefined;
};

/** ISO 4217 of the one country whose tax has this name; undefined where several have it, or none. */
export const currencyOfTax = (name: string): string | undefined => {
  const country = countryOfTax(name);
  return country === "CL" || country === undefined ? undefined : LATIN_AMERICA[country].currency;
};

/** The tax that a question names, of the country that the place, the currency or the tax's own unit shows; null where none of ours is meant. */
export function namedTax(
  cited: CitedFigures,
  input: TaxInput,
  place: string | undefined,
  today: string,
): ToolAnswer | null {
  const { taxName, taxUnit, price, loan } = input;
  if (taxName === undefined) return null;
  const ofName = countryOfTax(taxName);
  // Guadalajara is a city of two countries, and only one of them has an ISAI.
  const there = place !== undefined && isLatinAmericanCountry(place) ? place : ofName;
  if (place !== undefined && there === undefined) return null;
  const byCurrency = COUNTRY_CODES.find((code) => LATIN_AMERICA[code].currency === input.currency);
  const country = there ?? (taxUnit === undefined ? byCurrency : "PE") ?? (input.currency === "UF" ? "CL" : undefined);
  const tax = NAMED_TAXES.find((each) => each.name === taxName && each.country === country);
  const base = tax?.of === "loan" ? loan : price;
  if (!tax || base === undefined) return null;
  const currency = input.currency ?? LATIN_AMERICA[tax.country].currency;
  const unit = taxUnit ?? TAX_UNIT.value;
  const { low, high } = namedTaxAmount(tax, base, unit);
  const [least, most] = [exactMoney(cited, low, currency), exactMoney(cited, high, currency)];
  const rate =
    low === high || tax.low === tax.high
      ? cited.percent(tax.low, 2)
      : `${cited.percent(tax.low, 2)} al ${cited.percent(tax.high, 2)}`;
  const of = cited.money(base, currency);
  const isUsual = taxUnit === undefined && tax.freeUnits !== undefined;
  const fact = costTemplate(tax.country);
  const free = tax.freeUnits
    ? ` de lo que pasa de ${cited.number(tax.freeUnits)} UIT (${cited.money(tax.freeUnits * unit, currency)}${isUsual ? `, con la UIT de ${cited.quote(TAX_UNIT.validFrom.slice(0, 4))} de ${cited.money(unit, currency)}` : ""})`
    : "";
  const amount = low === high ? least : `entre ${least} y ${most}`;
  const isNone = high === 0;
  return financeAnswer(cited, {
    lines: [
      isNone
        ? `No se paga: ${of} no pasan de lo exento, ${cited.number(tax.freeUnits ?? 0)} UIT (${cited.money((tax.freeUnits ?? 0) * unit, currency)}).`
        : `${tax.label} ${tax.name === "registro" ? "suman" : "es de"} ${amount}: el ${rate}${free}, sobre ${of} de ${tax.of === "loan" ? "crédito" : "precio"}. Lo paga quien compra.`,
      fact.note ? cited.quote(fact.note) : "",
      `Es orientativo a fecha de ${cited.quote(today.slice(0, 4))}. Confírmalo con un notario o una escribanía de allí.`,
    ],
    title: tax.label,
    figure: { label: tax.label, value: amount },
    rows: [{ label: tax.of === "loan" ? "Crédito" : "Precio", value: of }],
    headline: { amount: high, unit: "money", currency },
    tool: borrowingCapacity,
    url: capacityAddress({ place: tax.country, price, currency }),
  });
}
