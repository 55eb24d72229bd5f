import sharp from "sharp";
import type { Music } from "#domain/tools/music/render-music.ts";
import { magnitudes } from "./analysis.ts";

const COLUMNS = 1400;
const ROWS = 420;
const WAVE_ROWS = 120;
const SIZE = 4096;

/** A spectrogram from 40 Hz to 16 kHz over the wave, with beats as ticks, cuts and the last chord as lines. */
export async function writePicture(
  path: string,
  music: Music,
  cuts: readonly number[],
  sampleRate: number,
): Promise<void> {
  const { left, right } = music;
  const frames = left.length;
  const mono = Float32Array.from(left, (sample, i) => (sample + right[i]!) / 2);
  const height = ROWS + WAVE_ROWS;
  const pixels = Buffer.alloc(COLUMNS * height * 3);
  const put = (x: number, y: number, [r, g, b]: readonly number[]) => {
    if (x < 0 || x >= COLUMNS || y < 0 || y >= height) return;
    pixels.set([r!, g!, b!], (y * COLUMNS + x) * 3);
  };
  for (let x = 0; x < COLUMNS; x++) {
    const start = Math.floor((x * frames) / COLUMNS);
    const spectrum = magnitudes(mono, start - SIZE / 2, SIZE);
    for (let y = 0; y < ROWS; y++) {
      const hertz = 40 * 400 ** (1 - y / ROWS);
      const bin = Math.max(1, Math.round((hertz * SIZE) / sampleRate));
      const level = Math.max(0, Math.min(1, (20 * Math.log10(spectrum[bin]! + 1e-9) + 100) / 75));
      put(x, y, [255 * level ** 0.8, 255 * level ** 1.8, 120 * level + 60 * Math.sin(level * Math.PI)]);
    }
    const end = Math.min(frames, Math.floor(((x + 1) * frames) / COLUMNS));
    let highest = 0;
    for (let i = start; i < end; i++) highest = Math.max(highest, Math.abs(left[i]!), Math.abs(right[i]!));
    const half = Math.round((highest * WAVE_ROWS) / 2);
    for (let y = -half; y <= half; y++) put(x, ROWS + WAVE_ROWS / 2 + y, [120, 190, 160]);
  }
  const column = (seconds: number) => Math.round((seconds * sampleRate * COLUMNS) / frames);
  for (const beat of music.beats) for (let y = 0; y < 8; y++) put(column(beat), ROWS + y, [255, 255, 255]);
  for (const cut of cuts) for (let y = 0; y < height; y += 3) put(column(cut), y, [255, 90, 90]);
  for (let y = 0; y < height; y++) put(column(music.endSeconds), y, [90, 160, 255]);
  await sharp(pixels, { raw: { width: COLUMNS, height, channels: 3 } })
    .png()
    .toFile(path);
}
