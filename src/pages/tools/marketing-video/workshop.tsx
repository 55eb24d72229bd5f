import { lazy, Suspense, useCallback, useEffect, useMemo, useState } from "react";
import { ArrowLeft, Redo2, Undo2 } from "lucide-react";
import { useNavigate } from "react-router";
import { FILM_SHAPES, type FilmShape } from "#domain/tools/video/film.ts";
import { LOOKS } from "#domain/tools/video-templates/parts/look.ts";
import type { PromoDocument } from "#domain/tools/video-templates/promo-document.ts";
import { templateFilm } from "#domain/tools/video-templates/template-film.ts";
import { TEMPLATES, templateOf } from "#domain/tools/video-templates/template-list.ts";
import { Button } from "#ui/button.tsx";
import { Callout } from "#ui/callout.tsx";
import { PlainSelect } from "#ui/form/plain-choices.tsx";
import { PlainCheckbox } from "#ui/lead/plain-field.tsx";
import { Panel, PanelBody, PanelHeader } from "#ui/panel.tsx";
import { PageLink } from "#ui/region/page-link.tsx";
import { useCall } from "#ui/use-call.ts";
import { Tag } from "#ui/tag.tsx";
import { HomeChoice } from "../../crm/home-choice.tsx";
import { KeptNotices, KeptWords } from "../../shared/kept-document/kept-state.tsx";
import { useUndoKeys } from "../plans/use-undo-keys.ts";
import { VISITOR } from "./device-store.ts";
import { FieldsPanel } from "./fields-panel.tsx";
import { FilmView } from "./film-view.tsx";
import type { PromoPage } from "./page-data.server.ts";
import { PhotosPanel } from "./photos-panel.tsx";
import { useAssets } from "./use-assets.ts";
import { usePromo } from "./use-promo.ts";

const ExportFilm = lazy(() => import("./export-film.tsx"));

/** Short side of the film beside its fields, in pixels. */
const VIEW_SIDE_PX = 450;

const SHAPE_NAMES: Record<FilmShape, string> = {
  "9:16": "Historia y reel",
  "4:5": "Publicación",
  "1:1": "Cuadrado",
  "16:9": "Horizontal",
};

type WorkshopProps = PromoPage & { opened: PromoDocument };

/** A film with its fields beside it. */
export function Workshop(props: WorkshopProps) {
  const { opened, project, account, template: chosen, isExample, home, series, seriesId, isSignedIn } = props;
  const place = { account: project === null ? VISITOR : (account ?? VISITOR), id: project?.id ?? `plantilla-${chosen}` };
  const editing = usePromo(place, { document: opened, revision: project?.revision ?? 0 });
  const { document, change } = editing;
  const template = templateOf(document.template);
  const { assets, unread, isMarketLost } = useAssets(document, props);
  const { shape } = document;
  const film = useMemo(() => templateFilm(document, assets, shape, VIEW_SIDE_PX), [document, assets, shape]);
  const [isAwake, setAwake] = useState(false);
  useEffect(() => setAwake(true), []);
  const [at, setAt] = useState(0);
  const onTime = useCallback((seconds: number) => setAt(seconds), []);
  useUndoKeys(editing);
  const set = <K extends keyof PromoDocument>(what: string, key: K, value: PromoDocument[K]) =>
    change(what, { ...document, [key]: value });

  return (
    <div className="grid gap-5">
      <PageLink to="/marketing-video" className="link-text touch-target inline-flex items-center gap-1.5 text-sm">
        <ArrowLeft aria-hidden size={16} strokeWidth={1.75} /> Todas las plantillas
      </PageLink>
      <header className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Title document={document} onChange={change} />
        {isExample ? <Tag tone="warning">Vivienda de ejemplo</Tag> : null}
        <KeptWords state={editing.state} isVisitor={place.account === VISITOR} />
        <span className="ml-auto flex gap-1">
          <Button size="icon" variant="ghost" aria-label="Deshacer" disabled={!editing.canUndo} onClick={editing.undo}>
            <Undo2 aria-hidden size={18} strokeWidth={1.75} />
          </Button>
          <Button size="icon" variant="ghost" aria-label="Rehacer" disabled={!editing.canRedo} onClick={editing.redo}>
            <Redo2 aria-hidden size={18} strokeWidth={1.75} />
          </Button>
        </span>
      </header>
      <KeptNotices
        state={editing.state}
        mine={document}
        save={editing.save}
        settle={editing.settle}
        noun="vídeo"
        doing="cambiándolo"
        place="tus vídeos"
        summary={(one) => `${one.title}. ${templateOf(one.template).name}`}
      />
      {/* The film comes first where there is one column: what is typed below is seen above. */}
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,30rem)]">
        <div className="grid gap-4 lg:sticky lg:top-[calc(var(--navbar-h)+1rem)] lg:order-2">
          <Shapes shape={shape} onChoose={(next) => set("formato", "shape", next)} />
          {isAwake ? (
            <FilmView
              film={film}
              label={`Vídeo «${document.title}», ${shape}`}
              restSeconds={document.coverAt}
              onTime={onTime}
            />
          ) : (
            <div className="grid h-96 place-items-center rounded-md border bg-muted text-sm text-muted-foreground">
              Montando el vídeo…
            </div>
          )}
          <div className="flex flex-wrap items-center justify-between gap-2">
            <Button size="sm" variant="outline" onClick={() => set("portada", "coverAt", Math.round(at * 10) / 10)}>
              Usar este momento de portada
            </Button>
            <span className="text-xs text-muted-foreground">Portada: {document.coverAt.toLocaleString("es")}&nbsp;s</span>
          </div>
        </div>
        <div className="grid gap-5">
          {isSignedIn && project !== null ? <ProjectHome id={project.id} home={home} /> : null}
          <Panel labelledBy="palabras">
            <PanelHeader
              id="palabras"
              title="Lo que dice"
              description={home ? `${home.title}, ${home.place}. ${home.priceSource}.` : "Sin vivienda: escríbelo tú."}
            />
            <PanelBody>
              <FieldsPanel
                document={document}
                template={template}
                assets={assets}
                problems={film.problems}
                isExample={isExample}
                onChange={change}
              />
              {template.needsMarket ? (
                <PlainSelect
                  className="mt-5"
                  label="Serie de precios"
                  value={document.marketId ?? seriesId ?? ""}
                  choices={series.map(({ id, name }) => ({ value: id, label: name }))}
                  error={isMarketLost ? "No hemos podido leer esa serie. Prueba otra vez o elige otra." : undefined}
                  help={
                    assets.market
                      ? `${assets.market.source}. Consultado el ${assets.market.consulted}.`
                      : "Las publica un organismo oficial."
                  }
                  onChange={(event) => set("serie", "marketId", event.currentTarget.value || null)}
                />
              ) : null}
            </PanelBody>
          </Panel>
          {template.photos > 0 ? (
            <PhotosPanel {...props} document={document} most={template.photos} unread={unread} onChange={change} />
          ) : null}
          <Panel labelledBy="aspecto">
            <PanelHeader id="aspecto" title="Cómo se ve" />
            <PanelBody className="grid gap-5">
              <PlainSelect
                label="Plantilla"
                value={document.template}
                choices={TEMPLATES.map(({ id, name }) => ({ value: id, label: name }))}
                help={template.note}
                onChange={(event) => set("plantilla", "template", event.currentTarget.value as PromoDocument["template"])}
              />
              <Looks look={document.look} onChoose={(look) => set("estilo", "look", look)} />
              <PlainCheckbox
                name="isBranded"
                checked={document.isBranded}
                onChange={(event) => set("marca", "isBranded", event.currentTarget.checked)}
              >
                Con la marca: color, logo, nombre y teléfono
              </PlainCheckbox>
            </PanelBody>
          </Panel>
          {isExample ? (
            <Callout
              title="Hazlo con una vivienda tuya"
              action={
                <Button asChild size="sm" variant="outline">
                  <PageLink to={`/auth?next=${encodeURIComponent("/marketing-video")}`}>Entrar</PageLink>
                </Button>
              }
            >
              Con cuenta, los datos salen de tu cartera y el vídeo lleva tu logo. Aquí puedes escribir encima de los del
              ejemplo y descargar el resultado.
            </Callout>
          ) : null}
          <Suspense fallback={null}>
            {isAwake ? (
              <ExportFilm document={document} assets={assets} problems={film.problems} project={project} home={home} />
            ) : null}
          </Suspense>
        </div>
      </div>
    </div>
  );
}

function Title({ document, onChange }: { document: PromoDocument; onChange: (what: string, next: PromoDocument) => void }) {
  const [typed, setTyped] = useState<string | null>(null);
  function keep() {
    const title = typed?.trim();
    if (title) onChange("nombre", { ...document, title });
    setTyped(null);
  }
  return (
    <h1 className="-ml-2 min-w-0 text-h3">
      <input
        aria-label="Nombre del vídeo"
        value={typed ?? document.title}
        maxLength={120}
        onChange={(event) => setTyped(event.currentTarget.value)}
        onBlur={keep}
        onKeyDown={(event) => {
          if (event.key === "Enter") event.currentTarget.blur();
          if (event.key === "Escape") setTyped(null);
        }}
        className="field-sizing-content min-h-11 w-auto max-w-full min-w-40 rounded-md border border-transparent bg-transparent px-2 text-ellipsis hover:border-input focus:border-input"
      />
    </h1>
  );
}

const choiceClasses =
  "relative flex min-h-11 cursor-pointer flex-col justify-center rounded-md border px-3 py-2 text-sm leading-tight transition-colors hover:bg-muted has-checked:border-primary has-checked:bg-primary-soft has-checked:text-primary-soft-foreground has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ring";

function Shapes({ shape, onChoose }: { shape: FilmShape; onChoose: (shape: FilmShape) => void }) {
  return (
    <fieldset>
      <legend className="sr-only">Formato</legend>
      <div className="grid grid-cols-4 gap-2">
        {FILM_SHAPES.map((one) => (
          <label key={one} className={choiceClasses}>
            <input
              type="radio"
              name="formato"
              value={one}
              checked={one === shape}
              onChange={() => onChoose(one)}
              className="sr-only"
            />
            <span className="font-medium tabular-nums">{one}</span>
            <span className="text-xs text-muted-foreground max-sm:sr-only">{SHAPE_NAMES[one]}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function Looks({ look, onChoose }: { look: PromoDocument["look"]; onChoose: (look: PromoDocument["look"]) => void }) {
  return (
    <fieldset>
      <legend className="mb-1.5 text-sm font-medium">Estilo</legend>
      <div className="grid gap-2 sm:grid-cols-3">
        {LOOKS.map(({ id, name, note }) => (
          <label key={id} className={choiceClasses}>
            <input
              type="radio"
              name="estilo"
              value={id}
              checked={id === look}
              onChange={() => onChoose(id)}
              className="sr-only"
            />
            <span className="font-medium">{name}</span>
            <span className="text-xs text-muted-foreground">{note}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** The home that the film speaks of: choosing another one brings its data, and leaves what was written. */
function ProjectHome({ id, home }: { id: string; home: PromoPage["home"] }) {
  const { call } = useCall();
  const navigate = useNavigate();
  return (
    <HomeChoice
      key={home?.homeId ?? ""}
      home={home ? { id: home.homeId, title: home.title } : null}
      label="Vivienda de tu cartera"
      onChoose={async (chosen) => {
        const outcome = await call(null, "PUT", `/api/studio-projects/${id}/home`, { homeId: chosen?.id ?? null });
        if (outcome.kind === "done") await navigate(`?proyecto=${id}`, { replace: true, preventScrollReset: true });
      }}
    />
  );
}
