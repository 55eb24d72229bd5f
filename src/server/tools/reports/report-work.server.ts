import { and, asc, eq, gte, inArray, isNotNull, isNull, lt, or, sql } from "drizzle-orm";
import { HOUR_MS } from "#domain/shared/time/durations.ts";
import { addDays } from "#domain/shared/time/local-time.ts";
import { notifyPeople } from "../../crm/contacts/notify.server.ts";
import { startOfDayInMadrid } from "../../platform/clock.server.ts";
import type { Db } from "../../platform/db/connection.server.ts";
import { users } from "../../platform/db/tables/accounts.server.ts";
import { contacts } from "../../platform/db/tables/crm-contacts.server.ts";
import { homeReports } from "../../platform/db/tables/portfolio-history.server.ts";
import { properties } from "../../platform/db/tables/portfolio-homes.server.ts";
import type { Job } from "../../platform/jobs/job.server.ts";
import { isListed } from "../../portfolio/homes/home-conditions.server.ts";
import { lastWeek, measureWeek } from "./measure-week.server.ts";
import { keepReport } from "./reports.server.ts";

/** Homes whose reports are prepared in one round. */
const AT_ONCE = 20;

/**
 * Prepares the report of the week that is over for each home on offer with a mandate, as a draft, and notifies the
 * person who has the home. Nothing is sent.
 */
export const ownerReportsJob: Job = {
  name: "reports to owners",
  everyMs: HOUR_MS,
  async round({ database: { db }, now, isStopped }) {
    const week = lastWeek(now());
    const homes = await homesWithoutReport(db, week);
    for (const home of homes) {
      if (isStopped()) return false;
      const figures = await measureWeek(db, home, week);
      await db.transaction(async (tx) => {
        if (await keepReport(tx, { homeId: home.id, week, figures }, now())) await notify(tx, home, week, now());
      });
    }
    return homes.length === AT_ONCE;
  },
};

async function homesWithoutReport(db: Db, week: string) {
  const { mandateKind, mandateEndsOn, status, createdAt, extras, ownerId, id } = properties;
  const end = addDays(week, 7);
  const rows = await db
    .select({ home: properties })
    .from(properties)
    .innerJoin(users, eq(users.id, ownerId))
    .where(
      and(
        isListed,
        inArray(status, ["disponible", "reservado"]),
        isNotNull(mandateKind),
        or(isNull(mandateEndsOn), gte(mandateEndsOn, end)),
        // Of a home that was not there yet the week tells nothing.
        lt(createdAt, startOfDayInMadrid(end)),
        sql`not ${extras} ? 'demo'`,
        sql`not exists (select from ${homeReports} where ${homeReports.homeId} = ${id} and ${homeReports.week} = ${week})`,
      ),
    )
    .orderBy(asc(id))
    .limit(AT_ONCE);
  return rows.map(({ home }) => home);
}

/** One notice a week for each person, however many reports wait: its link leads to the only one, or to all. */
async function notify(tx: Db, home: typeof properties.$inferSelect, week: string, now: Date): Promise<void> {
  if (home.ownerId === null) return;
  const waiting = await tx
    .select({ id: homeReports.homeId })
    .from(homeReports)
    .innerJoin(properties, and(eq(properties.id, homeReports.homeId), eq(properties.ownerId, home.ownerId)))
    .where(and(eq(homeReports.week, week), isNull(homeReports.sentAt)));
  const [owner] =
    home.ownerContactId === null
      ? []
      : await tx.select({ name: contacts.fullName }).from(contacts).where(eq(contacts.id, home.ownerContactId));
  const name = home.title ?? home.address ?? home.reference ?? "una vivienda";
  const isOnly = waiting.length === 1;
  const message = isOnly
    ? `Informe de la semana para ${owner?.name ?? "el propietario"} (${name}), listo para enviar`
    : `${waiting.length} informes de la semana, listos para enviar`;
  const link = isOnly ? `/dashboard/cartera/${home.id}/informe` : "/dashboard/cartera/informes";
  const title = "Informes para propietarios";
  await notifyPeople(tx, [home.ownerId], { kind: "informes", title, message, link, cause: `informes:${week}` }, now);
}
