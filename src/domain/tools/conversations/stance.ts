import type { Clause } from "./clauses.ts";

/**
 * The stance of a writer towards the words of a clause: they say that it is so, deny it, wish it, make it a condition, tell of the past, or speak
 * of somebody else. Every reader of facts asks here, so that nothing that was denied is read as said.
 */

/** How the piece at a place is meant. */
export interface Stance {
  /** Place of the word that denies it; -1 where none does. */
  denier: number;
  /** «Ojalá», «si tuviera», «si me toca la lotería». */
  isUnreal: boolean;
  /** Behind «si», which says nothing of whether it is so. */
  isConditional: boolean;
  /** «Antes», «hace años»: it was so. */
  isPast: boolean;
  /** Said of a relative, a friend or a colleague, who are no part of the client's household. */
  isOfOther: boolean;
}

const PLAIN: Stance = { denier: -1, isUnreal: false, isConditional: false, isPast: false, isOfOther: false };

/** Words that end what «no» denies, besides marks. */
const ENDS_DENIAL = /^(y|hasta|si|antes|mientras|cuando|porque|pues|asi|aunque|sino|excepto|salvo)$/;
/** Words behind which another thought begins. */
const ENDS_THOUGHT = /^(pero|aunque|sino|porque|pues)$/;
const MARK = /^[,;:.!?¡¿()…\n"«»—–]$/;
const DENIES = /^(no|ni|nunca|jamas|tampoco|sin|ningun|ninguna)$/;
/** «No hay problema», «no solo»: nothing is denied. */
const EMPTY_NO =
  /^(pos|pues|hombre|mames|manches|hijo|hija|mijo|mija|senor|senora|hay problema|hay ningun problema|pasa nada|te preocupes|se preocupe|os preocupeis|se preocupen|solo|solamente|obstante|mas (?!de|que)|es por nada|importa|dudes|dude|olvides|olvide)/;
/** Words before a «no» that denies nothing: «si no», «por qué no», «cómo no». */
const BEFORE_EMPTY_NO = /(^| )(si|por que|como|a que|sera que)$/;
/** «No quiero pagar más de», «no paso de», «no bajo de»: what follows is a limit, which holds. */
const LIMIT =
  /^(mas|pas[a-z]{1,5}|mov[a-z]{1,5}|muev[a-z]{1,3}|baj[a-z]{1,5}|lleg[a-z]{1,5}|sub[a-z]{1,5}|super[a-z]{1,3}|exced[a-z]{1,3}|menos|encima|arriba|debajo|estir[a-z]{1,5}|gast[a-z]{1,5})$/;
const LIMITS =
  /^(?:(?:me|nos|lo|la|quiero|queremos|puedo|podemos|quisiera|quisieramos|deberia|deberiamos|voy|vamos|a|pensamos|pienso|es|plan) ){0,3}(?:pas|baj|sub|mov|muev|estir|super|exced|lleg|gast)[a-z]{1,7}( |$)/;
/** Words that stand behind a thing that somebody refuses: «Vallecas ni loca». */
const REFUSED_AFTER =
  /^(ningun[oa]s?|ni (loc[oa]s?|de broma|en broma|hablar|en pintura|muert[oa]s?|regalad[oa]s?|de cona|de chiste|en chiste|a palos|en suenos|pensarlo|en (la )?vida|de lejos|por asomo)|para nada|de ninguna manera|en absoluto|descartad[oa]s?|olvidat[eo]|jamas|nunca|tampoco)( |$)/;
/** «Vallecas no me gusta», «perros no quiero»: what stands before is denied. */
const OBJECT_BEFORE =
  /^(lo|la|los|las|quiero|queremos|quiere|quieren|necesito|necesitamos|me|nos|busco|buscamos|tengo|tenemos|hay|acepto|aceptamos|admito|admitimos|permito|por favor|porfa|favor|gracias|que|ni)( |$)/;
const FINITE =
  /^(busco|buscamos|quiero|queremos|tengo|tenemos|necesito|necesitamos|es|son|esta|estan|hay|estoy|estamos|somos|soy|me|nos|puedo|podemos|vivo|vivimos|pago|pagamos|quisiera|preferimos|prefiero|hasta|maximo|tope)$/;
const UNREAL =
  /^(ojala|si (yo )?(tuvier[a-z]{1,4}|tuvies[a-z]{1,4}|pudier[a-z]{1,4}|pudies[a-z]{1,4}|fuer[a-z]{1,4}|hubier[a-z]{1,4}|ganar[a-z]{1,4}|me toca(ra|se)?( la)? (loteria|gordo|primitiva|euromillon)|me toca(ra)? (la|el) (loteria|gordo)|nos toca(ra)? (la|el) (loteria|gordo))|quien (tuviera|pudiera|fuera)|en mis suenos|sonar es gratis|que mas quisiera|ya quisiera|no estaria mal tener)( |$)/;
const PAST =
  /^(hace (?:(?:un|una|unos|unas|dos|tres|cuatro|cinco|mucho|mucha|muchos|muchas|varios|varias|algunos|algunas|poco|pocos|\d{1,2}) ){0,2}(?:anos?|mes|meses|semanas?|dias?|tiempo|rato|par|siglos)|en su (dia|momento)|el ano pasado|la otra vez|al principio|por aquel entonces|en aquel(la)? (epoca|entonces|momento))( |$)?/;

/** «Antes», where the verb beside it is one of the past: «antes me parecía caro», and not «vendemos antes». */
const BEFORE = /^antes(?! (de|del|que|posible|mejor|,))/;
const WAS =
  /^(?:[a-z]{2,12}(?:aba|abas|abamos|aban)|era|eramos|eran|iba|ibamos|parecia|parecian|tenia|teniamos|tenian|vivia|viviamos|vivian|queria|queriamos|habia|habiamos|decia|decian|pedia|pedian|valia|valian|podia|podiamos|costaba)$/;

const OTHERS =
  "prim[oa]s?|amig[oa]s?|amiguet[a-z]{1,2}|cunad[oa]s?|vecin[oa]s?|companer[oa]s?|conocid[oa]s?|sobrin[oa]s?|jef[ea]s?|herman[oa]s?|coleg[oa]s?|padres?|madre|papas?|mamas?|suegr[oa]s?|ti[oa]s?|abuel[oa]s?|cuate|pana|parcero|yerno|nuera|exmujer|exmarido|consuegr[oa]s?";
/** Somebody of whom something is told: «mi hermana se divorcia», «a un amigo le denegaron». */
const OTHER_SUBJECT = new RegExp(
  `^(?:a )?(?:mi|mis|un|una|unos|unas|otr[oa]|su|tu|el|la|nuestr[oa])s? (?:otr[oa] |propi[oa] )?(?:${OTHERS})(?: |$)`,
);
const SOMEBODY_ELSE =
  /^(?:alguien|la gente|todo el mundo|otro comprador|otra compradora|otro cliente|otra clienta|otros compradores|ell[oa]s (?:busca|tiene|quiere|necesita)n|(?:ella|el) (?:busca|tiene|quiere|necesita|se|esta))(?: |$)/;
/** Words of the writer and their household, behind which nobody else is spoken of. */
const OF_ME =
  /^(yo|nosotros|nosotras|conmigo|me|nos|nuestr[oa]s?|busco|tengo|quiero|necesito|puedo|soy|estoy|vivo|pago|llego|prefiero|ando|[a-z]{2,9}[aei]mos)$/;
/** Words before a person who is not the one who acts: «con mi hermana», «de mi madre», «para mi padre». */
const NOT_SUBJECT = /^(de|del|con|para|por|cerca|en|entre|sin|segun|desde|al|hacia|como|y|o|ni)$/;

const known = new WeakMap<Clause, readonly Stance[]>();

/** How each piece of a clause is meant. */
export function stancesOf(clause: Clause): readonly Stance[] {
  const before = known.get(clause);
  if (before) return before;
  const stances = read(clause);
  known.set(clause, stances);
  return stances;
}

function read({ scan: { tokens } }: Clause): readonly Stance[] {
  const words = tokens.map(({ word }) => word);
  const stances = tokens.map(() => ({ ...PLAIN }));
  const from = (at: number, length = 7) => words.slice(at, at + length).join(" ");
  for (const [start, end] of thoughtsOf(words)) {
    let unrealFrom = -1;
    let isOfOther = false;
    for (const [first, last] of phrasesOf(words, start, end)) {
      let isPast = false;
      let conditionalFrom = -1;
      // A passage about somebody else goes on until the writer speaks of themselves.
      if (isOfOther && words.slice(first, last).some((word) => OF_ME.test(word))) isOfOther = false;
      for (let at = first; at < last; at++) {
        if (UNREAL.test(from(at))) unrealFrom = unrealFrom < 0 ? at : unrealFrom;
        if (PAST.test(from(at)) || (BEFORE.test(from(at)) && words.slice(first, last).some((word) => WAS.test(word))))
          isPast = true;
        if (isCondition(words, tokens[at]!.text, at, first, last))
          conditionalFrom = conditionalFrom < 0 ? at : conditionalFrom;
        const isPlace =
          at === first || !NOT_SUBJECT.test(words[at - 1]!) || (words[at - 1] === "y" && at - 1 === first);
        if (isPlace && (OTHER_SUBJECT.test(from(at)) || SOMEBODY_ELSE.test(from(at))) && !hasMeBehind(words, at, last))
          isOfOther = true;
        if (OF_ME.test(words[at]!) && /^(yo|nosotros|nosotras|busco|buscamos)$/.test(words[at]!)) isOfOther = false;
        const stance = stances[at]!;
        stance.isOfOther = isOfOther;
        stance.isUnreal = unrealFrom >= 0;
        stance.isConditional = conditionalFrom >= 0;
        if (DENIES.test(words[at]!)) deny(words, stances, at, first, last);
      }
      if (isPast) for (let at = first; at < last; at++) stances[at]!.isPast = true;
      refuseBefore(words, stances, first, last);
    }
  }
  return stances;
}

/** Stretches between «pero», «aunque», «porque». */
function thoughtsOf(words: readonly string[]): [number, number][] {
  return cut(words, 0, words.length, (word) => ENDS_THOUGHT.test(word) || /^[.!?¿\n]$/.test(word));
}

/** Stretches between marks. */
const phrasesOf = (words: readonly string[], start: number, end: number): [number, number][] =>
  cut(words, start, end, (word) => MARK.test(word));

function cut(
  words: readonly string[],
  start: number,
  end: number,
  ends: (word: string) => boolean,
): [number, number][] {
  const found: [number, number][] = [];
  let first = start;
  for (let at = start; at <= end; at++) {
    if (at < end && !ends(words[at]!)) continue;
    if (at > first) found.push([first, at]);
    first = at + 1;
  }
  return found;
}

/** Relatives who help the writer are no others: «mi padre me presta». */
const hasMeBehind = (words: readonly string[], at: number, last: number): boolean => {
  const behind = words.slice(at + 2, Math.min(last, at + 6));
  const verb = behind.findIndex((word) => /^(y|que|esta|estan|es|son)$/.test(word));
  return behind.slice(0, verb < 0 ? behind.length : verb).some((word) => /^(me|nos)$/.test(word));
};

/** «Si» that makes a condition, and is no yes: people often write «sí» without its mark. */
function isCondition(words: readonly string[], typed: string, at: number, first: number, last: number): boolean {
  if (words[at] !== "si" || /í/i.test(typed) || at + 1 >= last) return false;
  const rest = words.slice(at + 1, at + 4).join(" ");
  if (/^(o si|puede ser|es posible|se puede|pudiera ser|fuera posible|que |señor|senor)/.test(rest)) return false;
  if (/^(pero|y|eso)$/.test(words[at - 1] ?? "") && /^(que|tengo|tenemos)/.test(rest)) return false;
  const isFirst = at === first && (at === 0 || !MARK.test(words[at - 1] ?? "") || at <= 2);
  // «Si tengo la hipoteca aprobada», alone, is a yes.
  return !(
    isFirst &&
    /^(ya |la |lo |las |los )?(tengo|tenemos|esta|quiero|queremos|busco|necesito)/.test(rest) &&
    last >= words.length - 1
  );
}

/** «Por menos de 300.000 no la vendemos»: what is denied is what lies beyond. */
const isLimited = (words: readonly string[], first: number, at: number): boolean =>
  words.slice(first, at).some((word, step) => /^(mas|menos)$/.test(word) && words[first + step + 1] === "de");

/** «¿No tendrá algo de estreno por Surco?» asks for it. */
export const asksPolitely = (words: readonly string[], at: number): boolean =>
  words[at] === "no" &&
  words.at(-1) === "?" &&
  /^(tendra|tendras|tendran|tendreis|tendria|tendrias|tendrian|tienes|tienen|teneis|tendrais|habra|hay|sabes|sabe|sabreis)$/.test(
    words[at + 1] ?? "",
  );

function deny(words: readonly string[], stances: readonly Stance[], at: number, first: number, last: number): void {
  if (isLimited(words, first, at) || asksPolitely(words, at)) return;
  const behind = words.slice(at + 1, at + 4).join(" ");
  const before = words.slice(Math.max(first, at - 3), at).join(" ");
  if (words[at] === "no" && (EMPTY_NO.test(behind) || BEFORE_EMPTY_NO.test(before))) return;
  const reach = words[at] === "sin" || words[at] === "ni" ? Math.min(last, at + 4) : last;
  for (let place = at + 1; place < reach; place++) {
    const word = words[place]!;
    if (ENDS_DENIAL.test(word) || (LIMIT.test(word) && words[at] !== "sin")) return;
    if (word === "que" && /^(si|no)$/.test(words[place + 1] ?? "")) return;
    stances[place]!.denier = at;
  }
}

/** «Vallecas no», «perros no quiero», «Vallecas ni loca», «300.000 no los pago». */
function refuseBefore(words: readonly string[], stances: readonly Stance[], first: number, last: number): void {
  for (let at = first + 1; at < last; at++) {
    const isNo = words[at] === "no";
    const behind = words.slice(at + 1, last).join(" ");
    const isLast = isNo && at === last - 1 && words[last] !== "?";
    const isFronted =
      isNo &&
      OBJECT_BEFORE.test(behind) &&
      !EMPTY_NO.test(behind) &&
      // «De 230 no queremos pasar» is a limit.
      !LIMITS.test(behind) &&
      !BEFORE_EMPTY_NO.test(words[at - 1]!) &&
      at - first <= 5 &&
      (/^(lo|la|los|las) /.test(behind) || !words.slice(first, at).some((word) => FINITE.test(word)));
    const isSaid =
      REFUSED_AFTER.test(words.slice(at, at + 4).join(" ")) && (words[at] !== "tampoco" || at === last - 1);
    if ((!isLast && !isFronted && !isSaid) || isLimited(words, first, at)) continue;
    // «Sant Andreu sí y Horta no»: what was taken before «y» stays.
    const from = Math.max(first, words.lastIndexOf("y", at) + 1, words.lastIndexOf("que", at) + 1);
    for (let place = from; place < at; place++) if (stances[place]!.denier < 0) stances[place]!.denier = at;
  }
}

/** The words between the marks around a place, one blank between them and around them. */
export function phraseAt({ scan: { tokens } }: Clause, at: number): string {
  const isMark = (place: number) => tokens[place]!.kind === "mark" || tokens[place]!.word === "pero";
  let [from, to] = [at, at];
  while (from > 0 && !isMark(from - 1)) from--;
  while (to < tokens.length && !isMark(to)) to++;
  return ` ${tokens
    .slice(from, to)
    .map(({ word }) => word)
    .join(" ")} `;
}

/** The stance of the piece at a place. */
export const stanceAt = (clause: Clause, at: number): Stance => stancesOf(clause)[at] ?? PLAIN;

/** Stances that a reader accepts: a motive that is somebody's death may be told of another person. */
interface Allowed {
  others?: boolean;
  past?: boolean;
  conditions?: boolean;
  unreal?: boolean;
}

const isSaid = (stance: Stance, from: number, to: number, allowed: Allowed): boolean =>
  (stance.denier < 0 || (stance.denier >= from && stance.denier < to)) &&
  (allowed.unreal === true || !stance.isUnreal) &&
  (allowed.conditions === true || !stance.isConditional) &&
  (allowed.past === true || !stance.isPast) &&
  (allowed.others === true || !stance.isOfOther);

/** Whether the pieces from a place on are said as being so, of the client. */
export function isAsserted(clause: Clause, from: number, to: number, allowed: Allowed = {}): boolean {
  const stances = stancesOf(clause);
  for (let at = from; at < to; at++) if (!isSaid(stances[at] ?? PLAIN, from, to, allowed)) return false;
  return true;
}

const everywhere = new Map<RegExp, RegExp>();

/** The first place where a pattern of `line` meets words that are said as being so, of the client. */
export function asserted(clause: Clause, pattern: RegExp, allowed: Allowed = {}): RegExpExecArray | null {
  // Most clauses hold none of the words.
  if (!pattern.test(clause.line)) return null;
  let all = everywhere.get(pattern);
  if (!all) {
    all = new RegExp(pattern.source, "g");
    everywhere.set(pattern, all);
  }
  all.lastIndex = 0;
  for (let match = all.exec(clause.line); match; match = all.exec(clause.line)) {
    const from = blanksIn(clause.line, match.index + 1) - 1;
    const to = blanksIn(clause.line, match.index + match[0].trimEnd().length);
    if (isAsserted(clause, from, Math.max(to, from + 1), allowed)) return match;
    // The blank at its end may begin the next one.
    all.lastIndex = Math.max(match.index + 1, all.lastIndex - 1);
  }
  return null;
}

function blanksIn(line: string, end: number): number {
  let count = 0;
  for (let at = 0; at < end; at++) if (line.charCodeAt(at) === 32) count++;
  return count;
}
