import { Plus } from "lucide-react";
import { useState } from "react";
import { useNavigate } from "react-router";
import { counted } from "#domain/shared/format/counted.ts";
import { TOUR_STATES, type TourState } from "#domain/tools/tours/tour-states.ts";
import { listMembers } from "#server/accounts/agencies/agencies.server.ts";
import { actorContext, mustHave, servicesContext } from "#server/boot/services.server.ts";
import { homeName } from "#server/crm/contacts/deal-cards.server.ts";
import { readUuid } from "#server/platform/http/path-id.server.ts";
import { findHomeRow } from "#server/portfolio/homes/lock-homes.server.ts";
import { listImports } from "#server/tools/tours/archive/import-rows.server.ts";
import { listTours } from "#server/tools/tours/list-tours.server.ts";
import { Button } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Panel, PanelBody, PanelHeader } from "#ui/panel.tsx";
import { useFreshData } from "#ui/realtime/use-fresh-data.ts";
import { PageLink } from "#ui/region/page-link.tsx";
import { Tag } from "#ui/tag.tsx";
import { useCall } from "#ui/use-call.ts";
import { requireViewer } from "../../accounts/auth/guard.server.ts";
import { HomeChoice } from "../../crm/home-choice.tsx";
import { askedPlace } from "../../shared/list-page.ts";
import { OwnList } from "../../shared/own-list.tsx";
import { pageMeta } from "../../shared/page-meta.ts";
import { TrashActs } from "../../shared/trash-acts.tsx";
import { When } from "../../shared/when.tsx";
import type { Route } from "./+types/tours.ts";
import type { Colleague } from "./hand-over-tour.tsx";
import { ImportTour } from "./import-tour.tsx";
import { TourActs } from "./tour-acts.tsx";
import { STATE_TONES, STATE_WORDS } from "./tour-words.ts";

const PATH = "/tours";
const LONGEST_SEARCH = 100;

/** The tours of a person, the last changed first. `?vivienda=` begins one of a home, `?estado=` and `?q=` choose among them. */
export async function loader({ context, request, url }: Route.LoaderArgs) {
  requireViewer(context, request);
  const actor = mustHave(context.get(actorContext));
  const { config, database, now } = mustHave(context.get(servicesContext));
  if (actor.isAnonymous) throw new Response(null, { status: 404 });
  const place = askedPlace(url.searchParams);
  const state = TOUR_STATES.find((one) => one === url.searchParams.get("estado"));
  const words = (url.searchParams.get("q") ?? "").replaceAll("\0", "").trim().slice(0, LONGEST_SEARCH);
  const homeId = readUuid(url.searchParams.get("vivienda") ?? "");
  const [list, home, imports, members] = await Promise.all([
    listTours(database.db, actor, { ...place, state, words }, now()),
    homeId === undefined ? undefined : findHomeRow(database.db, actor, homeId),
    listImports(database.db, actor),
    actor.agency ? listMembers(database.db, actor.agency.id) : [],
  ]);
  const colleagues = members
    .filter(({ userId }) => userId !== actor.ownerId)
    .map(({ userId, name, email }) => ({ id: userId, name: name || email }));
  const known = home && home.deletedAt === null ? { id: home.id, title: homeName(home).title } : null;
  return {
    crumb: "Recorridos",
    ...list,
    place,
    state: state ?? null,
    words,
    home: known,
    site: config.publicUrl,
    imports,
    colleagues,
  };
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: "Recorridos",
    description: "Tus recorridos de 360°: ábrelos, compártelos y mira quién los visita.",
    path: PATH,
    regions: false,
    noIndex: true,
  });

export default function Tours({ loaderData }: Route.ComponentProps) {
  const { tours, pages, place, state, words, home, site, imports, colleagues } = loaderData;
  useFreshData("contacts");
  const isChosen = state !== null || words !== "";
  return (
    <main id="contenido" className="wrap-page pt-6 pb-section">
      <h1 className="mt-4">Recorridos</h1>
      <p className="mt-3 mb-7 max-w-[40em] text-muted-foreground">
        Une tus fotos de 360° en un recorrido, publícalo con tu marca y mira qué estancias se visitan más.
      </p>
      <div className="grid gap-5">
        {place.isTrash ? null : <NewTour key={home?.id ?? ""} home={home} />}
        {place.isTrash ? null : <ImportTour imports={imports} />}
        {place.isTrash ? null : <Choice state={state} words={words} />}
        <OwnList
          path={PATH}
          place={place}
          pages={pages}
          things="los recorridos"
          emptyTrash="Lo que elimines se queda aquí hasta que lo borres."
          empty={
            isChosen ? (
              <EmptyState title="Ninguno es así">
                Prueba con otras palabras, o <PageLink to={PATH}>mira todos los recorridos</PageLink>.
              </EmptyState>
            ) : (
              <EmptyState title="Aún no has hecho ninguno">
                Crea uno arriba y sube tus fotos de 360°. Sin cámara 360, puedes{" "}
                <PageLink to="/tours-virtuales-ia" className="link-text">
                  hacerlas con el plano o con el móvil
                </PageLink>
                .
              </EmptyState>
            )
          }
        >
          {tours.map((tour) => (
            <Row key={tour.id} tour={tour} isTrash={place.isTrash} site={site} colleagues={colleagues} />
          ))}
        </OwnList>
      </div>
    </main>
  );
}

function NewTour({ home }: { home: { id: string; title: string } | null }) {
  const [chosen, setChosen] = useState(home);
  const { isBusy, call } = useCall({ leavesPage: true });
  const navigate = useNavigate();
  async function create() {
    const outcome = await call(null, "POST", "/api/tours", { homeId: chosen?.id ?? null });
    if (outcome.kind === "done") await navigate(`/tour-editor/${(outcome.answer as { id: string }).id}`);
  }
  return (
    <Panel labelledBy="nuevo">
      <PanelHeader
        id="nuevo"
        title="Recorrido nuevo"
        description="Con una vivienda de tu cartera, su título y su plano ya están puestos."
      />
      <PanelBody className="grid items-end gap-4 lg:grid-cols-[minmax(0,1fr)_auto]">
        <HomeChoice
          home={home}
          label="Vivienda de tu cartera"
          onChoose={(one) => setChosen(one && { id: one.id, title: one.title })}
        />
        <Button loading={isBusy} onClick={() => void create()}>
          <Plus aria-hidden size={18} strokeWidth={1.75} /> Crear recorrido
        </Button>
      </PanelBody>
    </Panel>
  );
}

function Choice({ state, words }: { state: TourState | null; words: string }) {
  const control = "min-h-11 rounded-sm border border-input bg-background px-3";
  return (
    <form method="get" action={PATH} className="flex flex-wrap items-end gap-3">
      <label className="grid gap-1 text-sm font-medium max-sm:w-full">
        Título
        <input name="q" type="search" defaultValue={words} maxLength={LONGEST_SEARCH} className={control} />
      </label>
      <label className="grid gap-1 text-sm font-medium">
        Estado
        <select name="estado" defaultValue={state ?? ""} className={control}>
          <option value="">Todos</option>
          {TOUR_STATES.map((one) => (
            <option key={one} value={one}>
              {STATE_WORDS[one]}
            </option>
          ))}
        </select>
      </label>
      <Button type="submit" variant="outline">
        Buscar
      </Button>
    </form>
  );
}

type Listed = Route.ComponentProps["loaderData"]["tours"][number];

interface RowProps {
  tour: Listed;
  isTrash: boolean;
  site: string;
  colleagues: readonly Colleague[];
}

function Row({ tour, isTrash, site, colleagues }: RowProps) {
  const { id, title, state, home, preview, scenes, views, leads, updatedAt, hasChanges, hasPassword } = tour;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 px-5 py-4 sm:px-6">
      {preview ? (
        <img src={preview} alt="" loading="lazy" className="h-18 w-36 shrink-0 rounded-sm object-cover" />
      ) : (
        <span className="grid h-18 w-36 shrink-0 place-items-center rounded-sm bg-secondary text-xs text-muted-foreground">
          Sin fotos todavía
        </span>
      )}
      <div className="min-w-0 flex-1 basis-56 text-sm">
        <PageLink to={`/tour-editor/${id}`} className="link-text touch-target font-medium wrap-anywhere">
          {title}
        </PageLink>
        <span className="mt-1 flex flex-wrap gap-1.5">
          <Tag tone={STATE_TONES[state]}>{STATE_WORDS[state]}</Tag>
          {hasChanges ? <Tag tone="warning">Hay cambios sin publicar</Tag> : null}
          {hasPassword ? <Tag>Con contraseña</Tag> : null}
        </span>
        {home ? (
          <span className="mt-1 block wrap-anywhere">
            <PageLink to={`/dashboard/cartera/${home.id}`} className="link-text">
              {home.title === title ? "Ver la vivienda" : home.title}
            </PageLink>
          </span>
        ) : null}
        <span className="mt-0.5 block text-xs text-muted-foreground">
          {counted(scenes, "escena", "escenas")} · {counted(views, "visita", "visitas")} y{" "}
          {counted(leads, "contacto", "contactos")} en 30 días · Cambiado <When iso={updatedAt} />
        </span>
      </div>
      <span className="flex flex-wrap items-center gap-2">
        {isTrash ? (
          <TrashActs title={title} path={`/api/tours/${id}`} thing="el recorrido">
            Se borran sus fotos, sus enlaces y sus visitas; si las quieres guardar, recupéralo y descárgalo antes. Los
            contactos que llegaron por él se quedan.
          </TrashActs>
        ) : (
          <TourActs tour={tour} site={site} colleagues={colleagues} />
        )}
      </span>
    </li>
  );
}
