import { loadAuthClient } from "#ui/account/load-auth-client.ts";
import { type AuthOutcome, called } from "./account-calls.ts";

export interface FactorChoice {
  id: string;
  name: string;
}

/** The authenticators that this account has confirmed. */
export async function listAuthenticators(): Promise<readonly FactorChoice[]> {
  const client = await loadAuthClient();
  const { data, error } = await client.mfa.listFactors();
  if (error) throw error;
  return data.totp.map(({ id, friendly_name }) => ({ id, name: friendly_name || "Aplicación de códigos" }));
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
    const client = await loadAuthClient();
    const { data, error } = await client.getSession();
    if (error) throw error;
    const response = await fetch("/auth/v1/recovery-codes/verify", {
      method: "POST",
      headers: {
        "content-type": "application/json",
        "x-supabase-api-version": "2024-01-01",
        authorization: `Bearer ${data.session?.access_token ?? ""}`,
      },
      body: JSON.stringify({ code }),
    });
    const answer = (await response.json()) as { code?: string; access_token?: string; refresh_token?: string };
    if (!response.ok || !answer.access_token || !answer.refresh_token) {
      const { AuthApiError } = await import("@supabase/auth-js");
      const code = answer.code === "mfa_verification_failed" ? "recovery_code_invalid" : answer.code;
      return new AuthApiError("recovery code refused", response.status, code);
    }
    const { access_token, refresh_token } = answer;
    return (await client.setSession({ access_token, refresh_token })).error;
  });
}

/** Leaves the account that waits for its second factor. */
export async function leaveAccount(): Promise<void> {
  const client = await loadAuthClient();
  await client.signOut({ scope: "local" });
}
