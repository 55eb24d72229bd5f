import { useMemo, useState } from "react";
import type { OpeningCandidate, PlanReading, WallCandidate } from "#domain/tools/plan-reading/plan-picture.ts";
import { readingToWalls } from "#domain/tools/plan-reading/reading-to-walls.ts";
import { Button } from "#ui/button.tsx";
import { Callout } from "#ui/callout.tsx";
import { classNames } from "#ui/class-names.ts";
import { Tick } from "#ui/form/controls.tsx";
import { PlainSelect } from "#ui/form/plain-choices.tsx";
import { PlainField } from "#ui/lead/plain-field.tsx";
import { readLength } from "../canvas/typed-length.ts";
import type { PanelProps } from "./panel-props.ts";

type FoundPlan = Extract<PlanReading, { kind: "plan" }>;

interface ReadingReviewProps extends PanelProps {
  reading: FoundPlan;
  /** Of the picture, in pixels. */
  size: { width: number; height: number };
  url: string;
  onDone: () => void;
}

/** From this confidence on a wall or an opening is ticked at first. */
const SURE = 0.5;

const toggled = (set: ReadonlySet<number>, at: number): ReadonlySet<number> => {
  const next = new Set(set);
  if (!next.delete(at)) next.add(at);
  return next;
};
const sure = (candidates: readonly { confidence: number }[]): ReadonlySet<number> =>
  new Set(candidates.flatMap(({ confidence }, at) => (confidence >= SURE ? [at] : [])));
const lengthPx = ({ from, to }: WallCandidate) => Math.hypot(to.x - from.x, to.y - from.y);
const share = (confidence: number) => `${Math.round(confidence * 100)}\u00a0%`;

const OPENING_NAMES: Record<OpeningCandidate["kind"], string> = {
  puerta: "Puerta",
  ventana: "Ventana",
  hueco: "Hueco",
};

/** The found walls over the original: a person takes out those that are none, types one length, and puts the rest into the plan. */
export function ReadingReview({ reading, size, url, editing, level, onDone }: ReadingReviewProps) {
  const [walls, setWalls] = useState(() => sure(reading.walls));
  const [openings, setOpenings] = useState(() => sure(reading.openings));
  const longest = useMemo(() => {
    const lengths = reading.walls.map(lengthPx);
    return lengths.indexOf(Math.max(...lengths));
  }, [reading]);
  const [measured, setMeasured] = useState(longest);
  const [typed, setTyped] = useState("");
  const [fault, setFault] = useState<string | undefined>();
  const isEmpty = level.walls.length === 0;

  function put() {
    const told = typed.trim() === "" ? reading.scale?.mmPerPixel : scaleOf(typed, reading.walls[measured]);
    if (typeof told === "string") return setFault(told);
    if (told === undefined) return setFault("Escribe cuánto mide ese muro, como 4,25.");
    const found = readingToWalls(reading, told, { walls, openings });
    if (editing.act({ do: "import-walls", levelId: level.id, id: editing.newId(), walls: found })) onDone();
  }
  return (
    <div className="grid gap-4 text-sm">
      <Overlay
        reading={reading}
        size={size}
        url={url}
        walls={walls}
        openings={openings}
        measured={measured}
        onToggle={(at) => setWalls(toggled(walls, at))}
      />
      {reading.gaps.length > 0 ? (
        <Callout tone="warning">
          El contorno no cierra en {reading.gaps.length === 1 ? "un sitio" : `${reading.gaps.length} sitios`}, en rojo.
          Ciérralo al terminar con un muro.
        </Callout>
      ) : null}
      <Candidates
        title={`Muros: ${walls.size} de ${reading.walls.length}`}
        rows={reading.walls.map(({ confidence }, at) => ({ label: `Muro ${at + 1}`, confidence }))}
        chosen={walls}
        onToggle={(at) => setWalls(toggled(walls, at))}
      />
      <Candidates
        title={`Puertas y ventanas: ${openings.size} de ${reading.openings.length}`}
        rows={reading.openings.map(({ kind, confidence, wall }) => ({
          label: `${OPENING_NAMES[kind]} en el muro ${wall + 1}`,
          confidence,
        }))}
        chosen={openings}
        onToggle={(at) => setOpenings(toggled(openings, at))}
      />
      <div className="grid grid-cols-2 items-start gap-3">
        <PlainSelect
          label="Muro que has medido"
          value={String(measured)}
          choices={reading.walls.map((_, at) => ({ value: String(at), label: `Muro ${at + 1}` }))}
          help="El de color, en el dibujo"
          onChange={(event) => setMeasured(Number(event.currentTarget.value))}
        />
        <PlainField
          name="known-length"
          label="Cuánto mide"
          inputMode="decimal"
          autoComplete="off"
          placeholder="4,25"
          optional={reading.scale !== null}
          value={typed}
          error={fault}
          help={reading.scale === null ? "Entre ejes, en metros" : `Si no, ${reading.scale.because}`}
          onChange={(event) => {
            setTyped(event.currentTarget.value);
            setFault(undefined);
          }}
        />
      </div>
      {isEmpty ? null : (
        <p className="text-xs text-muted-foreground">Sustituye los muros de «{level.name}». Puedes deshacerlo.</p>
      )}
      <div className="flex flex-wrap gap-2">
        <Button disabled={walls.size === 0} onClick={put}>
          Ponerlos en el plano
        </Button>
        <Button variant="ghost" onClick={onDone}>
          Descartar
        </Button>
      </div>
    </div>
  );
}

/** Millimetres of a pixel, or why there are none. */
function scaleOf(typed: string, wall: WallCandidate | undefined): number | string {
  const read = readLength(typed, 100);
  if (read.kind === "refused") return read.reason;
  const px = wall ? lengthPx(wall) : 0;
  return px < 1 ? "Elige un muro más largo." : read.lengthMm / px;
}

interface OverlayProps {
  reading: FoundPlan;
  size: { width: number; height: number };
  url: string;
  walls: ReadonlySet<number>;
  openings: ReadonlySet<number>;
  measured: number;
  onToggle: (wall: number) => void;
}

/** The same boxes stand below as a list, for the keyboard. */
function Overlay({ reading, size, url, walls, openings, measured, onToggle }: OverlayProps) {
  const fine = Math.max(size.width, size.height) / 240;
  return (
    <svg
      aria-hidden="true"
      focusable="false"
      viewBox={`0 0 ${size.width} ${size.height}`}
      className="max-h-[24rem] w-full rounded-md border bg-white"
    >
      <image href={url} width={size.width} height={size.height} opacity={0.55} />
      {reading.walls.map(({ from, to, thicknessPx }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: candidates are known by their place
        <g key={at} className="cursor-pointer" onPointerDown={() => onToggle(at)}>
          <path
            d={`M${from.x} ${from.y}L${to.x} ${to.y}`}
            stroke="transparent"
            strokeWidth={Math.max(thicknessPx, fine * 4)}
          />
          <path
            d={`M${from.x} ${from.y}L${to.x} ${to.y}`}
            className={classNames(
              at === measured ? "stroke-[#b3541e]" : walls.has(at) ? "stroke-[#1f4fbf]" : "stroke-[#8a8a8a]",
            )}
            strokeWidth={Math.max(fine, thicknessPx * 0.6)}
            strokeOpacity={walls.has(at) ? 0.85 : 0.6}
            strokeDasharray={walls.has(at) ? undefined : `${fine * 2} ${fine * 2}`}
          />
        </g>
      ))}
      {reading.openings.map((opening, at) => {
        const wall = reading.walls[opening.wall];
        if (!wall || !openings.has(at)) return null;
        const length = lengthPx(wall) || 1;
        const [dx, dy] = [(wall.to.x - wall.from.x) / length, (wall.to.y - wall.from.y) / length];
        const end = (by: number) =>
          `${wall.from.x + dx * (opening.offsetPx + by)} ${wall.from.y + dy * (opening.offsetPx + by)}`;
        return (
          <path
            // biome-ignore lint/suspicious/noArrayIndexKey: candidates are known by their place
            key={at}
            d={`M${end(-opening.widthPx / 2)}L${end(opening.widthPx / 2)}`}
            stroke="#ffd35c"
            strokeWidth={Math.max(fine, wall.thicknessPx * 0.5)}
          />
        );
      })}
      {reading.gaps.map(({ from, to }) => (
        <path
          key={`${from.x} ${from.y} ${to.x} ${to.y}`}
          d={`M${from.x} ${from.y}L${to.x} ${to.y}`}
          stroke="#c62828"
          strokeWidth={fine * 1.5}
          strokeDasharray={`${fine * 2} ${fine}`}
        />
      ))}
    </svg>
  );
}

interface CandidatesProps {
  title: string;
  rows: readonly { label: string; confidence: number }[];
  chosen: ReadonlySet<number>;
  onToggle: (at: number) => void;
}

/** The least certain first: they are the ones to look at. */
function Candidates({ title, rows, chosen, onToggle }: CandidatesProps) {
  if (rows.length === 0) return null;
  const order = rows.map((row, at) => ({ ...row, at })).sort((a, b) => a.confidence - b.confidence || a.at - b.at);
  return (
    <details className="rounded-md border">
      <summary className="min-h-11 cursor-pointer px-3 py-2.5 font-medium">{title}</summary>
      <ul className="max-h-56 overflow-y-auto border-t px-3 py-1">
        {order.map(({ label, confidence, at }) => (
          <li key={at} className="flex items-center justify-between gap-3">
            <Tick label={label} checked={chosen.has(at)} onChange={() => onToggle(at)} />
            <span className="text-xs text-muted-foreground tabular-nums">{share(confidence)}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}
