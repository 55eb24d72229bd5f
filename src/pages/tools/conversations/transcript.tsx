import { useMemo } from "react";
import { data } from "react-router";
import { counted } from "#domain/shared/format/counted.ts";
import { TRANSCRIPTS_PATH } from "#domain/tools/conversations/transcript-forms.ts";
import { cutWords, questionsIn, SOURCE_NAMES, summaryText } from "#domain/tools/conversations/transcript-texts.ts";
import { mustHave, servicesContext } from "#server/boot/services.server.ts";
import { readUuid } from "#server/platform/http/path-id.server.ts";
import { Button } from "#ui/button.tsx";
import { Callout } from "#ui/callout.tsx";
import { useFreshData } from "#ui/realtime/use-fresh-data.ts";
import { useCall } from "#ui/use-call.ts";
import { personOf, requireViewer } from "../../accounts/auth/guard.server.ts";
import { pageMeta } from "../../shared/page-meta.ts";
import { When } from "../../shared/when.tsx";
import type { Route } from "./+types/transcript.ts";
import { AgentQuestion } from "./agent-choice.tsx";
import { CommitmentsPanel } from "./commitments-panel.tsx";
import { KeepContactPanel } from "./keep-contact-panel.tsx";
import { MessagesProvider } from "./messages-context.tsx";
import { MessagesPanel } from "./messages-panel.tsx";
import { ReadingPanel } from "./reading-panel.tsx";
import { ReplyPanel } from "./reply-panel.tsx";
import { FactsPanel, LinesPanel, QuotesPanel, ResponsesPanel } from "./summary-panels.tsx";
import { transcriptData } from "./transcript-data.server.ts";
import { TranscriptHead } from "./transcript-head.tsx";
import { useMessages } from "./use-messages.ts";

/** `/resumen-conversaciones/{id}`: a summary beside its conversation. `?mensaje=` opens the page of messages that it stands on. */
export async function loader({ context, request, params, url }: Route.LoaderArgs) {
  requireViewer(context, request);
  const id = readUuid(params.transcriptId);
  const found =
    id && (await transcriptData(mustHave(context.get(servicesContext)), personOf(context), id, url.searchParams));
  if (!found) throw data(null, { status: 404 });
  return { crumb: found.title, crumbAbove: "Resumen de conversaciones", ...found };
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: args.loaderData?.title ?? "Conversación",
    description: "El resumen de una conversación, con cada línea junto a su mensaje.",
    path: TRANSCRIPTS_PATH,
    regions: false,
    noIndex: true,
  });

export default function TranscriptPage({ loaderData }: Route.ComponentProps) {
  useFreshData("contacts");
  return <Transcript key={loaderData.id} {...loaderData} />;
}

function Transcript(page: Route.ComponentProps["loaderData"]) {
  const { id, title, head, summary, messageCount, isTrashed } = page;
  const { people, zone } = head;
  // Of one person alone, and of notes, everything is the client's.
  const isUnclear = people.length > 1 && people.every(({ side }) => side !== "agent");
  const { messages, marked, goBack, isLoading, show, load, unfold } = useMessages({
    transcriptId: id,
    messages: page.messages,
    revision: page.revision,
    asked: page.asked,
  });
  const { call, isBusy } = useCall();
  const messageOf = useMemo(() => {
    const known = new Map([...messages, ...page.cited].map((message) => [message.index, message]));
    return (place: number) => known.get(place);
  }, [messages, page.cited]);
  return (
    <main id="contenido" className="wrap-page grid gap-5 pt-6 pb-section">
      <TranscriptHead
        id={id}
        title={title}
        isTrashed={isTrashed}
        textOf={() => summaryText({ title, people, zone, today: page.today, summary }, messageOf)}
      >
        {SOURCE_NAMES[head.source]} · {counted(messageCount, "mensaje", "mensajes")}
        {page.lastAt ? (
          <>
            {" · hasta el "}
            <When iso={page.lastAt} style="day" />
          </>
        ) : null}
      </TranscriptHead>
      {isTrashed ? (
        <Callout
          tone="warning"
          title="Esta conversación está en la papelera"
          action={
            <Button
              variant="outline"
              size="sm"
              loading={isBusy}
              onClick={() => void call("Recuperada", "POST", `/api/transcripts/${id}/restore`)}
            >
              Recuperar
            </Button>
          }
        >
          A los 30 días se borra para siempre.
        </Callout>
      ) : null}
      {isUnclear && !isTrashed ? <AgentQuestion transcriptId={id} people={people} /> : null}
      <MessagesProvider value={{ people, messageOf, show }}>
        <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
          <div className="grid min-w-0 gap-5">
            <LinesPanel lines={summary.lines} />
            <FactsPanel facts={summary.facts} cut={cutWords(summary, "facts")} />
            <CommitmentsPanel
              key={page.revision}
              transcriptId={id}
              summary={summary}
              zone={zone}
              today={page.today}
              kept={page.keptEvents}
              mayAdd={!isTrashed}
            />
            <QuotesPanel
              id="sin-responder"
              title="Preguntas sin responder"
              description="Nadie las contestó después."
              quotes={summary.unanswered.map(({ message }) => ({
                message,
                quote: questionsIn(messageOf(message)?.text ?? ""),
              }))}
              cut={cutWords(summary, "unanswered")}
            />
            <QuotesPanel
              id="objeciones"
              title="Objeciones"
              quotes={summary.objections}
              cut={cutWords(summary, "objections")}
            />
            <QuotesPanel
              id="en-sus-palabras"
              title="En sus palabras"
              description="Lo que sienten, tal como lo escribieron. No lo puntuamos."
              quotes={summary.moods}
              cut={cutWords(summary, "moods")}
            />
            {isTrashed || isUnclear ? null : (
              <KeepContactPanel
                key={`${page.revision} ${page.offer.contact?.id ?? ""}`}
                transcriptId={id}
                first={page.offer}
                name={page.clientName}
              />
            )}
            {summary.reply === null || isUnclear ? null : (
              <ReplyPanel key={summary.reply} draft={summary.reply} phone={page.phone} />
            )}
            <ResponsesPanel responses={summary.responses} cut={cutWords(summary, "responses")} />
          </div>
          <MessagesPanel
            people={people}
            messages={messages}
            count={messageCount}
            marked={marked}
            goBack={goBack}
            isLoading={isLoading}
            onPage={(from) => void load(from)}
            onUnfold={unfold}
          >
            {isTrashed ? null : (
              <ReadingPanel transcriptId={id} head={head} country={page.country} mayTurnDays={page.mayTurnDays} />
            )}
          </MessagesPanel>
        </div>
      </MessagesProvider>
    </main>
  );
}
