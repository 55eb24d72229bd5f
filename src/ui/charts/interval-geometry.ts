import { type Domain, extent, fractionOf } from "./scale.ts";

export interface IntervalGeometry {
  domain: Domain;
  /** The centre label takes a line of its own, because beside the ends it would run into them. */
  stacked: boolean;
  /** The end labels grow outward at every width, not only on phones. */
  outward: boolean;
  /** Comparables beyond the drawn axis; they are named, not squeezed onto its edge. */
  offScale: number;
}

/** Narrowest plot we promise legible labels at, px (a 320 px screen minus its gutters), and where labels may centre. */
const NARROW = 272;
const MEDIUM = 448;
/** Mean advance of a digit at 14 px, and the air between two labels, px. */
const CHARACTER = 7.6;
const AIR = 8;

/**
 * Axis and label placement of a dimension line.
 *
 * The axis contains the 80 % band and, as far as they stay within one band's width on each side, the comparables: a
 * single far one must not flatten the rest. Both sides keep enough room for the end label to stand outside the band.
 */
export function intervalGeometry(input: {
  value: number;
  low: number;
  high: number;
  dots: readonly number[];
  labelLengths: { low: number; value: number; high: number };
}): IntervalGeometry {
  const { value, low, high, dots, labelLengths } = input;
  const width = high - low || Math.abs(value) * 0.02 || 1;
  const longestEnd = Math.max(labelLengths.low, labelLengths.high) * CHARACTER;
  // Side s (in band widths) leaves s / (1 + 2 s) of the plot at each side of the band.
  const share = Math.min(0.38, (longestEnd + AIR) / NARROW);
  const side = Math.max(0.3, share / (1 - 2 * share));
  const reach = Math.max(side, 0.9) * width;
  const near = dots.filter((dot) => dot >= low - reach && dot <= high + reach);
  const [from, to] = extent([
    low - side * width,
    high + side * width,
    ...near.map((d) => d - width * 0.06),
    ...near.map((d) => d + width * 0.06),
  ]);
  const domain: Domain = [from, to];
  const gap = Math.min(
    fractionOf(value, domain) - fractionOf(low, domain),
    fractionOf(high, domain) - fractionOf(value, domain),
  );
  return {
    domain,
    stacked: gap * NARROW < (labelLengths.value * CHARACTER) / 2 + AIR / 2,
    outward: gap * MEDIUM < (labelLengths.value * CHARACTER + longestEnd) / 2 + AIR,
    offScale: dots.length - near.length,
  };
}
