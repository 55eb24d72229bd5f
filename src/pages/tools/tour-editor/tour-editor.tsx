import { Redo2, Undo2 } from "lucide-react";
import { type ReactNode, useCallback, useRef, useState } from "react";
import { counted } from "#domain/shared/format/counted.ts";
import type { FloorPlan } from "#domain/tools/floor-plan/plan.ts";
import type { Tour, TourScene } from "#domain/tools/tours/tour.ts";
import type { PanoramaCard, TourAnswer } from "#domain/tools/tours/tour-forms.ts";
import { toLevelled } from "#domain/tools/tours/tour-geometry.ts";
import { Button } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { PageLink } from "#ui/region/page-link.tsx";
import { Tabs } from "#ui/tabs.tsx";
import { KeptNotices, KeptWords } from "../../shared/kept-document/kept-state.tsx";
import { useUndoKeys } from "../plans/use-undo-keys.ts";
import { Guide, type PanelId } from "./guide.tsx";
import { MapPanel } from "./map/map-panel.tsx";
import { type PlanChoice, useMaps } from "./map/use-maps.ts";
import { CheckPanel } from "./panels/check-panel.tsx";
import { ScenePanel } from "./panels/scene-panel.tsx";
import { TourPanel } from "./panels/tour-panel.tsx";
import { PublishBar } from "./publish-bar.tsx";
import { SceneList } from "./scene-list.tsx";
import { PanoramaStage } from "./stage/panorama-stage.tsx";
import { arrowDirection } from "./stage/scene-handles.tsx";
import { useView } from "./stage/use-view.ts";
import { TourTitle } from "./tour-title.tsx";
import { sceneName } from "./upload-queue.ts";
import { useFiles } from "./use-files.ts";
import { useFindings } from "./use-findings.ts";
import { useIsWide } from "./use-is-wide.ts";
import { usePanoramas } from "./use-panoramas.ts";
import { type TourEditing, useTour } from "./use-tour.ts";

interface TourEditorProps {
  account: string;
  kept: TourAnswer;
  /** Of the tour's people, as a `data:` address: it covers the tripod where the tour says so. */
  logo: string | null;
  home: { id: string; title: string } | null;
  plans: readonly { id: string; document: FloorPlan }[];
  planChoices: readonly PlanChoice[];
}

const FIRST_LOOK = { yaw: 0, pitch: 0, fov: 75 };
const EYE_MM = 1_500;

/** A tour with its pictures, its map and all that belongs to it. */
export function TourEditor({ account, kept, logo, home, plans, planChoices }: TourEditorProps) {
  const { id, isTrashed } = kept;
  const editing = useTour({ account, id }, kept);
  const { tour, act, newId } = editing;
  const latest = useRef(tour);
  latest.current = tour;
  const [wanted, setWanted] = useState<string | null>(null);
  const [hotspot, setHotspot] = useState<string | null>(null);
  const [panel, setPanel] = useState<PanelId>("escenas");
  const [wantedLevel, setWantedLevel] = useState<string | null>(null);
  const [published, setPublished] = useState({ state: kept.state, revision: kept.publishedRevision });
  const isWide = useIsWide();
  useUndoKeys(editing);

  const addScene = useCallback(
    (panoramaId: string, fileName: string, origin: TourScene["origin"] = "foto") => {
      if (latest.current.scenes.some((scene) => scene.panoramaId === panoramaId)) return;
      const sceneId = newId();
      const scene: TourScene = {
        id: sceneId,
        name: sceneName(fileName),
        panoramaId,
        origin,
        levelId: latest.current.levels[0]?.id ?? null,
        at: null,
        headingDegrees: 0,
        eyeMm: EYE_MM,
        levelling: { pitch: 0, roll: 0 },
        start: FIRST_LOOK,
        links: [],
        hotspots: [],
      };
      if (act({ kind: "add-scene", scene })) setWanted((before) => before ?? sceneId);
    },
    [act, newId],
  );
  const panoramas = usePanoramas(id, kept.panoramas, addScene);
  const files = useFiles(id, kept.files);
  const maps = useMaps(plans, planChoices, tour.levels, files);

  const scene = tour.scenes.find((one) => one.id === wanted) ?? tour.scenes[0] ?? null;
  const card = scene ? (panoramas.cards.get(scene.panoramaId) ?? null) : null;
  const level = tour.levels.find((one) => one.id === (wantedLevel ?? scene?.levelId)) ?? tour.levels[0]!;
  const [canvas, setCanvas] = useState<HTMLCanvasElement | null>(null);
  const { view, shown, isLost } = useView(canvas, scene, card, { nadir: tour.nadir, logo });

  const { findings, readyCount } = useFindings(tour, panoramas.cards, maps.planLevel);

  function select(sceneId: string) {
    setWanted(sceneId);
    setHotspot(null);
    setWantedLevel(null);
  }
  function selectHotspot(hotspotId: string | null) {
    setHotspot(hotspotId);
    if (hotspotId === null || !scene) return;
    setPanel("escena");
    const found = latest.current.scenes
      .find((one) => one.id === scene.id)
      ?.hotspots.find((one) => one.id === hotspotId);
    if (found) view?.turnTo(toLevelled(found, scene.levelling), { glideMs: 300 });
  }
  const canvasElement = (
    <canvas
      ref={setCanvas}
      tabIndex={0}
      role="img"
      aria-label={scene ? `Panorámica de «${scene.name}»: gírala con las flechas` : "Panorámica"}
      className="absolute inset-0 size-full touch-none outline-offset-[-3px]"
    />
  );
  const list = (
    <SceneList
      editing={editing}
      panoramas={panoramas}
      selected={scene?.id ?? null}
      isReadOnly={isTrashed}
      onSelect={select}
      onUse={(one: PanoramaCard) => addScene(one.id, one.name)}
    />
  );
  const tabs: readonly { id: PanelId; label: string; content: ReactNode }[] = [
    {
      id: "plano",
      label: "Plano",
      content: (
        <MapPanel
          editing={editing}
          maps={maps}
          files={files}
          level={level}
          scene={scene}
          view={shown === scene?.id ? view : null}
          isReadOnly={isTrashed}
          onLevel={setWantedLevel}
          onScene={select}
        />
      ),
    },
    {
      id: "escena",
      label: "Escena",
      content: scene ? (
        <ScenePanel
          key={scene.id}
          editing={editing}
          scene={scene}
          panoramas={panoramas}
          files={files}
          selectedHotspot={hotspot}
          onHotspot={selectHotspot}
          onLookAtLink={(index) => view?.turnTo(arrowDirection(tour, scene, index), { glideMs: 300 })}
        />
      ) : (
        <p className="text-sm text-muted-foreground">Sube la primera foto para empezar.</p>
      ),
    },
    { id: "recorrido", label: "Ajustes", content: <TourPanel editing={editing} files={files} /> },
    {
      id: "revisar",
      label: findings.length > 0 ? `Revisar (${findings.length})` : "Revisar",
      content: <CheckPanel editing={editing} findings={findings} isReadOnly={isTrashed} onScene={select} />,
    },
  ];
  const offered = isTrashed ? tabs.filter(({ id: tab }) => tab === "plano" || tab === "revisar") : tabs;
  // The list stands once: beside the photo where there is room, else as the first panel.
  const asideTabs = isWide ? offered : [{ id: "escenas" as const, label: "Escenas", content: list }, ...offered];
  const open = isWide && panel === "escenas" ? "plano" : panel;
  return (
    <div className="grid min-w-0 grid-cols-1 gap-3">
      <Header editing={editing} home={home} isReadOnly={isTrashed}>
        {isTrashed ? null : (
          <PublishBar
            id={id}
            editing={editing}
            published={published}
            readyCount={readyCount}
            faults={findings.length}
            onPublished={(revision) => setPublished({ state: "publicado", revision })}
          />
        )}
      </Header>
      <KeptNotices
        state={editing.state}
        mine={tour}
        save={async () => void (await editing.save())}
        settle={editing.settle}
        noun="recorrido"
        doing="trabajando"
        place="tus recorridos"
        summary={summaryOfTour}
      />
      {isTrashed ? null : (
        <Guide tour={tour} faults={findings.length} isPublic={published.state === "publicado"} onOpen={setPanel} />
      )}
      <div className="grid min-w-0 grid-cols-1 items-start gap-4 xl:grid-cols-[14rem_minmax(0,1fr)_22rem] 2xl:grid-cols-[16rem_minmax(0,1fr)_23rem]">
        {isWide ? (
          <section aria-label="Escenas" className="sticky top-20 max-h-[calc(100dvh-6rem)] min-w-0 overflow-y-auto">
            {list}
          </section>
        ) : null}
        <section aria-label="Foto" className="min-w-0 xl:sticky xl:top-20">
          {scene ? (
            <PanoramaStage
              tourId={id}
              editing={editing}
              scene={scene}
              card={card}
              panoramas={panoramas}
              files={files}
              canvas={canvasElement}
              view={view}
              isShown={shown === scene.id}
              isLost={isLost}
              isReadOnly={isTrashed}
              selectedHotspot={hotspot}
              onScene={select}
              onHotspot={selectHotspot}
            />
          ) : (
            <EmptyState title="Tu recorrido empieza con una foto 360">
              Suelta tus panorámicas en la lista de escenas. Si no tienes cámara 360, puedes{" "}
              <PageLink to="/tours-virtuales-ia" className="link-text">
                hacerlas con el plano o con el móvil
              </PageLink>
              .
            </EmptyState>
          )}
        </section>
        <aside aria-label="Paneles" className="min-w-0 rounded-lg border bg-card p-3">
          <Tabs
            label="Paneles del recorrido"
            items={asideTabs}
            value={open}
            onChange={(next) => setPanel(next as PanelId)}
          />
        </aside>
      </div>
    </div>
  );
}

const summaryOfTour = (tour: Tour): string =>
  `${counted(tour.scenes.length, "escena", "escenas")}, ${counted(
    tour.scenes.reduce((sum, { links }) => sum + links.length, 0),
    "flecha",
    "flechas",
  )}`;

function Header({
  editing,
  home,
  isReadOnly,
  children,
}: {
  editing: TourEditing;
  home: TourEditorProps["home"];
  isReadOnly: boolean;
  children: ReactNode;
}) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <div className="flex min-w-0 flex-wrap items-center gap-x-4">
        <TourTitle editing={editing} isReadOnly={isReadOnly} />
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <KeptWords state={editing.state} />
          {home ? (
            <PageLink to={`/dashboard/cartera/${home.id}`} className="link-text text-xs">
              Ver la vivienda
            </PageLink>
          ) : null}
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-2">
        {isReadOnly ? null : (
          <span className="flex gap-1">
            <Button
              variant="ghost"
              size="icon"
              aria-label="Deshacer"
              disabled={!editing.canUndo}
              onClick={editing.undo}
            >
              <Undo2 aria-hidden size={18} strokeWidth={1.75} />
            </Button>
            <Button variant="ghost" size="icon" aria-label="Rehacer" disabled={!editing.canRedo} onClick={editing.redo}>
              <Redo2 aria-hidden size={18} strokeWidth={1.75} />
            </Button>
          </span>
        )}
        {children}
      </div>
    </div>
  );
}
