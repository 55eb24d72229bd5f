import { and, asc, eq, isNotNull, isNull, lt } from "drizzle-orm";
import { fullNameOf } from "#domain/accounts/account/person-name.ts";
import { REPORT_PATH, STOP_PATH } from "#domain/market/figures/centre-address.ts";
import { HOUR_MS, MINUTE_MS } from "#domain/shared/time/durations.ts";
import { isoDateInMadrid, startOfDayInMadrid } from "../../platform/clock.server.ts";
import { users } from "../../platform/db/tables/accounts.server.ts";
import { agencies } from "../../platform/db/tables/accounts-agencies.server.ts";
import { marketReportReaders, marketReports } from "../../platform/db/tables/market-reports.server.ts";
import type { Job } from "../../platform/jobs/job.server.ts";
import { queueMail } from "../../platform/mail/mails.server.ts";
import { authSecret } from "../../platform/secrets/auth-secret.server.ts";
import { createAuthKeys } from "../../platform/secrets/keys.server.ts";
import { addressOf } from "./market-reports.server.ts";
import { marketReportMail } from "./report-mail.server.ts";

/** People who are written to in one round. */
const AT_ONCE = 50;
/** The hour in Madrid from which mails of a day go out. */
const FROM_HOUR = 8;

/** Writes once a month, from eight in the morning of its first day on, to each person who confirmed that they want a zone's report. */
export const monthlyReportsJob: Job = {
  name: "monthly reports of zones",
  everyMs: 10 * MINUTE_MS,
  async round({ database: { db }, config, log, now, isStopped }) {
    const at = now();
    const today = isoDateInMadrid(at);
    if (at.getTime() < startOfDayInMadrid(today).getTime() + FROM_HOUR * HOUR_MS) return false;
    const month = today.slice(0, 7);
    const { id, lastMonth, stoppedAt, confirmedAt, email, tokenSealed } = marketReportReaders;
    const keys = createAuthKeys(authSecret(config));
    return await db.transaction(async (tx) => {
      const due = await tx
        .select({ id, email, tokenSealed, report: marketReports, user: users, agency: agencies.name })
        .from(marketReportReaders)
        .innerJoin(marketReports, eq(marketReports.id, marketReportReaders.reportId))
        .innerJoin(users, eq(users.id, marketReports.ownerId))
        .leftJoin(agencies, eq(agencies.id, marketReports.agencyId))
        .where(and(lt(lastMonth, month), isNull(stoppedAt), isNotNull(confirmedAt)))
        .orderBy(asc(id))
        .limit(AT_ONCE)
        .for("update", { of: marketReportReaders, skipLocked: true });
      for (const reader of due) {
        if (isStopped()) return false;
        await tx.update(marketReportReaders).set({ lastMonth: month }).where(eq(id, reader.id));
        const href = addressOf(keys, config.publicUrl, reader.report.tokenSealed);
        const stopHref = addressOf(keys, config.publicUrl, reader.tokenSealed)?.replace(REPORT_PATH, STOP_PATH);
        if (!href || !stopHref) {
          log.warn({ report: reader.report.id }, "the address of a zone's report was sealed with another secret");
          continue;
        }
        const mail = marketReportMail({
          to: reader.email,
          agent: fullNameOf(reader.user.metadata) ?? "",
          agency: reader.agency,
          agentEmail: reader.user.email,
          report: reader.report.name,
          month: monthName(today),
          href,
          stopHref,
        });
        await queueMail(tx, mail, at);
      }
      return due.length === AT_ONCE;
    });
  },
};

/** `noviembre de 2026`. */
const monthName = (day: string): string =>
  new Intl.DateTimeFormat("es-ES", { month: "long", year: "numeric", timeZone: "UTC" }).format(new Date(day));
