import type { AgentCard } from "#domain/accounts/agency/agent-card.ts";
import { brandColours } from "#domain/accounts/agency/brand.ts";
import { shownNumber, telephoneHref, whatsAppNumber } from "#domain/tools/sharing/phone.ts";

/** The signer, for a shared page and its preview. */
export function shownAgent({ name, person, phone, email, brand, hasWhiteLabel }: AgentCard) {
  const number = phone ?? brand?.phone ?? null;
  return {
    /** Their name, else their agency's. */
    name: name || brand?.name || email,
    agency: brand && brand.name !== name ? brand.name : null,
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
