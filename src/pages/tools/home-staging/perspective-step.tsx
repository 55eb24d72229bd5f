import { useEffect, useState } from "react";
import { dragFloorCorner } from "#domain/tools/photo-camera/adjust-room.ts";
import type { FoundLine } from "#domain/tools/photo-camera/find-camera.ts";
import {
  floorPointOf,
  type OpeningKind,
  type PhotoCamera,
  type PhotoPoint,
  type PhotoRoom,
  photoPointOf,
} from "#domain/tools/photo-camera/photo-camera.ts";
import { scaledPerspective } from "#domain/tools/staging/perspective.ts";
import { Button } from "#ui/button.tsx";
import { Callout } from "#ui/callout.tsx";
import { PlainSelect } from "#ui/form/plain-choices.tsx";
import { Switch } from "#ui/switch.tsx";
import { FourCorners } from "./four-corners.tsx";
import { MetreField } from "./metre-field.tsx";
import { PerspectiveOverlay } from "./perspective-overlay.tsx";
import { isShown, PhotoHandle, PhotoView } from "./photo-view.tsx";
import type { StepProps } from "./staging-bench.tsx";
import { wallNames } from "./staging-words.ts";
import type { CameraSearch } from "./use-camera.ts";

interface PerspectiveStepProps extends StepProps {
  search: CameraSearch;
  onNext: () => void;
}

const NO_LINES: readonly FoundLine[] = [];

interface Shown {
  readonly camera: PhotoCamera;
  readonly room: PhotoRoom;
}

/** Where the floor lies in the photo and how large it is: found by its lines, corrected by hand. */
export function PerspectiveStep({ editing, photo, search, onNext }: PerspectiveStepProps) {
  const { staging, act } = editing;
  const [moved, setMoved] = useState<Shown | null>(null);
  const [isByCorners, setByCorners] = useState(false);
  const [measure, setMeasure] = useState<readonly [PhotoPoint, PhotoPoint] | null>(null);
  const [showsLines, setShowsLines] = useState(true);
  const found = search.state.kind === "found" ? search.state.answer.lines : NO_LINES;
  const { camera: keptCamera, room: keptRoom } = staging;
  const shown = moved ?? (keptCamera !== null && keptRoom !== null ? { camera: keptCamera, room: keptRoom } : null);
  const size = { widthPx: photo.pixels.widthPx, heightPx: photo.pixels.heightPx };
  const isFailed = search.state.kind === "none" || search.state.kind === "failed";
  useEffect(() => {
    if (isFailed && keptCamera === null) setByCorners(true);
  }, [isFailed, keptCamera]);

  const keep = (next: Shown) => {
    setMoved(null);
    act({ do: "set-perspective", ...next, isCorrected: true });
  };
  const beginMeasure = () =>
    setMeasure([
      { x: size.widthPx * 0.35, y: size.heightPx * 0.85 },
      { x: size.widthPx * 0.65, y: size.heightPx * 0.85 },
    ]);
  const keepMoved = () => {
    if (moved !== null) keep(moved);
  };

  if (isByCorners)
    return (
      <FourCorners
        photo={photo}
        ceilingM={keptRoom?.ceilingM ?? 2.5}
        reason={keptCamera === null ? search.reason : null}
        onCancel={keptCamera === null ? null : () => setByCorners(false)}
        onDone={(next) => {
          setByCorners(false);
          keep(next);
        }}
      />
    );
  const names = shown === null ? [] : wallNames(shown.room.floor);
  const handles = shown === null ? [] : handlePoints(shown).filter((point) => isShown(point, size));
  return (
    <div className="grid items-start gap-4 xl:grid-cols-[minmax(0,1fr)_22rem]">
      <PhotoView
        {...size}
        blob={photo.blob}
        alt="Tu foto, con la cuadrícula del suelo"
        overlay={shown === null ? undefined : <PerspectiveOverlay {...shown} found={showsLines ? found : NO_LINES} />}
      >
        {shown === null
          ? null
          : shown.room.floor.map((corner, at) => {
              const point = photoPointOf(shown.camera, [corner[0], corner[1], 0]);
              if (!isShown(point, size)) return null;
              return (
                <PhotoHandle
                  // biome-ignore lint/suspicious/noArrayIndexKey: a corner is its place in the outline
                  key={at}
                  label={`Esquina ${at + 1} del suelo`}
                  at={point}
                  others={handles}
                  {...size}
                  onMove={(to) => {
                    const room = dragFloorCorner(shown, at, to);
                    if (room !== null) setMoved({ ...shown, room });
                  }}
                  onEnd={keepMoved}
                />
              );
            })}
        {shown === null
          ? null
          : shown.room.openings.flatMap((opening, at) =>
              (["fromM", "toM"] as const).map((end) => {
                const place = alongWall(shown.room, opening.wall, opening[end]);
                const point = place && photoPointOf(shown.camera, [place[0], place[1], 0]);
                if (!isShown(point, size)) return null;
                return (
                  <PhotoHandle
                    // biome-ignore lint/suspicious/noArrayIndexKey: openings have no name of their own
                    key={`${at} ${end}`}
                    tone="opening"
                    label={`${end === "fromM" ? "Principio" : "Final"} de ${OPENING_NAMES[opening.kind].toLowerCase()} en ${names[opening.wall] ?? "la pared"}`}
                    at={point}
                    others={handles}
                    {...size}
                    onMove={(to) => {
                      const floor = floorPointOf(shown.camera, to);
                      if (floor === null) return;
                      const next = withOpeningEnd(shown.room, at, end, floor);
                      setMoved({ ...shown, room: next });
                    }}
                    onEnd={keepMoved}
                  />
                );
              }),
            )}
        {measure === null
          ? null
          : measure.map((point, at) => (
              <PhotoHandle
                // biome-ignore lint/suspicious/noArrayIndexKey: two ends, always the same two
                key={at}
                tone="measure"
                label={`${at === 0 ? "Principio" : "Final"} de la medida`}
                at={point}
                {...size}
                onMove={(to) => setMeasure(at === 0 ? [to, measure[1]] : [measure[0], to])}
                onEnd={() => {}}
              />
            ))}
      </PhotoView>
      <div className="grid gap-4">
        <SearchNews
          search={search}
          isCorrected={staging.isCorrected}
          hasCamera={shown !== null}
          onMeasure={measure === null ? beginMeasure : null}
        />
        {shown === null ? null : (
          <>
            <p className="text-sm text-muted-foreground">
              La cuadrícula es de un metro. Si no se posa en el suelo, lleva los puntos azules a las esquinas.
            </p>
            {found.length === 0 ? null : (
              <Switch
                checked={showsLines}
                label="Ver las líneas encontradas, un color por dirección"
                onChange={setShowsLines}
              />
            )}
            <MetreField
              label="Alto del techo"
              value={shown.room.ceilingM}
              min={1.8}
              max={8}
              help="De él salen todas las medidas."
              onCommit={(metres) => keep(scaledPerspective(shown.camera, shown.room, metres / shown.room.ceilingM))}
            />
            {measure === null ? (
              <Button variant="outline" className="justify-self-start" onClick={beginMeasure}>
                Usar una medida que conozco
              </Button>
            ) : (
              <KnownLength
                camera={shown.camera}
                ends={measure}
                onCancel={() => setMeasure(null)}
                onFactor={(factor) => {
                  setMeasure(null);
                  keep(scaledPerspective(shown.camera, shown.room, factor));
                }}
              />
            )}
            <Openings room={shown.room} names={names} onChange={(room) => keep({ ...shown, room })} />
          </>
        )}
        <div className="flex flex-wrap gap-2 border-t pt-4">
          {shown === null ? null : <Button onClick={onNext}>Seguir con los muebles</Button>}
          <Button variant="outline" onClick={() => setByCorners(true)}>
            Marcar cuatro esquinas
          </Button>
          {staging.isCorrected && staging.photo?.from !== "example" ? (
            <Button variant="ghost" onClick={search.again}>
              Buscarla otra vez
            </Button>
          ) : null}
        </div>
      </div>
    </div>
  );
}

const OPENING_NAMES: Readonly<Record<OpeningKind, string>> = {
  door: "Puerta",
  window: "Ventana",
  radiator: "Radiador",
  opening: "Paso sin puerta",
};
const OPENING_KINDS = Object.keys(OPENING_NAMES) as OpeningKind[];

function SearchNews({
  search,
  isCorrected,
  hasCamera,
  onMeasure,
}: {
  search: CameraSearch;
  isCorrected: boolean;
  hasCamera: boolean;
  /** Begins to measure a known length; null while one is measured. */
  onMeasure: (() => void) | null;
}) {
  if (search.state.kind === "working")
    return (
      <Callout
        action={
          <Button size="sm" variant="outline" onClick={search.cancel}>
            Cancelar
          </Button>
        }
      >
        <span role="status">Buscando las líneas de la estancia…</span>
      </Callout>
    );
  if (!hasCamera)
    return (
      <Callout tone="warning" title="Falta la perspectiva">
        Marca cuatro esquinas de un suelo o de una pared y di cuánto miden.
      </Callout>
    );
  return (
    <div role="status" className="grid gap-3">
      {search.warnings.map(({ title, text, wantsLength }) => (
        <Callout
          key={title}
          tone="warning"
          title={title}
          action={
            wantsLength === true && onMeasure !== null ? (
              <Button size="sm" variant="outline" onClick={onMeasure}>
                Medir algo que conozco
              </Button>
            ) : undefined
          }
        >
          {text}
        </Callout>
      ))}
      {search.warnings.length > 0 ? null : (
        <Callout tone={isCorrected ? "info" : "success"}>
          {isCorrected ? "Perspectiva corregida a mano." : "Perspectiva encontrada. Compruébala con la cuadrícula."}
        </Callout>
      )}
    </div>
  );
}

interface KnownLengthProps {
  camera: PhotoCamera;
  ends: readonly [PhotoPoint, PhotoPoint];
  onCancel: () => void;
  onFactor: (factor: number) => void;
}

/** A length on the floor that somebody measured: everything becomes larger or smaller by it. */
function KnownLength({ camera, ends, onCancel, onFactor }: KnownLengthProps) {
  const [one, other] = ends.map((point) => floorPointOf(camera, point));
  const length = one && other ? Math.hypot(one[0] - other[0], one[1] - other[1]) : null;
  return (
    <div className="grid gap-3 rounded-md border p-4">
      <p className="text-sm">
        Lleva los dos rombos a los extremos de algo que hayas medido en el suelo: una pared, un baldosín, el hueco de la
        puerta.
      </p>
      {length === null ? (
        <p role="alert" className="text-sm text-warning-soft-foreground">
          Los dos extremos tienen que estar en el suelo.
        </p>
      ) : (
        <MetreField
          label="Mide de verdad"
          value={Math.round(length * 100) / 100}
          min={0.1}
          max={30}
          onCommit={(metres) => onFactor(metres / length)}
        />
      )}
      <Button size="sm" variant="ghost" className="justify-self-start" onClick={onCancel}>
        Dejarlo
      </Button>
    </div>
  );
}

interface OpeningsProps {
  room: PhotoRoom;
  names: readonly string[];
  onChange: (room: PhotoRoom) => void;
}

/** Doors, windows and radiators: what must stay free. */
function Openings({ room, names, onChange }: OpeningsProps) {
  // The wall that a photo shows best.
  const [wall, setWall] = useState(Math.max(0, names.indexOf("pared del fondo")));
  const [kind, setKind] = useState<OpeningKind>("door");
  const add = () => {
    const from = room.floor[wall];
    const to = room.floor[(wall + 1) % room.floor.length];
    if (!from || !to) return;
    const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
    const wide = Math.min(length * 0.8, kind === "door" ? 0.85 : 1.2);
    const opening = { wall, kind, fromM: (length - wide) / 2, toM: (length + wide) / 2 };
    onChange({ ...room, openings: [...room.openings, opening] });
  };
  return (
    <fieldset className="grid gap-2 border-t pt-4">
      <legend className="sr-only">Puertas, ventanas y radiadores</legend>
      <p className="text-sm font-medium">Puertas, ventanas y radiadores</p>
      {room.openings.length === 0 ? (
        <p className="text-sm text-muted-foreground">Di dónde están y quedarán libres.</p>
      ) : (
        <ul className="grid gap-1">
          {room.openings.map(({ kind: one, wall: where, fromM, toM }, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: they have no name of their own
            <li key={at} className="flex items-center justify-between gap-2 text-sm">
              <span className="min-w-0">
                {OPENING_NAMES[one]} de{" "}
                {Math.abs(toM - fromM)
                  .toFixed(2)
                  .replace(".", ",")}
                &nbsp;m, {names[where]}
              </span>
              <Button
                size="sm"
                variant="ghost"
                aria-label={`Quitar ${OPENING_NAMES[one].toLowerCase()} de ${names[where]}`}
                onClick={() => onChange({ ...room, openings: room.openings.filter((_, other) => other !== at) })}
              >
                Quitar
              </Button>
            </li>
          ))}
        </ul>
      )}
      <div className="grid grid-cols-2 gap-2">
        <PlainSelect
          label="Qué hay"
          choices={OPENING_KINDS.map((value) => ({ value, label: OPENING_NAMES[value] }))}
          value={kind}
          onChange={(event) => setKind(OPENING_KINDS.find((one) => one === event.target.value) ?? "door")}
        />
        <PlainSelect
          label="En qué pared"
          choices={names.map((name, at) => ({
            value: String(at),
            label: name.charAt(0).toUpperCase() + name.slice(1),
          }))}
          value={String(wall)}
          onChange={(event) => setWall(Number(event.target.value))}
        />
      </div>
      <Button size="sm" variant="outline" className="justify-self-start" onClick={add}>
        Añadir
      </Button>
    </fieldset>
  );
}

/** Feet of the floor's corners and of the ends of its openings, in the photo. */
const handlePoints = ({ camera, room }: Shown): PhotoPoint[] =>
  [
    ...room.floor,
    ...room.openings.flatMap(({ wall, fromM, toM }) => [fromM, toM].map((metres) => alongWall(room, wall, metres))),
  ].flatMap((place) => (place && photoPointOf(camera, [place[0], place[1], 0])) ?? []);

/** A point of a wall's foot. @returns null where the wall is gone */
function alongWall({ floor }: PhotoRoom, wall: number, metres: number): readonly [number, number] | null {
  const from = floor[wall];
  const to = floor[(wall + 1) % floor.length];
  if (!from || !to) return null;
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
  const share = metres / length;
  return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
}

/** The room with one end of an opening at the place of its wall that is nearest to a point; it keeps 20 cm at least. */
function withOpeningEnd(
  room: PhotoRoom,
  at: number,
  end: "fromM" | "toM",
  point: readonly [number, number],
): PhotoRoom {
  const opening = room.openings[at];
  const from = opening && room.floor[opening.wall];
  const to = opening && room.floor[(opening.wall + 1) % room.floor.length];
  if (!opening || !from || !to) return room;
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
  const along = ((point[0] - from[0]) * (to[0] - from[0]) + (point[1] - from[1]) * (to[1] - from[1])) / length;
  const place = Math.min(length, Math.max(0, along));
  const next =
    end === "fromM"
      ? { ...opening, fromM: Math.min(place, opening.toM - 0.2) }
      : { ...opening, toM: Math.max(place, opening.fromM + 0.2) };
  if (next.fromM < 0 || next.toM > length) return room;
  return { ...room, openings: room.openings.map((one, other) => (other === at ? next : one)) };
}
