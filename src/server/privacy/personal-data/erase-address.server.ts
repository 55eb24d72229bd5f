import { and, eq, inArray, sql } from "drizzle-orm";
import { eraseUnsignedTo } from "../../crm/signatures/erase-signatures.server.ts";
import { AppError } from "../../platform/app-error.server.ts";
import type { Db } from "../../platform/db/connection.server.ts";
import { authEvents, oneTimeTokens, users } from "../../platform/db/tables/accounts.server.ts";
import { agencyInvitations } from "../../platform/db/tables/accounts-agencies.server.ts";
import { apiAnswers } from "../../platform/db/tables/integrations.server.ts";
import { marketReportReaders } from "../../platform/db/tables/market-reports.server.ts";
import { mails } from "../../platform/db/tables/platform.server.ts";
import { toolRuns } from "../../platform/db/tables/tools-runs.server.ts";
import { removeBytes } from "../../platform/store/remove-bytes.server.ts";
import { eraseProposalsTo } from "../../tools/proposals/erase-proposals.server.ts";
import type { ToolServices } from "../../tools/tool-services.server.ts";
import { eraseAccount } from "./erase-account.server.ts";
import { eraseForms } from "./erase-forms.server.ts";
import { eraseContactsOf } from "./kept-contacts.server.ts";
import { eraseThreadsOf, redactThreads } from "./kept-threads.server.ts";
import {
  findMentioningRuns,
  mentionOfAddress,
  mentions,
  redactErrors,
  redactNotes,
  redactRuns,
} from "./mentions.server.ts";

/**
 * Erases an address from results of any maker. Some at a time, before everything else: there may be many, and a
 * repetition after an interruption finds the rest.
 */
export async function eraseFromRuns(db: Db, email: string): Promise<void> {
  const sought = [mentionOfAddress(email)];
  for await (const ids of findMentioningRuns(db, sought)) {
    await db.transaction(async (tx) => {
      await redactRuns(tx, inArray(toolRuns.id, ids), sought);
    });
  }
}

/**
 * Erases the data of an address: the account behind it, the forms, mails and invitations, and mentions in others' rows.
 *
 * @param email lower case
 * @throws AppError LAST_ADMIN when it is that of the only administrator
 */
export async function eraseAddress(
  services: Pick<ToolServices, "store" | "log">,
  tx: Db,
  { email, now }: { email: string; now: Date },
): Promise<void> {
  const [account] = await tx.select({ id: users.id }).from(users).where(eq(users.email, email));
  if (account && !(await eraseAccount(services, tx, { id: account.id, now }))) throw new AppError("LAST_ADMIN");
  const sought = [mentionOfAddress(email)];
  await eraseThreadsOf(tx, email);
  await eraseForms(tx, email);
  await eraseProposalsTo(tx, email);
  await removeBytes(services, await eraseUnsignedTo(tx, email, now));
  await eraseContactsOf(tx, email);
  await tx
    .delete(mails)
    .where(mentions(sql`concat_ws(' ', ${mails.to}, ${mails.replyTo}, ${mails.subject}, ${mails.text})`, sought));
  await tx.delete(apiAnswers).where(mentions(sql`${apiAnswers.body}::text`, sought));
  await tx.delete(marketReportReaders).where(eq(marketReportReaders.email, email));
  await tx.delete(agencyInvitations).where(eq(agencyInvitations.email, email));
  // Somebody wanted to take this address and has not confirmed it.
  await tx.update(users).set({ newEmail: null, emailChangeSentAt: null }).where(eq(users.newEmail, email));
  await tx.delete(oneTimeTokens).where(sql`lower(${oneTimeTokens.email}) = ${email}`);
  await redactErrors(tx, sought);
  await redactNotes(tx, sought);
  await redactThreads(tx, sought);
  await tx
    .update(authEvents)
    .set({ detail: {} })
    .where(and(sql`${authEvents.detail} <> '{}'`, mentions(authEvents.detail, sought)));
}
