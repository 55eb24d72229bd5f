import { PASSKEY_NAME_MAX } from "#domain/accounts/account/account.ts";
import { loadAuthClient } from "#ui/account/load-auth-client.ts";
import { type AuthOutcome, called } from "../auth/account-calls.ts";
import { callAsBearer } from "../auth/bearer-call.ts";
import { makePasskey, showPasskey } from "../auth/passkey-calls.ts";
import type { Proof } from "./settings.server.ts";

/** Passkeys of an account: adding, naming, removing, asking for one always. */

const DONE: AuthOutcome = { kind: "done" };

/** The proof from the form, or from the key itself. */
async function proved(
  typed: FormData,
  proof: Proof,
  act: (password: string | undefined) => Promise<AuthOutcome>,
): Promise<AuthOutcome> {
  const password = String(typed.get("password") ?? "");
  if (proof === "password" && password === "") {
    return { kind: "invalid", errors: { password: "La contraseña es requerida" } };
  }
  const shown = proof === "passkey" ? await showPasskey() : DONE;
  if (shown.kind !== "done") return shown;
  const outcome = await act(password === "" ? undefined : password);
  return outcome.kind === "refused" && outcome.code === "invalid_credentials"
    ? { kind: "invalid", errors: { password: "La contraseña no es correcta" } }
    : outcome;
}

function nameOf(typed: FormData): { name: string } | { refused: AuthOutcome } {
  const name = String(typed.get("passkeyName") ?? "").trim();
  if (name !== "" && name.length <= PASSKEY_NAME_MAX) return { name };
  return { refused: { kind: "invalid", errors: { passkeyName: "Ponle un nombre" } } };
}

export async function addPasskey(typed: FormData, proof: Proof): Promise<AuthOutcome> {
  const named = nameOf(typed);
  if ("refused" in named) return named.refused;
  return await proved(typed, proof, (password) => makePasskey(named.name, password));
}

export async function renamePasskey(typed: FormData, passkeyId: string): Promise<AuthOutcome> {
  const named = nameOf(typed);
  if ("refused" in named) return named.refused;
  return await called(async () => {
    const client = await loadAuthClient();
    return (await client.passkey.update({ passkeyId, friendlyName: named.name })).error;
  });
}

export async function removePasskey(typed: FormData, proof: Proof, id: string): Promise<AuthOutcome> {
  return await proved(typed, proof, (password) =>
    called(async () => (await callAsBearer("DELETE", `passkeys/${id}`, { password })).error),
  );
}

/** On takes the key itself, so that nobody asks for one that does not work here. */
export async function askAlways(): Promise<AuthOutcome> {
  const shown = await showPasskey();
  if (shown.kind !== "done") return shown;
  return await called(async () => (await callAsBearer("PUT", "passkeys/second-factor", { asks: true })).error);
}

export async function stopAskingAlways(typed: FormData, proof: Proof): Promise<AuthOutcome> {
  return await proved(typed, proof, (password) =>
    called(async () => (await callAsBearer("PUT", "passkeys/second-factor", { asks: false, password })).error),
  );
}
