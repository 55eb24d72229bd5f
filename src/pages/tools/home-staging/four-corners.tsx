import { useMemo, useState } from "react";
import {
  type CornersAnswer,
  cameraFromCorners,
  type MarkedCorners,
} from "#domain/tools/photo-camera/camera-from-corners.ts";
import {
  floorPointOf,
  type PhotoCamera,
  type PhotoPoint,
  type PhotoRoom,
} from "#domain/tools/photo-camera/photo-camera.ts";
import { scaledPerspective } from "#domain/tools/staging/perspective.ts";
import { Button } from "#ui/button.tsx";
import { Callout } from "#ui/callout.tsx";
import { PlainSelect } from "#ui/form/plain-choices.tsx";
import type { Remark } from "./camera-words.ts";
import { MetreField } from "./metre-field.tsx";
import { PerspectiveOverlay } from "./perspective-overlay.tsx";
import { PhotoHandle, PhotoView, pathThrough } from "./photo-view.tsx";
import type { StepProps } from "./staging-bench.tsx";

interface FourCornersProps {
  photo: StepProps["photo"];
  ceilingM: number;
  /** Why the search gave nothing. */
  reason: Remark | null;
  /** Null where there is no perspective to go back to. */
  onCancel: (() => void) | null;
  onDone: (found: { camera: PhotoCamera; room: PhotoRoom }) => void;
}

type Plane = MarkedCorners["on"];
const PLANES = [
  { value: "floor", label: "Un rectángulo del suelo" },
  { value: "wall", label: "Una pared de frente" },
] as const satisfies readonly { value: Plane; label: string }[];

/** Where the corners stand at first, as shares of the photo: near left, near right, far right, far left; of a wall, from its lower left. */
const FIRST: Readonly<Record<Plane, readonly (readonly [number, number])[]>> = {
  floor: [
    [0.12, 0.92],
    [0.88, 0.92],
    [0.68, 0.62],
    [0.32, 0.62],
  ],
  wall: [
    [0.3, 0.68],
    [0.7, 0.68],
    [0.7, 0.3],
    [0.3, 0.3],
  ],
};
const NAMES: Readonly<Record<Plane, readonly string[]>> = {
  floor: ["Cerca, a la izquierda", "Cerca, a la derecha", "Lejos, a la derecha", "Lejos, a la izquierda"],
  wall: ["Abajo a la izquierda", "Abajo a la derecha", "Arriba a la derecha", "Arriba a la izquierda"],
};

/** The perspective by hand: four corners of something rectangular, and how large it is. It works for any photo, also on a phone. */
export function FourCorners({ photo, ceilingM, reason, onCancel, onDone }: FourCornersProps) {
  const { widthPx, heightPx, focalOf35mm } = photo.pixels;
  const [plane, setPlane] = useState<Plane>("floor");
  const [widthM, setWidth] = useState<number | null>(null);
  const placed = (kind: Plane) => FIRST[kind].map(([x, y]): PhotoPoint => ({ x: x * widthPx, y: y * heightPx }));
  const [corners, setCorners] = useState<readonly PhotoPoint[]>(() => placed("floor"));
  const answer = useMemo(() => {
    const marked = { on: plane, corners: corners as unknown as MarkedCorners["corners"] };
    const found = cameraFromCorners({ widthPx, heightPx }, marked, { ceilingM, focalOf35mm: focalOf35mm ?? undefined });
    return found.kind === "found" && widthM !== null ? withWidth(found, marked.corners, widthM) : found;
  }, [widthPx, heightPx, plane, corners, widthM, ceilingM, focalOf35mm]);
  const line = widthPx / 500;
  return (
    <div className="grid items-start gap-4 xl:grid-cols-[minmax(0,1fr)_22rem]">
      <PhotoView
        blob={photo.blob}
        widthPx={widthPx}
        heightPx={heightPx}
        alt="Tu foto, con cuatro esquinas"
        overlay={
          <>
            {answer.kind === "found" ? (
              <PerspectiveOverlay camera={answer.camera} room={answer.room} found={[]} />
            ) : null}
            <path
              d={`${pathThrough(corners)}Z`}
              fill="#ffb000"
              fillOpacity={0.15}
              stroke="#ffb000"
              strokeWidth={line}
              strokeLinejoin="round"
            />
          </>
        }
      >
        {corners.map((corner, at) => (
          <PhotoHandle
            // biome-ignore lint/suspicious/noArrayIndexKey: four corners, always the same four
            key={at}
            label={`Esquina ${NAMES[plane][at]?.toLowerCase()}`}
            at={corner}
            widthPx={widthPx}
            heightPx={heightPx}
            onMove={(to) => setCorners(corners.map((one, other) => (other === at ? to : one)))}
            onEnd={() => {}}
          />
        ))}
      </PhotoView>
      <div className="grid gap-4">
        {reason === null ? null : (
          <Callout tone="warning" title={reason.title}>
            {reason.text}
          </Callout>
        )}
        <PlainSelect
          label="Qué marcas"
          choices={PLANES}
          value={plane}
          onChange={(event) => {
            const next = PLANES.find(({ value }) => value === event.target.value)?.value ?? "floor";
            setPlane(next);
            setCorners(placed(next));
          }}
        />
        <p className="text-sm text-muted-foreground">
          {plane === "floor"
            ? "Lleva los puntos a las cuatro esquinas de un rectángulo del suelo: la estancia entera, una alfombra, cuatro baldosas."
            : "Lleva los puntos a las cuatro esquinas de una pared que se vea entera, del suelo al techo."}
        </p>
        <MetreField
          label={plane === "floor" ? "Lado de cerca" : "Ancho de la pared"}
          value={widthM ?? (answer.kind === "found" ? widthOf(answer.camera, corners) : null)}
          min={0.2}
          max={30}
          help={
            plane === "floor"
              ? "Si lo has medido, escríbelo: sin él, la escala supone una foto hecha a 1,45\u00a0m del suelo."
              : "Si no lo sabes, la escala sale del alto del techo."
          }
          onCommit={setWidth}
        />
        <div role="status">
          {answer.kind === "found" ? null : (
            <Callout tone="warning" title="Así no sale una perspectiva">
              {CORNER_REASONS[answer.kind]}
            </Callout>
          )}
        </div>
        <div className="flex flex-wrap gap-2 border-t pt-4">
          <Button
            disabled={answer.kind !== "found"}
            onClick={() => answer.kind === "found" && onDone({ camera: answer.camera, room: answer.room })}
          >
            Usar estas esquinas
          </Button>
          {onCancel === null ? null : (
            <Button variant="ghost" onClick={onCancel}>
              Dejarlo como estaba
            </Button>
          )}
        </div>
      </div>
    </div>
  );
}

const CORNER_REASONS: Readonly<Record<Exclude<CornersAnswer["kind"], "found">, string>> = {
  crossed: "Las esquinas se cruzan, están en otro orden o casi en línea. Llévalas a su sitio, una a una.",
  impossible:
    "Ninguna cámara ve así un rectángulo. Revisa las esquinas: las del suelo quedan por debajo del horizonte.",
};

/** Distance on the floor between the two near, or lower, corners, in metres. */
function widthOf(camera: PhotoCamera, corners: readonly PhotoPoint[]): number | null {
  const [one, other] = corners.slice(0, 2).map((corner) => floorPointOf(camera, corner));
  return one && other ? Math.hypot(one[0] - other[0], one[1] - other[1]) : null;
}

function withWidth(
  found: Extract<CornersAnswer, { kind: "found" }>,
  corners: readonly PhotoPoint[],
  widthM: number,
): CornersAnswer {
  const width = widthOf(found.camera, corners);
  return width === null || width === 0
    ? found
    : { ...found, ...scaledPerspective(found.camera, found.room, widthM / width) };
}
