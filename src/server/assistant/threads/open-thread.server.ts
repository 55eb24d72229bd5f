import { randomUUID } from "node:crypto";
import { and, eq, gte, inArray, isNull } from "drizzle-orm";
import { momentWords } from "#domain/assistant/chat/answer-hours.ts";
import type { ContactPurpose } from "#domain/assistant/chat/dto.ts";
import { consentWords, type HandOver, newsWords } from "#domain/assistant/chat/hand-over.ts";
import { type HandedOver, PURPOSE_REQUESTS } from "#domain/assistant/chat/threads.ts";
import type { DealKind } from "#domain/crm/contacts/contact-values.ts";
import type { HomeName } from "#domain/crm/contacts/dto.ts";
import { phoneOf } from "#domain/crm/contacts/phone.ts";
import { HOUR_MS } from "#domain/shared/time/durations.ts";
import { dayOf } from "#domain/shared/time/local-time.ts";
import { instantOf, localOf } from "#domain/shared/time/zone-time.ts";
import type { Member } from "../../accounts/people/people.server.ts";
import { whoWants } from "../../accounts/preferences/preferences.server.ts";
import { ensureEvent } from "../../crm/calendar/ensure-event.server.ts";
import { HOME_COLUMNS, homeName } from "../../crm/contacts/deal-cards.server.ts";
import { membersAt } from "../../crm/contacts/route-deal.server.ts";
import { type CrmScope, crmScopeOfRow, HOUSE_SCOPE } from "../../crm/contacts/scopes.server.ts";
import { settingsOf } from "../../crm/contacts/settings.server.ts";
import { takeIn } from "../../crm/contacts/take-in.server.ts";
import { AppError } from "../../platform/app-error.server.ts";
import type { Db } from "../../platform/db/connection.server.ts";
import { chatThreadMessages, chatThreads } from "../../platform/db/tables/assistant-threads.server.ts";
import { deals } from "../../platform/db/tables/crm-deals.server.ts";
import { properties } from "../../platform/db/tables/portfolio-homes.server.ts";
import { leads } from "../../platform/db/tables/site-leads.server.ts";
import { redactPath } from "../../platform/failures/redact.server.ts";
import { queueMail } from "../../platform/mail/mails.server.ts";
import { addLead } from "../../site/leads/leads.server.ts";
import { askToConfirm } from "../../site/newsletter/confirm-news.server.ts";
import type { ToolServices } from "../../tools/tool-services.server.ts";
import { findOpenChannel, type OpenChannel } from "./channels.server.ts";
import { threadMail } from "./thread-mail.server.ts";
import { hoursOf, keyHashOf, publishThreadChange, whoAnswers } from "./thread-rows.server.ts";

/**
 * A visitor asks for people: thread, contact, deal, task and notice to the person who looks after it, in one
 * transaction.
 */

/** Threads an hour to one CRM scope, from everywhere: nobody's mailbox is a place to flood. */
const PER_HOUR = 120;
const CHAT_SOURCE = "chat";

interface Sender {
  ipAddress: string | null;
  userAgent: string | null;
  locale: string | null;
}

/** The CRM scope behind a channel. Umbral's own chat has no channel. */
const crmScopeOfChannel = (channel: OpenChannel | null): CrmScope => (channel ? crmScopeOfRow(channel) : HOUSE_SCOPE);

/** @throws AppError NOT_FOUND for a channel that is closed */
async function channelOf(db: Db, code: string | undefined): Promise<OpenChannel | null> {
  if (code === undefined) return null;
  const channel = await findOpenChannel(db, code);
  if (!channel) throw new AppError("NOT_FOUND");
  return channel;
}

/**
 * The same form sent again is the same thread.
 *
 * @throws AppError NOT_FOUND for a closed channel, and for another's thread; INVALID_INPUT; RATE_LIMIT
 */
export async function openThread(services: ToolServices, form: HandOver, sender: Sender): Promise<HandedOver> {
  const { config, database, now } = services;
  const at = now();
  if (form.phone !== undefined && phoneOf(form.phone) === null) {
    throw wrong("phone", "No reconozco ese teléfono. Fuera de España, escribe el prefijo");
  }
  return await database.db.transaction(async (tx) => {
    const channel = await channelOf(tx, form.channel);
    const crmScope = crmScopeOfChannel(channel);
    const settings = await settingsOf(tx, crmScope.scope);
    if (form.when !== undefined && instantOf(`${form.when}:00`, settings.timeZone) <= at) {
      throw wrong("when", "Elige un momento que no haya pasado");
    }
    const done = { id: form.id, key: form.key, hours: await hoursOf(tx, crmScope.scope, at) };
    const who = channel?.name ?? "Umbral";
    const home = await homeOf(tx, crmScope, form.homeId);
    const [thread] = await tx
      .insert(chatThreads)
      .values({
        id: form.id,
        scope: crmScope.scope,
        ownerId: crmScope.personId,
        agencyId: crmScope.agencyId,
        channelId: channel?.id ?? null,
        keyHash: keyHashOf(form.key),
        purpose: form.purpose,
        visitorName: form.name,
        homeId: home?.id ?? null,
        page: form.page ? redactPath(form.page) : null,
        consentAt: at,
        consentText: consentWords(who),
        messages: form.transcript.length + 1,
        unreadByTeam: 1,
        createdAt: at,
        lastAt: at,
      })
      .onConflictDoNothing()
      .returning();
    if (!thread) {
      const isSame = and(eq(chatThreads.id, form.id), eq(chatThreads.keyHash, keyHashOf(form.key)));
      if ((await tx.$count(chatThreads, isSame)) === 0) throw new AppError("NOT_FOUND");
      return done;
    }
    const since = new Date(at.getTime() - HOUR_MS);
    const recent = and(eq(chatThreads.scope, crmScope.scope), gte(chatThreads.createdAt, since));
    if ((await tx.$count(chatThreads, recent)) > PER_HOUR) throw new AppError("RATE_LIMIT");

    const today = localOf(at, settings.timeZone);
    const wanted = form.when === undefined ? null : momentWords(`${form.when}:00`, today);
    const request = requestText(form, wanted, home);
    await addTranscript(tx, form, request, at);
    const leadId = crmScope.isHouse && form.email !== undefined ? await keepLead(tx, form, request, sender, at) : null;
    const taken = await takeIn(tx, crmScope, {
      name: form.name,
      email: form.email ?? null,
      phone: form.phone ?? null,
      isUnverified: true,
      language: sender.locale?.slice(0, 2).toLowerCase() ?? null,
      source: CHAT_SOURCE,
      consent: form.marketing ? { at, text: newsWords(who), isVouchedFor: false } : null,
      event: {
        kind: "chat",
        text: request,
        data: {
          threadId: thread.id,
          purpose: form.purpose,
          consent: consentWords(who),
          ...(leadId === null ? {} : { leadId }),
          ...(form.when === undefined ? {} : { when: form.when }),
          ...(thread.page === null ? {} : { page: thread.page }),
        },
      },
      deal: {
        kind: kindOf(form.purpose, crmScope),
        title: home ? `${TITLES[form.purpose]}: ${home.title}` : TITLES[form.purpose],
        homeId: home?.id ?? null,
        leadId,
      },
      at,
    });
    if (leadId !== null) {
      if (form.marketing) await askToConfirm(tx, services, form.email!, at);
      await tx.update(leads).set({ takenAt: at, contactId: taken.contactId }).where(eq(leads.id, leadId));
    }
    const [deal] = await tx.select({ ownerId: deals.ownerId }).from(deals).where(eq(deals.id, taken.dealId));
    const ownerId = deal!.ownerId;
    await tx
      .update(chatThreads)
      .set({ contactId: taken.contactId, dealId: taken.dealId, leadId, ownerId })
      .where(eq(chatThreads.id, thread.id));
    const isMeeting = form.purpose === "visita" || form.when !== undefined;
    if (isMeeting) {
      await ensureEvent(
        tx,
        {
          cause: `hilo:${thread.id}`,
          ownerId,
          agencyId: crmScope.agencyId,
          kind: "tarea",
          title: `Confirmar ${form.purpose === "visita" ? "la visita" : "la cita"} de ${form.name}`.slice(0, 200),
          notes: wanted === null ? "No ha dicho cuándo: acuérdalo con él." : `Propone ${wanted}. Por confirmar.`,
          startsLocal: form.when === undefined ? `${dayOf(today)}T00:00:00` : `${form.when}:00`,
          isAllDay: form.when === undefined,
          timeZone: settings.timeZone,
          contactId: taken.contactId,
          dealId: taken.dealId,
          homeId: home?.id ?? null,
        },
        at,
      );
    }
    await mailTeam(tx, config, { crmScope, form, ownerId, threadId: thread.id, request }, at);
    await publishThreadChange(tx, thread);
    return done;
  });
}

const wrong = (path: string, message: string) => new AppError("INVALID_INPUT", [{ path, message }]);

const TITLES: Record<ContactPurpose, string> = {
  persona: "Chat",
  visita: "Visita",
  demo: "Demostración",
  valoracion: "Valoración",
  consulta: "Consulta",
};

function kindOf(purpose: ContactPurpose, { isHouse }: CrmScope): DealKind {
  if (purpose === "visita") return "comprador";
  if (purpose === "valoracion") return "propietario";
  return isHouse ? "plataforma" : "comprador";
}

interface WantedHome extends HomeName {
  /** Its name for the visitor, who reads their own request again: without an address that the home keeps to itself. */
  shownTitle: string;
}

/** A home in the portfolio of this CRM scope that a visitor may come to see; undefined for any other home. */
async function homeOf(
  tx: Db,
  { agencyId, scope, isHouse }: CrmScope,
  homeId: string | undefined,
): Promise<WantedHome | null> {
  if (homeId === undefined || isHouse) return null;
  const isOfCrmScope =
    agencyId === null
      ? and(eq(properties.ownerId, scope), isNull(properties.agencyId))
      : eq(properties.agencyId, agencyId);
  const [home] = await tx
    .select({ ...HOME_COLUMNS, showsAddress: properties.showsAddress })
    .from(properties)
    .where(
      and(
        eq(properties.id, homeId),
        isOfCrmScope,
        inArray(properties.status, ["disponible", "reservado"]),
        isNull(properties.deletedAt),
      ),
    );
  if (!home) return null;
  const shown = home.showsAddress ? home : { ...home, address: null };
  return { ...homeName(home), shownTitle: homeName(shown).title };
}

/** Their request as they would write it. */
function requestText({ purpose, message }: HandOver, when: string | null, home: WantedHome | null): string {
  const about = home ? `\nInmueble: ${home.shownTitle}.` : "";
  const time = when === null ? "" : `\nMe viene bien ${when}.`;
  return `${PURPOSE_REQUESTS[purpose]}${about}${time}${message ? `\n${message}` : ""}`;
}

async function addTranscript(tx: Db, form: HandOver, request: string, at: Date): Promise<void> {
  const stated = form.transcript.map(({ role, content }, index) => ({
    threadId: form.id,
    position: index + 1,
    author: role === "user" ? ("visitante" as const) : ("asistente" as const),
    content,
    callId: randomUUID(),
    createdAt: at,
  }));
  const own = { threadId: form.id, position: stated.length + 1, author: "visitante" as const, createdAt: at };
  // Its call id is the thread's id: messages before it went to the assistant.
  await tx.insert(chatThreadMessages).values([...stated, { ...own, content: request, callId: form.id }]);
}

async function keepLead(tx: Db, form: HandOver, message: string, sender: Sender, at: Date): Promise<string> {
  const { id } = await addLead(
    tx,
    {
      email: form.email!,
      full_name: form.name,
      phone: form.phone?.slice(0, 20),
      company: undefined,
      position: undefined,
      message: message.slice(0, 2_000),
      marketing_consent: form.marketing,
      source: CHAT_SOURCE,
      interested_in: [form.purpose],
      utm_source: undefined,
      utm_medium: undefined,
      utm_campaign: undefined,
      utm_content: undefined,
      utm_term: undefined,
      referrer: undefined,
      landing_page: form.page && redactPath(form.page),
      pages_visited: [],
      time_on_site: 0,
      ip_address: sender.ipAddress ?? undefined,
      user_agent: sender.userAgent ?? undefined,
      locale: sender.locale ?? undefined,
      website: undefined,
    },
    at,
  );
  return id;
}

/** Mails the owner of the thread; without one the people who may assign it, and for Umbral's own also sales. */
async function mailTeam(
  tx: Db,
  { publicUrl, salesEmail }: ToolServices["config"],
  stated: { crmScope: CrmScope; form: HandOver; ownerId: string | null; threadId: string; request: string },
  at: Date,
): Promise<void> {
  const { crmScope, form, ownerId, threadId, request } = stated;
  const link = `${publicUrl}${crmScope.isHouse ? "/admin" : "/dashboard"}/conversaciones/${threadId}`;
  const members = (await membersAt(tx, crmScope)).filter(({ id, isSenior }) =>
    ownerId === null ? isSenior : id === ownerId,
  );
  const wanting = await whoWants(
    tx,
    members.map(({ id }: Member) => id),
    "contactos",
    "correo",
  );
  const addresses = members.filter(({ id }) => wanting.has(id)).map(({ email }) => email);
  const to = crmScope.isHouse && ownerId === null ? [salesEmail] : addresses;
  for (const address of to) await queueMail(tx, threadMail(form, { to: address, request, link }), at);
}

export async function answererOf(db: Db, code: string | undefined, at: Date) {
  const crmScope = crmScopeOfChannel(await channelOf(db, code));
  return { who: await whoAnswers(db, crmScope), hours: await hoursOf(db, crmScope.scope, at) };
}
