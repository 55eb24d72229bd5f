import type { IdentifierScheme } from "../reading.ts";
import { hasAny } from "../text/find.ts";
import { type Flat, isDigit, isLetter, originalOf, type Span } from "../text/flat.ts";
import { checkIdentifier, compact } from "./check.ts";

/** An identifier in a text, with what its own digits say. */
export interface Identifier extends Span {
  scheme: IdentifierScheme;
  /** Capitals and figures, as it is written into a home or a contact. */
  text: string;
  isValid: boolean;
  problem: string | null;
  /** A letter or figure was read as the one that it looks like. */
  isMended: boolean;
}

/** Of one scheme: words that announce it, shapes, and whether the shape alone is enough. */
interface Shape {
  scheme: IdentifierScheme;
  /** Position by position: `9` a figure, `A` a letter, `*` either. */
  masks: readonly string[];
  labels: readonly string[];
  /** How far before it the words may stand. */
  within: number;
  needsLabel: boolean;
  /** Without its words it counts only where its digits are right. */
  needsDigits?: boolean;
  /** Marks between its groups. */
  joins: string;
}

const SHAPES: readonly Shape[] = [
  {
    scheme: "cadastral-reference",
    masks: ["9999999AA9999A9999AA", "99999A999999999999AA", "**************9999AA"],
    labels: ["catastral", "catastro", "r.c.", "ref"],
    within: 60,
    needsLabel: false,
    joins: " .-/",
  },
  {
    scheme: "iban",
    masks: ["ES9999999999999999999999"],
    labels: ["iban", "cuenta"],
    within: 60,
    needsLabel: false,
    joins: " .-/",
  },
  {
    scheme: "curp",
    masks: ["AAAA999999AAAAAA*9"],
    labels: ["curp", "unica de registro"],
    within: 60,
    needsLabel: false,
    joins: "",
  },
  {
    scheme: "rfc",
    masks: ["AAAA999999***", "AAA999999***"],
    labels: ["rfc", "r.f.c", "federal de contribuyentes"],
    within: 60,
    needsLabel: true,
    joins: " -",
  },
  {
    scheme: "clabe",
    masks: ["999999999999999999"],
    labels: ["clabe", "interbancaria"],
    within: 60,
    needsLabel: true,
    joins: " -",
  },
  {
    scheme: "cru",
    masks: ["99999999999999"],
    labels: [
      "cru",
      "c.r.u",
      "idufir",
      "i.d.u.f.i.r",
      "c. r. u",
      "registral unico",
      "unico registral",
      "unico de finca",
      "identificador unico",
    ],
    within: 140,
    needsLabel: true,
    joins: " .-",
  },
  {
    scheme: "cuit",
    masks: ["99999999999"],
    labels: ["cuit", "cuil", "c.u.i.t", "c.u.i.l", "cdi", "clave unica de identificacion"],
    within: 40,
    needsLabel: true,
    joins: " -./",
  },
  {
    scheme: "rut",
    masks: ["99999999*", "9999999*"],
    labels: ["rut", "r.u.t", "r.u.n", "rol unico", "run", "cedula de identidad", "cedula nacional", "cedula"],
    within: 60,
    needsLabel: true,
    joins: ".-",
  },
  {
    scheme: "nif",
    masks: ["99999999A", "A9999999A", "A99999999"],
    labels: ["nif", "n.i.f", "dni", "d.n.i", "nie", "n.i.e", "cif", "c.i.f", "identidad", "identificacion fiscal"],
    within: 50,
    needsLabel: false,
    joins: ".-",
  },
];

/** Characters behind a number in which its name may stand. */
const BEHIND = 34;

/** Words that announce another number of the same shape. */
const FOREIGN = ["rut", "r.u.t", "run", "cedula de ciudadania", "c.c."];

export function identifiersIn(flat: Flat): Identifier[] {
  const found: Identifier[] = [];
  let until = 0;
  for (let i = 0; i < flat.tokens.length; i++) {
    const token = flat.tokens[i]!;
    if (token.start < until) continue;
    if (!couldBegin(token.text)) continue;
    const read = readAt(flat, i);
    if (!read) continue;
    found.push(read);
    until = read.end;
  }
  return found;
}

/** Figures somewhere in it, or few letters: «X 1234567 L», «ES 91 2100». Most words are neither. */
function couldBegin(text: string): boolean {
  if (text.length <= 2) return true;
  for (let i = 0; i < text.length; i++) if (isDigit(text[i])) return true;
  return text.length <= 4 || text.length === 10;
}

/** As it stands first: «Z1234567L» has the control of «21234567L», so that a letter may not be read as a figure where it needs not. */
const readAt = (flat: Flat, i: number): Identifier | null =>
  readShapes(flat, i, false) ?? readShapes(flat, i, true) ?? wrongLength(flat, i);

function readShapes(flat: Flat, i: number, isMending: boolean): Identifier | null {
  for (const shape of SHAPES) {
    for (const mask of shape.masks) {
      const joined = joinedFrom(flat, i, mask.length, shape.joins);
      if (!joined) continue;
      const fitted = placed(joined.text, mask);
      if (!fitted || fitted.isMended !== isMending) continue;
      const span = { start: flat.tokens[i]!.start, end: joined.end };
      const before = Math.max(0, span.start - shape.within);
      // «28095… es su código registral único».
      const isNamedBehind =
        shape.scheme === "cru" && hasAny(flat, shape.labels, span.end, Math.min(flat.text.length, span.end + BEHIND));
      const isNamed = isNamedBehind || hasAny(flat, shape.labels, before, span.start);
      const checked = checkIdentifier(shape.scheme, fitted.text);
      if (shape.needsLabel && !isNamed && !(checked.isValid && !isMending && isNamedElsewhere(flat, shape, span)))
        continue;
      // Of letters and figures in any order only one whose control is right is a reference.
      if (mask.startsWith("****") && !checked.isValid) continue;
      if (shape.scheme === "nif") {
        if (!isNamed && hasAny(flat, FOREIGN, Math.max(0, span.start - 24), span.start)) continue;
        // Nine characters apart, or made of letters that look like figures, are no NIF unless something says so.
        const isPersons = mask === "99999999A" || (mask === "A9999999A" && "XYZ".includes(fitted.text[0]!));
        if (!isNamed && !checked.isValid && (fitted.isMended || joined.isApart || !isPersons)) continue;
      }
      if (fitted.isMended && !checked.isValid && shape.scheme !== "cru") continue;
      const text = withEnye(flat, span, fitted.text);
      return { ...span, scheme: shape.scheme, text, ...checked, isMended: fitted.isMended };
    }
  }
  return null;
}

/** In a table the words stand in its head, above other rows, or below the number: its control has to be right, and its form its own. */
function isNamedElsewhere(flat: Flat, { scheme, labels }: Shape, { start, end }: Span): boolean {
  if (scheme === "cru" || scheme === "clabe") return false;
  const written = flat.text.slice(start, end);
  if ((scheme === "rut" || scheme === "cuit") && written.at(-2) !== "-") return false;
  return hasAny(flat, labels, Math.max(0, start - FAR), Math.min(flat.text.length, end + 60));
}

/** Characters of a table between its head and its last row. */
const FAR = 900;

/** An identifier by the words before it that has too few or too many characters. */
function wrongLength(flat: Flat, i: number): Identifier | null {
  const { start, text } = flat.tokens[i]!;
  if (!isDigit(text[0]) && text.length < 12) return null;
  const joined = longestFrom(flat, i);
  if (joined.text.length < 10) return null;
  for (const { scheme, labels, masks } of SHAPES) {
    if (!["cru", "cadastral-reference", "clabe"].includes(scheme)) continue;
    if (!hasAny(flat, labels, Math.max(0, start - 28), start)) continue;
    const length = masks[0]!.length;
    const isOther = scheme !== "cadastral-reference" && [...joined.text].some(isLetter);
    if (isOther || Math.abs(joined.text.length - length) > 3) continue;
    if (scheme === "cadastral-reference" && ![...joined.text].some(isLetter)) continue;
    const value = compact(joined.text);
    return { start, end: joined.end, scheme, text: value, ...checkIdentifier(scheme, value), isMended: false };
  }
  // The parcel alone, fourteen characters.
  if (hasAny(flat, ["catastral"], Math.max(0, start - 40), start)) {
    const parcel = joinedFrom(flat, i, 14, " .-/");
    const fitted = parcel && (placed(parcel.text, "9999999AA9999A") ?? placed(parcel.text, "99999A99999999"));
    if (parcel && fitted && !fitted.isMended)
      return {
        start,
        end: parcel.end,
        scheme: "cadastral-reference",
        text: fitted.text,
        ...checkIdentifier("cadastral-reference", fitted.text),
        isMended: false,
      };
  }
  return null;
}

/** Characters from a token on, exactly so many, over marks that may stand between their groups; null where a group would be cut. */
function joinedFrom(flat: Flat, i: number, length: number, joins: string) {
  let text = "";
  let isApart = false;
  for (let at = i; at < flat.tokens.length && text.length < length; at++) {
    const token = flat.tokens[at]!;
    if (at > i) {
      const gap = flat.text.slice(flat.tokens[at - 1]!.end, token.start);
      if (gap.length > 3 || ![...gap].every((mark) => joins.includes(mark))) return null;
      isApart = true;
    }
    text += token.text;
    if (text.length === length) return { text, end: token.end, isApart };
  }
  return null;
}

function longestFrom(flat: Flat, i: number) {
  let { text, end } = flat.tokens[i]!;
  for (let at = i + 1; at < flat.tokens.length && text.length < 24; at++) {
    const token = flat.tokens[at]!;
    const gap = flat.text.slice(end, token.start);
    if ((gap !== " " && gap !== "-") || ![...token.text].some(isDigit)) break;
    text += token.text;
    end = token.end;
  }
  return { text, end };
}

const TO_FIGURE: Readonly<Record<string, string>> = {
  o: "0",
  q: "0",
  d: "0",
  i: "1",
  l: "1",
  z: "2",
  s: "5",
  b: "8",
  g: "6",
};
const TO_LETTER: Readonly<Record<string, string>> = { "0": "o", "1": "i", "5": "s", "8": "b", "2": "z", "6": "g" };

/** The characters where each stands in its place, mended where one looks like what belongs there; three mended ones are too many. */
function placed(text: string, mask: string): { text: string; isMended: boolean } | null {
  let fitted = "";
  let mended = 0;
  for (let i = 0; i < mask.length; i++) {
    const letter = text[i]!;
    const wanted = mask[i]!;
    if (wanted === "*") {
      fitted += letter;
    } else if (wanted === "9") {
      const figure = isDigit(letter) ? letter : TO_FIGURE[letter];
      if (figure === undefined) return null;
      if (figure !== letter) mended++;
      fitted += figure;
    } else if (wanted === "A") {
      const put = isLetter(letter) ? letter : TO_LETTER[letter];
      if (put === undefined) return null;
      if (put !== letter) mended++;
      fitted += put;
    } else if (wanted.toLowerCase() === letter) {
      fitted += letter;
    } else {
      return null;
    }
  }
  return mended > 3 ? null : { text: fitted.toUpperCase(), isMended: mended > 0 };
}

/** Folding made an Ñ an N, which the control of a Mexican key counts. */
function withEnye(flat: Flat, span: Span, text: string): string {
  const original = compact(originalOf(flat, span));
  return original.includes("Ñ") && original.length === text.length ? original : text;
}
