/** Where beats fall in a film. */
export interface Fit {
  /** The tempo that was chosen. */
  beatsPerMinute: number;
  /** Seconds at which the last chord begins. */
  endSeconds: number;
  /** Beats from the start of the film to the last chord; the first beat may be cut into. */
  beats: number;
  /** For each cut, seconds to the nearest half beat. */
  cutDistances: readonly number[];
  /** For each cut, seconds to the nearest whole beat. */
  beatDistances: readonly number[];
}

/** How far a tempo may go from the written one: as far as a band that plays the same piece on another evening. */
const TEMPO_SHARE = 0.04;
/** Where no tempo of the narrow range puts the cuts on the grid, a faster or slower evening is tried. */
const WIDE_TEMPO_SHARE = 0.1;
const TRIED = 0.0005;
/** A cut so near to the grid is heard and seen as one with it (ITU-R BT.1359 finds 45 to 125 ms detectable). */
export const NEAR_SECONDS = 0.06;

/**
 * Chooses the tempo and lays beats backwards from the last cut, where the last chord falls exactly.
 *
 * Cuts shall fall on beats, or else halfway between two. Tempi within 4 % are tried first; up to 10 % are allowed where
 * that brings cuts onto the grid that would miss it. Where the last picture stands for more than twelve seconds or for
 * less than half a second, the last chord falls three seconds before the end instead.
 *
 * @param seconds length of the film, 6 to 90
 * @param cuts seconds at which pictures change, in any order; those outside the film are left out
 * @param beatsPerMinute as written
 */
export function fitToCuts(seconds: number, cuts: readonly number[], beatsPerMinute: number, beatsPerBar: number): Fit {
  const inside = cuts.filter((cut) => cut > 0 && cut < seconds).sort((a, b) => a - b);
  const endSeconds = endOf(seconds, inside);
  const marks = inside.filter((cut) => cut < endSeconds);
  let best = { cost: Number.POSITIVE_INFINITY, tempo: beatsPerMinute };
  const tried = Math.round(WIDE_TEMPO_SHARE / TRIED);
  for (let step = -tried; step <= tried; step++) {
    const share = step * TRIED;
    const tempo = beatsPerMinute * (1 + share);
    const cost = costOf(tempo, share, endSeconds, marks, beatsPerBar);
    if (cost < best.cost) best = { cost, tempo };
  }
  const beat = 60 / best.tempo;
  const distances = (grid: number) => inside.map((cut) => distanceToGrid(endSeconds - cut, grid));
  return {
    beatsPerMinute: best.tempo,
    endSeconds,
    beats: endSeconds / beat,
    cutDistances: distances(beat / 2),
    beatDistances: distances(beat),
  };
}

function endOf(seconds: number, cuts: readonly number[]): number {
  const last = cuts.at(-1);
  if (last !== undefined && seconds - last >= 0.5 && seconds - last <= 12 && last >= 2) return last;
  return seconds - Math.min(3, seconds * 0.3);
}

/** In milliseconds squared for each cut, so that all parts of the sum are of one size. */
function costOf(tempo: number, share: number, end: number, cuts: readonly number[], beatsPerBar: number): number {
  const beat = 60 / tempo;
  let cost = 0;
  for (const cut of cuts) {
    const before = end - cut;
    const onBeat = distanceToGrid(before, beat) * 1000;
    const onHalf = distanceToGrid(before, beat / 2) * 1000;
    const onBar = distanceToGrid(before, beat * beatsPerBar) * 1000;
    // Halfway between two beats is worth a miss of 25 ms, away from the bar's first beat one of 8 ms.
    cost += Math.min(onBeat * onBeat, onHalf * onHalf + 625, 40_000) + (onBar > 60 ? 64 : 0);
    if (onHalf > NEAR_SECONDS * 1000) cost += 20_000;
  }
  const perCut = cost / Math.max(1, cuts.length);
  const beyond = Math.max(0, Math.abs(share) - TEMPO_SHARE - 1e-9);
  // The music should begin on a beat, best on the first of a bar.
  const startMiss = distanceToGrid(end, beat) * 1000;
  const start =
    Math.min(startMiss * startMiss, 10_000) * 0.1 + (distanceToGrid(end, beat * beatsPerBar) > 0.06 ? 150 : 0);
  return perCut + start + (share / TEMPO_SHARE) ** 2 * 150 + (beyond > 0 ? 1200 + (beyond / TEMPO_SHARE) * 400 : 0);
}

function distanceToGrid(seconds: number, grid: number): number {
  return Math.abs(seconds - Math.round(seconds / grid) * grid);
}
