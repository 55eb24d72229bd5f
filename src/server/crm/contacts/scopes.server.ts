import { eq, sql } from "drizzle-orm";
import { HOUSE_AGENCY_ID } from "#domain/accounts/agency/house.ts";
import { mayInAgency } from "#domain/accounts/agency/roles.ts";
import { type PersonActor, scopeOf } from "../../accounts/access/actor.server.ts";
import { lockOwner } from "../../accounts/access/lock-owner.server.ts";
import { AppError } from "../../platform/app-error.server.ts";
import type { Db } from "../../platform/db/connection.server.ts";
import { agencies } from "../../platform/db/tables/accounts-agencies.server.ts";

/** Counted exactly up to here; up to here, too, contacts are ordered by name or by when they came. */
export const COUNTED = 10_000;

/** The scopes of a person's lists: their agency's, and their own with the contacts from before they were in one. */
export function scopesOf(actor: PersonActor): string[] {
  return actor.agency && !actor.isHouse ? [scopeOf(actor), actor.ownerId] : [scopeOf(actor)];
}

/**
 * Whether somebody sees everything in one of their scopes; otherwise only their own rows. All rows of a scope belong to
 * its agency or its person (a constraint of the tables ensures it), so this has the same result as `mayRead` does row
 * by row.
 */
export const seesAllOf = (actor: PersonActor, scope: string): boolean =>
  actor.isHouse === true || (scope === actor.agency?.id && mayInAgency(actor.agency.role, "see-all-work"));

/** The owner of written contacts: an agency, or a person without one. */
export interface CrmScope {
  scope: string;
  agencyId: string | null;
  /** The person; null where an agency's rows wait for somebody. */
  personId: string | null;
  isHouse: boolean;
}

export const HOUSE_SCOPE: CrmScope = {
  scope: HOUSE_AGENCY_ID,
  agencyId: HOUSE_AGENCY_ID,
  personId: null,
  isHouse: true,
};

/** The CRM scope of a person's new rows. */
export function crmScopeOf(actor: PersonActor): CrmScope {
  const agencyId = actor.agency?.id ?? null;
  return { scope: scopeOf(actor), agencyId, personId: actor.ownerId, isHouse: agencyId === HOUSE_AGENCY_ID };
}

/** The CRM scope of a row. */
export function crmScopeOfRow(row: { scope: string; agencyId: string | null }): CrmScope {
  const { scope, agencyId } = row;
  return { scope, agencyId, personId: agencyId === null ? scope : null, isHouse: agencyId === HOUSE_AGENCY_ID };
}

/** @throws AppError UNAUTHORIZED, NOT_FOUND when account or agency are gone */
export async function enterCrmScopeAs(tx: Db, actor: PersonActor): Promise<CrmScope> {
  await lockOwner(tx, actor);
  const crmScope = crmScopeOf(actor);
  await enterCrmScope(tx, crmScope);
  return crmScope;
}

/**
 * Locks a CRM scope until the transaction ends: when two transactions write about the same person at once, the second
 * finds the rows of the first. Agency and account are locked before, in the order in which dissolving or erasing them
 * locks them.
 */
export async function enterCrmScope(tx: Db, { agencyId, personId, scope }: CrmScope): Promise<void> {
  if (agencyId !== null) {
    const locked = await tx
      .select({ id: agencies.id })
      .from(agencies)
      .where(eq(agencies.id, agencyId))
      .for("key share");
    if (locked.length === 0) throw new AppError("NOT_FOUND");
  } else if (personId !== null) {
    await lockOwner(tx, { ownerId: personId, isAnonymous: false, agency: null });
  }
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`contacts ${scope}`}, 0))`);
}
