import { halfTurn } from "#domain/tools/tours/tour-geometry.ts";
import type { PanoramaView } from "../panorama/panorama-view.ts";

/**
 * The direction of the back of a device, from the angles that it tells (W3C DeviceOrientation: a turn about z by alpha, then about x by beta,
 * then about y by gamma). It is the same however the screen is held, because the axis of the look stays the device's own.
 *
 * @param alpha, beta, gamma in degrees
 * @returns degrees; `yaw` clockwise from where alpha is zero
 */
export function directionOfDevice(alpha: number, beta: number, gamma: number): { yaw: number; pitch: number } {
  const [a, b, g] = [alpha, beta, gamma].map((degrees) => (degrees * Math.PI) / 180) as [number, number, number];
  // The third column of the matrix with its sign changed: the back looks along −z.
  const east = -(Math.cos(a) * Math.sin(g) + Math.sin(a) * Math.sin(b) * Math.cos(g));
  const north = -(Math.sin(a) * Math.sin(g) - Math.cos(a) * Math.sin(b) * Math.cos(g));
  const up = -(Math.cos(b) * Math.cos(g));
  return {
    yaw: (Math.atan2(east, north) * 180) / Math.PI,
    pitch: (Math.asin(Math.max(-1, Math.min(1, up))) * 180) / Math.PI,
  };
}

/** Only phones and tablets are held and turned; desktops know the event too, and never send it. */
export const canTurnByDevice = (): boolean =>
  "DeviceOrientationEvent" in window && window.matchMedia("(pointer: coarse)").matches && window.isSecureContext;

/** Browsers ask the visitor first, and only at their touch. Some answer `prompt` and tell the angles all the same. */
type AsksFirst = typeof DeviceOrientationEvent & { requestPermission?: () => Promise<PermissionState> };

/** How long a device that has the sensor takes to say so. */
const SILENT_MS = 1_500;

/**
 * The look follows the device until it is ended. A drag turns it further, and the device goes on from there.
 *
 * @returns what ends it; null where the visitor or the device says no
 */
export async function followDevice(view: PanoramaView): Promise<(() => void) | null> {
  const kind = DeviceOrientationEvent as AsksFirst;
  if (kind.requestPermission && (await kind.requestPermission().catch(() => "denied")) === "denied") return null;
  return await new Promise((resolve) => {
    const stop = new AbortController();
    const silence = setTimeout(() => {
      stop.abort();
      resolve(null);
    }, SILENT_MS);
    let offset: number | null = null;
    let last = 0;
    const onTurn = ({ alpha, beta, gamma }: DeviceOrientationEvent) => {
      if (alpha === null || beta === null || gamma === null) return;
      const { yaw, pitch } = directionOfDevice(alpha, beta, gamma);
      if (offset === null) {
        offset = halfTurn(view.look.yaw - yaw);
        clearTimeout(silence);
        resolve(() => stop.abort());
      } else offset += halfTurn(view.look.yaw - last);
      last = halfTurn(yaw + offset);
      view.turnTo({ yaw: last, pitch });
    };
    window.addEventListener("deviceorientation", onTurn, { signal: stop.signal });
  });
}
