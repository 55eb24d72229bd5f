import { plain } from "../../shared/wording/plain-text.ts";

/** Wording that leaves people out, or that says who should come. Folded text: lower case, no accents. */

const ORIGINS =
  "espanol(?:es|as?)?|nacional(?:es)?|europe[oa]s?|mexican[oa]s?|argentin[oa]s?|colombian[oa]s?|chilen[oa]s?|blanc[oa]s?|catolic[oa]s?|cristian[oa]s?|payos?";
const OUTSIDERS =
  "extranjer[oa]s?|inmigrantes?|migrantes?|gitan[oa]s?|arabes?|moros?|musulman(?:es|as?)?|latin[oa]s?|sudamerican[oa]s?|african[oa]s?|chin[oa]s?|negr[oa]s?|venezolan[oa]s?|rumanos?|judi[oa]s?|homosexual(?:es)?|gays?|lesbianas?|trans";
const WITHOUT =
  "(?:no|sin|abstenerse|abstenganse|excepto|ni|no se (?:admiten?|aceptan?|permiten?|alquila a|vende a|renta a|arrienda a)|no (?:admitimos|aceptamos|queremos|admite|acepta))(?: a)?(?: las?| los)?";
const ONLY =
  "(?:solo|solamente|unicamente|exclusivamente|preferiblemente|preferible|preferentemente|se busca|buscamos|exclusivo)(?: a| para)?(?: una?)?(?: gente| personas?| familias?| parejas?| inquilin[oa]s?)?(?: de nacionalidad)?";

const EXCLUDING: readonly RegExp[] = [
  new RegExp(`\\b${ONLY} (?:${ORIGINS})\\b`),
  new RegExp(`\\b(?:personas?|gente|familias?|parejas?|inquilin[oa]s?) (?:${ORIGINS})\\b`),
  new RegExp(`\\b${WITHOUT} (?:${OUTSIDERS})\\b`),
  new RegExp(`\\b${WITHOUT}(?: familias con| parejas con)? (?:ninos?|ninas?|hijos?|bebes?|menores|embarazadas)\\b`),
  new RegExp(
    `\\b${WITHOUT} (?:familias|discapacitad[oa]s|minusvalid[oa]s|sillas de ruedas|ancian[oa]s|jubilad[oa]s|mayores|jovenes|mujeres|hombres)\\b`,
  ),
  /\b(?:solo|solamente|unicamente|exclusivamente)(?: a| para)? (?:mujeres|hombres|chicas|chicos|senoritas|caballeros|jovenes|heterosexuales|matrimonios|parejas heterosexuales)\b/,
  /\b(?:no|without) (?:children|kids|foreigners|immigrants|muslims|gypsies|disabled)\b/,
  /\b(?:only|exclusively)(?: for)? (?:spaniards|spanish|europeans|whites?|christians|women|men)\b|\bspanish (?:people |tenants )?only\b/,
];

const STEERING: readonly RegExp[] = [
  /\b(?:ideal|perfect[oa]|pensad[oa]|recomendad[oa]|indicad[oa]|dirigid[oa])(?: para| a)?(?: una?)? (?:parejas?|familias?|jovenes|matrimonios?|estudiantes|solter[oa]s?|jubilad[oa]s?|ejecutiv[oa]s?|mujeres|hombres|chicas|chicos|ninos)(?: jovenes| jubilad[oa]s| con (?:hijos|ninos)| sin hijos)?\b/,
  /\b(?:vecindario|vecinos|barrio|zona|comunidad|ambiente) (?:muy )?(?:selectos?|selecta|exclusiv[oa]|respetables?|de (?:buen )?nivel|buena gente)\b/,
  /\b(?:ideal|perfect) for (?:a )?(?:young |retired )?(?:couples?|famil(?:y|ies)|students|singles|professionals)\b/,
];

const UNPROVEN: readonly RegExp[] = [
  /\b(?:plusvalia|rentabilidad|revalorizacion|rendimiento) (?:asegurad[oa]|garantizad[oa])\b/,
  /\b(?:garantizamos|garantizad[oa]|asegurad[oa])\b/,
  /\b(?:el|la|los|las) (?:mejor|mejores|mas \w+)(?: \w+)? (?:de|del) (?:la )?(?:zona|ciudad|mercado|colonia|barrio|pais|todo)\b/,
  /\b(?:unic[oa] en|sin igual|inmejorable|precio de locura|insuperable)\b/,
];

/** Words that were found, and where they stand in the text. */
export interface Found {
  text: string;
  start: number;
  end: number;
}

/** Marks on letters, and signs that nobody sees: with or without them a word reads the same. */
const UNSEEN = /[\p{M}\p{Cf}]/u;
/** Signs that are no letters of ours: between two letters they hide a word from a rule and not from a reader. */
const FOREIGN = /[^\p{Script=Latin}\p{Script=Common}]|\p{Extended_Pictographic}/u;

/** A text as somebody reads it. */
interface Reading {
  /** As rules read it. */
  letters: string;
  /** The place in the text of each letter, and of the end. */
  at: (letter: number) => number;
}

/** @param foreign stands in place of signs that are no letters of ours */
function readWith(foreign: "" | " ", text: string): Reading {
  const places: number[] = [];
  let letters = "";
  let place = 0;
  for (const sign of text) {
    const read = UNSEEN.test(sign) ? "" : FOREIGN.test(sign) ? foreign : sign;
    letters += read;
    for (let i = 0; i < read.length; i++) places.push(place);
    place += sign.length;
  }
  return { letters: plain(letters), at: (letter) => places[letter] ?? text.length };
}

/** Most texts have one reading; what is written around a rule is read without its foreign signs, and with blanks in their place. */
const readingsOf = (text: string): Reading[] =>
  UNSEEN.test(text) || FOREIGN.test(text)
    ? [readWith("", text), readWith(" ", text)]
    : [{ letters: plain(text), at: (letter) => letter }];

/** `plain` keeps the length, so that what is found is shown as it was written. Words inside longer ones are told once. */
function find(text: string, patterns: readonly RegExp[]): Found[] {
  const spans = new Map<string, Found>();
  for (const { letters, at } of readingsOf(text)) {
    for (const pattern of patterns) {
      for (const match of letters.matchAll(new RegExp(pattern, "g"))) {
        const [start, end] = [at(match.index), at(match.index + match[0].length)];
        spans.set(`${start}-${end}`, { text: text.slice(start, end), start, end });
      }
    }
  }
  const found = [...spans.values()];
  const isInside = (a: Found, b: Found) => b.start <= a.start && a.end <= b.end && b.end - b.start > a.end - a.start;
  return found.filter((one) => !found.some((other) => isInside(one, other)));
}

/** Words that leave people out for what they are: origin, age, family, sex, religion, disability. */
export const findExcluding = (text: string): Found[] => find(text, EXCLUDING);
/** Words that say who should come. */
export const findSteering = (text: string): Found[] => find(text, STEERING);
/** Claims that nobody can prove of a home. */
export const findUnproven = (text: string): Found[] => find(text, UNPROVEN);
