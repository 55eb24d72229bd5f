import { and, eq } from "drizzle-orm";
import { wantsNotice } from "#domain/accounts/account/notices.ts";
import { INVITATION_DAYS, maskedEmail, type NewInvitation } from "#domain/accounts/agency/agency-forms.ts";
import { mayInAgency } from "#domain/accounts/agency/roles.ts";
import { DAY_MS } from "#domain/shared/time/durations.ts";
import { AppError } from "../../platform/app-error.server.ts";
import type { Db } from "../../platform/db/connection.server.ts";
import { users } from "../../platform/db/tables/accounts.server.ts";
import { agencyInvitations, agencyMembers } from "../../platform/db/tables/accounts-agencies.server.ts";
import { queueMail } from "../../platform/mail/mails.server.ts";
import { publishMembership } from "../../platform/realtime/change-feed.server.ts";
import { randomToken, sha256 } from "../../platform/secrets/keys.server.ts";
import { actorOf } from "../access/actor.server.ts";
import { lockOwner } from "../access/lock-owner.server.ts";
import type { Viewer } from "../access/viewer.server.ts";
import type { AccountServices } from "../account-services.server.ts";
import { recordEvent } from "../auth/audit.server.ts";
import { AuthError } from "../auth/auth-error.server.ts";
import { accountOf, seatsOf } from "../billing/accounts.server.ts";
import { planOf } from "../billing/plan-state.server.ts";
import { invitationMail, joinedMail } from "../mails/agency-mails.server.ts";
import { type AgencyCall, type AgencyStage, actInAgency } from "./act-in-agency.server.ts";
import { countSeats, findInvitation, findMembership, type Invitation, listMembers } from "./agencies.server.ts";
import { lockAgency } from "./hand-over.server.ts";

/** Invitations by mail: 256 random bits, hashed at rest, bound to one address, for fourteen days. */

const LIFE_MS = INVITATION_DAYS * DAY_MS;

/**
 * Invites somebody. A repeated invitation gets a new link in place of the old one, and the role that is given now.
 *
 * @throws AppError NOT_ALLOWED for a coordinator who invites another, SEATS_FULL, INVALID_INPUT for a member of the
 *   agency, RATE_LIMIT
 */
export async function invite(
  services: AccountServices,
  call: AgencyCall,
  { email, role }: NewInvitation,
): Promise<string> {
  await takeInvitation(services, call, email);
  return await actInAgency(services, call, "manage-agents", async (stage) => {
    const { tx, agency, own } = stage;
    if (role !== "agent" && !mayInAgency(own.role, "manage-all-members")) throw new AppError("NOT_ALLOWED");
    const members = await listMembers(tx, agency.id);
    if (members.some((member) => member.email === email)) throw fault("email", "Ya está en la agencia");
    const isTheirs = and(eq(agencyInvitations.agencyId, agency.id), eq(agencyInvitations.email, email));
    const [earlier] = await tx.select().from(agencyInvitations).where(isTheirs);
    // A coordinator may not take over an invitation to a role that they may not give.
    if (earlier && earlier.role !== "agent" && !mayInAgency(own.role, "manage-all-members")) {
      throw new AppError("NOT_ALLOWED");
    }
    return await send(services, stage, call.viewer, { email, role, earlier });
  });
}

/** Sends an invitation once more, with a new link; the old one ends. @throws AppError as `invite`, NOT_FOUND */
export async function resendInvitation(services: AccountServices, call: AgencyCall, id: string): Promise<void> {
  const { email } = await actInAgency(services, call, "manage-agents", (stage) => invitationOf(stage, id));
  await takeInvitation(services, call, email);
  await actInAgency(services, call, "manage-agents", async (stage) => {
    const earlier = await invitationOf(stage, id);
    await send(services, stage, call.viewer, { ...earlier, earlier });
  });
}

/** @throws AppError NOT_FOUND, NOT_ALLOWED */
export async function withdrawInvitation(services: AccountServices, call: AgencyCall, id: string): Promise<void> {
  await actInAgency(services, call, "manage-agents", async (stage) => {
    const { tx } = stage;
    await invitationOf(stage, id);
    await tx.delete(agencyInvitations).where(eq(agencyInvitations.id, id));
  });
}

/**
 * Counts a mail that somebody has sent to an address of their choice. The counters have a connection of their own, so
 * call this before the transaction. Paying agencies get a higher limit, because they have a team to invite; an agency
 * founded in order to send mails does not pay.
 *
 * @throws AppError RATE_LIMIT
 */
async function takeInvitation(
  { auth, database, now }: AccountServices,
  { viewer }: AgencyCall,
  email: string,
): Promise<void> {
  const account = viewer.agency && (await accountOf(database.db, { agencyId: viewer.agency.id }));
  const isPaid = account != null && account.stripeSubscriptionId !== null && planOf(account, now()) !== undefined;
  try {
    await auth.limits.take(isPaid ? "paidInvitation" : "invitation", viewer.userId);
    await auth.limits.take("invitationTo", sha256(`invitation ${email}`));
  } catch (error) {
    throw error instanceof AuthError && error.status === 429 ? new AppError("RATE_LIMIT") : error;
  }
}

async function invitationOf({ tx, agency, own }: AgencyStage, id: string): Promise<Invitation> {
  const isIt = and(eq(agencyInvitations.agencyId, agency.id), eq(agencyInvitations.id, id));
  const [invitation] = await tx.select().from(agencyInvitations).where(isIt);
  if (!invitation) throw new AppError("NOT_FOUND");
  if (invitation.role !== "agent" && !mayInAgency(own.role, "manage-all-members")) throw new AppError("NOT_ALLOWED");
  return invitation;
}

/** @returns the invitation's id */
async function send(
  { config }: AccountServices,
  { tx, now, agency }: AgencyStage,
  viewer: Viewer,
  parts: Pick<Invitation, "email" | "role"> & { earlier: Invitation | undefined },
): Promise<string> {
  const { email, role, earlier } = parts;
  const isOpen = earlier !== undefined && earlier.expiresAt > now;
  if (!isOpen) {
    const { members, invited } = await countSeats(tx, agency.id, now);
    if (members + invited >= (await seatsOf(tx, agency.id, now))) throw new AppError("SEATS_FULL");
  }
  const token = randomToken();
  const row = {
    role,
    tokenHash: sha256(token),
    invitedBy: viewer.userId,
    createdAt: now,
    expiresAt: new Date(now.getTime() + LIFE_MS),
  };
  const [sent] = await tx
    .insert(agencyInvitations)
    .values({ agencyId: agency.id, email, ...row })
    .onConflictDoUpdate({ target: [agencyInvitations.agencyId, agencyInvitations.email], set: row })
    .returning({ id: agencyInvitations.id });
  const href = `${config.publicUrl}/dashboard/invitacion?token=${token}`;
  const from = { inviter: viewer.name, inviterEmail: viewer.email, agency: agency.name };
  await queueMail(tx, invitationMail({ to: email, ...from, role, href }), now);
  return sent!.id;
}

/**
 * Joins the agency of an invitation. Accepting twice joins once.
 *
 * @throws AppError UNKNOWN_INVITATION, INVALID_INPUT when it is for another address, ALREADY_IN_AGENCY, AGENCY_FULL
 */
export async function acceptInvitation(
  { config, database, now }: AccountServices,
  { viewer, caller }: AgencyCall,
  token: string,
): Promise<void> {
  const at = now();
  const { userId } = viewer;
  await database.db.transaction(async (tx) => {
    await lockOwner(tx, actorOf(viewer));
    const known = await mustFind(tx, viewer, token, at);
    const agency = await lockAgency(tx, known.agencyId);
    // Read again behind the lock: it may have been withdrawn, or accepted in another tab, while it was awaited.
    const { id, role, agencyId } = await mustFind(tx, viewer, token, at);
    const membership = await findMembership(tx, userId);
    if (membership) throw new AppError("ALREADY_IN_AGENCY");
    const { members } = await countSeats(tx, agencyId, at);
    if (members >= (await seatsOf(tx, agencyId, at))) throw new AppError("AGENCY_FULL");
    const joined = await tx
      .insert(agencyMembers)
      .values({ userId, agencyId, role, joinedAt: at })
      .onConflictDoNothing()
      .returning();
    // They have accepted another agency's at the same instant.
    if (joined.length === 0) throw new AppError("ALREADY_IN_AGENCY");
    await publishMembership(tx, userId);
    await tx.delete(agencyInvitations).where(eq(agencyInvitations.id, id));
    const { name } = agency!;
    await recordEvent(tx, { kind: "agency_joined", userId, caller, detail: { agency: name, role }, at });
    const isOwner = and(eq(agencyMembers.agencyId, agencyId), eq(agencyMembers.role, "owner"));
    const owners = await tx
      .select({ email: users.email, metadata: users.metadata })
      .from(agencyMembers)
      .innerJoin(users, eq(users.id, agencyMembers.userId))
      .where(isOwner);
    const news = { person: viewer.name, personEmail: viewer.email, agency: name, role, site: config.publicUrl };
    for (const { email, metadata } of owners) {
      if (wantsNotice(metadata, "equipo", "correo")) await queueMail(tx, joinedMail({ to: email, ...news }), at);
    }
  });
}

/** Declines an invitation: its row is gone. @throws AppError UNKNOWN_INVITATION, INVALID_INPUT when it is for another address */
export async function refuseInvitation({ database, now }: AccountServices, { viewer }: AgencyCall, token: string) {
  await database.db.transaction(async (tx) => {
    const { id } = await mustFind(tx, viewer, token, now());
    await tx.delete(agencyInvitations).where(eq(agencyInvitations.id, id));
  });
}

async function mustFind(tx: Db, { email }: Viewer, token: string, now: Date): Promise<Invitation> {
  const found = await findInvitation(tx, sha256(token));
  if (!found || found.invitation.expiresAt <= now) throw new AppError("UNKNOWN_INVITATION");
  const { invitation } = found;
  if (invitation.email !== email) {
    throw fault(
      "token",
      `Esta invitación es para ${maskedEmail(invitation.email)}. Entra con ese correo para aceptarla.`,
    );
  }
  return invitation;
}

const fault = (path: string, message: string) => new AppError("INVALID_INPUT", [{ path, message }]);
