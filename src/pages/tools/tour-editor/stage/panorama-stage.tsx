import { Compass, Droplet, Eye, ImageOff, Ruler } from "lucide-react";
import { type ReactNode, useState } from "react";
import type { TourHotspot, TourScene } from "#domain/tools/tours/tour.ts";
import type { PanoramaCard } from "#domain/tools/tours/tour-forms.ts";
import { type Levelling, toPicture, wholeTurn } from "#domain/tools/tours/tour-geometry.ts";
import { Button } from "#ui/button.tsx";
import { callApi, failureText } from "#ui/call-api.ts";
import type { PanoramaView } from "#ui/panorama/panorama-view.ts";
import { ProgressBar } from "#ui/progress-bar.tsx";
import { PageLink } from "#ui/region/page-link.tsx";
import { showToast } from "#ui/toast-store.ts";
import type { TourFiles } from "../use-files.ts";
import type { Panoramas } from "../use-panoramas.ts";
import type { TourEditing } from "../use-tour.ts";
import { AddHotspot } from "./add-hotspot.tsx";
import { type BlurArea, BlurFields, BlurSheet } from "./blur-areas.tsx";
import { Horizon, LevellingFields } from "./horizon.tsx";
import { SceneHandles } from "./scene-handles.tsx";

type Tool = "nivelar" | "orientar" | "difuminar";

interface PanoramaStageProps {
  tourId: string;
  editing: TourEditing;
  scene: TourScene;
  card: PanoramaCard | null;
  panoramas: Panoramas;
  files: TourFiles;
  canvas: ReactNode;
  view: PanoramaView | null;
  isShown: boolean;
  isLost: boolean;
  isReadOnly: boolean;
  selectedHotspot: string | null;
  onScene: (id: string) => void;
  onHotspot: (id: string) => void;
}

/** The panorama of a scene with what stands in it, and the tools that change how it is seen. */
export function PanoramaStage(props: PanoramaStageProps) {
  const { tourId, editing, scene, card, panoramas, files, view, isShown, isReadOnly, onHotspot } = props;
  const { act, newId } = editing;
  const [opened, setOpened] = useState<{ tool: Tool; sceneId: string } | null>(null);
  // A tool belongs to the scene that it was opened in.
  const tool = opened?.sceneId === scene.id ? opened.tool : null;
  const [draft, setDraft] = useState<Levelling | null>(null);
  /** Where the cone pointed on the map when turning began. */
  const [bearing, setBearing] = useState<number | null>(null);
  const [areas, setAreas] = useState<readonly BlurArea[]>([]);
  const [isDrawing, setDrawing] = useState(true);
  const [isBusy, setBusy] = useState(false);
  const levelling = (tool === "nivelar" ? draft : null) ?? scene.levelling;

  function open(next: Tool | null) {
    setOpened(next && { tool: next, sceneId: scene.id });
    setDraft(null);
    setAreas([]);
    setDrawing(true);
    if (draft) view?.level(scene.levelling);
    setBearing(next === "orientar" && view ? wholeTurn(scene.headingDegrees + view.look.yaw) : null);
  }
  function levelTo(next: Levelling) {
    setDraft(null);
    view?.level(next);
    const { pitch, roll } = scene.levelling;
    if (next.pitch !== pitch || next.roll !== roll) act({ kind: "level-scene", sceneId: scene.id, levelling: next });
  }
  function draftTo(next: Levelling) {
    setDraft(next);
    view?.level(next);
  }
  function setStart() {
    if (!view) return;
    const { yaw, pitch, fov } = view.look;
    const start = { yaw, pitch, fov };
    if (act({ kind: "set-start-view", sceneId: scene.id, start }))
      showToast({ kind: "success", title: `«${scene.name}» empezará mirando aquí` });
  }
  async function blur() {
    if (!card) return;
    setBusy(true);
    const outcome = await callApi("POST", `/api/tours/${tourId}/panoramas/${card.id}/blurs`, {
      areas: areas.map(({ yaw, pitch, widthDegrees, heightDegrees }) => ({ yaw, pitch, widthDegrees, heightDegrees })),
    });
    setBusy(false);
    if (outcome.kind !== "done") {
      showToast({ kind: "error", title: "No se ha difuminado", description: failureText(outcome) });
      return;
    }
    open(null);
    await panoramas.read(card.id);
  }
  const middle = () => toPicture(view?.look ?? { yaw: 0, pitch: 0 }, scene.levelling);
  const add = (hotspot: TourHotspot) => {
    if (act({ kind: "add-hotspot", sceneId: scene.id, hotspot })) onHotspot(hotspot.id);
  };
  const isReady = view !== null && isShown;
  const tools: readonly { id: Tool; label: string; icon: typeof Ruler; isOffered: boolean }[] = [
    { id: "nivelar", label: "Nivelar", icon: Ruler, isOffered: true },
    { id: "orientar", label: "Orientar con el plano", icon: Compass, isOffered: scene.at !== null },
    { id: "difuminar", label: "Difuminar", icon: Droplet, isOffered: true },
  ];
  return (
    <div className="grid min-w-0 gap-2.5">
      <div className="relative h-[min(56dvh,38rem)] min-h-64 overflow-hidden rounded-lg border bg-tinta-950">
        {props.canvas}
        {isReady ? (
          <div className="pointer-events-none absolute inset-0 overflow-hidden">
            {tool === null && !isReadOnly ? (
              <SceneHandles
                view={view}
                scene={scene}
                editing={editing}
                selectedHotspot={props.selectedHotspot}
                onScene={props.onScene}
                onHotspot={onHotspot}
              />
            ) : null}
            {tool === "nivelar" ? (
              <Horizon view={view} levelling={levelling} onDraft={draftTo} onDone={() => draft && levelTo(draft)} />
            ) : null}
            {tool === "difuminar" ? (
              <BlurSheet
                view={view}
                levelling={scene.levelling}
                areas={areas}
                isDrawing={isDrawing}
                onAdd={(area) => setAreas([...areas, { ...area, key: newId() }])}
              />
            ) : null}
          </div>
        ) : null}
        <StageCover
          card={card}
          isReady={isReady}
          isLost={props.isLost}
          panoramas={panoramas}
          onDelete={isReadOnly ? null : () => act({ kind: "remove-scene", sceneId: scene.id })}
        />
      </div>
      {isReadOnly ? null : (
        <div className="flex flex-wrap gap-2" role="toolbar" aria-label={`Herramientas de «${scene.name}»`}>
          <Button size="sm" variant="outline" disabled={!isReady} onClick={setStart}>
            <Eye aria-hidden size={16} strokeWidth={1.75} /> Fijar vista inicial
          </Button>
          {isReady ? <AddHotspot middle={middle} newId={newId} files={files} onAdd={add} /> : null}
          {tools
            .filter(({ isOffered }) => isOffered)
            .map(({ id, label, icon: Icon }) => (
              <Button
                key={id}
                size="sm"
                variant={tool === id ? "default" : "outline"}
                disabled={!isReady}
                aria-pressed={tool === id}
                onClick={() => open(tool === id ? null : id)}
              >
                <Icon aria-hidden size={16} strokeWidth={1.75} /> {label}
              </Button>
            ))}
        </div>
      )}
      {tool !== null && isReady ? (
        <div className="rounded-lg border bg-card p-4">
          {tool === "nivelar" ? (
            <LevellingFields
              scene={scene}
              draft={levelling}
              camera={card?.pose ?? null}
              onDraft={draftTo}
              onDone={levelTo}
            />
          ) : null}
          {tool === "orientar" && bearing !== null ? (
            <div className="grid gap-3">
              <p className="text-sm text-muted-foreground">
                Gira la foto hasta que enseñe lo que el cono señala ahora en el plano, por ejemplo la misma ventana.
                También puedes girar el cono en el plano.
              </p>
              <span>
                <Button
                  size="sm"
                  onClick={() => {
                    const headingDegrees = wholeTurn(bearing - view.look.yaw);
                    act({ kind: "turn-scene", sceneId: scene.id, headingDegrees });
                    open(null);
                  }}
                >
                  Coincide: guardar el rumbo
                </Button>
              </span>
            </div>
          ) : null}
          {tool === "difuminar" ? (
            <BlurFields
              areas={areas}
              isDrawing={isDrawing}
              isBusy={isBusy}
              onDrawing={setDrawing}
              onAddHere={() => setAreas([...areas, { ...middle(), key: newId(), widthDegrees: 10, heightDegrees: 10 }])}
              onAreas={setAreas}
              onBlur={blur}
            />
          ) : null}
        </div>
      ) : null}
    </div>
  );
}

/** Stands over the picture while there is none, and says why. */
function StageCover({
  card,
  isReady,
  isLost,
  panoramas,
  onDelete,
}: {
  card: PanoramaCard | null;
  isReady: boolean;
  isLost: boolean;
  panoramas: Panoramas;
  /** Deletes the scene, which can be undone; null where nothing may be changed. */
  onDelete: (() => void) | null;
}) {
  const words =
    "absolute inset-0 flex flex-col items-center justify-center gap-3 bg-tinta-950/85 p-6 text-center text-sm text-white";
  if (isLost)
    return (
      <p className={words} role="status">
        La tarjeta gráfica ha soltado la foto. Vuelve enseguida; si no, recarga la página: no se pierde nada.
      </p>
    );
  if (isReady && card?.panorama) return null;
  if (card === null)
    return (
      <p className={words}>
        <ImageOff aria-hidden size={28} strokeWidth={1.5} />
        La foto de esta escena ya no está. Cámbiala en «Escena» o borra la escena.
      </p>
    );
  if (card.state === "fallida" && !card.panorama)
    return (
      <div className={words} role="alert">
        <ImageOff aria-hidden size={28} strokeWidth={1.5} />
        <p className="max-w-reading">{card.fault ?? "La foto no se ha podido preparar."}</p>
        <span className="flex flex-wrap justify-center gap-2">
          {onDelete ? (
            <Button size="sm" variant="secondary" onClick={onDelete}>
              Borrar la escena
            </Button>
          ) : null}
          <Button asChild size="sm" variant="secondary">
            <PageLink to="/tours-virtuales-ia?con=foto">Hacer una habitación con una foto</PageLink>
          </Button>
          <Button size="sm" variant="secondary" onClick={() => void panoramas.again(card.id)}>
            Intentarlo otra vez
          </Button>
        </span>
      </div>
    );
  if (card.panorama)
    return (
      <p className={words} role="status">
        Abriendo la foto…
      </p>
    );
  return (
    <div className={words} role="status">
      <p>Preparando la foto: unos segundos.</p>
      <span className="w-48">
        <ProgressBar label={`Preparación de ${card.name}`} value={card.progress} max={1} />
      </span>
    </div>
  );
}
