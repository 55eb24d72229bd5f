import { data } from "react-router";
import { counted } from "#domain/shared/format/counted.ts";
import { formatNumber, formatPercent } from "#domain/shared/format/format.ts";
import { leftOutWords } from "#domain/tools/campaigns/sending/left-out.ts";
import { PEOPLE_FILTERS } from "#domain/tools/campaigns/sending/results.ts";
import { AppError } from "#server/platform/app-error.server.ts";
import { readUuid } from "#server/platform/http/path-id.server.ts";
import { listPeople, readResults } from "#server/tools/campaigns/sending/read-results.server.ts";
import { Button } from "#ui/button.tsx";
import { Callout } from "#ui/callout.tsx";
import { Panel, PanelBody, PanelHeader } from "#ui/panel.tsx";
import { PageLink } from "#ui/region/page-link.tsx";
import { FigureList, StatFigure } from "#ui/stat-figure.tsx";
import { Tag } from "#ui/tag.tsx";
import { useCall } from "#ui/use-call.ts";
import { pageMeta } from "../../../shared/page-meta.ts";
import { When } from "../../../shared/when.tsx";
import { requireCampaigns } from "../campaigns-access.server.ts";
import { useCampaignsPlace } from "../campaigns-place.ts";
import { mailPlaceOf, useMailPlace } from "../mail-place.ts";
import { STATE_WORDS } from "../state-words.ts";
import type { Route } from "./+types/results.ts";
import { PeoplePanel } from "./people-panel.tsx";
import { TestPanel } from "./test-panel.tsx";
import { CancelCampaign, UnderWay } from "./under-way.tsx";

export async function loader({ context, params, request, url }: Route.LoaderArgs) {
  const { actor, services } = requireCampaigns(context, request);
  const { db } = services.database;
  const id = readUuid(params.campaignId);
  const filter = PEOPLE_FILTERS.find((one) => one === url.searchParams.get("ver")) ?? "todos";
  const after = readUuid(url.searchParams.get("desde") ?? "") ?? null;
  if (id === undefined) throw data(null, { status: 404 });
  try {
    const results = await readResults(db, actor, id);
    const { people, next } = await listPeople(db, actor, id, { filter, after, now: services.now() });
    return {
      crumb: "Resultados",
      crumbAbove: results.name,
      results,
      people,
      next,
      filter,
      isFirst: after === null,
    };
  } catch (error) {
    throw error instanceof AppError ? data(null, { status: 404 }) : error;
  }
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: "Resultados de la campaña",
    description:
      "Qué se ha enviado, a quién no y por qué, qué ha rebotado y quién ha abierto un enlace o se ha dado de baja.",
    path: mailPlaceOf(args.location.pathname).campaigns,
    regions: false,
    noIndex: true,
  });

export default function ResultsPage({ loaderData }: Route.ComponentProps) {
  const { results, people, next, filter, isFirst } = loaderData;
  const { figures, reasons, links, test, messages, state, pausedBecause } = results;
  const place = useMailPlace();
  const tag = STATE_WORDS[state];
  const of = (part: number) => (figures.sent === 0 ? undefined : `${formatPercent(part / figures.sent)} de lo enviado`);
  return (
    <main id="contenido" className="grid gap-4">
      <div className="min-w-0">
        <h1 className="flex flex-wrap items-center gap-x-3 gap-y-1 text-h3">
          <span className="min-w-0 wrap-anywhere">{results.name}</span> <Tag tone={tag.tone}>{tag.label}</Tag>
        </h1>
        <p className="mt-1 text-control text-muted-foreground">
          {results.startedAt === null ? (
            "Aún no ha salido nada."
          ) : (
            <>
              Empezó el <When iso={results.startedAt} style="full" />.
            </>
          )}
          {results.endedAt === null ? null : (
            <>
              {" "}
              Terminó el <When iso={results.endedAt} style="full" />.
            </>
          )}
        </p>
      </div>
      {state === "preparando" || state === "enviando" ? (
        <UnderWay
          campaign={results}
          done={figures.sent + figures.failed + figures.unanswered}
          waiting={figures.waiting}
          isSequence={messages.length > 1}
        />
      ) : null}
      {pausedBecause === null ? null : <Paused campaign={results} because={pausedBecause} />}
      {figures.unanswered > 0 && (state === "enviando" || state === "terminada") ? (
        <Unanswered campaignId={results.id} mails={figures.unanswered} />
      ) : null}
      <Panel labelledBy="cifras">
        <PanelHeader id="cifras" title="Qué ha pasado" />
        <PanelBody className="grid grid-cols-2 gap-x-6 gap-y-5 sm:grid-cols-4">
          <StatFigure
            label="Enviados"
            value={formatNumber(figures.sent)}
            note={
              figures.waiting > 0
                ? `${counted(figures.waiting, "espera", "esperan")}`
                : counted(figures.people, "persona en total", "personas en total")
            }
          />
          <StatFigure
            label="No enviados"
            value={formatNumber(figures.leftOut + figures.failed)}
            note="con su motivo, abajo"
          />
          <StatFigure
            label="Rebotados"
            value={formatNumber(figures.bounced)}
            note={
              figures.softBounces > 0
                ? `${counted(figures.softBounces, "aviso pasajero", "avisos pasajeros")} además`
                : "para siempre"
            }
          />
          <StatFigure label="Abrieron un enlace" value={formatNumber(figures.clicked)} note={of(figures.clicked)} />
          <StatFigure label="Respondieron" value={formatNumber(figures.replied)} note={of(figures.replied)} />
          <StatFigure
            label="Se dieron de baja"
            value={formatNumber(figures.unsubscribed)}
            note={of(figures.unsubscribed)}
          />
          <StatFigure
            label="Marcado como no deseado"
            value={formatNumber(figures.complained)}
            note={of(figures.complained) ?? "desde 0,3 % se para sola"}
          />
          <StatFigure
            label="Aperturas"
            value={formatNumber(figures.opened)}
            note="lo que dicen los programas de correo, no personas"
          />
        </PanelBody>
      </Panel>
      {test === null ? null : <TestPanel test={test} />}
      {messages.length > 1 ? <SequencePanel messages={messages} /> : null}
      {reasons.length > 0 ? (
        <Panel labelledBy="motivos">
          <PanelHeader
            id="motivos"
            title="A quién no se ha enviado, y por qué"
            description="Se decide otra vez en el momento de enviar a cada persona: nadie recibe nada sin permiso."
          />
          <PanelBody>
            <FigureList
              items={reasons.map(({ reason, people: many }) => ({
                label: leftOutWords(reason),
                value: formatNumber(many),
              }))}
            />
          </PanelBody>
        </Panel>
      ) : null}
      {links.length > 0 ? (
        <Panel labelledBy="enlaces">
          <PanelHeader
            id="enlaces"
            title="Enlaces"
            description="Personas que abrieron cada uno, sin los programas que se reconocen."
            divided
          />
          <ul className="divide-y text-sm">
            {links.map(({ message, address, people: many }) => (
              <li key={`${message} ${address}`} className="flex items-baseline justify-between gap-4 px-5 py-3 sm:px-6">
                <span className="min-w-0 wrap-anywhere">{address}</span>
                <span className="font-semibold tabular-nums">{formatNumber(many)}</span>
              </li>
            ))}
          </ul>
        </Panel>
      ) : null}
      <PeoplePanel
        people={people}
        next={next}
        filter={filter}
        isFirst={isFirst}
        campaignId={results.id}
        isSequence={messages.length > 1}
      />
      <p className="text-sm text-muted-foreground">
        <PageLink to={place.campaigns} className="link-text">
          Todas las campañas
        </PageLink>
      </p>
    </main>
  );
}

/** A campaign that stands still, why, and the way on. */
function Paused({ campaign, because }: { campaign: { id: string; name: string }; because: string }) {
  const { api } = useCampaignsPlace();
  const { isBusy, call } = useCall();
  return (
    <Callout
      tone="warning"
      title="En pausa"
      action={
        <span className="flex flex-wrap gap-2">
          <Button
            size="sm"
            variant="outline"
            loading={isBusy}
            onClick={() => void call("La campaña sigue", "POST", `${api}/${campaign.id}/resume`)}
          >
            Seguir enviando
          </Button>
          <CancelCampaign campaign={campaign} />
        </span>
      }
    >
      {because}.
    </Callout>
  );
}

/** Mails that may have arrived, and may not: only a person sends them again. */
function Unanswered({ campaignId, mails }: { campaignId: string; mails: number }) {
  const place = useMailPlace();
  const { isBusy, call } = useCall();
  return (
    <Callout
      tone="warning"
      title={`${counted(mails, "correo", "correos")} sin respuesta del servidor`}
      action={
        <Button
          variant="outline"
          loading={isBusy}
          onClick={() => void call("Se envían otra vez", "POST", `${place.resultsApi}/${campaignId}/unanswered`)}
        >
          Enviar otra vez
        </Button>
      }
    >
      La conexión se cortó justo al entregar y no sabemos si llegaron. No se repiten solos, para que nadie reciba el
      mismo correo dos veces.
    </Callout>
  );
}

function SequencePanel({ messages }: { messages: Route.ComponentProps["loaderData"]["results"]["messages"] }) {
  return (
    <Panel labelledBy="mensajes">
      <PanelHeader id="mensajes" title="Mensajes de la secuencia" divided />
      <ol className="divide-y text-sm">
        {messages.map(({ subject, sent, waiting, clicked, replied }, number) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a message is its place
          <li key={number} className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 px-5 py-3 sm:px-6">
            <span className="min-w-0 font-medium wrap-anywhere">
              {number + 1}. {subject || "Sin asunto"}
            </span>
            <span className="text-muted-foreground tabular-nums">
              {counted(sent, "enviado", "enviados")} · {counted(waiting, "espera", "esperan")} ·{" "}
              {counted(clicked, "clic", "clics")} · {counted(replied, "respuesta", "respuestas")}
            </span>
          </li>
        ))}
      </ol>
    </Panel>
  );
}
