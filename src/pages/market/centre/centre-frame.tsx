import { type ReactNode, useEffect } from "react";
import { useNavigation, useRevalidator } from "react-router";
import { HOME_TYPE_NAMES, OPERATION_NAMES } from "#content/home-names.ts";
import { CENTRE_PATH, type CentreQuestion, centreQuery } from "#domain/market/figures/centre-address.ts";
import { demoText } from "#domain/market/figures/told-figures.ts";
import type { ZoneFigures } from "#domain/market/figures/zone-figures.ts";
import { marketQuery } from "#domain/market/search/market-address.ts";
import { NO_MARKET_FILTER } from "#domain/market/search/market-filter.ts";
import { counted } from "#domain/shared/format/counted.ts";
import { formatDate, formatNumber } from "#domain/shared/format/format.ts";
import { PageTabs } from "#ui/app/page-tabs.tsx";
import { Button } from "#ui/button.tsx";
import { Callout } from "#ui/callout.tsx";
import { classNames } from "#ui/class-names.ts";
import { EmptyState } from "#ui/empty-state.tsx";
import { ErrorState } from "#ui/error-state.tsx";
import { PageLink } from "#ui/region/page-link.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import type { CentreData } from "./read-centre.server.ts";
import { ZoneDrawing } from "./zone-drawing.tsx";
import { ZoneForm } from "./zone-form.tsx";

export const CENTRE_TABS = [
  { path: CENTRE_PATH, label: "Mercado" },
  { path: `${CENTRE_PATH}/barrios`, label: "Barrios" },
  { path: `${CENTRE_PATH}/oportunidades`, label: "Oportunidades" },
  { path: `${CENTRE_PATH}/informes`, label: "Informes" },
] as const;

/** Until it is ready, an index that is being filled is asked again after so long. */
const ASK_AGAIN_MS = 1500;

interface CentreFrameProps {
  data: CentreData;
  /** The view that is open. */
  path: string;
  /** Draws the figures of the zone that was chosen. */
  children: (figures: ZoneFigures) => ReactNode;
  /** Stands below, whether or not a zone was chosen. */
  below?: ReactNode;
}

/** The frame of all views of the centre: the zone, the form that asks for it, and a sentence where it has no figures. */
export function CentreFrame({ data, path, children, below }: CentreFrameProps) {
  const { question, zone } = data;
  const isBusy = useNavigation().state === "loading";
  return (
    // Blocks on paper: the browser lays parts of a grid that go over a page upon each other.
    <main id="contenido" className="wrap-page grid gap-5 pt-6 pb-section print:block print:space-y-5">
      <div className="print:hidden">
        <h1 className="text-h2">Centro de análisis de mercado</h1>
        <p className="mt-2 max-w-reading text-muted-foreground">
          Una zona con sus precios, su oferta y sus cierres. Cada cifra dice cuántos casos tiene, de qué día es y si es
          lo que se pide o lo que se paga.
        </p>
      </div>
      <ZoneForm data={data} path={path} />
      <ZoneDrawing question={question} around={data.around} path={path} mapStyleUrl={data.mapStyleUrl} />
      <div className="print:hidden">
        <PageTabs label="Vistas del mercado" tabs={CENTRE_TABS} query={centreQuery(question)} />
      </div>
      <div aria-busy={isBusy} className={classNames("grid gap-6 print:block print:space-y-6", isBusy && "opacity-60")}>
        {zone ? (
          <>
            <ZoneTitle name={zone.name} question={question} />
            {zone.outcome.kind === "figures" ? (
              <Figures figures={zone.outcome.figures} data={data}>
                {children}
              </Figures>
            ) : (
              <WithoutFigures data={data} />
            )}
          </>
        ) : (
          <NoZone data={data} path={path} />
        )}
      </div>
      {below}
    </main>
  );
}

function ZoneTitle({ name, question: { operation, type, months } }: { name: string; question: CentreQuestion }) {
  return (
    <div>
      <p className="hidden text-sm text-muted-foreground print:block">Centro de análisis de mercado</p>
      <h2 className="text-h3">{name}</h2>
      <p className="text-sm text-muted-foreground">
        {OPERATION_NAMES[operation]} · {type ? HOME_TYPE_NAMES[type] : "Viviendas de todo tipo"} · últimos {months}{" "}
        meses
      </p>
    </div>
  );
}

function Figures({
  figures,
  data,
  children,
}: {
  figures: ZoneFigures;
  data: CentreData;
  children: (figures: ZoneFigures) => ReactNode;
}) {
  const { homes, demos, otherCurrencies, repeated, today } = figures;
  if (homes === 0) return <EmptyZone data={data} />;
  return (
    <>
      {demos > 0 ? (
        <Callout tone="warning" title="Datos de demostración">
          {demoText(figures)}
        </Callout>
      ) : null}
      {children(figures)}
      <p className="text-xs text-muted-foreground">
        {counted(homes, "vivienda", "viviendas")}{" "}
        {data.isSignedIn
          ? "de tu cartera, de lo que has importado y de lo que otros comparten contigo"
          : "de las que ve cualquiera; con tu cuenta se suman las tuyas"}
        , el {formatDate(today)}. Las bandas son intervalos del 90&nbsp;% de la mediana. Con menos de 10 casos no se da
        ninguna cifra.
        {repeated > 0
          ? ` ${counted(repeated, "anuncio repetido", "anuncios repetidos")} entre agencias no se cuenta${repeated === 1 ? "" : "n"} aparte.`
          : ""}
        {otherCurrencies > 0
          ? ` Aparte, ${counted(otherCurrencies, "vivienda", "viviendas")} con el precio en otra moneda.`
          : ""}
      </p>
    </>
  );
}

function EmptyZone({ data: { question, isSignedIn } }: { data: CentreData }) {
  const search = marketQuery({
    ...NO_MARKET_FILTER,
    places: question.place ? [question.place] : [],
    area: question.area,
  });
  return (
    <EmptyState
      level={3}
      title="No hay ninguna vivienda en esta zona"
      action={
        <div className="flex flex-wrap justify-center gap-2">
          <Button asChild>
            <PageLink to={isSignedIn ? "/dashboard/cartera/importar" : "/auth"}>
              {isSignedIn ? "Importar viviendas" : "Entrar e importar"}
            </PageLink>
          </Button>
          <Button asChild variant="outline">
            <PageLink to={`/busqueda-propiedades${search}`}>Buscar aquí otros inmuebles</PageLink>
          </Button>
        </div>
      }
    >
      Prueba con una zona mayor, con otro tipo de vivienda, o importa anuncios y cierres de aquí.
    </EmptyState>
  );
}

function WithoutFigures({ data: { zone } }: { data: CentreData }) {
  const { revalidate, state } = useRevalidator();
  const outcome = zone!.outcome;
  if (outcome.kind === "loading") return <Loading loaded={outcome.loaded} total={outcome.total} />;
  if (outcome.kind === "too-many") {
    return (
      <EmptyState level={3} title="La zona es demasiado grande">
        Tiene {counted(outcome.homes, "vivienda", "viviendas")}. Elige un municipio, un barrio o una parte más pequeña
        del mapa.
      </EmptyState>
    );
  }
  return (
    <ErrorState
      title="No hemos podido calcular las cifras"
      reason="El índice de viviendas no responde."
      kept="La zona y el periodo siguen aquí."
      onRetry={() => void revalidate()}
      retrying={state === "loading"}
    />
  );
}

function Loading({ loaded, total }: { loaded: number; total: number | null }) {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    const timer = setInterval(() => void revalidate(), ASK_AGAIN_MS);
    return () => clearInterval(timer);
  }, [revalidate]);
  return (
    <div role="status" className="grid gap-3">
      <p className="text-sm text-muted-foreground">
        Estamos leyendo las viviendas: {formatNumber(loaded)}
        {total === null ? "" : ` de ${formatNumber(total)}`}. Las cifras salen solas en unos segundos.
      </p>
      {[1, 2, 3].map((row) => (
        <Skeleton key={row} className="h-28 rounded-lg" />
      ))}
    </div>
  );
}

/** Before a zone is chosen: those with most homes, each a link. */
function NoZone({ data: { offered, problem, question }, path }: { data: CentreData; path: string }) {
  if (problem) return null;
  if (offered.length === 0) {
    return (
      <EmptyState level={2} title="Elige una zona para ver su mercado">
        Escribe un barrio, un municipio o un código postal, o dibuja la zona en el mapa.
      </EmptyState>
    );
  }
  return (
    <section aria-labelledby="zonas-con-mas" className="rounded-lg border bg-card p-5 sm:p-6">
      <h2 id="zonas-con-mas" className="text-h4 [font-stretch:100%]">
        Elige una zona para ver su mercado
      </h2>
      <p className="mt-1 text-sm text-muted-foreground">
        Municipios con más viviendas en oferta entre las que puedes ver:
      </p>
      <ul className="mt-3 grid gap-x-6 sm:grid-cols-2 lg:grid-cols-3">
        {offered.map(({ name, detail, place }) => (
          <li key={name} className="flex items-baseline justify-between gap-3 border-b py-2">
            <PageLink to={path + centreQuery({ ...question, place, area: null })} className="link-text touch-target">
              {name}
            </PageLink>
            <span className="text-sm text-muted-foreground tabular-nums">{formatNumber(Number(detail))}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
