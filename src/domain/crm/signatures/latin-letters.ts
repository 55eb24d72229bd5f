/**
 * Names in letters that the font of our papers lacks, written in Latin ones, so that no name becomes a row of boxes. Greek and Cyrillic
 * are transliterated, letter by letter, as passports do it; any other sign is written as its number. The evidence keeps the original.
 */

const CYRILLIC =
  "а=a б=b в=v г=g ґ=g ѓ=g д=d ђ=dj е=e ё=e є=ie ж=zh з=z ѕ=dz и=i і=i ї=i й=i ј=j к=k ќ=k л=l љ=lj м=m н=n њ=nj о=o п=p р=r с=s т=t ћ=c у=u ў=u ф=f х=kh ц=ts ч=ch џ=dz ш=sh щ=shch ъ=ie ы=y ь= э=e ю=iu я=ia";
const GREEK = "α=a β=v γ=g δ=d ε=e ζ=z η=i θ=th ι=i κ=k λ=l μ=m ν=n ξ=x ο=o π=p ρ=r σ=s ς=s τ=t υ=y φ=f χ=ch ψ=ps ω=o";

const LETTERS: ReadonlyMap<string, string> = new Map(
  `${CYRILLIC} ${GREEK}`.split(" ").map((pair) => pair.split("=") as [string, string]),
);

/** Accents of Greek, and of decomposed letters. */
const ACCENTS = /\p{M}/gu;
/** Signs that are not seen: marks of direction, joiners, selectors of a form. */
const UNSEEN = /\p{Cf}|\p{Cc}|\p{Variation_Selector}/u;

/**
 * A text with each sign that cannot be drawn in Latin letters: `Ольга` becomes `Olga`, and `张` becomes `[U+5F20]`.
 *
 * @param isDrawn whether the font has a sign
 */
export function inDrawnLetters(text: string, isDrawn: (sign: string) => boolean): string {
  let written = "";
  let before = "";
  for (const sign of text.normalize("NFC")) {
    const letter = otherLetter(sign, before);
    // A font may have some Greek letters for formulas: a name of both alphabets would be no name.
    if (letter !== undefined) written += letter;
    else if (isDrawn(sign)) written += sign;
    else if (sign === "\n" || sign === "\t") written += " ";
    else if (!UNSEEN.test(sign)) written += latinOf(sign, isDrawn);
    before = sign;
  }
  return written;
}

/** A letter of Greek or Cyrillic in Latin ones; undefined for any other sign. @param before the sign before it */
function otherLetter(sign: string, before: string): string | undefined {
  const small = sign.toLowerCase();
  const base = bare(small);
  // Greek writes the sound «u» with two letters.
  const known = base === "υ" && bare(before.toLowerCase()) === "ο" ? "u" : (LETTERS.get(small) ?? LETTERS.get(base));
  if (known === undefined) return undefined;
  return small === sign ? known : known.charAt(0).toUpperCase() + known.slice(1);
}

function latinOf(sign: string, isDrawn: (sign: string) => boolean): string {
  const base = bare(sign);
  // A Latin letter with more accents than the font has, or a mark without a letter of its own.
  if ([...base].every(isDrawn)) return base;
  return `[U+${sign.codePointAt(0)!.toString(16).toUpperCase().padStart(4, "0")}]`;
}

const bare = (sign: string): string => sign.normalize("NFKD").replace(ACCENTS, "");
