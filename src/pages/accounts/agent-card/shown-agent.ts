import type { AgentCard } from "#domain/accounts/agency/agent-card.ts";
import { brandColours } from "#domain/accounts/agency/brand.ts";
import { shownNumber, telephoneHref, whatsAppNumber } from "#domain/tools/sharing/phone.ts";

/** The signer, for a shared page and its preview. */
export function shownAgent({ name, person, phone, email, brand, hasWhiteLabel }: AgentCard) {
  const number = phone ?? brand?.phone ?? null;
  const known = name || brand?.name || null;
  return {
    /** Their name, else their agency's. An address is no name: without either the heading says who they are to the reader. */
    name: known ?? "Tu agente",
    /** The same within a sentence. */
    named: known ?? "tu agente",
    /** Their agency, where it has another name than the one above. */
    agency: brand && brand.name !== known ? brand.name : null,
    /** The party that answers for what a reader writes: it must be told apart from others, so an address is better than no name. */
    responsible: brand?.name ?? (name || email),
    licence: person?.licenceNumber ?? brand?.licenceNumber ?? null,
    role: person?.role ?? null,
    languages: person?.languages ?? [],
    text: person?.text ?? null,
    photo: person?.photo ?? null,
    signature: brand?.signature ?? null,
    website: brand?.website ?? null,
    logo: brand?.logo ?? null,
    colours: brandColours(brand?.colour ?? null),
    email,
    phone:
      number === null
        ? null
        : { text: shownNumber(number), href: telephoneHref(number), whatsApp: whatsAppNumber(number) },
    hasWhiteLabel,
  };
}

export type ShownAgent = ReturnType<typeof shownAgent>;
