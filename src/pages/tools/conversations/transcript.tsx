import { Download, Trash2 } from "lucide-react";
import { data, useNavigate } from "react-router";
import { counted } from "#domain/shared/format/counted.ts";
import { TRANSCRIPTS_PATH } from "#domain/tools/conversations/transcript-forms.ts";
import { SOURCE_NAMES, summaryText } from "#domain/tools/conversations/transcript-texts.ts";
import { mustHave, servicesContext } from "#server/boot/services.server.ts";
import { readUuid } from "#server/platform/http/path-id.server.ts";
import { Button } from "#ui/button.tsx";
import { Callout } from "#ui/callout.tsx";
import { CopyButton } from "#ui/copy-button.tsx";
import { useFreshData } from "#ui/realtime/use-fresh-data.ts";
import { useCall } from "#ui/use-call.ts";
import { personOf, requireViewer } from "../../accounts/auth/guard.server.ts";
import { pageMeta } from "../../shared/page-meta.ts";
import { When } from "../../shared/when.tsx";
import type { Route } from "./+types/transcript.ts";
import { CommitmentsPanel } from "./commitments-panel.tsx";
import { KeepContactPanel } from "./keep-contact-panel.tsx";
import { MessagesProvider } from "./messages-context.tsx";
import { MessagesPanel } from "./messages-panel.tsx";
import { ReadingPanel } from "./reading-panel.tsx";
import { ReplyPanel } from "./reply-panel.tsx";
import { FactsPanel, LinesPanel, QuotesPanel, ResponsesPanel } from "./summary-panels.tsx";
import { transcriptData } from "./transcript-data.server.ts";
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
  const { id, title, head, summary, messageCount } = page;
  const { people, zone } = head;
  const { messages, marked, goBack, isLoading, show, load } = useMessages({
    transcriptId: id,
    messages: page.messages,
    asked: page.asked,
  });
  const { call, isBusy } = useCall({ leavesPage: true });
  const navigate = useNavigate();
  const messageOf = (place: number) =>
    page.cited.find(({ index }) => index === place) ?? messages.find(({ index }) => index === place);
  return (
    <main id="contenido" className="wrap-page grid gap-5 pt-6 pb-section">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
          <h1 className="text-h3 wrap-anywhere">{title}</h1>
          <p className="mt-1.5 text-control text-muted-foreground">
            {SOURCE_NAMES[head.source]} · {counted(messageCount, "mensaje", "mensajes")}
            {page.lastAt ? (
              <>
                {" · hasta el "}
                <When iso={page.lastAt} style="day" />
              </>
            ) : null}
          </p>
        </div>
        <div className="flex flex-wrap gap-2">
          <Button
            variant="ghost"
            loading={isBusy}
            disabled={page.isTrashed}
            onClick={async () => {
              const outcome = await call("En la papelera", "DELETE", `/api/transcripts/${id}`);
              if (outcome.kind === "done") await navigate(TRANSCRIPTS_PATH);
            }}
          >
            <Trash2 aria-hidden size={18} strokeWidth={1.75} /> A la papelera
          </Button>
          <CopyButton text={() => summaryText({ title, people, zone, summary }, messageOf)} label="Copiar el resumen" />
          <Button asChild>
            <a href={`/api/transcripts/${id}/summary.pdf`} target="_blank" rel="noreferrer">
              <Download aria-hidden size={18} strokeWidth={1.75} /> Resumen en PDF
            </a>
          </Button>
        </div>
      </div>
      {page.isTrashed ? (
        <Callout tone="warning" title="Esta conversación está en la papelera">
          A los 30 días se borra para siempre. Recupérala en la lista para seguir con ella.
        </Callout>
      ) : null}
      <MessagesProvider value={{ people, messageOf, show }}>
        <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
          <div className="grid min-w-0 gap-5">
            <LinesPanel lines={summary.lines} />
            <FactsPanel facts={summary.facts} />
            <CommitmentsPanel
              key={page.revision}
              transcriptId={id}
              summary={summary}
              zone={zone}
              kept={page.keptEvents}
            />
            <QuotesPanel
              id="sin-responder"
              title="Preguntas sin responder"
              description="Nadie las contestó después."
              quotes={summary.unanswered}
            />
            <QuotesPanel id="objeciones" title="Objeciones" quotes={summary.objections} />
            <QuotesPanel
              id="en-sus-palabras"
              title="En sus palabras"
              description="Lo que sienten, tal como lo escribieron. No lo puntuamos."
              quotes={summary.moods}
            />
            {page.isTrashed ? null : (
              <KeepContactPanel
                key={`${page.revision} ${page.offer.contact?.id ?? ""}`}
                transcriptId={id}
                first={page.offer}
                name={page.clientName}
              />
            )}
            {summary.reply === null ? null : (
              <ReplyPanel key={summary.reply} draft={summary.reply} phone={page.phone} />
            )}
            <ResponsesPanel responses={summary.responses} />
          </div>
          <MessagesPanel
            people={people}
            messages={messages}
            count={messageCount}
            marked={marked}
            goBack={goBack}
            isLoading={isLoading}
            onPage={(from) => void load(from)}
          >
            <ReadingPanel transcriptId={id} head={head} country={page.country} mayTurnDays={page.mayTurnDays} />
          </MessagesPanel>
        </div>
      </MessagesProvider>
    </main>
  );
}
