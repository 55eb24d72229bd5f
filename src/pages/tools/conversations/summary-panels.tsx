import type { ReactNode } from "react";
import { counted } from "#domain/shared/format/counted.ts";
import type { ConversationSummary, Fact } from "#domain/tools/conversations/summary.ts";
import { factName, LIMITS_TOLD, nameOf, oneLine, waitWords } from "#domain/tools/conversations/transcript-texts.ts";
import { BarChart } from "#ui/charts/bar-chart.tsx";
import { Disclosure } from "#ui/disclosure.tsx";
import { Panel, PanelBody, PanelHeader } from "#ui/panel.tsx";
import { MessageLink, useMessageLinks } from "./messages-context.tsx";

/** The parts of a summary, each line with its message. */

export function LinesPanel({ lines }: { lines: ConversationSummary["lines"] }) {
  return (
    <Panel labelledBy="lineas" zocalo="plataforma" className="overflow-hidden">
      <PanelHeader id="lineas" title="En pocas líneas" divided />
      <Lines lines={lines} />
    </Panel>
  );
}

export function Lines({ lines }: { lines: ConversationSummary["lines"] }) {
  if (lines.length === 0) {
    return (
      <PanelBody>
        <p className="text-control text-muted-foreground">
          No hay nada que resumir: nadie habla de presupuesto, zona, fechas ni compromisos. Abajo está la conversación
          entera.
        </p>
      </PanelBody>
    );
  }
  return (
    <ol className="divide-y">
      {lines.map(({ text, messages }, i) => (
        <li
          key={`${messages.join()} ${text}`}
          className="grid grid-cols-[1.75rem_minmax(0,1fr)] gap-x-2 px-5 py-3 sm:px-6"
        >
          <span aria-hidden className="font-display text-h4 leading-snug text-primary tabular-nums">
            {i + 1}
          </span>
          <div className="min-w-0">
            <p className="wrap-anywhere">{text}</p>
            <MessageLinks messages={messages} />
          </div>
        </li>
      ))}
    </ol>
  );
}

/** All messages that say it, the newest last. */
function MessageLinks({ messages }: { messages: readonly number[] }) {
  return (
    <p className="flex flex-wrap gap-x-4">
      {messages.map((place) => (
        <MessageLink key={place} place={place} />
      ))}
    </p>
  );
}

export function FactsPanel({ facts, cut }: { facts: readonly Fact[]; cut: string | null }) {
  if (facts.length === 0) return null;
  return (
    <Panel labelledBy="datos" className="overflow-hidden">
      <PanelHeader
        id="datos"
        title="Lo que se sabe"
        description={`De quién es cada dato y de cuándo. ${LIMITS_TOLD}`}
        divided
      />
      <FactList facts={facts} />
      <CutNote>{cut}</CutNote>
    </Panel>
  );
}

export function FactList({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className="divide-y">
      {facts.map(({ kind, shown, messages, replaced }) => (
        <div
          key={`${kind} ${shown}`}
          className="grid gap-x-6 gap-y-0.5 px-5 py-3 sm:grid-cols-[minmax(0,10rem)_minmax(0,1fr)] sm:px-6"
        >
          <dt className="text-control text-muted-foreground">{factName(kind)}</dt>
          <dd className="min-w-0">
            <p className="font-semibold wrap-anywhere">{shown}</p>
            <MessageLinks messages={messages.slice(-1)} />
            {replaced.length > 0 ? (
              <Disclosure summary={<span className="text-sm">Antes dijeron otra cosa</span>} className="border-b-0">
                <ul className="grid gap-1">
                  {replaced.map((one) => (
                    <li key={`${one.shown} ${one.messages.join()}`} className="flex flex-wrap gap-x-3">
                      <s className="wrap-anywhere">{one.shown}</s>
                      <MessageLinks messages={one.messages} />
                    </li>
                  ))}
                </ul>
              </Disclosure>
            ) : null}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Messages as they were written: questions, objections, how somebody feels. */
export function QuotesPanel({
  id,
  title,
  description,
  quotes,
  cut,
}: {
  id: string;
  title: string;
  description?: string;
  /** Of how many these are the newest, in words; null where they are all. */
  cut: string | null;
  quotes: readonly { message: number; topic?: string; quote?: string }[];
}) {
  const { messageOf } = useMessageLinks();
  if (quotes.length === 0) return null;
  return (
    <Panel labelledBy={id} className="overflow-hidden">
      <PanelHeader id={id} title={title} description={description} divided />
      <ul className="divide-y">
        {quotes.map(({ message, topic, quote }) => (
          <li key={`${message} ${topic ?? ""} ${quote ?? ""}`} className="px-5 py-3 sm:px-6">
            {topic ? <p className="font-semibold">{topic}</p> : null}
            <Quote>{quote ?? messageOf(message)?.text ?? ""}</Quote>
            <p>
              <MessageLink place={message} />
            </p>
          </li>
        ))}
      </ul>
      <CutNote>{cut}</CutNote>
    </Panel>
  );
}

/** Says below a list that it is not all of it. */
export function CutNote({ children }: { children: string | null }) {
  if (children === null) return null;
  return <p className="border-t px-5 py-3 text-sm text-muted-foreground sm:px-6">{children}</p>;
}

function Quote({ children }: { children: string }) {
  return <blockquote className="wrap-anywhere">«{oneLine(children)}»</blockquote>;
}

export function ResponsesPanel({
  responses,
  cut,
}: {
  responses: ConversationSummary["responses"];
  cut: string | null;
}) {
  const { people } = useMessageLinks();
  if (responses.length === 0) return null;
  return (
    <Panel labelledBy="respuestas">
      <PanelHeader
        id="respuestas"
        title="Tiempo de respuesta"
        description="Mediana de lo que tarda cada uno en contestar a la otra parte."
      />
      <PanelBody className="grid gap-4">
        <BarChart
          caption="Mediana del tiempo de respuesta de cada persona"
          valueName="Mediana"
          rows={responses.map(({ person, median, count }) => ({
            label: nameOf(people, person),
            detail: counted(count, "respuesta", "respuestas"),
            value: median,
            highlighted: people[person]?.side === "agent",
          }))}
          format={waitWords}
        />
        <ul className="grid gap-1 text-sm text-muted-foreground">
          {responses.map(({ person, longest }) => (
            <li key={person}>
              La más lenta de {nameOf(people, person)}: {waitWords(longest.minutes)},{" "}
              <MessageLink place={longest.message}>en este mensaje</MessageLink>.
            </li>
          ))}
        </ul>
        {cut === null ? null : <p className="text-sm text-muted-foreground">{cut}</p>}
      </PanelBody>
    </Panel>
  );
}

/** The row of buttons at the foot of a panel. */
export function PanelFoot({ children }: { children: ReactNode }) {
  return <div className="flex flex-wrap items-center gap-2 border-t px-5 py-4 sm:px-6">{children}</div>;
}
