/**
 * Text as it is compared, never as it is shown: lower case, no accents (ñ becomes n), ª and º kept as letters a and o,
 * every run of anything else a single space. `"L'Hospitalet, Nº 3"` → `"l hospitalet no 3"`.
 */
export function fold(text: string): string {
  return text
    .normalize("NFKD")
    .replace(/[\u0300-\u036f]/g, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, " ")
    .trim();
}

/** Letters that are no letter with a mark, and how they are typed on other keyboards. */
export const TYPED_AS: ReadonlyMap<string, string> = new Map(
  Object.entries({ ø: "o", ł: "l", đ: "d", ð: "d", ı: "i", ß: "ss", æ: "ae", œ: "oe", þ: "th" }),
);

/**
 * The same for names of people, who come from everywhere: the letters of every script stay, and those that Spanish
 * keyboards lack become the letters typed in their place. `"Łukasz Bjørn, Олена"` → `"lukasz bjorn олена"`.
 */
export function foldName(text: string): string {
  return text
    .normalize("NFKD")
    .toLowerCase()
    .replace(/\p{M}+/gu, "")
    .replace(/[øłđðıßæœþ]/g, (letter) => TYPED_AS.get(letter)!)
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}

/**
 * Whether two words differ by at most one letter: one changed, missing, added, or two neighbours swapped.
 * Linear in the length, so it can run over a whole table at each key stroke.
 */
export function withinOneEdit(a: string, b: string): boolean {
  if (a === b) return true;
  const [short, long] = a.length <= b.length ? [a, b] : [b, a];
  if (long.length - short.length > 1) return false;
  let start = 0;
  while (start < short.length && short[start] === long[start]) start++;
  if (long.length > short.length) return short.slice(start) === long.slice(start + 1);
  if (short.slice(start + 1) === long.slice(start + 1)) return true;
  return (
    short[start] === long[start + 1] &&
    short[start + 1] === long[start] &&
    short.slice(start + 2) === long.slice(start + 2)
  );
}
