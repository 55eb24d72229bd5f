import type { Piece } from "../score/piece.ts";

/**
 * A rumba in A minor: the Andalusian cadence as a sequence of one motif, strums that accent one, the half after two, and
 * four, a wooden box, and two who clap, one on the beat and one against it.
 */
export const whiteStreet: Piece = {
  id: "white-street",
  name: "Calle blanca",
  mood: "Guitarra mediterránea con palmas",
  key: "La menor",
  tonic: "Am",
  beatsPerMinute: 108,
  beatsPerBar: 4,
  lastChord: "Am",
  lastKey: "A4",
  accent: { drum: "palma", gainDb: -8 },
  room: { seconds: 1.2, level: 0.7, brightness: 0.6 },
  phrases: {
    opening: { chords: "Am | G | F | E7", lead: "" },
    a1: {
      chords: "Am | G | F | E7",
      lead: "E5:0.5 A5:1 G5:0.5 E5:1 C5:1 | D5:0.5 G5:1 F5:0.5 D5:1 B4:1 | C5:0.5 F5:1 E5:0.5 C5:1 A4:1 | B4:1 G#4:0.5 A4:0.5 B4:2",
    },
    a2: {
      chords: "Dm7 | G7 | Cmaj7 | E7",
      lead: "A5:1 G5:0.5 F5:0.5 D5:1 F5:1 | G5:1 F5:0.5 D5:0.5 B4:1 D5:1 | E5:1 G5:0.5 B5:0.5 G5:1 E5:1 | G#5:2 B5:1 E5:1",
    },
    b1: {
      chords: "F | G | Am7 | E7b9",
      lead: "A5:1 C6:0.5 A5:0.5 F5:2 | B5:1 D6:0.5 B5:0.5 G5:2 | C6:1.5 B5:0.5 A5:1 E5:1 | G#5:1 F5:0.5 E5:0.5 D5:1 B4:1",
    },
    b2: {
      chords: "F | G | Am7 | E7",
      lead: "A5:1 C6:0.5 A5:0.5 F5:2 | B5:1 D6:0.5 B5:0.5 G5:2 | C6:0.5 B5:0.5 A5:1 G5:1 E5:1 | F5:0.5 E5:0.5 D5:0.5 E5:0.5 G#4:1 B4:1",
    },
    bridge: {
      chords: "Dm7 | Am/C | Bm7b5 | E7b9",
      lead: "D5:2 F5:2 | E5:3 _:1 | D5:1 F5:1 A5:2 | G#5:3 _:1",
    },
    closing: {
      chords: "F | G | Dm7 | E7b9",
      lead: "A5:1 C6:0.5 A5:0.5 F5:2 | B5:1 D6:0.5 B5:0.5 G5:2 | A5:1 F5:0.5 E5:0.5 D5:1 F5:1 | E5:1 F5:0.5 E5:0.5 D5:1 B4:1",
    },
  },
  parts: [
    {
      kind: "chords",
      instrument: "nylon-guitar",
      voices: 4,
      low: 48,
      high: 67,
      gainDb: -13,
      pan: -0.32,
      room: 0.18,
      strumMs: 8,
      goesOn: "....2.1.|0.1.2.3.2.1.2.1.",
      patterns: [
        { from: 0, steps: "X..x..X." },
        { from: 0.45, steps: "X..x.oX." },
        { from: 0.7, steps: "X.o.ooX.o.o.Xoo." },
      ],
    },
    {
      kind: "bass",
      instrument: "upright-bass",
      low: 33,
      gainDb: -9,
      patterns: [
        { from: 0, steps: "R..r..F." },
        { from: 0.7, steps: "R..r..Fa" },
      ],
    },
    { kind: "melody", instrument: "nylon-guitar", line: "lead", gainDb: -3, pan: 0.22, room: 0.25, from: 0.32 },
    {
      kind: "melody",
      instrument: "nylon-guitar",
      line: "lead",
      transpose: -12,
      gainDb: -10,
      pan: 0.4,
      room: 0.25,
      from: 0.78,
      lateMs: 10,
    },
    {
      kind: "drums",
      drum: "cajon",
      gainDb: -10,
      ends: true,
      fill: "8..5..6.8..5.6.7",
      patterns: [
        { from: 0, steps: "" },
        { from: 0.4, steps: "8.....5.....6..." },
        { from: 0.7, steps: "8.....6..4..7..." },
      ],
    },
    {
      kind: "drums",
      drum: "cajon-slap",
      gainDb: -8,
      pan: 0.1,
      fill: "....6..4....6.57",
      patterns: [
        { from: 0, steps: "" },
        { from: 0.4, steps: "....6.......6..3" },
        { from: 0.7, steps: "..3.6.32..3.6.33" },
      ],
    },
    {
      kind: "drums",
      drum: "palma-sorda",
      gainDb: -9,
      pan: -0.25,
      room: 0.25,
      patterns: [
        { from: 0, steps: "6...5...6...5..." },
        { from: 0.5, steps: "6..36..36..36..3" },
      ],
    },
    {
      kind: "drums",
      drum: "palma",
      gainDb: -9,
      pan: 0.3,
      room: 0.3,
      ends: true,
      patterns: [
        { from: 0, steps: "" },
        { from: 0.5, steps: "..6...6...6...6." },
        { from: 0.75, steps: "..6..36...6..36." },
      ],
    },
  ],
};
