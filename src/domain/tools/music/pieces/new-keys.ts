import type { Piece } from "../score/piece.ts";

/**
 * Light and confident in A major: palm-muted eighths, piano, bells, claps later on. The theme is a turn that starts a step
 * higher in each bar, and comes down by steps in the second half.
 */
export const newKeys: Piece = {
  id: "new-keys",
  name: "Llaves nuevas",
  mood: "Corporativo ligero, optimista y limpio",
  key: "La mayor",
  tonic: "A",
  beatsPerMinute: 116,
  beatsPerBar: 4,
  lastChord: "Aadd9",
  lastKey: "A5",
  accent: { drum: "crash", gainDb: -24 },
  room: { seconds: 1.8, level: 0.8, brightness: 0.65 },
  phrases: {
    opening: { chords: "Dadd9 | A/C# | Dadd9 | E" },
    a1: {
      chords: "Dadd9 | E | F#m7 | A/C#",
      lead: "F#5:1 E5:0.5 A4:1.5 E5:1 | G#5:1 F#5:0.5 B4:1.5 F#5:1 | A5:1 G#5:0.5 C#5:1.5 E5:1 | E5:3 _:1",
    },
    a2: {
      chords: "Dadd9 | E | F#m7 | E",
      lead: "F#5:1 E5:0.5 A4:1.5 E5:1 | G#5:1 F#5:0.5 B4:1.5 F#5:1 | A5:1 G#5:0.5 C#6:1.5 B5:1 | B5:2 G#5:1 E5:1",
    },
    b1: {
      chords: "A | E/G# | F#m7 | D",
      lead: "C#6:1 B5:0.5 A5:1.5 E5:1 | B5:1 A5:0.5 G#5:1.5 E5:1 | A5:1 G#5:0.5 F#5:1.5 C#5:1 | F#5:2 A5:2",
    },
    b2: {
      chords: "A | C#m7 | D | Esus4 E",
      lead: "C#6:1 B5:0.5 A5:1.5 E5:1 | B5:1 A5:0.5 G#5:1.5 C#5:1 | F#5:1 A5:1 D6:2 | B5:2 G#5:2",
    },
    bridge: {
      chords: "F#m7 | D | A | E",
      lead: "C#5:2 A4:2 | F#5:3 _:1 | E5:2 C#5:2 | B4:3 _:1",
    },
    closing: {
      chords: "D | E | C#m7 F#m7 | D E",
      lead: "F#5:1 E5:0.5 D5:1.5 A5:1 | G#5:1 F#5:0.5 E5:1.5 B5:1 | B5:1 G#5:1 A5:1 C#6:1 | A5:1 F#5:1 G#5:1 B5:1",
    },
  },
  parts: [
    {
      kind: "chords",
      instrument: "muted-guitar",
      voices: 3,
      low: 52,
      high: 69,
      gainDb: -6,
      pan: -0.4,
      room: 0.2,
      effects: { echo: { beats: 0.75, level: 0.18, feedback: 0.2 } },
      patterns: [
        { from: 0, steps: "01210121" },
        { from: 0.7, steps: "p1212121" },
      ],
    },
    {
      kind: "chords",
      instrument: "piano",
      voices: 4,
      low: 52,
      high: 71,
      gainDb: -11,
      pan: 0.15,
      room: 0.25,
      goesOn: "0.1.2.1.",
      patterns: [
        { from: 0, steps: "x..." },
        { from: 0.7, steps: "x.o.x.o." },
      ],
    },
    {
      kind: "bass",
      instrument: "electric-bass",
      low: 28,
      gainDb: -7,
      effects: { lowPassHz: 1800 },
      patterns: [
        { from: 0, steps: "" },
        { from: 0.4, steps: "R......." },
        { from: 0.5, steps: "R.rrR.rr" },
        { from: 0.72, steps: "RrrrRrrf" },
      ],
    },
    { kind: "melody", instrument: "piano", line: "lead", gainDb: -6, pan: 0.1, room: 0.3, from: 0.32 },
    { kind: "melody", instrument: "bell", line: "lead", transpose: 12, gainDb: -18, pan: -0.2, room: 0.5, from: 0.5 },
    { kind: "melody", instrument: "marimba", line: "lead", gainDb: -13, pan: 0.3, room: 0.3, from: 0.74 },
    {
      kind: "chords",
      instrument: "strings",
      voices: 3,
      low: 57,
      high: 76,
      gainDb: -19,
      room: 0.5,
      patterns: [
        { from: 0, steps: "" },
        { from: 0.6, steps: "x" },
      ],
    },
    {
      kind: "drums",
      drum: "kick",
      gainDb: -11,
      ends: true,
      patterns: [
        { from: 0, steps: "" },
        { from: 0.4, steps: "8...7...8...7..." },
        { from: 0.75, steps: "9...8...9...8.5." },
      ],
    },
    {
      kind: "drums",
      drum: "clap",
      gainDb: -9,
      pan: 0.08,
      room: 0.3,
      fill: "....7.......7.56",
      patterns: [
        { from: 0, steps: "" },
        { from: 0.52, steps: "....7.......7..." },
      ],
    },
    {
      kind: "drums",
      drum: "hat",
      gainDb: -11,
      pan: 0.3,
      patterns: [
        { from: 0, steps: "" },
        { from: 0.5, steps: "..5...5...5...5." },
        { from: 0.72, steps: "4.6.4.6.4.6.4.6." },
      ],
    },
    {
      kind: "drums",
      drum: "shaker",
      gainDb: -15,
      pan: -0.3,
      patterns: [
        { from: 0, steps: "" },
        { from: 0.45, steps: "6354635463546354" },
      ],
    },
    {
      kind: "drums",
      drum: "crash",
      gainDb: -15,
      room: 0.3,
      ends: true,
      patterns: [
        { from: 0, steps: "" },
        { from: 0.74, steps: "6|.|.|." },
      ],
    },
  ],
};
