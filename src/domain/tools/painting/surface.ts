/**
 * Pictures that are painted in memory, byte by byte, so that a frame is the same to the bit in every browser and on the server. Sizes and
 * places in pixels from the upper left corner; y grows downwards.
 */

export interface Surface {
  readonly widthPx: number;
  readonly heightPx: number;
  /** Red, green, blue and alpha of every pixel, row by row; always opaque. */
  readonly data: Uint8ClampedArray;
}

/** A picture to copy from: the same bytes, which may be transparent; alpha is not multiplied into the colours. */
export interface PaintedPicture {
  readonly widthPx: number;
  readonly heightPx: number;
  readonly data: Uint8ClampedArray;
}

/** `#rrggbb`, as colours are written throughout. */
export type Colour = string;

/** A surface of one colour. */
export function surfaceOf(widthPx: number, heightPx: number, colour: Colour = "#000000"): Surface {
  const surface: Surface = { widthPx, heightPx, data: new Uint8ClampedArray(widthPx * heightPx * 4) };
  clearSurface(surface, colour);
  return surface;
}

/** Paints all of a surface in one colour. */
export function clearSurface(surface: Surface, colour: Colour): void {
  pixelsOf(surface).fill(packed(channelsOf(colour)));
}

/** Pixels as whole numbers (machines that run browsers are little-endian): a run of one colour is one call. */
export const pixelsOf = ({ data }: Pick<Surface, "data">): Uint32Array =>
  new Uint32Array(data.buffer, data.byteOffset, data.length >> 2);

type Channels = readonly [red: number, green: number, blue: number];

const parsed = new Map<Colour, Channels>();
const MOST_PARSED = 2000;

/** Red, green and blue from 0 to 255. */
export function channelsOf(colour: Colour): Channels {
  let channels = parsed.get(colour);
  if (channels === undefined) {
    const value = Number.parseInt(colour.slice(1, 7), 16);
    channels = [(value >> 16) & 255, (value >> 8) & 255, value & 255];
    if (parsed.size >= MOST_PARSED) parsed.clear();
    parsed.set(colour, channels);
  }
  return channels;
}

/** An opaque pixel as one number. */
export const packed = ([red, green, blue]: Channels): number => (255 << 24) | (blue << 16) | (green << 8) | red;
