import * as z from "zod/mini";
import { answerList, answerText, answerValues } from "../schema/answers.ts";
import { optionalText } from "../schema/fields.ts";
import { dictionary, list, text as textOf } from "../schema/text.ts";
import { absent, NO_FEED, OF_THE_AGENCY, OWN, OWN_FEEDS, own, text } from "./attribute.ts";

const LANGUAGE = "Usa el código de idioma de dos letras";
const MOST_LANGUAGES = 200;
const MOST_FEATURES = 500;

/** Texts by language, ISO 639-1. */
const byLanguage = (text: ReturnType<typeof textOf>) =>
  z._default(
    dictionary(textOf({ max: 2, tooLong: LANGUAGE }).check(z.regex(/^[a-z]{2}$/, LANGUAGE)), text, {
      max: MOST_LANGUAGES,
    }),
    {},
  );

/** The address of a page: nothing else that a browser would open, such as `javascript:`. */
const pageAddress = () =>
  textOf({ max: 2000 }).check(z.regex(/^https?:\/\/[^\s"<>]+$/i, "Usa una dirección que empiece por https://"));

const BELOW = absent("The page shows it apart from the data");

/** The descriptions of a home in words. */
export const ADVERT = {
  descriptions: own(
    () => byLanguage(textOf({ max: 20_000 })),
    () => answerValues(answerText()),
    {
      label: "Descripción",
      column: {
        names: ["descripcion", "description", "descrip1", "texto", "texto anuncio", "comentarios", "descripcion larga"],
      },
      form: { control: "descriptionEs" },
      facts: BELOW,
      wanted: { why: "sin texto no se publica" },
      feeds: OWN_FEEDS,
    },
  ),
  urls: own(
    () => byLanguage(pageAddress()),
    () => answerValues(answerText()),
    {
      label: "Enlaces",
      column: { heading: "Página web", names: ["pagina web", "url", "enlace", "web", "link", "ficha web"] },
      form: absent("Feeds and programs bring the addresses of pages that they know"),
      facts: BELOW,
      feeds: { kyero: OWN, idealista: OWN, fotocasa: NO_FEED.fotocasa },
    },
  ),
  features: own(
    () => z._default(list(textOf({ max: 200 }), { max: MOST_FEATURES }), []),
    () => answerList(answerText()),
    {
      label: "Características",
      column: { names: ["caracteristicas", "extras", "features", "equipamiento", "calidades"] },
      form: { control: "featuresText" },
      facts: BELOW,
      asked: "features",
      feeds: { ...NO_FEED, kyero: OWN },
    },
  ),
  notes: text(() => optionalText(5000), {
    label: "Notas internas",
    column: { names: ["notas", "notas internas", "observaciones", "notes", "comentario interno"] },
    form: { control: "notes" },
    facts: absent("The page shows it apart, for colleagues alone"),
    feeds: OF_THE_AGENCY,
    isPrivate: true,
  }),
};
