/** A page as grey pixels, 0 black to 255 white: what recognition and its preparation work on, in the browser and in the server alike. */
export interface GreyPage {
  width: number;
  height: number;
  pixels: Uint8Array;
}

/** The grey of pixels in red, green, blue and opacity, on white paper. */
export function greyOfRgba(rgba: ArrayLike<number>, { width, height }: { width: number; height: number }): GreyPage {
  const pixels = new Uint8Array(width * height);
  for (let i = 0, at = 0; i < pixels.length; i++, at += 4) {
    const light = (rgba[at]! * 77 + rgba[at + 1]! * 150 + rgba[at + 2]! * 29) >> 8;
    const opacity = rgba[at + 3]!;
    pixels[i] = opacity === 255 ? light : 255 - (((255 - light) * opacity) >> 8);
  }
  return { width, height, pixels };
}

/** The page as a PGM file, which the recogniser reads without losing anything. */
export function pgmOf({ width, height, pixels }: GreyPage): Uint8Array<ArrayBuffer> {
  const head = new TextEncoder().encode(`P5\n${width} ${height}\n255\n`);
  const bytes = new Uint8Array(head.length + pixels.length);
  bytes.set(head);
  bytes.set(pixels, head.length);
  return bytes;
}

/** Turned to the right by quarters. */
export function turnedPage(page: GreyPage, turn: 0 | 90 | 180 | 270): GreyPage {
  const { width, height, pixels } = page;
  if (turn === 0) return page;
  const out = new Uint8Array(pixels.length);
  if (turn === 180) {
    for (let i = 0; i < pixels.length; i++) out[pixels.length - 1 - i] = pixels[i]!;
    return { width, height, pixels: out };
  }
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const to = turn === 90 ? x * height + (height - 1 - y) : (width - 1 - x) * height + y;
      out[to] = pixels[y * width + x]!;
    }
  }
  return { width: height, height: width, pixels: out };
}

/** Straightened by an angle in degrees, positive where lines fall to the right, around the middle; what comes from outside is white. */
export function straightened({ width, height, pixels }: GreyPage, degrees: number): GreyPage {
  const angle = (degrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const [cx, cy] = [(width - 1) / 2, (height - 1) / 2];
  const out = new Uint8Array(pixels.length).fill(255);
  for (let y = 0; y < height; y++) {
    let fromX = cx - (y - cy) * sin - cx * cos;
    let fromY = cy + (y - cy) * cos - cx * sin;
    for (let x = 0; x < width; x++, fromX += cos, fromY += sin) {
      const [left, top] = [Math.floor(fromX), Math.floor(fromY)];
      if (left < 0 || top < 0 || left >= width - 1 || top >= height - 1) continue;
      const at = top * width + left;
      const [dx, dy] = [fromX - left, fromY - top];
      const above = pixels[at]! + (pixels[at + 1]! - pixels[at]!) * dx;
      const below = pixels[at + width]! + (pixels[at + width + 1]! - pixels[at + width]!) * dx;
      out[y * width + x] = above + (below - above) * dy + 0.5;
    }
  }
  return { width, height, pixels: out };
}

/** Every so many pixels as one, by their mean. */
export function reduced({ width, height, pixels }: GreyPage, factor: number): GreyPage {
  const small = { width: Math.floor(width / factor), height: Math.floor(height / factor) };
  const out = new Uint8Array(small.width * small.height);
  for (let y = 0; y < small.height; y++) {
    for (let x = 0; x < small.width; x++) {
      let sum = 0;
      for (let dy = 0; dy < factor; dy++) {
        const at = (y * factor + dy) * width + x * factor;
        for (let dx = 0; dx < factor; dx++) sum += pixels[at + dx]!;
      }
      out[y * small.width + x] = sum / (factor * factor);
    }
  }
  return { ...small, pixels: out };
}
