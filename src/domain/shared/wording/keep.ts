/** Conditions of a tool on a rewording, beyond numbers, names and features (`WordingText.accepts`). */
type Accepts = (text: string) => boolean;

/** These sentences stay as they are: reservations that nobody may soften. */
export function keepsSentences(...sentences: readonly string[]): Accepts {
  return (text) => sentences.every((sentence) => plain(text).includes(plain(sentence)));
}

const plain = (text: string) => text.replaceAll(/\s+/g, " ");

const CONDITION = /(?<!\p{L})(si|siempre que|a condición de que)(?!\p{L})/iu;

/** A statement with a condition must keep one: without it, it would be a promise. */
export function keepsCondition(given: string): Accepts {
  return (text) => !CONDITION.test(given) || CONDITION.test(text);
}

/** Matches questions that nobody may put to a person who looks for a home. */
const PERSONAL =
  /(?<!\p{L})(hij[oa]s?|niñ[oa]s?|famili\p{L}*|casad[oa]s?|solter[oa]s?|divorci\p{L}*|parejas?|marido|mujer|embaraz\p{L}*|nacionalidad|extranjer[oa]s?|inmigrant\p{L}*|papeles|religi\p{L}*|raza|etnia|edad|años tienes?|jubilad[oa]s?|discapaci\p{L}*|sexo)(?!\p{L})/iu;

/** No more questions than there were, and none about the person. */
export function asksNoMore(given: string): Accepts {
  return (text) => questions(text) <= questions(given) && (PERSONAL.test(given) || !PERSONAL.test(text));
}

/** One more than there are: only two texts are compared. */
const questions = (text: string) => text.split("?").length;

const URGENT =
  /(?<!\p{L})(urg\p{L}*|(última|única) oportunidad|últim[oa]s? (días?|horas?|plazas?)|no (lo )?(pierdas|dejes escapar)|s[oó]lo hoy|date prisa|cuanto antes|antes de que sea tarde|quedan pocos|te prometo|garantiz\p{L}*)(?!\p{L})/iu;

/** Nothing is urged or promised that was not in the text before. */
export function urgesNothing(given: string): Accepts {
  return (text) => URGENT.test(given) || !URGENT.test(text);
}

/** A rewrite's check that demands all of several; it accepts everything where none is given. */
export function allOf(...demands: readonly Accepts[]): Accepts {
  return (text) => demands.every((accepts) => accepts(text));
}
