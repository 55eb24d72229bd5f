import type { Chord } from "./chord.ts";

/** Keys from low to high that sound together. */
export type Voicing = readonly number[];

interface VoicingSpace {
  /** How many keys at once, 2 to 5. */
  voices: number;
  low: number;
  high: number;
}

/**
 * Lays chords out so that every voice moves as little as it can: the cheapest way through all layouts of all chords
 * (Viterbi), not merely from one chord to the next.
 *
 * A step costs the semitones that voices move; leaps of the top voice, and fifths or octaves that the outer voices make
 * in parallel with the bass, cost more. A layout costs more when it is muddy below, crowded or far from the middle.
 *
 * @returns one voicing for each chord
 * @throws when a chord has no layout in that space
 */
export function leadVoices(chords: readonly Chord[], space: VoicingSpace): Voicing[] {
  let before: { voicing: Voicing; cost: number; from: number }[] = [];
  const rows: (typeof before)[] = [];
  chords.forEach((chord, at) => {
    const row = layoutsOf(chord, space).map((voicing) => {
      const own = layoutCost(voicing, space);
      if (at === 0) return { voicing, cost: own, from: -1 };
      let best = 0;
      let lowest = Number.POSITIVE_INFINITY;
      before.forEach((last, index) => {
        const cost = last.cost + stepCost(last.voicing, voicing, chords[at - 1]!, chord);
        if (cost < lowest) {
          lowest = cost;
          best = index;
        }
      });
      return { voicing, cost: lowest + own, from: best };
    });
    if (row.length === 0) throw new Error(`${chord.symbol} has no layout with ${space.voices} voices here.`);
    rows.push(row);
    before = row;
  });
  const found: Voicing[] = [];
  let index = before.reduce((best, { cost }, at) => (cost < before[best]!.cost ? at : best), 0);
  for (let at = rows.length - 1; at >= 0; at--) {
    const state = rows[at]![index]!;
    found.unshift(state.voicing);
    index = state.from;
  }
  return found;
}

/** All layouts of a chord: its needed notes are there, nothing is doubled that must not be, neighbours lie close. */
function layoutsOf(chord: Chord, { voices, low, high }: VoicingSpace): Voicing[] {
  const keys: number[] = [];
  for (let key = low; key <= high; key++) if (chord.tones.includes(key % 12)) keys.push(key);
  const found: Voicing[] = [];
  const needed = chord.needed.slice(0, voices);
  const mayDouble = chord.tones.length < voices;
  const extend = (taken: number[], from: number) => {
    if (taken.length === voices) {
      if (needed.every((tone) => taken.some((key) => key % 12 === tone))) found.push(taken);
      return;
    }
    for (let at = from; at < keys.length; at++) {
      const key = keys[at]!;
      if (taken.length > 0 && key - taken.at(-1)! > 9) break;
      const isDoubled = taken.some((other) => other % 12 === key % 12);
      // A doubled third or seventh sticks out; roots and fifths may be doubled where notes are fewer than voices.
      if (isDoubled && (!mayDouble || chord.needed.includes(key % 12))) continue;
      extend([...taken, key], at + 1);
    }
  };
  extend([], 0);
  return found;
}

function layoutCost(voicing: Voicing, { low, high }: VoicingSpace): number {
  let cost = Math.abs((voicing[0]! + voicing.at(-1)!) / 2 - (low + high) / 2) * 0.6;
  for (let at = 1; at < voicing.length; at++) {
    const gap = voicing[at]! - voicing[at - 1]!;
    if (gap === 1) cost += at === voicing.length - 1 ? 6 : 2;
    if (gap < 4 && voicing[at - 1]! < 52) cost += 3;
    if (gap > 7) cost += 1;
  }
  return cost;
}

function stepCost(a: Voicing, b: Voicing, from: Chord, to: Chord): number {
  let cost = 0;
  for (let voice = 0; voice < a.length; voice++) cost += Math.abs(b[voice]! - a[voice]!);
  const leap = Math.abs(b.at(-1)! - a.at(-1)!);
  if (leap > 4) cost += (leap - 4) * 2;
  for (const voice of [0, a.length - 1]) {
    const first = (a[voice]! - from.bass) % 12;
    const second = (b[voice]! - to.bass) % 12;
    const moves = a[voice] !== b[voice] && from.bass !== to.bass;
    if (moves && first === second && (first === 0 || first === 7)) cost += 3;
  }
  return cost;
}
