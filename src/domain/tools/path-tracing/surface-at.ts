import type { SceneMaterial } from "../plan-scene/scene.ts";
import type { Hit } from "./cast-rays.ts";
import type { Surface } from "./scatter.ts";
import type { TracedScene, TracedTexture } from "./traced-scene.ts";

/** sRGB byte to linear share (IEC 61966-2-1). */
const LINEAR = Float64Array.from({ length: 256 }, (_, i) => {
  const share = i / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
});

/** The surface where a ray met it, ready to scatter; one record is filled again and again. */
export interface SurfaceHere extends Surface {
  material: SceneMaterial;
  /** The side that looks against the ray, by the triangle and as shading sees it. */
  flatX: number;
  flatY: number;
  flatZ: number;
  nx: number;
  ny: number;
  nz: number;
}

export function surfaceReader(scene: TracedScene): (hit: Hit, dx: number, dy: number, dz: number) => SurfaceHere {
  const { edges, normals, uvs, materialOf, materials, textures } = scene;
  const texel = new Float64Array(7);
  const here: SurfaceHere = {
    material: materials[0]!,
    r: 0,
    g: 0,
    b: 0,
    roughness: 1,
    metalness: 0,
    flatX: 0,
    flatY: 1,
    flatZ: 0,
    nx: 0,
    ny: 1,
    nz: 0,
  };
  return ({ triangle, u, v }, dx, dy, dz) => {
    const at = triangle * 9;
    const index = materialOf[triangle]!;
    const material = materials[index]!;
    here.material = material;
    const e1x = edges[at + 3]!;
    const e1y = edges[at + 4]!;
    const e1z = edges[at + 5]!;
    const e2x = edges[at + 6]!;
    const e2y = edges[at + 7]!;
    const e2z = edges[at + 8]!;
    let fx = e1y * e2z - e1z * e2y;
    let fy = e1z * e2x - e1x * e2z;
    let fz = e1x * e2y - e1y * e2x;
    let size = Math.sqrt(fx * fx + fy * fy + fz * fz);
    const turn = fx * dx + fy * dy + fz * dz > 0 ? -1 / size : 1 / size;
    fx *= turn;
    fy *= turn;
    fz *= turn;
    const w = 1 - u - v;
    let nx = w * normals[at]! + u * normals[at + 3]! + v * normals[at + 6]!;
    let ny = w * normals[at + 1]! + u * normals[at + 4]! + v * normals[at + 7]!;
    let nz = w * normals[at + 2]! + u * normals[at + 5]! + v * normals[at + 8]!;
    size = Math.sqrt(nx * nx + ny * ny + nz * nz);
    if (size < 1e-6) {
      nx = fx;
      ny = fy;
      nz = fz;
    } else {
      const side = nx * fx + ny * fy + nz * fz < 0 ? -1 / size : 1 / size;
      nx *= side;
      ny *= side;
      nz *= side;
    }
    here.r = material.color[0];
    here.g = material.color[1];
    here.b = material.color[2];
    here.roughness = material.roughness;
    here.metalness = material.metalness;
    const texture = textures[index];
    if (texture !== null && texture !== undefined && material.texture !== null) {
      const t = triangle * 6;
      const du1 = uvs[t + 2]! - uvs[t]!;
      const dv1 = uvs[t + 3]! - uvs[t + 1]!;
      const du2 = uvs[t + 4]! - uvs[t]!;
      const dv2 = uvs[t + 5]! - uvs[t + 1]!;
      const repeat = 1 / material.texture.metres;
      readTexel(texture, (uvs[t]! + u * du1 + v * du2) * repeat, (uvs[t + 1]! + u * dv1 + v * dv2) * repeat, texel);
      here.r *= texel[0]!;
      here.g *= texel[1]!;
      here.b *= texel[2]!;
      here.roughness = Math.min(1, here.roughness * 2 * texel[6]!);
      const determinant = du1 * dv2 - du2 * dv1;
      const bump = material.texture.bump;
      if (texture.normal !== null && bump > 0 && Math.abs(determinant) > 1e-14) {
        let tx = (e1x * dv2 - e2x * dv1) / determinant;
        let ty = (e1y * dv2 - e2y * dv1) / determinant;
        let tz = (e1z * dv2 - e2z * dv1) / determinant;
        const along = tx * nx + ty * ny + tz * nz;
        tx -= along * nx;
        ty -= along * ny;
        tz -= along * nz;
        const length = Math.sqrt(tx * tx + ty * ty + tz * tz);
        if (length > 1e-9) {
          tx /= length;
          ty /= length;
          tz /= length;
          const hand = determinant < 0 ? -1 : 1;
          const bx = (ny * tz - nz * ty) * hand;
          const by = (nz * tx - nx * tz) * hand;
          const bz = (nx * ty - ny * tx) * hand;
          const px = texel[3]! * bump;
          const py = texel[4]! * bump;
          const ox = nx + tx * px + bx * py;
          const oy = ny + ty * px + by * py;
          const oz = nz + tz * px + bz * py;
          const whole = Math.sqrt(ox * ox + oy * oy + oz * oz);
          nx = ox / whole;
          ny = oy / whole;
          nz = oz / whole;
        }
      }
    }
    // A shading normal that looks away from the ray would make black spots: it is laid back to the flat one.
    if (nx * dx + ny * dy + nz * dz > -0.02) {
      nx = fx;
      ny = fy;
      nz = fz;
    }
    here.flatX = fx;
    here.flatY = fy;
    here.flatZ = fz;
    here.nx = nx;
    here.ny = ny;
    here.nz = nz;
    return here;
  };
}

/** Colour, normal (−1 to 1) and roughness between four pixels; the tile repeats. */
function readTexel({ size, color, normal, roughness }: TracedTexture, u: number, v: number, out: Float64Array): void {
  const x = (u - Math.floor(u)) * size - 0.5;
  const y = (v - Math.floor(v)) * size - 0.5;
  const x0 = Math.floor(x);
  const y0 = Math.floor(y);
  const shareX = x - x0;
  const shareY = y - y0;
  out.fill(0);
  for (let corner = 0; corner < 4; corner++) {
    const right = corner & 1;
    const down = corner >> 1;
    const weight = (right === 1 ? shareX : 1 - shareX) * (down === 1 ? shareY : 1 - shareY);
    const pixel = ((y0 + down + size) % size) * size + ((x0 + right + size) % size);
    out[0]! += weight * LINEAR[color[pixel * 4]!]!;
    out[1]! += weight * LINEAR[color[pixel * 4 + 1]!]!;
    out[2]! += weight * LINEAR[color[pixel * 4 + 2]!]!;
    if (normal !== null) {
      out[3]! += weight * (normal[pixel * 4]! / 127.5 - 1);
      out[4]! += weight * (normal[pixel * 4 + 1]! / 127.5 - 1);
    }
    out[6]! += weight * (roughness === null ? 0.5 : roughness[pixel]! / 255);
  }
}
