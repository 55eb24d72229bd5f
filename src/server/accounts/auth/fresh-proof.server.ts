import { AppError } from "../../platform/app-error.server.ts";
import type { AccountServices } from "../account-services.server.ts";
import type { SessionRow, UserRow } from "../people/accounts.server.ts";
import type { Caller } from "./audit.server.ts";
import { AuthError } from "./auth-error.server.ts";
import { tryPassword } from "./password-sign-in.server.ts";

/** How long a code or a sign-in at a provider proves that the person themselves is there. */
const FRESH_S = 15 * 60;

/** Second factors as the protocol names them: `totp`, `webauthn`, `mfa/phone`, `mfa/recovery_code`. */
export const isSecondFactor = (method: string) =>
  method === "totp" || method === "webauthn" || method.startsWith("mfa/");

type Proof = "given" | "missing" | "wrong-password";

/**
 * Whether the person themselves asks for something that cannot be undone, rather than somebody who found their browser
 * open: a second factor within the last quarter of an hour, or their password; without a password a recent sign-in at
 * their provider. A person with a second factor has shown it in this session, or they would not be let in at all
 * (`withViewer`).
 *
 * @throws AppError RATE_LIMIT after ten wrong passwords
 */
export async function freshProof(
  services: AccountServices,
  { session, user }: { session: SessionRow; user: UserRow },
  { password, caller }: { password: string | undefined; caller: Caller },
): Promise<Proof> {
  const since = Math.floor(services.now().getTime() / 1000) - FRESH_S;
  const isFresh = (counts: (method: string) => boolean) =>
    session.amr.some(({ method, timestamp }) => counts(method) && timestamp >= since);
  if (session.aal === "aal2" && isFresh(isSecondFactor)) return "given";
  if (user.passwordHash === null) return isFresh((method) => method === "oauth") ? "given" : "missing";
  if (password === undefined) return "missing";
  const parts = { email: user.email, stored: user.passwordHash, password, caller };
  return (await limited(() => tryPassword(services, parts))) ? "given" : "wrong-password";
}

/** Translates limits: they throw the errors of `/auth/v1`, and these calls answer those of the catalogue. */
async function limited<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof AuthError && error.status === 429) throw new AppError("RATE_LIMIT");
    throw error;
  }
}
