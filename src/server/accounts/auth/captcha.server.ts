import * as z from "zod/mini";
import type { AuthConfig } from "../../platform/env.server.ts";

const answer = z.object({ success: z.boolean() });

/**
 * Asks the configured service whether its puzzle was solved. A service that does not answer counts as a refusal:
 * otherwise an attacker who took it down could sign in freely.
 */
export async function isCaptchaSolved(
  { secret, verifyUrl }: NonNullable<AuthConfig["captcha"]>,
  token: string,
  ipAddress: string | null,
): Promise<boolean> {
  try {
    const response = await fetch(verifyUrl, {
      method: "POST",
      body: new URLSearchParams({ secret, response: token, ...(ipAddress ? { remoteip: ipAddress } : {}) }),
      signal: AbortSignal.timeout(5_000),
    });
    return answer.parse(await response.json()).success;
  } catch {
    return false;
  }
}
