import { expect, test } from "vitest";
import { MUSIC_PIECES, pieceOf } from "../music-pieces.ts";
import { layBars } from "../score/form.ts";
import { soundingChords } from "../score/perform.ts";
import { chordOf } from "./chord.ts";
import { pitchClassOf, pitchOf } from "./pitch.ts";
import { leadVoices } from "./voicing.ts";

test("names of notes and keys are read", () => {
  expect([pitchClassOf("C"), pitchClassOf("F#"), pitchClassOf("Bb"), pitchClassOf("Cb")]).toEqual([0, 6, 10, 11]);
  expect([pitchOf("C4"), pitchOf("A4"), pitchOf("Bb3"), pitchOf("F#5")]).toEqual([60, 69, 58, 78]);
  expect(() => pitchOf("H4")).toThrow('No key is called "H4".');
  expect(() => pitchClassOf("C##")).toThrow('No note is called "C##".');
});

test("symbols are read with their bass", () => {
  expect(chordOf("C/E")).toMatchObject({ root: 0, bass: 4, tones: [0, 4, 7] });
  expect(chordOf("Bbmaj9").tones).toEqual([10, 2, 5, 9, 0]);
  expect(chordOf("E7b9").needed).toEqual([8, 2, 5]);
  expect(() => chordOf("Cmaj13")).toThrow('No chord is written "Cmaj13".');
});

test("a second, a fifth and a first degree are led by common notes and steps", () => {
  const chords = ["Dm7", "G7", "Cmaj7"].map(chordOf);
  const voicings = leadVoices(chords, { voices: 4, low: 50, high: 67 });
  for (let at = 1; at < voicings.length; at++)
    for (let voice = 0; voice < 4; voice++)
      expect(Math.abs(voicings[at]![voice]! - voicings[at - 1]![voice]!)).toBeLessThanOrEqual(2);
  voicings.forEach((voicing, at) => {
    for (const tone of chords[at]!.needed) expect(voicing.map((key) => key % 12)).toContain(tone);
  });
});

test("a space that no layout fits is refused", () => {
  expect(() => leadVoices([chordOf("C")], { voices: 4, low: 60, high: 64 })).toThrow(
    "C has no layout with 4 voices here.",
  );
});

test("voices of every part move by little more than two semitones on the average", () => {
  for (const { id } of MUSIC_PIECES) {
    const piece = pieceOf(id);
    const chords = soundingChords(piece, layBars(piece, piece.beatsPerBar * 44)).map(({ chord }) => chord);
    for (const part of piece.parts) {
      if (part.kind !== "chords") continue;
      const voicings = leadVoices(chords, part);
      let moved = 0;
      for (let at = 1; at < voicings.length; at++)
        for (let voice = 0; voice < part.voices; voice++)
          moved += Math.abs(voicings[at]![voice]! - voicings[at - 1]![voice]!);
      expect(moved / (voicings.length - 1) / part.voices, `${id}, ${part.instrument}`).toBeLessThanOrEqual(2.6);
      for (const voicing of voicings) expect(voicing.at(-1)).toBeLessThanOrEqual(part.high);
    }
  }
});
