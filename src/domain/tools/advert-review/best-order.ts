import { overallQuality } from "../../portfolio/homes/photo-quality.ts";
import { PHOTO_ROOM_NAMES, type PhotoRoom, wayThrough } from "../../portfolio/homes/photo-rooms.ts";
import { formatNumber } from "../../shared/format/format.ts";
import type { HomeType } from "../../shared/home-attributes/home-values.ts";
import type { AdvertPhoto } from "./advert.ts";
import { firstRooms, twinsOf } from "./score.ts";

/** A photo at its place, and why it stands there. */
export interface Placed {
  id: string;
  why: string;
}

/**
 * The order that shows a home best: first the best photo of the room that sells it, then one of each room along the way through the home, the
 * best of each, then the others in the same order, and repeated ones last. Without a room a photo stands behind those of its turn.
 */
export function bestOrder(photos: readonly AdvertPhoto[], type: HomeType): Placed[] {
  const way = wayThrough(type);
  const repeated = twinsOf(photos);
  const numberOf = new Map(photos.map(({ id }, at) => [id, formatNumber(at + 1)]));
  const placeOf = (room: PhotoRoom | null) => way.indexOf(room ?? "otra");
  const byQuality = (a: AdvertPhoto, b: AdvertPhoto) => overallQuality(b) - overallQuality(a);
  const single = photos.filter(({ id }) => !repeated.has(id));
  const rooms = Map.groupBy(single, ({ room }) => room);
  const turnOf = new Map<string, number>();
  for (const group of rooms.values()) {
    for (const [turn, { id }] of group.toSorted(byQuality).entries()) turnOf.set(id, turn);
  }
  const ordered = single.toSorted(
    (a, b) =>
      Number(a.room === "plano") - Number(b.room === "plano") ||
      turnOf.get(a.id)! - turnOf.get(b.id)! ||
      placeOf(a.room) - placeOf(b.room) ||
      byQuality(a, b),
  );
  const selling = ordered.filter(({ room }) => room !== null && firstRooms(type).includes(room));
  const candidates = selling.length > 0 ? selling : ordered.filter(({ room }) => room !== "plano");
  const first = candidates.toSorted(
    (a, b) =>
      Number(overallQuality(b) >= 0.7) - Number(overallQuality(a) >= 0.7) ||
      ordered.indexOf(a) - ordered.indexOf(b) ||
      byQuality(a, b),
  )[0];
  const rest = ordered.filter((photo) => photo !== first);
  const why = (photo: AdvertPhoto): string => {
    const { room, id } = photo;
    const name = room === null ? null : PHOTO_ROOM_NAMES[room];
    const turn = turnOf.get(id)!;
    const among = rooms.get(room)!.length;
    if (room === "plano") return "El plano, al final: sitúa lo que ya se ha visto";
    if (name === null) return "Sin estancia puesta: va detrás de las que la tienen";
    if (turn > 0) return `Otra de ${name.toLocaleLowerCase("es")}: después de una de cada estancia`;
    return among === 1 ? `${name}: la única que la enseña` : `${name}: la mejor de ${among}`;
  };
  return [
    ...(first === undefined
      ? []
      : [
          {
            id: first.id,
            why: `${first.room === null ? "La de más calidad" : PHOTO_ROOM_NAMES[first.room]}: abre el anuncio`,
          },
        ]),
    ...rest.map((photo) => ({ id: photo.id, why: why(photo) })),
    ...[...repeated].map(([id, kept]) => ({
      id,
      why: `Repite la foto ${numberOf.get(kept)}, que se queda: quita solo esta`,
    })),
  ];
}
