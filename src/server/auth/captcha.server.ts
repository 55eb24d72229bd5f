import * as z from "zod/mini";
import type { Config } from "../env.server.ts";
import { AuthError } from "./auth-error.server.ts";

const answer = z.object({ success: z.boolean() });

/**
 * Asks the configured service whether a captcha was solved; without one every call passes. A service that does not answer
 * refuses: otherwise taking it down would open the door.
 */
export async function checkCaptcha(
  { auth }: Pick<Config, "auth">,
  input: { gotrue_meta_security?: { captcha_token?: string | null | undefined } | null | undefined },
  ipAddress: string | null,
): Promise<void> {
  if (!auth.captcha) return;
  const failed = new AuthError(400, "captcha_failed", "Captcha verification failed");
  const token = input.gotrue_meta_security?.captcha_token;
  if (!token) throw failed;
  try {
    const response = await fetch(auth.captcha.verifyUrl, {
      method: "POST",
      body: new URLSearchParams({
        secret: auth.captcha.secret,
        response: token,
        ...(ipAddress ? { remoteip: ipAddress } : {}),
      }),
      signal: AbortSignal.timeout(5_000),
    });
    if (!answer.parse(await response.json()).success) throw failed;
  } catch {
    throw failed;
  }
}
