import type { SceneCamera } from "../plan-scene/scene.ts";

/**
 * Sends the direction of a point of the picture, from 0 to 1 across and down, into `out`, with length one.
 *
 * Eye-level pictures keep upright lines upright, as an architect's lens does: the camera looks level and the picture is shifted up or
 * down instead of tilted. A panorama is equirectangular, its middle towards the target.
 */
export function cameraRays(
  camera: Pick<SceneCamera, "kind" | "position" | "target" | "fieldOfView">,
  aspect: number,
): (across: number, down: number, out: Float64Array) => void {
  let x = camera.target[0] - camera.position[0];
  let y = camera.target[1] - camera.position[1];
  let z = camera.target[2] - camera.position[2];
  const level = Math.hypot(x, z);
  if (camera.kind === "panorama") {
    const heading = Math.atan2(z, x);
    return (across, down, out) => {
      const turn = heading + (across - 0.5) * 2 * Math.PI;
      const rise = (0.5 - down) * Math.PI;
      out[0] = Math.cos(rise) * Math.cos(turn);
      out[1] = Math.sin(rise);
      out[2] = Math.cos(rise) * Math.sin(turn);
    };
  }
  const isUpright = camera.kind === "eye" && level > 1e-6 && Math.abs(y) < level;
  const shift = isUpright ? y / level : 0;
  if (isUpright) y = 0;
  const size = Math.hypot(x, y, z) || 1;
  x /= size;
  y /= size;
  z /= size;
  // Looking straight down, the top of the picture is the top of the plan.
  const [upX, upY, upZ] = Math.hypot(x, z) < 1e-6 ? [0, 0, -1] : [0, 1, 0];
  let rx = y * upZ - z * upY;
  let ry = z * upX - x * upZ;
  let rz = x * upY - y * upX;
  const right = Math.hypot(rx, ry, rz);
  rx /= right;
  ry /= right;
  rz /= right;
  const ux = ry * z - rz * y;
  const uy = rz * x - rx * z;
  const uz = rx * y - ry * x;
  const high = Math.tan(((camera.fieldOfView / 2) * Math.PI) / 180);
  const wide = high * aspect;
  return (across, down, out) => {
    const h = (across * 2 - 1) * wide;
    const v = (1 - down * 2) * high + shift;
    const dx = x + rx * h + ux * v;
    const dy = y + ry * h + uy * v;
    const dz = z + rz * h + uz * v;
    const length = Math.sqrt(dx * dx + dy * dy + dz * dz);
    out[0] = dx / length;
    out[1] = dy / length;
    out[2] = dz / length;
  };
}
