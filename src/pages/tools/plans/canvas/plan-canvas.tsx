import { type CSSProperties, type KeyboardEvent, useCallback, useEffect, useMemo, useRef, useState } from "react";
import type { PlanCommand } from "#domain/tools/floor-plan/commands.ts";
import type { ExactPoint, LevelShape } from "#domain/tools/floor-plan/level-shape.ts";
import type { FloorPlan } from "#domain/tools/floor-plan/plan.ts";
import { CanvasFurniture } from "./canvas-furniture.tsx";
import { keyAction } from "./canvas-keys.ts";
import { type CanvasTool, entryOf } from "./canvas-tool.ts";
import { ContextMenu } from "./context-menu.tsx";
import { DraftLayer } from "./draft-layer.tsx";
import { plus } from "./geometry.ts";
import { LabelLayer, Pin } from "./label-layer.tsx";
import { LengthEntry } from "./length-entry.tsx";
import { HeldOpening, MovingLayer, SlidingDistances } from "./moving-layer.tsx";
import { ProblemMarks } from "./problem-marks.tsx";
import { SelectionLayer } from "./selection-layer.tsx";
import { StaticLayers } from "./static-layers.tsx";
import { thingAt } from "./things.ts";
import { useCanvasActions } from "./use-canvas-actions.ts";
import { useCanvasView } from "./use-canvas-view.ts";
import { useDrafting } from "./use-drafting.ts";
import { type PointerInput, usePointers } from "./use-pointers.ts";
import { boxOf, toPlan, toScreen, type View } from "./viewport.ts";

export interface PlanCanvasProps {
  plan: FloorPlan;
  levelId: string;
  /** `shapeLevel` of the level, kept by the page as long as the level stays the same. */
  shape: LevelShape;
  tool: CanvasTool;
  selected: readonly string[];
  underlayUrl: string | null;
  isReadOnly: boolean;
  newId: () => string;
  onCommand: (command: PlanCommand) => void;
  onSelect: (ids: readonly string[]) => void;
  onTool: (tool: CanvasTool) => void;
}

/** How near is near, in pixels: a finger is blunter than a mouse. */
const REACH_PX = { mouse: 10, touch: 20 };

/** The drawing surface. */
export function PlanCanvas(props: PlanCanvasProps) {
  const { plan, shape, tool, selected, underlayUrl, isReadOnly, onSelect, onTool } = props;
  const frame = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const box = useMemo(() => boxOf(boundsOf(props)), [props.plan, props.levelId, props.shape, props]);
  const canvasView = useCanvasView(frame, box);
  const { view, size, setView } = canvasView;
  const [isTouch, setTouch] = useState(false);
  const toleranceMm = (isTouch ? REACH_PX.touch : REACH_PX.mouse) / view.scale;
  const drafting = useDrafting(props, toleranceMm);
  const { level, things, vertices, context, draft, preview, hidden, send } = drafting;
  const [cursor, setCursor] = useState<ExactPoint | null>(null);
  const [menu, setMenu] = useState<ExactPoint | null>(null);
  const actions = useCanvasActions(props, drafting);
  const isPanning = tool.kind === "pan" || (isReadOnly && isTouch && tool.kind === "select");

  const pointers = usePointers(frame, {
    setView,
    isPanning,
    onInput(input: PointerInput) {
      if (input.type === "down") {
        setTouch(input.isTouch);
        setMenu(null);
        frame.current?.focus({ preventScroll: true });
      }
      if (cursor) setCursor(null);
      const { type, isAdding, isSuspended } = input;
      const reach = (input.isTouch ? REACH_PX.touch : REACH_PX.mouse) / view.scale;
      send({ type, at: toPlan(view, input.screen), isAdding, isSuspended }, reach);
    },
    onCancel: () => send({ type: "cancel" }),
    onLeave: () => send({ type: "leave" }),
    onMenu(screen) {
      const thing = thingAt(things, toPlan(view, screen), toleranceMm);
      if (thing && !selected.includes(thing.id)) onSelect([thing.id]);
      if (thing || selected.length > 0) setMenu(screen);
    },
  });

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    if (event.target !== frame.current) return;
    const action = keyAction(event, { draft, tool, hasSelection: selected.length > 0, isReadOnly });
    if (!action) return;
    if (action.do === "type") {
      // The field is there already; the letter arrives in it by itself.
      field.current?.focus();
      return;
    }
    if (action.do === "press" && !cursor) return;
    event.preventDefault();
    switch (action.do) {
      case "tool":
        return onTool(action.tool);
      case "input":
        if (action.input.type === "escape") setMenu(null);
        return send(action.input);
      case "cursor": {
        const from = cursor ?? toPlan(view, { x: size.width / 2, y: size.height / 2 });
        const next = plus(from, action.by);
        setCursor(next);
        keepInView(next);
        return send({ type: "move", at: next, isAdding: false, isSuspended: false });
      }
      case "press": {
        if (!cursor) return;
        const at = { at: cursor, isAdding: false, isSuspended: false };
        send({ type: "down", ...at });
        return send({ type: "up", ...at });
      }
      case "zoom":
        return canvasView.zoomBy(action.factor);
      case "fit":
        return canvasView.fitAll();
      case "actual":
        return canvasView.zoomTo(canvasView.plainScale);
      default:
        return actions.run(action);
    }
  }

  function keepInView(point: ExactPoint) {
    const { x, y } = toScreen(view, point);
    const margin = 60;
    const dx = x < margin ? margin - x : x > size.width - margin ? size.width - margin - x : 0;
    const dy = y < margin ? margin - y : y > size.height - margin ? size.height - margin - y : 0;
    if (dx !== 0 || dy !== 0) setView((now) => ({ ...now, x: now.x - dx / now.scale, y: now.y - dy / now.scale }));
  }

  // A note and a settled measure wait for letters alone.
  const awaitsField = draft.kind === "note" || (draft.kind === "points" && draft.isSettled);
  useEffect(() => {
    if (awaitsField) field.current?.focus();
  }, [awaitsField]);
  const backToCanvas = useCallback(() => frame.current?.focus({ preventScroll: true }), []);

  // Words are laid out anew when the scale has changed by a fifth.
  const step = 2 ** (Math.round(Math.log2(view.scale) * 4) / 4);
  const layers = { level, shape, vertices, hidden };
  const entryAt = entryPlace(draft, view, size);
  const over = draft.kind === "idle" ? draft.over : null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a drawing surface has no element of its own.
    <div
      ref={frame}
      role="application"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it takes the keys of the drawing.
      tabIndex={0}
      aria-label={`Plano: ${level.name}. ${entryOf(tool)?.hint ?? ""}`}
      data-tool={tool.kind}
      className="relative size-full min-h-0 touch-none overflow-hidden bg-background outline-offset-[-2px] select-none [-webkit-touch-callout:none]"
      style={{ ...gridStyle(view), cursor: cursorOf(tool, draft.kind, isPanning, over) }}
      onKeyDown={onKeyDown}
      {...pointers}
    >
      <Surface view={view}>
        {level.underlay && underlayUrl ? <Underlay underlay={level.underlay} url={underlayUrl} /> : null}
        <StaticLayers {...layers} />
        <LabelLayer level={level} shape={shape} hidden={hidden} scale={step} />
      </Surface>
      <Surface view={view}>
        {preview ? <MovingLayer preview={preview} moving={hidden} scale={step} /> : null}
        {preview ? null : (
          <SelectionLayer
            level={level}
            shape={shape}
            things={things}
            vertices={vertices}
            selected={selected}
            over={over}
            scale={step}
            toleranceMm={REACH_PX.mouse / step}
            isReadOnly={isReadOnly}
          />
        )}
        {preview && draft.kind === "slide" && draft.place ? (
          <SlidingDistances preview={preview} id={draft.opening.id} place={draft.place} scale={step} />
        ) : null}
        {draft.kind === "opening" && tool.kind === "opening" ? (
          <HeldOpening draft={draft} tool={tool} context={context} scale={step} />
        ) : null}
        <DraftLayer draft={draft} tool={tool} scale={step} />
        {cursor ? (
          <Pin at={cursor}>
            <path d="M-14 0H14M0 -14V14" className="stroke-primary" strokeWidth={2} />
          </Pin>
        ) : null}
      </Surface>
      <ProblemMarks problems={shape.problems} view={view} onSelect={onSelect} />
      <CanvasFurniture northDegrees={plan.northDegrees} canvasView={canvasView} />
      {entryAt && !isReadOnly ? (
        <div className="absolute" style={entryAt}>
          <LengthEntry
            key={draft.kind === "points" ? `${draft.points.length} ${draft.isSettled}` : draft.kind}
            draft={draft}
            refused={drafting.refused}
            field={field}
            onTyped={(texts) => {
              const isTaken = send({ type: "typed", texts });
              if (isTaken) backToCanvas();
              return isTaken;
            }}
            onEscape={() => {
              send({ type: "escape" });
              backToCanvas();
            }}
            onClose={() => {
              send({ type: "enter" });
              backToCanvas();
            }}
          />
        </div>
      ) : null}
      {menu && selected.length > 0 ? (
        <ContextMenu at={menu} size={size} actions={actions} onClose={() => setMenu(null)} onBack={backToCanvas} />
      ) : null}
      {preview?.refused ? (
        <p className="pointer-events-none absolute inset-x-0 top-3 mx-auto w-max max-w-[90%] rounded-md bg-destructive-soft px-3 py-1.5 text-sm text-destructive-soft-foreground">
          {preview.refused}
        </p>
      ) : null}
      <p aria-live="polite" className="sr-only">
        {drafting.said}
      </p>
    </div>
  );
}

/** One of the two sheets of the drawing. The moving one lies over the other, which is not painted anew while something is dragged. */
function Surface({ view, children }: { view: View; children: React.ReactNode }) {
  const { x, y, scale } = view;
  return (
    <svg
      aria-hidden
      className="pointer-events-none absolute inset-0 size-full overflow-hidden will-change-transform"
      style={{ "--per-px": 1 / scale } as CSSProperties}
    >
      <g transform={`matrix(${scale} 0 0 ${scale} ${-x * scale} ${-y * scale})`}>{children}</g>
    </svg>
  );
}

function Underlay({ underlay, url }: { underlay: NonNullable<FloorPlan["levels"][number]["underlay"]>; url: string }) {
  const { at, mmPerPixel, rotation, opacity, widthPx, heightPx } = underlay;
  return (
    <image
      href={url}
      width={widthPx}
      height={heightPx}
      opacity={opacity}
      preserveAspectRatio="none"
      transform={`translate(${at.x} ${at.y}) rotate(${rotation}) scale(${mmPerPixel})`}
    />
  );
}

/** Every point that has to be seen when all is shown. */
function* boundsOf({ plan, levelId, shape }: PlanCanvasProps): Iterable<ExactPoint> {
  const level = plan.levels.find(({ id }) => id === levelId);
  if (!level) return;
  yield* level.vertices;
  for (const ring of shape.outer) yield* ring;
  for (const { at } of level.furniture) yield at;
  for (const { at, widthMm, depthMm } of level.stairs) {
    yield { x: at.x - widthMm / 2, y: at.y - depthMm / 2 };
    yield { x: at.x + widthMm / 2, y: at.y + depthMm / 2 };
  }
  for (const { at } of level.notes) yield at;
  for (const { from, to } of level.dimensions) yield* [from, to];
  if (level.underlay) {
    const { at, mmPerPixel, widthPx, heightPx } = level.underlay;
    yield at;
    yield { x: at.x + widthPx * mmPerPixel, y: at.y + heightPx * mmPerPixel };
  }
}

/** A grid of metres within one of steps that stay at least twelve pixels apart; the finer one fades before it goes. */
function gridStyle({ x, y, scale }: View): CSSProperties {
  const fine = [50, 100, 250, 500, 1000, 5000].find((step) => step * scale >= 12) ?? 10_000;
  const coarse = Math.max(1000, fine * 5);
  const strength = Math.min(1, (fine * scale - 8) / 24);
  const lines = (step: number, percent: number) => {
    const colour = `color-mix(in oklab, var(--border) ${Math.round(percent)}%, transparent)`;
    const px = step * scale;
    const place = `${-x * scale}px ${-y * scale}px`;
    return {
      image: `linear-gradient(to right, ${colour} 1px, transparent 1px), linear-gradient(to bottom, ${colour} 1px, transparent 1px)`,
      size: `${px}px ${px}px, ${px}px ${px}px`,
      place: `${place}, ${place}`,
    };
  };
  const sheets = [lines(coarse, 100), lines(fine, 70 * strength)];
  return {
    backgroundImage: sheets.map(({ image }) => image).join(", "),
    backgroundSize: sheets.map(({ size }) => size).join(", "),
    backgroundPosition: sheets.map(({ place }) => place).join(", "),
  };
}

function cursorOf(tool: CanvasTool, draft: string, isPanning: boolean, over: string | null): string {
  if (isPanning) return "grab";
  if (tool.kind !== "select") return "crosshair";
  if (draft === "move" || draft === "vertex" || draft === "slide" || draft === "turn") return "grabbing";
  return over === null ? "default" : "pointer";
}

/** Beside the pointer, but within the canvas. */
function entryPlace(
  draft: ReturnType<typeof useDrafting>["draft"],
  view: View,
  size: { width: number; height: number },
) {
  const at =
    draft.kind === "note" ? draft.at : draft.kind === "points" && draft.points.length > 0 ? draft.snap.point : null;
  if (!at) return null;
  const { x, y } = toScreen(view, at);
  return {
    left: Math.max(8, Math.min(size.width - 250, x + 16)),
    top: Math.max(8, Math.min(size.height - 110, y - 76)),
  };
}
