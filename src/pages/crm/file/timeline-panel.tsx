import { useEffect, useRef, useState } from "react";
import { CONTACT_EVENT_NAMES } from "#domain/crm/contacts/contact-names.ts";
import { DEAL_KINDS, DEAL_STAGES } from "#domain/crm/contacts/contact-values.ts";
import type { ContactFile, TimelineEvent, TimelinePage } from "#domain/crm/contacts/dto.ts";
import { STAGE_NAMES, stageName } from "#domain/crm/contacts/trades.ts";
import { formatPercent } from "#domain/shared/format/format.ts";
import { listed } from "#domain/shared/format/listed.ts";
import { Button } from "#ui/button.tsx";
import { callApi, failureText } from "#ui/call-api.ts";
import { EmptyState } from "#ui/empty-state.tsx";
import { Panel, PanelHeader } from "#ui/panel.tsx";
import { PageLink } from "#ui/region/page-link.tsx";
import { showToast } from "#ui/toast-store.ts";
import { useThreadsPlace } from "../../shared/threads-place.ts";
import { When } from "../../shared/when.tsx";
import { useCrmPlace } from "../crm-place.ts";
import { EventForm } from "./event-form.tsx";
import { EVENT_ICONS } from "./event-icons.ts";

/** Messages and events of a contact, newest first, and a field to add one. */
export function TimelinePanel({ contact, timeline }: { contact: ContactFile; timeline: TimelinePage }) {
  const { events, next, isLoading, loadMore } = useTimeline(contact.id, timeline);
  return (
    <Panel labelledBy="historial">
      <PanelHeader id="historial" title="Historial" divided />
      {contact.deletedAt === null ? <EventForm contact={contact} /> : null}
      {events.length === 0 ? (
        <EmptyState title="Todavía no ha pasado nada">Apunta aquí cada llamada, mensaje y visita.</EmptyState>
      ) : (
        <ol className="px-5 py-4 sm:px-6">
          {events.map((event, index) => (
            <EventRow key={event.id} event={event} isLast={index === events.length - 1} />
          ))}
        </ol>
      )}
      {next === null ? null : (
        <div className="border-t p-3 text-center">
          <Button variant="ghost" size="sm" loading={isLoading} loadingText="Cargando…" onClick={() => void loadMore()}>
            Ver lo anterior
          </Button>
        </div>
      )}
    </Panel>
  );
}

/** The newest events from the page's data, and older ones that were asked for; new ones push none of them out. */
function useTimeline(contactId: string, first: TimelinePage) {
  const { api } = useCrmPlace();
  const [older, setOlder] = useState<TimelineEvent[]>([]);
  const [next, setNext] = useState(first.next);
  const [isLoading, setLoading] = useState(false);
  const before = useRef(first);
  useEffect(() => {
    const left = before.current.events;
    before.current = first;
    setOlder((kept) => (kept.length === 0 ? kept : joined(left, kept)));
    setNext((kept) => (older.length === 0 ? first.next : kept));
  }, [first, older.length]);
  const loadMore = async () => {
    if (next === null) return;
    setLoading(true);
    const outcome = await callApi<TimelinePage>(
      "GET",
      `${api}/contacts/${contactId}/events?before=${encodeURIComponent(next)}`,
    );
    setLoading(false);
    if (outcome.kind !== "done") {
      showToast({ kind: "error", title: "No se ha podido cargar", description: failureText(outcome) });
      return;
    }
    setOlder((kept) => joined(kept, outcome.answer.events));
    setNext(outcome.answer.next);
  };
  return { events: joined(first.events, older), next, isLoading, loadMore };
}

function joined(first: readonly TimelineEvent[], then: readonly TimelineEvent[]): TimelineEvent[] {
  const seen = new Set(first.map(({ id }) => id));
  return [...first, ...then.filter(({ id }) => !seen.has(id))];
}

/** Papers of other rooms that a line of the history leads to. */
const PAPERS: readonly { key: string; path: string; label: string; isApart?: true }[] = [
  { key: "signatureId", path: "/dashboard/firmas", label: "Ver la petición de firma" },
  { key: "transcriptId", path: "/resumen-conversaciones", label: "Ver la conversación" },
  { key: "dossierId", path: "/analizador-documentos", label: "Ver los documentos" },
  // A document of its own, with its worker.
  { key: "inspectionId", path: "/asistente-valoracion", label: "Ver la visita", isApart: true },
];

function EventRow({ event, isLast }: { event: TimelineEvent; isLast: boolean }) {
  const Icon = EVENT_ICONS[event.kind];
  const notice = wordsOf(event);
  const place = useThreadsPlace();
  return (
    <li className="grid grid-cols-[2rem_minmax(0,1fr)] gap-x-3 text-sm">
      <div className="flex flex-col items-center">
        <span className="grid size-8 shrink-0 place-items-center rounded-full bg-muted text-muted-foreground">
          <Icon aria-hidden size={16} strokeWidth={1.75} />
        </span>
        {isLast ? null : <span aria-hidden className="w-px flex-1 bg-border" />}
      </div>
      <div className={isLast ? "min-w-0" : "min-w-0 pb-5"}>
        <p className="flex flex-wrap items-baseline gap-x-2 pt-1.5 leading-snug">
          <span className="font-medium">{notice.title}</span>
          <span className="text-xs text-muted-foreground">
            <When iso={event.at} />
            {event.actor ? ` · ${event.actor.name}` : null}
          </span>
        </p>
        {event.text ? (
          <p className="mt-1 max-w-reading whitespace-pre-line wrap-anywhere">
            {event.runId && typeof event.data.tool === "string" ? (
              <PageLink to={`/${event.data.tool}?resultado=${event.runId}`} className="link-text">
                {event.text}
              </PageLink>
            ) : (
              event.text
            )}
          </p>
        ) : null}
        {notice.detail ? <p className="mt-1 text-xs text-muted-foreground wrap-anywhere">{notice.detail}</p> : null}
        {PAPERS.map(({ key, path, label, isApart }) => {
          const id = event.data[key];
          if (typeof id !== "string") return null;
          return (
            <p key={key} className="mt-1 text-xs">
              {isApart ? (
                <a href={`${path}/${id}`} className="link-text touch-target">
                  {label}
                </a>
              ) : (
                <PageLink to={`${path}/${id}`} className="link-text touch-target">
                  {label}
                </PageLink>
              )}
            </p>
          );
        })}
        {typeof event.data.threadId === "string" ? (
          <p className="mt-1 text-xs">
            <PageLink to={place.thread(event.data.threadId)} className="link-text touch-target">
              Abrir la conversación
            </PageLink>
          </p>
        ) : null}
        {event.home || event.deal ? (
          <p className="mt-1 flex flex-wrap gap-x-4 text-xs text-muted-foreground">
            {event.deal ? <span>{event.deal.title}</span> : null}
            {event.home ? (
              <PageLink to={`/dashboard/cartera/${event.home.id}`} className="link-text">
                {event.home.title}
              </PageLink>
            ) : null}
          </p>
        ) : null}
      </div>
    </li>
  );
}

/** A stage of a line; lines of before the trades do not say whose it is. */
function namedStage(kind: unknown, value: unknown): string | null {
  const stage = DEAL_STAGES.find((known) => known === value);
  const trade = DEAL_KINDS.find((known) => known === kind);
  return stage === undefined ? null : trade === undefined ? STAGE_NAMES[stage] : stageName(trade, stage);
}

/** `Ana 60 %, Luis 40 %`; whoever has the whole again where nobody shares it. */
function sharesText(shares: readonly unknown[]): string {
  if (shares.length === 0) return "Los honorarios vuelven a ser de quien lleva el trato";
  return shares
    .map((share) => {
      const { name, percent } = share as { name?: unknown; percent?: unknown };
      return `${typeof name === "string" ? name : "Cuenta eliminada"} ${formatPercent(Number(percent) / 100)}`;
    })
    .join(", ");
}

/** Why a message came to this contact, where its number is of others too. */
function sharingText({ by, names }: { by?: unknown; names?: unknown }): string {
  const others = listed(Array.isArray(names) ? names.map(String) : []);
  const reason = by === "nombre" ? "el nombre es el suyo" : "ningún nombre encaja y es la ficha más reciente";
  return `El teléfono es también de ${others}. Ha llegado aquí porque ${reason}.`;
}

/** Ways to reach somebody that came with a message and belong to nobody's file. */
function otherPointsText(points: readonly unknown[], name: unknown): string {
  const as = typeof name === "string" && name ? `Se presentó como «${name}» y dejó` : "Dejó";
  return `${as} ${listed(points.map(String))}. No está en la ficha: añádelo solo si sabes que es suyo.`;
}

/** Name of an event, and its data in words. */
function wordsOf({ kind, data }: TimelineEvent): { title: string; detail: string | null } {
  const from = namedStage(data.kind, data.from);
  const to = namedStage(data.kind, data.to);
  if (kind === "etapa" && to) return { title: from ? `De «${from}» a «${to}»` : `Trato en «${to}»`, detail: null };
  if (kind === "reparto" && Array.isArray(data.shares)) {
    return { title: CONTACT_EVENT_NAMES[kind], detail: sharesText(data.shares) };
  }
  if (kind === "asignacion") {
    const rule = typeof data.ruleName === "string" ? `Regla «${data.ruleName}»` : null;
    const reasons = Array.isArray(data.reasons) ? data.reasons.map(String).join(". ") : "";
    return { title: CONTACT_EVENT_NAMES[kind], detail: [rule, reasons].filter(Boolean).join(": ") || null };
  }
  if (kind === "firma" && typeof data.what === "string") return { title: data.what, detail: null };
  if (typeof data.toolTitle === "string") return { title: data.toolTitle, detail: null };
  const arrived = [
    data.sharing !== null && typeof data.sharing === "object" ? sharingText(data.sharing) : null,
    Array.isArray(data.otherPoints) ? otherPointsText(data.otherPoints, data.otherName) : null,
  ].filter((text) => text !== null);
  if (arrived.length > 0) return { title: CONTACT_EVENT_NAMES[kind], detail: arrived.join(" ") };
  const isIncoming = data.direction === "entrante";
  const isCall = kind === "llamada" || kind === "correo" || kind === "mensaje";
  return {
    title: isCall && isIncoming ? `${CONTACT_EVENT_NAMES[kind]} de su parte` : CONTACT_EVENT_NAMES[kind],
    detail: typeof data.subject === "string" ? data.subject : null,
  };
}
