import { findInvitation } from "#server/accounts/agencies/agencies.server.ts";
import type { Services } from "#server/boot/services.server.ts";
import { sha256 } from "#server/platform/secrets/keys.server.ts";

/** Why somebody was sent to sign in, so that the page can say it. */
export type ComesFor =
  | { kind: "invitation"; agency: string; email: string }
  | { kind: "share" }
  | { kind: "save" }
  | null;

const INVITATION = "/dashboard/invitacion";

/**
 * @param next the path to which signing in leads. That of an invitation names its token, which only its mail holds
 * @param reason `motivo` of the address
 */
export async function comesFor(
  { database, now }: Pick<Services, "database" | "now">,
  next: string,
  reason: string | null,
): Promise<ComesFor> {
  if (reason === "compartir") return { kind: "share" };
  if (reason === "guardar") return { kind: "save" };
  const url = new URL(next, "https://site.example");
  const token = url.pathname === INVITATION ? url.searchParams.get("token") : null;
  const found = token ? await findInvitation(database.db, sha256(token)) : undefined;
  if (!found || found.invitation.expiresAt <= now()) return null;
  const { email } = found.invitation;
  return { kind: "invitation", agency: found.agencyName, email };
}
