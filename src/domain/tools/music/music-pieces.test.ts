import { expect, test } from "vitest";
import { chordOf } from "./harmony/chord.ts";
import { pitchOf } from "./harmony/pitch.ts";
import { MUSIC_PIECES, pieceOf } from "./music-pieces.ts";
import type { Phrase, Piece } from "./score/piece.ts";
import { chordsOfBars, notesOfBars, type WrittenNote } from "./score/read-phrase.ts";

const pieces = MUSIC_PIECES.map(({ id }) => pieceOf(id));
const each = pieces.map((piece) => [piece.id, piece] as const);

/** The notes of a phrase in beats from its start. */
function lineOf(piece: Piece, text: string): WrittenNote[] {
  return notesOfBars(text, piece.beatsPerBar).flatMap((bar, index) =>
    bar.map((note) => ({ ...note, atBeat: note.atBeat + index * piece.beatsPerBar })),
  );
}

function chordsOf(piece: Piece, phrase: Phrase) {
  return chordsOfBars(phrase.chords, piece.beatsPerBar).flatMap((bar, index) =>
    bar.map((chord) => ({ ...chord, atBeat: chord.atBeat + index * piece.beatsPerBar })),
  );
}

function chordAt(piece: Piece, phrase: Phrase, beat: number) {
  return chordsOf(piece, phrase).findLast(({ atBeat }) => atBeat <= beat + 1e-6)!.chord;
}

test("there are ten pieces of different tempo, key and mood", () => {
  expect(pieces).toHaveLength(10);
  for (const pick of ["id", "name", "mood"] as const) expect(new Set(pieces.map((piece) => piece[pick])).size).toBe(10);
  expect(new Set(pieces.map(({ key }) => key)).size).toBeGreaterThanOrEqual(7);
  expect(new Set(pieces.map(({ beatsPerMinute }) => beatsPerMinute)).size).toBeGreaterThanOrEqual(8);
});

test("an unknown piece is refused by name", () => {
  expect(() => pieceOf("polka")).toThrow('No piece of music is called "polka".');
});

test.each(each)("%s has phrases of four bars whose lines fill them", (_, piece) => {
  for (const phrase of Object.values(piece.phrases)) {
    expect(chordsOfBars(phrase.chords, piece.beatsPerBar)).toHaveLength(4);
    for (const line of [phrase.lead, phrase.counter])
      if (line) expect(notesOfBars(line, piece.beatsPerBar)).toHaveLength(4);
  }
});

test.each(each)("%s has melodies whose strong notes belong to their chord or step into it", (_, piece) => {
  const strays: string[] = [];
  for (const [name, phrase] of Object.entries(piece.phrases)) {
    for (const text of [phrase.lead, phrase.counter]) {
      if (!text) continue;
      const line = lineOf(piece, text);
      line.forEach((note, at) => {
        const inBar = note.atBeat % piece.beatsPerBar;
        const isStrong = inBar === 0 || (piece.beatsPerBar === 4 && inBar === 2);
        const { tones, symbol } = chordAt(piece, phrase, note.atBeat);
        if (!isStrong || tones.includes(note.pitch % 12)) return;
        const next = line[at + 1];
        const resolves =
          next !== undefined &&
          Math.abs(next.pitch - note.pitch) <= 2 &&
          chordAt(piece, phrase, next.atBeat).tones.includes(next.pitch % 12);
        if (!resolves) strays.push(`${name}, beat ${note.atBeat}: ${note.pitch} over ${symbol}`);
      });
    }
  }
  expect(strays).toEqual([]);
});

test.each(each)("%s sings within two octaves, without leaps beyond an octave", (_, piece) => {
  for (const { lead } of Object.values(piece.phrases)) {
    if (!lead) continue;
    const line = lineOf(piece, lead);
    const keys = line.map(({ pitch }) => pitch);
    expect(Math.max(...keys) - Math.min(...keys)).toBeLessThanOrEqual(19);
    for (let at = 1; at < keys.length; at++) expect(Math.abs(keys[at]! - keys[at - 1]!)).toBeLessThanOrEqual(12);
  }
});

test.each(each)("%s has a motif that comes back", (_, piece) => {
  const { a1, a2, b1, b2 } = piece.phrases;
  const rhythm = (text = "") =>
    notesOfBars(text, piece.beatsPerBar).map((bar) => bar.map(({ beats }) => beats).join(" "));
  const bars = [a1, a2, b1, b2].flatMap(({ lead }) => rhythm(lead));
  expect(new Set(bars).size).toBeLessThanOrEqual(12);
  const first = (text = "") => text.split("|")[0]!.trim();
  const isRepeated =
    first(a1.lead) === first(a2.lead) || first(b1.lead) === first(b2.lead) || new Set(rhythm(a1.lead)).size < 4;
  expect(isRepeated).toBe(true);
});

test.each(each)("%s ends on its tonic, and its melody steps or falls into the last key", (_, piece) => {
  const last = chordOf(piece.lastChord);
  expect(last.root).toBe(chordOf(piece.tonic).root);
  expect(last.tones).toContain(pitchOf(piece.lastKey) % 12);
  const before = lineOf(piece, piece.phrases.closing.lead!).at(-1)!;
  expect(Math.abs(pitchOf(piece.lastKey) - before.pitch)).toBeLessThanOrEqual(5);
  // The chord before the last one leads home: its root lies a fifth above the tonic.
  const dominant = chordsOf(piece, piece.phrases.closing).at(-1)!.chord;
  expect((dominant.root - last.root + 12) % 12).toBe(7);
});

test("melody and bass of the strings never move in parallel fifths or octaves", () => {
  const piece = pieceOf("great-hall");
  const faults: string[] = [];
  const orders = [["a1", "a2", "b1", "b2", "bridge", "a1", "a2", "closing"] as const, ["a1", "b1", "closing"] as const];
  for (const order of orders) {
    const notes = order.flatMap((id, place) =>
      lineOf(piece, piece.phrases[id].lead!).map(({ atBeat, pitch }) => {
        const { bass } = chordAt(piece, piece.phrases[id], atBeat);
        return { id: `${place} ${id} ${atBeat}`, pitch, bass };
      }),
    );
    const all = [...notes, { id: "end", pitch: pitchOf(piece.lastKey), bass: chordOf(piece.lastChord).bass }];
    for (let at = 1; at < all.length; at++) {
      const [a, b] = [all[at - 1]!, all[at]!];
      if (a.bass === b.bass || a.pitch % 12 === b.pitch % 12) continue;
      const interval = ({ pitch, bass }: { pitch: number; bass: number }) => (pitch - bass) % 12;
      if (interval(a) === interval(b) && (interval(a) === 0 || interval(a) === 7)) faults.push(b.id);
    }
  }
  expect(faults).toEqual([]);
});
