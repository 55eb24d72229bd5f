import { pitchClassOf } from "./pitch.ts";

/** A chord by its symbol: pitch classes count semitones above C. */
export interface Chord {
  symbol: string;
  root: number;
  /** The note of the bass: the root, or what stands after the stroke. */
  bass: number;
  /** All its notes, the root first. */
  tones: readonly number[];
  /** Notes without which it would be another chord: third or fourth, seventh or sixth, and named tensions. */
  needed: readonly number[];
}

/** Semitones above the root; needed ones are marked by a decimal point of nothing: their list stands second. */
const QUALITIES: Readonly<Record<string, { tones: readonly number[]; needed: readonly number[] }>> = {
  "": { tones: [0, 4, 7], needed: [4] },
  m: { tones: [0, 3, 7], needed: [3] },
  "5": { tones: [0, 7], needed: [0] },
  "6": { tones: [0, 4, 7, 9], needed: [4, 9] },
  m6: { tones: [0, 3, 7, 9], needed: [3, 9] },
  "69": { tones: [0, 4, 7, 9, 2], needed: [4, 9, 2] },
  "7": { tones: [0, 4, 7, 10], needed: [4, 10] },
  maj7: { tones: [0, 4, 7, 11], needed: [4, 11] },
  m7: { tones: [0, 3, 7, 10], needed: [3, 10] },
  "9": { tones: [0, 4, 7, 10, 2], needed: [4, 10, 2] },
  maj9: { tones: [0, 4, 7, 11, 2], needed: [4, 11, 2] },
  m9: { tones: [0, 3, 7, 10, 2], needed: [3, 10, 2] },
  add9: { tones: [0, 4, 7, 2], needed: [4, 2] },
  madd9: { tones: [0, 3, 7, 2], needed: [3, 2] },
  m11: { tones: [0, 3, 7, 10, 5], needed: [3, 10, 5] },
  sus2: { tones: [0, 2, 7], needed: [2] },
  sus4: { tones: [0, 5, 7], needed: [5] },
  "7sus4": { tones: [0, 5, 7, 10], needed: [5, 10] },
  "9sus4": { tones: [0, 5, 7, 10, 2], needed: [5, 10, 2] },
  "13": { tones: [0, 4, 7, 10, 9], needed: [4, 10, 9] },
  "7b9": { tones: [0, 4, 7, 10, 1], needed: [4, 10, 1] },
  "maj7#11": { tones: [0, 4, 7, 11, 6], needed: [4, 11, 6] },
  m7b5: { tones: [0, 3, 6, 10], needed: [3, 6, 10] },
  dim7: { tones: [0, 3, 6, 9], needed: [0, 3, 6, 9] },
};

/** Reads a symbol as "Bbmaj9" or "C/E". @throws when root or quality is unknown */
export function chordOf(symbol: string): Chord {
  const [upper = "", below] = symbol.split("/");
  const rootName = upper.slice(0, upper[1] === "#" || upper[1] === "b" ? 2 : 1);
  const quality = QUALITIES[upper.slice(rootName.length)];
  if (!quality) throw new Error(`No chord is written "${symbol}".`);
  const root = pitchClassOf(rootName);
  const above = (semitones: number) => (root + semitones) % 12;
  return {
    symbol,
    root,
    bass: below === undefined ? root : pitchClassOf(below),
    tones: quality.tones.map(above),
    needed: quality.needed.map(above),
  };
}
