import { type CountryCode, isSupportedCountry, parsePhoneNumberFromString } from "libphonenumber-js";
import { looksLikeMailAddress } from "../../shared/schema/mail-address.ts";

/** Telephone numbers as E.164, whatever way they are written. Not for the browser: the library is heavy. */

/**
 * `"612 345 678"`, `"0034612345678"` and `"+34 612345678"` are one number.
 *
 * @param country country of numbers that are written without one, ISO 3166-1
 * @returns null for text that is no number
 */
export function phoneOf(typed: string, country = "ES"): string | null {
  const plain = typed
    .normalize("NFKC")
    .replace(/^\s*(?:tel:|tlf\.?:?|tel\.?:?)/i, "")
    .trim();
  if (plain.length > 40) return null;
  const home = isSupportedCountry(country) ? (country as CountryCode) : "ES";
  // Everybody writes 00, also where the country dials something else.
  const international = plain.replace(/^\(?00\)?\s*/, "+");
  const parsed = parsePhoneNumberFromString(international, home);
  if (parsed?.isPossible()) return parsed.number;
  // The country without its sign: 34612345678.
  const digits = plain.replace(/\D/g, "");
  if (digits.length < 11) return null;
  const withSign = parsePhoneNumberFromString(`+${digits}`);
  return withSign?.isValid() ? withSign.number : null;
}

/** An address in the form in which it is compared. @returns null for text that is none */
export function emailOf(typed: string): string | null {
  const plain = typed
    .trim()
    .replace(/^mailto:/i, "")
    .toLowerCase();
  return looksLikeMailAddress(plain) ? plain : null;
}
