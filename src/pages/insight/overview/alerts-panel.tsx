import {
  Bell,
  CalendarClock,
  Coins,
  Handshake,
  Heart,
  type LucideIcon,
  MessageCircle,
  MessageCircleQuestion,
  Plug,
  ThumbsDown,
  TrendingUpDown,
  TriangleAlert,
  X,
} from "lucide-react";
import { type ReactNode, Suspense } from "react";
import { Await } from "react-router";
import type { DealCard } from "#domain/crm/contacts/dto.ts";
import type { SaidKind } from "#domain/market/saved-searches/client-words.ts";
import { counted } from "#domain/shared/format/counted.ts";
import { formatMoney, formatNumber } from "#domain/shared/format/format.ts";
import type { NewMatch } from "#server/crm/contacts/new-matches.server.ts";
import type { UnreadAnswer } from "#server/insight/alerts/client-answers.server.ts";
import type { FailingLink } from "#server/insight/alerts/failing-links.server.ts";
import type { PriceAlert } from "#server/insight/alerts/price-alerts.server.ts";
import type { UnreadNotice } from "#server/insight/alerts/unread-notices.server.ts";
import { Button } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Panel, PanelHeader } from "#ui/panel.tsx";
import { PageLink } from "#ui/region/page-link.tsx";
import { LoadingRegion, Skeleton } from "#ui/skeleton.tsx";
import { useCall } from "#ui/use-call.ts";
import { AnswerClock } from "../../crm/answer-clock.tsx";
import { shortRange } from "../../shared/short-range.ts";
import { When } from "../../shared/when.tsx";

/** Alerts that are looked for while the page is already there. */
export interface FoundAlerts {
  /** Notices of the bell that need care, and how many others are unread there. */
  bell: { notices: readonly UnreadNotice[]; others: number };
  answers: readonly UnreadAnswer[];
  matches: readonly NewMatch[];
  prices: readonly PriceAlert[];
  failing: readonly FailingLink[];
}

interface AlertsPanelProps {
  waiting: readonly DealCard[];
  readAt: string;
  mandatesEnding: number;
  credits: { balance: number; isLow: boolean };
  found: Promise<FoundAlerts>;
}

const MATCHES = 3;

const SAID_ICONS: Record<SaidKind, LucideIcon> = {
  pregunta: MessageCircleQuestion,
  "me-gusta": Heart,
  no: ThumbsDown,
};

/** Urgent matters, the most urgent first: answers to write, what failed, answers of clients, broken links, prices, mandates, matches, credits. */
export function AlertsPanel(props: AlertsPanelProps) {
  return (
    <Panel labelledBy="avisos" className="overflow-hidden">
      <PanelHeader
        id="avisos"
        title="Avisos"
        divided
        actions={
          <PageLink to="/dashboard/contactos/tablero" className="link-text touch-target text-sm">
            Tablero
          </PageLink>
        }
      />
      <Waiting {...props} />
      <Suspense
        fallback={
          <LoadingRegion label="Buscando avisos…" className="grid gap-3 px-5 py-4 sm:px-6">
            <Skeleton className="h-10" />
            <Skeleton className="h-10" />
          </LoadingRegion>
        }
      >
        <Await resolve={props.found} errorElement={<Failed />}>
          {(found) => <Found {...props} {...found} />}
        </Await>
      </Suspense>
    </Panel>
  );
}

const Failed = () => (
  <p className="px-5 py-4 text-sm text-muted-foreground sm:px-6">
    No hemos podido buscar coincidencias ni precios. Vuelve a cargar la página en un momento.
  </p>
);

function Waiting({ waiting, readAt }: AlertsPanelProps) {
  if (waiting.length === 0) return null;
  return (
    <ul className="divide-y border-b text-sm">
      {waiting.map(({ id, contact, title, wait }) => (
        <Line
          key={id}
          icon={MessageCircle}
          detail={title}
          aside={<AnswerClock dueAt={wait?.dueAt ?? null} readAt={readAt} />}
        >
          Responder a{" "}
          <PageLink to={`/dashboard/contactos/${contact.id}`} className="link-text font-medium">
            {contact.fullName}
          </PageLink>
        </Line>
      ))}
    </ul>
  );
}

/** A notice of the bell as a line of the alerts. */
function NoticeLine({
  icon,
  notice: { title, message, link, at },
}: {
  icon: LucideIcon;
  notice: Pick<UnreadNotice, "title" | "message" | "link" | "at">;
}) {
  return (
    <Line icon={icon} detail={message} aside={<When iso={at} className="text-xs text-muted-foreground" />}>
      {link === null ? (
        title
      ) : (
        <PageLink to={link} className="link-text font-medium">
          {title}
        </PageLink>
      )}
    </Line>
  );
}

function Found(props: AlertsPanelProps & FoundAlerts) {
  const { waiting, bell, answers, matches, prices, failing, mandatesEnding, credits } = props;
  const lines = [
    ...bell.notices.map((notice) => (
      <NoticeLine
        key={notice.id}
        icon={notice.type === "question" ? MessageCircleQuestion : TriangleAlert}
        notice={notice}
      />
    )),
    ...answers.map((answer) => <NoticeLine key={answer.id} icon={SAID_ICONS[answer.kind]} notice={answer} />),
    ...failing.map(({ kind, id, name, error, at }) => (
      <Line
        key={id}
        icon={Plug}
        detail={error ?? undefined}
        aside={
          <span className="flex items-center gap-1">
            <When iso={at} className="text-xs text-muted-foreground" />
            {kind === "feed" ? <Dismiss id={id} name={name} /> : null}
          </span>
        }
      >
        {kind === "feed" ? "No se lee " : "No llega el aviso a "}
        <PageLink
          to={kind === "feed" ? "/dashboard/cartera/remitentes" : "/dashboard/integrations"}
          className="link-text font-medium"
        >
          {name}
        </PageLink>
      </Line>
    )),
    ...prices.map(({ home, price, range, currency, perMonth }) => (
      <Line
        key={`precio ${home.id}`}
        icon={TrendingUpDown}
        detail={`Su última valoración da ${shortRange(range)} en 8 de cada 10 casos`}
        aside={
          <span className="text-sm font-semibold tabular-nums">
            {formatMoney(price, currency)}
            {perMonth ? <span className="font-normal text-muted-foreground"> al mes</span> : null}
          </span>
        }
      >
        <PageLink to={`/dashboard/cartera/${home.id}`} className="link-text font-medium">
          {home.title}
        </PageLink>{" "}
        está {price > range.high ? "por encima" : "por debajo"} de su rango
      </Line>
    )),
    ...(mandatesEnding > 0
      ? [
          <Line key="encargos" icon={CalendarClock} detail="Renueva o cierra antes de que venzan">
            <PageLink to="/dashboard/cartera?encargo=vence" className="link-text font-medium">
              {mandatesEnding === 1
                ? "Un encargo termina este mes"
                : `${formatNumber(mandatesEnding)} encargos terminan este mes`}
            </PageLink>
          </Line>,
        ]
      : []),
    ...matches.slice(0, MATCHES).map(({ home, isPriceChange, at, people }) => (
      <Line
        key={`encaje ${home.id}`}
        icon={Handshake}
        detail={isPriceChange ? "Ha cambiado de precio" : "Acaba de entrar"}
        aside={<When iso={at} className="text-xs text-muted-foreground" />}
      >
        <PageLink to={`/dashboard/cartera/${home.id}`} className="link-text font-medium">
          {home.title}
        </PageLink>{" "}
        encaja con lo que busca{" "}
        <PageLink to={`/dashboard/contactos/${people[0]!.id}`} className="link-text">
          {people[0]!.fullName}
        </PageLink>
        {people.length > 1
          ? ` y ${people.length === 2 ? "otra persona" : `${formatNumber(people.length - 1)} personas más`}`
          : ""}
      </Line>
    )),
    ...(credits.isLow
      ? [
          <Line key="creditos" icon={Coins} detail="Menos del 10&nbsp;% del plan">
            <PageLink to="/dashboard/creditos" className="link-text font-medium">
              {credits.balance === 1 ? "Te queda" : "Te quedan"} {counted(credits.balance, "crédito", "créditos")}
            </PageLink>
          </Line>,
        ]
      : []),
  ];
  if (bell.others > 0) {
    lines.push(
      <Line key="campana" icon={Bell} detail="Ábrelos en la campana, arriba">
        {bell.notices.length > 0
          ? `Hay ${counted(bell.others, "aviso más", "avisos más")} sin leer`
          : `Hay ${counted(bell.others, "aviso", "avisos")} sin leer`}
      </Line>,
    );
  }
  if (lines.length > 0) return <ul className="divide-y text-sm">{lines}</ul>;
  if (waiting.length > 0) return null;
  return (
    <EmptyState
      title="Nada que avisar"
      action={
        <Button asChild variant="outline" size="sm">
          <PageLink to="/dashboard/settings/avisos">Elegir mis avisos</PageLink>
        </Button>
      }
    >
      Aquí salen respuestas que vencen, lo que dicen tus clientes, viviendas que encajan con tus compradores, precios
      fuera de rango y encargos que terminan.
    </EmptyState>
  );
}

/** Takes the failure of a sender off the alerts; the next one comes again. */
function Dismiss({ id, name }: { id: string; name: string }) {
  const { isBusy, call } = useCall();
  return (
    <Button
      size="icon"
      variant="ghost"
      loading={isBusy}
      aria-label={`Descartar el aviso de ${name}`}
      onClick={() => call("Aviso descartado", "POST", `/api/imports/sources/${id}/dismiss-failure`)}
    >
      <X aria-hidden size={16} strokeWidth={1.75} />
    </Button>
  );
}

function Line({
  icon: Icon,
  detail,
  aside,
  children,
}: {
  icon: LucideIcon;
  detail?: string | undefined;
  aside?: ReactNode;
  children: ReactNode;
}) {
  return (
    <li className="flex items-start gap-3 px-5 py-3 sm:px-6">
      <Icon aria-hidden size={18} strokeWidth={1.75} className="mt-0.5 shrink-0 text-muted-foreground" />
      <span className="flex min-w-0 flex-1 flex-wrap items-start justify-between gap-x-5 gap-y-1">
        <span className="min-w-0 flex-1 basis-52 wrap-anywhere">
          {children}
          {detail === undefined ? null : <span className="block text-xs text-muted-foreground">{detail}</span>}
        </span>
        {aside}
      </span>
    </li>
  );
}
