import { nameForm, passwordFault, profileForm, recoverForm } from "#domain/accounts/account/account.ts";
import { loadAuthClient } from "#ui/account/load-auth-client.ts";
import { leaveTo } from "#ui/account/notice.ts";
import { expectSignOut } from "#ui/account/session-store.ts";
import { callApi } from "#ui/call-api.ts";
import { checkForm, type FieldErrors } from "#ui/field-errors.ts";
import { type AuthOutcome, called } from "./account-calls.ts";
import { showCode } from "./second-factor-calls.ts";

/** Acts of the account's pages. Fetched when one of their forms is first touched. */

const SETTINGS = "/dashboard/settings";
const DONE: AuthOutcome = { kind: "done" };
const invalid = (errors: FieldErrors): AuthOutcome => ({ kind: "invalid", errors });
const text = (typed: FormData, name: string) => String(typed.get(name) ?? "");
const here = (path: string) => new URL(path, window.location.origin).href;

/** The form's control for each field of the account that has another name there. */
const NAME_CONTROLS = { first_name: "firstName", last_name: "lastName" };
const PROFILE_CONTROLS = { ...NAME_CONTROLS, phone: "phone", user_type: "userType" };

export const saveProfile = (typed: FormData) => saveFields(profileForm, PROFILE_CONTROLS, typed);

/** The name alone: telephone and kind of person stay as they are. */
export const saveName = (typed: FormData) => saveFields(nameForm, NAME_CONTROLS, typed);

async function saveFields(
  form: typeof profileForm | typeof nameForm,
  controls: Readonly<Record<string, string>>,
  typed: FormData,
): Promise<AuthOutcome> {
  const input = Object.fromEntries(Object.entries(controls).map(([kept, name]) => [kept, text(typed, name)]));
  const parsed = form.safeParse(input);
  if (!parsed.success) {
    const errors = checkForm(form, input) ?? {};
    return invalid(Object.fromEntries(Object.entries(errors).map(([kept, message]) => [controls[kept]!, message])));
  }
  return await called(async () => (await (await loadAuthClient()).updateUser({ data: parsed.data })).error);
}

/**
 * Proof that it is the person: the password in force, or the code of a mail where the form shows its field. Without either
 * (a Google account that has none) a fresh sign-in is the proof.
 *
 * @param known words of the person that their password must not be
 */
export async function changePassword(typed: FormData, known: readonly string[]): Promise<AuthOutcome> {
  const password = text(typed, "password");
  const current = text(typed, "currentPassword");
  const nonce = text(typed, "nonce").replace(/\s/g, "");
  const errors: FieldErrors = {};
  if (typed.has("currentPassword") && current === "") errors.currentPassword = "La contraseña es requerida";
  if (typed.has("nonce") && nonce === "") errors.nonce = "Escribe el código que te enviamos";
  const fault = passwordFault(password, known);
  if (fault !== null) errors.password = fault;
  if (Object.keys(errors).length > 0) return invalid(errors);
  const proof = typed.has("nonce") ? { nonce } : typed.has("currentPassword") ? { current_password: current } : {};
  const outcome = await called(async () => {
    return (await (await loadAuthClient()).updateUser({ password, ...proof })).error;
  });
  if (outcome.kind !== "refused") return outcome;
  if (outcome.code === "invalid_credentials") return invalid({ currentPassword: "No es tu contraseña actual" });
  if (outcome.code === "reauthentication_not_valid")
    return invalid({ nonce: "No es el último código que te enviamos" });
  if (outcome.code === "same_password" || outcome.code === "weak_password") {
    return invalid({ password: outcome.description });
  }
  return outcome;
}

export async function changeEmail(typed: FormData, current: string): Promise<AuthOutcome> {
  const input = { email: text(typed, "email") };
  const errors = checkForm(recoverForm, input);
  if (errors) return invalid(errors);
  const { email } = recoverForm.parse(input);
  if (email.toLowerCase() === current) return invalid({ email: "Ese ya es tu correo" });
  const outcome = await called(async () => {
    const client = await loadAuthClient();
    return (await client.updateUser({ email }, { emailRedirectTo: here(SETTINGS) })).error;
  });
  return outcome.kind === "refused" && outcome.code === "email_exists"
    ? invalid({ email: outcome.description })
    : outcome;
}

export async function resendEmailChange(current: string): Promise<AuthOutcome> {
  return await called(async () => {
    const client = await loadAuthClient();
    const options = { emailRedirectTo: here(SETTINGS) };
    return (await client.resend({ type: "email_change", email: current, options })).error;
  });
}

export const cancelEmailChange = () => calledApi("DELETE", "/api/account/email-change");

export const endSession = (id: string) => calledApi("DELETE", `/api/account/sessions/${id}`);

export async function endOtherSessions(): Promise<AuthOutcome> {
  return await called(async () => (await (await loadAuthClient()).signOut({ scope: "others" })).error);
}

/** The browser leaves for Google and comes back to the settings. */
export async function linkGoogle(): Promise<AuthOutcome> {
  return await called(async () => {
    const client = await loadAuthClient();
    return (await client.linkIdentity({ provider: "google", options: { redirectTo: here(SETTINGS) } })).error;
  }, "Error al unir tu cuenta de Google");
}

export async function unlinkIdentity(id: string): Promise<AuthOutcome> {
  return await called(async () => {
    const client = await loadAuthClient();
    const { data, error } = await client.getUserIdentities();
    if (error) return error;
    const identity = data.identities.find(({ identity_id }) => identity_id === id);
    return identity ? (await client.unlinkIdentity(identity)).error : null;
  });
}

/**
 * Deletes the account and leaves the site as nobody.
 *
 * @param factorId the second factor whose code was typed, where there is no password
 */
export async function deleteAccount(typed: FormData, factorId: string | undefined): Promise<AuthOutcome> {
  const password = text(typed, "password");
  const body = { email: text(typed, "email"), ...(password === "" ? {} : { password }) };
  if (body.email.trim() === "") return invalid({ email: "Escribe el correo de tu cuenta" });
  if (factorId !== undefined && typed.has("code")) {
    const shown = await showCode(factorId, typed);
    if (shown.kind !== "done") return shown;
  }
  const outcome = await calledApi("POST", "/api/account/delete", body);
  if (outcome.kind !== "done") return outcome;
  expectSignOut(true);
  try {
    await (await loadAuthClient()).signOut({ scope: "local" });
  } catch {
    // The server has nothing left to end; this browser's own data are useless now.
  }
  leaveTo("/", {
    kind: "success",
    title: "Tu cuenta se ha eliminado",
    description: "Hemos borrado tus datos, tus viviendas y tus resultados.",
  });
  return DONE;
}

/** A call that the client library lacks, answered in the words of the account's pages. */
async function calledApi(...args: Parameters<typeof callApi>): Promise<AuthOutcome> {
  const outcome = await callApi(...args);
  if (outcome.kind === "done") return DONE;
  if (outcome.kind === "invalid") return outcome;
  const code = outcome.kind === "refused" ? outcome.code : "NETWORK_ERROR";
  return { kind: "refused", code, title: "Error", description: outcome.description };
}
