import { loadAuthClient } from "#ui/account/load-auth-client.ts";
import { leaveTo } from "#ui/account/notice.ts";

/**
 * Changes the token of the session for its next, which also sets its cookie again, and goes on. A session that the server no
 * longer knows ends here, and the forms come back.
 */
export async function renewAndLeave(path: string): Promise<void> {
  const client = await loadAuthClient();
  const { error } = await client.refreshSession();
  if (!error) leaveTo(path);
  else await client.signOut({ scope: "local" });
}
