import { fold } from "../listing/fold.ts";

/** An address as somebody typed it, in parts. */
export interface TypedAddress {
  /** `Carrer d'Enric Granados`. */
  street: string;
  /** `45`, `12 bis`; absent where none was typed. */
  number?: string;
  /** The parts after street and number, in their order: `["08008 Barcelona"]`, `["Benalúa", "Alicante"]`. */
  rest: readonly string[];
}

/** First words of streets, folded, in Spanish, the other languages of Spain and the usages of Latin America. */
const STREET_WORDS =
  /^(calle|c|cl|carrer|calleja|callejon|avenida|avda|avd|av|avinguda|avenida|plaza|pza|pl|plaza|placa|praza|paseo|po|passeig|pg|ronda|travesia|trv|camino|cno|cami|carretera|ctra|rua|kalea|glorieta|rambla|gran via|via|pasaje|ptge|passatge|cuesta|costanilla|urbanizacion|urb|barranco|bulevar|boulevard|carrera|cra|kr|cr|diagonal|transversal|calzada|jiron|jr|circuito|privada|cerrada|autopista)\b/;
/** Basque and Asturian names put the word last: "Gorbeia kalea". */
const STREET_ENDS = /\b(kalea|etorbidea|plaza|pasealekua)$/;

/** A house number as one word: `45`, `nº45`, `#12-34`, `45b`, `S/N`. */
const NUMBER = /^(?:n[.ºo°]{0,2}|num\.?|#)?(\d{1,5}[a-z]?(?:-\d{1,4})?|s\/n)$/i;
/** A word that only announces the number. */
const NUMBER_SIGN = /^(?:n[.ºo°]{0,2}|num\.?|#)$/i;

/**
 * The parts of a typed address, or `undefined` where the text is no address but a place: an address begins with the word of a
 * street, or has a house number before a comma or at its end. Floor and door are left out.
 */
export function readTypedAddress(text: string): TypedAddress | undefined {
  const parts = text
    .split(",")
    .map((part) => part.trim())
    .filter((part) => part !== "");
  const [first = "", ...others] = parts;
  const words = first.split(/\s/).filter((word) => word !== "");
  const at = words.findIndex((word, index) => index > 0 && NUMBER.test(word));
  const named = words.slice(0, at < 0 ? words.length : at).filter((word) => !NUMBER_SIGN.test(word));
  const street = named.join(" ");
  if (!/^\p{L}/u.test(street) || !(isStreetName(street) || at > 0)) return undefined;
  if (at > 0) return { street, ...numberAt(words, at, others) };
  // "Calle Colón, 20, Valencia": the number is a part of its own.
  const second = (others[0] ?? "").split(/\s/).filter((word) => word !== "" && !NUMBER_SIGN.test(word));
  return NUMBER.test(second[0] ?? "") && !/^\d{5}$/.test(second[0]!)
    ? { street, ...numberAt(second, 0, others.slice(1)) }
    : { street, rest: restOf("", others) };
}

function isStreetName(street: string): boolean {
  const folded = fold(street);
  // "C/ Colón" folds to "c colon"; a lone "C" is no street.
  return (folded.includes(" ") && STREET_WORDS.test(folded)) || STREET_ENDS.test(folded);
}

function numberAt(
  words: readonly string[],
  at: number,
  others: readonly string[],
): Pick<TypedAddress, "number" | "rest"> {
  const isTwice = /^bis$/i.test(words[at + 1] ?? "");
  const number = NUMBER.exec(words[at]!)![1]!;
  const after = words.slice(at + (isTwice ? 2 : 1)).join(" ");
  return { number: isTwice ? `${number} bis` : number, rest: restOf(after, others) };
}

/** `3º 2ª`, `piso 2`, `esc. B`, `bajo dcha`: where a door is inside its house. */
const DOOR =
  /^(?:(?:piso|planta|esc\.?|escalera|pta\.?|puerta|portal|bloque|bl\.?|depto\.?|dpto\.?|int\.?|of\.?)\s*\S{1,4}|\d{1,2}\s?[ºªo°](?:\s*\S{1,4})?|bajo(?:s)?|[aá]tico|entresuelo|principal|dcha\.?|izda\.?|[a-z])\b\.?\s*/i;

function restOf(after: string, others: readonly string[]): string[] {
  return [after, ...others].map(withoutFlatNumbers).filter((part) => /\p{L}{2}|\d{5}/u.test(part));
}

function withoutFlatNumbers(part: string): string {
  let left = part;
  for (let turn = 0; turn < 3; turn++) left = left.replace(DOOR, "").trim();
  return left;
}
