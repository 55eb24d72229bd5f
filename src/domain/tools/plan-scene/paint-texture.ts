import type { TextureKind } from "./scene.ts";
import { FABRICS } from "./textures/fabrics.ts";
import { MINERALS } from "./textures/minerals.ts";
import { noiseOf } from "./textures/noise.ts";
import type { Dab, Painter } from "./textures/painter.ts";
import { WOODS } from "./textures/woods.ts";

/** A surface as pictures that repeat without a seam; `size` pixels on each side. */
export interface PaintedTexture {
  /** RGBA, sRGB. It multiplies the material's colour. */
  readonly color: Uint8Array;
  /** RGBA, tangent space: x to the right (u), y along v, z outwards, each from −1 to 1 as 0 to 255. */
  readonly normal: Uint8Array;
  /** One byte a pixel: 128 is the material's own roughness, 255 twice as rough. */
  readonly roughness: Uint8Array;
}

const PAINTERS: Readonly<Record<TextureKind, Painter>> = { ...WOODS, ...MINERALS, ...FABRICS };

/** How far a unit of height stands out, against the width of the picture. */
const RELIEF = 0.004;

/** Paints a surface. The same kind, size and seed give the same bytes. `size` is from 8 to 4096. */
export function paintTexture(kind: TextureKind, size: number, seed: number): PaintedTexture {
  const paint = PAINTERS[kind](noiseOf(seed));
  const color = new Uint8Array(size * size * 4);
  const normal = new Uint8Array(size * size * 4);
  const roughness = new Uint8Array(size * size);
  const heights = new Float32Array(size * size);
  const dab: Dab = { r: 1, g: 1, b: 1, height: 0, rough: 1 };
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) {
      const at = y * size + x;
      paint((x + 0.5) / size, (y + 0.5) / size, dab);
      color[4 * at] = byte(dab.r);
      color[4 * at + 1] = byte(dab.g);
      color[4 * at + 2] = byte(dab.b);
      color[4 * at + 3] = 255;
      roughness[at] = byte(dab.rough * (128 / 255));
      heights[at] = dab.height;
    }
  }
  const scale = RELIEF * size * 0.5;
  for (let y = 0; y < size; y++) {
    const above = ((y + size - 1) % size) * size;
    const below = ((y + 1) % size) * size;
    for (let x = 0; x < size; x++) {
      const at = y * size + x;
      const dx = (heights[y * size + ((x + 1) % size)]! - heights[y * size + ((x + size - 1) % size)]!) * scale;
      const dy = (heights[below + x]! - heights[above + x]!) * scale;
      const length = 1 / Math.sqrt(dx * dx + dy * dy + 1);
      normal[4 * at] = byte(0.5 - 0.5 * dx * length);
      normal[4 * at + 1] = byte(0.5 - 0.5 * dy * length);
      normal[4 * at + 2] = byte(0.5 + 0.5 * length);
      normal[4 * at + 3] = 255;
    }
  }
  return { color, normal, roughness };
}

const byte = (share: number): number => Math.max(0, Math.min(255, Math.round(share * 255)));
