import { eq, sql } from "drizzle-orm";
import type { Db } from "../../platform/db/connection.server.ts";
import { demoRequests, leads } from "../../platform/db/tables/site-leads.server.ts";
import { formSubmissions, forms, marketingConfirmations } from "../../platform/db/tables/site-outreach.server.ts";
import { emailHash } from "../../platform/mail/never-again.server.ts";

/** Forms that were sent with an address, to the business or to an agent. @returns how many */
export async function eraseForms(tx: Db, email: string): Promise<number> {
  const address = email.toLowerCase();
  // Before the leads that they became: an answer and its lead are one form.
  const answers = await tx
    .delete(formSubmissions)
    .where(eq(formSubmissions.email, address))
    .returning({ leadId: formSubmissions.leadId });
  const alone = answers.filter(({ leadId }) => leadId === null).length;
  const sent = await tx.delete(leads).where(sql`lower(${leads.email}) = ${address}`);
  await tx.delete(marketingConfirmations).where(eq(marketingConfirmations.emailHash, emailHash(address)));
  const demos = await tx.delete(demoRequests).where(sql`lower(${demoRequests.email}) = ${address}`);
  return alone + (sent.rowCount ?? 0) + (demos.rowCount ?? 0);
}

/** A person who has gone is notified of no answer any more, and their name is removed from the forms' settings. */
export async function forgetInForms(tx: Db, userId: string): Promise<void> {
  await tx
    .update(forms)
    .set({ draft: sql`jsonb_set(${forms.draft}, '{notify}', (${forms.draft} -> 'notify') - ${userId}::text)` })
    .where(sql`${forms.draft} -> 'notify' ? ${userId}`);
}
