import { expect, test } from "vitest";
import type { ReviewedAdvert } from "./advert.ts";
import { firstFixes, type PriceAim } from "./fixes.ts";
import { goodAdvert, photoOf } from "./reviewed.test-data.ts";
import { scoreOf } from "./score.ts";

/** The fixes that are proposed for adverts that lack one thing or many, with their gains, as they were approved by reading them. */
const PROPOSED = {
  title: "Piso exterior de 94 m² con terraza en Ruzafa",
  opening: "Terraza de 12 m² sobre el parque. Piso de 3 habitaciones con ascensor.",
  mended: "Piso de 3 habitaciones con ascensor y terraza.",
  text: "Terraza de 12 m² sobre el parque. Piso de 94 m² con 3 habitaciones, 2 baños y ascensor, reformado en 2021.",
  points: ["3 habitaciones", "2 baños", "94 m²", "Terraza de 12 m²"],
};
const good = goodAdvert();
const rooms = (...names: NonNullable<ReviewedAdvert["photos"][number]["room"]>[]) =>
  names.map((room, at) => photoOf(`${room} ${at}`, { room }));
const looks = (look: Parameters<typeof photoOf>[1]) =>
  rooms("salon", "cocina").map((photo) => photoOf(photo.id, { ...look, room: photo.room }));
const HIGH: PriceAim = { range: "entre 240.000 € y 262.000 €", isHigh: true };

const ADVERTS: readonly (readonly [name: string, advert: ReviewedAdvert, aim: PriceAim | null])[] = [
  ["lacks nothing", good, null],
  ["no photos", { ...good, photos: [] }, null],
  ["one photo", { ...good, photos: good.photos.slice(0, 1) }, null],
  ["four rooms", { ...good, photos: rooms("dormitorio", "bano", "salon", "cocina") }, null],
  ["photos without rooms", { ...good, photos: good.photos.map((photo) => ({ ...photo, room: null })) }, null],
  ["blurred", { ...good, photos: looks({ look: { sharpness: 20 } }) }, null],
  ["dark", { ...good, photos: looks({ look: { brightness: 40, shadows: 0.6 } }) }, null],
  ["tilted", { ...good, photos: looks({ look: { tilt: 4 } }) }, null],
  ["small", { ...good, photos: looks({ widthPx: 500, heightPx: 375 }) }, null],
  [
    "twice the same",
    { ...good, photos: [...good.photos, ...good.photos.slice(0, 3).map((one) => ({ ...one, id: `${one.id} b` }))] },
    null,
  ],
  ["no plan, tour or video", { ...good, hasPlan: false, hasTour: false, hasVideo: false }, null],
  [
    "capitals and signs",
    {
      ...good,
      title: "PISO EN VENTA!!!",
      text: "OPORTUNIDAD UNICA!!! Piso precioso en ruzafa, esta reformado,tiene 3 habitaciones.",
    },
    null,
  ],
  ["short text", { ...good, title: "Piso", text: "Piso en venta." }, null],
  ["unknown data", { ...good, wanted: good.wanted.map((one) => ({ ...one, isKnown: false })) }, null],
  ["too dear", { ...good, price: 1 }, HIGH],
  ["too cheap", { ...good, price: 1 }, { ...HIGH, isHigh: false }],
];

test("the fixes of each advert are as approved", async () => {
  const told = ADVERTS.map(([name, advert, aim]) => {
    const { fixes, score, fixed } = firstFixes(advert, PROPOSED, aim);
    return [
      `=== ${name}: ${scoreOf(advert).score.toFixed(3)} to ${score.toFixed(3)}, ${fixed.photos.length} photos`,
      ...fixes.map((fix) => JSON.stringify({ ...fix, gain: Number(fix.gain.toFixed(3)) })),
      fixed.photos.map(({ name: photo, room }) => `${photo} (${room})`).join(", "),
    ].join("\n");
  });
  await expect(`${told.join("\n\n")}\n`).toMatchFileSnapshot("./approved-fixes.txt");
});
