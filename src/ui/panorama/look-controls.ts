import { halfTurn } from "#domain/tools/tours/tour-geometry.ts";
import type { Look } from "./panorama-view.ts";
import { soundLook, unprojected } from "./view-maths.ts";

/** Turns a look by hand: drag, pinch, wheel, double click, arrow keys, plus and minus. */
export interface LookControls {
  setHandled(isHandled: boolean): void;
  dispose(): void;
}

/** How much of its speed a throw keeps each millisecond. */
const KEPT_A_MS = 0.995;
const SLOWEST_DEGREES_A_MS = 0.003;
const KEY_STEP = 12;
const ZOOM_STEP = 1.15;

/**
 * @param look the look as it stands
 * @param turn takes the next one; `glideMs` where it should not jump
 * @param hold a hand has taken hold: what glides ends
 */
export function createLookControls(
  canvas: HTMLCanvasElement,
  look: () => Look,
  turn: (look: Look, glideMs?: number) => void,
  hold: () => void,
): LookControls {
  const stop = new AbortController();
  const { signal } = stop;
  const isCalm = window.matchMedia("(prefers-reduced-motion: reduce)");
  const pointers = new Map<number, { x: number; y: number }>();
  let isHandled = true;
  let speed = { yaw: 0, pitch: 0 };
  let movedAt = 0;
  let throwing = 0;
  canvas.style.touchAction = "none";

  const box = () => canvas.getBoundingClientRect();
  /** Degrees that one pixel of the canvas spans in its middle. */
  const perPixel = () => look().fov / Math.max(1, box().height);

  /** Zooms so that what lies under a point stays there. */
  const zoom = (factor: number, x: number, y: number, glideMs?: number) => {
    const now = look();
    const next = soundLook({ ...now, fov: now.fov * factor });
    const before = unprojected(x, y, now, box());
    const after = unprojected(x, y, next, box());
    turn(
      {
        fov: next.fov,
        yaw: now.yaw + halfTurn(before.yaw - after.yaw),
        pitch: now.pitch + before.pitch - after.pitch,
      },
      glideMs,
    );
  };

  const endThrow = () => {
    cancelAnimationFrame(throwing);
    throwing = 0;
  };

  const letGo = () => {
    if (isCalm.matches || performance.now() - movedAt > 60) return;
    let last = performance.now();
    const step = (now: number) => {
      const kept = KEPT_A_MS ** (now - last);
      const { yaw, pitch } = look();
      turn({ ...look(), yaw: yaw + speed.yaw * (now - last), pitch: pitch + speed.pitch * (now - last) });
      last = now;
      speed = { yaw: speed.yaw * kept, pitch: speed.pitch * kept };
      throwing = Math.hypot(speed.yaw, speed.pitch) > SLOWEST_DEGREES_A_MS ? requestAnimationFrame(step) : 0;
    };
    throwing = requestAnimationFrame(step);
  };

  canvas.addEventListener(
    "pointerdown",
    (event) => {
      if (!isHandled || (event.pointerType === "mouse" && event.button !== 0)) return;
      hold();
      endThrow();
      speed = { yaw: 0, pitch: 0 };
      pointers.set(event.pointerId, { x: event.clientX, y: event.clientY });
      canvas.setPointerCapture(event.pointerId);
    },
    { signal },
  );
  canvas.addEventListener(
    "pointermove",
    (event) => {
      const before = pointers.get(event.pointerId);
      if (!before) return;
      const now = { x: event.clientX, y: event.clientY };
      if (pointers.size === 2) {
        const other = [...pointers].find(([id]) => id !== event.pointerId)![1];
        const [was, is] = [
          Math.hypot(before.x - other.x, before.y - other.y),
          Math.hypot(now.x - other.x, now.y - other.y),
        ];
        const { left, top } = box();
        if (is > 0) zoom(was / is, (now.x + other.x) / 2 - left, (now.y + other.y) / 2 - top);
      } else {
        const { yaw, pitch } = look();
        const step = { yaw: (before.x - now.x) * perPixel(), pitch: (now.y - before.y) * perPixel() };
        const ms = Math.max(1, event.timeStamp - movedAt);
        speed = {
          yaw: 0.6 * (step.yaw / ms) + 0.4 * speed.yaw,
          pitch: 0.6 * (step.pitch / ms) + 0.4 * speed.pitch,
        };
        movedAt = event.timeStamp;
        turn({ ...look(), yaw: yaw + step.yaw, pitch: pitch + step.pitch });
      }
      pointers.set(event.pointerId, now);
    },
    { signal },
  );
  const up = (event: PointerEvent) => {
    if (!pointers.delete(event.pointerId)) return;
    if (pointers.size === 0 && event.type === "pointerup") letGo();
  };
  canvas.addEventListener("pointerup", up, { signal });
  canvas.addEventListener("pointercancel", up, { signal });
  canvas.addEventListener(
    "wheel",
    (event) => {
      if (!isHandled) return;
      event.preventDefault();
      hold();
      endThrow();
      const lines = event.deltaMode === 1 ? event.deltaY * 16 : event.deltaY;
      zoom(1.0015 ** Math.max(-240, Math.min(240, lines)), event.offsetX, event.offsetY);
    },
    { signal, passive: false },
  );
  canvas.addEventListener(
    "dblclick",
    (event) => {
      if (!isHandled) return;
      const isNear = look().fov < 45;
      zoom(isNear ? 2 : 1 / 1.8, event.offsetX, event.offsetY, 250);
    },
    { signal },
  );
  canvas.addEventListener(
    "keydown",
    (event) => {
      if (!isHandled || event.altKey || event.ctrlKey || event.metaKey) return;
      const step = (KEY_STEP * look().fov) / 70;
      const [yaw, pitch, factor] = KEYS[event.key] ?? [0, 0, 1];
      if (!(event.key in KEYS)) return;
      event.preventDefault();
      hold();
      endThrow();
      const now = look();
      turn({ yaw: now.yaw + yaw * step, pitch: now.pitch + pitch * step, fov: now.fov * factor }, 150);
    },
    { signal },
  );

  return {
    setHandled(handled) {
      isHandled = handled;
      if (!handled) {
        pointers.clear();
        endThrow();
      }
    },
    dispose() {
      stop.abort();
      endThrow();
    },
  };
}

/** Turn to the right, turn upwards, factor of the angle. */
const KEYS: Record<string, readonly [number, number, number]> = {
  ArrowLeft: [-1, 0, 1],
  ArrowRight: [1, 0, 1],
  ArrowUp: [0, 1, 1],
  ArrowDown: [0, -1, 1],
  "+": [0, 0, 1 / ZOOM_STEP],
  "=": [0, 0, 1 / ZOOM_STEP],
  "-": [0, 0, ZOOM_STEP],
};
