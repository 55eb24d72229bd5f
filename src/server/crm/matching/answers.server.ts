import { and, desc, eq } from "drizzle-orm";
import type { AnswerForm } from "#domain/crm/matching/compared.ts";
import type { Criterion } from "#domain/crm/matching/criteria.ts";
import { matchOf } from "#domain/crm/matching/match.ts";
import { offerState } from "#domain/crm/matching/offer-state.ts";
import { type OfferedHome, readyHome } from "#domain/crm/matching/pair.ts";
import { type PersonActor, scopeOf } from "../../accounts/access/actor.server.ts";
import { AppError } from "../../platform/app-error.server.ts";
import type { Db } from "../../platform/db/connection.server.ts";
import { contactEvents, contacts, demands } from "../../platform/db/tables/crm-contacts.server.ts";
import { publishChange } from "../../platform/realtime/change-feed.server.ts";
import { findContact } from "../contacts/read-contact.server.ts";
import { touch } from "../contacts/write-contact.server.ts";
import { type VerdictData, verdictsOfPair, verdictText } from "./exchanges.server.ts";
import { type ListedHome, lineOfHome } from "./listed-home.server.ts";
import { demandOf } from "./pairs.server.ts";

/** Buyers' answers to homes, as their agent notes them. */

interface Answered {
  home: ListedHome;
  contactId: string;
}

/**
 * Notes the answer in the timeline, in place of an earlier one about the same home, with the scores of that moment: they teach what counts for this
 * buyer even when the home changes later.
 *
 * @throws AppError NOT_FOUND for a contact that the actor does not see
 */
export async function noteAnswer(
  tx: Db,
  { actor, now }: { actor: PersonActor; now: Date },
  { home, contactId }: Answered,
  { answer, because = null }: AnswerForm,
): Promise<void> {
  await knownContact(tx, actor, contactId);
  await tx.delete(contactEvents).where(verdictsOfPair({ homeId: home.id, contactId }));
  const { offered } = home;
  const about = lineOfHome(home);
  const reason = answer === "no" ? (because ?? null) : null;
  const data: VerdictData = {
    direction: "entrante",
    verdict: answer,
    because: reason,
    state: offerState(offered),
    scores: await scoresOf(tx, { contactId, operation: offered.operation }, offered, now),
  };
  await tx.insert(contactEvents).values({
    contactId,
    homeId: about.homeId,
    at: now,
    kind: "mensaje",
    text: `${verdictText(answer, reason)}${about.name}`,
    data: { ...data, ...about.data },
    actorId: actor.ownerId,
  });
  await touch(tx, contactId, now);
  await publishChange(tx, scopeOf(actor), "contacts");
}

/** Takes the answer back. @throws AppError NOT_FOUND where there is none */
export async function dropAnswer(
  tx: Db,
  actor: PersonActor,
  { home, contactId }: { home: Pick<ListedHome, "id">; contactId: string },
): Promise<void> {
  await knownContact(tx, actor, contactId);
  const gone = await tx.delete(contactEvents).where(verdictsOfPair({ homeId: home.id, contactId }));
  if (!gone.rowCount) throw new AppError("NOT_FOUND");
  await publishChange(tx, scopeOf(actor), "contacts");
}

/** Locks the contact too: of two answers at once the later one stands alone. */
async function knownContact(tx: Db, actor: PersonActor, contactId: string): Promise<void> {
  const contact = await findContact(tx, actor, contactId);
  if (!contact || contact.deletedAt !== null) throw new AppError("NOT_FOUND");
  await tx.select({ id: contacts.id }).from(contacts).where(eq(contacts.id, contactId)).for("update");
}

/** How the home scored by criterion against the demand that it suits best; nothing where it suits none. */
async function scoresOf(
  tx: Db,
  { contactId, operation }: { contactId: string; operation: string },
  offered: OfferedHome,
  now: Date,
): Promise<Partial<Record<Criterion, number>>> {
  const rows = await tx
    .select()
    .from(demands)
    .where(and(eq(demands.contactId, contactId), eq(demands.operation, operation), eq(demands.isActive, true)))
    .orderBy(desc(demands.createdAt))
    .limit(MOST_DEMANDS);
  const ready = readyHome(offered);
  const found = rows
    .map((row) => matchOf(ready, demandOf(row, now)))
    .filter((match) => match.kind !== "excluded")
    .sort((a, b) => (b.score ?? 0) - (a.score ?? 0))[0];
  // Extras without points for a must that nobody knows of say nothing of what the buyer thinks of extras.
  const told = found?.criteria.filter(({ criterion }) => criterion !== "extras" || found.openMusts === 0);
  return Object.fromEntries(told?.map(({ criterion, score }) => [criterion, score]) ?? []);
}

/** Active demands of one contact that are looked at. */
const MOST_DEMANDS = 50;
