import { expect, test } from "vitest";
import type { Fit } from "./fit-to-cuts.ts";
import { layBars } from "./form.ts";
import { performPart } from "./perform.ts";
import type { Part, Phrase, Piece } from "./piece.ts";

const PHRASE: Phrase = { chords: "C | F | C G | G", lead: "E5:2 G5:2 | A5:4 | G5:2 D5:2 | B4:4" };

/** A piece of one phrase at 60 beats a minute, so that beats are seconds. */
function pieceWith(part: Part, more: Partial<Piece> = {}): Piece {
  return {
    id: "study",
    name: "Estudio",
    mood: "Neutro",
    key: "Do mayor",
    tonic: "C",
    beatsPerMinute: 60,
    beatsPerBar: 4,
    phrases: { opening: PHRASE, a1: PHRASE, a2: PHRASE, b1: PHRASE, b2: PHRASE, bridge: PHRASE, closing: PHRASE },
    lastChord: "C",
    lastKey: "C5",
    parts: [part],
    room: { seconds: 1, level: 0, brightness: 0.5 },
    ...more,
  };
}

/** Plays the closing phrase, sixteen seconds long, and four seconds after it: notes as rounded beats and keys. */
function played(part: Part, more: Partial<Piece> = {}, beats = 16) {
  const piece = pieceWith(part, more);
  const fit: Fit = { beatsPerMinute: 60, endSeconds: beats, beats, cutDistances: [], beatDistances: [] };
  return performPart(piece, part, layBars(piece, beats), fit, beats + 4);
}

const near = (seconds: number) => Math.round(seconds * 20) / 20;

test("a bass plays roots, fifths and a semitone towards the next root", () => {
  const notes = played({
    kind: "bass",
    instrument: "electric-bass",
    low: 36,
    gainDb: 0,
    patterns: [{ from: 0, steps: "R.FA" }],
  });
  expect(notes.slice(0, 3).map(({ seconds, pitch }) => [near(seconds), pitch])).toEqual([
    [0, 36],
    [2, 43],
    [3, 40],
  ]);
  expect(notes.at(-1)).toMatchObject({ seconds: 16, pitch: 36 });
});

test("a second chord in a bar is put in where no letter stands near, and played early where one does", () => {
  const roots = (steps: string) =>
    played({ kind: "bass", instrument: "electric-bass", low: 36, gainDb: 0, patterns: [{ from: 0, steps }] })
      .filter(({ seconds }) => seconds > 7.9 && seconds < 11.9)
      .map(({ seconds, pitch }) => [near(seconds), pitch]);
  expect(roots("R")).toEqual([
    [8, 36],
    [10, 43],
  ]);
  expect(roots("R..f....")).toEqual([
    [8, 36],
    [9.5, 43],
  ]);
});

test("chords sound all voices together, ring until the next letter, and end on the last chord exactly", () => {
  const notes = played({
    kind: "chords",
    instrument: "piano",
    voices: 3,
    low: 55,
    high: 72,
    gainDb: 0,
    patterns: [{ from: 0, steps: "x..x" }],
  });
  const first = notes.slice(0, 3);
  expect(first.map(({ pitch }) => pitch % 12).sort((a, b) => a - b)).toEqual([0, 4, 7]);
  for (const { lasts } of first) expect(lasts).toBeCloseTo(3, 1);
  expect(notes.filter(({ seconds }) => seconds === 16)).toHaveLength(3);
});

test("figures go on after the last chord, softer and softer", () => {
  const notes = played(
    {
      kind: "chords",
      instrument: "piano",
      voices: 3,
      low: 55,
      high: 72,
      gainDb: 0,
      goesOn: "0.1.",
      patterns: [{ from: 0, steps: "x" }],
    },
    { beatsPerBar: 4 },
    16,
  );
  // Four seconds are one bar: nothing fits but the chord itself.
  expect(notes.at(-1)!.seconds).toBe(16);
  const waltz = played(
    {
      kind: "chords",
      instrument: "piano",
      voices: 3,
      low: 55,
      high: 72,
      gainDb: 0,
      goesOn: "012",
      patterns: [{ from: 0, steps: "x" }],
    },
    { beatsPerBar: 3, phrases: { ...pieceWith({} as Part).phrases, closing: { chords: "C | F | G | G" } } },
    12,
  );
  expect(near(waltz.at(-1)!.seconds)).toBe(15);
  expect(waltz.at(-1)!.velocity).toBeLessThan(0.7);
});

test("drums play the fill before a new section and end with the last chord where they are asked to", () => {
  const notes = played({
    kind: "drums",
    drum: "snare",
    gainDb: 0,
    fill: "..99",
    ends: true,
    patterns: [{ from: 0, steps: "9..." }],
  });
  expect(notes.map(({ seconds }) => near(seconds))).toEqual([0, 4, 8, 14, 15, 16]);
});

test("a melody keeps its rests, and its last key sounds on the last chord", () => {
  const notes = played({ kind: "melody", instrument: "flute", line: "lead", gainDb: 0, transpose: 12 });
  expect(notes).toHaveLength(7);
  expect(notes[0]).toMatchObject({ pitch: 88 });
  expect(notes.at(-1)).toMatchObject({ seconds: 16, pitch: 84 });
});

test("a part that plays only in fuller music rests in thinner music", () => {
  expect(played({ kind: "melody", instrument: "flute", line: "lead", gainDb: 0, from: 0.95 })).toEqual([]);
});

test("swing moves the second of two sixteenths, and leaves beats where they are", () => {
  const swing = { beats: 0.25 as const, share: 0.6 };
  const notes = played(
    { kind: "drums", drum: "hat", gainDb: 0, patterns: [{ from: 0, steps: "55555555........" }] },
    { swing },
  );
  const [, second, third, , fifth] = notes;
  expect(second!.seconds).toBeCloseTo(0.3, 2);
  expect(third!.seconds).toBeCloseTo(0.5, 2);
  expect(fifth!.seconds).toBeCloseTo(1, 2);
});

test("a film that begins within a bar begins with a chord", () => {
  const notes = played(
    { kind: "bass", instrument: "electric-bass", low: 36, gainDb: 0, patterns: [{ from: 0, steps: "R..." }] },
    {},
    18.5,
  );
  expect(near(notes[0]!.seconds)).toBe(0);
  expect(near(notes[1]!.seconds)).toBe(2.5);
});

test("hands stray by a few milliseconds, always in the same way", () => {
  const part: Part = {
    kind: "bass",
    instrument: "electric-bass",
    low: 36,
    gainDb: 0,
    patterns: [{ from: 0, steps: "RRRR" }],
  };
  const notes = played(part);
  const strays = notes.map(({ seconds }) => Math.abs(seconds - Math.round(seconds)));
  expect(Math.max(...strays)).toBeLessThanOrEqual(0.004);
  expect(Math.max(...strays)).toBeGreaterThan(0.0005);
  expect(played(part)).toEqual(notes);
});
