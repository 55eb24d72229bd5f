import type { Piece } from "../score/piece.ts";

/**
 * Nylon guitar in three-four time, D major: thumb, arpeggio and song on one kind of instrument. The motif, a dotted step
 * upwards, returns in every phrase; the bridge borrows the sixth of the minor.
 */
export const orangeCourtyard: Piece = {
  id: "orange-courtyard",
  name: "Patio de naranjos",
  mood: "Guitarra cálida, con calma y cercanía",
  key: "Re mayor",
  tonic: "D",
  beatsPerMinute: 96,
  beatsPerBar: 3,
  lastChord: "Dadd9",
  lastKey: "D5",
  room: { seconds: 1.7, level: 0.8, brightness: 0.55 },
  phrases: {
    opening: { chords: "D | Gadd9/D | D | A7sus4", lead: "" },
    a1: {
      chords: "D | A/C# | Bm7 | F#m7",
      lead: "F#5:1.5 G5:0.5 A5:1 | A5:1 E5:2 | D5:1.5 E5:0.5 F#5:1 | C#5:2 A4:1",
      counter: "A4:3 | A4:3 | F#4:3 | F#4:3",
    },
    a2: {
      chords: "G | D/F# | Em7 | A7",
      lead: "B4:1 D5:1 G5:1 | F#5:1.5 E5:0.5 D5:1 | E5:1.5 F#5:0.5 G5:1 | E5:2 C#5:1",
      counter: "G4:3 | F#4:3 | G4:3 | G4:3",
    },
    b1: {
      chords: "Bm | Bm7/A | G | D/F#",
      lead: "F#5:1 B5:2 | A5:1.5 G5:0.5 F#5:1 | G5:1.5 F#5:0.5 G5:1 | F#5:2 D5:1",
      counter: "D5:3 | D5:3 | B4:3 | A4:3",
    },
    b2: {
      chords: "Em7 | C | G/B | A7sus4 A7",
      lead: "G5:1.5 F#5:0.5 E5:1 | E5:1 G5:2 | D5:1 G5:1 B5:1 | A5:1.5 G5:0.5 E5:1",
      counter: "B4:3 | C5:3 | B4:3 | D5:1.5 C#5:1.5",
    },
    bridge: {
      chords: "G | Gm6 | D/F# | A7sus4",
      lead: "B4:1 D5:2 | Bb4:1 D5:2 | A4:1 D5:1 F#5:1 | E5:3",
      counter: "G4:3 | G4:3 | F#4:3 | G4:3",
    },
    closing: {
      chords: "Bm7 | G | Em7 | A7",
      lead: "F#5:1.5 G5:0.5 A5:1 | B5:1.5 A5:0.5 G5:1 | G5:1 F#5:1 E5:1 | E5:1.5 D5:0.5 C#5:1",
      counter: "D5:3 | D5:3 | B4:3 | A4:3",
    },
  },
  parts: [
    {
      kind: "chords",
      instrument: "nylon-guitar",
      voices: 3,
      low: 54,
      high: 69,
      gainDb: -10,
      pan: -0.28,
      room: 0.2,
      goesOn: ".01212",
      patterns: [
        { from: 0, steps: ".01212" },
        { from: 0.7, steps: "001212" },
      ],
    },
    {
      kind: "bass",
      instrument: "nylon-guitar",
      low: 38,
      gainDb: -9,
      pan: -0.1,
      room: 0.12,
      patterns: [
        { from: 0, steps: "R.." },
        { from: 0.6, steps: "R.f" },
      ],
    },
    {
      kind: "melody",
      instrument: "nylon-guitar",
      line: "lead",
      gainDb: -4,
      pan: 0.22,
      room: 0.25,
      from: 0.32,
      lateMs: 5,
    },
    { kind: "melody", instrument: "strings", line: "counter", gainDb: -18, room: 0.45, from: 0.62 },
    {
      kind: "bass",
      instrument: "upright-bass",
      low: 33,
      gainDb: -13,
      patterns: [
        { from: 0, steps: "" },
        { from: 0.6, steps: "R.." },
        { from: 0.78, steps: "R.f" },
      ],
    },
    {
      kind: "drums",
      drum: "shaker",
      gainDb: -16,
      pan: 0.35,
      patterns: [
        { from: 0, steps: "" },
        { from: 0.7, steps: "735454" },
      ],
    },
    { kind: "melody", instrument: "flute", line: "lead", gainDb: -17, pan: -0.2, room: 0.5, from: 0.84 },
  ],
};
