import type { ReactNode } from "react";
import { counted } from "#domain/shared/format/counted.ts";
import { formatNumber } from "#domain/shared/format/format.ts";
import { mustHave, servicesContext } from "#server/boot/services.server.ts";
import { Button } from "#ui/button.tsx";
import { Callout } from "#ui/callout.tsx";
import { Disclosure } from "#ui/disclosure.tsx";
import { Panel } from "#ui/panel.tsx";
import { useFreshData } from "#ui/realtime/use-fresh-data.ts";
import { PageLink } from "#ui/region/page-link.tsx";
import { StatFigure } from "#ui/stat-figure.tsx";
import { Tag } from "#ui/tag.tsx";
import { personOf, requireViewer } from "../../accounts/auth/guard.server.ts";
import { pageMeta } from "../../shared/page-meta.ts";
import { When } from "../../shared/when.tsx";
import type { Route } from "./+types/import-job.ts";
import { ColumnsPanel } from "./columns-panel.tsx";
import { ImportSteps } from "./import-steps.tsx";
import { type ImportView, readImportView } from "./import-view.server.ts";
import {
  FORMAT_NAMES,
  IMPORT_START,
  IMPORTS,
  importHref,
  leftOutText,
  STATE_NAMES,
  STATE_TONES,
} from "./import-words.ts";
import { ApplyBar, PreviewPanel } from "./preview-panel.tsx";
import { WorkPanel } from "./work-panel.tsx";

export async function loader({ context, request, params }: Route.LoaderArgs) {
  requireViewer(context, request);
  const services = mustHave(context.get(servicesContext));
  const query = new URL(request.url).searchParams;
  const view = await readImportView(services, personOf(context), params.importId, query);
  return { ...view, crumb: view.shown.sourceName };
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: "Importación",
    description:
      "Qué trae el archivo: viviendas nuevas, cambiadas, iguales, ausentes y erróneas, antes de aplicar nada.",
    path: importHref(args.params.importId ?? ""),
    regions: false,
    noIndex: true,
  });

export default function ImportJob({ loaderData: view }: Route.ComponentProps) {
  useFreshData("imports");
  const { shown, columns } = view;
  const isTable = shown.format === "csv" || shown.format === "xlsx";
  const asksColumns =
    columns !== null && columns.missing.length > 0 && shown.counts.new + shown.counts.changed + shown.counts.same === 0;
  return (
    <main id="contenido" className="grid gap-4">
      <div>
        <h1 className="flex flex-wrap items-center gap-x-3 gap-y-1 text-h3">
          <span className="wrap-anywhere">{shown.sourceName}</span>
          <Tag tone={STATE_TONES[shown.state]}>{STATE_NAMES[shown.state]}</Tag>
        </h1>
        <p className="mt-1 text-control text-muted-foreground wrap-anywhere">
          {[shown.fileName, FORMAT_NAMES[shown.format]].filter(Boolean).join(" · ")} · <When iso={shown.createdAt} />
        </p>
      </div>
      <ImportSteps state={shown.state} hasColumns={isTable} asksColumns={asksColumns} />
      <Body view={view} asksColumns={asksColumns} />
    </main>
  );
}

function Body({ view, asksColumns }: { view: ImportView; asksColumns: boolean }) {
  const { shown, columns } = view;
  const columnsPanel = (isAsked: boolean): ReactNode =>
    // A file that is read again has its columns asked again.
    columns ? <ColumnsPanel key={shown.counts.rows} importId={shown.id} columns={columns} isAsked={isAsked} /> : null;
  switch (shown.state) {
    case "recibida":
    case "leyendo":
    case "aplicando":
      return <WorkPanel shown={shown} />;
    case "fallida":
      return (
        <>
          <Callout
            tone="destructive"
            title={`${shown.error ?? "El archivo no se ha podido leer"}${shown.errorLine ? `, en la línea ${formatNumber(shown.errorLine)}` : ""}`}
            action={<Again />}
          >
            {shown.counts.applied > 0
              ? `${shown.counts.applied === 1 ? "Se aplicó" : "Se aplicaron"} ${counted(shown.counts.applied, "cambio", "cambios")} antes de parar; el resto de tu cartera no se ha tocado.`
              : "No se ha cambiado ni retirado nada de tu cartera."}
          </Callout>
          {columnsPanel(false)}
        </>
      );
    case "vista_previa":
      if (asksColumns) return columnsPanel(true);
      return (
        <>
          <Counts view={view} />
          <ApplyBar view={view} />
          {columns ? (
            <Disclosure summary="Columnas: qué hemos entendido" className="border-t">
              {columnsPanel(false)}
            </Disclosure>
          ) : null}
          <PreviewPanel view={view} isOpen />
        </>
      );
    case "cancelada":
      return (
        <>
          <Callout tone="info" title="Importación cancelada" action={<Again />}>
            {shown.error ??
              (shown.counts.applied > 0
                ? `Hechos antes de cancelar, y que se quedan: ${counted(shown.counts.applied, "cambio", "cambios")}.`
                : "No se ha cambiado nada de tu cartera.")}
          </Callout>
          {shown.counts.applied > 0 ? <PreviewPanel view={view} isOpen={false} /> : null}
        </>
      );
    case "terminada":
      return (
        <>
          <Result view={view} />
          <PreviewPanel view={view} isOpen={false} />
        </>
      );
  }
}

const Again = () => (
  <Button asChild variant="outline" size="sm">
    <PageLink to={IMPORT_START}>Traer otro archivo</PageLink>
  </Button>
);

function Counts({ view: { counted, shown } }: { view: ImportView }) {
  return (
    <Panel as="div" className="grid grid-cols-3 gap-x-4 gap-y-3 p-4 lg:grid-cols-6">
      <StatFigure label="En el archivo" value={formatNumber(shown.counts.rows)} />
      <StatFigure label="Nuevas" value={formatNumber(counted.nueva)} />
      <StatFigure label="Cambiadas" value={formatNumber(counted.cambiada)} />
      <StatFigure label="Iguales" value={formatNumber(counted.igual)} />
      <StatFigure label="Ausentes" value={formatNumber(counted.ausente)} />
      <StatFigure label="Erróneas" value={formatNumber(counted.erronea)} />
    </Panel>
  );
}

function Result({ view }: { view: ImportView }) {
  const { shown, counted } = view;
  const leftOut = view.leftOut && leftOutText(view.leftOut);
  const { applied } = shown.counts;
  const toPortfolio = shown.source.target === "cartera";
  const title =
    applied === 0
      ? leftOut
        ? "No se ha cambiado nada"
        : "Nada que cambiar: todo estaba como en el archivo"
      : `${formatNumber(applied)} ${applied === 1 ? "cambio aplicado" : "cambios aplicados"}`;
  return (
    <>
      <Callout
        tone="success"
        title={title}
        action={
          <div className="flex flex-wrap gap-2">
            {toPortfolio ? (
              <Button asChild size="sm">
                <PageLink to="/dashboard/cartera">Ver mi cartera</PageLink>
              </Button>
            ) : null}
            <Button asChild variant="outline" size="sm">
              <PageLink to={IMPORTS}>Importaciones</PageLink>
            </Button>
          </div>
        }
      >
        {counted.erronea > 0
          ? `${formatNumber(counted.erronea)} ${counted.erronea === 1 ? "fila no se pudo leer y no entró" : "filas no se pudieron leer y no entraron"}: abajo pone por qué.`
          : leftOut
            ? leftOut
            : toPortfolio
              ? "Tu cartera ya está al día con este remitente."
              : shown.source.target === "mercado"
                ? "Ya salen en tus búsquedas del mercado, y solo las ve tu agencia."
                : "Ya cuentan como comparables al valorar."}
      </Callout>
      <Counts view={view} />
    </>
  );
}
