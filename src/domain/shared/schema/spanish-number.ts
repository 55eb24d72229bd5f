/** Longer than any number that somebody types, with its unit. A longer text is no number, and no pattern sees it. */
export const LONGEST_FIGURE = 64;

/**
 * Reads a number as people in Spain and Latin America type it.
 *
 * One separator before exactly three digits groups thousands in every region (`250.000` and `250,000` are 250000); with
 * two kinds of separator the last one is the decimal (`1.250,50`, `1,250.50`). Currency signs, `m²`, `%` and spaces are
 * ignored. `k` and `mil` stand for thousands; `M`, `mill.` and `millones` for millions, and a small `m` does not, because
 * it may stand for metres. The field that uses it echoes the value read, so a surprise is seen at once.
 *
 * @returns the number, or `undefined` when the text is not one
 */
export function parseSpanishNumber(text: string): number | undefined {
  const trimmed = text.trim();
  if (trimmed.length > LONGEST_FIGURE) return undefined;
  const bare = trimmed
    .replace(/[−–]/g, "-")
    .replace(/(€|\$|%|m²|m2|eur|usd)/gi, "")
    .replace(/[\s\u00a0\u202f']/g, "");
  const [, sign, digits, unit = ""] = /^([+-]?)([\d.,]+)(k|K|[Mm]il|M|[Mm]ill(?:\.|[oó]n|ones)?)?$/.exec(bare) ?? [];
  if (digits === undefined || !/\d/.test(digits)) return undefined;
  const normal = withoutGrouping(digits);
  if (normal === undefined) return undefined;
  const times = unit === "" ? 1 : /^(k|mil)$/i.test(unit) ? 1_000 : 1_000_000;
  // 1,005 k is 1005, and not 1004,9999999999999.
  const value = times === 1 ? Number(normal) : Number((Number(normal) * times).toFixed(6));
  return Number.isFinite(value) ? (sign === "-" ? -value : value) : undefined;
}

/** A number as somebody would type it: `85,5`. `parseSpanishNumber` reads it back: three decimals get a nought, for they would be thousands. */
export function typedNumber(value: number): string {
  // A product of fractions carries digits that nobody typed: 0,029 · 100.
  const text = String(Number(value.toPrecision(12)));
  return text.replace(/^(-?\d+)\.(\d{3})$/, "$1.$20").replace(".", ",");
}

/** `1.250,50` → `1250.50`; `undefined` when the separators make no number (`1.2.3`, `1,25,000.5`). */
function withoutGrouping(digits: string): string | undefined {
  const dots = digits.split(".").length - 1;
  const commas = digits.split(",").length - 1;
  if (dots + commas === 0) return digits;
  if (dots > 0 && commas > 0) {
    const decimal = digits.lastIndexOf(".") > digits.lastIndexOf(",") ? "." : ",";
    const group = decimal === "." ? "," : ".";
    const [whole = "", fraction = "", ...rest] = digits.split(decimal);
    if (rest.length > 0 || fraction.includes(group) || !isGrouped(whole, group)) return undefined;
    return `${whole.replaceAll(group, "")}.${fraction}`;
  }
  const separator = dots > 0 ? "." : ",";
  if (dots + commas > 1) return isGrouped(digits, separator) ? digits.replaceAll(separator, "") : undefined;
  const [whole = "", fraction = ""] = digits.split(separator);
  // "0,125" is a decimal: nobody groups a lone zero.
  if (fraction.length === 3 && /^[1-9]\d{0,2}$/.test(whole)) return whole + fraction;
  return `${whole || "0"}.${fraction || "0"}`;
}

function isGrouped(text: string, separator: string): boolean {
  const [first = "", ...groups] = text.split(separator);
  return /^\d{1,3}$/.test(first) && groups.every((group) => /^\d{3}$/.test(group));
}
