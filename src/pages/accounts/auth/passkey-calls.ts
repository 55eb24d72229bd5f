import { startAuthentication, startRegistration, WebAuthnAbortService, WebAuthnError } from "@simplewebauthn/browser";
import type { AuthError } from "@supabase/auth-js";
import { loadAuthClient } from "#ui/account/load-auth-client.ts";
import { type AuthOutcome, called } from "./account-calls.ts";
import { postAsBearer } from "./bearer-call.ts";

/** The browser's acts with passkeys. Fetched with their library when somebody is about to use one. */

type RequestOptions = Parameters<typeof startAuthentication>[0]["optionsJSON"];
type CreationOptions = Parameters<typeof startRegistration>[0]["optionsJSON"];

interface Asked<Options> {
  challenge_id: string;
  options: Options;
}

/** Closed by the person, taken over by another question, or out of time: browsers do not say which. */
export const PASSKEY_CANCELLED = "passkey_cancelled";

const refused = (code: string, description: string): AuthOutcome => ({
  kind: "refused",
  code,
  title: "No se ha usado la llave de acceso",
  description,
});

/** A refusal by the browser itself is no error of ours, and is not reported. */
async function withDevice(call: () => Promise<AuthError | null>): Promise<AuthOutcome> {
  if (typeof PublicKeyCredential === "undefined") {
    return refused("passkey_unsupported", "Este navegador no admite llaves de acceso.");
  }
  let notice: AuthOutcome | null = null;
  const outcome = await called(async () => {
    try {
      return await call();
    } catch (error) {
      notice = sayingOf(error);
      if (notice) return null;
      throw error;
    }
  });
  return notice ?? outcome;
}

function sayingOf(error: unknown): AuthOutcome | null {
  if (!(error instanceof Error)) return null;
  if (error instanceof WebAuthnError && error.code === "ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED") {
    return refused(error.code, "Ese dispositivo ya tiene una llave de acceso para tu cuenta.");
  }
  if (error.name === "NotAllowedError" || error.name === "AbortError") {
    return refused(PASSKEY_CANCELLED, "Se canceló o se acabó el tiempo. Vuelve a intentarlo cuando quieras.");
  }
  if (error instanceof WebAuthnError) {
    return refused(error.code, "Tu navegador o tu dispositivo no ha podido usarla. Prueba con otro.");
  }
  return null;
}

/** How many presses of a button wait for a passkey. */
let pressed = 0;
/** The last question that was asked of the server, whatever came of it. */
let lastQuestion: Promise<unknown> = Promise.resolve();

/**
 * One question after another: the first marks the browser with a cookie, to which its answer is bound. Two at once would make two
 * marks, of which the browser keeps one, and the other's answer would be refused.
 */
function askQuestion(client: Awaited<ReturnType<typeof loadAuthClient>>) {
  const question = lastQuestion.then(() => client.passkey.startAuthentication());
  lastQuestion = question.catch(() => undefined);
  return question;
}

/** @param isAutofill the browser offers its passkeys among its suggestions, and waits until one is chosen */
export async function enterWithPasskey({ isAutofill }: { isAutofill: boolean }): Promise<AuthOutcome> {
  if (!isAutofill) pressed++;
  try {
    return await withDevice(async () => {
      const client = await loadAuthClient();
      const { data, error } = await askQuestion(client);
      if (error) return error;
      const optionsJSON = data.options as RequestOptions;
      // The press also entered the form; the offer that follows from that would take the question over and end it.
      if (isAutofill && pressed > 0) throw new DOMException("Somebody has pressed for a passkey", "AbortError");
      const credential = await startAuthentication({ optionsJSON, useBrowserAutofill: isAutofill });
      const answer = { challengeId: data.challenge_id, credential: credential as never };
      // Its type names what the client's own dealings with the device may say, which are not used here.
      return (await client.passkey.verifyAuthentication(answer)).error as AuthError | null;
    });
  } finally {
    if (!isAutofill) pressed--;
  }
}

/** Stops waiting for a choice. */
export const stopAsking = () => WebAuthnAbortService.cancelCeremony();

/** The session's second step, or the proof that the person is there. */
export async function showPasskey(): Promise<AuthOutcome> {
  return await withDevice(async () => {
    const asked = await postAsBearer<Asked<RequestOptions>>("passkeys/raise/options");
    if (asked.error) return asked.error;
    const credential = await startAuthentication({ optionsJSON: asked.answer.options });
    const body = { challenge_id: asked.answer.challenge_id, credential };
    const shown = await postAsBearer<{ access_token: string; refresh_token: string }>("passkeys/raise/verify", body);
    if (shown.error) return shown.error;
    return (await (await loadAuthClient()).setSession(shown.answer)).error;
  });
}

/** @param password absent where the session has proved itself a moment ago */
export async function makePasskey(name: string, password: string | undefined): Promise<AuthOutcome> {
  return await withDevice(async () => {
    const asked = await postAsBearer<Asked<CreationOptions>>("passkeys/registration/options", { password });
    if (asked.error) return asked.error;
    const credential = await startRegistration({ optionsJSON: asked.answer.options });
    const body = { challenge_id: asked.answer.challenge_id, credential, friendly_name: name };
    return (await postAsBearer("passkeys/registration/verify", body)).error;
  });
}
