import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import type { Place } from "./places.ts";
import type { SetOrder } from "./sets.ts";
import { type TakenSet, takePhotos } from "./take-photos.ts";

/** The true panorama of a set, sRGB bytes, its middle towards z. */
export interface Truth {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array;
}

const TRUTH_WIDTH = 2048;

/** Sets cost minutes to draw: they are kept in the system's temporary folder under their seed. */
export async function keptSet({ place, shoot }: SetOrder): Promise<{ set: TakenSet; truth: Truth; folder: string }> {
  const order = shoot();
  const folder = join(tmpdir(), "umbral-photo-sets", String(order.seed));
  const listed = join(folder, "set.json");
  if (!existsSync(listed)) {
    mkdirSync(folder, { recursive: true });
    const seen = place();
    const taken = await takePhotos(seen, order);
    for (const [at, { jpeg }] of taken.photos.entries()) writeFileSync(join(folder, nameOf(at)), jpeg);
    await sharp(truthOf(seen), { raw: { width: TRUTH_WIDTH, height: TRUTH_WIDTH / 2, channels: 3 } })
      .png()
      .toFile(join(folder, "truth.png"));
    writeFileSync(listed, JSON.stringify({ ...taken, photos: taken.photos.map((one) => ({ ...one, jpeg: null })) }));
  }
  const known = JSON.parse(readFileSync(listed, "utf8")) as TakenSet;
  const photos = known.photos.map((one, at) => ({ ...one, jpeg: readFileSync(join(folder, nameOf(at))) }));
  const { data, info } = await sharp(join(folder, "truth.png"))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { set: { ...known, photos }, truth: { width: info.width, height: info.height, data }, folder };
}

const nameOf = (at: number) => `${String(at + 1).padStart(2, "0")}.jpg`;

function truthOf(place: Place): Uint8Array {
  const [width, height] = [TRUTH_WIDTH, TRUTH_WIDTH / 2];
  const out = new Float64Array(3);
  const data = new Uint8Array(width * height * 3);
  for (let row = 0; row < height; row++) {
    const pitch = (0.5 - (row + 0.5) / height) * Math.PI;
    for (let column = 0; column < width; column++) {
      const yaw = ((column + 0.5) / width - 0.5) * 2 * Math.PI;
      place.look(...place.eye, Math.cos(pitch) * Math.sin(yaw), -Math.sin(pitch), Math.cos(pitch) * Math.cos(yaw), out);
      for (let channel = 0; channel < 3; channel++) {
        const linear = out[channel]! / (1 + 0.25 * out[channel]!);
        data[(row * width + column) * 3 + channel] =
          255 * Math.min(1, linear <= 0.0031308 ? 12.92 * linear : 1.055 * linear ** (1 / 2.4) - 0.055);
      }
    }
  }
  return data;
}
