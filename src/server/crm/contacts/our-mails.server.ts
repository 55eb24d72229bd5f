import { and, eq, gt, sql } from "drizzle-orm";
import { DAY_MS } from "#domain/shared/time/durations.ts";
import type { PersonActor } from "../../accounts/access/actor.server.ts";
import { AppError } from "../../platform/app-error.server.ts";
import type { Db } from "../../platform/db/connection.server.ts";
import { contactEvents } from "../../platform/db/tables/crm-contacts.server.ts";

/** Mails with homes that go out by Umbral's own sender: few enough that nobody can use it against strangers. */

/** Mails of ours that one agent sends in a day: a morning's work, and no use to whoever sends to strangers. */
const OUR_MAILS_PER_DAY = 60;
/** Mails of ours that one person gets from an agency in a day. */
const OUR_MAILS_TO_ONE = 3;

/** @throws AppError INVALID_INPUT once the day's mails are used up */
export async function mayMail(tx: Db, actor: PersonActor, contactId: string, now: Date): Promise<void> {
  const { actorId, at, data, contactId: of } = contactEvents;
  // Of two sendings at once the second counts the first.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`our mails ${actor.ownerId}`}, 0))`);
  const since = gt(at, new Date(now.getTime() - DAY_MS));
  const isOurs = sql`${data} ->> 'way' = 'umbral'`;
  const mails = sql<number>`count(distinct (${of}, ${at}))::int`;
  const [byAgent] = await tx
    .select({ mails })
    .from(contactEvents)
    .where(and(eq(actorId, actor.ownerId), since, isOurs));
  const [toPerson] = await tx
    .select({ mails })
    .from(contactEvents)
    .where(and(eq(of, contactId), since, isOurs));
  const message =
    byAgent!.mails >= OUR_MAILS_PER_DAY
      ? `Desde Umbral se envían como mucho ${OUR_MAILS_PER_DAY} correos al día: usa el tuyo`
      : toPerson!.mails >= OUR_MAILS_TO_ONE
        ? "Hoy ya le hemos enviado varios correos tuyos: usa el tuyo o espera a mañana"
        : null;
  if (message !== null) throw new AppError("INVALID_INPUT", [{ path: "way", message }]);
}
