/** The marks of a way of writing numbers. */
export interface Marks {
  /** Between groups of three figures. */
  group: string;
  /** Before the decimals. */
  decimal: string;
}

/** Numbers that JavaScript writes with an exponent are beyond what a page shows. */
const SHORT = /^(\d+)(?:\.(\d+))?$/;

/**
 * A number's figures without its sign: `342.000,5`. It rounds the decimals that JavaScript itself writes for the number, a half
 * away from zero, as `Intl.NumberFormat` does. That one is not asked because the first formatter of a page costs a slow phone
 * a twentieth of a second, and it would be paid before the page answers its first touch.
 *
 * @param value any number
 * @param maxDecimals most figures behind the mark, from 0
 * @param minDecimals fewest of them, from 0 to `maxDecimals`
 * @returns null for what is no finite number or is written with an exponent
 */
export function digitsOf(value: number, maxDecimals: number, minDecimals: number, marks: Marks): string | null {
  const parts = SHORT.exec(String(Math.abs(value)));
  if (!parts) return null;
  const [, whole = "", decimals = ""] = parts;
  const kept = decimals.padEnd(maxDecimals, "0").slice(0, maxDecimals);
  const rounded = (decimals[maxDecimals] ?? "0") >= "5" ? increment(whole + kept) : whole + kept;
  const end = rounded.length - maxDecimals;
  const shown = withoutEnd(rounded.slice(end), "0").padEnd(minDecimals, "0");
  return grouped(rounded.slice(0, end), marks.group) + (shown === "" ? "" : marks.decimal + shown);
}

/** The next number: `1299` gives `1300`, `99` gives `100`. */
function increment(figures: string): string {
  const head = withoutEnd(figures, "9");
  const next = head === "" ? "1" : head.slice(0, -1) + String(Number(head.at(-1)) + 1);
  return next + "0".repeat(figures.length - head.length);
}

/** A text without the letters at its end that are this one. */
function withoutEnd(text: string, letter: string): string {
  let length = text.length;
  while (length > 0 && text[length - 1] === letter) length--;
  return text.slice(0, length);
}

/** In groups of three from the right; four figures are grouped too. */
function grouped(figures: string, mark: string): string {
  let text = figures.slice(-3);
  for (let end = figures.length - 3; end > 0; end -= 3) text = figures.slice(Math.max(0, end - 3), end) + mark + text;
  return text;
}
