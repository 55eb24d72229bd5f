import * as z from "zod/mini";

/** Characters of a whole address, as the tables keep it. */
export const MAIL_ADDRESS_MAX = 255;

/**
 * The mail address of a sender or a recipient, already trimmed: as strict as an address that every mail server takes.
 */
export const mailAddress = (message = "Email inválido") =>
  z.email(message).check(z.maxLength(MAIL_ADDRESS_MAX, `Usa como mucho ${MAIL_ADDRESS_MAX} caracteres`));

/** The same, with blanks around it forgiven. */
export const typedMailAddress = (message?: string) =>
  z.pipe(
    z.transform((raw: unknown) => (typeof raw === "string" ? raw.trim() : raw)),
    mailAddress(message),
  );

/** Looser, for addresses of others that somebody pastes or a file brings: letters of any alphabet are taken. */
const ANY_ADDRESS = /^[^\s@<>"(),;:]+@[^\s@<>"(),;:]+\.[^\s@<>"(),;:.]+$/;

/**
 * Whether a text has the form of an e-mail address, of at most 255 characters. It says nothing about whether mail
 * arrives.
 */
export const looksLikeMailAddress = (text: string): boolean =>
  text.length <= MAIL_ADDRESS_MAX && ANY_ADDRESS.test(text);
