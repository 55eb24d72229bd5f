import { and, asc, desc, eq, gt, sql } from "drizzle-orm";
import { nameOrEmailOf } from "#domain/accounts/account/person-name.ts";
import type { BrandForm } from "#domain/accounts/agency/brand.ts";
import type { AgencyRole } from "#domain/accounts/agency/roles.ts";
import { builtOnce } from "../../platform/db/built-once.server.ts";
import type { Db } from "../../platform/db/connection.server.ts";
import { fullNameIn } from "../../platform/db/person-name.server.ts";
import { users } from "../../platform/db/tables/accounts.server.ts";
import {
  agencies,
  agencyInvitations,
  agencyLogos,
  agencyMembers,
} from "../../platform/db/tables/accounts-agencies.server.ts";

export interface Membership {
  /** The agency's. */
  id: string;
  role: AgencyRole;
}

const membershipOfUser = builtOnce((db) =>
  db
    .select({ id: agencyMembers.agencyId, role: agencyMembers.role })
    .from(agencyMembers)
    .where(eq(agencyMembers.userId, sql.placeholder("userId")))
    .prepare(""),
);

export async function findMembership(db: Db, userId: string): Promise<Membership | null> {
  const [row] = await membershipOfUser(db).execute({ userId });
  return row ?? null;
}

export interface Colleague {
  userId: string;
  /** Empty when they gave none. */
  name: string;
  email: string;
  role: AgencyRole;
  joinedAt: Date;
  lastSignInAt: Date | null;
}

/** The members: owners first, then coordinators, each by how long they have been there. */
export async function listMembers(db: Db, agencyId: string): Promise<Colleague[]> {
  return await db
    .select({
      userId: users.id,
      name: fullNameIn(),
      email: users.email,
      role: agencyMembers.role,
      joinedAt: agencyMembers.joinedAt,
      lastSignInAt: users.lastSignInAt,
    })
    .from(agencyMembers)
    .innerJoin(users, eq(users.id, agencyMembers.userId))
    .where(eq(agencyMembers.agencyId, agencyId))
    .orderBy(bySeniority, asc(agencyMembers.joinedAt), asc(agencyMembers.userId));
}

/** Strongest role first, as `AGENCY_ROLES` has them. */
export const bySeniority = sql`array_position(array['owner', 'coordinator', 'agent'], ${agencyMembers.role})`;

export type Invitation = typeof agencyInvitations.$inferSelect;

/** Newest first. */
export async function listInvitations(db: Db, agencyId: string): Promise<Invitation[]> {
  return await db
    .select()
    .from(agencyInvitations)
    .where(eq(agencyInvitations.agencyId, agencyId))
    .orderBy(desc(agencyInvitations.createdAt), desc(agencyInvitations.id));
}

/** The seats that an agency uses: its members, and invitations that may still be accepted. */
export async function countSeats(db: Db, agencyId: string, now: Date): Promise<{ members: number; invited: number }> {
  const members = await db.$count(agencyMembers, eq(agencyMembers.agencyId, agencyId));
  const isOpen = and(eq(agencyInvitations.agencyId, agencyId), gt(agencyInvitations.expiresAt, now));
  return { members, invited: await db.$count(agencyInvitations, isOpen) };
}

/** An invitation as shown to the holder of its token. */
export async function findInvitation(db: Db, tokenHash: string) {
  const [row] = await db
    .select({
      invitation: agencyInvitations,
      agencyName: agencies.name,
      invitedBy: fullNameIn(),
      inviterEmail: users.email,
    })
    .from(agencyInvitations)
    .innerJoin(agencies, eq(agencies.id, agencyInvitations.agencyId))
    .leftJoin(users, eq(users.id, agencyInvitations.invitedBy))
    .where(eq(agencyInvitations.tokenHash, tokenHash));
  return row;
}

/** An agency with the measures of its logo, without the logo's bytes. */
export async function findAgency(db: Db, agencyId: string) {
  const [row] = await db
    .select({
      agency: agencies,
      logo: { sha256: agencyLogos.sha256, widthPx: agencyLogos.widthPx, heightPx: agencyLogos.heightPx },
    })
    .from(agencies)
    .leftJoin(agencyLogos, eq(agencyLogos.agencyId, agencies.id))
    .where(eq(agencies.id, agencyId));
  return row;
}

/** The bytes of a logo, found by the hash in the picture's address. */
export async function findLogo(db: Db, agencyId: string, sha256: string): Promise<Buffer | undefined> {
  const [row] = await db
    .select({ png: agencyLogos.png })
    .from(agencyLogos)
    .where(and(eq(agencyLogos.agencyId, agencyId), eq(agencyLogos.sha256, sha256)));
  return row && Buffer.from(row.png, "base64");
}

export async function setBrand(tx: Db, agencyId: string, brand: BrandForm, now: Date): Promise<void> {
  await tx
    .update(agencies)
    .set({ ...brand, updatedAt: now })
    .where(eq(agencies.id, agencyId));
}

const MOST_COLLEAGUES = 200;

/** Members by name, or by address where they gave none. */
export async function colleagueNames(db: Db, agencyId: string): Promise<{ id: string; name: string }[]> {
  const { id, metadata, email } = users;
  const rows = await db
    .select({ id, metadata, email })
    .from(agencyMembers)
    .innerJoin(users, eq(users.id, agencyMembers.userId))
    .where(eq(agencyMembers.agencyId, agencyId))
    .limit(MOST_COLLEAGUES);
  return rows.map((row) => ({ id: row.id, name: nameOrEmailOf(row) }));
}
