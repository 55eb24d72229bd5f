import { AuthError } from "./auth-error.server.ts";

/**
 * Hands a text message to the configured gateway: JSON `{to, text}`, any 2xx means that it took it.
 *
 * @throws AuthError 422 `sms_send_failed` when it does not
 */
export async function sendTextMessage(gateway: string, message: { to: string; text: string }): Promise<void> {
  try {
    const response = await fetch(gateway, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(message),
      redirect: "error",
      signal: AbortSignal.timeout(10_000),
    });
    await response.body?.cancel();
    if (response.ok) return;
  } catch {
    // reported below like a refusal: the caller can only try again
  }
  throw new AuthError(422, "sms_send_failed", "The text message could not be sent");
}
