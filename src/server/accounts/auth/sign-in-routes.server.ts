import { type Context, Hono } from "hono";
import * as z from "zod/mini";
import type { ProofPurpose } from "#domain/accounts/proof/proof.ts";
import { text } from "#domain/shared/schema/text.ts";
import type { AppEnv } from "../access/app-env.server.ts";
import type { AccountServices } from "../account-services.server.ts";
import { limitsWithProof, wantingProof } from "../proof/limits-with-proof.server.ts";
import { markAsked } from "./asked-here.server.ts";
import { callerOf } from "./audit.server.ts";
import { AuthError } from "./auth-error.server.ts";
import { type AuthLimits, networkOf, pairKey } from "./auth-limits.server.ts";
import {
  captchaField,
  codeChallengeOf,
  emailField,
  metadataField,
  pkceFields,
  readAuthBody,
} from "./auth-request.server.ts";
import { resendEmailChange } from "./email-change.server.ts";
import { takeFlowCode } from "./flow-codes.server.ts";
import { takeMail } from "./mail-link.server.ts";
import { checkNewPassword } from "./password-rules.server.ts";
import { provePassword } from "./password-sign-in.server.ts";
import { safeRedirect } from "./redirects.server.ts";
import { readRefreshToken } from "./refresh-token.server.ts";
import { sendMagicLink, sendRecovery } from "./sent-links.server.ts";
import { answerNewSession, answerSession, refreshSession } from "./sessions.server.ts";
import { resendSignUp, signUp } from "./sign-up.server.ts";
import { userJson } from "./user-json.server.ts";

const signUpBody = z.object({
  email: emailField,
  password: text({ max: 1_000, tooLong: "must be at most 1000 characters", isExact: true }),
  data: z.nullish(metadataField),
  ...pkceFields,
  ...captchaField,
});
const passwordBody = z.object({
  // The form of an address is not demanded: any text gets the answer of wrong credentials.
  email: z.string().check(z.trim(), z.toLowerCase(), z.maxLength(255)),
  password: z.string().check(z.maxLength(1_000)),
  ...captchaField,
});
const refreshBody = z.object({ refresh_token: z.string().check(z.minLength(1), z.maxLength(500)) });
const codeBody = z.object({
  auth_code: z.string().check(z.minLength(1), z.maxLength(500)),
  code_verifier: z.string().check(z.minLength(1), z.maxLength(500)),
});
const addressBody = z.object({ email: emailField, ...pkceFields, ...captchaField });
const resendBody = z.object({ type: z.enum(["signup", "email_change"]), ...addressBody.shape });
const otpBody = z.object({ create_user: z.nullish(z.boolean()), data: z.nullish(metadataField), ...addressBody.shape });

/**
 * An answer about an address takes at least this long, so that its time does not reveal whether there is an account.
 */
const LEAST_MS = 80;

/** Signing up and in, and the mails that lead there. */
export function signInRoutes(services: AccountServices): Hono<AppEnv> {
  const { auth, config, database, now } = services;
  const routes = new Hono<AppEnv>();

  /** The caller, for limits and log. */
  const callOf = (c: Context<AppEnv>) => {
    const caller = callerOf(c, config);
    return { caller, network: networkOf(caller.ipAddress) };
  };
  const wishesOf = (c: Context<AppEnv>, input: Parameters<typeof codeChallengeOf>[0]) => ({
    redirectTo: safeRedirect(c.req.query("redirect_to"), config.publicUrl),
    codeChallenge: codeChallengeOf(input),
  });

  /**
   * Lets a call through within its limit for the network, or beyond it with a proof that a person is present. Where a
   * service's puzzle is configured everybody needs the proof.
   *
   * @returns the limits that count the rest of the call @throws AuthError 429, 400 `captcha_failed`
   */
  const admit = async (
    c: Context<AppEnv>,
    limit: "signup" | "token" | "recover",
    purpose: ProofPurpose,
    input: { gotrue_meta_security?: { captcha_token?: string | null | undefined } | null | undefined },
  ): Promise<AuthLimits> => {
    const { caller, network } = callOf(c);
    const token = input.gotrue_meta_security?.captcha_token;
    const shown = auth.proofs.shownBy({ token, purpose, network, ipAddress: caller.ipAddress, now: now() });
    const limits = limitsWithProof(auth.limits, auth.proofs, shown);
    await limits.take(limit, network);
    if (config.auth.captcha && !(await shown.isPerson())) {
      throw wantingProof(new AuthError(400, "captcha_failed", "Captcha verification failed"), purpose);
    }
    return limits;
  };

  routes.post("/signup", async (c) => {
    if (!config.auth.isSignupOpen) throw new AuthError(422, "signup_disabled", "Signups not allowed for this instance");
    const { caller } = callOf(c);
    const input = await readAuthBody(c, signUpBody);
    const wishes = wishesOf(c, input);
    await admit(c, "signup", "sign-up", input);
    const { email, password, data } = input;
    await checkNewPassword(password, { email, metadata: data ?? {} });
    const onAttempt = (attempt: string) => markAsked(c, services, email, attempt);
    const user = await signUp(services, { email, password, metadata: data ?? {}, caller, onAttempt, ...wishes });
    return c.json(await userJson(database.db, user));
  });

  routes.post("/token", async (c) => {
    const { caller, network } = callOf(c);
    switch (c.req.query("grant_type")) {
      case "password": {
        const input = await readAuthBody(c, passwordBody);
        // Before a proof is asked for: no proof helps past ten wrong passwords for one account, so nobody works in vain.
        await auth.limits.check("wrongPassword", pairKey(input.email, network));
        const limits = await admit(c, "token", "sign-in", input);
        const within = { ...services, auth: { ...auth, limits } };
        const userId = await provePassword(within, { email: input.email, password: input.password, caller });
        return await answerNewSession(c, services, { userId, method: "password" });
      }
      case "refresh_token": {
        const input = await readAuthBody(c, refreshBody);
        const known = readRefreshToken(auth.keys, input.refresh_token);
        // A token that we issued counts for its session alone; invented tokens count together with tried passwords.
        if (typeof known === "string") await auth.limits.take("token", network);
        else await auth.limits.take("refresh", known.sessionId);
        return await answerSession(c, services, await refreshSession(services, input.refresh_token, caller));
      }
      case "pkce": {
        const input = await readAuthBody(c, codeBody);
        await auth.limits.take("token", network);
        const flow = { code: input.auth_code, verifier: input.code_verifier, now: now() };
        return await answerNewSession(c, services, await takeFlowCode(database.db, flow));
      }
      default:
        throw new AuthError(400, "validation_failed", "Unsupported grant type");
    }
  });

  routes.post("/recover", async (c) => {
    const started = performance.now();
    const { caller } = callOf(c);
    const input = await readAuthBody(c, addressBody);
    const wishes = wishesOf(c, input);
    await admit(c, "recover", "mail", input);
    await takeMail(services, "recovery", input.email);
    await sendRecovery(services, input.email, { ...wishes, caller });
    markAsked(c, services, input.email);
    await noSooner(started);
    return c.json({});
  });

  routes.post("/resend", async (c) => {
    const started = performance.now();
    const input = await readAuthBody(c, resendBody);
    const wishes = wishesOf(c, input);
    await admit(c, "recover", "mail", input);
    await takeMail(services, input.type, input.email);
    if (input.type === "signup") await resendSignUp(services, input.email, wishes);
    else await resendEmailChange(services, input.email, wishes);
    markAsked(c, services, input.email);
    await noSooner(started);
    return c.json({});
  });

  routes.post("/otp", async (c) => {
    const started = performance.now();
    const { caller } = callOf(c);
    const input = await readAuthBody(c, otpBody);
    const wishes = wishesOf(c, input);
    await admit(c, "recover", "mail", input);
    await takeMail(services, "magiclink", input.email);
    const mayCreate = config.auth.isSignupOpen && input.create_user !== false;
    await sendMagicLink(services, input.email, { ...wishes, caller, mayCreate, metadata: input.data ?? {} });
    markAsked(c, services, input.email);
    await noSooner(started);
    return c.json({});
  });

  return routes;
}

async function noSooner(started: number): Promise<void> {
  const left = LEAST_MS - (performance.now() - started);
  if (left > 0) await new Promise((resolve) => setTimeout(resolve, left));
}
