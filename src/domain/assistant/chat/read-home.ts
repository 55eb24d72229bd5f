import { type Scan, standsAt, take, wordAt } from "../../shared/spoken/scan.ts";
import {
  CONDITIONS,
  CONTRARY_WORDS,
  FEATURE_WORDS,
  HOME_TYPES,
  NEGATIONS,
  RENT_WORDS,
  SALE_WORDS,
  WEAK_TYPES,
} from "./home-words.ts";
import type { HomeFeature, Slots } from "./intents.ts";

/** Attributes of a home besides its measures: kind, features, condition, whether for sale or rent. */
export function readHome(message: Scan): Slots {
  const condition = conditionOf(message);
  const homeType = homeTypeOf(message);
  const operation = operationOf(message);
  const homeKind = homeKindOf(message);
  return {
    ...featuresOf(message),
    ...(condition && { condition }),
    ...(homeType && { homeType }),
    ...(operation && { operation }),
    ...(homeKind && { homeKind }),
  };
}

/** Words that end the reach of a "sin": "sin ascensor, con terraza". */
const NEGATION_ENDS = new Set(["con", "pero", "tiene", "tenga", "y", "si", "aunque", ";", ".", ":"]);

/** Whether the word at `at` is negated: "sin ascensor", "que no sea un bajo", "ni garaje". */
export function isNegated(message: Scan, at: number, reach = 4): boolean {
  for (let before = at - 1; before >= Math.max(0, at - reach); before--) {
    const word = wordAt(message, before);
    if (NEGATIONS.has(word)) {
      // "No, con ascensor": the no answers something else. "No importa", "no hace falta" wish nothing.
      if (message.tokens[before + 1]?.text === ",") return false;
      return (
        !/^(importa|hace|solo|necesariamente)$/.test(message.tokens[before + 1]?.plain ?? "") &&
        !(word === "menos" && wordAt(message, before - 1) === "al")
      );
    }
    if (NEGATION_ENDS.has(word)) return false;
  }
  return false;
}

function featuresOf(message: Scan): Pick<Slots, "features" | "withoutFeatures"> {
  const wanted = new Set<HomeFeature>();
  const unwanted = new Set<HomeFeature>();
  for (const [at, token] of message.tokens.entries()) {
    const feature = featureAt(message, at);
    const contrary = CONTRARY_WORDS[token.word];
    if (feature) (isNegated(message, at) || isDeniedAfter(message, at) ? unwanted : wanted).add(feature);
    else if (
      contrary &&
      (wordAt(message, at + 1) !== "de" || message.tokens[at + 2]?.kind === "number") &&
      !/^(diseno|decoracion)$/.test(wordAt(message, at - 1))
    ) {
      (isNegated(message, at) ? wanted : unwanted).add(contrary);
    } else if (/^(amueblar|amoblar)$/.test(token.word) && isNegated(message, at)) unwanted.add("amueblado");
  }
  for (const feature of unwanted) wanted.delete(feature);
  return {
    ...(wanted.size > 0 && { features: [...wanted] }),
    ...(unwanted.size > 0 && { withoutFeatures: [...unwanted] }),
  };
}

/** "Con pileta no, con cochera". */
const isDeniedAfter = (message: Scan, at: number) =>
  wordAt(message, at + 1) === "no" &&
  !/^(tiene|hay|necesito)$/.test(wordAt(message, at + 2)) &&
  message.tokens[at + 2]?.kind !== "word";

function featureAt(message: Scan, at: number): HomeFeature | undefined {
  const word = wordAt(message, at);
  if (word === "aire")
    return /^(acondicionado|acond|frio)$/.test(wordAt(message, at + 1)) || wordAt(message, at - 1) === "con"
      ? "aire"
      : undefined;
  if (word === "a" && message.tokens[at + 1]?.text === "/" && wordAt(message, at + 2) === "a") return "aire";
  // "Ciudad Jardín" is a place.
  if (word === "jardin" && /^(ciudad|ciutat)$/.test(wordAt(message, at - 1))) return undefined;
  return FEATURE_WORDS[word];
}

const CONDITIONS_BY_WORD = new Map<string, (typeof CONDITIONS)[number][]>();
for (const condition of CONDITIONS) {
  CONDITIONS_BY_WORD.set(condition[1]!, [...(CONDITIONS_BY_WORD.get(condition[1]!) ?? []), condition]);
}

function conditionOf(message: Scan): Slots["condition"] {
  for (const [at, { word }] of message.tokens.entries()) {
    const found = CONDITIONS_BY_WORD.get(word)?.find(([, ...words]) => standsAt(message, at, words));
    if (!found) continue;
    const [condition, ...words] = found;
    take(message, at, at + words.length);
    if (!isNegated(message, at, 3) || words[0] === "sin") return condition;
    return condition === "a_reformar" ? "bueno" : undefined;
  }
  return undefined;
}

function homeKindOf(message: Scan): Slots["homeKind"] {
  for (const [at, { word, text }] of message.tokens.entries()) {
    const next = wordAt(message, at + 1);
    if (word === "segunda" && /^(mano|transmision(es)?|man|uso)$/.test(next)) return "usada";
    if (/^(usad[oa]s?|antigu[oa])$/.test(word) && !isNegated(message, at, 2)) return "usada";
    if (word === "primera" && /^(transmision(es)?|mano|entrega)$/.test(next)) return "nueva";
    if (word === "estrenar" || (word === "promotor" && wordAt(message, at - 1) === "del") || word === "promotora")
      return "nueva";
    // "Nueva York", "Nuevo Benicalap" are places.
    const isName = /^\p{Lu}/u.test(text) && /^\p{Lu}/u.test(message.tokens[at + 1]?.text ?? "");
    const isOfHome =
      HOME_TYPES[wordAt(message, at - 1)] ||
      /^(obra|vivienda|es|sea|construccion|una?|seria|esta|casa)$/.test(wordAt(message, at - 1)) ||
      message.tokens.length <= 2;
    if (/^nuev[oa]s?$/.test(word) && !isName && isOfHome) return isNegated(message, at, 2) ? "usada" : "nueva";
  }
  return undefined;
}

/** The first kind that is named; a finer one next to it wins: "un piso ático". */
function homeTypeOf(message: Scan): string | undefined {
  let found: string | undefined;
  for (const [at, { word }] of message.tokens.entries()) {
    const type = HOME_TYPES[word];
    if (!type || isNegated(message, at, 4) || isIdiom(message, at)) continue;
    if (!found || (found === "piso" && /^(atico|duplex|estudio)$/.test(type))) found = type;
  }
  return found;
}

/** Words of kinds that name something else here: "en casa", "quinta planta", "tercer piso", "villa de Gràcia". */
function isIdiom(message: Scan, at: number): boolean {
  const word = wordAt(message, at);
  const before = wordAt(message, at - 1);
  if (WEAK_TYPES.has(word)) {
    if (word === "bajo") {
      const isHome =
        /^(un|es|bajo|el|piso)$/.test(before) || /^(interior|exterior|con|en|sin)$/.test(wordAt(message, at + 1));
      return (
        !isHome ||
        /^(mas|muy|precio|interes)$/.test(before) ||
        /^(precio|coste|el|interes)$/.test(wordAt(message, at + 1))
      );
    }
    if (word === "planta") return wordAt(message, at + 1) !== "baja" || !/^(una|la)$/.test(before);
    if (word === "villa" || word === "solar" || word === "nave")
      return !/^(una?|el|la|mi|de)$/.test(before) || /^(de|del)$/.test(wordAt(message, at + 1));
    return !/^(una?|mi)$/.test(before);
  }
  if (word === "casa" || word === "casas")
    return /^(en|a|de)$/.test(before) && !/^(de|con|en)$/.test(wordAt(message, at + 1)) && before !== "de";
  if (
    word === "piso" &&
    (/^(primer|segundo|tercer|cuarto|quinto|sexto|septimo|octavo|noveno|decimo|er|do|to|vo|mo|ro)$/.test(before) ||
      /^[º°]$/.test(message.tokens[at - 1]?.text ?? ""))
  )
    return true;
  if (word === "finca") return before === "de" || wordAt(message, at - 1) === "la";
  if (word === "fincas" || word === "local") return before === "mercado";
  return false;
}

function operationOf(message: Scan): Slots["operation"] {
  let operation: Slots["operation"];
  for (const [at, { word }] of message.tokens.entries()) {
    // "La declaración de la renta", "el impuesto sobre la renta".
    const isTax = [2, 3].some((step) => /^(declaracion|sobre)$/.test(wordAt(message, at - step)));
    const isRent = RENT_WORDS.has(word) && !isTax;
    const isSale = SALE_WORDS.has(word);
    if (!isRent && !isSale) continue;
    // "No alquilo, compro": the no reaches to the comma.
    const mark = message.tokens.findLastIndex(({ kind }, before) => before < at && kind === "mark");
    if (isNegated(message, at, Math.min(3, at - mark - 1))) continue;
    // "Vivo de alquiler y quiero comprar"; but "alquiler con opción a compra".
    if (isRent && (operation === "venta" || /^(vivo|estoy|vivimos)$/.test(wordAt(message, at - 2)))) continue;
    if (isSale && operation === "alquiler" && wordAt(message, at - 2) === "opcion") continue;
    operation = isRent ? "alquiler" : "venta";
  }
  return operation;
}
