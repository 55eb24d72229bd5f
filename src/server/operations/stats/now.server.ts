import { sql } from "drizzle-orm";
import { HOUSE_AGENCY_ID } from "#domain/accounts/agency/house.ts";
import { DAY_MS } from "#domain/shared/time/durations.ts";
import type { Db } from "../../platform/db/connection.server.ts";

/** The present numbers, by counts that indexes answer. */
export interface Standing {
  /** Deals of Umbral itself that nobody has answered, and those of them whose time is up. */
  waiting: number;
  late: number;
  /** Causes of errors that nobody has resolved. */
  errors: number;
  accounts: number;
  /** Shared pages that are open now, and how often all of them were looked at since they were made. */
  sharedOpen: number;
  sharedViews: number;
}

export async function standing(db: Db, now: Date): Promise<Standing> {
  const at = sql`${now.toISOString()}::timestamptz`;
  const { rows } = await db.execute<Record<keyof Standing, number>>(sql`
    with open_deals as (
      select answer_due_at from deals where scope = ${HOUSE_AGENCY_ID} and answered_at is null
        and answer_due_at is not null and stage not in ('firmado', 'perdido')
    )
    select (select count(*)::int from open_deals) as waiting,
      (select count(*)::int from open_deals where answer_due_at < ${at}) as late,
      (select count(distinct fingerprint)::int from tool_errors where not resolved and kind <> 'missing_path') as errors,
      (select count(*)::int from users) as accounts,
      (select count(*)::int from share_links where revoked_at is null and (expires_at is null or expires_at > ${at})) as "sharedOpen",
      (select coalesce(sum(views), 0)::int from share_links) as "sharedViews"`);
  return rows[0]!;
}

export interface ServiceState {
  isWell: boolean;
  databaseMs: number;
  /** Mails that are overdue, and those that nobody tries any more. */
  mailsLate: number;
  mailsFailed: number;
  /** Works of the background that failed within the last minutes. */
  worksFailing: number;
}

const MAIL_LATE_MS = 15 * 60_000;
const FAILING_MS = 10 * 60_000;

export async function serviceState(db: Db, now: Date): Promise<ServiceState> {
  const started = performance.now();
  const { rows } = await db.execute<{ late: number; failed: number; works: number }>(sql`
    select (select count(*)::int from mails where next_attempt_at is not null
        and next_attempt_at < ${new Date(now.getTime() - MAIL_LATE_MS).toISOString()}::timestamptz) as late,
      (select count(*)::int from mails where sent_at is null and next_attempt_at is null
        and created_at > ${new Date(now.getTime() - DAY_MS).toISOString()}::timestamptz) as failed,
      (select count(*)::int from work_states where last_error_at > ${new Date(now.getTime() - FAILING_MS).toISOString()}::timestamptz) as works`);
  const { late, failed, works } = rows[0]!;
  return {
    isWell: late === 0 && failed === 0 && works === 0,
    databaseMs: Math.max(1, Math.round(performance.now() - started)),
    mailsLate: late,
    mailsFailed: failed,
    worksFailing: works,
  };
}
