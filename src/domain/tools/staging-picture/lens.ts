import { type PhotoCamera, straightRadius } from "../photo-camera/photo-camera.ts";

/** Fills `out` with the direction in which a point of the photo is seen, of length one, in the scene's axes (y up, z towards the viewer). */
export function sceneRays(camera: PhotoCamera): (x: number, y: number, out: Float64Array) => void {
  const { middleX, middleY, focalPx, curvature, right, down, forward } = camera;
  const half = Math.hypot(camera.widthPx, camera.heightPx) / 2;
  return (x, y, out) => {
    let a = x - middleX;
    let b = y - middleY;
    if (curvature !== 0) {
      const radius = Math.sqrt(a * a + b * b) / half;
      if (radius > 0) {
        const by = straightRadius(radius, curvature) / radius;
        a *= by;
        b *= by;
      }
    }
    a /= focalPx;
    b /= focalPx;
    const length = Math.sqrt(a * a + b * b + 1);
    out[0] = (a * right[0] + b * down[0] + forward[0]) / length;
    out[1] = (a * right[2] + b * down[2] + forward[2]) / length;
    out[2] = -(a * right[1] + b * down[1] + forward[1]) / length;
  };
}

/** The same camera for the photo at another size. */
export function scaledCamera(camera: PhotoCamera, widthPx: number, heightPx: number): PhotoCamera {
  const [byX, byY] = [widthPx / camera.widthPx, heightPx / camera.heightPx];
  return {
    ...camera,
    widthPx,
    heightPx,
    focalPx: camera.focalPx * byX,
    middleX: camera.middleX * byX,
    middleY: camera.middleY * byY,
  };
}
