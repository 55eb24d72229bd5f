import sharp from "sharp";
import { blurPieces } from "#server/tools/tours/panoramas/blur-tiles.server.ts";
import { cutPanorama } from "#server/tools/tours/panoramas/cut-tiles.server.ts";
import { photoOf } from "./bench-picture.ts";

// npm run bench, a part of its own: panoramas. The time on one core for all tiles of one of 8192 × 4096, beside one decoding and encoding of
// the same picture as JPEG, and how much memory it takes; then twenty faces blurred in it.

const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 5);
const SIZE = { width: 8192, height: 4096 };
const TARGET_MS = 8_000;
const TARGET_MB = 400;
const LOOK_MS = 20;

sharp.concurrency(1);
// Kept results of one round would make the next one quick.
sharp.cache(false);

const source = await photoOf(1, SIZE);
globalThis.gc?.();
const before = process.memoryUsage().rss;
let most = before;
const watch = setInterval(() => {
  most = Math.max(most, process.memoryUsage().rss);
}, LOOK_MS);
const made: number[] = [];
const plain: number[] = [];
let cut = await cutPanorama(source);
for (let round = 0; round < ROUNDS; round++) {
  made.push(
    await timed(async () => {
      cut = await cutPanorama(source);
    }),
  );
  plain.push(await timed(() => sharp(source).jpeg({ quality: 90 }).toBuffer()));
}
clearInterval(watch);
const [all, one] = [median(made), median(plain)];
const megabytes = (bytes: number) => (bytes / 1e6).toFixed(1);
const tiles = cut.pieces.reduce((sum, { length }) => sum + length, 0);
console.log(
  `\nPanoramas: uno de 8192 × 4096 (${megabytes(source.length)} MB), ${cut.pieces.length - 1} teselas y su vista previa`,
);
console.log(
  `  ${all.toFixed(0)} ms (${(all / TARGET_MS).toFixed(2)} de ${TARGET_MS}); ${(all / one).toFixed(1)} veces leerlo y escribirlo una vez`,
);
console.log(`  ${megabytes(tiles)} MB guardados, vista previa de ${(cut.pieces[0]!.length / 1024).toFixed(0)} KB`);
console.log(
  `  memoria: ${megabytes(most - before)} MB más (${((most - before) / 1e6 / TARGET_MB).toFixed(2)} de ${TARGET_MB})`,
);
const areas = Array.from({ length: 20 }, (_, i) => ({
  yaw: i * 18 - 180,
  pitch: (i % 5) * 20 - 40,
  widthDegrees: 4,
  heightDegrees: 5,
}));
const blurred = await timed(() => blurPieces(cut.pieces, { ...cut, areas }, async () => true));
console.log(`  veinte caras difuminadas en todos los tamaños: ${blurred.toFixed(0)} ms`);

async function timed(work: () => Promise<unknown>): Promise<number> {
  const begun = performance.now();
  await work();
  return performance.now() - begun;
}

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[values.length >> 1]!;
}
