import { cosine, sine } from "../painting/exact-maths.ts";
import { type Ray, type Rotation, transposed, turned } from "../stitching/rotation.ts";
import { between, type Mips, type Texels } from "./texels.ts";

/**
 * A photo hung on flat walls around its camera, seen by a camera that has moved. Every wall k stands at n·p = h in room coordinates, the photo's camera at
 * the origin. The ray d from a moved eye c meets it after 1/q with q = (n·d) / (h - n·c); the nearest wall is the one with the greatest q, and the photo
 * shows that point where P (d + q c) lies, with P = K Rᵀ. All of it is linear along a row of pixels but one division.
 */
export interface PhotoSpace {
  /** From the photo's camera into the room. */
  readonly rotation: Rotation;
  /** In pixels of the whole photo. */
  readonly focal: number;
  readonly middleX: number;
  readonly middleY: number;
  readonly walls: readonly { readonly normal: Ray; readonly distance: number }[];
  /** Rows at which the sky ends, column by column of a photo of `columns` columns; the sky is infinitely far. Null where there is none. */
  readonly skyline: Float32Array | null;
}

/** Where the moved camera stands and looks. */
export interface Pose {
  /** In units of the walls' distances. */
  readonly eye: Ray;
  /** Turned to the right and down from the photo's own look, radians. */
  readonly yaw: number;
  readonly pitch: number;
  /** Focal length over the surface's height. */
  readonly lens: number;
}

/** From a pixel's ray of the moved camera into the room. */
function lookOf({ rotation }: PhotoSpace, { yaw, pitch }: Pose): (ray: Ray) => Ray {
  const [sy, cy, sp, cp] = [sine(yaw), cosine(yaw), sine(pitch), cosine(pitch)];
  return ([x, y, z]) => {
    const [py, pz] = [y * cp + z * sp, z * cp - y * sp];
    return turned(rotation, [x * cy + pz * sy, py, pz * cy - x * sy]);
  };
}

const intoPhoto = ({ rotation, focal, middleX, middleY }: PhotoSpace) => {
  const back = transposed(rotation);
  return (ray: Ray): Ray => {
    const [x, y, z] = turned(back, ray);
    return [focal * x + middleX * z, focal * y + middleY * z, z];
  };
};

/** The point of the photo that a moved camera sees at a place of its picture. @param at shares of the picture, 0.5 the middle */
export function seenPoint(
  space: PhotoSpace,
  pose: Pose,
  at: readonly [number, number],
  aspect: number,
): [number, number] {
  const ray = lookOf(space, pose)([((at[0] - 0.5) * aspect) / pose.lens, (at[1] - 0.5) / pose.lens, 1]);
  const q = nearness(space, pose.eye, ray);
  const photo = intoPhoto(space);
  const [u, v, w] = photo([ray[0] + q * pose.eye[0], ray[1] + q * pose.eye[1], ray[2] + q * pose.eye[2]]);
  return w <= 1e-6 ? [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY] : [u / w, v / w];
}

const dot = (a: Ray, b: Ray) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];

function nearness({ walls }: PhotoSpace, eye: Ray, ray: Ray): number {
  let nearest = 0;
  for (const { normal, distance } of walls) {
    const q = dot(normal, ray) / Math.max(1e-3, distance - dot(normal, eye));
    if (q > nearest) nearest = q;
  }
  return nearest;
}

/** Draws what the moved camera sees over the whole surface. @param level of the mips, the same during one move */
export function drawSpace(out: Texels, mips: Mips, space: PhotoSpace, pose: Pose, level: number): void {
  const { width, height, data } = mips.levels[level]!;
  const whole = mips.levels[0]!;
  const [scaleX, scaleY] = [width / whole.width, height / whole.height];
  const look = lookOf(space, pose);
  const photo = intoPhoto(space);
  const step = 1 / (pose.lens * out.height);
  const across = look([step, 0, 0]);
  const walls = space.walls.map(({ normal, distance }) => ({
    normal,
    per: 1 / Math.max(1e-3, distance - dot(normal, pose.eye)),
  }));
  const slopes = Float64Array.from(walls, ({ normal, per }) => dot(normal, across) * per);
  const nears = new Float64Array(walls.length);
  const [au, av, aw] = photo(across);
  const [eu, ev, ew] = photo(pose.eye);
  const { skyline } = space;
  const [mostX, mostY] = [width - 1, height - 1];
  for (let y = 0; y < out.height; y++) {
    const first = look([(0.5 - out.width / 2) * step, (y + 0.5 - out.height / 2) * step, 1]);
    for (let k = 0; k < walls.length; k++) nears[k] = dot(walls[k]!.normal, first) * walls[k]!.per;
    let [u, v, w] = photo(first);
    let to = y * out.width;
    for (let x = 0; x < out.width; x++, to++) {
      let q = 0;
      for (let k = 0; k < nears.length; k++) {
        const near = nears[k]!;
        if (near > q) q = near;
        nears[k] = near + slopes[k]!;
      }
      const by = 1 / (w + q * ew);
      let px = (u + q * eu) * by * scaleX - 0.5;
      let py = (v + q * ev) * by * scaleY - 0.5;
      if (skyline !== null) {
        const column = Math.min(skyline.length - 1, Math.max(0, Math.floor(((px + 0.5) / width) * skyline.length)));
        if (py < skyline[column]! * scaleY) {
          const far = 1 / w;
          px = u * far * scaleX - 0.5;
          const sky = Math.min(skyline.length - 1, Math.max(0, Math.floor(((px + 0.5) / width) * skyline.length)));
          py = Math.min(v * far * scaleY - 0.5, skyline[sky]! * scaleY - 1.5);
        }
      }
      u += au;
      v += av;
      w += aw;
      if (!(px > 0)) px = 0;
      else if (px > mostX) px = mostX;
      if (!(py > 0)) py = 0;
      else if (py > mostY) py = mostY;
      const c = px | 0;
      const r = py | 0;
      const at = r * width + c;
      const right = c < mostX ? 1 : 0;
      const below = r < mostY ? width : 0;
      out.data[to] = between(
        data[at]!,
        data[at + right]!,
        data[at + below]!,
        data[at + below + right]!,
        ((px - c) * 256 + 0.5) | 0,
        ((py - r) * 256 + 0.5) | 0,
      );
    }
  }
}
