import { maskedEmail } from "#domain/accounts/agency/agency-forms.ts";
import type { Viewer } from "#server/accounts/access/viewer.server.ts";
import { findAgency, findInvitation } from "#server/accounts/agencies/agencies.server.ts";
import type { Services } from "#server/boot/services.server.ts";
import { sha256 } from "#server/platform/secrets/keys.server.ts";

/** The invitation behind a link, for the signed-in person. Looking at it uses nothing up. */
export async function readInvitation({ database: { db }, now }: Services, viewer: Viewer, token: string) {
  const found = await findInvitation(db, sha256(token));
  if (!found || found.invitation.expiresAt <= now()) return { state: "gone" as const };
  const { invitation, agencyName, invitedBy, inviterEmail } = found;
  if (invitation.email !== viewer.email) {
    return { state: "other" as const, forWhom: maskedEmail(invitation.email), own: viewer.email };
  }
  const current = viewer.agency && (await findAgency(db, viewer.agency.id));
  return {
    state: "open" as const,
    token,
    agency: agencyName,
    role: invitation.role,
    inviter: [invitedBy, inviterEmail].find(Boolean) ?? null,
    expiresAt: invitation.expiresAt.toISOString(),
    /** The agency in which they are already. */
    current: current ? current.agency.name : null,
  };
}

export type InvitationView = Awaited<ReturnType<typeof readInvitation>>;
