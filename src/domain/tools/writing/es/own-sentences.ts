import type { Line, OwnDetails, Saying } from "../grammar.ts";
import { capitalised, mark } from "../marks.ts";
import { inSentence } from "./phrases.ts";

/**
 * Details of the agent that no list can take: a whole clause (`todas las ventanas dan al patio`), what there is not (`sin paredes de carga`),
 * what the home is (`loft en una antigua fábrica`), a thing with words of its own behind a comma, and terms (`disponible desde mayo`). Each
 * stands as a sentence in the agent's words.
 */

/** Verbs of such clauses; behind `que` they belong to a thing, which a list can take. */
const CLAUSE =
  /^(?!.*\bque\b)(?:(?:no )?(?:se|hay) |[^,]*\s(?:dan?|abren?|llegan?|miran?|tienen?|est[aá]n?|son|es|incluyen?|permiten?|quedan?|cierran?|comunican?|salen?|ocupan?|separan?|funcionan?|pagan?|cobran?|cubren?|asumen?|necesitan?|caben?|suben?|sirven?|falta|faltan)\s|[^,]*\s(?:lo|se|les?) \p{L}+[ae]n?\s)/iu;
const LABEL = /^[^:]{2,40}: /;
const LACK = /^sin /i;
const TERMS = /^(?:rentas? |contratos? |disponible|entrega (?:prevista|inmediata)|libre |estrato |alquilad[oa] )/i;
/** Said of things that are plural or of several: `agua y luz dadas de baja`, `agua y comunidad incluidas`. */
const STATED = /\s(?:incluid|dad|contratad|pagad|cancelad)[oa]s?(?: de baja)?$/iu;
const COMMA = /, /;
/** Kinds of home that a detail may name, with their article. */
const KINDS: Readonly<Record<string, string>> = {
  loft: "un",
  ph: "un",
  finca: "una",
  dúplex: "un",
  duplex: "un",
  masía: "una",
  cortijo: "un",
};

const kindOf = (words: string): string | undefined => KINDS[words.split(/[\s,]/)[0]!.toLocaleLowerCase("es")];

/** Whether a detail stands as a sentence of its own. */
export const isOwnSentence = (words: string): boolean =>
  LACK.test(words) ||
  TERMS.test(words) ||
  LABEL.test(words) ||
  CLAUSE.test(words) ||
  STATED.test(words) ||
  COMMA.test(words) ||
  kindOf(words) !== undefined;

/** The detail as a sentence without capital and stop, marked. */
function sentenceOf(field: OwnDetails, words: string): string {
  const kind = kindOf(words);
  if (kind !== undefined) return `es ${kind} ${mark(field, inSentence(words))}`;
  if (LACK.test(words)) return `no tiene ${mark(field, words.replace(LACK, ""))}`;
  return mark(field, inSentence(words));
}

/** Those that are not said yet and that `isThese` takes, as sentences in a row; empty where there are none. */
export function ownSentences(c: Saying, isThese: (words: string) => boolean = () => true): string {
  const sentences = (["features", "noted"] as const).flatMap((field) =>
    c
      .unsaid(field)
      .filter((words) => isOwnSentence(words) && isThese(words))
      .map((words) => sentenceOf(field, words)),
  );
  return sentences.map((text, index) => (index === 0 ? text : capitalised(text))).join(". ");
}

/** The kind of home and clauses about its rooms come with the rooms; terms and what belongs to no place behind everything else. */
export const OWN_SENTENCES: readonly Line[] = [
  { topics: ["inside"], say: (c) => ownSentences(c, (words) => kindOf(words) !== undefined) },
  {
    topics: ["inside"],
    say: (c) => ownSentences(c, (words) => !TERMS.test(words) && !STATED.test(words) && !LABEL.test(words)),
  },
  { topics: ["extras"], say: (c) => ownSentences(c) },
];
