import { and, asc, desc, eq, gt, inArray, isNotNull, isNull, or, sql } from "drizzle-orm";
import { wantsNotice } from "#domain/accounts/account/notices.ts";
import { fullNameOf } from "#domain/accounts/account/person-name.ts";
import {
  CENTRE_PATH,
  type CentreQuestion,
  CONFIRM_REPORT_PATH,
  centreQuery,
  REPORT_PATH,
  readCentreQuestion,
} from "#domain/market/figures/centre-address.ts";
import { MOST_READERS, MOST_REPORTS } from "#domain/market/figures/report-forms.ts";
import type { PageOpens } from "#domain/market/saved-searches/page-opens.ts";
import { DAY_MS } from "#domain/shared/time/durations.ts";
import type { PersonActor } from "../../accounts/access/actor.server.ts";
import { mayChange, mayRead, ownershipOf } from "../../accounts/access/policies.server.ts";
import { isFirstView, type ViewMark } from "../../accounts/limits/daily-views.server.ts";
import { ringBells } from "../../accounts/notifications/notifications.server.ts";
import { AppError } from "../../platform/app-error.server.ts";
import { isoDateInMadrid } from "../../platform/clock.server.ts";
import type { Db } from "../../platform/db/connection.server.ts";
import { users } from "../../platform/db/tables/accounts.server.ts";
import { agencies } from "../../platform/db/tables/accounts-agencies.server.ts";
import { marketReportReaders, marketReports } from "../../platform/db/tables/market-reports.server.ts";
import { mails } from "../../platform/db/tables/platform.server.ts";
import { marketingSuppressions } from "../../platform/db/tables/site-outreach.server.ts";
import { queueMail } from "../../platform/mail/mails.server.ts";
import { emailHash, isSuppressed } from "../../platform/mail/never-again.server.ts";
import { type AuthKeys, randomToken, sha256 } from "../../platform/secrets/keys.server.ts";
import { confirmReportMail } from "./report-mail.server.ts";

/** Reports of zones: who keeps them, who gets them, and who reads them without an account. */

export type MarketReport = typeof marketReports.$inferSelect;

export interface ListedReport {
  id: string;
  name: string;
  /** The query of the centre's address. */
  query: string;
  createdAt: string;
  /** Null where the secret that sealed it is another: the page works, but its address cannot be read again. */
  address: string | null;
  /** How often its page was opened, and when last. */
  opens: PageOpens;
  readers: { id: string; email: string; isStopped: boolean; isConfirmed: boolean }[];
}

interface Parts {
  keys: AuthKeys;
  now: Date;
}

/** Questions whether somebody wants a report: one from a person within this time, and so many from anybody within a day. */
const SAME_PERSON_MS = 7 * DAY_MS;
const MOST_ASKED_A_DAY = 3;

const monthOf = (now: Date) => isoDateInMadrid(now).slice(0, 7);

/** @throws AppError INVALID_INPUT for an address without a zone, and where somebody keeps too many */
export async function addMarketReport(
  tx: Db,
  actor: PersonActor,
  { name, query }: { name: string; query: string },
  { keys, now }: Parts,
): Promise<string> {
  const question = readCentreQuestion(new URLSearchParams(query));
  if (question.place === null && question.area === null) {
    throw new AppError("INVALID_INPUT", [{ path: "query", message: "Elige una zona antes de guardar su informe" }]);
  }
  // Of two at once the second counts the first.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`market reports ${actor.ownerId}`}, 0))`);
  if ((await tx.$count(marketReports, eq(marketReports.ownerId, actor.ownerId))) >= MOST_REPORTS) {
    throw new AppError("INVALID_INPUT", [
      { path: "name", message: `Guarda como mucho ${MOST_REPORTS} informes: borra uno antes` },
    ]);
  }
  const token = randomToken();
  const [row] = await tx
    .insert(marketReports)
    .values({
      ...ownershipOf(actor),
      name,
      query: centreQuery(question),
      tokenHash: sha256(token),
      tokenSealed: keys.seal(token),
      createdAt: now,
    })
    .returning({ id: marketReports.id });
  return row!.id;
}

/** Those that the actor may see, the newest first. */
export async function listMarketReports(
  db: Db,
  actor: PersonActor,
  { keys, publicUrl }: { keys: AuthKeys; publicUrl: string },
): Promise<ListedReport[]> {
  const reports = await db
    .select()
    .from(marketReports)
    .where(mayRead(actor, "marketReport"))
    .orderBy(desc(marketReports.createdAt), desc(marketReports.id))
    .limit(MOST_REPORTS);
  if (reports.length === 0) return [];
  const readers = await db
    .select()
    .from(marketReportReaders)
    .where(
      inArray(
        marketReportReaders.reportId,
        reports.map(({ id }) => id),
      ),
    )
    .orderBy(asc(marketReportReaders.email));
  const byReport = Map.groupBy(readers, ({ reportId }) => reportId);
  return reports.map(({ id, name, query, createdAt, tokenSealed, views, lastViewAt }) => ({
    id,
    name,
    query,
    createdAt: createdAt.toISOString(),
    address: addressOf(keys, publicUrl, tokenSealed),
    opens: { views, lastViewAt: lastViewAt?.toISOString() ?? null },
    readers: (byReport.get(id) ?? []).map((reader) => ({
      id: reader.id,
      email: reader.email,
      isStopped: reader.stoppedAt !== null,
      isConfirmed: reader.confirmedAt !== null,
    })),
  }));
}

/** Counts a browser that opened the page once a day. @param mark of `viewMark` */
export async function countReportView(tx: Db, id: string, mark: ViewMark, now: Date): Promise<void> {
  if (!(await isFirstView(tx, mark, now))) return;
  await tx
    .update(marketReports)
    .set({ views: sql`${marketReports.views} + 1`, lastViewAt: now })
    .where(eq(marketReports.id, id));
}

/** The public address of a report; null where it cannot be read again. */
export function addressOf(keys: AuthKeys, publicUrl: string, tokenSealed: string): string | null {
  try {
    return `${publicUrl}${REPORT_PATH}/${keys.open(tokenSealed)}`;
  } catch {
    // It was sealed with another secret.
    return null;
  }
}

async function lockReport(tx: Db, actor: PersonActor, id: string): Promise<MarketReport> {
  const [row] = await tx
    .select()
    .from(marketReports)
    .where(and(eq(marketReports.id, id), mayChange(actor, "marketReport")))
    .for("update");
  if (!row) throw new AppError("NOT_FOUND");
  return row;
}

/** @throws AppError NOT_FOUND */
export async function deleteMarketReport(tx: Db, actor: PersonActor, id: string): Promise<void> {
  const { id: own } = await lockReport(tx, actor, id);
  // Whoever ended it has ended it for good, also where the list that says so goes.
  const left = await tx
    .select({ email: marketReportReaders.email })
    .from(marketReportReaders)
    .where(and(eq(marketReportReaders.reportId, own), isNotNull(marketReportReaders.stoppedAt)));
  const suppressed = left.map(({ email }) => ({ emailHash: emailHash(email), reason: "baja" as const }));
  if (suppressed.length > 0) await tx.insert(marketingSuppressions).values(suppressed).onConflictDoNothing();
  await tx.delete(marketReports).where(eq(marketReports.id, own));
}

/**
 * Adds somebody who asked for the report, and asks them by mail whether they want it: anybody may type anybody's address. The owner's own address
 * needs no question. Their first report is that of the month after.
 *
 * @throws AppError NOT_FOUND, INVALID_INPUT for an address that is there already or ended it
 */
export async function addReader(
  tx: Db,
  actor: PersonActor,
  { reportId, email }: { reportId: string; email: string },
  { keys, now, publicUrl }: Parts & { publicUrl: string },
): Promise<string> {
  const report = await lockReport(tx, actor, reportId);
  const readers = await tx.select().from(marketReportReaders).where(eq(marketReportReaders.reportId, report.id));
  const refuse = (message: string) => new AppError("INVALID_INPUT", [{ path: "email", message }]);
  const known = readers.find((reader) => reader.email === email);
  if (known) {
    throw refuse(
      known.stoppedAt ? "Esta persona se dio de baja de este informe" : "Esta persona ya recibe este informe",
    );
  }
  if (await hasLeft(tx, report, email)) throw refuse("Esta persona se dio de baja de los informes de tu agencia");
  const [owner] = await tx.select().from(users).where(eq(users.id, actor.ownerId));
  const [agency] =
    report.agencyId === null
      ? []
      : await tx.select({ name: agencies.name }).from(agencies).where(eq(agencies.id, report.agencyId));
  if (await wasAskedLately(tx, { email, by: owner?.email ?? "" }, now))
    throw refuse("Ya le hemos pedido hace poco que confirme: espera su respuesta");
  if (readers.length >= MOST_READERS) throw refuse(`Un informe llega como mucho a ${MOST_READERS} personas`);
  const token = randomToken();
  const isOwn = owner?.email?.toLowerCase() === email.toLowerCase();
  const [row] = await tx
    .insert(marketReportReaders)
    .values({
      reportId: report.id,
      email,
      askedAt: now,
      confirmedAt: isOwn ? now : null,
      tokenHash: sha256(token),
      tokenSealed: keys.seal(token),
      lastMonth: monthOf(now),
    })
    .returning({ id: marketReportReaders.id });
  if (!isOwn) {
    const mail = confirmReportMail({
      to: email,
      agent: fullNameOf(owner?.metadata ?? {}) ?? "",
      agency: agency?.name ?? null,
      agentEmail: owner?.email ?? "",
      report: report.name,
      href: `${publicUrl}${CONFIRM_REPORT_PATH}/${token}`,
    });
    await queueMail(tx, mail, now);
  }
  return row!.id;
}

/**
 * Whether a question went to the address: from the same person within a week, whatever became of the report, or three from anybody within a day. It
 * must not become a way to write to strangers.
 */
async function wasAskedLately(tx: Db, { email, by }: { email: string; by: string }, now: Date): Promise<boolean> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`report asked ${email}`}, 0))`);
  const since = (ms: number) => gt(mails.createdAt, new Date(now.getTime() - ms));
  const isQuestion = and(eq(mails.to, email), sql`${mails.links} ->> 0 like ${`%${CONFIRM_REPORT_PATH}/%`}`);
  const mine = await tx.$count(mails, and(isQuestion, eq(mails.replyTo, by), since(SAME_PERSON_MS)));
  return mine > 0 || (await tx.$count(mails, and(isQuestion, since(DAY_MS)))) >= MOST_ASKED_A_DAY;
}

/** Whether somebody ended another report of the same people, or left Umbral's mails altogether. */
async function hasLeft(tx: Db, report: typeof marketReports.$inferSelect, email: string): Promise<boolean> {
  if (await isSuppressed(tx, emailHash(email))) return true;
  const isTheirs =
    report.agencyId === null ? eq(marketReports.ownerId, report.ownerId) : eq(marketReports.agencyId, report.agencyId);
  const [left] = await tx
    .select({ id: marketReportReaders.id })
    .from(marketReportReaders)
    .innerJoin(marketReports, eq(marketReports.id, marketReportReaders.reportId))
    .where(and(isTheirs, eq(marketReportReaders.email, email), isNotNull(marketReportReaders.stoppedAt)))
    .limit(1);
  return left !== undefined;
}

/** Takes somebody off the list; one who ended it themselves stays noted. @throws AppError NOT_FOUND */
export async function removeReader(
  tx: Db,
  actor: PersonActor,
  { reportId, readerId }: { reportId: string; readerId: string },
): Promise<void> {
  const report = await lockReport(tx, actor, reportId);
  const [row] = await tx
    .select({ stoppedAt: marketReportReaders.stoppedAt })
    .from(marketReportReaders)
    .where(and(eq(marketReportReaders.id, readerId), eq(marketReportReaders.reportId, report.id)));
  if (!row) throw new AppError("NOT_FOUND");
  if (row.stoppedAt === null) await tx.delete(marketReportReaders).where(eq(marketReportReaders.id, readerId));
}

/** The report behind a public address, with what it asks for; null for an unknown one. */
export async function reportByToken(
  db: Db,
  token: string,
): Promise<{ report: MarketReport; question: CentreQuestion } | null> {
  const [report] = await db
    .select()
    .from(marketReports)
    .where(eq(marketReports.tokenHash, sha256(token)));
  return report ? { report, question: readCentreQuestion(new URLSearchParams(report.query)) } : null;
}

/** The person whose pools a report rests on: its owner, in the agency that it belongs to. */
export const actorOfReport = ({ ownerId, agencyId }: Pick<MarketReport, "ownerId" | "agencyId">): PersonActor => ({
  ownerId,
  isAnonymous: false,
  agency: agencyId === null ? null : { id: agencyId, role: "agent" },
});

/** A reader by the secret of their mails, with the report that they were asked about; null for an unknown one. */
export async function readerByToken(db: Db, token: string) {
  const [row] = await db
    .select({ reader: marketReportReaders, report: marketReports })
    .from(marketReportReaders)
    .innerJoin(marketReports, eq(marketReports.id, marketReportReaders.reportId))
    .where(eq(marketReportReaders.tokenHash, sha256(token)));
  return row ?? null;
}

/**
 * Notes that a reader wants the report, and tells whoever sends it. Somebody who ended it gets it again from the next month on: they alone have
 * the secret, and whoever sends it cannot add them again.
 *
 * @returns whether the address is known; a repetition changes nothing
 */
export async function confirmReader(tx: Db, token: string, now: Date): Promise<boolean> {
  const known = await readerByToken(tx, token);
  if (!known) return false;
  const { reader, report } = known;
  const confirmed = await tx
    .update(marketReportReaders)
    .set({ confirmedAt: now, stoppedAt: null, ...(reader.stoppedAt !== null && { lastMonth: monthOf(now) }) })
    .where(
      and(
        eq(marketReportReaders.id, reader.id),
        or(isNull(marketReportReaders.confirmedAt), isNotNull(marketReportReaders.stoppedAt)),
      ),
    );
  // Of two presses at once the second finds it confirmed.
  if (confirmed.rowCount === 0) return true;
  const [owner] = await tx.select({ metadata: users.metadata }).from(users).where(eq(users.id, report.ownerId));
  if (!wantsNotice(owner?.metadata ?? {}, "informes", "campana")) return true;
  const notice = {
    title: `${reader.email} quiere tu informe de mercado`,
    message: `Ha confirmado que quiere recibir «${report.name}» cada mes.`,
    link: `${CENTRE_PATH}/informes`,
    cause: `lector:${reader.id}`,
  };
  await ringBells(tx, [report.ownerId], notice, now);
  return true;
}

/** @returns whether the address is known; ending it twice changes nothing */
export async function stopReader(db: Db, token: string, now: Date): Promise<boolean> {
  const known = await readerByToken(db, token);
  if (known && known.reader.stoppedAt === null) {
    await db
      .update(marketReportReaders)
      .set({ stoppedAt: now })
      .where(eq(marketReportReaders.tokenHash, sha256(token)));
  }
  return known !== null;
}
