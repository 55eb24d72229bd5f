import { Copy, Pencil, RotateCcw, Trash2 } from "lucide-react";
import { data, useNavigate } from "react-router";
import { ERRORS } from "#content/errors.ts";
import { formatArea, formatDate, formatMoney, formatUnitPrice } from "#domain/shared/format/format.ts";
import { actorOf } from "#server/accounts/access/actor.server.ts";
import { mustHave, servicesContext } from "#server/boot/services.server.ts";
import { Button } from "#ui/button.tsx";
import { Callout } from "#ui/callout.tsx";
import { homePlace, homeTitle, priceText, typeName } from "#ui/homes/home-text.ts";
import { Panel, PanelBody, PanelHeader } from "#ui/panel.tsx";
import { useFreshData } from "#ui/realtime/use-fresh-data.ts";
import { PageLink } from "#ui/region/page-link.tsx";
import { StatFigure } from "#ui/stat-figure.tsx";
import { Tag } from "#ui/tag.tsx";
import { requireViewer } from "../../accounts/auth/guard.server.ts";
import { DossiersPanel } from "../../shared/dossiers-panel.tsx";
import { pageMeta } from "../../shared/page-meta.ts";
import { streamed } from "../../shared/streamed.ts";
import type { Route } from "./+types/home.ts";
import { DocumentList } from "./documents/document-list.tsx";
import { HomeFacts } from "./home-facts.tsx";
import { HomeGallery } from "./home-gallery.tsx";
import { HomeHistory } from "./home-history.tsx";
import { isHomeId } from "./home-id.ts";
import { countFitting, type HomePageData, readHomePage } from "./home-page.server.ts";
import { HomeRuns } from "./home-runs.tsx";
import { HomeSide } from "./home-side.tsx";
import { LeavingPanel } from "./leaving-panel.tsx";
import { MissingPanel } from "./missing-panel.tsx";
import { PhotoManager } from "./photos/photo-manager.tsx";
import { PlansPanel } from "./plans-panel.tsx";
import { PortalsPanel } from "./portals/portals-panel.tsx";
import { PORTFOLIO } from "./portfolio-path.ts";
import { StatusPanel } from "./status-panel.tsx";
import { StatusTag } from "./status-tag.tsx";
import { StudioPanel } from "./studio-panel.tsx";
import { ToursPanel } from "./tours-panel.tsx";
import { useHomeActs } from "./use-home-acts.ts";
import { VisitsPanel } from "./visits-panel.tsx";
import { WhoFits } from "./who-fits.tsx";

export async function loader({ context, request, params }: Route.LoaderArgs) {
  const viewer = requireViewer(context, request);
  const services = mustHave(context.get(servicesContext));
  const read = isHomeId(params.homeId) ? await readHomePage(services, actorOf(viewer), params.homeId) : null;
  if (!read) throw data(ERRORS.UNKNOWN_HOME.message, { status: 404 });
  const { row, ...page } = read;
  const fitting = row.deletedAt === null ? streamed(countFitting(services, actorOf(viewer), row)) : null;
  return { ...page, fitting, crumb: homeTitle(page.home.home) };
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: args.loaderData ? homeTitle(args.loaderData.home.home) : "Vivienda",
    description:
      "Una vivienda de tu cartera: sus datos, sus fotos, su historial de precio y lo que han hecho con ella las herramientas.",
    path: PORTFOLIO,
    regions: false,
    noIndex: true,
  });

const icon = { "aria-hidden": true, size: 16, strokeWidth: 1.75 } as const;

export default function HomePage({ loaderData: page }: Route.ComponentProps) {
  useFreshData("homes", "dossiers");
  const { home, photos, documents } = page;
  return (
    <main id="contenido" className="grid gap-4">
      <Head page={page} />
      {home.deletedAt ? (
        <Callout tone="warning">Está en la papelera: no se publica ni se ofrece a las herramientas.</Callout>
      ) : null}
      {page.fitting === null ? null : <WhoFits homeId={home.id} fitting={page.fitting} />}
      {page.duplicates > 0 ? (
        <Callout
          tone="warning"
          action={
            <Button asChild size="sm" variant="outline">
              <PageLink to={`${PORTFOLIO}/duplicados?vivienda=${home.id}`}>
                <Copy {...icon} />
                Comparar
              </PageLink>
            </Button>
          }
        >
          {page.duplicates === 1
            ? "Hay otra vivienda en tu cartera que puede ser esta misma."
            : `Hay otras ${page.duplicates} viviendas en tu cartera que pueden ser esta misma.`}
        </Callout>
      ) : null}
      <div className="grid items-start gap-4 xl:grid-cols-[minmax(0,7fr)_minmax(0,4fr)] xl:grid-rows-[auto_1fr]">
        <div className="grid min-w-0 gap-4 xl:col-start-1">
          <Panel as="div" className="overflow-hidden">
            <HomeGallery id={home.id} home={home.home} photos={photos} />
            <Figures page={page} />
          </Panel>
          <HomeFacts home={home.home} mapStyleUrl={page.mapStyleUrl} point={home.point} />
          <Panel labelledBy="fotos" className="print:hidden">
            <PanelHeader id="fotos" title="Fotos" description="La primera es la portada." />
            <PanelBody>
              <PhotoManager homeId={home.id} type={home.home.type} photos={photos} />
            </PanelBody>
          </Panel>
          {home.deletedAt ? null : (
            <div className="grid gap-4 print:hidden">
              <MissingPanel id={home.id} home={home.home} />
              <PortalsPanel homeId={home.id} status={home.home.status} {...page.portals} />
            </div>
          )}
        </div>
        <div className="grid min-w-0 gap-4 xl:col-start-2 xl:row-span-2 xl:row-start-1">
          {home.deletedAt ? null : (
            <div className="grid gap-4 print:hidden">
              <StatusPanel
                id={home.id}
                home={home.home}
                today={page.today.slice(0, 10)}
                portals={page.portals.states}
              />
              <LeavingPanel homeId={home.id} status={home.home.status} openPage={page.openPage} photos={photos} />
            </div>
          )}
          {home.deletedAt ? null : <VisitsPanel homeId={home.id} visits={page.visits} />}
          <HomeSide page={page} />
        </div>
        <div className="grid min-w-0 gap-4 xl:col-start-1">
          <HomeRuns page={page} />
          <HomeHistory page={page} />
          <Panel labelledBy="documentos" className="print:hidden">
            <PanelHeader id="documentos" title="Documentos" description="Solo los ve tu agencia." />
            <PanelBody>
              <DocumentList homeId={home.id} documents={documents} />
            </PanelBody>
          </Panel>
          <PlansPanel query={home.deletedAt ? null : `vivienda=${home.id}`} plans={page.plans} />
          <StudioPanel query={home.deletedAt ? null : `vivienda=${home.id}`} projects={page.pictures} />
          <ToursPanel query={home.deletedAt ? null : `vivienda=${home.id}`} tours={page.tours} />
          <DossiersPanel query={home.deletedAt ? null : `vivienda=${home.id}`} dossiers={page.dossiers} />
        </div>
      </div>
    </main>
  );
}

function Head({ page: { home } }: { page: HomePageData }) {
  const acts = useHomeActs();
  const navigate = useNavigate();
  const place = homePlace(home.home);
  return (
    <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
      <div className="min-w-0 flex-1 basis-80">
        <p className="flex flex-wrap items-center gap-2 text-sm text-muted-foreground">
          <StatusTag status={home.home.status} />
          {home.isDemo ? <Tag>Demostración</Tag> : null}
          <span>
            {typeName(home.home.type)} en {home.home.operation}
            {home.home.reference ? ` · Ref. ${home.home.reference}` : ""}
          </span>
        </p>
        <h1 className="mt-1.5 text-h3 wrap-anywhere">{homeTitle(home.home)}</h1>
        {place ? <p className="mt-1 text-control text-muted-foreground">{place}</p> : null}
      </div>
      <div className="flex flex-wrap gap-2 print:hidden">
        {home.deletedAt ? (
          <Button size="sm" loading={acts.isBusy} onClick={() => acts.change([home.id], { act: "restore" })}>
            <RotateCcw {...icon} />
            Recuperar
          </Button>
        ) : (
          <>
            <Button
              size="sm"
              variant="ghost"
              loading={acts.isBusy}
              onClick={async () => {
                if (await acts.change([home.id], { act: "trash" })) await navigate(PORTFOLIO);
              }}
            >
              <Trash2 {...icon} />
              Papelera
            </Button>
            <Button asChild size="sm">
              <PageLink to={`${PORTFOLIO}/${home.id}/editar`}>
                <Pencil {...icon} />
                Editar
              </PageLink>
            </Button>
          </>
        )}
      </div>
    </div>
  );
}

function Figures({ page: { home } }: { page: HomePageData }) {
  const { price, builtAreaM2, currency, rooms, bathrooms, closedPrice, closedOn, listedOn } = home.home;
  const isClosed = home.home.status === "cerrado" && closedPrice !== undefined;
  return (
    <div className="grid grid-cols-2 gap-x-6 gap-y-4 border-t p-5 sm:grid-cols-4 sm:px-6">
      <StatFigure
        label={isClosed ? "Precio de cierre" : "Precio"}
        value={isClosed ? formatMoney(closedPrice, currency) : priceText(home.home)}
        note={
          isClosed && closedOn
            ? `El ${formatDate(closedOn)}; se pedían ${priceText(home.home)}`
            : listedOn
              ? `En cartera desde el ${formatDate(listedOn)}`
              : undefined
        }
      />
      <StatFigure
        label="Por metro"
        value={price !== undefined && builtAreaM2 !== undefined ? formatUnitPrice(price / builtAreaM2, currency) : "—"}
        note="sobre la superficie construida"
      />
      <StatFigure
        label="Superficie"
        value={builtAreaM2 === undefined ? "—" : formatArea(builtAreaM2)}
        note="construida"
      />
      <StatFigure
        label="Habitaciones"
        value={rooms ?? "—"}
        note={bathrooms === undefined ? "baños sin indicar" : `${bathrooms} ${bathrooms === 1 ? "baño" : "baños"}`}
      />
    </div>
  );
}
