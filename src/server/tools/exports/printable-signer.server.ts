import type { DocumentSigner } from "#domain/accounts/agency/agent-card.ts";
import { shownNumber } from "#domain/tools/sharing/phone.ts";
import { printableDeep } from "#ui/pdf/printable.ts";

const shown = (phone: string | null) => phone && shownNumber(phone);

/** A signer in letters that documents can set, with numbers in groups. Logo and photo are not text, and far longer than any. */
export function printableSigner({ brand, person, ...texts }: DocumentSigner): DocumentSigner {
  return {
    ...printableDeep({ ...texts, phone: shown(texts.phone) }),
    brand: brand && { ...printableDeep({ ...brand, phone: shown(brand.phone), logo: null }), logo: brand.logo },
    person: person && { ...printableDeep({ ...person, photo: null }), photo: person.photo },
  };
}
