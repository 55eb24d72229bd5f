import { formatDate, formatMoney, formatPercent } from "../../shared/format/format.ts";
import { listed } from "../../shared/format/listed.ts";
import type { MandateKind } from "../../shared/home-attributes/home-values.ts";
import { addMonths } from "../../shared/time/local-time.ts";
import { OTHER_OWNERS, OTHER_OWNERS_FIELD } from "./other-owners.ts";
import { OWN_VARIABLE, variableKey } from "./variables.ts";

/** Terms of a mandate that a proposal, a deal, a report of comparables or a visit already say. Null is what nobody said. */
export interface AgreedTerms {
  /** The asking price. */
  price: { amount: number; currency: string } | null;
  /** Of the agency. A percentage is as people say it: 4 is 4 %. */
  fee: { percent: number } | { amount: number; currency: string } | null;
  /** Whether the fee has its tax on top: documents that say so can take it. */
  isFeeBeforeTax: boolean;
  kind: MandateKind | null;
  months: number | null;
  /** Owners beside the one whom the home or the contact names; the address is empty where nobody knows it. */
  others: readonly { name: string; email: string }[];
}

export const NOTHING_AGREED: AgreedTerms = {
  price: null,
  fee: null,
  isFeeBeforeTax: true,
  kind: null,
  months: null,
  others: [],
};

export const FIRST_DAY_FIELD = "Primer día del encargo";
const FEE_FIELD = "Honorarios pactados";
export const ownKey = (label: string): string => variableKey({ name: OWN_VARIABLE, label });

/** The terms as documents write them, by the keys of their fields. @param today ISO day on which the document is made */
export function valuesOfTerms(terms: AgreedTerms, today: string): Record<string, string> {
  const { price, fee, isFeeBeforeTax, months, others } = terms;
  return {
    ...(price ? { "home.price": formatMoney(price.amount, price.currency, centsOf(price.amount)) } : {}),
    ...(fee && isFeeBeforeTax ? { [ownKey(FEE_FIELD)]: feeWords(fee) } : {}),
    // A mandate of so many months that is signed with this document begins with it.
    ...(months === null
      ? {}
      : { [ownKey(FIRST_DAY_FIELD)]: formatDate(today), "home.mandateEndsOn": formatDate(addMonths(today, months)) }),
    ...(others.length === 0 ? {} : { [OTHER_OWNERS]: listed(others.map(({ name }) => name)) }),
  };
}

/** Keys of terms that somebody may still write in another way for one document. */
export const TERM_KEYS: readonly string[] = [
  "home.price",
  ownKey(FEE_FIELD),
  ownKey(FIRST_DAY_FIELD),
  "home.mandateEndsOn",
  OTHER_OWNERS,
  ownKey(OTHER_OWNERS_FIELD),
];

const feeWords = (fee: NonNullable<AgreedTerms["fee"]>): string =>
  "percent" in fee
    ? `el ${formatPercent(fee.percent / 100, 2)} del precio de venta`
    : formatMoney(fee.amount, fee.currency, centsOf(fee.amount));

const centsOf = (amount: number): number => (Number.isInteger(amount) ? 0 : 2);
