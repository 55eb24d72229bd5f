import { eq } from "drizzle-orm";
import { mayInAgency } from "#domain/accounts/agency/roles.ts";
import { basisPoints, type Share } from "#domain/crm/contacts/fees.ts";
import { membersOf, namesOf } from "../../accounts/people/people.server.ts";
import { AppError } from "../../platform/app-error.server.ts";
import type { Db } from "../../platform/db/connection.server.ts";
import { contactEvents } from "../../platform/db/tables/crm-contacts.server.ts";
import { dealShares, type deals } from "../../platform/db/tables/crm-deals.server.ts";
import { sharesOf } from "./deal-fee.server.ts";
import type { Act } from "./write-contact.server.ts";

/**
 * Replaces the people who share the fee of a deal; an empty list leaves it to its owner. Each change is a line of the
 * timeline. People who left keep the part that they had.
 *
 * @throws AppError NOT_ALLOWED for roles that do not split fees, INVALID_INPUT for somebody who is no colleague
 */
export async function writeShares(
  tx: Db,
  { actor, now }: Act,
  deal: Pick<typeof deals.$inferSelect, "id" | "contactId" | "agencyId">,
  shares: readonly Share[],
): Promise<void> {
  const before = (await sharesOf(tx, [deal.id])).get(deal.id) ?? [];
  const isSame =
    before.length === shares.length &&
    shares.every(({ personId, percent }) =>
      before.some((one) => one.person?.id === personId && basisPoints(one.percent) === basisPoints(percent)),
    );
  if (isSame) return;
  if (!deal.agencyId || !mayInAgency(actor.agency?.role, "split-fees")) throw new AppError("NOT_ALLOWED");
  const known = new Set([
    ...(await membersOf(tx, actor)).map(({ id }) => id),
    ...before.flatMap(({ person }) => person?.id ?? []),
  ]);
  if (shares.some(({ personId }) => !known.has(personId))) {
    throw new AppError("INVALID_INPUT", [{ path: "shares", message: "Elige a gente del equipo" }]);
  }
  await tx.delete(dealShares).where(eq(dealShares.dealId, deal.id));
  if (shares.length > 0) {
    await tx
      .insert(dealShares)
      .values(shares.map(({ personId, percent }) => ({ dealId: deal.id, personId, shareBps: basisPoints(percent) })));
  }
  const names = await namesOf(
    tx,
    shares.map(({ personId }) => personId),
  );
  await tx.insert(contactEvents).values({
    contactId: deal.contactId,
    dealId: deal.id,
    at: now,
    kind: "reparto",
    actorId: actor.ownerId,
    data: {
      shares: shares.map(({ personId, percent }) => ({ name: names.get(personId)?.name ?? null, personId, percent })),
    },
  });
}
