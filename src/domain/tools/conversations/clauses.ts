import { firstSigns } from "../../shared/format/text-ends.ts";
import { withinOneEdit } from "../../shared/listing/fold.ts";
import { withCorrections } from "../../shared/spoken/corrections.ts";
import { type Quantity, quantitiesIn } from "../../shared/spoken/quantities.ts";
import type { Scan } from "../../shared/spoken/scan.ts";
import { SHORTHANDS } from "../../shared/spoken/shorthands.ts";
import { piecesOf, type Token } from "../../shared/spoken/tokens.ts";
import { splitSentences } from "../../shared/wording/sentences.ts";
import type { Thread } from "./thread.ts";

/** Part of a message that is read by itself: a sentence, or what a person dictates in one breath. */
export interface Clause {
  message: number;
  author: number | null;
  /** The side that it is of; notes without a speaker speak of the client. */
  side: "agent" | "client" | "notes";
  text: string;
  scan: Scan;
  /** Its pieces in lower case, without accents, one blank between them and around them. */
  line: string;
  isQuestion: boolean;
}

/** Words that decide, to which a typed word of one wrong letter is corrected. */
const DECIDING =
  "presupuesto habitaciones habitacion dormitorios hipoteca preaprobada preconcedida financiacion ascensor terraza garaje trastero piscina departamento apartamento metros recamaras ambientes enganche credito estacionamiento amueblado mascotas alquilar alquiler comprar vender busco buscamos necesito queremos ahorrado ahorros maximo minimo miercoles viernes sabado domingo septiembre octubre noviembre diciembre manana visita mudarnos urgente exterior balcon".split(
    " ",
  );
const BY_FIRST = new Map<string, string[]>();
for (const word of DECIDING) BY_FIRST.set(word.charAt(0), [...(BY_FIRST.get(word.charAt(0)) ?? []), word]);
const KNOWN = new Set([
  ...DECIDING,
  ..."compra compras comprado vende vendes vendo visitar visitas visito hipotecas creditos alquilo alquila alquilan alquilado vendes venden urgentes maxima minima metro ambiente exteriores mananas presupuestos busca buscan buscas necesita necesitas compre vendi amueblada amueblados mascota garajes terrazas balcones piscinas ascensores recamara dormitorio ahorrados ahorro comprarlo".split(
    " ",
  ),
]);
const spellings = new Map<string, string>();

/** The word that somebody meant; the same word where nothing else is near. */
function speltRight(plain: string): string {
  if (plain.length < 6 || plain.length > 16 || KNOWN.has(plain)) return plain;
  const known = spellings.get(plain);
  if (known !== undefined) return known;
  const meant = BY_FIRST.get(plain.charAt(0))?.find((word) => word.length >= 6 && withinOneEdit(plain, word)) ?? plain;
  if (spellings.size < 20_000) spellings.set(plain, meant);
  return meant;
}

/** «Kiero alkilar», «abitaciones»: as it is heard. */
const HEARD =
  /^(?:ki|ke|ka|ko|ku)[a-z]{2,12}$|^(?:al[kq]il|bus[k]|a[k]|e[k]|cer[k]|par[k]e|hipote[k]|ban[k]o|pi[k])[a-z]{0,9}$|^(?:abita|ermano|ermana|ijo|ija|ogar|ipote|aora|asta|ablar|ablo|acer|ace)[a-z]{0,8}$/;
function asHeard(plain: string): string {
  if (
    !HEARD.test(plain) ||
    /^(kilo|kilos|kilometros?|karma|kiosco|aceite|acero|acerca|ayer|ayuda|ayudar|ayuntamiento)/.test(plain)
  )
    return plain;
  const hard = plain.replace(/k(?=[ei])/g, "qu").replace(/k/g, "c");
  return /^(abita|ermano|ermana|ijo|ija|ogar|ipote|aora|asta|ablar|ablo|acer$|ace$)/.test(hard) ? `h${hard}` : hard;
}

const spelt = (plain: string, isApart: boolean): string =>
  (/^n+o{2,12}$/.test(plain) ? "no" : "") || (isApart && SHORTHANDS[plain]) || speltRight(asHeard(plain));

/** «250 k», «250 kilos» are thousands; elsewhere «k» is «que». */
function tokensOf(text: string): Token[] {
  const tokens = piecesOf(text, spelt);
  for (let at = 1; at < tokens.length; at++)
    if (tokens[at - 1]!.kind === "number" && /^(k|kilos?|ks)$/.test(tokens[at]!.plain))
      tokens[at] = { ...tokens[at]!, word: "k" };
  return tokens;
}

/** Words that count something else behind a million: «un millón dos habitaciones». */
const COUNTED =
  /^(?:(?:habitacion|hab|dormitorio|recamara|cuarto|bano|ambiente|ano|mes|dia|semana|piso|planta|persona|hijo|nino|plaza|euro|peso|dolar).*|a|o|y|%)$/;

/** «Un millón dos» and «un millón doscientos» leave out the thousands. */
function withSpokenMillions(tokens: readonly Token[], quantities: readonly Quantity[]): Quantity[] {
  const read: Quantity[] = [];
  for (const given of quantities) {
    const each = withHalf(tokens, inMillions(tokens, given));
    const before = read.at(-1);
    const isMillions =
      before && before.scale === 1e6 && before.to === each.from && Number.isInteger(before.value / 1e6);
    const isWord =
      (tokens[each.from]?.kind === "word" || (each.value >= 100 && !each.grouped)) &&
      each.scale === 1 &&
      !each.isArticle;
    const factor = each.value >= 1 && each.value <= 9 ? 1e5 : each.value >= 10 && each.value < 1000 ? 1e3 : 0;
    if (isMillions && isWord && factor > 0 && !COUNTED.test(tokens[each.to]?.word ?? "")) {
      read[read.length - 1] = { ...before, value: before.value + each.value * factor, to: each.to };
    } else read.push(each);
  }
  return read;
}

/** «2 y medio» with a figure. */
function withHalf(tokens: readonly Token[], each: Quantity): Quantity {
  const isHalf =
    tokens[each.from]?.kind === "number" &&
    each.scale === 1 &&
    each.value < 100 &&
    tokens[each.to]?.word === "y" &&
    /^medi[oa]$/.test(tokens[each.to + 1]?.word ?? "") &&
    // «A las 5 y media» is an hour.
    !/^(las|la)$/.test(tokens[each.from - 1]?.word ?? "");
  return isHalf ? { ...each, value: each.value + 0.5, to: each.to + 2 } : each;
}

/** «Un millón dos», which numbers in a row read as a million and two. */
function inMillions(tokens: readonly Token[], each: Quantity): Quantity {
  const rest = each.value % 1e6;
  const isSpoken =
    each.scale === 1e6 &&
    each.value > 1e6 &&
    rest >= 1 &&
    rest < 1000 &&
    Number.isInteger(rest) &&
    tokens.slice(each.from, each.to).every(({ kind }) => kind === "word");
  return isSpoken ? { ...each, value: each.value - rest + rest * (rest < 10 ? 1e5 : 1e3) } : each;
}

export function scanOfText(text: string): Scan {
  const tokens = tokensOf(text);
  const quantities = withSpokenMillions(tokens, quantitiesIn(tokens));
  return withCorrections({ text, tokens, quantities, taken: tokens.map(() => false) });
}

/** Longest piece that is read at once; what somebody dictates without a stop is cut at a blank. */
const LONGEST_CLAUSE = 320;

/** The sentences of a message; questions stand alone, and what is too long for one sentence is cut. */
export function sentencesOf(text: string): string[] {
  return splitSentences(text)
    .flatMap((sentence) => sentence.split(/(?<=[?!…])\s|\n|(?=¿)|(?= pero )|(?= y comprar )|(?= para comprar )/))
    .flatMap(cutBreathless)
    .flatMap(cutLong)
    .map((sentence) => sentence.trim())
    .filter((sentence) => /[\p{L}\p{N}]/u.test(sentence));
}

/** From this length on a sentence without any mark was dictated. */
const BREATHLESS = 110;
const LINKS =
  /(?= (?:y (?:tenemos|tengo|nuestro|nuestra|mi|me|nos|lo|la|el|queremos|quiero|buscamos|busco|además|luego|ya|si|te|vivimos|vivo|necesitamos|necesito)|pero|entonces|porque|además|aunque) )/i;

/** A text that somebody dictates in one breath, cut where another thought begins. */
function cutBreathless(sentence: string): string[] {
  return sentence.length < BREATHLESS || /[,;:.]/.test(sentence) ? [sentence] : sentence.split(LINKS);
}

function cutLong(sentence: string): string[] {
  if (sentence.length <= LONGEST_CLAUSE) return [sentence];
  const parts: string[] = [];
  let start = 0;
  while (sentence.length - start > LONGEST_CLAUSE) {
    const reach = sentence.slice(start, start + LONGEST_CLAUSE);
    const link = Math.max(
      reach.lastIndexOf(" y "),
      reach.lastIndexOf(" pero "),
      reach.lastIndexOf(", "),
      reach.lastIndexOf(" entonces "),
    );
    const whole = firstSigns(sentence.slice(start), LONGEST_CLAUSE).length;
    const cut = link > LONGEST_CLAUSE / 3 ? link + 1 : reach.lastIndexOf(" ") + 1 || whole;
    parts.push(sentence.slice(start, start + cut));
    start += cut;
  }
  return [...parts, sentence.slice(start)];
}

const ASKS =
  /^ (y |pero |oye |hola |buenas |disculpa |perdona |una duda |una pregunta |, )?(y |, )?(cuanto|cuanta|cuantos|cuantas|cuando puedo|cuando podria|cuando podemos|cuando seria|cuando se|donde|cual|cuales|quien|que dia|que hora|a que hora|que precio|que gastos|que zona|en que|por que|como es|como esta|como va|como seria|cuando|me puedes decir|me puede decir|me podrias|me podria|puedes decirme|podrias decirme|sabes si|sabe si|se puede|tienen|teneis|tienes algo|hay posibilidad|seria posible|es posible|sigue disponible|esta disponible|aun esta|todavia esta) /;
const ASKS_INSIDE =
  /(queria|quisiera|me gustaria|necesito|necesitaria) (saber|preguntar|preguntarte|preguntarle|consultar|consultarte) /;

/** «Quien compra es mi hermano» asks nothing. */
const SAYS_WHO =
  /^ (?:[a-z]{1,6} ){0,2}quien .{1,40} (?:es|son|soy|somos) (?:mi|mis|el|la|yo|nosotr[oa]s|ella|ell[oa]s) /;

const isAsked = (text: string, line: string): boolean =>
  text.includes("?") ||
  text.startsWith("¿") ||
  ASKS_INSIDE.test(line) ||
  (ASKS.test(line) && !SAYS_WHO.test(line) && !/[.:]$/.test(text) && text.length < 160);

/** The side that each person is of; with nobody chosen, the guess. */
export function sidesOf(thread: Thread, guessed: readonly number[]): ("agent" | "client")[] {
  const isChosen = thread.people.some(({ side }) => side !== null);
  const places = new Set(guessed);
  return thread.people.map(({ side }, at) => (isChosen ? (side ?? "client") : places.has(at) ? "agent" : "client"));
}

/** Every message of a person, in pieces. */
export function clausesOf(thread: Thread, sides: readonly ("agent" | "client")[]): Clause[] {
  const clauses: Clause[] = [];
  for (const message of thread.messages) {
    if (message.isNotice || message.isDeleted || message.text === "") continue;
    for (const text of sentencesOf(message.text)) {
      const scan = scanOfText(text);
      const line = ` ${scan.tokens.map(({ word }) => word).join(" ")} `;
      const side = message.author === null ? "notes" : sides[message.author]!;
      clauses.push({
        message: message.index,
        author: message.author,
        side,
        text,
        scan,
        line,
        isQuestion: isAsked(text, line),
      });
    }
  }
  return clauses;
}
