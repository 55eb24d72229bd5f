import { and, desc, eq, inArray, notInArray, sql } from "drizzle-orm";
import type { PersonActor } from "../../accounts/access/actor.server.ts";
import { mayChange } from "../../accounts/access/policies.server.ts";
import type { Db } from "../../platform/db/connection.server.ts";
import { deals } from "../../platform/db/tables/crm-deals.server.ts";

/** A visit of the calendar as the evidence of a deal. */
interface Visit {
  eventId: string;
  contactId: string;
  dealId: string | null;
  homeId: string | null;
  /** Wall clock of its start, `2026-11-21T18:00`; null where it did not take place after all. */
  on: string | null;
}

/**
 * Writes a visit that took place into its deal, whose next stage then asks for nothing that the calendar knows; taken back, the visit
 * leaves it again. The deal's stage stays: its agent moves it. A visit that somebody has already written down stays too.
 */
export async function keepVisitInDeal(tx: Db, actor: PersonActor, visit: Visit): Promise<void> {
  const { contactId, eventId, on } = visit;
  if (on === null) {
    await tx
      .update(deals)
      .set({ evidence: sql`${deals.evidence} - 'visita'` })
      .where(and(eq(deals.contactId, contactId), sql`${deals.evidence} -> 'visita' ->> 'eventId' = ${eventId}`));
    return;
  }
  const dealId = await dealOfVisit(tx, actor, visit);
  if (dealId === null) return;
  await tx
    .update(deals)
    .set({ evidence: sql`${deals.evidence} || ${JSON.stringify({ visita: { on, eventId } })}::jsonb` })
    .where(
      and(
        eq(deals.id, dealId),
        sql`(not ${deals.evidence} ? 'visita' or ${deals.evidence} -> 'visita' ->> 'eventId' = ${eventId})`,
      ),
    );
}

/** The deal that the visit names, else the contact's newest open one about that home, else their only one without a home. */
async function dealOfVisit(tx: Db, actor: PersonActor, { contactId, dealId, homeId }: Visit): Promise<string | null> {
  const isOpen = and(
    eq(deals.contactId, contactId),
    mayChange(actor, "deal"),
    // Owners' deals have visits too, of those who come to see the home: their own appointments prove none.
    inArray(deals.kind, ["comprador", "inquilino", "plataforma"]),
    notInArray(deals.stage, ["firmado", "perdido"]),
  );
  const found = await tx
    .select({ id: deals.id, homeId: deals.homeId })
    .from(deals)
    .where(dealId ? and(eq(deals.id, dealId), isOpen) : isOpen)
    .orderBy(desc(deals.createdAt));
  if (dealId) return found[0]?.id ?? null;
  const about = homeId === null ? undefined : found.find((deal) => deal.homeId === homeId);
  const homeless = found.filter((deal) => deal.homeId === null);
  return about?.id ?? (homeless.length === 1 ? homeless[0]!.id : null);
}
