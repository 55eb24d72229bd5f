import { formatArea, formatMoney, formatNumber, formatPercent } from "../../shared/format/format.ts";

/** Writes numbers into an answer and remembers each: the answer may contain no other figure. */
export interface CitedFigures {
  money(amount: number, currency?: string, decimals?: number): string;
  area(areaM2: number): string;
  percent(fraction: number, maxDecimals?: number, minDecimals?: number): string;
  number(value: number, maxDecimals?: number): string;
  /**
   * A text of ours that is shown unchanged (a source's title, a label of a table): its numbers may be used in the
   * answer.
   */
  quote(text: string): string;
  readonly figures: readonly number[];
}

/**
 * Formatters that remember every number they write, so that an answer's wording can later be checked against `figures`.
 * Fractions are given as 0.03 for 3 %; areas in m²; money in whole units of its currency.
 */
export function citedFigures(): CitedFigures {
  const figures: number[] = [];
  const remember = (text: string) => {
    figures.push(...numbersIn(text));
    return text;
  };
  return {
    money: (amount, currency = "EUR", decimals = 0) => remember(formatMoney(amount, currency, decimals)),
    area: (areaM2) => remember(formatArea(areaM2)),
    percent: (fraction, maxDecimals = 1, minDecimals = 0) =>
      remember(formatPercent(fraction, maxDecimals, minDecimals)),
    number: (value, maxDecimals = 0) => remember(formatNumber(value, maxDecimals)),
    quote: remember,
    figures,
  };
}

/** A number as Mexico and Peru write it, where it can be no other: `7,016,853`, `1,234.50`. `85,000` reads as in Spain. */
const WITH_COMMAS = /^\d{1,3}(?:,\d{3})+(?:\.\d+|,\d{3})/;

/** The numbers of a Spanish text as values: `1.234,5` is 1234.5; dates and ordinals give their parts. */
export function numbersIn(text: string): number[] {
  return [
    ...text.matchAll(/\d{1,3}(?:,\d{3})+(?:\.\d+|,\d{3})|\d{1,3}(?:[.\u00a0\u202f]\d{3})+(?:,\d+)?|\d+(?:[,.]\d+)?/g),
  ].map(([written]) => {
    if (WITH_COMMAS.test(written)) return Number(written.replaceAll(",", ""));
    const plain = /^\d{1,3}(?:[.\u00a0\u202f]\d{3})+/.test(written) ? written.replace(/[.\u00a0\u202f]/g, "") : written;
    return Number(plain.replace(",", "."));
  });
}
