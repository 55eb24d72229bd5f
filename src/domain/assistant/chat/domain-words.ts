import type { Token } from "../../shared/spoken/tokens.ts";
import { type Cue, wordsOfCues } from "./cue-grammar.ts";
import { BOOK_VISIT, FIND_HOME, HOME_REFERENCE, VALUE_HOME } from "./cues/homes.ts";
import { AFFORDABILITY, INSTALMENT, PURCHASE_COSTS } from "./cues/money.ts";
import { TALK_TO_PERSON } from "./cues/people.ts";
import { BOOK_DEMO, PLANS, QUESTION, WHICH_TOOL } from "./cues/site.ts";
import { WORD_LISTS } from "./cues/word-lists.ts";
import { FEATURE_WORDS } from "./home-words.ts";
import { COMMON_WORDS } from "./spelled-words.ts";
import { isKnownWord } from "./spelling.ts";

/** Words of the site and the trade that are in no cue. */
const MORE =
  "moneda dolares pesos instalar movil ordenador tablet navegador pantalla cookies asistente inteligencia artificial region pais idioma empezar empiezo fallo archivo archivos imagen imagenes video videos mapa buscador filtro alerta alertas novedades historial panel ajustes usuario usuarios permisos rol roles firma firmar notario registro catastro comunidad vecinos reforma reformas obra inversion invertir rentabilidad barrio zona mercado oferta demanda cierre interes euribor banco amortizar plazo aval fiador garantia seguro suministros habitabilidad energetica hipotecario inmobiliarias propietarios compradores vendedor comprador arrendador inquilino exclusiva honorarios comision marketing redes campana anuncios portales leads lead visitas agenda tareas tarea recordatorio cuenta servicio mascotas condiciones terminos legal aviso uso factor programa oferta".split(
    " ",
  );
const KEPT = new Set(MORE);
const own: readonly Cue[] = [
  VALUE_HOME,
  FIND_HOME,
  HOME_REFERENCE,
  BOOK_VISIT,
  AFFORDABILITY,
  INSTALMENT,
  PURCHASE_COSTS,
  TALK_TO_PERSON,
  QUESTION,
  PLANS,
  WHICH_TOOL,
  BOOK_DEMO,
].flat();
const DOMAIN = new Set(
  [...wordsOfCues(own), ...MORE, ...WORD_LISTS.home, ...Object.keys(FEATURE_WORDS)].filter((word) => word.length >= 3),
);
const COMMON = new Set(COMMON_WORDS);

/** Whether a message has words that mean something, and none of them is of homes, money or this site. */
export function isForeign(tokens: readonly Token[]): boolean {
  const words = tokens.filter(({ kind, plain }) => kind === "word" && plain.length >= 4);
  // "Cómo empiezo", "dónde activo…": how to do a thing is asked of this site.
  if (
    tokens.some(
      ({ word }, at) => /^(como|donde)$/.test(word) && /^(?!es|esta|se)\w+o$|^puedo$/.test(tokens[at + 1]?.word ?? ""),
    )
  )
    return false;
  const telling = words.filter(({ word }) => !COMMON.has(word) || KEPT.has(word));
  return telling.length > 0 && !telling.some(({ word }) => DOMAIN.has(word));
}

/** "asdf qwer": most of the longer words are unknown, and none begins like a name. */
export function isMostlyUnknown(tokens: readonly Token[]): boolean {
  const words = tokens.filter(({ kind, plain }) => kind === "word" && plain.length >= 3);
  const unknown = words.filter(({ word, text }) => !isKnownWord(word) && !/^\p{Lu}/u.test(text));
  return words.length >= 1 && unknown.length / words.length > 0.7;
}
