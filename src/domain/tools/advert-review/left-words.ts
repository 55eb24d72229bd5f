import { SPELLED_UNITS } from "../../shared/format/spelled-numbers.ts";
import { plain } from "../../shared/wording/plain-text.ts";
import { splitSentences } from "../../shared/wording/sentences.ts";
import { withoutExcluding } from "../advert-rules/check-advert.ts";
import { wornWords } from "../writing/worn-words.ts";

/**
 * The words of an advert that another text in its place does not say. A word counts by its beginning, so that «reformado» is said by
 * «reforma», and by what it means, so that «hab» is said by «dormitorios»; a figure by its value.
 */

/** Words that say nothing of a home by themselves: articles, joins, verbs of having. */
const EMPTY = new Set(
  (
    "a al algo ambos ante antes aqui asi aun aunque bajo bien cada casi como con cual cuando cuya cuyo de del desde donde e el ella ellas " +
    "ellos en entre era es esa ese eso esta estan este esto estos estas esta fue ha hacia han hasta hay incluso la las le les lo los mas " +
    "mediante mi mientras muy ni no nos nuestra nuestro otra otro o para pero por porque pues que se segun ser si sido siempre sin sobre " +
    "solo son su sus tambien tan tanto te tener tiene tienen toda todas todo todos tu u un una unas uno unos y ya " +
    "cuenta cuentan dispone disponen ofrece ofrecemos posee consta encuentra situado situada ubicado ubicada incluye ademas compone " +
    "distribuye distribuido distribuida presenta presentamos anade aproximadamente aprox vive vivir entrar entra listo lista gran grande " +
    "barrio zona encanto precio puedes puede orientacion orientado orientada grandes amplio amplia amplios amplias bueno buena buen buenos buenas agradable comodo moderna moderno mejor"
  ).split(" "),
);
/** Words that turn around what stands beside them: they are never left out unseen. */
const DENIALS = new Set(["no", "ni", "sin", "nunca", "excepto", "salvo"]);

/** Invitations and addresses to the reader, which tell nothing of the home. */
const CALL =
  /^(?:llam|visit|contact|escrib|consult|inform|veng|dud|dej|pierd|perd|pida|pide|solicit|cita|anim|espera|oportun|urge|ocasion|chollo|ganga|venta|vend|vende|alquil|anunci|inmobiliari|agenci)/;

/** Words of one meaning, by the beginning of each; `=` before a word that is meant whole. */
const SAME: readonly (readonly string[])[] = [
  ["hab", "dormit", "recam", "alcob", "=cuarto", "=cuartos"],
  ["bano", "aseo"],
  ["ascen", "eleva"],
  ["piso", "apart", "depar", "depto", "vivie", "inmue", "propi", "plant"],
  ["=m2", "=m²", "=metros", "=mts", "=mt2"],
  ["garaj", "parki", "coche", "estac", "parquea", "aparc"],
  ["euro", "€", "=eur"],
  ["calef", "radia"],
  ["comun", "gasto", "expen", "admin"],
  ["certi", "calif", "=clase", "etiqu", "energ"],
  ["const", "edifi", "=ano", "=anos"],
  ["minut", "=min"],
  ["pisci", "alber", "pilet"],
  ["reformad", "renovad", "rehabilitad", "remodelad"],
  ["=reforma", "reformar", "rehabilitar", "restaurar", "renovar"],
];
const SAME_KEYS = SAME.flatMap((stems) =>
  stems.map((stem) => ({
    stem: stem.replace("=", ""),
    isWhole: stem.startsWith("="),
    key: stems[0]!.replace("=", ""),
  })),
);

const ORDINALS: Readonly<Record<string, string>> = {
  primer: "1", segund: "2", tercer: "3", cuart: "4", quint: "5", sext: "6", septim: "7", octav: "8", noven: "9", decim: "10",
}; // biome-ignore format: a table

/** `1.000` and `1 000` are one figure; `3,5` is another than `35`. */
const figureOf = (word: string): string =>
  word
    .replace(/[.,](?=\d{3}(?!\d))/g, "")
    .replace(",", ".")
    .replace(/\.0+$/, "");

/** The figure of a word, where it tells one. */
function numberOf(word: string): string | undefined {
  if (/^\d/.test(word)) return figureOf(word);
  const spelled = SPELLED_UNITS[word];
  if (spelled !== undefined && spelled > 1) return String(spelled);
  const stem = Object.keys(ORDINALS).find((one) => word.startsWith(one) && word.length <= one.length + 1);
  // «Cuarto» is a room more often than a fourth.
  return stem === undefined || word === "cuarto" ? undefined : ORDINALS[stem];
}

function keyOf(word: string): string {
  const same = SAME_KEYS.find(({ stem, isWhole }) => (isWhole ? word === stem : word.startsWith(stem)));
  if (same !== undefined) return same.key;
  return word.length > 5 ? word.slice(0, 5) : word.replace(/s$/, "");
}

const WORDS = /\d[\d.,]*\d|\d|mt?2(?!\d)|[a-zñ²€]+/g;
/** Larger figures are no counts: wherever one stands, it tells the same. */
const LARGE = 1000;
/** How far from a count the word stands that it counts. */
const NEAR = 2;

interface Token {
  word: string;
  /** Any of them in another text says the word. */
  keys: string[];
}

/** The words of a text that say something: neither joins nor, where they are to be told, praise and calls. */
function tokensOf(text: string, skips: (word: string) => boolean = () => false): Token[] {
  // A unit and a figure are one word or two.
  const all =
    plain(text)
      .replace(/(\d)(?=[a-zñ€])/g, "$1 ")
      .match(WORDS) ?? [];
  const telling: { word: string; isDenied: boolean }[] = [];
  let isDenied = false;
  for (const word of all) {
    if (DENIALS.has(word)) isDenied = true;
    if (EMPTY.has(word) || skips(word)) continue;
    telling.push({ word, isDenied });
    isDenied = false;
  }
  return telling.map(({ word, isDenied: isNot }, at) => {
    const figure = numberOf(word);
    if (figure === undefined) return { word, keys: [`${isNot ? "no " : ""}${keyOf(word)}`] };
    if (Number(figure) >= LARGE) return { word, keys: [figure] };
    const near = telling.slice(Math.max(0, at - NEAR), at + NEAR + 1).filter((one) => one.word !== word);
    return { word, keys: near.length === 0 ? [figure] : near.map((one) => `${figure} ${keyOf(one.word)}`) };
  });
}

/** The keys of all that a text says, empty words apart. */
export const saidBy = (text: string): Set<string> => new Set(tokensOf(text).flatMap(({ keys }) => keys));

/** The words of a sentence that say something of a home: neither joins, praise nor calls. */
function tellingTokens(sentence: string): Token[] {
  const worn = new Set(wornWords(sentence).map(plain));
  return tokensOf(sentence, (word) => worn.has(word) || CALL.test(word));
}

/** The words of a sentence that a text does not say. */
export const unsaidWords = (sentence: string, said: ReadonlySet<string>): string[] =>
  tellingTokens(sentence)
    .filter(({ keys }) => !keys.some((key) => said.has(key)))
    .map(({ word }) => word);

/** Words that only join a part to the one before it. */
const HANGING = /^(?:de|del|al|a|y|e|o|u|ni|que|con|para|por|donde|asi|como|lo|la|el cual|cuyo|cuya)(?!\p{L})/iu;

/**
 * The part of a sentence that a text does not say, in the sentence's own words: those of its parts between commas that stand by themselves,
 * or all of it. Empty where all of it is said.
 */
function unsaidPart(sentence: string, said: ReadonlySet<string>): string {
  if (unsaidWords(sentence, said).length === 0) return "";
  const whole = sentence.trim();
  const isDenying = (plain(whole).match(/[a-z]+/g) ?? []).some((word) => DENIALS.has(word));
  const parts = whole.replace(/(?<![.!…])[.!…]+$/, "").split(/, |; /);
  if (isDenying || parts.length < 3) return whole;
  const left = parts.filter((part) => unsaidWords(part, said).length > 0);
  if (left.length * 2 > parts.length || left.some((part) => HANGING.test(part.trim()))) return whole;
  const joined = left.map((part) => part.trim()).join(", ");
  return `${joined.charAt(0).toLocaleUpperCase("es")}${joined.slice(1)}.`;
}

/** Code is no sentence: it is shown to whoever pasted it and goes into no text. */
const MARKUP = /<[a-z/!]/i;

/** Sentences and lines of a text, each whole. */
const piecesOf = (text: string): string[] =>
  text.split("\n").flatMap((line) =>
    splitSentences(line)
      .map((one) => one.trim())
      .filter((one) => one !== ""),
  );

/**
 * The part of an old text that a new one leaves unsaid, in the old one's words: behind the new text it loses nothing. Sentences that exclude people
 * are never said again.
 */
export function unsaidOf(old: string, fresh: string): string {
  const said = saidBy(fresh);
  return piecesOf(withoutExcluding(old))
    .filter((piece) => !MARKUP.test(piece))
    .map((piece) => unsaidPart(piece, said))
    .filter((piece) => piece !== "")
    .map((piece) => (/[.!?…:]$/.test(piece) ? piece : `${piece}.`))
    .join(" ");
}

/** An old text line by line, without the sentences that praise, shout or call and say nothing that the opening does not. */
export function tellingPart(old: string, opening: string): string {
  const said = saidBy(opening);
  const tells = (piece: string) => {
    if (MARKUP.test(piece)) return false;
    const isLoud = /!|(?<!\p{L})\p{Lu}{5,}(?!\p{L})/u.test(piece) || wornWords(piece).length > 0;
    return isLoud ? unsaidWords(piece, said).length > 0 : tellingTokens(piece).length > 0;
  };
  return withoutExcluding(old)
    .split("\n")
    .map((line) => ({ line, kept: splitSentences(line).filter(tells).join("").trim() }))
    .filter(({ line, kept }) => kept !== "" || line.trim() === "")
    .map(({ kept }) => kept)
    .join("\n")
    .trim();
}

/** Why a sentence does not stand in the new text. */
export type WhyUnplaced = "praise" | "unplaced";

/** A sentence that the new texts do not say. */
export interface Unplaced {
  text: string;
  why: WhyUnplaced;
}

/** All that was written and is not said anew: praise and calls, and what should have been kept and was not. Words that exclude are told by the law. */
export function unplacedOf(old: string, fresh: string): Unplaced[] {
  const said = saidBy(fresh);
  const folded = plain(fresh);
  return piecesOf(withoutExcluding(old)).flatMap((piece): Unplaced[] => {
    if (folded.includes(plain(piece).replace(/(?<![.!])[.!]+$/, ""))) return [];
    if (unsaidWords(piece, said).length > 0) return [{ text: piece, why: "unplaced" }];
    // All of it is said; of what only praises or calls, the person hears.
    return wornWords(piece).length > 0 || tellingTokens(piece).length === 0 ? [{ text: piece, why: "praise" }] : [];
  });
}
