import { tiltWords } from "../../portfolio/homes/photo-hints.ts";
import { DARK, faultsOf, type PhotoFault, SHARP } from "../../portfolio/homes/photo-quality.ts";
import { PHOTO_ROOM_NAMES } from "../../portfolio/homes/photo-rooms.ts";
import { formatNumber } from "../../shared/format/format.ts";
import { listed } from "../../shared/format/listed.ts";
import type { AdvertPhoto, ReviewedAdvert } from "./advert.ts";
import { bestOrder } from "./best-order.ts";
import { type CriterionId, ENOUGH_PHOTOS, FEW_PHOTOS } from "./rubric.ts";
import { createSeen, repeatedPhotos, roomsToShow, scoreOf } from "./score.ts";
import type { ProposedTexts } from "./texts.ts";

/** Things to do about an advert, each with the points that it gains: those of the very advert with the fix done. */

export type FixKind =
  | "title"
  | "opening"
  | "text"
  | "data"
  | "order"
  | "repeats"
  | "retake"
  | "straighten"
  | "lighten"
  | "export"
  | "more-photos"
  | "rooms"
  | "plan"
  | "tour"
  | "video"
  | "price";

/** How much work a fix is: a click, minutes, a visit to the home, something to be ordered. */
export type Effort = 1 | 2 | 3 | 4;
export const EFFORT_NAMES: Record<Effort, string> = {
  1: "Un clic",
  2: "Unos minutos",
  3: "Una visita",
  4: "Un encargo",
};

export interface Fix {
  kind: FixKind;
  title: string;
  /** The very action. */
  how: string;
  /** The criterion that it mends first: it gives reason and evidence. */
  criterion: CriterionId;
  effort: Effort;
  /** Points of a hundred that it adds on top of the fixes before it. */
  gain: number;
  /** A text to put in place. */
  rewrite?: string;
}

interface Candidate extends Omit<Fix, "gain"> {
  apply: (advert: ReviewedAdvert) => ReviewedAdvert;
}

/** The price that may be asked instead, where the price is out of its range. */
export interface PriceAim {
  /** In words: `entre 240.000 € y 262.000 €`. */
  range: string;
  isHigh: boolean;
}

const MOST_FIXES = 5;
/** Less is not worth anybody's time. */
const LEAST_GAIN = 0.1;

/**
 * The five fixes to begin with, those first that gain most for their effort. Each is measured on the advert as it is after the ones before
 * it, so that their gains add up.
 */
export function firstFixes(
  advert: ReviewedAdvert,
  proposed: ProposedTexts,
  aim: PriceAim | null,
): { fixes: Fix[]; fixed: ReviewedAdvert; score: number } {
  const fixes: Fix[] = [];
  let current = advert;
  const seen = createSeen();
  let score = scoreOf(current, seen).score;
  let left = candidatesOf(advert, proposed, aim);
  while (fixes.length < MOST_FIXES && left.length > 0) {
    const tried = left.map((candidate) => {
      const after = candidate.apply(current);
      return { candidate, after, gain: scoreOf(after, seen).score - score };
    });
    const best = tried.reduce((a, b) => (b.gain / b.candidate.effort > a.gain / a.candidate.effort ? b : a));
    if (best.gain < LEAST_GAIN) break;
    const { apply: _, ...fix } = best.candidate;
    fixes.push({ ...fix, gain: best.gain });
    current = best.after;
    score += best.gain;
    left = left.filter(({ kind }) => kind !== best.candidate.kind && !(isText(kind) && isText(best.candidate.kind)));
  }
  return { fixes, fixed: current, score };
}

/** Only one of them: each stands for the whole text. */
const isText = (kind: FixKind) => kind === "opening" || kind === "text";

function candidatesOf(advert: ReviewedAdvert, proposed: ProposedTexts, aim: PriceAim | null): Candidate[] {
  return [
    ...textCandidates(proposed),
    ...dataCandidates(advert),
    ...photoCandidates(advert),
    ...extraCandidates(advert),
    ...priceCandidates(aim),
  ];
}

function textCandidates({ title, mended, text }: ProposedTexts): Candidate[] {
  return [
    {
      kind: "title",
      title: "Cambia el título",
      how: "Di qué es, dónde está y lo que la distingue, en 60 caracteres.",
      criterion: "title",
      effort: 1,
      rewrite: title,
      apply: (advert) => ({ ...advert, title }),
    },
    {
      kind: "opening",
      title: "Empieza por los datos y conserva tu texto",
      how: "Las primeras líneas dicen lo que la vivienda tiene; se quitan los elogios sin dato y las frases que excluyen.",
      criterion: "opening",
      effort: 1,
      rewrite: mended,
      apply: (advert) => ({ ...advert, text: mended }),
    },
    {
      kind: "text",
      title: "Cambia el texto por uno con todos los datos",
      how: "Escrito solo con la ficha y con los detalles concretos de tu texto.",
      criterion: "concrete",
      effort: 1,
      rewrite: text,
      apply: (advert) => ({ ...advert, text }),
    },
  ];
}

/** As many are said with their reason; the others by their names. */
const MOST_REASONED = 4;

function missingWords(missing: ReviewedAdvert["wanted"]): string {
  const reasoned = missing.slice(0, MOST_REASONED).map(({ label, why }) => `${label}: ${why}`);
  const named = missing.slice(MOST_REASONED).map(({ label }) => label.toLocaleLowerCase("es"));
  return `${reasoned.join("; ")}.${named.length > 0 ? ` También ${listed(named)}.` : ""}`;
}

function dataCandidates({ wanted }: ReviewedAdvert): Candidate[] {
  const missing = wanted.filter(({ isKnown }) => !isKnown);
  if (missing.length === 0) return [];
  return [
    {
      kind: "data",
      title:
        missing.length === 1
          ? `Añade un dato: ${missing[0]!.label.toLocaleLowerCase("es")}`
          : `Añade ${formatNumber(missing.length)} datos que faltan`,
      how: missingWords(missing),
      criterion: "data",
      effort: 2,
      apply: (advert) => ({ ...advert, wanted: advert.wanted.map((one) => ({ ...one, isKnown: true })) }),
    },
  ];
}

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

function photoCandidates(advert: ReviewedAdvert): Candidate[] {
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
            how: `${placesOf(photos, repeated)}: enseñan lo mismo que otra anterior.`,
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

function extraCandidates({ hasPlan, hasTour, hasVideo, photos }: ReviewedAdvert): Candidate[] {
  return [
    ...(hasPlan || photos.some(({ room }) => room === "plano")
      ? []
      : [
          {
            kind: "plan" as const,
            title: "Añade el plano",
            how: "El de la escritura o el Catastro sirve; con medidas, mejor.",
            criterion: "plan" as const,
            effort: 3 as const,
            apply: (one: ReviewedAdvert) => ({ ...one, hasPlan: true }),
          },
        ]),
    ...(hasTour
      ? []
      : [
          {
            kind: "tour" as const,
            title: "Añade un recorrido virtual",
            how: "Basta una foto de 360° en cada estancia.",
            criterion: "tour" as const,
            effort: 4 as const,
            apply: (one: ReviewedAdvert) => ({ ...one, hasTour: true }),
          },
        ]),
    ...(hasVideo
      ? []
      : [
          {
            kind: "video" as const,
            title: "Añade un vídeo",
            how: "Un minuto, de la puerta a la terraza, sin cortes.",
            criterion: "video" as const,
            effort: 4 as const,
            apply: (one: ReviewedAdvert) => ({ ...one, hasVideo: true }),
          },
        ]),
  ];
}

function priceCandidates(aim: PriceAim | null): Candidate[] {
  if (aim === null) return [];
  return [
    {
      kind: "price",
      title: aim.isHigh ? "Baja el precio a la banda" : "Revisa el precio: está por debajo",
      how: `Los comparables, con todos los datos de la vivienda, sitúan el precio ${aim.range}.`,
      criterion: "price",
      effort: 3,
      apply: (one) => ({ ...one, price: 0 }),
    },
  ];
}
