import * as z from "zod/mini";
import { ENERGY_STATES, HEATINGS } from "#domain/shared/home-attributes/home-values.ts";
import { areaIsLikely, featureLines, floorFits, nearbyPlaces, roomsFit } from "#domain/shared/listing/likely-home.ts";
import { propertySchema, usableAreaFits } from "#domain/shared/listing/property.ts";
import {
  choice,
  integer,
  optionalChoice,
  optionalFlag,
  optionalNumber,
  optionalText,
} from "#domain/shared/schema/fields.ts";
import { optionalBuildYear } from "#domain/shared/schema/years.ts";
import { COMPASS, TONES, VARIETIES } from "#domain/tools/writing/facts.ts";

/** For how long something is let: the law asks different things of each. */
export const RENT_KINDS = ["habitual", "temporada", "turistico"] as const;

/** Characters of the agent's own text. */
export const LONGEST_OWN_TEXT = 1500;
/** Characters of a pasted advert, or of texts that a voice is learned from. */
export const LONGEST_PASTE = 6000;

const monthly = (name: string) =>
  optionalNumber({ min: 1, max: 100_000_000, message: `Introduce ${name} mayor que cero` });

/** The data that an advert is written from. A field that is left out is unknown, and the text says nothing of it. */
export const writerInput = z
  .object({
    home: propertySchema.check(usableAreaFits, areaIsLikely, roomsFit, floorFits),
    variety: z._default(choice(VARIETIES, "Elige para qué país se escribe"), "es-ES"),
    tone: z._default(choice(TONES, "Elige un tono"), "neutro"),
    /** Another seed is another version of the same facts. */
    seed: z._default(integer({ min: 1, max: 1_000_000, message: "La versión va de 1 a 1.000.000" }), 1),
    terraceAreaM2: optionalNumber({ min: 1, max: 5000, message: "Introduce una terraza entre 1 y 5.000 m²" }),
    plotAreaM2: optionalNumber({ min: 1, max: 10_000_000, message: "Introduce una parcela de al menos 1 m²" }),
    orientation: optionalChoice(COMPASS, "Elige una orientación"),
    views: optionalText(80),
    heating: optionalChoice(HEATINGS, "Elige una calefacción"),
    renovatedYear: optionalBuildYear(1900),
    /** The things that were renewed: `cocina y baños`. */
    renovatedWhat: optionalText(60),
    communityFee: monthly("un gasto al mes"),
    isFurnished: optionalFlag(),
    energyStatus: optionalChoice(ENERGY_STATES, "Elige en trámite o exento"),
    /** One place a line, as the agent types it. */
    nearby: nearbyPlaces,
    /** Features that no other field holds, one a line. */
    features: featureLines,
    ownText: optionalText(LONGEST_OWN_TEXT),
    /** An advert to be read: it fills the form, and is held to the law as well. */
    pastedText: optionalText(LONGEST_PASTE),
    /** Texts of the agent, from which their way of speaking is learned. */
    voiceSample: optionalText(LONGEST_PASTE),
    rentKind: optionalChoice(RENT_KINDS, "Elige el tipo de alquiler"),
    isStressedZone: optionalFlag(),
    previousRent: monthly("una renta"),
    rentIndex: monthly("un índice"),
    registrationNumber: optionalText(60),
  })
  .check(
    z.refine(({ renovatedYear, home }) => (renovatedYear ?? 9999) >= (home.yearBuilt ?? 0), {
      path: ["renovatedYear"],
      message: "La reforma no puede ser anterior al edificio",
    }),
  );

/** The input, as validated. */
export type WriterInput = z.output<typeof writerInput>;
