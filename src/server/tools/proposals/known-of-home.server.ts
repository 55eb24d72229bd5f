import { and, desc, eq, isNull, notInArray, or, sql } from "drizzle-orm";
import { parseSpanishNumber } from "#domain/shared/schema/spanish-number.ts";
import { ownersNamedIn } from "#domain/tools/proposals/named-owners.ts";
import type { NewProposal } from "#domain/tools/proposals/proposal-forms.ts";
import type { PersonActor } from "../../accounts/access/actor.server.ts";
import { mayChange, mayRead } from "../../accounts/access/policies.server.ts";
import { contactOfRun } from "../../crm/contacts/known-contact.server.ts";
import type { Db } from "../../platform/db/connection.server.ts";
import { deals } from "../../platform/db/tables/crm-deals.server.ts";
import { inspections } from "../../platform/db/tables/crm-inspections.server.ts";
import { properties } from "../../platform/db/tables/portfolio-homes.server.ts";
import type { ToolRun } from "../../platform/db/tables/tools-runs.server.ts";
import { readHome, type ShownHome } from "../../portfolio/homes/read-home.server.ts";
import { findRun } from "../runs/tool-runs.server.ts";

/** Things that a home, its owner, its deal and its visits say already, so that a proposal does not ask for them again. */

/**
 * The things that a new proposal is about: the home that was named, that of the result or the owner's only one; and the contact that was
 * named, that of the result or the owner of the home.
 */
export async function subjectOf(
  db: Db,
  actor: PersonActor,
  { homeId, contactId, runId }: NewProposal,
): Promise<{ run: ToolRun | undefined; found: ShownHome | null; contactId: string | undefined }> {
  const run = runId ? await findRun(db, actor, runId) : undefined;
  const askedHome =
    homeId ?? run?.propertyId ?? (contactId && !runId ? await onlyHomeOf(db, actor, contactId) : undefined);
  const found = askedHome ? await readHome(db, actor, askedHome) : null;
  const ofRun = run && !contactId ? await contactOfRun(db, actor, run.id) : null;
  return { run, found, contactId: contactId ?? ofRun?.id ?? found?.ownerContact?.id };
}

/** The home of an owner who has one alone. */
async function onlyHomeOf(db: Db, actor: PersonActor, contactId: string): Promise<string | undefined> {
  const { id, ownerContactId, deletedAt, mergedIntoId } = properties;
  const isTheirs = and(eq(ownerContactId, contactId), isNull(deletedAt), isNull(mergedIntoId), mayRead(actor, "home"));
  const found = await db.select({ id }).from(properties).where(isTheirs).limit(2);
  return found.length === 1 ? found[0]!.id : undefined;
}

/** The newest open deal about the mandate of this home, else of no home yet, which a signed mandate wins. */
export async function mandateDealOf(
  db: Db,
  actor: PersonActor,
  { contactId, homeId }: { contactId: string; homeId: string | null },
): Promise<typeof deals.$inferSelect | undefined> {
  const [deal] = await db
    .select()
    .from(deals)
    .where(
      and(
        eq(deals.contactId, contactId),
        homeId === null ? isNull(deals.homeId) : or(eq(deals.homeId, homeId), isNull(deals.homeId)),
        eq(deals.kind, "propietario"),
        notInArray(deals.stage, ["firmado", "perdido"]),
        mayChange(actor, "deal"),
      ),
    )
    .orderBy(sql`${deals.homeId} is null`, desc(deals.createdAt))
    .limit(1);
  return deal;
}

/** The answers of the owner at the newest visit of a home, else of a contact: the debt on it, and the people who decide beside them. */
export async function toldAtVisit(
  db: Db,
  actor: PersonActor,
  { homeId, contactId, ownerName }: { homeId: string | null; contactId: string | null; ownerName: string },
): Promise<{ debt: number | null; others: string[] }> {
  const isAsked = homeId
    ? eq(inspections.homeId, homeId)
    : contactId && and(isNull(inspections.homeId), eq(inspections.contactId, contactId));
  if (!isAsked) return { debt: null, others: [] };
  const field = (path: string) => sql<string | null>`${inspections.document} -> 'fields' ->> ${path}`;
  const [visit] = await db
    .select({ debt: field("owner.mortgage"), deciders: field("owner.deciders"), name: field("owner.name") })
    .from(inspections)
    .where(and(isAsked, isNull(inspections.deletedAt), mayRead(actor, "inspection")))
    .orderBy(desc(inspections.startedAt))
    .limit(1);
  const debt = parseSpanishNumber(visit?.debt ?? "") ?? null;
  return {
    debt: debt !== null && debt >= 0 ? debt : null,
    others: ownersNamedIn(visit?.deciders ?? "", [ownerName, visit?.name ?? ""]),
  };
}
