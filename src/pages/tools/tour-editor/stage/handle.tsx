import { type KeyboardEvent, type PointerEvent, type ReactNode, useCallback, useEffect, useRef } from "react";
import { type Direction, halfTurn } from "#domain/tools/tours/tour-geometry.ts";
import { classNames } from "#ui/class-names.ts";
import type { PanoramaView } from "#ui/panorama/panorama-view.ts";

/** A hand trembles so much, in pixels, without meaning to drag. */
const SLACK_PX = 4;

interface HandleProps {
  view: PanoramaView;
  /** In the levelled picture. */
  at: Direction;
  label: string;
  onMoved: (to: Direction) => void;
  onPress: () => void;
  className?: string;
  children: ReactNode;
}

/** Something that stands in the picture: it is dragged, nudged by the arrow keys (five times as far with Mayús), and pressed. */
export function Handle({ view, at, label, onMoved, onPress, className, children }: HandleProps) {
  const button = useRef<HTMLButtonElement>(null);
  const held = useRef<{ x: number; y: number; to: Direction | null } | null>(null);
  const wasDragged = useRef(false);
  const { yaw, pitch } = at;
  const place = useCallback(() => {
    const element = button.current;
    if (!element) return;
    const point = view.project(held.current?.to ?? { yaw, pitch });
    element.style.visibility = point ? "visible" : "hidden";
    if (point) element.style.transform = `translate(${point.x}px, ${point.y}px) translate(-50%, -50%)`;
  }, [view, yaw, pitch]);
  useEffect(() => {
    place();
    return view.onFrame(place);
  }, [view, place]);

  function move(event: PointerEvent<HTMLButtonElement>) {
    const hold = held.current;
    if (!hold) return;
    if (!hold.to && Math.hypot(event.clientX - hold.x, event.clientY - hold.y) < SLACK_PX) return;
    const box = event.currentTarget.parentElement!.getBoundingClientRect();
    hold.to = view.unproject(event.clientX - box.left, event.clientY - box.top);
    place();
  }
  function release() {
    const to = held.current?.to ?? null;
    held.current = null;
    wasDragged.current = to !== null;
    if (to) onMoved(to);
  }
  function nudge(event: KeyboardEvent) {
    const way = NUDGES[event.key];
    if (!way) return;
    event.preventDefault();
    event.stopPropagation();
    const step = event.shiftKey ? 5 : 1;
    const upright = Math.min(90, Math.max(-90, pitch + way[1] * step));
    onMoved({ yaw: halfTurn(yaw + way[0] * step), pitch: upright });
  }
  return (
    <button
      ref={button}
      type="button"
      aria-label={label}
      title={label}
      onPointerDown={(event) => {
        if (event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        wasDragged.current = false;
        held.current = { x: event.clientX, y: event.clientY, to: null };
      }}
      onPointerMove={move}
      onPointerUp={release}
      onPointerCancel={() => {
        held.current = null;
        place();
      }}
      onClick={() => {
        // The end of a drag is no press.
        if (!wasDragged.current) onPress();
        wasDragged.current = false;
      }}
      onKeyDown={nudge}
      className={classNames(
        "pointer-events-auto absolute top-0 left-0 inline-flex min-h-11 max-w-44 min-w-11 cursor-grab touch-none items-center justify-center gap-1.5 rounded-full border-2 px-2.5 text-xs font-semibold shadow-md active:cursor-grabbing",
        className,
      )}
    >
      {children}
    </button>
  );
}

const NUDGES: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};
