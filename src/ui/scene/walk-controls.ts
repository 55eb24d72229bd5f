import type { PerspectiveCamera } from "three";

/** Metres a second with a key held, and turns in radians for the whole width of the picture. */
const PACE = 1.6;
const TURN = 2.4;

const KEYS: Readonly<Record<string, readonly [forward: number, right: number, turn: number]>> = {
  KeyW: [1, 0, 0],
  ArrowUp: [1, 0, 0],
  KeyS: [-1, 0, 0],
  ArrowDown: [-1, 0, 0],
  KeyA: [0, -1, 0],
  KeyD: [0, 1, 0],
  ArrowLeft: [0, 0, 1],
  ArrowRight: [0, 0, -1],
};

/**
 * Looks around by dragging, walks by arrows or W, A, S, D, and with two fingers on a screen. The eyes stay at their height and the
 * horizon level.
 *
 * @param onMove the camera has moved and is to be drawn
 * @param mayStand whether a point (x, z in metres) is within the floors: walls stop whoever walks
 */
export function walkControls(
  camera: PerspectiveCamera,
  element: HTMLElement,
  onMove: () => void,
  mayStand: (x: number, z: number) => boolean,
) {
  let heading = 0;
  let pitch = 0;
  let isOn = false;
  let frame = 0;
  let last = 0;
  const held = new Set<string>();
  const touches = new Map<number, { x: number; y: number }>();

  const look = () => {
    camera.rotation.set(pitch, heading, 0, "YXZ");
    camera.updateMatrixWorld();
    onMove();
  };
  const step = (forward: number, right: number) => {
    const dx = -Math.sin(heading) * forward + Math.cos(heading) * right;
    const dz = -Math.cos(heading) * forward - Math.sin(heading) * right;
    const { x, z } = camera.position;
    // Along a wall one slides: each axis is tried by itself.
    if (mayStand(x + dx, z + dz)) camera.position.set(x + dx, camera.position.y, z + dz);
    else if (mayStand(x + dx, z)) camera.position.x = x + dx;
    else if (mayStand(x, z + dz)) camera.position.z = z + dz;
  };
  const walk = (now: number) => {
    const seconds = Math.min(0.1, (now - last) / 1000);
    last = now;
    for (const key of held) {
      const [forward, right, turn] = KEYS[key]!;
      heading += turn * seconds * 1.4;
      step(forward * PACE * seconds, right * PACE * seconds);
    }
    look();
    frame = held.size > 0 ? requestAnimationFrame(walk) : 0;
  };
  const down = (event: KeyboardEvent) => {
    if (!isOn || KEYS[event.code] === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    held.add(event.code);
    if (frame === 0) {
      last = performance.now();
      frame = requestAnimationFrame(walk);
    }
  };
  const up = (event: KeyboardEvent) => held.delete(event.code);
  const press = (event: PointerEvent) => {
    if (!isOn) return;
    element.setPointerCapture(event.pointerId);
    touches.set(event.pointerId, { x: event.clientX, y: event.clientY });
  };
  const drag = (event: PointerEvent) => {
    const before = touches.get(event.pointerId);
    if (!isOn || before === undefined) return;
    const dx = (event.clientX - before.x) / Math.max(1, element.clientWidth);
    const dy = (event.clientY - before.y) / Math.max(1, element.clientWidth);
    touches.set(event.pointerId, { x: event.clientX, y: event.clientY });
    if (touches.size > 1) step(-dy * 4, dx * 2);
    else {
      heading += dx * TURN;
      pitch = Math.min(1.2, Math.max(-1.2, pitch + dy * TURN));
    }
    look();
  };
  const release = (event: PointerEvent) => touches.delete(event.pointerId);
  const leave = () => held.clear();
  element.addEventListener("keydown", down);
  element.addEventListener("keyup", up);
  element.addEventListener("blur", leave);
  element.addEventListener("pointerdown", press);
  element.addEventListener("pointermove", drag);
  element.addEventListener("pointerup", release);
  element.addEventListener("pointercancel", release);
  return {
    /** Takes the camera as it stands, level, looking towards a target. */
    start(target: readonly [number, number, number]) {
      isOn = true;
      heading = Math.atan2(camera.position.x - target[0], camera.position.z - target[2]);
      pitch = 0;
      look();
    },
    stop() {
      isOn = false;
      held.clear();
      touches.clear();
    },
    dispose() {
      cancelAnimationFrame(frame);
      element.removeEventListener("keydown", down);
      element.removeEventListener("keyup", up);
      element.removeEventListener("blur", leave);
      element.removeEventListener("pointerdown", press);
      element.removeEventListener("pointermove", drag);
      element.removeEventListener("pointerup", release);
      element.removeEventListener("pointercancel", release);
    },
  };
}
