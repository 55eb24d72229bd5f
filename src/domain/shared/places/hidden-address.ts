import { fold } from "../listing/fold.ts";

/**
 * The part of a hidden address that others may read: its street, whole, without the number of the door, floor and flat. Spellings of Spain, Colombia,
 * Argentina, Mexico, Chile and Peru are told apart; what is not understood is left out, because too much hidden is better than a door shown.
 *
 * @returns undefined where no street is named: places, plots and buildings by their name tell too much or nothing
 */
export function hiddenAddress(typed: string): string | undefined {
  const plain = withoutBrackets(typed);
  for (const part of plain.split(/[,;]/)) {
    const words = part.split(/\s/).filter((word) => word !== "");
    const street = streetIn(words);
    if (street !== undefined) return street;
  }
  return undefined;
}

/** First words of streets, folded. */
const KINDS = new Set(
  "calle c cl cll carrer calleja callejon avenida avda avd av ave avinguda plaza pza pl plaça placa praza paseo po passeig pg ronda travesia trv camino cno cami carretera ctra carret rua rue glorieta rambla via pasaje pje ptge passatge psje cuesta costanilla urbanizacion urb asociacion asoc barranco bulevar boulevard blvd bv carrera cra kra kr cr transversal tv transv diagonal dg diag circular calzada calz jiron jr circuito privada priv cerrada cda autopista aut ruta andador eje retorno malecon costanera vereda vda barrio colonia col ac ak".split(
    " ",
  ),
);
/** Points of the compass, which belong to names of streets. */
const POINTS = new Set(["norte", "sur", "este", "oeste", "oriente", "poniente", "n", "s"]);
/** Folded last words of streets in Basque. */
const ENDS = new Set(["kalea", "etorbidea", "pasealekua"]);
/** Words that only announce a number. */
const SIGNS = new Set(["#", "n", "no", "nro", "num", "numero", "nº", "n°"]);
/** Words of a flat within its house, or of a house within its plot: what follows them is a name of theirs. */
const DOORS = new Set(
  "apto apartamento apt ap depto departamento dpto dto dep piso planta puerta pta portal bloque blq bl escalera esc torre edificio edif int interior ext exterior oficina of ofic local loc casa cs chalet villa lote lt manzana mz mza mzna uf unidad nivel sector etapa supermanzana smz sm km kilometro parcela poligono pol suite ph conjunto condominio residencial finca".split(
    " ",
  ),
);
/** Where in a house a flat is, said without a number. */
const POSITIONS = new Set(
  "bajo bajos atico entresuelo principal pral izda izq izquierda dcha der derecha pb ph sobreatico semisotano sotano".split(
    " ",
  ),
);
/** Words before other streets and landmarks beside it. */
const BESIDE = new Set(["entre", "esquina", "esq", "frente", "junto", "x"]);
const LINKS = new Set(["de", "del", "la", "las", "los", "el", "les", "els", "do", "da", "d"]);
const MONTHS = new Set(
  "enero febrero marzo abril mayo junio julio agosto septiembre setiembre octubre noviembre diciembre".split(" "),
);

const bare = (word: string | undefined): string => fold(word ?? "").replace(/[^a-z0-9]/g, "");
const isNumber = (word: string | undefined): boolean => /^[^\p{L}]*\d/u.test(word ?? "");
/** `7`, `93B`, `7a`: a number that may be the name of a street. */
const isShortNumber = (word: string | undefined): boolean =>
  /^\d{1,3}[a-z]{0,2}$/.test(bare(word)) && /^\d/.test(word ?? "");
const isSign = (word: string | undefined): boolean =>
  word !== undefined &&
  (SIGNS.has(word.toLowerCase().replace(/[.:]/g, "")) || /^#/.test(word) || /^s\/?n$/i.test(word));

/** "Calle Sol (12)": what stands in brackets is a remark. An open one takes the rest along. */
function withoutBrackets(text: string): string {
  let depth = 0;
  let kept = "";
  for (const letter of text) {
    if (letter === "(" || letter === "[") depth += 1;
    else if (letter === ")" || letter === "]") depth = Math.max(0, depth - 1);
    else if (depth === 0) kept += letter;
  }
  return kept;
}

/** The street of a part of an address between two commas. */
function streetIn(given: readonly string[]): string | undefined {
  const words = fromKind(given);
  const first = words[0] ?? "";
  const isDated = isShortNumber(first) && isDate(words, 0);
  if (!isDated && (!/^\p{L}/u.test(first) || isDoor(words, 0))) return undefined;
  // "C/Sol": kind and name are one word.
  const isJoined = /^c\/\p{L}/iu.test(first);
  const nameAt = isDated || isJoined ? 0 : kindsOf(words);
  const end = endOfName(words, nameAt);
  // "Gran Vía" is a kind and a name in one.
  const isGreat = bare(first) === "gran" && isKind(words[1]);
  const isKnown = nameAt > 0 || isGreat || isJoined || isDated || ENDS.has(bare(words[end - 1]));
  const isNumbered = end < words.length && (isNumber(words[end]) || isSign(words[end]));
  if (!isKnown && !isNumbered) return undefined;
  // A kind without a name is no street; neither is a name of one letter.
  const name = words.slice(nameAt, end).join(" ");
  if (!/\p{L}{2}|\d/u.test(name)) return undefined;
  return cleanEnds(words.slice(0, end).join(" "));
}

/** Words before the first kind of street are of the door where they begin like one: "Apto 502 Calle 93B". */
function fromKind(words: readonly string[]): readonly string[] {
  if (!isDoor(words, 0) && !isNumber(words[0])) return words;
  if (isDate(words, 0)) return words;
  const at = words.findIndex((word, index) => index > 0 && isKind(word));
  return at < 0 ? words : words.slice(at);
}

const isKind = (word: string | undefined): boolean => {
  const folded = bare(word);
  return KINDS.has(folded) && word !== undefined && /^\p{L}/u.test(word);
};

/** How many words at the beginning say what kind of street it is: "Av.", "Av. Calle", "Gran Vía" is a name. */
function kindsOf(words: readonly string[]): number {
  let count = 0;
  while (count < 2 && isKind(words[count])) count += 1;
  // "Calle Camino Bajo" has a name that sounds like a kind: the second word counts as one before a number alone.
  return count === 2 && !isNumber(words[2]) ? 1 : count;
}

/** `5 de Mayo`, `2 de Abril`: a number with a month. */
const isDate = (words: readonly string[], at: number): boolean =>
  isShortNumber(words[at]) && bare(words[at + 1]) === "de" && MONTHS.has(bare(words[at + 2]));

/** A word of the door with its number or letter behind it; alone it may be a name: "Calle de la Torre". */
function isDoor(words: readonly string[], at: number): boolean {
  const folded = bare(words[at]);
  if (!DOORS.has(folded)) return false;
  if (at === 0) return true;
  const next = words[at + 1];
  return next !== undefined && (isNumber(next) || /^\p{L}\.?$/u.test(next) || DOORS.has(bare(next)));
}

/** The index of the first word that is no more of the street's name. */
function endOfName(words: readonly string[], nameAt: number): number {
  let at = nameAt;
  if (isDate(words, at)) {
    at += 3;
  } else if (isNetName(words, at, nameAt > 0)) {
    return afterNetName(words, at);
  }
  for (; at < words.length; at += 1) {
    const word = words[at]!;
    const folded = bare(word);
    const isFirst = at === nameAt;
    const isLinked = at > nameAt && LINKS.has(bare(words[at - 1]));
    if (isDate(words, at) && isLinked) {
      at += 2;
      continue;
    }
    if (isNumber(word)) {
      // "Constitución de 1978"; "N-340" begins with a letter and is none of these.
      if (isLinked && /^\d+$/.test(folded)) continue;
      return isPoint(words, at) ? at + 1 : at;
    }
    if (isSign(word) && (isNumber(words[at + 1]) || at === words.length - 1 || /^#|^s\/?n$/i.test(word))) return at;
    if (word === "-" || word === "–" || word === "/") return at;
    if (isFirst || isLinked) continue;
    if (isDoor(words, at) || BESIDE.has(folded)) return at;
    if (POSITIONS.has(folded) && words.slice(at).every((rest) => POSITIONS.has(bare(rest)))) return at;
    if (folded === "con" && (isKind(words[at + 1]) || isNumber(words[at + 1]))) return at;
    if (/^c\/$/i.test(word)) return at;
  }
  return at;
}

/** "Norte 45 #1012": the number is the name where another one follows it with its sign. */
const isPoint = (words: readonly string[], at: number): boolean =>
  POINTS.has(bare(words[at - 1])) &&
  bare(words[at - 1]).length > 1 &&
  isShortNumber(words[at]) &&
  isSign(words[at + 1]);

/** "Cra 7", "Calle 93B", "Oriente 172": the name of a street in a net of numbers. */
const isNetName = (words: readonly string[], at: number, hasKind: boolean): boolean =>
  hasKind && isShortNumber(words[at]);

/** Behind its number such a street may have a letter, "bis" and a point of the compass. */
function afterNetName(words: readonly string[], at: number): number {
  let end = at + 1;
  const next = () => bare(words[end]);
  if (/^[a-z]$/.test(next()) && !isNumber(words[end]) && next() !== "x" && !isSign(words[end])) end += 1;
  if (next() === "bis") end += 1;
  if (POINTS.has(next()) && next().length > 1) end += 1;
  return end;
}

/** Without what announced the number that is gone: "Calle Sol nº". */
function cleanEnds(street: string): string | undefined {
  const words = street.split(" ");
  while (words.length > 0 && (isSign(words.at(-1)) || !/[\p{L}\d]/u.test(words.at(-1)!))) words.pop();
  const text = words.join(" ").replace(/[\s,.;:#\-–/]{1,9}$/u, "");
  return text === "" ? undefined : text;
}
