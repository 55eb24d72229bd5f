import { TYPE_WORDS } from "../../market/search/sentence-words.ts";
import { type Scan, wordAt } from "../../shared/spoken/scan.ts";
import type { Clause } from "./clauses.ts";
import { isCapital, isKnownFrom, LEADS, nameAt, STRONG_LEADS } from "./place-words.ts";
import type { IsPlace, Reading } from "./said.ts";
import { spokenOf } from "./spoken-of.ts";
import { stanceAt } from "./stance.ts";

interface NamedZone {
  names: string[];
  isRefused: boolean;
}

/** The places that a clause names as where a home should lie, in groups of one lead: «en Ruzafa o Benimaclet». */
export function zonesIn(
  clause: Clause,
  isAsked: boolean,
  { isPlace, isOwner }: Pick<Reading, "isPlace" | "isOwner">,
): NamedZone[] {
  const { scan } = clause;
  const found: NamedZone[] = [];
  const firstWord = scan.tokens.findIndex(
    ({ word, kind }) => kind !== "mark" && kind !== "sign" && !OPENERS.test(word),
  );
  // «El Llano» keeps its article.
  const hasArticle = /^(El|La|Los|Las|L|Els|Les)$/.test(scan.tokens[firstWord - 1]?.text ?? "");
  const firstName = hasArticle ? firstWord - 1 : firstWord;
  for (let at = 0; at < scan.tokens.length; at++) {
    const word = wordAt(scan, at);
    const isNear =
      (/^(cerca|alrededor|alrededores|lado|proximo|proxima)$/.test(word) && /^(de|del)$/.test(wordAt(scan, at + 1))) ||
      (word === "junto" && wordAt(scan, at + 1) === "a");
    const isLead = (LEADS.test(word) && scan.tokens[at]!.kind === "word") || isNear;
    // «Sí, sobre todo Las Canteras» answers a question of where.
    const isFirst = isAsked && at === firstName;
    // «Lo mío, Nervión y 280.000»: a place that is known, alone between commas.
    const isBare =
      !isFirst &&
      (at === 0 || /^[,:;-]$/.test(wordAt(scan, at - 1)) || wordAt(scan, at + 1) === "tambien") &&
      isCapital(scan.tokens[at]) &&
      // A name alone in its line is a signature.
      scan.tokens.length > 2 &&
      isKnownFrom(clause, at, isPlace);
    // «La casa de Alboraya».
    const isOf =
      word === "de" &&
      (TYPE_WORDS[wordAt(scan, at - 1)] !== undefined ||
        /^(parcela|finca|terreno|solar|lote|nave)$/.test(wordAt(scan, at - 1)) ||
        (clause.side === "notes" && /^(propietari|duen)[oa]s?$/.test(wordAt(scan, at - 1)))) &&
      isCapital(scan.tokens[at + 1]) &&
      // «El depa de Jesús María» is one that both know.
      (isOwner || !/^(el|la|ese|esa|al|del|este|esta)$/.test(wordAt(scan, at - 2)));
    const isRefusing =
      /^(menos|excepto|salvo|ni|descarto|descartamos|descartad[oa]|evitar)$/.test(word) ||
      (word === "nada" && wordAt(scan, at + 1) === "de") ||
      (word === "no" && isCapital(scan.tokens[at + 1]));
    // «Prefiero Algirós», «me gusta Gràcia».
    const isLiked =
      /^(prefiero|preferimos|preferiria|prefeririamos|ojala|incluso|late|laten|tinca|mola|copa|preferencia|preferentemente|preferiblemente|idealmente|principalmente|mejor|gustaria|gustarian|encantaria|valdria|valdrian|serviria|gusta|gustan|encanta|encantan|busco|buscamos|quiero|queremos|miro|miramos|valoro|valoramos|considero|consideramos|interesa|interesan|sirve|vale)$/.test(
        word,
      ) &&
      (isCapital(scan.tokens[at + 1]) ||
        isKnownFrom(clause, at + 1, isPlace) ||
        // «Me late más Playa del Carmen».
        (/^(mas|mucho|muchisimo)$/.test(wordAt(scan, at + 1)) && isCapital(scan.tokens[at + 2])));
    // «A mí Majadahonda me gusta más.»
    const isLikedBehind =
      isCapital(scan.tokens[at]) && isKnownFrom(clause, at, isPlace) && LIKED_BEHIND.test(wordsFrom(scan, at + 1));
    // «Me han destinado a Cuenca.»
    const isGoal =
      !isOwner &&
      word === "a" &&
      GOES.test(wordAt(scan, at - 1)) &&
      isCapital(scan.tokens[at + 1]) &&
      isKnownFrom(clause, at + 1, isPlace);
    if (!isLead && !isFirst && !isRefusing && !isOf && !isLiked && !isBare && !isLikedBehind && !isGoal) continue;
    let start =
      isNear || (word === "nada" && isRefusing)
        ? at + 2
        : isLead || isRefusing || isOf || isLiked || isGoal
          ? at + 1
          : at;
    if (isLiked && /^(mas|mucho|muchisimo)$/.test(wordAt(scan, start))) start++;
    let isStrong = STRONG_LEADS.test(word);
    // «Por la zona de», «en el barrio de», «zona de».
    for (let step = 0; step < 4; step++) {
      const next = wordAt(scan, start);
      const behind = wordAt(scan, start + 1);
      if (STRONG_LEADS.test(next)) {
        isStrong = true;
        start++;
      } else if (/^(la|el|las|los)$/.test(next) && STRONG_LEADS.test(behind)) start++;
      else if (/^(de|del|por|en|sobre|tipo|como|:)$/.test(next) && (isStrong || isFirst)) start++;
      else break;
    }
    const zone: NamedZone = { names: [], isRefused: isRefusing || isRefusedLead(clause, at) };
    const refused: NamedZone = { names: [], isRefused: true };
    let next = start;
    for (;;) {
      // Behind a comma only a name is one: «el barrio de Gracia, aunque …».
      const isNamedStrong =
        isStrong && !(zone.names.length + refused.names.length > 0 && wordAt(scan, next - 1) === ",");
      const name = nameAt(clause, next, isNamedStrong, isPlace);
      if (!name) {
        // «Cerca de la politécnica o benimaclet»: the first is no name that is known, the second is.
        const other = (isNear || isLead) && zone.names.length === 0 ? nextChoice(clause, next, isPlace) : -1;
        if (other < 0) break;
        next = other;
        continue;
      }
      const { denier, isPast, isOfOther } = stanceAt(clause, name.to - 1);
      // «Hace dos años compramos en Alcobendas», «mi prima busca por Triana», «vivimos en Moratalaz».
      const spoken = zone.names.length === 0 && !isFirst ? spokenOf(clause, start) : null;
      if (spoken === "lives" || (!isOwner && (isPast || isOfOther || spoken === "had"))) {
        next = name.to;
        continue;
      }
      // «Mejor Campanar, Patraix ya no» takes back, «Horta no, Sant Andreu sí» refuses.
      if (denier >= name.to && wordAt(scan, denier - 1) === "ya") {
        next = name.to;
        continue;
      }
      if (denier >= name.to || (denier >= 0 && REFUSES.test(clause.line))) refused.names.push(tidy(name.name));
      // «No conozco Triana» is neither.
      else if (denier < 0 || zone.isRefused) zone.names.push(tidy(name.name));
      next = name.to;
      while (/^(si|no|ya|vale|ni|loc[oa]|hablar)$/.test(wordAt(scan, next)) && isKnownNext(clause, next, isPlace))
        next++;
      if (/^si (puede ser|es posible)$/.test([0, 1, 2].map((step) => wordAt(scan, next + step)).join(" "))) next += 3;
      next = behindLinks(scan, next);
      if (next === name.to) break;
      if (/^(en|por)$/.test(wordAt(scan, next))) next++;
    }
    for (const one of [zone, refused]) if (one.names.length > 0) found.push(one);
    if (zone.names.length + refused.names.length > 0) at = Math.max(at, next - 1);
  }
  return found;
}

const GOES = /^(?:mud[a-z]{1,5}|traslad[a-z]{1,5}|destinad[oa]s?|vivir|volver|regresar|voy|vamos)$/;
const LIKED_BEHIND =
  /^(?:[a-z]{2,12} ){0,2}?(?:tambien )?(?:me|nos) (?:gusta|gustan|gustaria|encanta|encantaria|vale|valdria|sirve|tira|encaja|cuadra|convence|queda cerca|queda bien|va bien|parece bien)( |$)|^(?:tambien )?(?:puede ser|podria ser|estaria bien|suena bien|esta bien|perfecto)( |$)/;
const wordsFrom = (scan: Scan, at: number): string =>
  scan.tokens
    .slice(at, at + 6)
    .map(({ word }) => word)
    .join(" ");

/** Behind what stands between two names of a list: «, o incluso», «o por ahí, hasta». */
function behindLinks(scan: Scan, from: number): number {
  let next = from;
  while (
    /^(,|o|u|y|e|ni|\/|-|tambien|incluso|hasta|quizas?|igual|si acaso|bien|como mucho|por ahi|ahi|tal vez|mismo|sino)$/.test(
      wordAt(scan, next),
    )
  )
    next++;
  // «O por ahí, incluso Cabezo de Torres».
  if (/^(por|en)$/.test(wordAt(scan, next)) && /^(ahi|alli|esa zona)$/.test(wordAt(scan, next + 1)))
    return behindLinks(scan, next + 2);
  // «O ya de perdida Momoxpan»: a few small words stand before the name.
  let ahead = next;
  while (ahead - next < 4 && SMALL.test(wordAt(scan, ahead)) && !isCapital(scan.tokens[ahead])) ahead++;
  return ahead > next && ahead > from && isCapital(scan.tokens[ahead]) && next > from ? ahead : next;
}
const SMALL =
  /^(ya|de|perdida|ultima|como|mucho|si|no|hay|mas|remedio|a|malas|las|poder|ser|mejor|aun|todavia|por|en|zona|la|el|barrio|cerca|incluso|quizas?|caso|fuera|acaso|tambien|lo)$/;

/** Words before the first place of an answer. */
const OPENERS =
  /^(si|sii|no|vale|pues|bueno|claro|mira|mire|sobre|todo|mejor|hola|de|en|por|la|el|zona|exacto|correcto|eso|seria|principalmente|preferiblemente|preferentemente|idealmente|ideal|quiza|quizas|tal|vez|creo|que|mas|o|menos|solo|ok|ya|aja|efectivamente|siempre|primero|barrio|colonia|sector|comuna)$/;

/** Somebody does not want to live in a place, and not only does not know it. */
const REFUSES =
  / (quiero|queremos|quiere|busco|buscamos|gusta|gustan|gustaria|interesa|interesan|vivir|viviria|viviriamos|mudar[a-z]{1,4}|convence|convencen|miro|miramos|miraria|veo|vemos|vale|valen|ir|iria|iriamos|voy|vamos|me voy|encaja|contemplo|considero) /;

/** Whether another place that is known stands within the next pieces, behind a comma. */
const isKnownNext = (clause: Clause, at: number, isPlace: IsPlace): boolean =>
  [1, 2, 3].some(
    (step) => /^[,oy]$/.test(wordAt(clause.scan, at + step)) && isKnownFrom(clause, at + step + 1, isPlace),
  );

/** Where a place that is known stands behind «o» or «y», at most four pieces on. */
function nextChoice(clause: Clause, at: number, isPlace: IsPlace): number {
  for (let step = at; step < at + 5; step++)
    if (isCapital(clause.scan.tokens[step])) return -1;
    else if (/^(o|u|y)$/.test(wordAt(clause.scan, step)) && clause.scan.tokens[step + 1] !== undefined)
      return isKnownFrom(clause, step + 1, isPlace) ? step + 1 : -1;
  return -1;
}

const isRefusedLead = ({ scan }: Clause, at: number): boolean => {
  const before = scan.tokens
    .slice(Math.max(0, at - 3), at)
    .map(({ word }) => word)
    .join(" ");
  // «Si no hay nada en Gamonal» refuses nothing.
  if (/(^| )(hay|encuentr[a-z]{1,4}|sale|salen|tienes|tienen|teneis) nada$/.test(before)) return false;
  return (
    /(^| )(no|ni|menos|excepto|salvo|nada|no quiero|no queremos|tampoco)( (quiero|queremos|busco|me gusta|nos gusta|vivir))?$/.test(
      before,
    ) && !/por lo menos$|al menos$|(^| )si no$/.test(before)
  );
};

/** A name typed small is shown as names are. */
const tidy = (name: string): string =>
  /\p{Lu}/u.test(name)
    ? name
    : name
        .replace(/(^|[ -])(\p{L})/gu, (_, gap: string, letter: string) => gap + letter.toLocaleUpperCase("es"))
        .replace(/ (De|Del|La|Las|Los|El|Y) /g, (link) => link.toLowerCase());
