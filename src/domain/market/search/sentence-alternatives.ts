import { take, wordAt } from "../../shared/spoken/scan.ts";
import { type Condition, conditionAt, conditionBefore } from "./sentence-conditions.ts";
import { type Draft, negationOf, tell } from "./sentence-draft.ts";
import { KNOWN_WORDS } from "./sentence-words.ts";

/** «Planta baja o con ascensor»: conditions of which one is enough. A search asks for all of its conditions, and so cannot say it. */

const OR = /^(o|u)$/;
/** Words between «o» and the condition: «o al menos un trastero», «o si no, con ascensor». */
const BEHIND_OR = /^(con|sin|al|menos|si|no|sino|un|una|que|tenga|tengan|sea|sean|el|la|en|por|lo|incluso|bien|de|,)$/;
const BEFORE_CONDITION = /^(con|tenga|tengan|que|en|un|una|de)$/;

/**
 * Conditions on different things with an «o» between them are named and not searched for: either of them alone would leave out homes that were
 * asked for. Both sides of one thing («exterior o interior», «con o sin muebles») say that it does not matter.
 */
export function readAlternatives(draft: Draft) {
  const { sentence } = draft;
  for (let at = 1; at < sentence.tokens.length; at++) {
    if (sentence.taken[at] || !OR.test(wordAt(sentence, at))) continue;
    if (takeEither(draft, at)) continue;
    // «Un tercero como máximo o con ascensor».
    const end = /^(maximo|minimo)$/.test(wordAt(sentence, at - 1))
      ? at - (wordAt(sentence, at - 2) === "como" ? 2 : 1)
      : at;
    const left = conditionBefore(draft, end);
    const right = left && conditionBehind(draft, at + 1);
    if (!left || negationOf(draft, left.from) !== -1) continue;
    if (!right) {
      // «Piscina o gimnasio»: homes with the other one were asked for too.
      if (left.kind !== "feature" || !isWishOfItsOwn(draft, at + 1)) continue;
      tell(draft, left.from, at + 2);
      take(sentence, startOf(draft, left), at + 2);
      continue;
    }
    const from = startOf(draft, left);
    if (left.about === right.about) {
      const isDenied = wordAt(sentence, at + 1) === "sin";
      if (isDenied || isContrary(draft, left) !== isContrary(draft, right)) take(sentence, from, right.to);
    } else if (areApart(draft, left, right)) {
      tell(draft, left.from, right.to);
      take(sentence, from, right.to);
    }
  }
}

const WITH_OR_WITHOUT = /^(con|sin)$/;
const HAVING = /^(tenga|tengan|tiene|tienen|haya|hay|lleve|lleven)$/;
const PRONOUN = /^(él|ella|ellos|ellas|eso)$/i;
/** Pieces of «con vistas al mar» at most. */
const LONGEST_WISH = 5;

/** «Con o sin muebles», «con piscina o sin piscina», «con garaje o sin él», «tenga o no ascensor»: nothing is asked, and all of it is taken. */
function takeEither(draft: Draft, at: number): boolean {
  const { sentence } = draft;
  const [before, next] = [wordAt(sentence, at - 1), wordAt(sentence, at + 1)];
  if (WITH_OR_WITHOUT.test(before) && WITH_OR_WITHOUT.test(next) && before !== next)
    return takeThrough(draft, at - 1, conditionAt(draft, at + 2)?.to ?? wordEnd(draft, at + 2));
  if (HAVING.test(before) && next === "no") {
    const from = HAVING.test(wordAt(sentence, at + 2)) ? at + 3 : at + 2;
    return takeThrough(draft, at - 1, conditionAt(draft, from)?.to ?? -1);
  }
  const from = withBefore(draft, at);
  if (from < 0) return false;
  const isContrary = WITH_OR_WITHOUT.test(next) && next !== wordAt(sentence, from);
  if (next === "no" && sentence.tokens[at + 2]?.kind !== "word") return takeThrough(draft, from, at + 2);
  if (!isContrary) return false;
  const isEl = wordAt(sentence, at + 2) === "el" && sentence.tokens[at + 3]?.kind !== "word";
  if (isEl || PRONOUN.test(sentence.tokens[at + 2]?.text ?? "")) return takeThrough(draft, from, at + 3);
  const [one, other] = [conditionAt(draft, from + 1), conditionAt(draft, at + 2)];
  if (one && other) return one.about === other.about && takeThrough(draft, from, other.to);
  const isSame = wordAt(sentence, from + 1) === wordAt(sentence, at + 2);
  return isSame && takeThrough(draft, from, at + 2 + (at - from - 1));
}

const wordEnd = ({ sentence }: Draft, at: number): number => (sentence.tokens[at]?.kind === "word" ? at + 1 : -1);

/** Where the «con» or «sin» of the wish stands that ends before a piece; −1 where none does. */
function withBefore({ sentence }: Draft, end: number): number {
  for (let at = end - 1; at >= Math.max(0, end - LONGEST_WISH); at--) {
    if (sentence.taken[at] || sentence.tokens[at]!.kind !== "word") return -1;
    if (WITH_OR_WITHOUT.test(wordAt(sentence, at))) return at < end - 1 ? at : -1;
  }
  return -1;
}

function takeThrough({ sentence }: Draft, from: number, to: number): boolean {
  if (to < 0) return false;
  take(sentence, from, to);
  return true;
}

function conditionBehind(draft: Draft, from: number): Condition | null {
  for (let at = from; ; at++) {
    const found = conditionAt(draft, at);
    if (found) return found;
    if (!BEHIND_OR.test(wordAt(draft.sentence, at))) return null;
  }
}

/** A word in small letters that says something: no name, no number, no «o más». */
const isWishOfItsOwn = ({ sentence }: Draft, at: number): boolean => {
  const token = sentence.tokens[at];
  return (
    token?.kind === "word" && /^\p{Ll}{4}/u.test(token.text) && !KNOWN_WORDS.has(token.word) && !sentence.taken[at]
  );
};

/** Kinds of homes are a list of which any does, and a garage or a storeroom may be what is sought. */
const areApart = ({ sentence }: Draft, left: Condition, right: Condition): boolean => {
  if ([left.kind, right.kind].includes("home") || (left.kind === "type" && right.kind === "type")) return false;
  const isSoughtAlone = /^(garajes?|trasteros?|parcelas?)$/.test(wordAt(sentence, left.from)) && left.from === 0;
  return !isSoughtAlone;
};

/** «Interior» is the contrary of «exterior». */
const isContrary = ({ sentence }: Draft, { from }: Condition): boolean =>
  /^(interior|interiores|ocupado|ocupada)$/.test(wordAt(sentence, from));

function startOf({ sentence }: Draft, { from }: Condition): number {
  let start = from;
  while (!sentence.taken[start - 1] && BEFORE_CONDITION.test(wordAt(sentence, start - 1))) start--;
  return start;
}
