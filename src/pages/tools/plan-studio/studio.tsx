import { useEffect, useRef, useState } from "react";
import type { FloorPlan } from "#domain/tools/floor-plan/plan.ts";
import { callApi, failureText } from "#ui/call-api.ts";
import { Callout } from "#ui/callout.tsx";
import { Panel, PanelBody } from "#ui/panel.tsx";
import { SceneViewport, type ViewportHandle } from "#ui/scene/scene-viewport.tsx";
import { Tabs } from "#ui/tabs.tsx";
import { showToast } from "#ui/toast-store.ts";
import { FurnishPanel } from "./furnish-panel.tsx";
import { Gallery } from "./gallery.tsx";
import { type OpenedModel, OpenModel } from "./open-model.tsx";
import { type MadePicture, PicturePanel } from "./picture-panel.tsx";
import { ServerPictures } from "./server-pictures.tsx";
import { SunPanel } from "./sun-panel.tsx";
import { useServerPictures } from "./use-server-pictures.ts";
import { useStudio } from "./use-studio.ts";
import { ViewPanel } from "./view-panel.tsx";

interface StudioProps {
  plan: FloorPlan;
  /** Where the plan is kept; null for the example. */
  kept: { id: string; revision: number } | null;
  title: string;
  homeId: string | null;
  /** Signed-in people can have pictures drawn by the server. */
  isSignedIn: boolean;
}

/** The whole studio of a plan: views on one side, the picture beside them, below it what was made. */
export default function Studio({ plan: opened, kept, title, homeId, isSignedIn }: StudioProps) {
  const [stored, setStored] = useState({ plan: opened, revision: kept?.revision ?? 0 });
  const [plan, setPlan] = useState(opened);
  const [isKeeping, setKeeping] = useState(false);
  const [model, setModel] = useState<OpenedModel | null>(null);
  const studio = useStudio(plan, model?.scene ?? null);
  const shownTitle = model?.name ?? title;
  const { scene, sun, camera, choices, at, isFailed } = studio;
  const viewport = useRef<ViewportHandle>(null);
  const [growing, setGrowing] = useState<{ canvas: HTMLCanvasElement; turn: number } | null>(null);
  const [pictures, setPictures] = useState<readonly MadePicture[]>([]);
  const server = useServerPictures(isSignedIn);

  const showModel = (next: OpenedModel | null) => {
    studio.change({ cameraId: null, isInside: false });
    setModel(next);
  };
  const keep = async () => {
    if (kept === null) return;
    setKeeping(true);
    const body = { revision: stored.revision, document: plan };
    const outcome = await callApi<{ revision: number }>("PUT", `/api/plans/${kept.id}`, body);
    setKeeping(false);
    if (outcome.kind === "done") {
      setStored({ plan, revision: outcome.answer.revision });
      showToast({ kind: "success", title: "Guardado en el plano" });
    } else showToast({ kind: "error", title: "No se ha guardado", description: failureText(outcome) });
  };

  return (
    <div className="grid gap-6">
      <div className="grid items-start gap-4 lg:grid-cols-[22rem_minmax(0,1fr)]">
        <Panel className="order-2 lg:order-1">
          <PanelBody>
            <Tabs
              label="Qué cambiar"
              items={[
                {
                  id: "vistas",
                  label: "Vistas",
                  content: <ViewPanel plan={plan} studio={studio} isModel={model !== null} />,
                },
                ...(model === null
                  ? [
                      {
                        id: "muebles",
                        label: "Muebles",
                        content: (
                          <FurnishPanel
                            studio={studio}
                            plan={plan}
                            isTrying={plan !== stored.plan}
                            isKeeping={isKeeping}
                            onTry={setPlan}
                            onDiscard={() => setPlan(stored.plan)}
                            onKeep={kept === null ? null : () => void keep()}
                          />
                        ),
                      },
                    ]
                  : []),
                { id: "sol", label: "Sol", content: <SunPanel plan={plan} studio={studio} /> },
                {
                  id: "imagen",
                  label: "Imagen",
                  content: (
                    <PicturePanel
                      studio={studio}
                      isModel={model !== null}
                      viewport={viewport}
                      onGrowing={(canvas) =>
                        setGrowing((before) => (canvas === null ? null : { canvas, turn: (before?.turn ?? 0) + 1 }))
                      }
                      onMade={(picture) => setPictures((before) => [picture, ...before])}
                      order={
                        isSignedIn && model === null
                          ? (asked) =>
                              void server.order({
                                title: `${title}: ${asked.name}`.slice(0, 120),
                                plan,
                                camera: {
                                  kind: asked.kind,
                                  levelId: asked.levelId,
                                  position: [...asked.position],
                                  target: [...asked.target],
                                  fieldOfView: asked.fieldOfView,
                                  cutAbove: asked.cutAbove,
                                },
                                style: choices.style,
                                at: at.toISOString(),
                                hasLamps: choices.hasLamps,
                                size: asked.kind === "panorama" ? "panorama" : choices.size,
                                quality: choices.quality,
                                label: choices.label,
                              })
                          : null
                      }
                    />
                  ),
                },
              ]}
            />
          </PanelBody>
        </Panel>
        <div className="relative order-1 h-[min(62vh,44rem)] min-h-72 lg:order-2 lg:h-[min(74vh,52rem)]">
          {scene === null || camera === null ? (
            <div className="grid h-full place-items-center rounded-md border bg-muted p-6 text-center text-sm text-muted-foreground">
              {isFailed ? (
                <Callout tone="warning" title="Este plano no se puede levantar">
                  Revisa en el editor los avisos de muros que se cruzan o no cierran. El plano sigue guardado.
                </Callout>
              ) : (
                <p role="status">Levantando los muros y colocando los muebles…</p>
              )}
            </div>
          ) : (
            <SceneViewport
              handle={viewport}
              scene={scene}
              sun={sun}
              camera={camera}
              label={`${shownTitle}: ${camera.name}`}
            />
          )}
          {growing === null ? null : <Growing canvas={growing.canvas} turn={growing.turn} />}
        </div>
      </div>
      <OpenModel model={model} onModel={showModel} />
      <ServerPictures server={server} />
      <Gallery
        plan={plan}
        pictures={pictures}
        homeId={homeId}
        onDrop={(id) => setPictures((before) => before.filter((one) => one.id !== id))}
      />
    </div>
  );
}

/** The picture as it grows clearer, over the view. `turn` rises with each newer state of the same canvas. */
function Growing({ canvas, turn }: { canvas: HTMLCanvasElement; turn: number }) {
  const shown = useRef<HTMLCanvasElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same canvas holds a clearer picture each turn
  useEffect(() => {
    shown.current?.getContext("2d")?.drawImage(canvas, 0, 0, shown.current.width, shown.current.height);
  }, [canvas, turn]);
  const width = Math.min(1280, canvas.width);
  return (
    <canvas
      ref={shown}
      width={width}
      height={Math.round((width * canvas.height) / canvas.width)}
      role="img"
      aria-label="La imagen mientras se traza"
      className="absolute inset-0 h-full w-full rounded-md border bg-muted object-contain"
    />
  );
}
