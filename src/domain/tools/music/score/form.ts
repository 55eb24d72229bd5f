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

/** Phrases and how full they are in per cent, for as many phrases as there is room for before the closing one. */
const FORMS: readonly string[] = [
  "",
  "a1 60",
  "a1 55, b1 80",
  "a1 50, a2 65, b1 85",
  "a1 45, a2 60, b1 80, b2 90",
  "a1 45, a2 60, b1 80, b2 90, a2 80",
  "a1 45, a2 60, b1 80, b2 88, a1 75, a2 85",
  "a1 40, a2 55, b1 78, b2 88, bridge 35, a1 75, a2 85",
  "a1 40, a2 50, a2 62, b1 78, b2 88, bridge 35, a1 75, a2 88",
  "a1 40, a2 50, a1 60, a2 66, b1 78, b2 88, bridge 35, a1 76, a2 90",
  "a1 40, a2 50, b1 72, b2 82, bridge 35, a1 60, a2 76, b1 88, b2 95, a2 85",
  "a1 40, a2 50, b1 72, b2 82, bridge 35, a1 55, a2 66, b1 80, b2 90, a1 80, a2 92",
];
/** How full the closing phrase is after a form of its own, and where it stands alone. */
const CLOSING_FULLNESS = 0.9;
const CLOSING_ALONE_FULLNESS = 0.7;

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
    ...readForm(FORMS[phrases]!),
    ["closing", phrases > 0 ? CLOSING_FULLNESS : CLOSING_ALONE_FULLNESS],
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

function readForm(form: string): (readonly [PhraseId, number])[] {
  if (form === "") return [];
  return form.split(", ").map((entry) => {
    const [id, fullness] = entry.split(" ");
    return [id as PhraseId, Number(fullness) / 100] as const;
  });
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
