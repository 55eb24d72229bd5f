import { mayInAgency } from "#domain/accounts/agency/roles.ts";
import type { Viewer } from "../access/viewer.server.ts";
import type { AccountServices } from "../account-services.server.ts";
import { accountOf } from "../billing/accounts.server.ts";
import { planOf } from "../billing/plan-state.server.ts";
import { countSeats, findAgency, listInvitations, listMembers } from "./agencies.server.ts";

/** An agency as a member sees it; null for a person without one. */
export async function readAgency({ database: { db }, now }: AccountServices, { agency: membership, userId }: Viewer) {
  const found = membership && (await findAgency(db, membership.id));
  if (!found) return null;
  const at = now();
  const { role } = membership;
  const { agency, logo } = found;
  const { id, name, licenceNumber, colour, signature, phone, email, website } = agency;
  const account = await accountOf(db, { agencyId: id });
  const plan = account && planOf(account, at);
  const { members, invited } = await countSeats(db, id, at);
  const colleagues = await listMembers(db, id);
  const invitations = mayInAgency(role, "manage-agents") ? await listInvitations(db, id) : [];
  return {
    id,
    role,
    brand: { name, licenceNumber, colour, signature, phone, email, website, logo },
    plan: plan ? { id: plan.id, name: plan.name, hasWhiteLabel: plan.hasWhiteLabel } : null,
    seats: { members, invited, total: plan?.users ?? 1 },
    members: colleagues.map((member) => ({
      ...member,
      joinedAt: member.joinedAt.toISOString(),
      lastSignInAt: member.lastSignInAt?.toISOString() ?? null,
      isSelf: member.userId === userId,
    })),
    invitations: invitations.map((invitation) => ({
      id: invitation.id,
      email: invitation.email,
      role: invitation.role,
      sentAt: invitation.createdAt.toISOString(),
      expiresAt: invitation.expiresAt.toISOString(),
      isExpired: invitation.expiresAt <= at,
    })),
  };
}

export type AgencyView = NonNullable<Awaited<ReturnType<typeof readAgency>>>;
