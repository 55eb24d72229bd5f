import { eq, isNull, sql } from "drizzle-orm";
import { calendarSubscriptions } from "../../platform/db/tables/crm-calendar.server.ts";
import { givenUpRows, scopeOfOwned } from "../../platform/jobs/given-up.server.ts";

/** Calendars of others that nobody reads any more. */
export const calendarsGivenUp = givenUpRows<null>({
  table: calendarSubscriptions,
  stands: isNull(calendarSubscriptions.nextFetchAt),
  reason: calendarSubscriptions.lastError,
  scope: scopeOfOwned(calendarSubscriptions),
  about: sql`null`,
  subject: () => "Calendario externo de una persona",
  renew: (tx, id, now) =>
    tx
      .update(calendarSubscriptions)
      .set({ nextFetchAt: now, tries: 0, givenUpAt: null })
      .where(eq(calendarSubscriptions.id, id)),
});
