import * as z from "zod/mini";
import { PASTED_FIELDS } from "../listing/pasted-fields.ts";
import { answerList } from "../schema/answers.ts";
import { choice as oneOf } from "../schema/fields.ts";
import { list } from "../schema/text.ts";
import { absent, choice, NO_FEED, OWN, own, SAME } from "./attribute.ts";
import { ENERGY_RATINGS, ORIENTATIONS } from "./home-values.ts";

const LETTERS = { A: "A", B: "B", C: "C", D: "D", E: "E", F: "F", G: "G" } as const;
const SOME_LETTER = "Elige una letra de la A a la G";

/** Its light and what it consumes. */
export const ENERGY = {
  orientations: own(
    z.optional(list(oneOf(ORIENTATIONS, "Elige una orientación"))),
    z.nullable(answerList(z.enum(ORIENTATIONS))),
    {
      label: "Orientación",
      column: { names: PASTED_FIELDS.orientations.names },
      form: absent("No control of the form takes several sides yet; feeds and tables bring them"),
      facts: { line: 8 },
      tools: SAME,
      weighs: ["facesNorth", "facesSouth", "facesEast", "facesWest"],
      feeds: { kyero: NO_FEED.kyero, idealista: OWN, fotocasa: OWN },
    },
  ),
  energyRating: choice({
    label: "Certificado energético",
    values: ENERGY_RATINGS,
    names: LETTERS,
    message: SOME_LETTER,
    column: {
      names: [
        ...PASTED_FIELDS.energyRating.names,
        "energialetra",
        "letra consumo",
        "consumo letra",
        "energy certificate",
      ],
    },
    form: { row: "building", placeholder: "No lo sé" },
    facts: { line: 9 },
    tools: SAME,
    told: { topic: "legal", weight: 1 },
    wanted: { of: "construido", country: "ES", why: "la ley lo pide en el anuncio" },
    feeds: { kyero: OWN, idealista: OWN, fotocasa: OWN },
  }),
  emissionsRating: choice({
    label: "Letra de emisiones",
    values: ENERGY_RATINGS,
    names: LETTERS,
    message: SOME_LETTER,
    column: {
      heading: "Emisiones",
      names: ["emisiones", "emisionesletra", "letra emisiones", "emissions", "calificacion emisiones"],
    },
    form: { row: "building", label: "Emisiones", placeholder: "No lo sé" },
    facts: { line: 10 },
    feeds: { kyero: OWN, idealista: NO_FEED.idealista, fotocasa: OWN },
  }),
};
