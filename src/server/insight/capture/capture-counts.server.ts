import { and, eq, exists, gte, inArray, isNull, lte, ne, notExists, notInArray } from "drizzle-orm";
import type { CaptureCounts } from "#content/capture-plan.ts";
import { addDays } from "#domain/shared/time/local-time.ts";
import type { PersonActor } from "../../accounts/access/actor.server.ts";
import { mayRead } from "../../accounts/access/policies.server.ts";
import { countUnread } from "../../assistant/threads/team-threads.server.ts";
import { isoDateInMadrid } from "../../platform/clock.server.ts";
import type { Db } from "../../platform/db/connection.server.ts";
import { calendarEvents } from "../../platform/db/tables/crm-calendar.server.ts";
import { callOptOuts, contacts } from "../../platform/db/tables/crm-contacts.server.ts";
import { deals } from "../../platform/db/tables/crm-deals.server.ts";
import { properties } from "../../platform/db/tables/portfolio-homes.server.ts";

const MANDATE_DAYS = 30;

/** Counts of a person's own rows, shown beside the steps of a plan. */
export async function captureCounts(db: Db, actor: PersonActor, now: Date): Promise<CaptureCounts> {
  const today = isoDateInMadrid(now);
  const home = and(mayRead(actor, "home"), isNull(properties.deletedAt), isNull(properties.mergedIntoId));
  const dealOf = db
    .select({ id: deals.id })
    .from(deals)
    .where(and(eq(deals.contactId, contacts.id), notInArray(deals.stage, ["firmado", "perdido"])));
  const taskOf = db
    .select({ id: calendarEvents.id })
    .from(calendarEvents)
    .where(
      and(
        eq(calendarEvents.contactId, contacts.id),
        isNull(calendarEvents.doneAt),
        ne(calendarEvents.status, "cancelado"),
      ),
    );
  const [homesBeingWon, homesForSale, mandatesEnding, contactsWithoutTask, conversationsWaiting, numbersNotToCall] =
    await Promise.all([
      db.$count(properties, and(home, eq(properties.status, "captacion"))),
      db.$count(properties, and(home, eq(properties.status, "disponible"))),
      db.$count(
        properties,
        and(
          home,
          inArray(properties.status, ["captacion", "disponible", "reservado"]),
          gte(properties.mandateEndsOn, today),
          lte(properties.mandateEndsOn, addDays(today, MANDATE_DAYS)),
        ),
      ),
      db.$count(
        contacts,
        and(
          mayRead(actor, "contact"),
          isNull(contacts.deletedAt),
          isNull(contacts.mergedIntoId),
          exists(dealOf),
          notExists(taskOf),
        ),
      ),
      countUnread(db, actor),
      db.$count(callOptOuts, mayRead(actor, "optOut")),
    ]);
  return { homesBeingWon, homesForSale, mandatesEnding, contactsWithoutTask, conversationsWaiting, numbersNotToCall };
}
