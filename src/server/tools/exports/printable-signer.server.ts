import type { DocumentSigner } from "#domain/accounts/agency/agent-card.ts";
import { printableDeep } from "#ui/pdf/printable.ts";

/** A signer in letters that documents can set. Logo and photo are not text, and far longer than any. */
export function printableSigner({ brand, person, ...texts }: DocumentSigner): DocumentSigner {
  return {
    ...printableDeep(texts),
    brand: brand && { ...printableDeep({ ...brand, logo: null }), logo: brand.logo },
    person: person && { ...printableDeep({ ...person, photo: null }), photo: person.photo },
  };
}
