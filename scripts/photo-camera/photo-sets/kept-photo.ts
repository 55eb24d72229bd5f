import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { drawPhoto } from "./draw-photo.ts";
import type { PhotoOrder } from "./made-photos.ts";

/** The photo's pixels, RGBA; drawn once and then kept in the system's temporary folder under kind and seed. */
export async function keptPhoto(
  order: PhotoOrder,
): Promise<{ width: number; height: number; data: Uint8ClampedArray }> {
  const folder = join(tmpdir(), "umbral-room-photos");
  const path = join(folder, `${order.name.replaceAll(" ", "-")}.jpg`);
  if (!existsSync(path)) {
    mkdirSync(folder, { recursive: true });
    writeFileSync(path, await drawPhoto(order.room, order.camera, order.wear, order.seed));
  }
  const { data, info } = await sharp(readFileSync(path)).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return {
    width: info.width,
    height: info.height,
    data: new Uint8ClampedArray(data.buffer, data.byteOffset, data.length),
  };
}
