import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from "react";
import type { PublishedLevel } from "#domain/tools/tours/published-tour.ts";
import type { TourPlace, TourScene } from "#domain/tools/tours/tour.ts";
import { headingTo, wholeTurn } from "#domain/tools/tours/tour-geometry.ts";
import { classNames } from "#ui/class-names.ts";
import type { PanoramaView } from "#ui/panorama/panorama-view.ts";

export type DrawnMap = NonNullable<PublishedLevel["map"]>;

interface MapDrawingProps {
  map: DrawnMap;
  name: string;
  /** Those that stand on this level. */
  scenes: readonly TourScene[];
  selected: string | null;
  /** Of the selected scene, whose cone turns with it. */
  view: PanoramaView | null;
  isReadOnly: boolean;
  onSelect: (id: string) => void;
  onPlace: (id: string, at: TourPlace) => void;
  onTurn: (id: string, headingDegrees: number) => void;
  /** Hears of a press beside every scene. */
  onPoint: ((at: TourPlace) => void) | null;
}

interface Drag {
  kind: "place" | "turn";
  id: string;
  at: TourPlace | null;
  heading: number | null;
}

/** A level from above: scenes as dots that are dragged to their place, and the cone of the selected one, dragged to where it looks. */
export function MapDrawing(props: MapDrawingProps) {
  const { map, scenes, selected, view, isReadOnly, onSelect, onPlace, onTurn, onPoint } = props;
  const svg = useRef<SVGSVGElement>(null);
  const cone = useRef<SVGGElement>(null);
  const [drag, setDrag] = useState<Drag | null>(null);
  const [left, top, width, height] = map.viewBox;
  /** A measure of the drawing, so that dots are as large on every map. */
  const unit = Math.max(width, height) / 100;
  const active = scenes.find(({ id }) => id === selected && scenes.length > 0) ?? null;
  const heading = drag?.kind === "turn" && drag.heading !== null ? drag.heading : (active?.headingDegrees ?? 0);
  const activeAt = drag?.id === active?.id && drag?.at ? drag.at : (active?.at ?? null);

  useEffect(() => {
    function turn() {
      const yaw = view?.look.yaw ?? active?.start.yaw ?? 0;
      const bearing = wholeTurn(heading + yaw);
      if (activeAt)
        cone.current?.setAttribute("transform", `translate(${activeAt.x} ${activeAt.y}) rotate(${bearing})`);
      cone.current?.querySelector("[role=slider]")?.setAttribute("aria-valuenow", String(Math.round(bearing)));
    }
    turn();
    return view?.onFrame(turn);
  });

  function pointOf(event: PointerEvent): TourPlace {
    const matrix = svg.current!.getScreenCTM()!.inverse();
    const point = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix);
    return { x: Math.round(point.x), y: Math.round(point.y) };
  }
  function begin(event: PointerEvent, kind: Drag["kind"], id: string) {
    if (isReadOnly || event.button !== 0) return;
    event.stopPropagation();
    svg.current!.setPointerCapture(event.pointerId);
    setDrag({ kind, id, at: null, heading: null });
  }
  function move(event: PointerEvent) {
    if (!drag) return;
    const point = pointOf(event);
    if (drag.kind === "place") return setDrag({ ...drag, at: point });
    if (active?.at) setDrag({ ...drag, heading: wholeTurn(headingTo(active.at, point) - (view?.look.yaw ?? 0)) });
  }
  function release() {
    if (!drag) return;
    if (drag.at) onPlace(drag.id, drag.at);
    if (drag.heading !== null) onTurn(drag.id, drag.heading);
    if (drag.kind === "place") onSelect(drag.id);
    setDrag(null);
  }
  function nudge(event: KeyboardEvent, scene: TourScene) {
    if (event.key === "Enter" || event.key === " ") {
      event.preventDefault();
      return onSelect(scene.id);
    }
    const way = WAYS[event.key];
    if (!way || !scene.at || isReadOnly) return;
    event.preventDefault();
    const step = Math.max(1, Math.round(unit * (event.shiftKey ? 5 : 1)));
    onPlace(scene.id, { x: scene.at.x + way[0] * step, y: scene.at.y + way[1] * step });
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of handles in a drawing
    <svg
      ref={svg}
      viewBox={map.viewBox.join(" ")}
      role="group"
      aria-label={`Plano de ${props.name}`}
      onPointerDown={(event) => onPoint?.(pointOf(event))}
      onPointerMove={move}
      onPointerUp={release}
      onPointerCancel={() => setDrag(null)}
      className={classNames(
        "block max-h-[26rem] w-full touch-none rounded-md border bg-background text-foreground select-none",
        onPoint && "cursor-crosshair",
      )}
    >
      {map.picture ? (
        <image href={map.picture} x={left} y={top} width={width} height={height} preserveAspectRatio="none" />
      ) : null}
      {map.rooms.map(({ name, path, x, y }) => (
        <g key={`${x} ${y} ${name}`} aria-hidden>
          <path d={path} fillRule="evenodd" className="fill-muted" />
          {/* Under a dot or its name, the room's name could not be read. */}
          {scenes.some(({ at }) => at && Math.abs(at.x - x) < unit * 14 && Math.abs(at.y - y) < unit * 8) ? null : (
            <text x={x} y={y} textAnchor="middle" fontSize={unit * 3} className="fill-muted-foreground">
              {name}
            </text>
          )}
        </g>
      ))}
      {map.walls ? <path aria-hidden d={map.walls} fill="currentColor" /> : null}
      <path
        aria-hidden
        d={waysPath(scenes, drag)}
        fill="none"
        strokeWidth={unit * 0.7}
        strokeDasharray={`${unit * 1.4} ${unit}`}
        className="stroke-primary"
        pointerEvents="none"
      />
      {active && activeAt ? (
        <g ref={cone}>
          <path d={conePath(unit * 17)} className="fill-primary" fillOpacity={0.28} pointerEvents="none" />
          {isReadOnly ? null : (
            <g
              role="slider"
              tabIndex={0}
              aria-label={`Rumbo de «${active.name}»`}
              aria-valuemin={0}
              aria-valuemax={359}
              aria-valuenow={Math.round(wholeTurn(heading + active.start.yaw))}
              onPointerDown={(event) => begin(event, "turn", active.id)}
              onKeyDown={(event) => {
                const way = TURNS[event.key];
                if (way === undefined) return;
                event.preventDefault();
                onTurn(active.id, wholeTurn(active.headingDegrees + way * (event.shiftKey ? 15 : 3)));
              }}
              className="cursor-grab outline-offset-4"
            >
              <circle cy={-unit * 17} r={unit * 5} fill="transparent" />
              <circle cy={-unit * 17} r={unit * 2.2} className="fill-card stroke-primary" strokeWidth={unit * 0.8} />
            </g>
          )}
        </g>
      ) : null}
      {scenes.map((scene) => {
        const at = drag?.id === scene.id && drag.at ? drag.at : scene.at;
        if (!at) return null;
        const isActive = scene.id === selected;
        return (
          // biome-ignore lint/a11y/useSemanticElements: a dot inside a drawing
          <g
            key={scene.id}
            role="button"
            tabIndex={0}
            aria-pressed={isActive}
            aria-label={`«${scene.name}» en el plano`}
            transform={`translate(${at.x} ${at.y})`}
            onPointerDown={(event) => begin(event, "place", scene.id)}
            onKeyDown={(event) => nudge(event, scene)}
            onClick={() => onSelect(scene.id)}
            className="cursor-grab outline-offset-2"
          >
            <circle r={unit * 5} fill="transparent" />
            <circle
              r={unit * (isActive ? 3 : 2.5)}
              strokeWidth={unit * 0.8}
              className={isActive ? "fill-primary stroke-card" : "fill-card stroke-primary"}
            />
            {isActive ? null : (
              <text y={-unit * 4} textAnchor="middle" fontSize={unit * 3} className="fill-foreground font-medium">
                {scene.name}
              </text>
            )}
          </g>
        );
      })}
    </svg>
  );
}

/** Lines between scenes that are linked, through their doors; once for there and back. */
function waysPath(scenes: readonly TourScene[], drag: Drag | null): string {
  const places = new Map(scenes.map(({ id, at }) => [id, drag?.id === id && drag.at ? drag.at : at]));
  const drawn = new Set<string>();
  return scenes
    .flatMap(({ id, links }) =>
      links.map(({ to, through }) => {
        const [from, end] = [places.get(id), places.get(to)];
        const way = [id, to].sort().join(" ");
        if (!from || !end || drawn.has(way)) return "";
        drawn.add(way);
        return `M${[from, ...(through ? [through] : []), end].map(({ x, y }) => `${x} ${y}`).join("L")}`;
      }),
    )
    .join("");
}

/** A wedge of 70 degrees that points up. */
const conePath = (radius: number): string => {
  const [x, y] = [radius * Math.sin((35 * Math.PI) / 180), radius * Math.cos((35 * Math.PI) / 180)];
  return `M0 0L${-x} ${-y}A${radius} ${radius} 0 0 1 ${x} ${-y}Z`;
};

const WAYS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
const TURNS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowDown: -1, ArrowRight: 1, ArrowUp: 1 };
