import * as z from "zod/mini";
import { PHOTO_ROOMS } from "#domain/portfolio/homes/photo-rooms.ts";
import { integer, isBlank, number, optionalFlag, optionalText, readNumber } from "#domain/shared/schema/fields.ts";
import { atMost, line } from "#domain/shared/schema/text.ts";
import { comparablesText } from "#domain/tools/valuation/placed-home.ts";
import { toldDetails, toldHome, toldRent } from "#domain/tools/writing/told-home.ts";

export const MOST_PHOTOS = 60;
/** Letters of a pasted advert. */
export const LONGEST_PASTED = 6000;
export const LONGEST_TITLE = 200;
/** Beyond what Google admits, so that a line that is too long is told instead of cut. */
const LONGEST_AD_LINE = 200;
const MOST_AD_LINES = 30;

/** An address and nothing else, which we do not read. */
const isAddressAlone = (text: string) => /^\s*(?:https?:\/\/|www\.)\S+\s*$/i.test(text);
const ASK_TO_PASTE = "Pega el texto del anuncio, no su dirección: no leemos páginas ajenas.";
/** Checked at the field itself, so that it is said beside whatever else is missing. */
const noAddressAlone = (max: number) =>
  optionalText(max).check(
    z.refine((text) => text === undefined || !isAddressAlone(text), ASK_TO_PASTE),
    z.refine(
      (text) => text === undefined || !/\p{M}{9}/u.test(text),
      "Hay una letra con demasiados signos encima. Escríbela otra vez.",
    ),
  );

/** Measures come from functions of ours: whoever sees this message has changed them. */
const WRONG_MEASURE = "Esa medida de la foto no puede ser. Vuelve a elegir la foto.";
const measure = (min: number, max: number) => number({ min, max, message: WRONG_MEASURE });
const pixels = integer({ min: 1, max: 100_000, message: WRONG_MEASURE });
/** Forms hold nothing as the empty text. */
const nothingIsNull = z.transform((raw: unknown) => (isBlank(raw) ? null : typeof raw === "string" ? raw.trim() : raw));

/** The measures of a photo, by a browser or the portfolio. The photo itself is not part of them. */
export const measuredPhoto = z.object({
  // Signs that nobody sees are taken away, and without a name of its own a photo cannot be told from another.
  id: line({ max: 60 }).check(z.minLength(1, WRONG_MEASURE)),
  name: line({ max: 120 }),
  room: z.pipe(nothingIsNull, z.nullable(z.enum(PHOTO_ROOMS, "Elige una estancia"))),
  widthPx: pixels,
  heightPx: pixels,
  look: z.object({
    fingerprint: z.pipe(
      nothingIsNull,
      z.nullable(z.string(WRONG_MEASURE).check(atMost(16, WRONG_MEASURE), z.regex(/^[0-9a-f]{16}$/, WRONG_MEASURE))),
    ),
    brightness: measure(0, 255),
    sharpness: measure(0, 1_100_000),
    shadows: measure(0, 1),
    lights: measure(0, 1),
    /** Degrees; null where it is not seen. */
    tilt: z.pipe(
      z.transform((raw: unknown) => (isBlank(raw) ? null : readNumber(raw))),
      z.nullable(z.number(WRONG_MEASURE).check(z.minimum(-45, WRONG_MEASURE), z.maximum(45, WRONG_MEASURE))),
    ),
  }),
});

/** Lines as a person types them; programs send a list. */
const adLines = (what: string) =>
  z.pipe(
    z.transform((raw: unknown): unknown =>
      isBlank(raw)
        ? []
        : typeof raw === "string"
          ? raw
              .split("\n")
              .map((one) => one.trim())
              .filter(Boolean)
          : raw,
    ),
    z
      .array(
        z.string().check(z.maxLength(LONGEST_AD_LINE, `Cada ${what}, en ${LONGEST_AD_LINE} caracteres como mucho`)),
      )
      .check(z.maxLength(MOST_AD_LINES, `Pon como mucho ${MOST_AD_LINES} líneas`)),
  );

/** An advert as it stands: the home, its words, its photos and what it is compared with. */
export const advertReviewInput = z
  .object({
    home: toldHome(),
    title: noAddressAlone(LONGEST_TITLE),
    text: noAddressAlone(LONGEST_PASTED),
    /** Measures of photos that stayed where they are. None: those of the home's file are read. */
    photos: z._default(
      z.array(measuredPhoto).check(z.maxLength(MOST_PHOTOS, `Elige como mucho ${MOST_PHOTOS} fotos`)),
      [],
    ),
    hasPlan: optionalFlag(),
    hasTour: optionalFlag(),
    hasVideo: optionalFlag(),
    ...toldDetails(),
    ...toldRent(),
    comparablesText: z.pipe(
      z.transform((raw: unknown) => (isBlank(raw) ? undefined : raw)),
      comparablesText(),
    ),
    /** False: only what is pasted counts. */
    useNearby: optionalFlag(),
    /** Lines of an advert of Google that somebody wrote. */
    headlines: adLines("título"),
    adDescriptions: adLines("descripción"),
    path1: optionalText(LONGEST_AD_LINE),
    path2: optionalText(LONGEST_AD_LINE),
    /** How somebody means to choose their public at Meta. */
    targetsAge: optionalFlag(),
    targetsGender: optionalFlag(),
    targetsPostcode: optionalFlag(),
  })
  .check(
    z.refine(({ photos }) => new Set(photos.map(({ id }) => id)).size === photos.length, {
      path: ["photos"],
      message: "Cada foto tiene su propio nombre",
    }),
    z.refine(({ renovatedYear, home }) => (renovatedYear ?? 9999) >= (home.yearBuilt ?? 0), {
      path: ["renovatedYear"],
      message: "La reforma no puede ser anterior al edificio",
    }),
  );

export type AdvertReviewInput = z.output<typeof advertReviewInput>;
