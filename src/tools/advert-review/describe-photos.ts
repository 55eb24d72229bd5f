import { PHOTO_ROOM_NAMES } from "#domain/portfolio/homes/photo-rooms.ts";
import { formatNumber } from "#domain/shared/format/format.ts";
import type { Section } from "#domain/tools/description/description.ts";
import { count, share } from "#domain/tools/description/value.ts";
import type { AdvertReviewResult, JudgedPhoto } from "./result.ts";
import { FAULT_NAMES } from "./words.ts";

const MOST_SHOWN = 60;

/** The order that is proposed, each photo with why it stands there. */
export function orderSection({ photos, order, isOrderNew }: AdvertReviewResult): Section[] {
  if (!isOrderNew) return [];
  const placeOf = new Map(photos.map(({ id }, at) => [id, at]));
  return [
    {
      id: "optimizador-orden",
      title: "El orden propuesto",
      lead: "Primero la que abre, después la mejor de cada estancia.",
      blocks: [
        { kind: "drawing", name: "order", on: ["page"] },
        {
          kind: "table",
          name: "Orden de las fotos",
          columns: [
            { title: "Puesto", narrow: "lead" },
            { title: "Foto", narrow: "title", isStrong: true },
            { title: "Ahora", narrow: "figure", saysName: true },
            { title: "Por qué", narrow: "detail" },
          ],
          rows: order.slice(0, MOST_SHOWN).map(({ id, why }, at) => {
            const now = placeOf.get(id)!;
            return [formatNumber(at + 1), photos[now]!.name, formatNumber(now + 1), why];
          }),
        },
      ],
    },
  ];
}

/** Every photo with what was measured of it. */
export function photosSection({ photos }: AdvertReviewResult): Section[] {
  if (photos.length === 0) return [];
  const faulty = photos.filter(({ faults, isRepeated }) => faults.length > 0 || isRepeated).length;
  return [
    {
      id: "optimizador-fotos",
      title: "Las fotos, una a una",
      lead:
        faulty === 0
          ? "Ninguna tiene un defecto que se mida."
          : `${faulty === 1 ? "Una tiene" : `${formatNumber(faulty)} tienen`} algo que arreglar.`,
      isFolded: photos.length > 6,
      blocks: [
        { kind: "drawing", name: "photos", on: ["page"] },
        {
          kind: "table",
          name: "Fotos medidas",
          columns: [
            { title: "Foto", narrow: "title", isStrong: true },
            { title: "Estancia", narrow: "detail" },
            { title: "Qué tiene", narrow: "note" },
            { title: "Calidad", narrow: "figure" },
            { title: "Nitidez" },
            { title: "Brillo" },
            { title: "Quemado" },
            { title: "Inclinación" },
            { title: "Píxeles" },
          ],
          rows: photos.map((photo, at) => [
            `${formatNumber(at + 1)}. ${photo.name}`,
            photo.room === null ? "Sin poner" : PHOTO_ROOM_NAMES[photo.room],
            faultsText(photo),
            share(photo.quality, { decimals: 0 }),
            count(photo.sharpness),
            count(photo.brightness),
            share(photo.lights, { decimals: 0 }),
            photo.tilt === null ? "No se ve" : `${formatNumber(photo.tilt, 1)}°`,
            `${photo.widthPx}\u00a0×\u00a0${photo.heightPx}`,
          ]),
        },
      ],
    },
  ];
}

export function faultsText({ faults, isRepeated, repeats }: JudgedPhoto): string {
  const copy = repeats === undefined ? "Repetida" : `Repite la ${formatNumber(repeats)}`;
  const all = [...(isRepeated ? [copy] : []), ...faults.map((fault) => FAULT_NAMES[fault])];
  return all.length === 0 ? "Nada que arreglar" : all.join(", ");
}
