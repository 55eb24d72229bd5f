import { fold } from "../../shared/listing/fold.ts";
import type { AnswerForm } from "../answers/statement.ts";

/** Words that ask for each form, in folded text; the earlier of two that fit says more. */
const ASKING: readonly (readonly [AnswerForm, RegExp])[] = [
  [
    "when",
    /\b(cuando|cuanto (tiempo|dura|duran|tarda|tardan|falta)|cuantos (dias|meses|anos)|(que|cual es el) (plazo|horario|dia|hora)|(cada|hasta) cuando|cuanto plazo)\b/,
  ],
  [
    "how-much",
    /\b(cuant[oa]s?|kuant[oa]s?|a como|que (precio|coste|costo|tarifa|porcentaje|importe|limite|tope|maximo|tamano|peso)|cual es (el|la) (precio|coste|costo|tarifa|porcentaje|importe|limite|tope|maximo|minimo|tamano|peso|tipo))\b/,
  ],
  ["who", /\b(quien|quienes|kien)\b/],
  ["where", /\b(donde|adonde|en que (parte|sitio|lugar|pagina|apartado|menu|pantalla|seccion)|por que lado)\b/],
  ["why", /\b(por que (?!lado)|porque no|porq|a que se debe|(cual es el )?motivo|que razon)\b/],
  ["what", /\b(que (es|son|significa|significan|quiere decir|hace|hacen)|en que consiste|definicion)\b/],
  [
    "which",
    /\b(cual|cuales|que (documentos|papeles|formatos|planes|plan|paises|idiomas|datos|roles|permisos|herramientas?|tipos?|archivos|ciudades|requisitos|funciones|campos))\b/,
  ],
  [
    "how",
    /\b(como|komo|de que (manera|forma)|que (pasos|hago|tengo que hacer|hay que hacer|debo hacer)|pasos para|manera de|forma de)\b/,
  ],
];

/** A sentence that begins so and has none of the words above is answered by yes or no. */
const YES_NO =
  /\b(se (puede|pueden|podria)|(puedo|puede|pueden|podemos|puedes|podes|podeis|podria|podrian)|hay|tiene|tienen|teneis|tenes|incluye|incluyen|admite|acepta|aceptan|sirve|vale|existe|es (posible|obligatorio|necesario|gratis|seguro)|hace falta|necesito|tengo que|es|son|esta|estan|funciona|funcionan|permite|permiten|cobran|cobrais|guardan|guardais)\b/;

/** Forms of answer that a question asks for, the surest first; empty where its words do not tell. */
export function formsOf(question: string): readonly AnswerForm[] {
  const folded = fold(question);
  const asked = ASKING.filter(([, words]) => words.test(folded)).map(([form]) => form);
  // "Cuánto tiempo" asks for a time, although it has the word for an amount.
  const forms = asked[0] === "when" ? asked.filter((form) => form !== "how-much") : asked;
  if (forms.length > 0) return forms;
  return YES_NO.test(folded) ? ["yes-no"] : [];
}

/** How well a statement's forms fit those of the question: 1 fits, 0 is another, between them where either is silent. */
export function formFit(asked: readonly AnswerForm[], answered: readonly AnswerForm[] | undefined): number {
  if (!answered || answered.length === 0 || asked.length === 0) return 0.5;
  if (answered.includes(asked[0]!)) return 1;
  return asked.some((form) => answered.includes(form)) ? 0.8 : 0;
}
