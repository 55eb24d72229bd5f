import { withoutEnd } from "../../shared/format/text-ends.ts";
import { splitSentences } from "../../shared/wording/sentences.ts";
import { findExcluding, findSteering, findUnproven } from "../advert-rules/wording.ts";
import { wornWords } from "./worn-words.ts";

/**
 * The part of an older text about a home that a new advert may say again: the things that it names, in its own words. Praise, calls,
 * prices and figures stay out: the form has the figures, and nobody can check praise.
 */

/** The reason why a sentence is not said again. */
export type WhyLeft = "excludes" | "unproven" | "call" | "praise" | "known";

/** An older text, taken apart. */
export interface Notes {
  /** Sentences that are said as they are. */
  sentences: string[];
  /** Things with a trait: `cocina con isla`. */
  details: string[];
  /** Sentences of which nothing is said again, with the reason. */
  left: { text: string; why: WhyLeft }[];
}

const MOST_SENTENCES = 4;
const MOST_DETAILS = 8;
/** Characters: a longer sentence holds more than one can vouch for. */
const LONGEST_SENTENCE = 180;
/** Words of a detail. */
const LONGEST_DETAIL = 9;

/** Things of a home that no field of the form has. */
const THINGS =
  "cocina|office|sal[oó]n(?:-comedor)?|comedor|recibidor|vest[ií]bulo|pasillo|balc[oó]n(?:es)?|patio|galer[ií]a|lavadero|despensa|vestidor|suelos?|parqué|parquet|tarima|m[aá]rmol|baldosas?|mosaicos?|techos?|vigas?|b[oó]vedas?|molduras?|ventanas?|ventanal(?:es)?|contraventanas|persianas?|puertas?|carpinter[ií]a|electrodom[eé]sticos|encimera|isla|horno|ba[ñn]era|ducha|dormitorio principal|rec[aá]mara principal|suite|buhardilla|s[oó]tano|azotea|porche|barbacoa|huerto|pozo|frutales|olivos?|limoneros?|naranjos?|palmeras?|p[eé]rgola|fachada|portal|escaparate|altillo|estanter[ií]as?|biblioteca|placas solares|paneles solares|videoportero|parrilla|quincho|asador|roof garden|cuarto de servicio|cava|mirador|tragaluz|claraboya|lucernario|estufa|radiadores|paredes|escalera|zaguán|corral|cuadra|nave|vidrieras?|entrepiso|mezzanine";
const THING = new RegExp(`(?<!\\p{L})(?:${THINGS})(?!\\p{L})`, "iu");
const BEGINS_WITH_THING = new RegExp(`^(?:(?:nuev|antigu|alt)[oa]s? |doble )?(?:${THINGS})(?!\\p{L})`, "iu");

/** Invitations, addresses, money, and talk of the agency. */
const CALL =
  /(?<!\p{L})(?:ll[aá]m|visit|vis[ií]t|contact|escr[ií]b|consult|inmobiliaria|agencia|honorarios|comisi[oó]n|financiaci[oó]n|hipoteca|precio(?!s)|gastos|impuestos|itp|iva|oferta|venga|ven a|no dude|cita|anuncio|ref(?:erencia)?\b|tel[eé]fono|whats)|[@€$]|https?:|www\.|\d{6,}/iu;
/** The figures and features that the form asks for. */
const KNOWN =
  /\d\s*(?:m2|m²|metros cuadrados|hab|dorm|rec[aá]m|alcob|ba[ñn]os?|plantas?|pisos?|min)|(?<!\p{L})(?:una|dos|tres|cuatro|cinco|seis) (?:habitaci|dormitorio|rec[aá]mara|alcoba|ba[ñn]o)|(?<!\p{L})(?:ascensor|elevador|garaje|trastero|bodega|baulera|dep[oó]sito|calefacci|suelo radiante|cl[oó]set|placares|aire acondicionado|armarios empotrados|certificado|calificaci|construid|reform)/iu;
const VERB =
  /(?<!\p{L})(?:es|son|está|están|tiene|tienen|da|dan|hay|permite|ofrece|cuenta|dispone|recibe|hace|conserva|conservan|abre|mira|comunica|conecta|separa|lleva|sale|entra|llega|queda|guarda|mantiene|forma|suma|incluye|une|sirve|ocupa|rodea|cubre|divide)(?!\p{L})/iu;
/** Words of choice and use: our own adverts speak so, and are no source of facts. */
const OURS =
  /(?<!\p{L})(?:elige[ns]?|deciden?|cabe[n]?|y ahí|al abrir|por la ventana|se puede|da para|hay sitio)(?!\p{L})/iu;
const SHOUT = /!|(?<!\p{L})\p{Lu}{5,}(?!\p{L})/u;
const OPINION =
  /(?<!\p{L})(?:ampli[oa]s?|gran(?:des)?|buen[oa]?s?|hermos[oa]s?|bell[oa]s?|agradables?|c[oó]mod[oa]s?|elegantes?|moderno|moderna|funcional(?:es)?|generos[oa]s?)(?!\p{L})/giu;

/** The text without words of praise, and without what they leave dangling. */
function unpraised(text: string): string {
  const worn = wornWords(text);
  let bare = text.replace(OPINION, "");
  for (const word of worn) bare = bare.split(word).join("");
  return bare
    .replace(/(?<!\p{L})(?:muy|tan|m[aá]s)(?=\s*(?:[,.]|$|\s(?:con|y|en|de)(?!\p{L})))/giu, "")
    .replace(/\s+/g, " ")
    .replace(/\s(?:y|e)(?=\s(?:con|en|de)(?!\p{L})|$)/giu, "")
    .trim();
}

const isPraise = (text: string) => wornWords(text).length > 0 || text.search(OPINION) >= 0 || SHOUT.test(text);

const LEADS =
  /^(?:(?:y|e|con|además|también|cuenta|dispone|tiene|hay|ofrece|destacan?|consta|posee|incluye|de|del|un|una|unos|unas|el|la|los|las|su|sus|por su|por sus|por)(?!\p{L})\s*)+/iu;

/** Where one thing ends and the next begins: praise may stand between the word that joins them and the thing. */
const PARTS = new RegExp(
  `[,;:()]| [-–—] | y (?=(?:con|un|una|unos|unas|el|la|los|las|su|sus) )| y (?=(?:\\p{L}+ )?(?:${THINGS})(?!\\p{L}))`,
  "iu",
);

/** Things with a trait, cut out of a sentence that cannot be said whole. */
function detailsIn(sentence: string): string[] {
  return withoutEnd(sentence, /[.!?…]/)
    .split(PARTS)
    .map((part) => unpraised(part.trim().replace(LEADS, "")).replace(LEADS, ""))
    .filter(
      (part) =>
        BEGINS_WITH_THING.test(part) &&
        /\s/.test(part) &&
        part.split(" ").length <= LONGEST_DETAIL &&
        !VERB.test(part) &&
        !KNOWN.test(part) &&
        !OURS.test(part) &&
        !SHOUT.test(part),
    )
    .map((part) => part.charAt(0).toLocaleLowerCase("es") + part.slice(1));
}

const isWhole = (sentence: string) =>
  /^\p{Lu}/u.test(sentence) &&
  /[.…]$/.test(sentence) &&
  sentence.length <= LONGEST_SENTENCE &&
  THING.test(sentence) &&
  VERB.test(sentence) &&
  !KNOWN.test(sentence) &&
  !OURS.test(sentence) &&
  !isPraise(sentence);

/** The sentence's fault before the law or as a call; undefined where it has none. */
function faultOf(sentence: string): WhyLeft | undefined {
  if (findExcluding(sentence).length > 0 || findSteering(sentence).length > 0) return "excludes";
  if (findUnproven(sentence).length > 0) return "unproven";
  return CALL.test(sentence) ? "call" : undefined;
}

/**
 * Takes an older text apart, at most four sentences and eight details of it. Nothing is put into other words: a sentence stands as
 * it was written, and a detail loses its praise alone.
 */
export function notesOf(text: string): Notes {
  const notes: Notes = { sentences: [], details: [], left: [] };
  for (const raw of splitSentences(text)) {
    const sentence = raw.trim().replace(/^[-–—•·*✓✔►▪\s]+/u, "");
    if (!/\p{L}{3}/u.test(sentence)) continue;
    const fault = faultOf(sentence);
    if (fault === undefined && isWhole(sentence)) {
      if (notes.sentences.length < MOST_SENTENCES) notes.sentences.push(sentence);
      continue;
    }
    const details = fault === undefined ? detailsIn(sentence) : [];
    for (const detail of details) {
      const isNew = !notes.details.some((one) => one.toLocaleLowerCase("es") === detail.toLocaleLowerCase("es"));
      if (isNew && notes.details.length < MOST_DETAILS) notes.details.push(detail);
    }
    if (details.length === 0)
      notes.left.push({ text: sentence, why: fault ?? (isPraise(sentence) ? "praise" : "known") });
  }
  return notes;
}
