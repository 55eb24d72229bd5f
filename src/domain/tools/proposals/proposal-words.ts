import { counted } from "../../shared/format/counted.ts";
import { formatEstimate } from "../../shared/format/estimates.ts";
import { formatDate, formatNumber } from "../../shared/format/format.ts";
import { listed } from "../../shared/format/listed.ts";
import { moneyIn } from "../../shared/format/money-in.ts";
import { type ProposalDocument, type ProposalSection, SECTION_NAMES } from "./proposal-document.ts";
import { feeAt } from "./proposal-net.ts";
import { taxNameOf } from "./tax-name.ts";

/** The words of a proposal, which are the same on the page and on paper. */

/** Unit of an amount: `€`, and the code of any other currency. */
export const currencyUnit = (currency: string): string => (currency === "EUR" ? "€" : currency);

/** The title of a section as the home's country says it. @param country ISO 3166-1 alpha-2 */
export const sectionName = (section: ProposalSection, country: string): string =>
  section === "vivienda" && country !== "ES" ? "La propiedad" : SECTION_NAMES[section];

/** The people of a proposal by name: every owner who gives the mandate, where the signed paper is one. */
export const readersOf = ({ ownerName, signing }: Pick<ProposalDocument, "ownerName" | "signing">): string =>
  signing.isMandate && signing.signers.length > 0 ? listed(signing.signers.map(({ name }) => name)) : ownerName;

/** An amount to the cent, whose cents are left out where there are none. */
export function exactMoney(amount: number, currency: string): string {
  return moneyIn(currency)(amount, Number.isInteger(amount) ? 0 : 2);
}

/** An amount as it deserves: an estimate in three significant digits, a sum of typed figures to the cent. */
export const saidMoney = (amount: number, currency: string, isEstimate: boolean): string =>
  isEstimate ? formatEstimate(amount, currency) : exactMoney(amount, currency);

/** `4 % del precio de venta, más IVA (21 %)` */
export function feeWords({ fee, currency, country }: ProposalDocument): string | null {
  const bare =
    fee.kind === "porcentaje"
      ? fee.percent === null
        ? null
        : `${formatNumber(fee.percent, 2)}\u00a0% del precio de venta`
      : fee.amount === null
        ? null
        : exactMoney(fee.amount, currency);
  if (bare === null || fee.tax === null) return null;
  const name = taxNameOf(country);
  const rate = fee.taxPercent === null ? "" : ` (${formatNumber(fee.taxPercent, 2)}\u00a0%)`;
  return `${bare}, ${{ aparte: `más ${name}${rate}`, incluido: `${name} incluido`, sin: `sin ${name}` }[fee.tax]}`;
}

/** The fee at the proposed price: `12.100 € en total si se vende en 250.000 €`. */
export function feeAmountWords({ fee, value, currency }: ProposalDocument): string | null {
  const paid = value.price === null ? null : feeAt(fee, value.price);
  if (paid === null) return null;
  return `${exactMoney(paid, currency)} en total si se vende en ${exactMoney(value.price!, currency)}`;
}

export const exclusiveWords = (isExclusive: boolean | null): string =>
  isExclusive === null ? "Sin decir" : isExclusive ? "En exclusiva" : "Sin exclusiva";

export const monthsWords = (months: number | null): string =>
  months === null ? "Sin decir" : counted(months, "mes", "meses");

/** `Valoración, 24 de noviembre de 2026: Piso en Ruzafa` */
export function sourceWords({ source }: ProposalDocument["value"]): string | null {
  return source === null ? null : `${source.tool} del ${formatDate(source.at)}: ${source.title}`;
}

/** `Entre 240.000 € y 262.000 €` */
export function rangeWords({ value: { low, high }, currency }: ProposalDocument): string | null {
  return low === null || high === null
    ? null
    : `Entre ${formatEstimate(low, currency)} y ${formatEstimate(high, currency)}`;
}

/** `No incluye: IRPF de la ganancia.` */
export const withoutWords = (without: readonly string[]): string | null =>
  without.length === 0 ? null : `No incluye: ${without.join(", ")}.`;

/** `Versión 2, del 27 de noviembre de 2026` */
export const versionWords = (number: number, at: string): string => `Versión ${number}, del ${formatDate(at)}`;
