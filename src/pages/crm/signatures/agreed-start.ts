import { type AgreedTerms, FIRST_DAY_FIELD, ownKey } from "#domain/crm/templates/agreed-terms.ts";
import { OTHER_OWNERS, OTHER_OWNERS_FIELD } from "#domain/crm/templates/other-owners.ts";
import { readDate } from "#domain/shared/listing/pasted-values.ts";
import { parseSpanishNumber, typedNumber } from "#domain/shared/schema/spanish-number.ts";
import { ownersNamedIn } from "#domain/tools/proposals/named-owners.ts";
import type { MandateStart } from "./mandate-fields.tsx";

/** The terms of a mandate that are known when its signature is asked for: agreed before, or typed into its document. */

type Typed = Readonly<Record<string, string>>;

const IS_EXCLUSIVE = /(?:^|\P{L})exclusiva/iu;
const IS_OPEN = /(?:no|sin)(?: es)?(?: en)? exclusiv/i;

/** @param title of the document, which may say whether it is exclusive */
export function mandateStart(agreed: AgreedTerms, title: string, typed: Typed): MandateStart {
  const kind = IS_OPEN.test(title) ? "no_exclusiva" : IS_EXCLUSIVE.test(title) ? "exclusiva" : (agreed.kind ?? "");
  const price = parseSpanishNumber(typed["home.price"] ?? "") ?? agreed.price?.amount;
  return {
    kind,
    price: price === undefined ? "" : typedNumber(price),
    months: agreed.months === null ? "" : String(agreed.months),
    startsOn: readDate(typed[ownKey(FIRST_DAY_FIELD)] ?? "") ?? "",
    endsOn: readDate(typed["home.mandateEndsOn"] ?? "") ?? "",
  };
}

/** Owners beside the first: those who were agreed, and those whom somebody typed into the document. */
export function otherOwners(
  agreed: AgreedTerms,
  typed: Typed,
  known: readonly string[],
): { name: string; email: string }[] {
  const others = agreed.others.filter(({ name }) => !known.includes(name));
  const names = [...known, ...others.map(({ name }) => name)];
  // Behind the name stand document and address, whose words may look like a name.
  const [second] = ownersNamedIn(typed[ownKey(OTHER_OWNERS_FIELD)] ?? "", names);
  const listed = ownersNamedIn(typed[OTHER_OWNERS] ?? "", names);
  const fresh = [...new Set([...(second === undefined ? [] : [second]), ...listed])];
  return [...others, ...fresh.map((name) => ({ name, email: "" }))];
}
