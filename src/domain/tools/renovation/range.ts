/** A figure that nobody knows exactly: the prudent end, the one that is used, the far end. */
export interface Range {
  low: number;
  usual: number;
  high: number;
}

/** A figure that is known: all its ends are the same. */
export const exactly = (value: number): Range => ({ low: value, usual: value, high: value });

/** Each end times a factor, which is not below zero: another would turn the ends round. */
export const scaled = ({ low, usual, high }: Range, by: number): Range => ({
  low: low * by,
  usual: usual * by,
  high: high * by,
});

/** End by end: all low ones, all usual ones, all high ones. Nothing adds up to zero. */
export const sumOf = (ranges: readonly Range[]): Range => ({
  low: ranges.reduce((sum, { low }) => sum + low, 0),
  usual: ranges.reduce((sum, { usual }) => sum + usual, 0),
  high: ranges.reduce((sum, { high }) => sum + high, 0),
});
