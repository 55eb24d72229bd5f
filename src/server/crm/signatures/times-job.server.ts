import { and, asc, eq, gt, inArray, lte, sql } from "drizzle-orm";
import { users } from "../../platform/db/tables/accounts.server.ts";
import { signatureRequests, signatureSigners } from "../../platform/db/tables/crm-signatures.server.ts";
import type { Job, JobParts } from "../../platform/jobs/job.server.ts";
import { queueMail } from "../../platform/mail/mails.server.ts";
import { publishChange } from "../../platform/realtime/change-feed.server.ts";
import { authSecret } from "../../platform/secrets/auth-secret.server.ts";
import { createAuthKeys } from "../../platform/secrets/keys.server.ts";
import { remindSigner } from "./again.server.ts";
import { closeRequest, SIGNATURES_PATH, scopeOf } from "./requests.server.ts";
import { endedMail } from "./signature-mails.server.ts";
import { tellSender } from "./told.server.ts";

const MINUTE_MS = 60_000;

type TimesParts = Pick<JobParts, "database" | "config" | "now">;

/** Ends requests whose time is over, and writes to signers at the rhythm that their sender chose. */
export const signatureTimesJob: Job = {
  name: "times of signatures",
  everyMs: MINUTE_MS,
  async round(parts) {
    return (await expireOne(parts)) || (await remindSome(parts));
  },
};

export async function expireOne({ database, config, now }: TimesParts): Promise<boolean> {
  return await database.db.transaction(async (tx) => {
    const [request] = await tx
      .select()
      .from(signatureRequests)
      .where(and(eq(signatureRequests.state, "enviada"), lte(signatureRequests.expiresAt, now())))
      .limit(1)
      .for("update", { skipLocked: true });
    if (!request) return false;
    await closeRequest(tx, request, "expired", now());
    await tellSender(
      tx,
      request,
      { title: "Plazo terminado sin todas las firmas", message: `«${request.title}» ya no se puede firmar.` },
      now(),
    );
    const [owner] = await tx.select({ email: users.email }).from(users).where(eq(users.id, request.ownerId));
    if (owner) {
      const href = `${config.publicUrl}${SIGNATURES_PATH}/${request.id}`;
      await queueMail(
        tx,
        endedMail({ to: owner.email, title: request.title, href, ending: { kind: "expired" } }),
        now(),
      );
    }
    return true;
  });
}

const REMINDED_AT_ONCE = 50;

/** @returns whether there may be more */
export async function remindSome({ database, config, now }: TimesParts): Promise<boolean> {
  const keys = createAuthKeys(authSecret(config));
  const at = now();
  return await database.db.transaction(async (tx) => {
    const { remindedAt, state } = signatureSigners;
    const { reminderDays } = signatureRequests;
    const due = await tx
      .select({ request: signatureRequests, signer: signatureSigners })
      .from(signatureSigners)
      .innerJoin(signatureRequests, eq(signatureRequests.id, signatureSigners.requestId))
      .where(
        and(
          eq(signatureRequests.state, "enviada"),
          gt(signatureRequests.expiresAt, at),
          inArray(state, ["pedida", "identificada"]),
          // No reminders where the rhythm is 0.
          gt(reminderDays, 0),
          sql`${remindedAt} + make_interval(days => ${reminderDays}) <= ${at.toISOString()}::timestamptz`,
        ),
      )
      .orderBy(asc(remindedAt))
      .limit(REMINDED_AT_ONCE)
      .for("update", { skipLocked: true });
    for (const { request, signer } of due) {
      await remindSigner(tx, request, signer, { keys, publicUrl: config.publicUrl, now: at });
      await publishChange(tx, scopeOf(request), "contacts");
    }
    return due.length === REMINDED_AT_ONCE;
  });
}
