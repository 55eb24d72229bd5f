import type { Who } from "#domain/integrations/flows/flow-document.ts";
import { whoWants } from "../../accounts/preferences/preferences.server.ts";
import { readers } from "../../crm/calendar/people.server.ts";
import { notifyPeople } from "../../crm/contacts/notify.server.ts";
import { renderMail } from "../../platform/mail/mail.server.ts";
import { queueMail } from "../../platform/mail/mails.server.ts";
import { strangerWords } from "../../platform/mail/stranger-words.server.ts";
import { type Acting, type Done, recipientsOf, subjectLink } from "./act.server.ts";

/** A notice of a flow to people of its team: in the bell, and by mail where the step asks for it and they want such mails. */
export async function sendNotice(
  acting: Acting,
  who: Who,
  text: string,
  byMail: boolean,
  to?: readonly string[],
): Promise<Done> {
  const { tx, now, flow, runId, stepId, config } = acting;
  const people = to ?? (await recipientsOf(acting, who));
  if (people.length === 0) return { kind: "omitido", note: "No hay a quién avisar" };
  const link = subjectLink(acting) ?? `/dashboard/flujos/${flow.id}`;
  const message = text.slice(0, 300);
  await notifyPeople(
    tx,
    people,
    { kind: "flujos", title: flow.name, message, link, cause: `flujo:${runId}:${stepId}` },
    now,
  );
  if (byMail) {
    const mailed = await whoWants(tx, people, "flujos", "correo");
    for (const { email } of (await readers(tx, [...mailed], now)).values()) {
      const href = `${config.publicUrl}${link}`;
      await queueMail(
        tx,
        {
          to: email,
          subject: strangerWords(message),
          links: [href],
          ...renderMail({
            title: strangerWords(flow.name),
            paragraphs: [strangerWords(message)],
            action: { label: "Abrir la ficha", href },
            footer: `Te avisa un flujo de tu equipo. Si no quieres estos correos, cámbialo en los ajustes de tu cuenta.`,
          }),
        },
        now,
      );
    }
  }
  return {
    kind: "hecho",
    note: people.length === 1 ? "Aviso enviado" : `Aviso enviado a ${people.length} personas`,
    link,
  };
}
