import { and, eq, gt, inArray, sql } from "drizzle-orm";
import { ANSWER_DAYS, MOST_MAILS_OF_AGENCY, MOST_MAILS_TO_ONE } from "#domain/integrations/flows/flow-limits.ts";
import { DAY_MS } from "#domain/shared/time/durations.ts";
import { readers } from "../../crm/calendar/people.server.ts";
import { contactPath } from "../../crm/contacts/notify.server.ts";
import type { Db } from "../../platform/db/connection.server.ts";
import { contactEvents, contacts } from "../../platform/db/tables/crm-contacts.server.ts";
import { deals } from "../../platform/db/tables/crm-deals.server.ts";
import { type Mail, renderMail } from "../../platform/mail/mail.server.ts";
import { queueMail } from "../../platform/mail/mails.server.ts";
import { emailHash, isSuppressed, unsubscribeLink } from "../../platform/mail/never-again.server.ts";
import { strangerText, strangerWords } from "../../platform/mail/stranger-words.server.ts";
import { publishChange } from "../../platform/realtime/change-feed.server.ts";
import { hasLeft } from "../../tools/campaigns/sending/leave.server.ts";
import { type Acting, crmScopeOfActing, type Done } from "./act.server.ts";

/** Why a contact may be written to by a flow; each stands in the mail's foot and in the timeline. */
const BASES = {
  peticion: "porque nos escribiste",
  visita: "porque viniste a ver una vivienda con nosotros",
  permiso: "porque nos diste permiso",
  cliente: "porque eres cliente nuestro",
} as const;
type Basis = keyof typeof BASES;

const skipped = (note: string): Done => ({ kind: "omitido", note });

/**
 * A mail to the run's contact. It answers a request of theirs, is about a visit of theirs, or goes to somebody who gave permission or
 * is a client; to nobody else. It counts as no answer of a person's: whoever waits still waits for somebody's call.
 */
export async function writeToContact(acting: Acting, letter: { subject: string; text: string }): Promise<Done> {
  const { tx, now, config, keys, subject, flow, run, values } = acting;
  const { contact, email } = subject;
  if (!contact) return skipped("No hay contacto");
  if (email === null) return skipped("No tiene correo");
  const basis = await basisOf(acting);
  if (basis === null)
    return skipped("No hay base para escribirle: ni lo pidió hace poco, ni dio permiso, ni es cliente");
  // Whoever left this agency's campaigns is still answered when they ask for something, and then alone.
  const hash = emailHash(email);
  const wantsNone = basis === "peticion" ? isSuppressed(tx, hash) : hasLeft(tx, { scope: run.scope, emailHash: hash });
  if (await wantsNone) return skipped("Pidió no recibir más correos");
  const full = await isFull(tx, run.scope, contact.id, now);
  if (full !== null) return skipped(full);
  const replyTo =
    subject.ownerId === null ? undefined : (await readers(tx, [subject.ownerId], now)).get(subject.ownerId)?.email;
  const agency = strangerWords(values.agencia ?? values.agente ?? "");
  const endHref = unsubscribeLink(keys, config.publicUrl, email);
  const title = strangerWords(letter.subject);
  const paragraphs = strangerText(letter.text)
    .split(/\n{2,}/)
    .filter((paragraph) => paragraph.trim() !== "");
  const mail: Mail = {
    to: email,
    ...(replyTo ? { replyTo } : {}),
    subject: title,
    links: [endHref],
    endHref,
    ...renderMail({
      ...(agency === "" ? {} : { onBehalfOf: agency }),
      title,
      paragraphs,
      footer: `Te escribe ${agency || "tu agente"}, por medio de Umbral, ${BASES[basis]}. Responde a este correo y le llegará.`,
      end: { label: "No quiero recibir más correos", href: endHref },
    }),
  };
  await queueMail(tx, mail, now);
  await tx.insert(contactEvents).values({
    contactId: contact.id,
    dealId: subject.deal && subject.deal.id === run.dealId ? run.dealId : null,
    at: now,
    kind: "correo",
    text: `${letter.subject}\n\n${letter.text}`.slice(0, 4_000),
    data: { direction: "saliente", way: "flujo", flow: flow.name, basis },
  });
  await publishChange(tx, crmScopeOfActing(acting).scope, "contacts");
  return {
    kind: "hecho",
    note: `Correo enviado, ${BASES[basis]}`,
    link: contactPath(crmScopeOfActing(acting), contact.id),
  };
}

async function basisOf({ tx, now, subject, run, event }: Acting): Promise<Basis | null> {
  const { contact } = subject;
  const isRecent = now.getTime() - run.eventAt.getTime() <= ANSWER_DAYS * DAY_MS;
  if (isRecent && (await isRequest({ tx, run, event }, contact!.id))) return "peticion";
  if (isRecent && event === "visit.done") return "visita";
  if (contact!.consentAt !== null) return "permiso";
  const { contactId, stage, kind } = deals;
  const won = and(eq(contactId, contact!.id), eq(stage, "firmado"), sql`${kind} <> 'propietario'`);
  return (await tx.$count(deals, won)) > 0 ? "cliente" : null;
}

/** Lines of the timeline that the product writes when a message comes in. No person may type one of these. */
const RECEIVED_KINDS = ["formulario", "chat", "resultado_compartido", "correo_portal"] as const;

/**
 * Whether the run's event is a message of theirs that has come in here. A call or mail that somebody notes as received is a claim of
 * whoever wants to write, and gives no right to; so is a lead that the agency's own program leaves, which needs the permission that it states.
 */
async function isRequest(
  { tx, run, event }: Pick<Acting, "tx" | "run" | "event">,
  contactId: string,
): Promise<boolean> {
  // The clock of an answer is started by messages that came in, and by nothing else.
  if (event === "answer.overdue") return true;
  if (event !== "lead.created" && event !== "contact.heard") return false;
  const { contactId: of, at, kind } = contactEvents;
  const isOurs = sql`${contactEvents.data} ->> 'by' is distinct from 'programa'`;
  const received = and(eq(of, contactId), eq(at, run.eventAt), inArray(kind, [...RECEIVED_KINDS]), isOurs);
  return (await tx.$count(contactEvents, received)) > 0;
}

/** Mails by flows in a day, to one person and of the whole agency. */
async function isFull(tx: Db, scope: string, contactId: string, now: Date): Promise<string | null> {
  // Of two runs at once the second counts the mail of the first.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`flow mails ${scope}`}, 0))`);
  const { at, data, contactId: of } = contactEvents;
  const ours = and(gt(at, new Date(now.getTime() - DAY_MS)), sql`${data} ->> 'way' = 'flujo'`);
  if ((await tx.$count(contactEvents, and(eq(of, contactId), ours))) >= MOST_MAILS_TO_ONE) {
    return "Ya recibió hoy un correo de un flujo";
  }
  const [sent] = await tx
    .select({ mails: sql<number>`count(*)::int` })
    .from(contactEvents)
    .innerJoin(contacts, eq(contacts.id, of))
    .where(and(eq(contacts.scope, scope), ours));
  return sent!.mails >= MOST_MAILS_OF_AGENCY
    ? `Los flujos envían como mucho ${MOST_MAILS_OF_AGENCY} correos al día`
    : null;
}
