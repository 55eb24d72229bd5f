import * as z from "zod/mini";
import { choice, integer, optionalText } from "#domain/shared/schema/fields.ts";
import { TONES, VARIETIES } from "#domain/tools/writing/facts.ts";
import { toldDetails, toldHome, toldRent } from "#domain/tools/writing/told-home.ts";

/** Characters of the agent's own text. */
export const LONGEST_OWN_TEXT = 1500;
/** Characters of a pasted advert, or of texts that a voice is learned from. */
export const LONGEST_PASTE = 6000;

/** The data that an advert is written from. A field that is left out is unknown, and the text says nothing of it. */
export const writerInput = z
  .object({
    home: toldHome(),
    variety: z._default(choice(VARIETIES, "Elige para qué país se escribe"), "es-ES"),
    tone: z._default(choice(TONES, "Elige un tono"), "neutro"),
    /** Another seed is another version of the same facts. */
    seed: z._default(integer({ min: 1, max: 1_000_000, message: "La versión va de 1 a 1.000.000" }), 1),
    ...toldDetails(),
    ownText: optionalText(LONGEST_OWN_TEXT),
    /** An advert to be read: it fills the form, and is held to the law as well. */
    pastedText: optionalText(LONGEST_PASTE),
    /** Texts of the agent, from which their way of speaking is learned. */
    voiceSample: optionalText(LONGEST_PASTE),
    ...toldRent(),
  })
  .check(
    z.refine(({ renovatedYear, home }) => (renovatedYear ?? 9999) >= (home.yearBuilt ?? 0), {
      path: ["renovatedYear"],
      message: "La reforma no puede ser anterior al edificio",
    }),
  );

/** The input, as validated. */
export type WriterInput = z.output<typeof writerInput>;
