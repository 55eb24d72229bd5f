import { foldPassword, lengthOf, passwordFlaw } from "./password-flaws.ts";

/**
 * How long a password would resist somebody who tries the likely ones first. An estimate, and shown as one: it counts
 * unpredictable parts, in bits, and takes off predictable ones: common words, runs, repetitions, the person's own name.
 */

export const STRENGTH_NAMES = [
  "Muy fácil de adivinar",
  "Fácil de adivinar",
  "Aceptable",
  "Buena",
  "Muy buena",
] as const;
export type Strength = 0 | 1 | 2 | 3 | 4;

/** Words of every list of stolen passwords, and words that are obvious here. Without accents, in lower case. */
const COMMON = [
  "contrasena",
  "password",
  "123456789",
  "12345678",
  "1234567",
  "123456",
  "12345",
  "1234",
  "qwertyuiop",
  "qwerty",
  "asdfgh",
  "1q2w3e4r",
  "abc123",
  "iloveyou",
  "tequiero",
  "teamo",
  "administrador",
  "admin",
  "bienvenido",
  "welcome",
  "hola",
  "secreto",
  "futbol",
  "barcelona",
  "madrid",
  "sevilla",
  "valencia",
  "mexico",
  "espana",
  "umbral",
  "inmobiliaria",
  "inmuebles",
  "vivienda",
  "casa",
  "piso",
  "agencia",
  "agente",
  "verano",
  "enero",
  "amor",
] as const;

/** A word off a list is worth about what finding it there takes. */
const WORD_BITS = 8;
const THRESHOLDS = [28, 40, 55, 72] as const;
const SHORTEST = 8;

/** @param known words that belong to the person: name, e-mail */
export function passwordStrength(password: string, known: readonly string[] = []): Strength {
  if (lengthOf(password) < SHORTEST || passwordFlaw(password, known) !== null) return 0;
  const bits = bitsOf(password, known);
  return THRESHOLDS.filter((threshold) => bits >= threshold).length as Strength;
}

function bitsOf(password: string, known: readonly string[]): number {
  let rest = foldPassword(password);
  let bits = 0;
  const parts = known.flatMap((word) => foldPassword(word).split(/[^a-z0-9]+/)).filter((word) => word.length >= 3);
  parts.sort((a, b) => b.length - a.length);
  for (const word of [...parts, ...COMMON]) {
    while (rest.includes(word)) {
      rest = rest.replace(word, "\n");
      bits += WORD_BITS;
    }
  }
  return bits + foreseen(rest) * Math.log2(alphabetOf(password));
}

/** Characters that do not follow from the one before: `aaaa` and `4567` count little more than one. */
function foreseen(text: string): number {
  let count = 0;
  let previous = Number.NaN;
  let step = Number.NaN;
  for (const character of text) {
    if (character === "\n") continue;
    const code = character.codePointAt(0)!;
    const next = code - previous;
    count += Math.abs(next) <= 1 && (next === step || next === 0) ? 0.2 : 1;
    step = next;
    previous = code;
  }
  const distinct = new Set(text.replaceAll("\n", "")).size;
  return Math.min(count, distinct * 2);
}

function alphabetOf(password: string): number {
  const kinds: readonly (readonly [RegExp, number])[] = [
    [/[a-z]/, 26],
    [/[A-Z]/, 26],
    [/[0-9]/, 10],
    [/[^a-zA-Z0-9]/, 20],
  ];
  return kinds.reduce((sum, [kind, size]) => sum + (kind.test(password) ? size : 0), 0);
}
