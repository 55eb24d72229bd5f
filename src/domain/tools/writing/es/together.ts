import type { Saying } from "../grammar.ts";
import { plainOf } from "../marks.ts";
import { subject } from "./phrases.ts";

/** The verbs that follow a subject that is the home itself. */
const VERBS =
  "es|está|mide|da|suma|tiene|mira|incluye|lleva|cuenta|dispone|ofrece|se abre|se orienta|se reparte|se distribuye|se organiza|se divide|se reformó|se encuentra|se desarrolla|se conserva|se calienta|necesita";
const BARE = new RegExp(`^(?:${VERBS}) `, "i");
/** All that the lexicons call a home. */
const HOMES =
  "vivienda|inmueble|piso|ático|dúplex|estudio|casa|chalet|adosado|local|local comercial|oficina|departamento|penthouse|monoambiente|apartamento|apartaestudio";
const NAMED = new RegExp(`^(?:el|la) (?:${HOMES}) (?:${VERBS}) `, "iu");

/** An opening that speaks of the home: `Piso exterior en Gràcia`, `Desde este piso se ve el mar`. */
const OPENS = new RegExp(`^(?:desde |en |a .* está )?(?:este |esta |un |una )?(?:${HOMES})(?!\\p{L})`, "iu");

/** Two sentences that are one already. */
const JOINED = new RegExp(` [ye] (?:${VERBS}) `, "i");
/** The home as the subject of a sentence, marked or not. */
const SUBJECT = new RegExp(`^(?:\ue001type\ue002)?(?:el|la) (?:${HOMES})\ue003? (?=(?:${VERBS}) )`, "iu");

/**
 * Two sentences of the same subject as one (`mira al sur y tiene aire acondicionado`), with `e` before the sound of i, and with a comma where
 * one of them joins two things already; undefined where they do not go together.
 */
export function together(first: string, named: string): string | undefined {
  const second = named.replace(SUBJECT, "");
  const [before, after] = [plainOf(first), plainOf(second)];
  if (!BARE.test(after) || !(BARE.test(before) || NAMED.test(before))) return undefined;
  // After a clause between commas the second half would need one more.
  if (/, |[;:]|\. |edificio tiene/.test(before + after) || JOINED.test(before) || JOINED.test(after)) return undefined;
  // The same verb twice is a list, not a sentence.
  const verb = /^(?:se )?\S+/i.exec(after)![0].toLocaleLowerCase("es");
  if (new RegExp(`(?:^|\\s)${verb} `, "i").test(before)) return undefined;
  const joins = / [ye] /.test(before) || / [ye] /.test(after);
  return `${first}${joins ? "," : ""} ${/^i/i.test(verb) ? "e" : "y"} ${second}`;
}

/**
 * The sentence as it follows another. After one of something else the home is named again (`El edificio tiene seis
 * plantas. El piso es exterior.`), and so it is where both would begin with the same word.
 */
export function following(c: Saying, before: string | undefined, text: string): string {
  if (!BARE.test(plainOf(text))) return text;
  if (before === undefined) return c.choose.chance(0.5) ? text : `${subject(c).text} ${text}`;
  // The subject is that of the clause that was read last.
  const last = plainOf(before)
    .split(/[;:.] /)
    .at(-1)!;
  const isClear = BARE.test(last) || NAMED.test(last) || OPENS.test(last);
  const isEcho = [before, last].some((one) => firstWord(one) === firstWord(text));
  return isClear && !isEcho ? text : `${subject(c).text} ${text}`;
}

const firstWord = (marked: string) => plainOf(marked).split(" ")[0]!.toLocaleLowerCase("es");
