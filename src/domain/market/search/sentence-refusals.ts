import { take, wordAt } from "../../shared/spoken/scan.ts";
import { type Condition, conditionAt } from "./sentence-conditions.ts";
import { type Draft, tell } from "./sentence-draft.ts";
import { HOME_NOUNS, TYPE_WORDS } from "./sentence-words.ts";

/** Refusals of something that is missing: «sin ascensor no me vale», «nada de último piso sin ascensor», «no me importa que no tenga». */

const OUTER = /^(no|nada|ni|tampoco|ningun|ninguna|evita|evitar|descarta|descartar|jamas|nunca)$/;
const INDIFFERENT = /^(importa|importan|molesta|molestan|preocupa)$/;
const SAME = /^(igual|mismo|indiferente)$/;
const PRONOUN = /^(me|nos|le|les|te|se|lo|la|los|las)$/;
const REFUSING =
  /^(vale|valen|sirve|sirven|interesa|interesan|quiero|queremos|quiere|quieren|gusta|gustan|puedo|puede|pueden|podemos|contemplo|contemplamos|entra|entran|compro|compramos|miro|miramos|voy|vamos)$/;
const REFUSED = /^(descartado|descartada|descartados|descartadas|fuera|imposible|abstenerse|olvidate|nada)$/;
const HAVING = /^(tenga|tengan|tiene|tienen|haya|hay|lleve|lleven|cuente|cuenten|incluya)$/;
const REACH = 9;

/** Puts right what a simple reading of «sin» and «no» would turn round; runs before the conditions themselves are read. */
export function readRefusals(draft: Draft) {
  const { sentence } = draft;
  for (let at = 0; at < sentence.tokens.length; at++) {
    if (sentence.taken[at] || takeNeedless(draft, at)) continue;
    const lacking = lackAt(draft, at);
    if (!lacking) continue;
    const { condition } = lacking;
    const behind = refusalEnd(draft, condition.to);
    if (behind.kind !== null) {
      if (behind.kind === "same") take(sentence, at, behind.end);
      else wanted(draft, at, condition, behind.end);
      continue;
    }
    readAhead(draft, at, condition);
  }
}

const NEEDED = /^(hace falta|es necesario|es necesaria|es imprescindible|necesito|necesitamos|necesita|necesitan)$/;

/** «No hace falta que tenga ascensor», «no necesito garaje»: with it or without, and so nothing is asked. */
function takeNeedless(draft: Draft, at: number): boolean {
  const { sentence } = draft;
  if (wordAt(sentence, at) !== "no") return false;
  const words = [1, 2].map((step) => wordAt(sentence, at + step));
  const end = NEEDED.test(words.join(" ")) ? at + 3 : NEEDED.test(words[0]!) ? at + 2 : -1;
  if (end < 0) return false;
  let from = end;
  while (/^(que|un|una|el|la|de)$/.test(wordAt(sentence, from)) || HAVING.test(wordAt(sentence, from))) from++;
  const condition = conditionAt(draft, from);
  if (condition?.kind !== "feature") return false;
  take(sentence, at, condition.to);
  return true;
}

/** «Sin ascensor», «que no tenga ascensor»: the condition that a home lacks. */
function lackAt(draft: Draft, at: number): { condition: Condition } | null {
  const { sentence } = draft;
  const word = wordAt(sentence, at);
  let from = at + 1;
  if (word === "no" && HAVING.test(wordAt(sentence, from))) from++;
  else if (word !== "sin") return null;
  while (/^(un|una|el|la|ningun)$/.test(wordAt(sentence, from))) from++;
  const condition = conditionAt(draft, from);
  return condition?.kind === "feature" ? { condition } : null;
}

/** Reads behind the lack whether it will not do, or does not matter. */
function refusalEnd({ sentence }: Draft, from: number): { kind: "refused" | "same" | null; end: number } {
  let at = wordAt(sentence, from) === "," ? from + 1 : from;
  const first = wordAt(sentence, at);
  if (REFUSED.test(first) && sentence.tokens[at + 1]?.kind !== "word") return { kind: "refused", end: at + 1 };
  if (first === "ni" && /^(hablar|loco|locos|loca|muerto)$/.test(wordAt(sentence, at + 1)))
    return { kind: "refused", end: at + 2 };
  const isDenied = first === "no";
  if (isDenied) at++;
  while (PRONOUN.test(wordAt(sentence, at))) at++;
  const word = wordAt(sentence, at);
  const endsAt = (end: number) =>
    sentence.tokens[end]?.kind !== "word" || /^(y|pero|que|en)$/.test(wordAt(sentence, end));
  if (isDenied && REFUSING.test(word) && endsAt(at + 1)) return { kind: "refused", end: at + 1 };
  // «Sin garaje, no me importa el barrio» speaks of something else.
  if (isDenied && INDIFFERENT.test(word) && endsAt(at + 1)) return { kind: "same", end: at + 1 };
  const same = sameEnd(sentence, at);
  if (same > 0 && endsAt(same)) return { kind: "same", end: same };
  return { kind: null, end: from };
}

/** Behind «da igual» and «da lo mismo» that begin at a piece, or −1. */
function sameEnd(sentence: Draft["sentence"], at: number): number {
  if (wordAt(sentence, at) !== "da") return -1;
  const same = wordAt(sentence, at + 1) === "lo" ? at + 2 : at + 1;
  return SAME.test(wordAt(sentence, same)) ? same + 1 : -1;
}

/** «Nada sin ascensor» asks for one; «nada de último piso sin ascensor» refuses a pair, which no search can say. */
function readAhead(draft: Draft, at: number, lack: Condition) {
  const { sentence } = draft;
  const outer = outerBefore(draft, at);
  if (outer < 0) return;
  if (isIndifferent(draft, outer, at)) {
    take(sentence, outer, lack.to);
    return;
  }
  const other = otherCondition(draft, outer + 1, at);
  if (!other) {
    wanted(draft, outer, lack, lack.to);
    return;
  }
  tell(draft, other.from, lack.to);
  take(sentence, outer, lack.to);
}

function outerBefore({ sentence }: Draft, at: number): number {
  for (let before = at - 1; before >= Math.max(0, at - REACH); before--) {
    const token = sentence.tokens[before]!;
    if (sentence.taken[before] || token.kind !== "word") return -1;
    const word = wordAt(sentence, before);
    if (OUTER.test(word) || sameEnd(sentence, before) > 0) return before;
    if (/^(con|pero|y|o|aunque|busco|buscamos)$/.test(word)) return -1;
  }
  return -1;
}

function isIndifferent({ sentence }: Draft, outer: number, at: number): boolean {
  for (let between = outer; between < at; between++) {
    const word = wordAt(sentence, between);
    if (INDIFFERENT.test(word) || SAME.test(word)) return true;
  }
  return false;
}

/** A condition between the refusal and the lack: a floor, a feature, a kind. Homes as such are none, nor is the one kind that is looked for. */
function otherCondition(draft: Draft, from: number, to: number): Condition | null {
  for (let at = from; at < to; at++) {
    const found = conditionAt(draft, at);
    if (found && found.kind !== "home" && found.to <= to && !(found.kind === "type" && isPlainKind(draft, at)))
      return found;
  }
  return null;
}

const isPlainKind = ({ sentence }: Draft, at: number): boolean => {
  const word = wordAt(sentence, at);
  return HOME_NOUNS.has(word) || TYPE_WORDS[word] === "piso" || TYPE_WORDS[word] === "casa";
};

/** The lack is refused: the feature itself is left to be read, the words about it are not. */
function wanted({ sentence, undone }: Draft, from: number, condition: Condition, end: number) {
  for (let at = from; at < condition.from; at++) undone.add(at);
  take(sentence, from, condition.from);
  take(sentence, condition.to, end);
}
