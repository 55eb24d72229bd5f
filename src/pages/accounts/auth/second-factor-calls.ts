import { loadAuthClient } from "#ui/account/load-auth-client.ts";
import { type AuthOutcome, called } from "./account-calls.ts";
import { postAsBearer } from "./bearer-call.ts";

export interface FactorChoice {
  id: string;
  name: string;
}

export interface Choices {
  /** The authenticators that this account has confirmed. */
  apps: readonly FactorChoice[];
  hasPasskey: boolean;
}

/** Ways to raise the session. */
export async function listChoices(): Promise<Choices> {
  const client = await loadAuthClient();
  const { data, error } = await client.mfa.listFactors();
  if (error) throw error;
  const apps = data.totp.map(({ id, friendly_name }) => ({ id, name: friendly_name || "Aplicación de códigos" }));
  return { apps, hasPasskey: data.webauthn.length > 0 };
}

export async function showCode(factorId: string, typed: FormData): Promise<AuthOutcome> {
  const code = String(typed.get("code") ?? "").replace(/\s/g, "");
  if (!/^\d{6}$/.test(code)) {
    return { kind: "invalid", errors: { code: "Escribe las 6 cifras que muestra tu aplicación" } };
  }
  return await called(async () => {
    const client = await loadAuthClient();
    return (await client.mfa.challengeAndVerify({ factorId, code })).error;
  });
}

/** A code from the list that was printed when the second factor was set up. The client knows no call for it. */
export async function showRecoveryCode(typed: FormData): Promise<AuthOutcome> {
  const code = String(typed.get("recoveryCode") ?? "").trim();
  if (code === "") return { kind: "invalid", errors: { recoveryCode: "Escribe uno de tus códigos de recuperación" } };
  return await called(async () => {
    const { answer, error } = await postAsBearer<{ access_token: string; refresh_token: string }>(
      "recovery-codes/verify",
      { code },
    );
    if (error) {
      // The protocol has one code for every wrong second factor.
      return error.code === "mfa_verification_failed"
        ? new (await import("@supabase/auth-js")).AuthApiError(
            error.message,
            error.status ?? 0,
            "recovery_code_invalid",
          )
        : error;
    }
    return (await (await loadAuthClient()).setSession(answer)).error;
  });
}

/** Leaves the account that waits for its second factor. */
export async function leaveAccount(): Promise<void> {
  const client = await loadAuthClient();
  await client.signOut({ scope: "local" });
}
