import { randomUUID } from "node:crypto";
import { and, eq, ne } from "drizzle-orm";
import type { OpeningTimes } from "#domain/crm/contacts/business-hours.ts";
import { isOpenStage } from "#domain/crm/contacts/trades.ts";
import { FLOW_MESSAGE_TYPE, type WebhookEventType } from "#domain/integrations/api/webhook-events.ts";
import { fillText, type TextVariable } from "#domain/integrations/flows/fill-text.ts";
import type { Action, Who } from "#domain/integrations/flows/flow-document.ts";
import type { FlowEventType } from "#domain/integrations/flows/flow-events.ts";
import { later } from "#domain/integrations/flows/wait-until.ts";
import { localOf } from "#domain/shared/time/zone-time.ts";
import type { PersonActor } from "../../accounts/access/actor.server.ts";
import { mayRead } from "../../accounts/access/policies.server.ts";
import { membersOf } from "../../accounts/people/people.server.ts";
import { createEvent } from "../../crm/calendar/change-events.server.ts";
import { seniorsOf } from "../../crm/calendar/people.server.ts";
import { contactPath } from "../../crm/contacts/notify.server.ts";
import { routeDeal } from "../../crm/contacts/route-deal.server.ts";
import { type CrmScope, crmScopeOf, enterCrmScope } from "../../crm/contacts/scopes.server.ts";
import { type Act, assignContact, changeContact } from "../../crm/contacts/write-contact.server.ts";
import { moveToStage } from "../../crm/contacts/write-deal.server.ts";
import { AppError } from "../../platform/app-error.server.ts";
import type { Db } from "../../platform/db/connection.server.ts";
import { contactEvents } from "../../platform/db/tables/crm-contacts.server.ts";
import { webhookDeliveries, webhookEndpoints } from "../../platform/db/tables/integrations.server.ts";
import type { Config } from "../../platform/env.server.ts";
import { publishChange } from "../../platform/realtime/change-feed.server.ts";
import type { AuthKeys } from "../../platform/secrets/keys.server.ts";
import { type Enrolled, enrolContact, listSequences } from "../../tools/campaigns/sending/enrol.server.ts";
import { tellBuyers } from "./act-buyers.server.ts";
import { writeToContact } from "./act-mail.server.ts";
import { sendNotice } from "./act-notice.server.ts";
import type { RunSubject, Subject } from "./read-subject.server.ts";

/** Outcome of an action; a link leads to where it can be seen. */
export type Done =
  | { kind: "hecho"; note: string; link?: string }
  /** There was nothing to do, or no right to; the run goes on. */
  | { kind: "omitido"; note: string };

export interface Acting {
  tx: Db;
  config: Pick<Config, "publicUrl">;
  keys: AuthKeys;
  now: Date;
  actor: PersonActor;
  flow: { id: string; name: string };
  runId: string;
  stepId: string;
  run: RunSubject;
  /** The event that began the run. */
  event: FlowEventType;
  subject: Subject;
  values: Partial<Record<TextVariable, string>>;
}

const LONGEST_TITLE = 200;
const skipped = (note: string): Done => ({ kind: "omitido", note });

/**
 * Does one action of a run, in the transaction that keeps how far the run has come: a process that dies has done neither. What is to
 * leave the house (mails, webhooks) is only written into its outbox here.
 *
 * @throws AppError what the rooms refuse; whatever else is tried again
 */
export async function act(acting: Acting, action: Action): Promise<Done> {
  const { subject, values } = acting;
  const { contact, deal } = subject;
  switch (action.do) {
    case "tarea":
      return await addTask(acting, action.who, fillText(action.title, values), action);
    case "aviso":
      return await sendNotice(acting, action.who, fillText(action.text, values), action.byMail);
    case "correo":
      return await writeToContact(acting, {
        subject: fillText(action.subject, values),
        text: fillText(action.text, values),
      });
    case "nota":
      return contact ? await addNote(acting, contact.id, fillText(action.text, values)) : skipped("No hay contacto");
    case "etiqueta": {
      if (!contact) return skipped("No hay contacto");
      const has = contact.tags.includes(action.tag);
      if (has === (action.mode === "pone")) return skipped(has ? "Ya la tenía" : "No la tenía");
      const tags = has ? contact.tags.filter((tag) => tag !== action.tag) : [...contact.tags, action.tag];
      await changeContact(acting.tx, actOf(acting), contact.id, { tags });
      return { kind: "hecho", note: has ? "Etiqueta quitada" : "Etiqueta puesta" };
    }
    case "etapa": {
      if (!deal) return skipped("No hay trato");
      if (deal.stage === action.stage) return skipped("Ya estaba en esa etapa");
      if (!isOpenStage(deal.stage)) return skipped("El trato ya está cerrado");
      const lost = action.stage === "perdido" ? { lossReason: action.lossReason, lossNote: null } : {};
      try {
        await moveToStage(acting.tx, actOf(acting), deal.id, { stage: action.stage, evidence: {}, ...lost });
      } catch (error) {
        if (!(error instanceof AppError) || error.code !== "INVALID_INPUT") throw error;
        return skipped("La etapa pide datos que el trato todavía no tiene");
      }
      return { kind: "hecho", note: "Trato movido" };
    }
    case "asignar":
      return await assign(acting, action);
    case "compradores":
      return await tellBuyers(acting, action);
    case "webhook":
      return await sendWebhook(acting, action.endpointId);
    case "secuencia":
      return contact ? await enrol(acting, action.campaignId, contact.id) : skipped("No hay contacto");
    default:
      return action satisfies never;
  }
}

export const actOf = ({ actor, now }: Acting): Act => ({ actor, now });
export const crmScopeOfActing = ({ actor }: Acting): CrmScope => crmScopeOf(actor);

/** The page of whom the run is about, for a bell or a log. */
export function subjectLink(acting: Acting): string | null {
  const { contact, home } = acting.subject;
  if (contact) return contactPath(crmScopeOfActing(acting), contact.id);
  return home ? `/dashboard/cartera/${home.id}` : null;
}

/** @returns ids of accounts; of nobody in charge, those who lead */
export async function recipientsOf(acting: Acting, { to, personId }: Who): Promise<string[]> {
  const { tx, actor, subject } = acting;
  if (actor.agency === null) return [actor.ownerId];
  const wanted = to === "responsable" ? subject.ownerId : to === "persona" ? personId : null;
  const members = await membersOf(tx, actor);
  if (wanted !== null && members.some(({ id }) => id === wanted)) return [wanted];
  return await seniorsOf(tx, actor.agency.id);
}

export async function addTask(
  acting: Acting,
  who: Who,
  title: string,
  due: { amount: number; unit: "minutos" | "horas" | "dias" },
  more: { ownerId?: string; key?: string; homeId?: string | null } = {},
): Promise<Done> {
  const { tx, actor, now, subject, run, runId, stepId } = acting;
  const times: OpeningTimes = subject.times;
  const at = due.amount === 0 ? now : later(now, due.amount, due.unit, times);
  const [first] = more.ownerId ? [more.ownerId] : await recipientsOf(acting, who);
  // Nobody in particular: all who lead see it.
  const isForAll = !more.ownerId && actor.agency !== null && (who.to === "coordinacion" || first === undefined);
  await createEvent(
    tx,
    actor,
    {
      kind: "tarea",
      title: title.slice(0, LONGEST_TITLE),
      notes: null,
      location: null,
      timeZone: times.timeZone,
      isAllDay: false,
      startsLocal: localOf(at, times.timeZone),
      durationMinutes: 30,
      rrule: null,
      status: "confirmado",
      priority: "normal",
      contactId: subject.contact?.id ?? null,
      dealId: subject.deal && subject.deal.id === run.dealId ? run.dealId : null,
      homeId: more.homeId ?? subject.home?.id ?? null,
      ownerId: isForAll ? null : first!,
      reminders: [],
    },
    now,
    `flujo:${runId}:${stepId}${more.key ? `:${more.key}` : ""}`,
  );
  return {
    kind: "hecho",
    note: "Tarea creada",
    link: actor.isHouse ? "/admin/tareas" : "/dashboard/calendar/tareas",
  };
}

const ENROLLED: Readonly<Record<Enrolled, Done>> = {
  apuntado: { kind: "hecho", note: "Apuntado en la secuencia" },
  "ya-estaba": skipped("Ya había estado en esa secuencia"),
  "sin-base": skipped("No hay base para escribirle: ni dio permiso ni es cliente, o pidió no recibir más"),
  "no-admite": skipped("La secuencia no está en marcha"),
};

/** Only a sequence of the flow's own agency; whether somebody may be written to, the sender asks again before each mail. */
async function enrol({ tx, actor, now }: Acting, campaignId: string | null, contactId: string): Promise<Done> {
  const isOurs = (await listSequences(tx, actor)).some(({ id }) => id === campaignId);
  if (campaignId === null || !isOurs) return ENROLLED["no-admite"];
  return ENROLLED[await enrolContact(tx, campaignId, contactId, now)];
}

async function addNote(acting: Acting, contactId: string, text: string): Promise<Done> {
  const { tx, now, flow, actor } = acting;
  // Nobody's words: the timeline names the flow instead of a person.
  await tx.insert(contactEvents).values({ contactId, at: now, kind: "nota", text, data: { flow: flow.name } });
  await publishChange(tx, crmScopeOf(actor).scope, "contacts");
  return { kind: "hecho", note: "Nota añadida" };
}

async function assign(acting: Acting, action: Extract<Action, { do: "asignar" }>): Promise<Done> {
  const { tx, actor, subject } = acting;
  const { contact, deal, home, facts } = subject;
  if (!contact) return skipped("No hay contacto");
  const members = await membersOf(tx, actor);
  let ownerId = action.personId;
  if (action.to === "reglas") {
    const crmScope = crmScopeOfActing(acting);
    await enterCrmScope(tx, crmScope);
    const routed = await routeDeal(
      tx,
      crmScope,
      {
        source: facts.source ?? contact.source,
        kind: deal?.kind ?? "comprador",
        operation: facts.operation ?? undefined,
        places: facts.places,
        postalCode: home?.postalCode ?? undefined,
        price: facts.price ?? undefined,
        currency: home?.currency ?? deal?.currency,
        language: contact.language ?? undefined,
        homeOwnerId: home?.ownerId ?? undefined,
      },
      members,
    );
    ownerId = routed.ownerId;
  }
  if (ownerId === null) return skipped("Ninguna regla dice a quién");
  if (!members.some(({ id }) => id === ownerId)) return skipped("Esa persona ya no está en el equipo");
  if (contact.ownerId === ownerId) return skipped("Ya lo llevaba");
  await assignContact(tx, actOf(acting), contact.id, { ownerId, withDeals: true });
  return { kind: "hecho", note: "Contacto asignado" };
}

/** A message for an address of the agency's webhooks, signed and sent like all others. */
async function sendWebhook(
  { tx, actor, now, flow, runId, stepId, run }: Acting,
  endpointId: string | null,
): Promise<Done> {
  if (endpointId === null) return skipped("No hay webhook");
  const [endpoint] = await tx
    .select({ id: webhookEndpoints.id })
    .from(webhookEndpoints)
    .where(and(eq(webhookEndpoints.id, endpointId), mayRead(actor, "webhook"), ne(webhookEndpoints.state, "pausado")));
  if (!endpoint) return skipped("El webhook está en pausa o ya no está");
  const data = {
    flowId: flow.id,
    flow: flow.name,
    runId,
    stepId,
    contactId: run.contactId,
    dealId: run.dealId,
    homeId: run.homeId,
  };
  const eventId = randomUUID();
  const payload = { id: eventId, type: FLOW_MESSAGE_TYPE, timestamp: now.toISOString(), data };
  await tx.insert(webhookDeliveries).values({
    endpointId,
    eventId,
    // No event of the list: the column takes any, its type names those that change something.
    type: FLOW_MESSAGE_TYPE as WebhookEventType,
    payload,
    createdAt: now,
    nextAttemptAt: now,
  });
  return { kind: "hecho", note: "En la cola del webhook", link: `/dashboard/integrations/webhooks/${endpointId}` };
}
