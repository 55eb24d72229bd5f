import { type PointerEvent, type RefObject, useCallback, useEffect, useRef } from "react";
import type { ExactPoint } from "#domain/tools/floor-plan/level-shape.ts";
import { distance } from "./geometry.ts";
import { panBy, pinch, type View } from "./viewport.ts";

/** A press that stays this long in its place asks for what can be done there. */
const LONG_PRESS_MS = 550;
const STILL_PX = 8;

export interface PointerInput {
  readonly type: "move" | "down" | "up";
  /** In pixels of the canvas. */
  readonly screen: ExactPoint;
  readonly isAdding: boolean;
  readonly isSuspended: boolean;
  readonly isTouch: boolean;
}

interface Handlers {
  readonly onInput: (input: PointerInput) => void;
  readonly onCancel: () => void;
  readonly onLeave: () => void;
  /** Asked for by a long press or the second button. */
  readonly onMenu: (screen: ExactPoint) => void;
  readonly setView: (change: (view: View) => View) => void;
  /** One finger or the first button moves the view. */
  readonly isPanning: boolean;
}

interface Held {
  readonly at: ExactPoint;
  readonly start: ExactPoint;
}

/**
 * Mouse, pen and fingers on the canvas. One draws or chooses; two fingers move and scale the view, and whatever the first had begun is
 * dropped. The middle button, and the first with the space bar, move the view. Moves are handed on once a frame. When the pointer is
 * taken away (a call, another tab, the system's own gesture) the drag ends without a trace.
 */
export function usePointers(frame: RefObject<HTMLElement | null>, handlers: Handlers) {
  const latest = useRef(handlers);
  useEffect(() => {
    latest.current = handlers;
  });
  const held = useRef(new Map<number, Held>());
  const mode = useRef<"none" | "input" | "pan" | "pinch" | "spent">("none");
  const isSpaceDown = useRef(false);
  const waiting = useRef<PointerInput | null>(null);
  const frameId = useRef(0);
  const longPress = useRef(0);

  const flush = useCallback(() => {
    cancelAnimationFrame(frameId.current);
    frameId.current = 0;
    const input = waiting.current;
    waiting.current = null;
    if (input) latest.current.onInput(input);
  }, []);

  const drop = useCallback(() => {
    clearTimeout(longPress.current);
    cancelAnimationFrame(frameId.current);
    frameId.current = 0;
    waiting.current = null;
    held.current.clear();
    if (mode.current === "input") latest.current.onCancel();
    mode.current = "none";
  }, []);

  useEffect(() => {
    const onHidden = () => {
      if (document.visibilityState === "hidden") drop();
    };
    const onBlur = () => {
      isSpaceDown.current = false;
      drop();
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.key === " ") isSpaceDown.current = event.type === "keydown" && !isTyping(event.target);
    };
    document.addEventListener("visibilitychange", onHidden);
    window.addEventListener("blur", onBlur);
    window.addEventListener("keydown", onKey);
    window.addEventListener("keyup", onKey);
    return () => {
      document.removeEventListener("visibilitychange", onHidden);
      window.removeEventListener("blur", onBlur);
      window.removeEventListener("keydown", onKey);
      window.removeEventListener("keyup", onKey);
      clearTimeout(longPress.current);
      cancelAnimationFrame(frameId.current);
    };
  }, [drop]);

  const screenOf = (event: { clientX: number; clientY: number }): ExactPoint => {
    const { left = 0, top = 0 } = frame.current?.getBoundingClientRect() ?? {};
    return { x: event.clientX - left, y: event.clientY - top };
  };
  const inputOf = (type: PointerInput["type"], event: PointerEvent): PointerInput => ({
    type,
    screen: screenOf(event),
    isAdding: event.shiftKey,
    isSuspended: event.altKey,
    isTouch: event.pointerType === "touch",
  });

  function onPointerDown(event: PointerEvent) {
    if (event.target instanceof Element && event.target.closest("button, input, textarea, [data-canvas-panel]")) return;
    const at = screenOf(event);
    frame.current?.setPointerCapture(event.pointerId);
    held.current.set(event.pointerId, { at, start: at });
    clearTimeout(longPress.current);
    if (held.current.size > 1) {
      waiting.current = null;
      if (mode.current === "input") latest.current.onCancel();
      mode.current = "pinch";
      return;
    }
    const isPan = event.button === 1 || (event.button === 0 && (latest.current.isPanning || isSpaceDown.current));
    if (event.button === 2) {
      mode.current = "spent";
      return;
    }
    mode.current = isPan ? "pan" : "input";
    if (isPan) return;
    if (event.pointerType === "touch") {
      longPress.current = window.setTimeout(() => {
        if (mode.current !== "input") return;
        mode.current = "spent";
        waiting.current = null;
        latest.current.onCancel();
        latest.current.onMenu(at);
      }, LONG_PRESS_MS);
    }
    latest.current.onInput(inputOf("down", event));
  }

  function onPointerMove(event: PointerEvent) {
    const known = held.current.get(event.pointerId);
    const at = screenOf(event);
    if (!known) {
      // A pointer that presses nothing shows what a press would do.
      if (event.pointerType !== "touch" && held.current.size === 0) later(inputOf("move", event));
      return;
    }
    if (distance(at, known.start) > STILL_PX) clearTimeout(longPress.current);
    if (mode.current === "pan") latest.current.setView((view) => panBy(view, at.x - known.at.x, at.y - known.at.y));
    if (mode.current === "pinch") {
      const other = [...held.current].find(([id]) => id !== event.pointerId)?.[1];
      if (other) latest.current.setView((view) => pinch(view, [known.at, other.at], [at, other.at]));
    }
    held.current.set(event.pointerId, { ...known, at });
    if (mode.current === "input") later(inputOf("move", event));
  }

  function later(input: PointerInput) {
    waiting.current = input;
    if (frameId.current === 0) frameId.current = requestAnimationFrame(flush);
  }

  function onPointerUp(event: PointerEvent) {
    if (!held.current.delete(event.pointerId)) return;
    clearTimeout(longPress.current);
    if (mode.current === "input") {
      flush();
      mode.current = "none";
      latest.current.onInput(inputOf("up", event));
    } else if (held.current.size === 0) mode.current = "none";
    // The finger that is left after a pinch draws nothing until it is lifted.
    else mode.current = "spent";
  }

  function onPointerCancel(event: PointerEvent) {
    if (held.current.has(event.pointerId)) drop();
  }

  return {
    onPointerDown,
    onPointerMove,
    onPointerUp,
    onPointerCancel,
    onLostPointerCapture: onPointerCancel,
    onPointerLeave: () => {
      if (held.current.size > 0) return;
      waiting.current = null;
      latest.current.onLeave();
    },
    onContextMenu: (event: { preventDefault: () => void; clientX: number; clientY: number }) => {
      event.preventDefault();
      if (mode.current === "input") return;
      latest.current.onMenu(screenOf(event));
    },
  };
}

const isTyping = (target: EventTarget | null) =>
  target instanceof Element && target.closest("input, textarea, select, button, [contenteditable]") !== null;
