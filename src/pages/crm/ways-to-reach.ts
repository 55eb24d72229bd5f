import { whatsAppNumber } from "#domain/tools/sharing/phone.ts";

/** `+34612345678` → `612 345 678`; a foreign number keeps its country: `+33 612345678` as it stands. */
export function shownPhone(e164: string): string {
  const spanish = /^\+34(\d{3})(\d{3})(\d{3})$/.exec(e164);
  return spanish ? spanish.slice(1).join("\u00a0") : e164;
}

/** Link that begins a conversation by WhatsApp; null for a number that cannot have one. */
export function whatsAppHref(e164: string): string | null {
  const number = whatsAppNumber(e164);
  return number === null ? null : `https://wa.me/${number}`;
}
