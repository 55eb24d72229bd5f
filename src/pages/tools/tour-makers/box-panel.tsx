import { type KeyboardEvent, type PointerEvent, useEffect, useRef } from "react";
import { type BoxRoom, backCorners, boxThrough, type PhotoPoint, seenAt } from "#domain/tools/box-room/box-room.ts";
import { Button } from "#ui/button.tsx";
import { Callout } from "#ui/callout.tsx";
import { DropArea } from "#ui/form/drop-area.tsx";
import { MadePanorama } from "./made-panorama.tsx";
import { type BackWall, type OpenedPhoto, useBoxRoom } from "./use-box-room.ts";

const WHOLE = { fullWidth: 4096, fullHeight: 2048, left: 0, top: 0, width: 4096, height: 2048 };

/** One photo to a room of flat walls. */
export function BoxPanel({ isSignedIn }: { isSignedIn: boolean }) {
  const { photo, wall, drawn, isBusy, fault, open, draw, move } = useBoxRoom();
  const box =
    photo === null || wall === null
      ? null
      : boxThrough(photo.frame, wall.upperLeft, wall.lowerRight, photo.picture.width, photo.picture.height);
  return (
    <div>
      <p className="mb-4 max-w-[46rem] text-sm">
        Elige una foto con la pared del fondo a la vista, y a los lados paredes, suelo y techo. Lo que la foto no enseña
        queda liso: una caja no inventa lo que hay detrás.
      </p>
      <DropArea
        label="Elegir una foto"
        hint="Suelta aquí la foto o"
        rules="JPEG, PNG o WebP. No sale de tu navegador."
        accept={["image/jpeg", "image/png", "image/webp", "image/avif"]}
        isMultiple={false}
        onFiles={([file]) => file && void open(file)}
      />
      {fault === null ? null : (
        <Callout tone="warning" title="No se ha podido" className="mt-4">
          {fault}
        </Callout>
      )}
      {photo === null || wall === null ? null : (
        <>
          {photo.isFound ? null : (
            <Callout tone="warning" title="No vemos las líneas de la estancia" className="mt-4">
              Faltan bordes rectos de paredes o muebles. La tomamos como hecha de frente: si las líneas no siguen las
              paredes, prueba con otra foto.
            </Callout>
          )}
          <p className="mt-4 mb-2 text-sm">Lleva los cuatro puntos a las esquinas de la pared del fondo.</p>
          <Corners photo={photo} wall={wall} box={box} onMove={move} />
          {box === null ? (
            <Callout tone="warning" title="Así no sale una caja" className="mt-4">
              Las esquinas de arriba tienen que quedar por encima del horizonte, y las de abajo, por debajo.
            </Callout>
          ) : null}
          <Button className="mt-4" loading={isBusy} disabled={box === null} onClick={() => box && draw(box)}>
            Hacer la panorámica
          </Button>
          {drawn === null ? null : (
            <>
              <p role="status" className="mt-4 text-sm">
                La foto enseña el {Math.round(drawn.share * 100)}&nbsp;% de la esfera; el resto es un tono liso.
              </p>
              <MadePanorama
                picture={drawn.picture}
                crop={WHOLE}
                label="Caja aproximada de una foto"
                source="compositeSynthetic"
                origin="caja"
                isSignedIn={isSignedIn}
              />
            </>
          )}
        </>
      )}
    </div>
  );
}

interface CornersProps {
  photo: OpenedPhoto;
  wall: BackWall;
  box: BoxRoom | null;
  onMove: (wall: BackWall) => void;
}

function Corners({ photo, wall, box, onMove }: CornersProps) {
  const { width, height } = photo.picture;
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    canvas.current?.getContext("2d")?.drawImage(photo.bitmap, 0, 0);
  }, [photo]);
  return (
    <div
      className="relative max-w-3xl touch-none overflow-hidden rounded-md border"
      style={{ aspectRatio: `${width} / ${height}` }}
    >
      <canvas
        ref={canvas}
        width={width}
        height={height}
        className="absolute inset-0 size-full"
        role="img"
        aria-label="Tu foto"
      />
      <svg viewBox={`0 0 ${width} ${height}`} className="absolute inset-0 size-full" aria-hidden="true">
        {box === null ? null : (
          <path
            d={boxPath(box, width, height)}
            fill="none"
            stroke="#fff"
            strokeWidth={width / 300}
            paintOrder="stroke"
            style={{ filter: "drop-shadow(0 0 2px #000)" }}
          />
        )}
      </svg>
      {CORNERS.map(({ corner, name }) => {
        const at = corner === "upperLeft" || corner === "lowerRight" ? wall[corner] : crossCorner(box, photo, corner);
        return at === null ? null : (
          <Handle
            key={corner}
            label={name}
            at={at}
            width={width}
            height={height}
            onMove={(to) => {
              const next = movedWall(wall, box, photo, corner, to);
              if (next !== null) onMove(next);
            }}
          />
        );
      })}
    </div>
  );
}

type Corner = "upperLeft" | "upperRight" | "lowerRight" | "lowerLeft";
const CORNERS: readonly { corner: Corner; name: string }[] = [
  { corner: "upperLeft", name: "Esquina de arriba a la izquierda" },
  { corner: "upperRight", name: "Esquina de arriba a la derecha" },
  { corner: "lowerRight", name: "Esquina de abajo a la derecha" },
  { corner: "lowerLeft", name: "Esquina de abajo a la izquierda" },
];

/** A corner that follows from the other two; null without a box. */
function crossCorner(box: BoxRoom | null, { picture }: OpenedPhoto, corner: "upperRight" | "lowerLeft") {
  if (box === null) return null;
  const [, upperRight, , lowerLeft] = backCorners(box, picture.width, picture.height);
  return (corner === "upperRight" ? upperRight : lowerLeft) ?? null;
}

/** The wall after one corner was moved; the corner across from it stays. Null where that gives no box. */
function movedWall(
  wall: BackWall,
  box: BoxRoom | null,
  photo: OpenedPhoto,
  corner: Corner,
  to: PhotoPoint,
): BackWall | null {
  if (corner === "upperLeft" || corner === "lowerRight") return { ...wall, [corner]: to };
  const { width, height } = photo.picture;
  const across = crossCorner(box, photo, corner === "upperRight" ? "lowerLeft" : "upperRight");
  if (across === null) return null;
  const [upper, lower] = corner === "upperRight" ? [to, across] : [across, to];
  const next = boxThrough(photo.frame, upper, lower, width, height);
  if (next === null) return null;
  const [upperLeft, , lowerRight] = backCorners(next, width, height);
  return upperLeft && lowerRight ? { upperLeft, lowerRight } : null;
}

const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

interface HandleProps {
  label: string;
  at: PhotoPoint;
  width: number;
  height: number;
  onMove: (to: PhotoPoint) => void;
}

function Handle({ label, at, width, height, onMove }: HandleProps) {
  const within = (x: number, y: number) =>
    onMove({ x: Math.min(width, Math.max(0, x)), y: Math.min(height, Math.max(0, y)) });
  const drag = (event: PointerEvent<HTMLButtonElement>) => {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
    const frame = event.currentTarget.parentElement!.getBoundingClientRect();
    within(((event.clientX - frame.left) / frame.width) * width, ((event.clientY - frame.top) / frame.height) * height);
  };
  const step = (event: KeyboardEvent) => {
    const by = STEPS[event.key];
    if (by === undefined) return;
    event.preventDefault();
    const far = event.shiftKey ? 20 : 4;
    within(at.x + by[0] * far, at.y + by[1] * far);
  };
  return (
    <button
      type="button"
      aria-label={`${label}: muévela con las flechas`}
      onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
      onPointerMove={drag}
      onKeyDown={step}
      className="absolute grid size-11 -translate-x-1/2 -translate-y-1/2 cursor-move place-items-center rounded-full"
      style={{ left: `${(at.x / width) * 100}%`, top: `${(at.y / height) * 100}%` }}
    >
      <span aria-hidden="true" className="size-5 rounded-full border-2 border-white bg-primary shadow-md" />
    </button>
  );
}

/** The back wall, and the four edges that come from its corners. */
function boxPath(box: BoxRoom, width: number, height: number): string {
  const back = backCorners(box, width, height);
  const near = box.depth * 0.35;
  const front = [
    seenAt(box, [-box.left, -box.ceiling, near], width, height),
    seenAt(box, [box.right, -box.ceiling, near], width, height),
    seenAt(box, [box.right, 1, near], width, height),
    seenAt(box, [-box.left, 1, near], width, height),
  ];
  const point = (one: PhotoPoint) => `${one.x.toFixed(1)} ${one.y.toFixed(1)}`;
  const known = back.filter((one) => one !== null);
  const ring = known.length < 4 ? "" : `M${known.map(point).join("L")}Z`;
  return (
    ring + back.map((one, at) => (one === null || !front[at] ? "" : `M${point(one)}L${point(front[at]!)}`)).join("")
  );
}
