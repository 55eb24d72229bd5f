import { PICTURE_SHAPES } from "#domain/tools/pictures/picture.ts";
import { drawPicture, measuredPhoto, type PictureOrder } from "#server/tools/pictures/draw-picture.server.ts";
import { photoOf } from "./bench-picture.ts";

// npm run bench, a part of its own: pictures with words. The time for one with a photo, warm, in the shape and the templates that posts use most.

const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 7);
const TARGET_MS = 400;
const TEMPLATES = ["new-sheet", "new-lines", "drop-band", "district-cover"];

const bytes = await photoOf(1, { width: 1600, height: 1200 });
const photo = { ...(await measuredPhoto(bytes)), isPlan: false };
const { widthPx, heightPx } = PICTURE_SHAPES.find(({ id }) => id === "portrait")!;
console.log(`\nImágenes con texto: ${widthPx} × ${heightPx} con una foto de 1600 × 1200, en JPEG`);
for (const template of TEMPLATES) {
  const order: PictureOrder = {
    template,
    shape: "portrait",
    content: {
      kicker: "Nuevo en Ruzafa",
      title: "Piso con balcón y luz de mañana",
      place: "Calle de Cádiz, 42 · València",
      facts: ["3 dormitorios", "94 m²", "Terraza de 12 m²"],
      price: "342.000 €",
      previousPrice: null,
      when: null,
      body: "Un mercado modernista y calles de sombra.",
      label: "Demostración",
    },
    brand: { name: "Ferrer Hogar", colour: null, logo: null, agent: null, contact: "612 345 678" },
    photos: [{ bytes, photo }],
    logo: null,
  };
  const times: number[] = [];
  let size = 0;
  // The first round warms up.
  for (let round = 0; round <= ROUNDS; round++) {
    const began = performance.now();
    size = (await drawPicture(order, "jpeg")).byteLength;
    if (round > 0) times.push(performance.now() - began);
  }
  const median = times.sort((a, b) => a - b)[Math.floor(times.length / 2)]!;
  console.log(
    `  ${template}: ${median.toFixed(0)} ms (${(median / TARGET_MS).toFixed(2)} de ${TARGET_MS}), ${(size / 1000).toFixed(0)} kB`,
  );
}
