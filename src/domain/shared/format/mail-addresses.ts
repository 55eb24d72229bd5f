/** Longest part before the @ that mail knows. */
const LONGEST_LOCAL = 64;

interface Letters {
  /** Sign between the parts of an address: `@`, or a replacement of it. */
  at?: RegExp;
  /** One letter of the part before. */
  local: RegExp;
  /** The part after, matched from the place where the search is (flag `y`). */
  domain: RegExp;
}

interface Stretch {
  start: number;
  end: number;
  text: string;
}

/**
 * Positions of mail addresses in a text. Looks around each @ instead of trying each letter as the first of an address,
 * so that a long text takes as many steps as it has letters.
 */
export function mailAddressesIn(text: string, { at = /@/g, local, domain }: Letters): Stretch[] {
  const found: Stretch[] = [];
  for (const { index, 0: sign } of text.matchAll(at)) {
    const last = found.at(-1)?.end ?? 0;
    if (index < last) continue;
    let start = index;
    while (start > last && index - start < LONGEST_LOCAL && local.test(text[start - 1]!)) start -= 1;
    if (start === index) continue;
    domain.lastIndex = index + sign.length;
    const match = domain.exec(text);
    if (match) found.push({ start, end: domain.lastIndex, text: text.slice(start, domain.lastIndex) });
  }
  return found;
}

/** A text with something else, or nothing, where addresses stood. */
export function withoutMailAddresses(text: string, letters: Letters, instead = ""): string {
  const kept: string[] = [];
  let from = 0;
  for (const { start, end } of mailAddressesIn(text, letters)) {
    kept.push(text.slice(from, start), instead);
    from = end;
  }
  return kept.join("") + text.slice(from);
}
