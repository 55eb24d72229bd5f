import { ArrowLeft, Redo2, Undo2 } from "lucide-react";
import { useEffect, useMemo, useState } from "react";
import { useNavigate } from "react-router";
import { MUSIC_PIECES } from "#domain/tools/music/music-pieces.ts";
import { FILM_SHAPES } from "#domain/tools/video/film.ts";
import type { PromoAssets } from "#domain/tools/video-templates/assets.ts";
import type { PromoDocument } from "#domain/tools/video-templates/promo-document.ts";
import { templateFilm } from "#domain/tools/video-templates/template-film.ts";
import { TEMPLATES, templateOf } from "#domain/tools/video-templates/template-list.ts";
import { Button } from "#ui/button.tsx";
import { Callout } from "#ui/callout.tsx";
import { PlainSelect } from "#ui/form/plain-choices.tsx";
import { TitleInPlace } from "#ui/form/title-in-place.tsx";
import { PlainCheckbox } from "#ui/lead/plain-field.tsx";
import { Panel, PanelBody, PanelHeader } from "#ui/panel.tsx";
import { PageLink } from "#ui/region/page-link.tsx";
import { Tag } from "#ui/tag.tsx";
import { useCall } from "#ui/use-call.ts";
import { FilmPlayer } from "#ui/video/film-player.tsx";
import { HomeChoice } from "../../crm/home-choice.tsx";
import { VISITOR } from "../../shared/kept-document/device-works.ts";
import { KeptNotices, KeptWords } from "../../shared/kept-document/kept-state.tsx";
import { useUndoKeys } from "../plans/use-undo-keys.ts";
import { ExportFilm } from "./export-film.tsx";
import { FieldsPanel } from "./fields-panel.tsx";
import { Looks, Shapes } from "./looks-panel.tsx";
import type { PromoPage } from "./page-data.server.ts";
import { PhotosPanel } from "./photos-panel.tsx";
import { type PromoOrder, photoSource } from "./promo-order.ts";
import { useMarket } from "./use-market.ts";
import { usePromo } from "./use-promo.ts";

/** Short side of the film beside its fields, in pixels. */
const VIEW_SIDE_PX = 540;

const createWorker = () => new Worker(new URL("./promo-worker.ts", import.meta.url), { type: "module" });

type WorkshopProps = PromoPage & { opened: PromoDocument };

/** A film with its fields beside it. */
export function Workshop(props: WorkshopProps) {
  const { opened, project, template: chosen, isExample, home, brand, photos, isSignedIn } = props;
  const account = project === null ? VISITOR : (props.account ?? VISITOR);
  const editing = usePromo(
    { account, id: project?.id ?? `plantilla-${chosen}` },
    { document: opened, revision: project?.revision ?? 0 },
  );
  const { document, change } = editing;
  const template = templateOf(document.template);
  const { market, isLost } = useMarket(document.marketId, props);
  const facts = useMemo(
    () => shapesOf(document, { home, market, brand: { ...brand, logo: null }, photos: [] }),
    [document, home, market, brand],
  );
  const { problems, blockedBy, film } = facts;
  const { shown, branded, unbranded } = useMemo(() => {
    const { logo, ...rest } = brand;
    const sources = document.photos
      .slice(0, template.photos)
      .map((place) => photoSource(place, { photos, project, account }));
    const order: PromoOrder = { document, home, market, brand: rest, logo, photos: sources };
    const twin = (isBranded: boolean) => ({ createWorker, order: { ...order, document: { ...document, isBranded } } });
    // Somebody without an account has no brand that a film could bear.
    return {
      shown: { createWorker, order },
      branded: isSignedIn ? twin(true) : null,
      unbranded: twin(false),
    };
  }, [document, home, market, brand, photos, project, account, template, isSignedIn]);
  const { pieceId, volume } = document.music;
  const sound = useMemo(() => ({ pieceId, volume, voice: null }), [pieceId, volume]);
  const [isAwake, setAwake] = useState(false);
  // Workers are the browser's alone.
  useEffect(() => setAwake(true), []);
  const [at, setAt] = useState(0);
  // The player stands on the cover until somebody plays it.
  const [start] = useState(() => ({ second: opened.coverAt }));
  useUndoKeys(editing);
  const set = <K extends keyof PromoDocument>(what: string, key: K, value: PromoDocument[K]) =>
    change(what, { ...document, [key]: value });

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <PageLink
        to="/marketing-video"
        className="link-text touch-target inline-flex items-center gap-1.5 justify-self-start text-sm"
      >
        <ArrowLeft aria-hidden size={16} strokeWidth={1.75} /> Todas las plantillas
      </PageLink>
      <header className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <TitleInPlace
          label="Nombre del vídeo"
          title={document.title}
          heading={1}
          className="text-h3"
          onRename={(title) => change("nombre", { ...document, title })}
        />
        {isExample ? <Tag tone="warning">Vivienda de ejemplo</Tag> : null}
        <KeptWords state={editing.state} isVisitor={account === VISITOR} />
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
        <div className="grid min-w-0 gap-4 lg:sticky lg:top-[calc(var(--navbar-h)+1rem)] lg:order-2">
          <Shapes value={document.shape} onChoose={(next) => set("formato", "shape", next)} />
          {isAwake ? (
            <FilmPlayer
              source={shown}
              shape={document.shape}
              sound={sound}
              label={document.title}
              shortSidePx={VIEW_SIDE_PX}
              jumpTo={start}
              onSecond={setAt}
            />
          ) : (
            <div className="grid h-96 place-items-center rounded-md border bg-muted text-sm text-muted-foreground">
              Montando el vídeo…
            </div>
          )}
        </div>
        <div className="grid min-w-0 gap-5">
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
                assets={{ home, market, brand: { ...brand, logo: null }, photos: [] }}
                problems={problems}
                isExample={isExample}
                onChange={change}
              />
              {template.needsMarket ? (
                <PlainSelect
                  className="mt-5"
                  label="Serie de precios"
                  value={document.marketId ?? props.seriesId ?? ""}
                  choices={props.series.map(({ id, name }) => ({ value: id, label: name }))}
                  error={isLost ? "No hemos podido leer esa serie. Prueba otra vez o elige otra." : undefined}
                  help={
                    market ? `${market.source}. Consultado el ${market.consulted}.` : "La publica un organismo oficial."
                  }
                  onChange={(event) => set("serie", "marketId", event.currentTarget.value || null)}
                />
              ) : null}
            </PanelBody>
          </Panel>
          {template.photos > 0 ? (
            <PhotosPanel {...props} account={account} document={document} most={template.photos} onChange={change} />
          ) : null}
          <Panel labelledBy="aspecto">
            <PanelHeader id="aspecto" title="Cómo se ve y suena" />
            <PanelBody className="grid gap-5">
              <PlainSelect
                label="Plantilla"
                value={document.template}
                choices={TEMPLATES.map(({ id, name }) => ({ value: id, label: name }))}
                help={template.note}
                onChange={(event) =>
                  set("plantilla", "template", event.currentTarget.value as PromoDocument["template"])
                }
              />
              <Looks value={document.look} onChoose={(look) => set("estilo", "look", look)} />
              <PlainSelect
                label="Música"
                value={pieceId ?? ""}
                choices={[
                  { value: "", label: "Sin música" },
                  ...MUSIC_PIECES.map(({ id, name, mood }) => ({ value: id, label: `${name}: ${mood}` })),
                ]}
                help="Compuesta y tocada aquí: nadie puede reclamarla. Los cambios de escena caen en sus compases."
                onChange={(event) => set("música", "music", { pieceId: event.currentTarget.value || null, volume })}
              />
              <PlainCheckbox
                name="isBranded"
                checked={document.isBranded}
                onChange={(event) => set("marca", "isBranded", event.currentTarget.checked)}
              >
                Verlo con la marca: color, logo, nombre y teléfono
              </PlainCheckbox>
              <div className="flex flex-wrap items-center gap-3">
                <Button size="sm" variant="outline" onClick={() => set("portada", "coverAt", Math.round(at * 10) / 10)}>
                  Usar este momento de portada
                </Button>
                <span className="text-sm text-muted-foreground">
                  Ahora, el segundo {document.coverAt.toLocaleString("es")}.
                </span>
              </div>
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
          {isAwake ? (
            <ExportFilm
              branded={branded}
              unbranded={unbranded}
              facts={film}
              sound={sound}
              document={document}
              blockedBy={blockedBy}
              project={project}
              hasHome={home !== null}
              files={props.files}
            />
          ) : null}
        </div>
      </div>
    </div>
  );
}

/** The data that are missing or too long, in the shape that is looked at and in all: a file can be made of any of them. */
function shapesOf(document: PromoDocument, assets: PromoAssets) {
  // Pictures change no word's place, and the size of a frame neither.
  const films = FILM_SHAPES.map((shape) => ({ shape, film: templateFilm(document, assets, shape, 90) }));
  const { film } = films.find(({ shape }) => shape === document.shape)!;
  const blockedBy = [...new Set(films.flatMap((one) => one.film.problems.map(({ text }) => text)))];
  return { film, problems: film.problems, blockedBy };
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
