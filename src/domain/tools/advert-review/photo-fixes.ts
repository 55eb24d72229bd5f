import { tiltWords } from "../../portfolio/homes/photo-hints.ts";
import { DARK, faultsOf, type PhotoFault, SHARP } from "../../portfolio/homes/photo-quality.ts";
import { PHOTO_ROOM_NAMES } from "../../portfolio/homes/photo-rooms.ts";
import { formatNumber } from "../../shared/format/format.ts";
import { listed } from "../../shared/format/listed.ts";
import type { AdvertPhoto, ReviewedAdvert } from "./advert.ts";
import { bestOrder } from "./best-order.ts";
import type { Candidate, Effort, FixKind } from "./fix.ts";
import { type CriterionId, ENOUGH_PHOTOS, FEW_PHOTOS } from "./rubric.ts";
import { repeatedPhotos, roomsToShow, twinsOf } from "./score.ts";

const MOST_NAMED = 8;
/** `Fotos 2, 5 y 7`, by their place in the advert. */
function placesOf(photos: readonly AdvertPhoto[], ids: ReadonlySet<string>): string {
  const places = photos.flatMap(({ id }, at) => (ids.has(id) ? [formatNumber(at + 1)] : []));
  const more = places.length - MOST_NAMED;
  const named = more > 0 ? [...places.slice(0, MOST_NAMED), `${formatNumber(more)} más`] : places;
  return `${places.length === 1 ? "Foto" : "Fotos"} ${listed(named)}`;
}

/** The photo as it will be, without one of its faults. */
const mendedLook: Record<
  "borrosa" | "oscura" | "quemada" | "torcida" | "pequena" | "vertical",
  (photo: AdvertPhoto) => AdvertPhoto
> = {
  borrosa: (photo) => ({ ...photo, look: { ...photo.look, sharpness: 2 * SHARP } }),
  oscura: (photo) => ({
    ...photo,
    look: { ...photo.look, brightness: 2 * DARK, shadows: 0, sharpness: Math.max(photo.look.sharpness, SHARP) },
  }),
  quemada: (photo) => ({ ...photo, look: { ...photo.look, lights: 0 } }),
  torcida: (photo) => ({ ...photo, look: { ...photo.look, tilt: 0 } }),
  pequena: (photo) => ({ ...photo, widthPx: 1600, heightPx: photo.heightPx > photo.widthPx ? 2133 : 1200 }),
  vertical: (photo) => ({ ...photo, widthPx: photo.heightPx, heightPx: photo.widthPx }),
};

/** Fixes of the photos: their order, copies, faults, number and rooms. */
export function photoCandidates(advert: ReviewedAdvert): Candidate[] {
  const { photos, type } = advert;
  const repeated = repeatedPhotos(photos);
  const faults = new Map(photos.map((photo) => [photo.id, faultsOf(photo)]));
  const having = (...kinds: PhotoFault[]) =>
    new Set(photos.filter(({ id }) => faults.get(id)!.some((fault) => kinds.includes(fault))).map(({ id }) => id));
  const mend =
    (ids: ReadonlySet<string>, ...kinds: PhotoFault[]) =>
    (one: ReviewedAdvert): ReviewedAdvert => ({
      ...one,
      photos: one.photos.map((photo) =>
        ids.has(photo.id)
          ? kinds.reduce((mended, kind) => (faultsOf(mended).includes(kind) ? mendedLook[kind](mended) : mended), photo)
          : photo,
      ),
    });
  const of = (
    kind: FixKind,
    criterion: CriterionId,
    effort: Effort,
    ids: ReadonlySet<string>,
    title: (count: string) => string,
    how: string,
    kinds: PhotoFault[],
  ): Candidate[] =>
    ids.size === 0
      ? []
      : [
          {
            kind,
            criterion,
            effort,
            title: title(ids.size === 1 ? "una foto" : `${formatNumber(ids.size)} fotos`),
            how: `${placesOf(photos, ids)}. ${how}`,
            apply: mend(ids, ...kinds),
          },
        ];
  const tilted = having("torcida");
  const firstTilted = photos.find(({ id }) => tilted.has(id));
  return [
    ...(photos.length > 1
      ? [
          {
            kind: "order" as const,
            title: "Cambia el orden de las fotos",
            how: orderWords(advert),
            criterion: "first" as const,
            effort: 1 as const,
            apply: (one: ReviewedAdvert) => ({
              ...one,
              photos: inOrder(
                one.photos,
                bestOrder(one.photos, type).map(({ id }) => id),
              ),
            }),
          },
        ]
      : []),
    ...(repeated.size > 0
      ? [
          {
            kind: "repeats" as const,
            title:
              repeated.size === 1 ? "Quita una foto repetida" : `Quita ${formatNumber(repeated.size)} fotos repetidas`,
            how: repeatedWords(photos),
            criterion: "unrepeated" as const,
            effort: 1 as const,
            apply: (one: ReviewedAdvert) => ({ ...one, photos: one.photos.filter(({ id }) => !repeated.has(id)) }),
          },
        ]
      : []),
    ...of(
      "straighten",
      "straight",
      2,
      tilted,
      (count) => `Endereza ${count}`,
      `${firstTilted ? `La primera ${tiltWords(firstTilted.look.tilt ?? 0).toLocaleLowerCase("es")}. ` : ""}En el editor del teléfono, gira hasta que las paredes queden a plomo.`,
      ["torcida"],
    ),
    ...of(
      "lighten",
      "light",
      3,
      having("oscura", "quemada"),
      (count) => `Repite ${count} con otra luz`,
      "Persianas arriba, luces encendidas y de espaldas a la ventana; toca la pantalla en la zona más clara antes de disparar.",
      ["oscura", "quemada"],
    ),
    ...of(
      "retake",
      "sharp",
      3,
      having("borrosa"),
      (count) =>
        `Repite ${count} que no se ve nítida`.replace("fotos que no se ve nítida", "fotos que no se ven nítidas"),
      "Limpia la lente, apoya los codos o el teléfono en un mueble y espera a que enfoque.",
      ["borrosa"],
    ),
    ...of(
      "export",
      "size",
      3,
      having("pequena", "vertical"),
      (count) =>
        `Cambia ${count} por una más grande y apaisada`.replace(
          "fotos por una más grande y apaisada",
          "fotos por otras más grandes y apaisadas",
        ),
      "Envía el original, no la copia de un chat; gira el teléfono a lo ancho. Desde 1.200 px de lado no se ven toscas.",
      ["pequena", "vertical"],
    ),
    ...countCandidates(advert, photos.length - repeated.size),
  ];
}

/** `La foto 6 enseña lo mismo que la 2: deja la 2.` Each copy is named once, with the one that stays. */
function repeatedWords(photos: readonly AdvertPhoto[]): string {
  const placeOf = new Map(photos.map(({ id }, at) => [id, formatNumber(at + 1)]));
  const pairs = [...twinsOf(photos)].map(
    ([copy, kept]) => `la foto ${placeOf.get(copy)} enseña lo mismo que la ${placeOf.get(kept)}`,
  );
  const more = pairs.length - MOST_NAMED;
  const named =
    more > 0 ? [...pairs.slice(0, MOST_NAMED), `otras ${formatNumber(more)} repiten fotos de antes`] : pairs;
  const text = listed(named);
  return `${text.charAt(0).toLocaleUpperCase("es")}${text.slice(1)}. La primera de cada pareja se queda.`;
}

const inOrder = (photos: readonly AdvertPhoto[], ids: readonly string[]) =>
  ids.map((id) => photos.find((photo) => photo.id === id)!);

function orderWords({ photos, type }: ReviewedAdvert): string {
  const order = bestOrder(photos, type);
  const first = order[0]!;
  const at = photos.findIndex(({ id }) => id === first.id);
  return `Abre con la foto ${formatNumber(at + 1)} (${first.why.toLocaleLowerCase("es")}). El orden entero está abajo.`;
}

/** A photo that a visit would bring: good, and of a room that is not shown yet. */
const takenPhoto = (name: string, room: AdvertPhoto["room"]): AdvertPhoto => ({
  id: name,
  name,
  room,
  widthPx: 1600,
  heightPx: 1200,
  look: { fingerprint: null, brightness: 2 * DARK, sharpness: 2 * SHARP, shadows: 0, lights: 0, tilt: 0 },
});

function countCandidates({ photos, type }: ReviewedAdvert, shown: number): Candidate[] {
  const missing = roomsToShow(type).filter((room) => !photos.some((photo) => photo.room === room));
  const aim = shown < FEW_PHOTOS ? FEW_PHOTOS : ENOUGH_PHOTOS;
  const more = aim - shown;
  const names = missing.map((room) => PHOTO_ROOM_NAMES[room].toLocaleLowerCase("es"));
  return [
    ...(more > 0
      ? [
          {
            kind: "more-photos" as const,
            title: more === 1 ? "Añade una foto" : `Añade ${formatNumber(more)} fotos`,
            how: `Hasta ${aim} distintas${names.length > 0 ? `, con ${listed(names)}` : ""}. Una por pared, a la altura del pecho, con las luces encendidas.`,
            criterion: "count" as const,
            effort: 3 as const,
            apply: (one: ReviewedAdvert) => ({
              ...one,
              photos: [
                ...one.photos,
                ...Array.from({ length: more }, (_, at) => takenPhoto(`nueva-${at}`, missing[at] ?? null)),
              ],
            }),
          },
        ]
      : []),
    ...(missing.length > 0 && photos.length > 0
      ? [
          {
            kind: "rooms" as const,
            title: `Enseña o señala ${listed(names)}`,
            how: "Si alguna foto ya lo enseña, ponle su estancia; si no, hazla.",
            criterion: "rooms" as const,
            effort: 2 as const,
            apply: (one: ReviewedAdvert) => ({
              ...one,
              photos: [
                ...one.photos,
                ...missing
                  .filter((room) => !one.photos.some((photo) => photo.room === room))
                  .map((room) => takenPhoto(`estancia-${room}`, room)),
              ],
            }),
          },
        ]
      : []),
  ];
}
