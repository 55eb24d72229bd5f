import { redirect } from "react-router";
import { PAGE_TOOLS } from "#content/page-tools.ts";
import { counted } from "#domain/shared/format/counted.ts";
import { DEMO_CONVERSATION, DEMO_DAY, DEMO_TITLE } from "#domain/tools/conversations/demo-conversation.ts";
import { readThread } from "#domain/tools/conversations/read-thread.ts";
import { likelyAgents, withSides } from "#domain/tools/conversations/sides.ts";
import { summarize } from "#domain/tools/conversations/summarize.ts";
import { TRANSCRIPTS_PATH } from "#domain/tools/conversations/transcript-forms.ts";
import { SOURCE_NAMES } from "#domain/tools/conversations/transcript-texts.ts";
import { actorContext, mustHave, servicesContext, viewerContext } from "#server/boot/services.server.ts";
import { Button } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { useFreshData } from "#ui/realtime/use-fresh-data.ts";
import { PageLink } from "#ui/region/page-link.tsx";
import { Tag } from "#ui/tag.tsx";
import { useCall } from "#ui/use-call.ts";
import { addressOfPlace } from "../../shared/list-page.ts";
import { OwnList } from "../../shared/own-list.tsx";
import { pageMeta, toolDataOf } from "../../shared/page-meta.ts";
import { TrashActs } from "../../shared/trash-acts.tsx";
import { When } from "../../shared/when.tsx";
import type { Route } from "./+types/transcripts.ts";
import { NewTranscript } from "./new-transcript.tsx";
import { TranscriptExample } from "./transcript-example.tsx";
import { transcriptsData } from "./transcripts-data.server.ts";

/** A visitor sees an example that the engine sums up; a person their conversations. `?contacto=` begins one about a contact. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const actor = mustHave(context.get(actorContext));
  if (actor.isAnonymous || context.get(viewerContext) === null) return { own: null, example: exampleOf() };
  const own = await transcriptsData(mustHave(context.get(servicesContext)), actor, url.searchParams);
  const { place, pages } = own;
  // Its last rows may have been thrown away on the page itself.
  if (place.page > pages) throw redirect(addressOfPlace(url.pathname, { ...place, page: pages }, own.contact?.id));
  return { own, example: null };
}

/** Read anew for each page that is drawn: it is a few lines long. */
function exampleOf() {
  const read = readThread(DEMO_CONVERSATION, { fileName: DEMO_TITLE, zone: "Europe/Madrid", locale: "es-ES" });
  if ("problem" in read) throw new Error("the example is a conversation");
  const thread = withSides(read, likelyAgents(read));
  return { thread, summary: summarize(thread, { today: DEMO_DAY, country: "ES" }) };
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: "Resumen de conversaciones de WhatsApp, correo y llamadas",
    description:
      "Pega un chat, un correo o una transcripción: cinco líneas con su mensaje, datos del cliente, compromisos con fecha y preguntas sin responder, listos para tu contacto y tu calendario.",
    path: TRANSCRIPTS_PATH,
    data: toolDataOf(args, PAGE_TOOLS.find(({ path }) => path === TRANSCRIPTS_PATH)!),
  });

const LEAD =
  "Pega un chat, un hilo de correos o una transcripción y quédate con lo que importa: qué busca, qué prometiste y para cuándo. Cada línea lleva a su mensaje.";

export default function Transcripts({ loaderData: { own, example } }: Route.ComponentProps) {
  if (!own) return <TranscriptExample lead={LEAD} example={example} />;
  return (
    <main id="contenido" className="wrap-page pt-6 pb-section">
      <h1 className="mt-4 max-w-[18em]">Resumen de conversaciones</h1>
      <p className="mt-4 mb-8 max-w-[38em] text-lead text-muted-foreground">{LEAD}</p>
      <Own {...own} />
    </main>
  );
}

type OwnTranscripts = NonNullable<Route.ComponentProps["loaderData"]["own"]>;

function Own({ transcripts, pages, place, contact }: OwnTranscripts) {
  useFreshData("contacts");
  return (
    <div className="grid gap-5">
      {place.isTrash ? null : <NewTranscript key={contact?.id ?? ""} contact={contact} />}
      <OwnList
        path={TRANSCRIPTS_PATH}
        place={place}
        pages={pages}
        of={contact && { id: contact.id, name: contact.name }}
        things="las conversaciones"
        emptyTrash="Lo que mandes a la papelera se queda aquí treinta días."
        empty={
          <EmptyState
            title={contact ? `Aún no has resumido ninguna con ${contact.name}` : "Aún no has resumido ninguna"}
          >
            Pega arriba la primera. Si no se entiende, te enseñamos la línea y no se guarda nada.
          </EmptyState>
        }
      >
        {transcripts.map((transcript) => (
          <Row key={transcript.id} transcript={transcript} isTrash={place.isTrash} />
        ))}
      </OwnList>
    </div>
  );
}

function Row({ transcript, isTrash }: { transcript: OwnTranscripts["transcripts"][number]; isTrash: boolean }) {
  const { isBusy, call } = useCall();
  const path = `/api/transcripts/${transcript.id}`;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-5 py-3 sm:px-6">
      <div className="min-w-0 flex-1 basis-80">
        <PageLink
          to={`${TRANSCRIPTS_PATH}/${transcript.id}`}
          className="link-text touch-target font-medium wrap-anywhere"
        >
          {transcript.title}
        </PageLink>
        {transcript.firstLine ? (
          <p className="line-clamp-2 text-control wrap-anywhere">{transcript.firstLine}</p>
        ) : null}
        <p className="text-xs text-muted-foreground">
          {SOURCE_NAMES[transcript.source]} · {counted(transcript.messageCount, "mensaje", "mensajes")}
          {transcript.lastAt ? (
            <>
              {" · hasta el "}
              <When iso={transcript.lastAt} style="day" />
            </>
          ) : null}
        </p>
      </div>
      <span className="flex flex-wrap items-center gap-2">
        {transcript.unanswered > 0 && !isTrash ? (
          <Tag tone="warning">
            {counted(transcript.unanswered, "pregunta sin responder", "preguntas sin responder")}
          </Tag>
        ) : null}
        {isTrash ? (
          <TrashActs title={transcript.title} path={path} thing="la conversación">
            Se borran sus mensajes y su resumen. Lo que llevaste al contacto se queda; sus citas y tareas conservan el
            día, sin nombre ni palabras.
          </TrashActs>
        ) : (
          <Button
            size="sm"
            variant="ghost"
            loading={isBusy}
            aria-label={`A la papelera ${transcript.title}`}
            onClick={() => void call("En la papelera", "DELETE", path)}
          >
            A la papelera
          </Button>
        )}
      </span>
    </li>
  );
}
