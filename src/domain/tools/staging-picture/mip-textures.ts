import type { TracedTexture } from "../path-tracing/traced-scene.ts";
import { codeOf, LINEAR } from "./linear-light.ts";

/** A texture at half of its size again and again, so that far away it is its own mean and does not flicker. */
interface MipTexture {
  readonly size: number;
  /** From full size to one pixel. RGB in sRGB, slope of the normal as −1 to 1 by 127, roughness as share of 255. */
  readonly levels: readonly {
    readonly size: number;
    readonly color: Uint8Array;
    readonly slope: Int8Array;
    readonly roughness: Uint8Array;
  }[];
}

const made = new WeakMap<TracedTexture, MipTexture>();

/** The pyramid of a texture; made once for each. */
export function mipTexture(texture: TracedTexture): MipTexture {
  const known = made.get(texture);
  if (known !== undefined) return known;
  const { size } = texture;
  const color = new Uint8Array(size * size * 3);
  const slope = new Int8Array(size * size * 2);
  const roughness = new Uint8Array(size * size).fill(128);
  for (let i = 0; i < size * size; i++) {
    for (let k = 0; k < 3; k++) color[i * 3 + k] = texture.color[i * 4 + k]!;
    if (texture.normal !== null) for (let k = 0; k < 2; k++) slope[i * 2 + k] = texture.normal[i * 4 + k]! - 128;
    if (texture.roughness !== null) roughness[i] = texture.roughness[i]!;
  }
  const levels: MipTexture["levels"][number][] = [{ size, color, slope, roughness }];
  for (let last = levels[0]!; last.size > 1; last = levels[levels.length - 1]!) {
    const half = last.size >> 1;
    const next = {
      size: half,
      color: new Uint8Array(half * half * 3),
      slope: new Int8Array(half * half * 2),
      roughness: new Uint8Array(half * half),
    };
    for (let y = 0; y < half; y++) {
      for (let x = 0; x < half; x++) {
        const at = y * half + x;
        const from = 2 * y * last.size + 2 * x;
        const four = [from, from + 1, from + last.size, from + last.size + 1];
        for (let k = 0; k < 3; k++) {
          next.color[at * 3 + k] = Math.round(
            codeOf(four.reduce((sum, i) => sum + LINEAR[last.color[i * 3 + k]!]!, 0) / 4),
          );
        }
        for (let k = 0; k < 2; k++)
          next.slope[at * 2 + k] = Math.round(four.reduce((sum, i) => sum + last.slope[i * 2 + k]!, 0) / 4);
        next.roughness[at] = Math.round(four.reduce((sum, i) => sum + last.roughness[i]!, 0) / 4);
      }
    }
    levels.push(next);
  }
  const mip = { size, levels };
  made.set(texture, mip);
  return mip;
}

/**
 * Colour (linear), slope of the normal along u and v, and roughness (1 is the material's own) into `out[0..5]`.
 *
 * @param texels how many pixels of the full texture one pixel of the picture covers
 */
export function readMip({ levels }: MipTexture, u: number, v: number, texels: number, out: Float64Array): void {
  const wanted = texels <= 1 ? 0 : Math.log2(texels);
  const low = Math.min(levels.length - 1, Math.floor(wanted));
  const between = low === levels.length - 1 ? 0 : wanted - low;
  out.fill(0);
  addLevel(levels[low]!, u, v, 1 - between, out);
  if (between > 0.02) addLevel(levels[low + 1]!, u, v, between, out);
  else if (between > 0) for (let k = 0; k < 6; k++) out[k]! /= 1 - between;
}

function addLevel(
  { size, color, slope, roughness }: MipTexture["levels"][number],
  u: number,
  v: number,
  share: number,
  out: Float64Array,
): void {
  const x = (u - Math.floor(u)) * size - 0.5;
  const y = (v - Math.floor(v)) * size - 0.5;
  const x0 = Math.floor(x);
  const y0 = Math.floor(y);
  const fx = x - x0;
  const fy = y - y0;
  for (let corner = 0; corner < 4; corner++) {
    const right = corner & 1;
    const down = corner >> 1;
    const weight = share * (right === 1 ? fx : 1 - fx) * (down === 1 ? fy : 1 - fy);
    const at = ((y0 + down + size) % size) * size + ((x0 + right + size) % size);
    out[0]! += weight * LINEAR[color[at * 3]!]!;
    out[1]! += weight * LINEAR[color[at * 3 + 1]!]!;
    out[2]! += weight * LINEAR[color[at * 3 + 2]!]!;
    out[3]! += weight * (slope[at * 2]! / 127);
    out[4]! += weight * (slope[at * 2 + 1]! / 127);
    out[5]! += weight * (roughness[at]! / 127.5);
  }
}
