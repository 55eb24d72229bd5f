import type { MandateTerms } from "../../crm/signatures/signature-forms.ts";
import type { ProposalDocument } from "./proposal-document.ts";

/**
 * The answers that a signed proposal gives to the stages of the deal that it wins (`crm/contacts/stage-evidence`), as a form would send
 * them; the day of the signature is not among them.
 *
 * @param presentedOn ISO day on which the version was sent
 */
export function mandateEvidence(
  { title, value, fee, terms }: Pick<ProposalDocument, "title" | "value" | "fee" | "terms">,
  presentedOn: string,
): Record<string, Record<string, string>> {
  return {
    contactado: { how: `Ha aceptado la propuesta «${title}».` },
    ...(value.price === null
      ? {}
      : {
          valoracion: { amount: typed(value.price), on: presentedOn },
          propuesta: {
            price: typed(value.price),
            ...(fee.kind === "porcentaje" && fee.percent !== null ? { feePercent: typed(fee.percent) } : {}),
          },
        }),
    firmado: {
      ...(terms.isExclusive === null ? {} : { mandate: terms.isExclusive ? "exclusiva" : "no_exclusiva" }),
      ...(terms.months === null ? {} : { months: typed(terms.months) }),
    },
  };
}

/**
 * The mandate that the home gets with the last signature; undefined where the proposal does not say whether it is exclusive.
 *
 * @param currency of the home, in which its price is
 */
export function mandateTermsOf(
  { value, terms, currency: ofDocument }: Pick<ProposalDocument, "value" | "terms" | "currency">,
  currency: string,
): MandateTerms | undefined {
  if (terms.isExclusive === null) return undefined;
  return {
    kind: terms.isExclusive ? "exclusiva" : "no_exclusiva",
    price: ofDocument === currency ? (value.price ?? undefined) : undefined,
    months: terms.months ?? undefined,
  };
}

/** As people type it, with a comma. */
const typed = (value: number): string => String(value).replace(".", ",");
