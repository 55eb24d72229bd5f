import { loadAuthClient } from "#ui/account/load-auth-client.ts";
import { type AuthOutcome, called } from "./account-calls.ts";
import type { LinkType } from "./link-type.ts";

/** `half`: the first of the two confirmations of a change of e-mail. */
export type LinkOutcome = Exclude<AuthOutcome, { kind: "done" }> | { kind: "done" } | { kind: "half" };

/** Uses a mailed link up. */
export async function confirmLink(type: LinkType, token: string): Promise<LinkOutcome> {
  let isHalf = false;
  const outcome = await called(async () => {
    const client = await loadAuthClient();
    const { data, error } = await client.verifyOtp({ type, token_hash: token });
    isHalf = !error && data.session === null;
    return error;
  });
  return isHalf ? { kind: "half" } : outcome;
}
