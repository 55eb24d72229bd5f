import { Copy, Plus } from "lucide-react";
import { type FormEvent, useState } from "react";
import { useNavigate } from "react-router";
import { counted } from "#domain/shared/format/counted.ts";
import { START_IDS, type StartId } from "#domain/tools/campaigns/composing/start-ids.ts";
import { STARTS } from "#domain/tools/campaigns/composing/starts.ts";
import { readUuid } from "#server/platform/http/path-id.server.ts";
import { mailHomes } from "#server/tools/campaigns/composing/mail-homes.server.ts";
import { listCampaigns } from "#server/tools/campaigns/composing/read-campaigns.server.ts";
import { Button } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { InputBox } from "#ui/form/controls.tsx";
import { Panel, PanelBody, PanelHeader } from "#ui/panel.tsx";
import { useFreshData } from "#ui/realtime/use-fresh-data.ts";
import { PageLink } from "#ui/region/page-link.tsx";
import { Tag } from "#ui/tag.tsx";
import { useCall } from "#ui/use-call.ts";
import { askedPlace } from "../../shared/list-page.ts";
import { OwnList } from "../../shared/own-list.tsx";
import { pageMeta } from "../../shared/page-meta.ts";
import { TrashActs } from "../../shared/trash-acts.tsx";
import { When } from "../../shared/when.tsx";
import type { Route } from "./+types/campaigns.ts";
import { requireCampaigns } from "./campaigns-access.server.ts";
import { useCampaignsPlace } from "./campaigns-place.ts";
import { HomesPicker } from "./homes-picker.tsx";
import { STATE_WORDS } from "./state-words.ts";

const LONGEST_SEARCH = 80;

/** Campaigns of the actor, the last changed first. `?vivienda=` begins one about a home. */
export async function loader({ context, request, url }: Route.LoaderArgs) {
  const { place, actor, services } = requireCampaigns(context, request);
  const text = (url.searchParams.get("buscar") ?? "").trim().slice(0, LONGEST_SEARCH);
  const asked = askedPlace(url.searchParams);
  const homeId = readUuid(url.searchParams.get("vivienda") ?? "");
  const [list, homes] = await Promise.all([
    listCampaigns(services.database.db, actor, { ...asked, text }),
    homeId === undefined ? null : mailHomes(services, actor, [homeId]),
  ]);
  const home = homeId === undefined ? undefined : homes?.get(homeId);
  return {
    crumb: "Campañas de email",
    ...list,
    place: asked,
    path: place.path,
    text,
    homes: home ? [{ id: home.id, title: home.title }] : [],
  };
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: "Campañas de email",
    description:
      "Tus campañas y secuencias: en qué estado están, a cuántas personas han llegado y cuántas han pulsado.",
    path: "/dashboard/campanas-email",
    regions: false,
    noIndex: true,
  });

export default function Campaigns({ loaderData }: Route.ComponentProps) {
  useFreshData("contacts");
  const { campaigns, pages, place, path, text } = loaderData;
  const { api } = useCampaignsPlace();
  return (
    <main id="contenido" className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div>
          <h1 className="text-h3">Campañas de email</h1>
          <p className="mt-1.5 max-w-[38em] text-control text-muted-foreground">
            Correos a quien puede recibirlos, con tu cartera y tu marca.
          </p>
        </div>
        <Button asChild variant="outline">
          <PageLink to={`${path}/remitentes`}>Remitentes</PageLink>
        </Button>
      </div>
      {place.isTrash ? null : <NewCampaignPanel api={api} path={path} homes={loaderData.homes} />}
      <OwnList
        path={path}
        place={place}
        pages={pages}
        things="las campañas"
        emptyTrash="Lo que elimines se queda aquí hasta que lo borres."
        actions={<SearchBox text={text} path={path} />}
        empty={
          <EmptyState title={text ? "Ninguna se llama así" : "Aún no has preparado ninguna"}>
            {text ? "Prueba con otra palabra." : "Elige arriba cómo empezar: los textos ya están puestos."}
          </EmptyState>
        }
      >
        {campaigns.map((one) => (
          <Row key={one.id} one={one} isTrash={place.isTrash} path={path} api={api} />
        ))}
      </OwnList>
    </main>
  );
}

function SearchBox({ text, path }: { text: string; path: string }) {
  const navigate = useNavigate();
  function search(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = String(new FormData(event.currentTarget).get("buscar") ?? "").trim();
    void navigate(typed ? `${path}?${new URLSearchParams({ buscar: typed })}` : path);
  }
  return (
    <form onSubmit={search} className="w-full sm:w-56">
      <InputBox
        type="search"
        name="buscar"
        aria-label="Buscar por nombre"
        placeholder="Buscar por nombre"
        defaultValue={text}
        maxLength={LONGEST_SEARCH}
      />
    </form>
  );
}

interface NewCampaignProps {
  api: string;
  path: string;
  homes: { id: string; title: string }[];
}

function NewCampaignPanel({ api, path, homes: given }: NewCampaignProps) {
  const { isHouse } = useCampaignsPlace();
  const { isBusy, call } = useCall({ leavesPage: true });
  const navigate = useNavigate();
  const [homes, setHomes] = useState(given);
  async function begin(start: StartId | null) {
    const homeIds = start === null || STARTS[start].homes === "ninguna" ? [] : homes.map(({ id }) => id);
    const most = start !== null && STARTS[start].homes === "una" ? homeIds.slice(0, 1) : homeIds;
    const outcome = await call(null, "POST", api, { start, homeIds: most });
    if (outcome.kind === "done") await navigate(`${path}/${(outcome.answer as { id: string }).id}`);
  }
  return (
    <Panel labelledBy="nueva">
      <PanelHeader
        id="nueva"
        title="Nueva campaña"
        description="Elige viviendas si las cuentas, y un comienzo con los textos puestos."
        actions={
          <Button variant="outline" loading={isBusy} onClick={() => void begin(null)}>
            <Plus aria-hidden size={18} strokeWidth={1.75} /> En blanco
          </Button>
        }
      />
      <PanelBody className="grid grid-cols-[minmax(0,1fr)] gap-5">
        {/* Umbral itself has no portfolio. */}
        {isHouse ? null : <HomesPicker homes={homes} most={12} onChange={setHomes} />}
        <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-4">
          {START_IDS.map((id) => (
            <li key={id} className="grid">
              <button
                type="button"
                disabled={isBusy}
                onClick={() => void begin(id)}
                className="grid content-start gap-1 rounded-md border border-input bg-card p-4 text-left text-sm hover:border-primary hover:bg-muted disabled:opacity-60"
              >
                <span className="font-medium">{STARTS[id].label}</span>
                <span className="text-muted-foreground">{STARTS[id].about}</span>
              </button>
            </li>
          ))}
        </ul>
      </PanelBody>
    </Panel>
  );
}

type Listed = Route.ComponentProps["loaderData"]["campaigns"][number];

function Row({ one, isTrash, path, api }: { one: Listed; isTrash: boolean; path: string; api: string }) {
  const { isBusy, call } = useCall();
  const copying = useCall({ leavesPage: true });
  const navigate = useNavigate();
  const own = `${api}/${one.id}`;
  const isDraft = one.state === "borrador";
  const about = [
    one.kind === "secuencia" ? `Secuencia de ${counted(one.messages, "mensaje", "mensajes")}` : one.subject,
    one.startedAt === null
      ? null
      : `${counted(one.sent, "persona", "personas")} · ${counted(one.clicked, "pulsó", "pulsaron")}${one.leftOut > 0 ? ` · ${one.leftOut} sin enviar` : ""}`,
  ].filter(Boolean);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-5 py-3 text-sm sm:px-6">
      <span className="min-w-0 flex-1 basis-72">
        <PageLink
          to={isDraft || isTrash ? `${path}/${one.id}` : `${path}/${one.id}/resultados`}
          className="link-text touch-target font-medium wrap-anywhere"
        >
          {one.name}
        </PageLink>
        <span className="block text-xs text-muted-foreground wrap-anywhere">
          {about.join(" · ")}
          {about.length > 0 ? " · " : ""}
          {one.state === "programada" && one.scheduledAt ? (
            <>
              sale <When iso={one.scheduledAt} />
            </>
          ) : (
            <>
              cambiada <When iso={one.updatedAt} />
            </>
          )}
        </span>
      </span>
      <span className="flex flex-wrap items-center gap-2">
        <Tag tone={STATE_WORDS[one.state].tone}>{STATE_WORDS[one.state].label}</Tag>
        {isTrash ? (
          <TrashActs title={one.name} path={own} thing="la campaña">
            Se borra el borrador. Una campaña que se envió no se puede borrar: guarda a quién y con qué permiso.
          </TrashActs>
        ) : (
          <>
            <Button
              size="icon"
              variant="ghost"
              loading={copying.isBusy}
              aria-label={`Duplicar ${one.name}`}
              onClick={async () => {
                const outcome = await copying.call("Copia hecha", "POST", `${own}/copy`);
                if (outcome.kind === "done") await navigate(`${path}/${(outcome.answer as { id: string }).id}`);
              }}
            >
              <Copy aria-hidden size={16} strokeWidth={1.75} />
            </Button>
            <Button
              size="sm"
              variant="ghost"
              loading={isBusy}
              aria-label={`A la papelera ${one.name}`}
              onClick={() => void call("En la papelera", "DELETE", own)}
            >
              A la papelera
            </Button>
          </>
        )}
      </span>
    </li>
  );
}
