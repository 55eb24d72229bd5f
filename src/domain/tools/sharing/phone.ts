/** Telephone numbers on pages and papers. */

/** `tel:` of a number as a person writes it. */
export const telephoneHref = (phone: string): string => `tel:${phone.replace(/[^\d+]/g, "")}`;

/** Spanish mobile numbers, which people write without the country. */
const SPANISH_MOBILE = /^[67]\d{8}$/;
/** With country: at least as long as the shortest, at most E.164's fifteen digits. */
const WITH_COUNTRY = /^(?:\+|00)(\d{8,15})$/;

/** The number as WhatsApp's links want it; null for a landline or a number of unknown country. */
export function whatsAppNumber(phone: string): string | null {
  const plain = phone.replace(/[\s()./-]/g, "");
  if (SPANISH_MOBILE.test(plain)) return `34${plain}`;
  const digits = WITH_COUNTRY.exec(plain)?.[1];
  if (digits === undefined) return null;
  return digits.startsWith("34") && !SPANISH_MOBILE.test(digits.slice(2)) ? null : digits;
}

const SPANISH = /^(?:(?:\+|00)34)?([6-9]\d{2})(\d{3})(\d{3})$/;

/** `612345789`, and `+34612345789`, as `612 345 789`; any other number as it was typed. */
export function shownNumber(phone: string): string {
  const spanish = SPANISH.exec(phone.replace(/[\s()./-]/g, ""));
  return spanish ? spanish.slice(1).join("\u00a0") : phone;
}
