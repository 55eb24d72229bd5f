import { Secret, TOTP } from "otpauth";
import { renderSVG } from "uqr";

/** Codes of an authenticator app (RFC 6238): SHA-1, six digits, thirty seconds, which every app understands. */

const ISSUER = "Umbral";
const STEP_S = 30;
/** 160 bits, as RFC 4226 recommends. */
const SECRET_BYTES = 20;
/** Steps before and after the current one that are taken too: clocks differ, and people type slowly. */
const WINDOW = 1;

export interface NewTotp {
  /** Base 32, as a person types it into the app. */
  secret: string;
  uri: string;
  /** Raw SVG; the client puts it into an address unescaped, so it names colours and contains no `#`. */
  qrCode: string;
}

/** @param issuer how the app shall call the site, if not by its name */
export function newTotp({ email, issuer }: { email: string; issuer?: string | null | undefined }): NewTotp {
  const secret = new Secret({ size: SECRET_BYTES });
  const totp = new TOTP({ issuer: issuer || ISSUER, label: email, secret, digits: 6, period: STEP_S });
  const uri = totp.toString();
  const qrCode = renderSVG(uri, { ecc: "M", border: 2, whiteColor: "white", blackColor: "black" });
  return { secret: secret.base32, uri, qrCode };
}

/** @returns the step that a code belongs to, or null when it belongs to none near now */
export function stepOfCode(secret: string, code: string, now: Date): number | null {
  if (!/^\d{6}$/.test(code)) return null;
  const totp = new TOTP({ secret: Secret.fromBase32(secret), digits: 6, period: STEP_S });
  const delta = totp.validate({ token: code, timestamp: now.getTime(), window: WINDOW });
  return delta === null ? null : Math.floor(now.getTime() / 1000 / STEP_S) + delta;
}
