import type { Config } from "../../platform/env.server.ts";

/** The origin of Turnstile: its script and the frame that the script opens. */
const TURNSTILE = "https://challenges.cloudflare.com";

/**
 * Origins beside our own that the policy of every page must allow, for scripts and frames: a page that was reached within
 * another keeps the policy of the first. None unless a service is configured.
 */
export const proofSources = ({ auth }: Pick<Config, "auth">): readonly string[] =>
  auth.captcha?.siteKey ? [TURNSTILE] : [];
