import sharp from "sharp";
import type { Picture, PicturePoint } from "#domain/tools/plan-reading/plan-picture.ts";
import type { Random } from "./made-plan.ts";

/** The marks that scanners, telephones and paper leave on a drawing. */

export async function raster(svg: string): Promise<Picture> {
  const { data, info } = await sharp(Buffer.from(svg), { unlimited: true })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data };
}

export async function throughJpeg({ width, height, data }: Picture, quality: number): Promise<Picture> {
  const jpeg = await sharp(data, { raw: { width, height, channels: 4 } })
    .flatten({ background: "#fff" })
    .jpeg({ quality })
    .toBuffer();
  const { data: out } = await sharp(jpeg).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { width, height, data: out };
}

export async function blurred({ width, height, data }: Picture, sigma: number): Promise<Picture> {
  const out = await sharp(data, { raw: { width, height, channels: 4 } })
    .blur(sigma)
    .raw()
    .toBuffer();
  return { width, height, data: out };
}

const normal = (random: Random) => Math.sqrt(-2 * Math.log(random() + 1e-12)) * Math.cos(2 * Math.PI * random());

/** Grain of a sensor and, with `specks`, dust and lost dots of a photocopier, as a share of pixels. */
export function withNoise({ width, height, data }: Picture, random: Random, sigma: number, specks: number): Picture {
  const out = new Uint8ClampedArray(data);
  for (let i = 0; i < out.length; i += 4) {
    const grain = normal(random) * sigma;
    const speck = specks > 0 && random() < specks ? (random() < 0.5 ? -160 : 160) : 0;
    for (let c = 0; c < 3; c++) out[i + c] = out[i + c]! + grain + speck;
  }
  return { width, height, data: out };
}

/** Light that falls off to one side, a soft shadow with an edge, and folds of the paper. */
export function withLight(picture: Picture, random: Random, strength: number, creases: number): Picture {
  const { width, height, data } = picture;
  const out = new Uint8ClampedArray(data);
  const angle = random() * 2 * Math.PI;
  const shadowAt = 0.2 + random() * 0.6;
  const folds = Array.from({ length: creases }, (_, i) => ({ across: i % 2 === 0, at: 0.25 + random() * 0.5 }));
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const [u, v] = [x / width, y / height];
      const along = (u - 0.5) * Math.cos(angle) + (v - 0.5) * Math.sin(angle) + 0.5;
      let light = 1 - strength * along;
      light *= 1 - 0.6 * strength * (1 / (1 + Math.exp(-(u + 0.3 * v - shadowAt) * 60)));
      for (const { across, at } of folds) {
        const d = ((across ? u : v) - at) * (across ? width : height);
        light *= 1 - 0.25 * Math.exp(-(d * d) / 8) + 0.08 * Math.tanh(d / 6);
      }
      const i = 4 * (y * width + x);
      out[i] = out[i]! * light;
      out[i + 1] = out[i + 1]! * (light * 0.985);
      out[i + 2] = out[i + 2]! * (light * 0.93);
    }
  return { width, height, data: out };
}

/** A 3×3 matrix, row by row, that takes points of a plane to points of another. */
export type Matrix = readonly number[];
export function mapped(m: Matrix, { x, y }: PicturePoint): PicturePoint {
  const w = m[6]! * x + m[7]! * y + m[8]!;
  return { x: (m[0]! * x + m[1]! * y + m[2]!) / w, y: (m[3]! * x + m[4]! * y + m[5]!) / w };
}
export function inverse(m: Matrix): Matrix {
  const [a, b, c, d, e, f, g, h, i] = m as number[] as [
    number,
    number,
    number,
    number,
    number,
    number,
    number,
    number,
    number,
  ];
  return [
    e * i - f * h,
    c * h - b * i,
    b * f - c * e,
    f * g - d * i,
    a * i - c * g,
    c * d - a * f,
    d * h - e * g,
    b * g - a * h,
    a * e - b * d,
  ];
}
/** A turn by `degrees` about the middle with a lean of the camera: `lean` is the loss of scale across the picture. */
export function cameraMatrix(
  width: number,
  height: number,
  degrees: number,
  leanX: number,
  leanY: number,
  shrink: number,
): Matrix {
  const [c, s] = [Math.cos((degrees * Math.PI) / 180) * shrink, Math.sin((degrees * Math.PI) / 180) * shrink];
  const [mx, my] = [width / 2, height / 2];
  const [g, h] = [leanX / width, leanY / height];
  // Centred: (x, y) → (c x − s y, s x + c y) / (1 + g x + h y), then moved back.
  const a = [c + mx * g, -s + mx * h, mx, s + my * g, c + my * h, my, g, h, 1];
  const t = (row: number) => -a[row]! * mx - a[row + 1]! * my + a[row + 2]!;
  return [a[0]!, a[1]!, t(0), a[3]!, a[4]!, t(3), a[6]!, a[7]!, t(6)];
}

/** The picture as it is seen through `matrix`, on a `table` of one colour with a grain. */
export function seenThrough(picture: Picture, matrix: Matrix, table: readonly [number, number, number]): Picture {
  const { width, height, data } = picture;
  const out = new Uint8ClampedArray(width * height * 4);
  const back = inverse(matrix);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const from = mapped(back, { x, y });
      const [x0, y0] = [Math.floor(from.x), Math.floor(from.y)];
      const o = 4 * (y * width + x);
      out[o + 3] = 255;
      if (x0 < 0 || y0 < 0 || x0 + 1 >= width || y0 + 1 >= height) {
        const grain = 12 * Math.sin(y * 0.07 + Math.sin(x * 0.01) * 3);
        for (let c = 0; c < 3; c++) out[o + c] = table[c]! + grain;
        continue;
      }
      const [fx, fy] = [from.x - x0, from.y - y0];
      const i = 4 * (y0 * width + x0);
      for (let c = 0; c < 3; c++) {
        const top = data[i + c]! * (1 - fx) + data[i + 4 + c]! * fx;
        const low = data[i + 4 * width + c]! * (1 - fx) + data[i + 4 * width + 4 + c]! * fx;
        out[o + c] = top * (1 - fy) + low * fy;
      }
    }
  return { width, height, data: out };
}
