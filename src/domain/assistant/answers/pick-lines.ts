import { contentWords } from "../../shared/search/spanish-terms.ts";
import { askedTerms, pageTermOf } from "./query-words.ts";
import type { AnswerForm } from "./statement.ts";

/** An answer is short enough to be read in the panel and to be sent back with the conversation. */
const MOST_CHARACTERS = 600;
/** A text that is no longer than this is said whole. */
const WHOLE = 340;
/** Sentences of an answer that is no list. */
const MOST_SENTENCES = 3;
/** A related word in place of the one that was asked for. */
const RELATED = 0.6;
/** Part of a neighbour's score that a sentence gets: what is asked for often stands in the sentence after its subject. */
const BESIDE = 0.35;
/** A line for which people ask in such words. */
const ASKED_BONUS = 3;
/** A sentence of the form that is asked for. */
const FORM_BONUS = 0.6;

/** A sentence of a paragraph, or a whole list item or row. */
interface Unit {
  text: string;
  line: number;
  isItem: boolean;
}

const BY_FORM: Partial<Record<AnswerForm, RegExp>> = {
  "how-much": /\d|\b(?:un|una|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|doce|ningun[oa]?|nada|gratis)\b/i,
  when: /\b(?:d[ií]as?|horas?|semanas?|mes(?:es)?|años?|minutos?|antes|después|desde|hasta|cuando|plazo|al momento)\b/i,
  where: /«[^«»]{1,80}»|\b(?:en tu panel|abajo|arriba|menú|página|apartado|pestaña)\b/i,
  who: /\b(?:quien|dueñ[oa]|administra|agentes?|persona|vendedor|comprador|propietario|inquilino|arrendador|titular|equipo)\b/i,
  "yes-no": /^(?:sí|no)\b|\b(?:puedes?|se puede|no se|nunca|siempre|nadie|cualquiera|hace falta|es obligatori[oa])\b/i,
  how: /^(?:– |\d{1,2}\. )|\b(?:pulsa|abre|elige|escribe|entra|sube|marca|guarda|ve a)\b/i,
  why: /\b(?:porque|por eso|ya que|así|para que)\b/i,
};

/**
 * The one to three sentences of a text that a question asks for, in their order, or the list that it asks for with the line before it; the whole text
 * where it is short. Nothing is reworded.
 *
 * @param askedLine line for which people ask in such words, counted from 0
 */
export function pickLines(text: string, question: string, form: AnswerForm | null = null, askedLine?: number): string {
  if (text.length <= WHOLE) return text;
  const units = unitsOf(text);
  const scores = scoresOf(units, question, form, askedLine);
  const best = scores.indexOf(Math.max(...scores));
  const picked = units[best]!.isItem ? listAround(units, scores, best) : sentencesAround(units, scores, best);
  return joined(units, picked);
}

function unitsOf(text: string): Unit[] {
  return text.split("\n").flatMap((line, at): Unit[] => {
    const trimmed = line.trim();
    if (!trimmed) return [];
    const isItem = /^(?:– |\d{1,2}\. )/.test(trimmed) || /^[^.:]{2,60}: \S/.test(trimmed);
    if (isItem) return [{ text: trimmed, line: at, isItem }];
    return sentencesOf(trimmed).map((sentence) => ({ text: sentence, line: at, isItem: false }));
  });
}

/** A full stop inside of a number, an abbreviation or an address ends no sentence. */
const sentencesOf = (line: string): string[] => line.split(/(?<=[^\s.]{3}[.!?»)])\s+(?=[A-ZÁÉÍÓÚÑ«¿¡0-9])/);

function scoresOf(
  units: readonly Unit[],
  question: string,
  form: AnswerForm | null,
  askedLine: number | undefined,
): number[] {
  const termsOfUnits = units.map((unit) => new Set(contentWords(unit.text).map(pageTermOf)));
  const asked = askedTerms(question).map(({ term, also }) => {
    const uses = termsOfUnits.filter((terms) => terms.has(term)).length;
    return { term, also, weight: Math.log(1 + units.length / Math.max(1, uses)) };
  });
  const own = units.map(({ text, line }, at) => {
    const terms = termsOfUnits[at]!;
    const said = asked.reduce(
      (sum, { term, also, weight }) =>
        sum + weight * (terms.has(term) ? 1 : also.some((other) => terms.has(other)) ? RELATED : 0),
      0,
    );
    const fits = form !== null && BY_FORM[form]?.test(text);
    // An introduction of a list answers nothing by itself.
    return (
      said +
      (fits ? FORM_BONUS * (1 + said) : 0) +
      (line === askedLine ? ASKED_BONUS : 0) -
      (text.endsWith(":") ? 0.5 : 0)
    );
  });
  const near = own.map((score, at) => score + BESIDE * Math.max(own[at - 1] ?? 0, (own[at + 1] ?? 0) * 0.5));
  // A list is asked for by its introduction and its items together.
  if (form === "how" || form === "which")
    for (const at of units.keys()) {
      const items = itemsAfter(units, at);
      if (items.length > 0) near[at] = own[at]! + Math.max(...items.map((item) => near[item]!));
    }
  return near;
}

/** The items of the list that a line introduces. */
function itemsAfter(units: readonly Unit[], at: number): number[] {
  if (units[at]!.isItem || !units[at]!.text.endsWith(":")) return [];
  let to = at + 1;
  while (units[to]?.isItem) to++;
  return Array.from({ length: to - at - 1 }, (_, i) => at + 1 + i);
}

/** A run of sentences around the best one: those that say something of the question, and one that goes on with it. */
function sentencesAround(units: readonly Unit[], scores: readonly number[], best: number): number[] {
  const list = itemsAfter(units, best);
  if (list.length > 0) return [best, ...list];
  const picked = [best];
  const least = scores[best]! * 0.45;
  const isFree = (at: number) => units[at] !== undefined && !picked.includes(at);
  // A sentence that begins with a pronoun or a connective is not understood without the one before.
  if (
    /^(?:así|pero|por eso|entonces|esto|eso|ello|también|además|si no|en ese caso|después|luego|ahí|y )/i.test(
      units[best]!.text,
    ) &&
    isFree(best - 1)
  )
    picked.unshift(best - 1);
  while (picked.length < MOST_SENTENCES) {
    const [before, after] = [picked[0]! - 1, picked.at(-1)! + 1];
    const [left, right] = [isFree(before) ? scores[before]! : -1, isFree(after) ? scores[after]! : -1];
    if (right >= least && right >= left) picked.push(after);
    else if (left >= least) picked.unshift(before);
    else break;
  }
  const last = picked.at(-1)!;
  picked.push(...itemsAfter(units, last));
  const goesOn = units[last + 1]?.line === units[last]!.line;
  if (picked.length === 1 && goesOn) picked.push(best + 1);
  return picked;
}

/** The list that an item stands in, with its introduction: of a long one the items that say something of the question. */
function listAround(units: readonly Unit[], scores: readonly number[], best: number): number[] {
  let [from, to] = [best, best];
  while (units[from - 1]?.isItem) from--;
  while (units[to + 1]?.isItem) to++;
  const items = Array.from({ length: to - from + 1 }, (_, at) => from + at);
  const isWhole = items.reduce((sum, at) => sum + units[at]!.text.length, 0) <= MOST_CHARACTERS;
  const least = scores[best]! * 0.6;
  const chosen = isWhole ? items : items.filter((at) => scores[at]! >= least).slice(0, 6);
  return units[from - 1] ? [from - 1, ...chosen] : chosen;
}

/** Whole units up to the limit, the line breaks between them kept. */
function joined(units: readonly Unit[], picked: readonly number[]): string {
  let text = "";
  for (const [order, at] of picked.entries()) {
    const unit = units[at]!;
    const before = order === 0 ? "" : unit.line === units[picked[order - 1]!]!.line ? " " : "\n";
    if (order > 0 && text.length + before.length + unit.text.length > MOST_CHARACTERS) break;
    text += before + unit.text;
  }
  return text.length <= MOST_CHARACTERS ? text : `${text.slice(0, text.lastIndexOf(" ", MOST_CHARACTERS))}…`;
}
