import type { PhraseId, Piece } from "./piece.ts";
import { chordsOfBars, notesOfBars, type WrittenChord, type WrittenNote } from "./read-phrase.ts";

/** One bar of the whole, with the part of it that sounds. */
export interface Bar {
  /** Beats from the last chord to the start of the bar: below zero before it. */
  startBeat: number;
  /** The first beat that sounds: above zero only where the film begins within the bar. */
  fromBeat: number;
  phrase: PhraseId;
  /** Which bar of its phrase it is. */
  index: number;
  /** How much plays, 0 to 1. */
  fullness: number;
  chords: readonly WrittenChord[];
  lead: readonly WrittenNote[];
  counter: readonly WrittenNote[];
  gainDb: number;
  /** The first bar of a phrase, and the last bar before a new section. */
  isFirst: boolean;
  isTurn: boolean;
}

/** Phrases and how full they are, for as many phrases as there is room for before the closing one. */
const FORMS: readonly (readonly (readonly [PhraseId, number])[])[] = [
  [],
  [["a1", 0.55]],
  [
    ["a1", 0.5],
    ["a2", 0.65],
  ],
  [
    ["a1", 0.5],
    ["a2", 0.65],
    ["b1", 0.85],
  ],
  [
    ["a1", 0.45],
    ["a2", 0.6],
    ["b1", 0.8],
    ["b2", 0.9],
  ],
  [
    ["a1", 0.45],
    ["a2", 0.6],
    ["b1", 0.8],
    ["b2", 0.9],
    ["a2", 0.75],
  ],
  [
    ["a1", 0.4],
    ["a2", 0.55],
    ["b1", 0.75],
    ["b2", 0.85],
    ["a1", 0.7],
    ["a2", 0.8],
  ],
  [
    ["a1", 0.4],
    ["a2", 0.55],
    ["b1", 0.75],
    ["b2", 0.85],
    ["bridge", 0.35],
    ["a1", 0.75],
    ["a2", 0.85],
  ],
  [
    ["a1", 0.4],
    ["a2", 0.5],
    ["a2", 0.6],
    ["b1", 0.75],
    ["b2", 0.85],
    ["bridge", 0.35],
    ["a1", 0.75],
    ["a2", 0.85],
  ],
  [
    ["a1", 0.4],
    ["a2", 0.5],
    ["a1", 0.6],
    ["a2", 0.65],
    ["b1", 0.75],
    ["b2", 0.85],
    ["bridge", 0.35],
    ["a1", 0.75],
    ["a2", 0.9],
  ],
  [
    ["a1", 0.4],
    ["a2", 0.5],
    ["b1", 0.7],
    ["b2", 0.8],
    ["bridge", 0.35],
    ["a1", 0.6],
    ["a2", 0.75],
    ["b1", 0.85],
    ["b2", 0.95],
    ["a2", 0.85],
  ],
  [
    ["a1", 0.4],
    ["a2", 0.5],
    ["b1", 0.7],
    ["b2", 0.8],
    ["bridge", 0.35],
    ["a1", 0.55],
    ["a2", 0.65],
    ["b1", 0.8],
    ["b2", 0.9],
    ["a1", 0.8],
    ["a2", 0.9],
  ],
];

const PHRASE_BARS = 4;

/**
 * Lays the bars of a piece before its last chord: an opening of one to four bars, phrases of four bars whose number
 * says their order, and the closing phrase. A film that begins within a bar gets the end of one more opening bar.
 *
 * @param beats from the start of the film to the last chord
 */
export function layBars(piece: Piece, beats: number): Bar[] {
  const perBar = piece.beatsPerBar;
  // A rest of less than a thirty-second is a rounding error, not a bar.
  const whole = Math.floor(beats / perBar + 1e-6);
  const rest = beats - whole * perBar > 0.125 ? beats - whole * perBar : 0;
  const closingBars = Math.min(PHRASE_BARS, whole);
  const spare = whole - closingBars;
  // In a short piece the theme must not wait: the opening is one bar, and what is left is the theme's first bars.
  const left = spare % PHRASE_BARS;
  const openingBars = spare < PHRASE_BARS ? Math.min(left, 1) : left || (spare > 16 ? PHRASE_BARS : 0);
  const themeBars = spare < PHRASE_BARS ? left - openingBars : 0;
  const fours = (spare - openingBars - themeBars) / PHRASE_BARS;
  const phrases = Math.min(fours, FORMS.length - 1);
  const missing = fours - phrases;
  const order: (readonly [PhraseId, number])[] = [
    ...Array.from({ length: missing }, () => ["a1", 0.4] as const),
    ...FORMS[phrases]!,
    ["closing", phrases > 2 ? 0.85 : 0.7],
  ];
  const bars: Bar[] = [];
  let at = -whole;
  const push = (id: PhraseId, index: number, fullness: number, isTurn: boolean) => {
    bars.push({ ...barOf(piece, id, index), startBeat: at * perBar, fromBeat: 0, fullness, isTurn });
    at++;
  };
  if (rest > 0) {
    at -= 1;
    push("opening", 0, 0.3, false);
    bars[0]!.fromBeat = perBar - rest;
  }
  for (let index = 0; index < openingBars; index++) push("opening", index, 0.3, index === openingBars - 1);
  for (let index = 0; index < themeBars; index++) push("a1", index, 0.55, index === themeBars - 1);
  order.forEach(([id, fullness], place) => {
    const first = id === "closing" ? PHRASE_BARS - closingBars : 0;
    for (let index = first; index < PHRASE_BARS; index++) {
      const isLast = index === PHRASE_BARS - 1;
      push(id, index, fullness, isLast && isNewSection(id, order[place + 1]?.[0]));
    }
  });
  return bars;
}

function isNewSection(id: PhraseId, next: PhraseId | undefined): boolean {
  return next === undefined || next[0] !== id[0] || next === "a1" || next === "closing";
}

function barOf(piece: Piece, id: PhraseId, index: number) {
  const { chords, lead = "", counter = "", gainDb = 0 } = piece.phrases[id];
  const perBar = piece.beatsPerBar;
  const bars = chordsOfBars(chords, perBar);
  const place = index % bars.length;
  return {
    phrase: id,
    index,
    chords: bars[place]!,
    lead: notesOfBars(lead, perBar)[place] ?? [],
    counter: notesOfBars(counter, perBar)[place] ?? [],
    gainDb,
    isFirst: index === 0,
  };
}
