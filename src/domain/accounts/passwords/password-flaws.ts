/**
 * Passwords that protect nothing, whatever their length: everybody tries them first, and nobody needs a list to do so. The
 * browser says it while the form is filled, the server refuses them again and asks its list of common ones besides.
 */
export type PasswordFlaw = "blank" | "repeated" | "sequence" | "site" | "personal" | "common";

export const FLAW_TEXTS: Record<PasswordFlaw, string> = {
  blank: "Una contraseña hecha solo de espacios no protege nada. Elige otra.",
  repeated: "Repite los mismos signos una y otra vez. Elige otra.",
  sequence: "Sigue el orden del teclado, del abecedario o de los números. Elige otra.",
  site: "Es el nombre de esta web con poco más, y es lo primero que se prueba. Elige otra.",
  personal: "Es tu nombre, tu correo o tu teléfono con poco más, y quien te conozca la prueba. Elige otra.",
  common: "Es de las contraseñas más usadas, o una de ellas con unas cifras. Elige otra.",
};

/** Names of this site, as people put them into their passwords. */
const SITE_WORDS = ["umbral"];
/** Rows of keyboards and the orders that everybody knows; each is also read backwards. */
const ROWS = [
  "1234567890",
  "abcdefghijklmnopqrstuvwxyz",
  "abcdefghijklmnñopqrstuvwxyz",
  "qwertyuiop",
  "asdfghjklñ",
  "asdfghjkl;'",
  "zxcvbnm",
  "azertyuiop",
  "qwertzuiop",
  "1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik9ol0p",
  "1q2w3e4r5t6y7u8i9o0p",
  "q1w2e3r4t5y6u7i8o9p0",
  "0123456789",
];
const STEPS = new Set(
  [...ROWS, ...ROWS.map((row) => [...row].reverse().join(""))].flatMap((row) =>
    [...row].slice(1).map((sign, at) => `${[...row][at]}${sign}`),
  ),
);
/** A password that comes to no more runs than these is an order, or two or three of them one after the other. */
const MOST_RUNS = 3;
/** Distinct signs below which a password hardly has more than one; a shorter block that repeats has fewer too. */
const FEWEST_SIGNS = 4;
/** The longest ending that people add to a word so that a form takes it (`1`, `123`, `2026!`), in characters. */
const SHORT_TAIL = 4;
const SHORTEST_WORD = 3;

/** Length as people count it: a sign is a sign, also one that takes two places in memory. */
export const lengthOf = (password: string): number => [...password].length;

/** Form in which passwords are compared: width, case and accents make no password a stronger one. */
export const foldPassword = (password: string): string =>
  password.normalize("NFKC").toLowerCase().normalize("NFD").replace(/\p{M}/gu, "");

/**
 * Why a password protects nothing; null when only a list of common ones could find it.
 *
 * @param known words of the person: address, names, telephone
 */
export function passwordFlaw(password: string, known: readonly string[] = []): PasswordFlaw | null {
  const folded = foldPassword(password);
  const signs = [...folded.replace(/\s/gu, "")];
  if (signs.length === 0) return "blank";
  if (isRepeated(signs)) return "repeated";
  if (isOrder(signs)) return "sequence";
  const letters = lettersOf(folded);
  if (isMostly(letters, SITE_WORDS)) return "site";
  if (isMostly(letters, [...wordsOf(known), ...SITE_WORDS])) return "personal";
  return null;
}

/** One sign, hardly more than one, or a short block again and again. */
function isRepeated(signs: readonly string[]): boolean {
  if (new Set(signs).size < FEWEST_SIGNS) return true;
  return signs.length >= 2 * FEWEST_SIGNS && signs.every((sign, at) => sign === signs[at % FEWEST_SIGNS]);
}

/** Runs along a row of the keyboard, the alphabet or the figures: `12345678`, `qwer1234`, `11223344`, `abc-987654`. */
function isOrder(signs: readonly string[]): boolean {
  const single = signs.filter((sign, at) => sign !== signs[at - 1]);
  let runs = 1;
  for (let at = 1; at < single.length; at += 1) if (!STEPS.has(`${single[at - 1]}${single[at]}`)) runs += 1;
  return runs <= MOST_RUNS;
}

const lettersOf = (folded: string) => folded.replace(/[^\p{L}\p{N}]/gu, "");

/** A person's words as they stand and in parts: `ana.ruiz@agencia.es` is also `anaruiz`, `ana` and `ruiz`. */
function wordsOf(known: readonly string[]): string[] {
  const words = known.flatMap((word) => {
    const folded = foldPassword(word.slice(0, 300));
    const local = folded.split("@")[0]!;
    return [folded, local, ...local.split(/[^\p{L}\p{N}]/u)].map(lettersOf);
  });
  return words.filter((word) => word.length >= SHORTEST_WORD);
}

/** Whether next to nothing is left once the words are taken out: a few signs, or figures that follow an order. */
function isMostly(letters: string, words: readonly string[]): boolean {
  let rest = letters;
  for (const word of [...new Set(words)].sort((a, b) => b.length - a.length)) rest = rest.replaceAll(word, "");
  return rest !== letters && isGuessableTail(rest);
}

/** Whether an ending makes a word no harder to guess: four characters and their marks, a date, digits in order. */
export function isGuessableTail(tail: string): boolean {
  const signs = [...tail];
  if (signs.length <= 2 * SHORT_TAIL && [...lettersOf(tail)].length <= SHORT_TAIL) return true;
  if (!/^[\d\W_]+$/.test(tail)) return false;
  const digits = tail.replace(/\D/g, "");
  const isDate = digits.length === 6 || (digits.length === 8 && /19|20/.test(digits));
  return isDate || isRepeated(signs) || isOrder(signs);
}
