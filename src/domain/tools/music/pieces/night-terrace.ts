import type { Piece } from "../score/piece.ts";

/**
 * Deep house in A minor: four kicks a bar, open hats between them, chords of the ninth off the beat, a riff in groups of
 * three sixteenths. Chords and pads make room for each kick.
 */
export const nightTerrace: Piece = {
  id: "night-terrace",
  name: "Terraza de noche",
  mood: "Deep house ligero, moderno y urbano",
  key: "La menor",
  tonic: "Am",
  beatsPerMinute: 120,
  beatsPerBar: 4,
  lastChord: "Am9",
  lastKey: "A4",
  accent: { drum: "crash", gainDb: -24 },
  room: { seconds: 1.6, level: 0.6, brightness: 0.6 },
  phrases: {
    opening: { chords: "Am9 | Fmaj9 | Dm9 | Em7" },
    a1: {
      chords: "Am9 | Fmaj9 | Dm9 | Em7",
      lead: "E5:0.75 G5:0.75 E5:0.5 _:2 | _:2 C5:0.75 E5:0.75 D5:0.5 | E5:0.75 F5:0.75 E5:0.5 _:2 | _:2 B4:0.75 D5:0.75 G4:0.5",
    },
    a2: {
      chords: "Am9 | Fmaj9 | Dm9 | Em7",
      lead: "E5:0.75 G5:0.75 A5:0.5 _:2 | _:2 C5:0.75 E5:0.75 G5:0.5 | A5:0.75 F5:0.75 E5:0.5 _:1 C5:1 | D5:1.5 B4:0.5 G4:1 _:1",
    },
    b1: {
      chords: "Fmaj9 | G6 | Am9 | Em7",
      lead: "C6:0.75 A5:0.75 G5:0.5 E5:2 | B5:0.75 G5:0.75 E5:0.5 D5:2 | C6:0.75 B5:0.75 G5:0.5 E5:2 | G5:1.5 D5:0.5 B4:2",
    },
    b2: {
      chords: "Fmaj9 | G6 | Am9 | Em7",
      lead: "C6:0.75 A5:0.75 G5:0.5 E5:2 | B5:0.75 G5:0.75 E5:0.5 D5:2 | C6:0.75 B5:0.75 G5:0.5 E5:2 | G5:0.75 A5:0.75 B5:0.5 D5:2",
    },
    bridge: {
      chords: "Dm9 | Am9 | Fmaj9 | E7sus4",
      lead: "F5:4 | E5:4 | C5:4 | A4:2 B4:2",
    },
    closing: {
      chords: "Fmaj9 | G6 | Dm9 | E7sus4",
      lead: "C6:0.75 A5:0.75 G5:0.5 E5:2 | B5:0.75 G5:0.75 E5:0.5 D5:2 | A5:0.75 F5:0.75 E5:0.5 C5:2 | D5:1.5 B4:0.5 A4:1 B4:1",
    },
  },
  parts: [
    {
      kind: "drums",
      drum: "house-kick",
      gainDb: -7,
      ends: true,
      fill: "9...9...9.....6.",
      patterns: [
        { from: 0, steps: "9...9...9...9..." },
        { from: 0.34, steps: "" },
        { from: 0.36, steps: "9...9...9...9..." },
      ],
    },
    {
      kind: "chords",
      instrument: "electric-piano",
      voices: 4,
      low: 52,
      high: 71,
      gainDb: -10,
      room: 0.3,
      effects: { pump: 0.45, chorus: 0.35, highPassHz: 160, echo: { beats: 0.75, level: 0.14, feedback: 0.3 } },
      patterns: [
        { from: 0, steps: "..x...,...x..,.." },
        { from: 0.5, steps: "..x..x,...x..x,." },
        { from: 0.8, steps: "..x..x,.o.x..x,." },
      ],
    },
    {
      kind: "bass",
      instrument: "synth-bass",
      low: 33,
      gainDb: -6,
      effects: { pump: 0.5, drive: 0.15, lowPassHz: 1400 },
      patterns: [
        { from: 0, steps: "" },
        { from: 0.38, steps: "..R..r,.R..r,.O." },
        { from: 0.75, steps: "..R.rR,.R.rR,.O." },
      ],
    },
    {
      kind: "melody",
      instrument: "pluck",
      line: "lead",
      gainDb: -8,
      pan: 0.15,
      room: 0.35,
      from: 0.36,
      effects: { pump: 0.25, lowPassHz: 5200, echo: { beats: 0.75, level: 0.3, feedback: 0.4 } },
    },
    { kind: "melody", instrument: "pad", line: "lead", gainDb: -17, room: 0.5, from: 0.34, until: 0.36 },
    {
      kind: "chords",
      instrument: "pad",
      voices: 4,
      low: 52,
      high: 72,
      gainDb: -17,
      room: 0.4,
      goesOn: "x",
      effects: { pump: 0.6 },
      patterns: [{ from: 0, steps: "x" }],
    },
    {
      kind: "drums",
      drum: "clap",
      gainDb: -9,
      room: 0.2,
      fill: "....8.......8..6",
      patterns: [
        { from: 0, steps: "" },
        { from: 0.38, steps: "....7.......7..." },
      ],
    },
    {
      kind: "drums",
      drum: "open-hat",
      gainDb: -11,
      pan: 0.15,
      patterns: [
        { from: 0, steps: "" },
        { from: 0.45, steps: "..6...6...6...6." },
      ],
    },
    {
      kind: "drums",
      drum: "hat",
      gainDb: -11,
      pan: -0.2,
      patterns: [
        { from: 0, steps: "..5...5...5...5." },
        { from: 0.6, steps: "4.52435245243524" },
      ],
    },
    {
      kind: "drums",
      drum: "shaker",
      gainDb: -16,
      pan: 0.35,
      patterns: [
        { from: 0, steps: "" },
        { from: 0.7, steps: "5374537453745374" },
      ],
    },
    {
      kind: "drums",
      drum: "crash",
      gainDb: -16,
      room: 0.3,
      ends: true,
      patterns: [
        { from: 0, steps: "" },
        { from: 0.7, steps: "7|.|.|." },
      ],
    },
  ],
};
