import { useEffect, useState } from "react";
import { useNavigate } from "react-router";
import { type FloorPlan, floorPlanSchema } from "#domain/tools/floor-plan/plan.ts";
import { shapeLevel } from "#domain/tools/floor-plan/shape-level.ts";
import type { ShownPicture } from "#domain/tools/plan-pictures/picture-states.ts";
import { proposeCameras } from "#domain/tools/plan-scene/cameras.ts";
import type { SceneCamera } from "#domain/tools/plan-scene/scene.ts";
import type { TourAnswer } from "#domain/tools/tours/tour-forms.ts";
import { Button } from "#ui/button.tsx";
import { callApi, failureText } from "#ui/call-api.ts";
import { Callout } from "#ui/callout.tsx";
import { ProgressBar } from "#ui/progress-bar.tsx";
import { PageLink } from "#ui/region/page-link.tsx";
import { useServerPictures } from "../plan-studio/use-server-pictures.ts";
import { documentOfPlan } from "./plan-document.ts";

interface OfferedPlan {
  readonly id: string;
  readonly title: string;
}

interface PlanPanelProps {
  isSignedIn: boolean;
  plans: readonly OfferedPlan[];
  /** Named by the address. */
  initialPlanId: string | null;
}

/** A plan of the account to a tour: one panorama a room, drawn by the server, joined through the doors. */
export function PlanPanel({ isSignedIn, plans, initialPlanId }: PlanPanelProps) {
  const [planId, setPlanId] = useState(initialPlanId ?? plans[0]?.id ?? "");
  const { plan, fault } = usePlan(planId);
  if (!isSignedIn || plans.length === 0)
    return (
      <Callout
        title={isSignedIn ? "Todavía no tienes planos" : "Las panorámicas del plano las dibuja el servidor"}
        action={
          <Button asChild size="sm">
            <PageLink to={isSignedIn ? "/generador-planos" : "/register?next=/tours-virtuales-ia"}>
              {isSignedIn ? "Dibujar un plano" : "Crear cuenta"}
            </PageLink>
          </Button>
        }
      >
        {isSignedIn
          ? "Dibuja la vivienda o calca su plano, y vuelve: sus estancias se enlazan solas por las puertas."
          : "Con cuenta, eliges un plano tuyo y cada estancia sale en 360°, enlazada por sus puertas."}
      </Callout>
    );
  return (
    <div>
      <label className="block max-w-md text-sm font-medium">
        Plano
        <select
          value={planId}
          onChange={(event) => setPlanId(event.target.value)}
          className="mt-1 block min-h-11 w-full rounded-md border border-input bg-card px-3"
        >
          {plans.map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </select>
      </label>
      {fault === null ? null : (
        <Callout tone="warning" title="No hemos abierto el plano" className="mt-4">
          {fault}
        </Callout>
      )}
      {plan === null ? null : <Rooms key={planId} planId={planId} plan={plan} />}
    </div>
  );
}

function usePlan(planId: string) {
  const [opened, setOpened] = useState<{ plan: FloorPlan | null; fault: string | null }>({ plan: null, fault: null });
  useEffect(() => {
    let isOver = false;
    setOpened({ plan: null, fault: null });
    if (planId === "") return;
    callApi<{ document: unknown }>("GET", `/api/plans/${planId}`).then((outcome) => {
      if (isOver) return;
      if (outcome.kind !== "done") return setOpened({ plan: null, fault: failureText(outcome) });
      const read = floorPlanSchema.safeParse(outcome.answer.document);
      setOpened(
        read.success ? { plan: read.data, fault: null } : { plan: null, fault: "Este plano no se puede leer." },
      );
    });
    return () => {
      isOver = true;
    };
  }, [planId]);
  return opened;
}

const titleOf = (plan: FloorPlan, camera: SceneCamera) => `${plan.title}: ${camera.name}`.slice(0, 120);

function Rooms({ planId, plan }: { planId: string; plan: FloorPlan }) {
  const server = useServerPictures(true);
  const navigate = useNavigate();
  const [isBusy, setBusy] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  const cameras = plan.levels
    .flatMap((level) => proposeCameras(level, shapeLevel(level)))
    .filter(({ kind, roomId }) => kind === "panorama" && roomId !== null);
  const drawn = cameras.map((camera) => {
    const own = server.pictures.filter(({ title }) => title === titleOf(plan, camera));
    return { camera, picture: own.find(({ state }) => state === "hecha") ?? own[0] ?? null };
  });
  const done = drawn.filter(({ picture }) => picture?.state === "hecha");
  const open = drawn.filter(
    ({ picture }) => picture === null || picture.state === "fallida" || picture.state === "cancelada",
  );
  const orderAll = async () => {
    setBusy(true);
    for (const { camera } of open)
      await server.order({
        title: titleOf(plan, camera),
        plan,
        camera: {
          kind: camera.kind,
          levelId: camera.levelId,
          position: [...camera.position],
          target: [...camera.target],
          fieldOfView: camera.fieldOfView,
          cutAbove: camera.cutAbove,
        },
        style: "nordico",
        at: new Date().toISOString(),
        hasLamps: true,
        size: "panorama",
        quality: "borrador",
        label: "bottom-left",
      });
    setBusy(false);
  };
  const create = async () => {
    setBusy(true);
    setFault(null);
    const result = await createTour(
      planId,
      plan,
      done.map(({ camera, picture }) => ({ roomId: camera.roomId!, pictureId: picture!.id })),
    );
    setBusy(false);
    if ("tourId" in result) navigate(`/tour-editor/${result.tourId}`);
    else setFault(result.fault);
  };
  if (cameras.length === 0)
    return (
      <Callout tone="warning" title="Este plano no tiene estancias cerradas" className="mt-4">
        Cierra los muros en el editor de planos y vuelve.
      </Callout>
    );
  return (
    <>
      <ul className="mt-5 divide-y rounded-lg border bg-card">
        {drawn.map(({ camera, picture }) => (
          <li key={camera.id} className="px-5 py-3 text-sm">
            <p className="font-medium">{camera.name}</p>
            <p className="text-xs text-muted-foreground">{wordsOf(picture)}</p>
            {picture?.state === "dibujando" ? (
              <ProgressBar label={camera.name} value={picture.progress} max={1} />
            ) : null}
          </li>
        ))}
      </ul>
      <div className="mt-4 flex flex-wrap items-center gap-3">
        {open.length === 0 ? null : (
          <Button variant={done.length === 0 ? "default" : "outline"} loading={isBusy} onClick={() => void orderAll()}>
            {open.length === 1 ? "Dibujar la estancia que falta" : `Dibujar ${open.length} estancias`}
          </Button>
        )}
        {done.length === 0 ? null : (
          <Button loading={isBusy} onClick={() => void create()}>
            {done.length === 1 ? "Crear recorrido con una estancia" : `Crear recorrido con ${done.length} estancias`}
          </Button>
        )}
      </div>
      <p className="mt-2 text-sm text-muted-foreground">
        Se dibujan de una en una, también con esta página cerrada. El recorrido dirá que es un dibujo desde el plano.
      </p>
      {fault === null ? null : (
        <Callout tone="warning" title="No se ha creado el recorrido" className="mt-4">
          {fault}
        </Callout>
      )}
    </>
  );
}

function wordsOf(picture: ShownPicture | null): string {
  if (picture === null) return "Sin dibujar";
  if (picture.state === "dibujando") return `${Math.floor(picture.progress * 100)}\u00a0%`;
  if (picture.state === "fallida") return picture.fault ?? "No se ha podido dibujar";
  return { "en-cola": "En la cola", hecha: "Hecha", cancelada: "Cancelada" }[picture.state];
}

async function createTour(
  planId: string,
  plan: FloorPlan,
  pictures: readonly { roomId: string; pictureId: string }[],
): Promise<{ tourId: string } | { fault: string }> {
  const title = plan.title || "Recorrido desde plano";
  const made = await callApi<{ id: string }>(
    "POST",
    "/api/tours",
    { title, planId },
    { idempotencyKey: crypto.randomUUID() },
  );
  if (made.kind !== "done") return { fault: failureText(made) };
  const tourId = made.answer.id;
  const panoramas = new Map<string, string>();
  for (const { roomId, pictureId } of pictures) {
    const taken = await callApi<{ id: string }>(
      "POST",
      `/api/tours/${tourId}/panoramas/from-picture`,
      { planPictureId: pictureId },
      { idempotencyKey: crypto.randomUUID() },
    );
    if (taken.kind !== "done") return { fault: failureText(taken) };
    panoramas.set(roomId, taken.answer.id);
  }
  const read = await callApi<TourAnswer>("GET", `/api/tours/${tourId}`);
  if (read.kind !== "done") return { fault: failureText(read) };
  const document = documentOfPlan(title, planId, plan, panoramas);
  const saved = await callApi("PUT", `/api/tours/${tourId}`, { revision: read.answer.revision, document });
  return saved.kind === "done" ? { tourId } : { fault: failureText(saved) };
}
