import type { AuthError } from "@supabase/auth-js";
import type * as z from "zod/mini";
import { AUTH_UNEXPECTED, authErrorText, SIGN_IN_WAITS, WRONG_CREDENTIALS } from "#content/auth-errors.ts";
import {
  newPasswordForm,
  passwordFault,
  recoverForm,
  signInForm,
  signUpForm,
} from "#domain/accounts/account/account.ts";
import { loadAuthClient } from "#ui/account/load-auth-client.ts";
import { reportError } from "#ui/errors/report-error.ts";
import { checkForm, type FieldErrors } from "#ui/field-errors.ts";

/** The calls of the pages of signing in. Fetched when a form is first touched: with it come the schemas and the client. */

export type AuthOutcome =
  | { kind: "done" }
  /** By the control's name, in the order of the schema. */
  | { kind: "invalid"; errors: FieldErrors }
  | { kind: "refused"; code: string; title: string; description: string };

const DONE: AuthOutcome = { kind: "done" };

const text = (typed: FormData, name: string) => String(typed.get(name) ?? "");
const here = (path: string) => new URL(path, window.location.origin).href;

export async function signIn(typed: FormData): Promise<AuthOutcome> {
  const input = { email: text(typed, "email"), password: text(typed, "password") };
  const outcome = await checked(signInForm, input, async ({ email, password }) => {
    const client = await loadAuthClient();
    return (await client.signInWithPassword({ email, password })).error;
  });
  const isLocked = outcome.kind === "refused" && outcome.code === "over_request_rate_limit";
  return isLocked ? { ...outcome, description: SIGN_IN_WAITS } : outcome;
}

/** @param next where the link of the mail leads in the end */
export async function signUp(typed: FormData, next: string): Promise<AuthOutcome> {
  const input = {
    firstName: text(typed, "firstName"),
    lastName: text(typed, "lastName"),
    phone: text(typed, "phone"),
    email: text(typed, "email"),
    password: text(typed, "password"),
    userType: typed.get("userType") ?? undefined,
    acceptTerms: typed.get("acceptTerms") !== null,
  };
  // Errors of the schema come first, in the order of the form; it knows nothing of the other fields.
  if (signUpForm.safeParse(input).success) {
    const fault = passwordFault(input.password, [input.email, input.firstName, input.lastName, input.phone]);
    if (fault !== null) return { kind: "invalid", errors: { password: fault } };
  }
  return await checked(signUpForm, input, async ({ email, password, firstName, lastName, phone, userType }) => {
    const client = await loadAuthClient();
    const about = { first_name: firstName, last_name: lastName, phone, user_type: userType };
    const options = { data: about, emailRedirectTo: here(next) };
    return (await client.signUp({ email, password, options })).error;
  });
}

export async function resendVerification(email: string, next: string): Promise<AuthOutcome> {
  return await called(async () => {
    const client = await loadAuthClient();
    return (await client.resend({ type: "signup", email, options: { emailRedirectTo: here(next) } })).error;
  });
}

export async function askForReset(typed: FormData): Promise<AuthOutcome> {
  return await checked(recoverForm, { email: text(typed, "email") }, async ({ email }) => {
    const client = await loadAuthClient();
    return (await client.resetPasswordForEmail(email, { redirectTo: here("/auth?reset=true") })).error;
  });
}

/**
 * After a link of recovery the session itself is the proof; later the code of `mailCode` is.
 *
 * @param email of the account, which its password must not be
 */
export async function changePassword(typed: FormData, email: string): Promise<AuthOutcome> {
  const nonce = text(typed, "nonce").replace(/\s/g, "");
  if (typed.has("nonce") && nonce === "") {
    return { kind: "invalid", errors: { nonce: "Escribe el código que te enviamos" } };
  }
  const fault = passwordFault(text(typed, "password"), [email]);
  if (fault !== null) return { kind: "invalid", errors: { password: fault } };
  return await checked(newPasswordForm, { password: text(typed, "password") }, async ({ password }) => {
    const client = await loadAuthClient();
    return (await client.updateUser({ password, ...(nonce === "" ? {} : { nonce }) })).error;
  });
}

export async function mailCode(): Promise<AuthOutcome> {
  return await called(async () => (await (await loadAuthClient()).reauthenticate()).error);
}

/** Sends the browser to Google, from where it comes back to the home page or on its way to `next`. */
export async function continueWithGoogle(next: string): Promise<AuthOutcome> {
  return await called(async () => {
    const client = await loadAuthClient();
    const back = next === "/" ? "/" : `/auth?next=${encodeURIComponent(next)}`;
    return (await client.signInWithOAuth({ provider: "google", options: { redirectTo: here(back) } })).error;
  }, "Error al iniciar sesión con Google");
}

async function checked<Schema extends z.ZodMiniType>(
  schema: Schema,
  input: object,
  call: (output: z.output<Schema>) => Promise<AuthError | null>,
): Promise<AuthOutcome> {
  const errors = checkForm(schema, input);
  if (errors) return { kind: "invalid", errors };
  return await called(() => call(schema.parse(input)));
}

/** @param fallback text for an unexpected error */
export async function called(call: () => Promise<AuthError | null>, fallback = AUTH_UNEXPECTED): Promise<AuthOutcome> {
  try {
    const error = await call();
    return error ? refusal(error, fallback) : DONE;
  } catch (error) {
    reportError({ toolName: "auth", type: "UNKNOWN_ERROR", error });
    return { kind: "refused", code: "unexpected", title: "Error", description: fallback };
  }
}

function refusal(error: AuthError, fallback: string): AuthOutcome {
  // The client makes errors of its own of some answers, without their code.
  const code = error.name === "AuthSessionMissingError" ? "session_not_found" : (error.code ?? "");
  if (code === "invalid_credentials") return { kind: "refused", code, ...WRONG_CREDENTIALS };
  const known = authErrorText(code, error.status);
  if (known === null) reportError({ toolName: "auth", type: "UNKNOWN_ERROR", error, status: error.status });
  return { kind: "refused", code, title: "Error", description: known ?? fallback };
}
