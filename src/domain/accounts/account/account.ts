import * as z from "zod/mini";
import { MAIL_ADDRESS_MAX } from "../../shared/schema/mail-address.ts";
import { line, text, trimmedText } from "../../shared/schema/text.ts";
import { FLAW_TEXTS, lengthOf, passwordFlaw } from "../passwords/password-flaws.ts";
import { isPlainName, NOT_A_PLAIN_NAME } from "./plain-name.ts";
import { USER_TYPES } from "./user-type.ts";

/**
 * The forms of an account: browser and server share one schema. The names of the fields are part of the public contract
 * of `/auth/v1`.
 */

export const PASSWORD_MIN = 8;
export const PASSWORD_MAX = 100;
/** A session that nobody uses ends after these days. */
export const SESSION_IDLE_DAYS = 60;
/** However much it is used, the person signs in again after these. */
export const SESSION_MAX_DAYS = 365;
/** For administrators and managers, so that nobody finds their browser open the day after tomorrow. */
export const STAFF_SESSION_IDLE_HOURS = 24;
export const STAFF_SESSION_MAX_DAYS = 7;
/** Each opens the account once, for a person who loses the phone with the codes. */
export const RECOVERY_CODES = 10;
export const PASSKEYS_MAX = 20;
export const PASSKEY_NAME_MAX = 60;

const bounded = (min: number, max: number, tooShort: string) =>
  line({ max, message: tooShort }).check(z.minLength(min, tooShort));

const email = trimmedText({ max: MAIL_ADDRESS_MAX, message: "Email inválido" }).check(z.email("Email inválido"));

/** The name is written in mails to people who have not met its owner. */
const personName = (tooShort: string) => bounded(2, 100, tooShort).check(z.refine(isPlainName, NOT_A_PLAIN_NAME));

/** Spaces count: a password is kept as it was typed. */
export const newPassword = text({
  // Signs are counted, and each takes two places in memory at most.
  max: 2 * PASSWORD_MAX,
  message: "La contraseña debe tener al menos 8 caracteres",
  tooLong: `Usa como mucho ${PASSWORD_MAX} caracteres`,
  isExact: true,
}).check(
  z.refine((typed) => lengthOf(typed) >= PASSWORD_MIN, "La contraseña debe tener al menos 8 caracteres"),
  z.refine((typed) => lengthOf(typed) <= PASSWORD_MAX, `Usa como mucho ${PASSWORD_MAX} caracteres`),
);

/**
 * The fault of a new password, in words for its field; null when only the server's list of common ones could find one.
 *
 * @param known words of the person: address, names, telephone
 */
export function passwordFault(typed: string, known: readonly string[]): string | null {
  const parsed = newPassword.safeParse(typed);
  if (!parsed.success) return parsed.error.issues[0]!.message;
  const flaw = passwordFlaw(typed, known);
  return flaw === null ? null : FLAW_TEXTS[flaw];
}

export const signUpForm = z.object({
  firstName: personName("El nombre debe tener al menos 2 caracteres"),
  lastName: personName("Los apellidos deben tener al menos 2 caracteres"),
  phone: bounded(9, 20, "El teléfono debe tener al menos 9 caracteres"),
  email,
  password: newPassword,
  userType: z._default(z.enum(USER_TYPES, "Elige qué eres"), "particular"),
  acceptTerms: z.literal(true, "Debes aceptar las condiciones"),
});
export type SignUpForm = z.output<typeof signUpForm>;

export const signInForm = z.object({
  email,
  password: z
    .string("La contraseña es requerida")
    .check(
      z.minLength(1, "La contraseña es requerida"),
      z.maxLength(PASSWORD_MAX, `Usa como mucho ${PASSWORD_MAX} caracteres`),
    ),
});

export const newPasswordForm = z.object({ password: newPassword });

export const recoverForm = z.object({
  email: trimmedText({ max: MAIL_ADDRESS_MAX, message: "Por favor ingresa tu email" }).check(
    z.minLength(1, "Por favor ingresa tu email"),
    z.email("Email inválido"),
  ),
});

/** The fields of a person that the account keeps, as `user_metadata` names them. */
export const profileForm = z.object({
  first_name: personName("El nombre debe tener al menos 2 caracteres"),
  last_name: personName("Los apellidos deben tener al menos 2 caracteres"),
  phone: bounded(9, 20, "El teléfono debe tener al menos 9 caracteres"),
  user_type: z.enum(USER_TYPES, "Elige qué eres"),
});
export type ProfileForm = z.output<typeof profileForm>;

/** The name alone, which a shared page is signed with. */
export const nameForm = z.pick(profileForm, { first_name: true, last_name: true });

/** Message of the first field at fault, in the order of the form; null when all is well. */
export function firstMessage(result: {
  success: boolean;
  error?: { issues: readonly { message: string }[] };
}): string | null {
  return result.success ? null : (result.error?.issues[0]?.message ?? null);
}
