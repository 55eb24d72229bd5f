import { PASSWORD_MAX, PASSWORD_MIN } from "#domain/accounts/account/account.ts";
import { lengthOf, type PasswordFlaw, passwordFlaw } from "#domain/accounts/passwords/password-flaws.ts";
import { AuthError } from "./auth-error.server.ts";

/** The password's future owner: their own name or address must not be their password. */
export interface PasswordOwner {
  email: string;
  /** The person's own data; every text in it counts. */
  metadata?: Record<string, unknown>;
}

/** Metadata is free: more than these words of it are nobody's name. */
const MOST_WORDS = 20;

/** Why a password protects nothing; null when it may be taken. */
export async function flawOf(password: string, { email, metadata = {} }: PasswordOwner): Promise<PasswordFlaw | null> {
  const words = Object.values(metadata).filter((value): value is string => typeof value === "string");
  const flaw = passwordFlaw(password, [email, ...words.slice(0, MOST_WORDS)]);
  if (flaw !== null) return flaw;
  const { isCommonPassword } = await import("#domain/accounts/passwords/password-lists.ts");
  return isCommonPassword(password) ? "common" : null;
}

/**
 * Checks a new password. Length is what protects; rules about its characters only make people write it down. The
 * protocol has one word, `pwned`, for every password that is guessed at once.
 *
 * @throws AuthError 422 `weak_password` with its reasons; 400 for one that is longer than anybody types
 */
export async function checkNewPassword(password: string, owner: PasswordOwner): Promise<void> {
  const length = lengthOf(password);
  if (length > PASSWORD_MAX) {
    throw new AuthError(400, "validation_failed", `Password cannot be longer than ${PASSWORD_MAX} characters`);
  }
  const reason = length < PASSWORD_MIN ? "length" : (await flawOf(password, owner)) === null ? null : "pwned";
  if (reason !== null) {
    throw new AuthError(422, "weak_password", `Password should be at least ${PASSWORD_MIN} characters and not common`, {
      weak_password: { reasons: [reason] },
    });
  }
}
