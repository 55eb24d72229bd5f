import { and, asc, eq, isNull } from "drizzle-orm";
import type { Member } from "../../accounts/people/people.server.ts";
import { whoWants } from "../../accounts/preferences/preferences.server.ts";
import { tellChanges } from "../../platform/changes/tell-changes.server.ts";
import type { Db } from "../../platform/db/connection.server.ts";
import { contacts } from "../../platform/db/tables/crm-contacts.server.ts";
import { deals } from "../../platform/db/tables/crm-deals.server.ts";
import type { Config } from "../../platform/env.server.ts";
import { queueMail } from "../../platform/mail/mails.server.ts";
import { publishChange } from "../../platform/realtime/change-feed.server.ts";
import { isBreach } from "./deal-cards.server.ts";
import { lateAnswerMail } from "./late-answer-mail.server.ts";
import { contactPath, notifyPeople } from "./notify.server.ts";
import { membersAt } from "./route-deal.server.ts";
import { crmScopeOfRow } from "./scopes.server.ts";

const AT_ONCE = 50;

interface Late {
  contact: string;
  title: string;
  owner: string | null;
}

/**
 * Notifies once of each deal whose time to answer is over: its owner and the coordinators, on the page and by mail;
 * deals that are late at the same time share one mail. @returns whether there may be more
 */
export async function notifyLateAnswers(db: Db, { publicUrl }: Pick<Config, "publicUrl">, now: Date): Promise<boolean> {
  return await db.transaction(async (tx) => {
    const late = await tx
      .select({ deal: deals, contact: { id: contacts.id, fullName: contacts.fullName } })
      .from(deals)
      .innerJoin(contacts, eq(contacts.id, deals.contactId))
      .where(and(isBreach(now), isNull(deals.breachToldAt), isNull(contacts.deletedAt)))
      .orderBy(asc(deals.answerDueAt))
      .limit(AT_ONCE)
      .for("update", { of: deals, skipLocked: true });
    const membersByScope = new Map<string, Member[]>();
    const mails = new Map<string, { board: string; late: Late[] }>();
    for (const { deal, contact } of late) {
      const crmScope = crmScopeOfRow(deal);
      const members = membersByScope.get(crmScope.scope) ?? (await membersAt(tx, crmScope));
      membersByScope.set(crmScope.scope, members);
      const recipients = members.filter(({ id, isSenior }) => id === deal.ownerId || isSenior);
      await notifyPeople(
        tx,
        recipients.map(({ id }) => id),
        {
          kind: "respuestas",
          title: "Un contacto sigue sin respuesta",
          message: `${contact.fullName} espera desde hace más de lo acordado.`,
          link: contactPath(crmScope, contact.id),
          cause: `sin respuesta ${deal.id}`,
          type: "warning",
        },
        now,
      );
      const owner = members.find(({ id }) => id === deal.ownerId)?.name ?? null;
      const board = `${publicUrl}${crmScope.isHouse ? "/admin/crm-leads" : "/dashboard/contactos/tablero"}?vencidas=1`;
      const mailed = await whoWants(
        tx,
        recipients.map(({ id }) => id),
        "respuestas",
        "correo",
      );
      for (const { id, email } of recipients) {
        if (!mailed.has(id)) continue;
        const mail = mails.get(`${email} ${board}`) ?? { board, late: [] };
        mail.late.push({ contact: contact.fullName, title: deal.title, owner });
        mails.set(`${email} ${board}`, mail);
      }
      await tx.update(deals).set({ breachToldAt: now }).where(eq(deals.id, deal.id));
      const { id: dealId, contactId, homeId, source, kind } = deal;
      await tellChanges(tx, deal, "answer.overdue", [{ dealId, contactId, homeId, source, kind }], now);
    }
    for (const [key, mail] of mails) {
      await queueMail(tx, lateAnswerMail(mail.late, { to: key.slice(0, key.indexOf(" ")), board: mail.board }), now);
    }
    for (const scope of membersByScope.keys()) await publishChange(tx, scope, "contacts");
    return late.length === AT_ONCE;
  });
}
