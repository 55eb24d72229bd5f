import { asc, eq } from "drizzle-orm";
import { NO_VISIT_FACTS, type VisitFacts } from "#domain/portfolio/homes/visit-sheet.ts";
import { formatDate } from "#domain/shared/format/format.ts";
import { clockOf, dayOf } from "#domain/shared/time/local-time.ts";
import type { VisitPaper } from "#ui/pdf/home/visit-sheet.tsx";
import { printableDeep } from "#ui/pdf/printable.ts";
import type { PersonActor } from "../../../accounts/access/actor.server.ts";
import { agentCardOf } from "../../../accounts/agencies/agent-card.server.ts";
import { findEvent } from "../../../crm/calendar/list-events.server.ts";
import { settingsOfPerson } from "../../../crm/calendar/people.server.ts";
import { findContact } from "../../../crm/contacts/read-contact.server.ts";
import { AppError } from "../../../platform/app-error.server.ts";
import type { Db } from "../../../platform/db/connection.server.ts";
import { contactPoints } from "../../../platform/db/tables/crm-contacts.server.ts";
import { homeOfRow } from "../../../portfolio/homes/home-rows.server.ts";
import { findHomeRow } from "../../../portfolio/homes/lock-homes.server.ts";
import type { ToolServices } from "../../tool-services.server.ts";
import { printableSigner } from "../printable-signer.server.ts";
import { offeringWords } from "./home-paper.server.ts";

/**
 * The data that a visit sheet is drawn from, signed by the person who asks for it.
 *
 * @param eventId a visit of the calendar, of which day, visitor and their numbers are printed; undefined leaves lines
 * @throws AppError UNKNOWN_HOME for a home that the actor does not see, or that is in the trash; UNKNOWN_EVENT for an
 *   event that they do not see, or that is no visit to this home
 */
export async function visitPaper(
  services: ToolServices,
  actor: PersonActor,
  homeId: string,
  eventId: string | undefined,
): Promise<VisitPaper> {
  const { db } = services.database;
  const row = await findHomeRow(db, actor, homeId);
  if (!row || row.deletedAt) throw new AppError("UNKNOWN_HOME");
  const home = homeOfRow(row);
  const [signer, visit] = await Promise.all([
    agentCardOf(services, actor.ownerId),
    eventId === undefined ? NO_VISIT_FACTS : visitFacts(db, actor, row.id, eventId),
  ]);
  const { address = null, operation, country } = home;
  return {
    ...printableDeep({ words: offeringWords(row), address, visit }),
    operation,
    country,
    signer: signer && printableSigner(signer),
    createdAt: services.now().toISOString(),
  };
}

async function visitFacts(db: Db, actor: PersonActor, homeId: string, eventId: string): Promise<VisitFacts> {
  const { timeZone } = await settingsOfPerson(db, actor.ownerId);
  const event = await findEvent(db, actor, eventId, timeZone);
  if (event?.kind !== "visita" || event.home?.id !== homeId) throw new AppError("UNKNOWN_EVENT");
  const day = formatDate(dayOf(event.shownFrom));
  const when = event.isAllDay ? day : `${day}, ${clockOf(event.shownFrom)}`;
  const contact = event.contact && (await findContact(db, actor, event.contact.id));
  if (!contact) return { ...NO_VISIT_FACTS, when };
  const points = await db
    .select()
    .from(contactPoints)
    .where(eq(contactPoints.contactId, contact.id))
    .orderBy(asc(contactPoints.position), asc(contactPoints.value));
  const first = (kind: "email" | "telefono") => points.find((point) => point.kind === kind)?.typed ?? null;
  return { when, visitor: contact.fullName, phone: first("telefono"), email: first("email") };
}
